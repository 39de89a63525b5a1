"""One test or more for each card: what it does, and what it must not do."""

from __future__ import annotations

from dejarik.core.question import Ask, Option
from tests.games.lcg.stage import Play, Scene

__all__ = ["Play", "Scene", "never", "offered", "offers", "play_on", "rebels", "use"]


def about(option: Option, card: int) -> bool:
    """Whether an answer speaks of a card: to play it, to use it, or to choose it."""
    if isinstance(option, tuple):
        return option[:1] == (card,) or (len(option) > 1 and option[0] in ("play", "use") and option[1] == card)
    return option == card


def offers(play: Play, card: int) -> list[Option]:
    """The answers to the open question that speak of a card."""
    if play.match.over or not isinstance(play.question, Ask):
        return []
    return [option for option in play.options if about(option, card)]


def offered(play: Play, card: int) -> bool:
    return bool(offers(play, card))


def use(play: Play, who: str, card: int, *more: object) -> Play:
    """Play, use or choose a card where it is offered; resources are found, then `more` is answered.

    A card among `more` that is the only possible choice is not asked for, and so not answered.
    """
    found = offers(play, card)
    assert found, f"{play.table.cards[card]} is not offered: {play.asked} {play.question}"
    play.answer(who, found[0])
    play_on(play)
    for value in more:
        if isinstance(value, int) and not (play.asked.startswith(who) and offered(play, value)):
            continue
        play.answer(who, value)
        play_on(play)
    return play


def play_on(play: Play) -> Play:
    """Pay whatever is to be paid."""
    while not play.match.over and play.question.kind == "pay":
        play.skip()
    return play


def never(play: Play, card: int, until: str = "halt") -> Play:
    """Go on, passing, and see that the card can never be played or used on the way."""
    for _ in range(300):
        if not play.match.over and play.question.kind in ("action", "reaction", "interrupt", "forced"):
            assert not offered(play, card), f"{play.table.cards[card]} is offered: {play.asked} {play.question}"
        if play.match.over or until in (play.asked, play.asked.split()[1]):
            return play
        play.skip()
    raise AssertionError(f"never came: {until}")


def rebels() -> Scene:
    return Scene(light="rebel-alliance")
