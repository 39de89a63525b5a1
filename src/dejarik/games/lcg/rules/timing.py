"""Время и сроки: interrupts before, reactions after, forced ones first, active player first, one at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dejarik.core.effects import carry_out
from dejarik.core.question import Ask, Option, Procedure
from dejarik.games.lcg.cards.ability import (
    HELD,
    SCRIPTS,
    Ability,
    Choice,
    Effect,
    Filter,
    Moment,
    Target,
    Use,
    Whom,
    number,
)
from dejarik.games.lcg.notes import Cancelled, OfAbility, OfMoment, Uses, Wins
from dejarik.games.lcg.rules.values import FACTS, facts
from dejarik.games.lcg.state import DIAL, Table

INTERRUPT = "interrupt"
REACTION = "reaction"
#: The rule by which answers take turns.
ORDER = {INTERRUPT: "lcg.interrupt.order", REACTION: "lcg.reaction.order"}
#: The rule behind each kind of choice that the text of a card asks for.
CHOICES = {
    "target": "lcg.term.target",
    "choose": "lcg.state.controller",
    "keep": "lcg.gap.simultaneous-choice",
    "rescue-from": "lcg.rescue.by-effect",
    "capture-card": "lcg.capture.attach",
    "put-into-play": "lcg.zone.put-into-play",
    "discard-hand": "lcg.discard.meaning",
    "discard-theirs": "lcg.discard.meaning",
    "from-discard": "lcg.zone.effects-in-play-only",
    "to-bottom": "lcg.zone.effects-in-play-only",
    "choose-objective": "lcg.refresh.replace-one-by-one",
    "top-order": "lcg.golden.card-over-rules",
    "bottom-order": "lcg.golden.card-over-rules",
    "icon-to-gain": "lcg.golden.card-over-rules",
    "amount": "lcg.damage.tokens",
}
#: Choices among cards that the other player does not see before or after.
SECRET = frozenset({"to-bottom", "capture-card", "top-order", "bottom-order"})


class Victory(Exception):
    """Somebody has won: nothing more is carried out."""


def win(table: Table, seat: int, result: str) -> None:
    """Победа: at the instant its condition is met."""
    table.winner = seat
    table.result = result
    table.note(Wins, seat, result)
    raise Victory


# ── what may be used ───────────────────────────────────────────────────────────────────────────────────────────────


def within_limit(use: Use, ability: Ability) -> bool:
    """ "Once per turn" counts on the copy, "1 per turn" on the title and player."""
    if ability.limit == "copy":
        piece = use.table.pieces.get(use.this)
        return piece is None or ability.index not in piece.used
    if ability.limit == "title":
        return (use.seat, facts(use.table, use.this).title) not in use.table.titles
    return True


def count_use(use: Use, ability: Ability) -> None:
    if ability.limit == "copy":
        piece = use.table.pieces.get(use.this)
        if piece is not None:
            piece.used = (*piece.used, ability.index)
    elif ability.limit == "title":
        use.table.titles.append((use.seat, facts(use.table, use.this).title))


def effect_possible(use: Use, effects: Sequence[Effect]) -> bool:
    """Every target must exist, and at least one part must do something."""
    if not effects:
        return True
    for effect in effects:
        if effect.then:
            break
        for target in effect.targets():
            least = number(target.least, use)
            if least and len(target.options(use)) < least:
                return False
    return any(effect.possible(use) for effect in effects)


def usable(use: Use, ability: Ability) -> bool:
    """Whether the ability may be announced now, its price aside."""
    if ability.only is not None and not ability.only(use):
        return False
    if not within_limit(use, ability):
        return False
    if not effect_possible(use, ability.effects):
        return False
    return all(cost.possible(use) for cost in ability.cost)


def affordable(use: Use, ability: Ability) -> bool:
    """Whether the resources are there: of the event, and those the ability asks for."""
    from dejarik.games.lcg.rules import resources

    table, seat = use.table, use.seat
    spend = number(ability.resources, use)
    if table.pieces.get(use.this) is None and facts(table, use.this).type == "event":
        return resources.why_not_payable(table, seat, use.this, spend) is None
    return spend == 0 or resources.available(table, seat) >= spend


# ── choices ────────────────────────────────────────────────────────────────────────────────────────────────────────


def select(use: Use, seat: int, kind: str, options: Sequence[int], least: int, most: int) -> Procedure[list[int]]:
    """Choose among cards; nobody is asked when there is nothing to decide."""
    most = min(most, len(options))
    least = min(least, most)
    if least == most == len(options):
        return list(options)
    answer = yield ask(use, seat, kind, options, least, most)
    return [answer] if least == 1 == most else list(answer)


def ask(
    use: Use, seat: int, kind: str, options: Sequence[int], least: int = 1, most: int = 1, *, ordered: bool = False
) -> Ask:
    """A question that the text of a card asks."""
    about = OfAbility(use.table.cards[use.this], use.ability.index if use.ability else 0)
    return Ask(seat, kind, tuple(options), least, most, ordered, kind in SECRET, about, CHOICES[kind])


def choose_targets(use: Use, effects: Sequence[Effect]) -> Procedure[bool]:
    """Выбор целей: after payment, before the effect. False if a target that is needed does not exist (any more)."""
    for effect in effects:
        for target in effect.targets():
            if id(target) in use.chosen:
                continue
            options = target.options(use)
            least, most = number(target.least, use), number(target.most, use)
            if len(options) < least and not effect.then:
                return False
            use.chosen[id(target)] = yield from select(use, use.seat, "target", options, least, most)
    return True


def pick(use: Use, whom: Whom, useful: Callable[[Use, int], bool] | None) -> Procedure[list[int]]:
    """The things an effect is carried out on."""
    if isinstance(whom, Target):
        return [thing for thing in use.chosen.get(id(whom), ()) if thing in use.table.pieces]
    if isinstance(whom, Filter):
        found = whom.find(use)
        return found if useful is None else [thing for thing in found if useful(use, thing)]
    options = [thing for thing in whom.filter.find(use) if useful is None or useful(use, thing)]
    return (yield from select(use, whom.by(use), "choose", options, number(whom.least, use), number(whom.most, use)))


def candidates(use: Use, whom: Whom, useful: Callable[[Use, int], bool] | None) -> bool:
    """Whether there is anything the effect could be carried out on."""
    if isinstance(whom, Target):
        return bool(whom.options(use)) and number(whom.most, use) > 0
    found = whom.find(use) if isinstance(whom, Filter) else whom.filter.find(use)
    least = number(whom.least, use) if isinstance(whom, Choice) else 1
    count = sum(1 for thing in found if useful is None or useful(use, thing))
    return count >= max(1, least)


# ── carrying out ───────────────────────────────────────────────────────────────────────────────────────────────────


def pay_costs(use: Use, ability: Ability) -> Procedure[bool]:
    """Everything on the left of the "to"; if a part is not really paid the effect does not follow."""
    from dejarik.games.lcg.rules import resources

    spend = number(ability.resources, use)
    if spend:
        paid = yield from resources.pay(use.table, use.seat, use.this, spend, None)
        if not paid:
            return False
    for cost in ability.cost:
        if not (yield from cost.resolve(use)):
            return False
    return True


def use_ability(use: Use, ability: Ability) -> Procedure[None]:
    """Use an ability of a card in play: announce, pay, choose targets, carry out unless cancelled."""
    use.ability = ability
    count_use(use, ability)
    use.table.note(Uses, use.seat, use.table.cards[use.this], use.this)
    if not (yield from pay_costs(use, ability)):
        return
    yield from execute(use, ability, ())


def execute(use: Use, ability: Ability, kinds: tuple[str, ...]) -> Procedure[None]:
    """Targets, then the chance to cancel, then the effect."""
    table = use.table
    if not (yield from choose_targets(use, ability.effects)):
        return
    if ability.timing == INTERRUPT:
        kinds = (*kinds, "interrupt-used")
    moment = None
    if kinds:
        moment = Moment(*kinds, card=use.this, seat=use.seat, by=use)
        yield from interrupts(table, moment)
        if moment.cancelled:
            use.cancelled = True
            table.note(Cancelled, table.cards[use.this], use.this)
            return
    yield from carry_out(use, ability.effects)


# ── the sequence of interrupts or reactions ────────────────────────────────────────────────────────────────────────


def interrupts(table: Table, moment: Moment) -> Procedure[None]:
    """Перехваты: before what triggered them."""
    if awaited(table, INTERRUPT, moment.kinds):
        yield from _sequence(table, INTERRUPT, [moment])


def reactions(table: Table, *moments: Moment) -> Procedure[None]:
    """Реакции: after what triggered them."""
    due = [moment for moment in moments if awaited(table, REACTION, moment.kinds)]
    if due:
        yield from _sequence(table, REACTION, due)


def awaited(table: Table, timing: str, kinds: Sequence[str]) -> bool:
    """A quick look whether any card in play or in any hand could answer at all."""
    for kind in kinds:
        key = f"{timing}:{kind}"
        if key in table.waiting or key in HELD:
            return True
    return False


def _sequence(table: Table, timing: str, moments: list[Moment]) -> Procedure[None]:
    done: set[tuple[int, int, int]] = set()
    yield from _forced(table, timing, moments, done)
    seat, passes = table.active, 0
    while passes < 2:
        if timing == INTERRUPT and moments[0].cancelled:
            return
        options = answers(table, timing, moments, seat, done)
        if table.hands[seat] and table.brisk:
            table.reveal()  # who is asked, and who is not, tells of the hand
        if not options and (table.brisk or not might_answer(table, timing, moments, seat)):
            passes += 1
            seat = 1 - seat
            continue
        first = _occasion(table, timing, moments, seat)
        must = options and first.kinds[0] == "playing" and seat == first.seat and _too_dear(table, first)
        choices: tuple[Option, ...] = tuple(options) if must else ("pass", *options)
        answer = yield Ask(seat, timing, choices, about=_of_moment(table, first), rule=ORDER[timing])
        if answer == "pass":
            passes += 1
        else:
            passes = 0
            done.add(answer)
            yield from _answer_with(table, seat, answer, moments)
        seat = 1 - seat


def _of_moment(table: Table, moment: Moment) -> OfMoment:
    card, seat = moment.card, moment.seat
    return OfMoment(moment.kinds[0], table.cards[card] if card >= DIAL else None, None if seat < 0 else seat, card)


def _occasion(table: Table, timing: str, moments: Sequence[Moment], seat: int) -> Moment:
    """The moment that the question names: the first which, for all that both players can see, `seat` could answer."""
    for moment in moments if len(moments) > 1 else ():
        if _answered_in_play(table, timing, moment, seat) or might_answer(table, timing, (moment,), seat):
            return moment
    return moments[0]


def _answered_in_play(table: Table, timing: str, moment: Moment, seat: int) -> bool:
    for kind in moment.kinds:
        for card, ability in _waiting(table, f"{timing}:{kind}", seat, forced=False):
            assert ability.trigger is not None
            if ability.trigger.met(Use(table, seat, card, moment, ability)):
                return True
    return False


def _too_dear(table: Table, moment: Moment) -> bool:
    """Whether the card being played cannot be paid for without a further discount: then one has to be used."""
    from dejarik.games.lcg.rules import resources

    cost = max(0, resources.cost_of(table, moment.seat, moment.card) - moment.amount)
    return resources.available(table, moment.seat) < cost


def _forced(table: Table, timing: str, moments: list[Moment], done: set[tuple[int, int, int]]) -> Procedure[None]:
    """Вынужденные эффекты: all of them, before the optional ones, in the order the active player likes."""
    while True:
        due = [
            answer
            for seat in (table.active, 1 - table.active)
            for answer in answers(table, timing, moments, seat, done, forced=True)
        ]
        if not due:
            return
        answer = due[0]
        if len(due) > 1:
            answer = yield Ask(table.active, "forced", tuple(due), rule="lcg.gap.forced-priority")
        done.add(answer)
        yield from _answer_with(table, table.pieces[answer[0]].controller, answer, moments)


def answers(
    table: Table,
    timing: str,
    moments: Sequence[Moment],
    seat: int,
    done: set[tuple[int, int, int]],
    *,
    forced: bool = False,
) -> list[tuple[int, int, int]]:
    """What `seat` may use now: card, ability, moment."""
    found: list[tuple[int, int, int]] = []
    for place, moment in enumerate(moments):
        for kind in moment.kinds:
            key = f"{timing}:{kind}"
            for card, ability in _waiting(table, key, seat, forced=forced):
                _consider(found, table, seat, card, moment, place, ability, done)
            if not forced and key in HELD:
                for card in table.hands[seat]:
                    script = SCRIPTS.get(table.cards[card])
                    if script is not None:
                        for ability in script.triggers.get(key, ()):
                            if ability.zone == "hand" or FACTS[table.cards[card]].type == "event":
                                _consider(found, table, seat, card, moment, place, ability, done)
    return found


def _waiting(table: Table, key: str, seat: int, *, forced: bool) -> Sequence[tuple[int, Ability]]:
    """The abilities of cards in play that wait for a kind of moment."""
    cards = table.waiting.get(key)
    if cards is None:
        return ()
    pieces = table.pieces
    return [
        (card, ability)
        for card in cards
        if pieces[card].controller == seat
        for ability in SCRIPTS[pieces[card].card].triggers[key]
        if ability.zone == "play" and ability.forced == forced
    ]


def _consider(
    found: list[tuple[int, int, int]],
    table: Table,
    seat: int,
    card: int,
    moment: Moment,
    place: int,
    ability: Ability,
    done: set[tuple[int, int, int]],
) -> None:
    answer = (card, ability.index, place)
    if answer in done or answer in found:
        return
    use = Use(table, seat, card, moment, ability)
    assert ability.trigger is not None
    if ability.trigger.met(use) and usable(use, ability) and (ability.forced or affordable(use, ability)):
        found.append(answer)


def might_answer(table: Table, timing: str, moments: Sequence[Moment], seat: int) -> bool:
    """Whether, for all that the other player can see, `seat` could hold a card that answers.

    Who is asked must not tell what is in a hand. So the question is put whenever some card of that side could be
    meant, whether the hand holds it or not.
    """
    from dejarik.games.lcg.rules import resources

    if not table.hands[seat]:
        return False
    side = "dark" if seat == table.dark else "light"
    for moment in moments:
        for kind in moment.kinds:
            for name, ability in HELD.get(f"{timing}:{kind}", ()):
                printed = FACTS[name]
                if printed.side != side or not resources.might_pay(table, seat, printed):
                    continue
                assert ability.trigger is not None
                if ability.trigger.met(Use(table, seat, table.hands[seat][0], moment, ability)):
                    return True
    return False


def _answer_with(table: Table, seat: int, answer: tuple[int, int, int], moments: Sequence[Moment]) -> Procedure[None]:
    from dejarik.games.lcg.rules import playing

    card, index, place = answer
    ability = SCRIPTS[table.cards[card]].abilities[index]
    use = Use(table, seat, card, moments[place], ability)
    if card in table.pieces:
        yield from use_ability(use, ability)
    elif facts(table, card).type == "event":
        yield from playing.play_event(use, ability)
    else:
        yield from use_ability(use, ability)
