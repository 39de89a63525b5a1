"""A crowded table on which a card is used, and an account of what it asked and what it changed.

Capital letters are one's own things, small ones the opponent's: the characters R(ed), B(lue), Y(ellow) and the own Z
(yellow, not unique), U, W and X the upgrades on the first three, V a vehicle; 1 and 2 are the own cards in hand, 3
and 4 the opponent's, 5 and 6 lie in the own discard pile; @ is the card itself. Red characters are damaged, blue ones
have a shield, yellow ones are exhausted. Dice bear the letters of their cards. Whatever is rolled shows the first side.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dejarik.core.cards import modifier
from dejarik.core.question import Ask, Share
from dejarik.games.destiny.cards.facts import FACTS
from dejarik.games.destiny.cards.library import script_of
from dejarik.games.destiny.notes import OfAbility, UsesAbility
from dejarik.games.destiny.rules import zones
from dejarik.games.destiny.rules.values import face
from dejarik.games.destiny.state import NOBODY, NOTHING, Table, card_of, die_of, is_die
from dejarik.lab.stage import perform
from tests.games.destiny.cards.test_whom_they_mean import Crowd

#: What a card of a colour lies on.
BEARER = {"red": "R", "blue": "B", "yellow": "Y"}
#: What happens on the table, by whom: a card is used, a die is resolved, somebody is hit or struck down.
OCCASIONS = {
    "the bearer is activated": (0, "activate bearer"),
    "Z is activated": (0, "activate Z"),
    "r is activated": (1, "activate r"),
    "its die is resolved": (0, "resolve own"),
    "X disrupts": (0, "resolve X"),
    "V shields": (0, "resolve V"),
    "w shields": (1, "resolve w"),
    "the bearer is shot": (1, "hit r at bearer"),
    "the bearer is struck": (1, "hit b at bearer"),
    "the bearer shoots": (0, "hit R at foe"),
    "B strikes": (0, "hit B at foe"),
    "the bearer falls": (1, "kill b at bearer"),
    "Z falls": (1, "kill b at friend"),
    "y falls": (0, "kill B at foe"),
    "an event is played": (0, "play 1"),
    "a weapon is played": (0, "play 2"),
    "a card is discarded to reroll": (0, "reroll 1"),
    "they discard a card to reroll": (1, "reroll 3"),
    "the battlefield is claimed": (0, "claim"),
    "they claim the battlefield": (1, "claim"),
}
#: There are only the characters, and nothing on them.
ALONE = " on a bare table"
#: There is more of everything than a card takes: four damage, three shields, five cards in each hand.
RICH = " on a rich table"
#: Questions behind which the use of the card is over.
OVER = ("action", "upkeep")


class Scene:
    """A card is used once in a given way; what was asked is written down."""

    def __init__(self, name: str, way: str, answer: int = -1, *, bare: bool = False, rich: bool = False) -> None:
        self.crowd = Crowd({})
        self.stage, self.name = self.crowd.stage, name
        #: Which answer is given where a card offers several ways; the last one everywhere else.
        self.answer = answer
        self.asked: list[str] = []
        self.victim = NOTHING
        self.halted = False
        self.more: dict[int, str] = {}
        if bare:
            self._clear()
        else:
            self._lay_out()
        if rich:
            self._heap()
        self.card = self._bring(way)
        self.letters = {number: letter for letter, number in self.crowd.cards.items()} | self.more
        self.letters[self.card] = "@"
        self.before = self.stage.table.copy()
        self._host = self.bearer if way in OCCASIONS else NOTHING
        self._use(way)
        while not self._over():
            self._answer()

    def _lay_out(self) -> None:
        stage, cards = self.stage, self.crowd.cards
        own, theirs = stage.hand(0, "aim", "vibroknife"), stage.hand(1, "aim", "vibroknife")
        pile = [stage.discarded(0, "disarm"), stage.discarded(0, "lightsaber")]
        self.more |= dict(zip((*own, *theirs, *pile), "123456", strict=True))
        stage.table.resources = [9, 9]
        for red, blue, yellow in ("RBY", "rby"):
            stage.table.pieces[cards[red]].damage = 2
            stage.table.pieces[cards[blue]].shields = 1
            stage.table.pieces[cards[yellow]].exhausted = True
        stage.rolls(*[0] * 20)

    def _heap(self) -> None:
        stage, cards = self.stage, self.crowd.cards
        for seat, red, blue in ((0, "R", "B"), (1, "r", "b")):
            stage.table.pieces[cards[red]].damage = 4
            stage.table.pieces[cards[blue]].shields = 3
            self.more |= dict.fromkeys(stage.hand(seat, "dodge", "block", "parry"), "7")

    def _clear(self) -> None:
        """Nothing is left but the characters: no dice, no cards, nothing to pay with but for the card itself."""
        table, cards = self.stage.table, self.crowd.cards
        for letter in "UWXVuwxv":
            perform(zones.leave(table, cards[letter]))
        table.showing.clear()
        for piles in (table.pools, table.hands, table.decks, table.discards):
            piles[:] = [[], []]
        table.known = [[], []]
        table.resources = [FACTS[self.name].cost, 0]
        self.stage.rolls(*[0] * 20)

    def _bring(self, way: str) -> int:
        stage, printed = self.stage, FACTS[self.name]
        if way == "play":
            return stage.held(0, self.name)
        if printed.type == "upgrade":
            return stage.upgrade(self.crowd.cards[BEARER.get(printed.colour, "R")], self.name)
        if printed.type == "downgrade":
            return stage.downgrade(self.crowd.cards["r"], self.name)
        if printed.type == "battlefield":
            del stage.table.pieces[stage.table.field]
            stage.table.field = stage._in_play(0, self.name, "battlefield", 0)
            return stage.table.field
        return stage._in_play(0, self.name, printed.type, 1 if printed.sides else 0)

    def _use(self, way: str) -> None:
        stage, sides = self.stage, FACTS[self.name].sides
        if way in OCCASIONS:
            self._meet(way)
        elif way == "special":
            side = next(side.written for side in sides if side.symbol == "special")
            stage.do(("resolve", stage.show(self.card, side)))
        elif way.startswith("action"):
            if sides:
                stage.show(self.card, sides[0].written)
            stage.do(("use", self.card, int(way.removeprefix("action "))))
        elif way == "claim":
            stage.do(("claim", self.card), "yes")
        else:
            stage.do((way, self.card))

    @property
    def bearer(self) -> int:
        """What the card lies on, or the card itself, if it is a character; otherwise the red character."""
        piece = self.stage.table.pieces[self.card]
        if piece.kind == "character":
            return self.card
        return piece.host if piece.kind in ("upgrade", "downgrade") else self.crowd.cards["R"]

    def _meet(self, occasion: str) -> None:
        """Something happens that the card may answer."""
        who, did = OCCASIONS[occasion]
        cards, table, bearer = self.crowd.cards, self.stage.table, self.bearer
        table.active = table.pieces[bearer].controller if did == "activate bearer" else who
        victims = {"bearer": bearer, "foe": cards["y"], "friend": cards["Z"]}
        kind, _, thing = did.partition(" ")
        if kind == "activate":
            card = bearer if thing == "bearer" else cards[thing]
            table.pieces[card].exhausted = False
            self._act(("activate", card))
        elif kind in ("play", "reroll"):
            number = next(number for number, letter in self.more.items() if letter == thing)
            self._act((kind, number))
        elif kind == "claim":
            self._act(("claim", table.field))
        elif kind == "resolve":
            if thing == "own":
                self.stage.show(self.card, next(one.written for one in FACTS[self.name].sides if not one.modifier))
            self._act(("resolve", die_of(self.card if thing == "own" else cards[thing])))
        else:
            die, _, whom = thing.partition(" at ")
            self.victim = victims[whom]
            table.pieces[self.victim].shields = 0
            if kind == "kill":
                table.pieces[self.victim].damage = FACTS[table.cards[self.victim]].health - 1
            self.before = table.copy()
            self._act(("resolve", die_of(cards[die])))

    def _act(self, answer: object) -> None:
        """The action, unless the card has something to say before it."""
        if self.stage.asked.kind == "action":
            self.stage.do(answer)
        else:
            self.asked.append(self._told(self.stage.asked))
            self.halted = True

    @property
    def answered(self) -> bool:
        """The card had something to say."""
        windows = ("before", "after", "instead", "order")
        asked = [one.removeprefix("they ") for one in self.asked if "@" in one]
        used = any(note.id == self.card for note in self.stage.match.told(UsesAbility))
        return used or any(one.startswith(windows) for one in asked)

    @property
    def constants(self) -> list[str]:
        """What it changes just by being there: which stat, by how much, of what."""
        table = self.stage.table
        things = [*table.pieces, *table.showing, *table.hands[0], *table.hands[1], -1, -2]
        found: dict[str, list[str]] = {}
        for stat in script_of(self.name).constants:
            for thing in things:
                change = modifier(table, stat, thing)
                if change:
                    sort = "die " if is_die(thing) else ""
                    key = f"{stat} {change:+} of {sort}"
                    found.setdefault(key, []).append(self.letter(thing))
        return [key + "".join(sorted(letters)) for key, letters in sorted(found.items())]

    # ── answering ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _over(self) -> bool:
        match = self.stage.match
        return self.halted or match.over or any(question.kind in OVER for question in match.questions.values())

    def _answer(self) -> None:
        question: Any = self.stage.asked
        self.asked.append(self._told(question))
        if isinstance(question, Share):
            self.stage.do(_fill(question))
        elif question.kind in ("before", "after", "instead"):
            own = [option for option in question.options if option[0] == self.card]
            self.stage.do(own[0] if own else "pass")
        elif question.kind in ("choose-one", "special") and question.single:
            self.stage.do(question.options[self.answer])
        elif question.kind in ("target", "host") and {self.victim, self._host} & set(question.options):
            self.stage.do(self.victim if self.victim in question.options else self._host)
        elif question.single:
            words = [option for option in question.options if isinstance(option, str)]
            self.stage.do("yes" if "yes" in words else question.options[-1])
        else:
            self.stage.do(tuple(question.options[len(question.options) - question.most :]))

    def _told(self, question: Any) -> str:
        who = "" if question.seat == 0 else "they "
        doing = question.about.doing if isinstance(question.about, OfAbility) else ""
        if isinstance(question, Share):
            return f"{who}{question.kind} {question.total} among {self.spell(question.among)}"
        assert isinstance(question, Ask)
        count = f"{question.most}" if question.least == question.most else f"{question.least}-{question.most}"
        return f"{who}{question.kind}{' to ' if doing else ''}{doing} {count} of {self.spell(question.options)}"

    def spell(self, options: Any) -> str:
        """Letters for things in play, words for everything else."""
        return "".join(sorted(self.letter(one) for one in options if isinstance(one, int))) + " ".join(
            one if isinstance(one, str) else self.letter(one[0]) for one in options if not isinstance(one, int)
        )

    def letter(self, thing: int) -> str:
        if thing < 0:
            return "ME" if thing == -1 else "THEM"
        return self.letters.get(card_of(thing) if is_die(thing) else thing, "?")

    # ── what came of it ────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def came(self) -> list[str]:
        after: Table = self.stage.t
        return [*self._of_players(after), *self._of_cards(after), *self._of_dice(after), *self._of_turns(after)]

    def _of_players(self, after: Table) -> Iterator[str]:
        before = self.before
        for seat, who in ((0, "my"), (1, "their")):
            yield from _more(f"{who} resources", after.resources[seat] - before.resources[seat])
            for zone in ("hands", "decks", "discards", "asides"):
                yield from _more(f"{who} {zone}", len(getattr(after, zone)[seat]) - len(getattr(before, zone)[seat]))
            yield from _more(f"{who} known cards", len(after.known[seat]) - len(before.known[seat]))
        if after.control != before.control:
            yield f"control of the battlefield: {after.control}"

    def _of_cards(self, after: Table) -> Iterator[str]:
        for number, piece in self.before.pieces.items():
            letter = self.letter(number)
            if number not in after.pieces:
                yield f"{letter} gone"
                continue
            now = after.pieces[number]
            for token in ("damage", "shields", "resources"):
                yield from _more(f"{letter} {token}", getattr(now, token) - getattr(piece, token))
            if now.exhausted != piece.exhausted:
                yield f"{letter} {'exhausted' if now.exhausted else 'ready'}"
            if now.host != piece.host:
                yield f"{letter} on {self.letter(now.host)}"
            if now.controller != piece.controller:
                yield f"{letter} of {now.controller}"
        yield from (f"{self.letter(number)} comes" for number in after.pieces.keys() - self.before.pieces.keys())

    def _of_dice(self, after: Table) -> Iterator[str]:
        before = self.before
        for die in before.showing.keys() | after.showing.keys():
            letter = self.letter(die)
            if die not in after.showing:
                yield f"die {letter} gone"
            elif before.showing.get(die) != after.showing[die]:
                yield f"die {letter} {face(after, die).written}"

    def _of_turns(self, after: Table) -> Iterator[str]:
        if after.active == 0 or after.acting == 0:
            times = len(after.extra) + 1
            yield "acts again" if times == 1 else f"acts again {times} times"
        if after.step != "action":
            yield "the phase ends"
        for last in after.lasting:
            yield f"{last.stat} {last.amount:+} {self.spell(last.on)} until {last.until or 'it leaves'}"
        yield from (f"later: {later.kind}" for later in after.delayed)
        if after.winner != NOBODY:
            yield f"{after.winner} wins"


def _more(what: str, change: int) -> Iterator[str]:
    if change:
        yield f"{what} {change:+}"


def _fill(question: Share) -> tuple[int, ...]:
    """As much as possible to the last, then to the one before it."""
    left, counts = question.total, [0] * len(question.among)
    for place in reversed(range(len(counts))):
        counts[place] = min(left, question.cap(place))
        left -= counts[place]
    return tuple(counts)


class Still(Scene):
    """Nothing happens: the card is just there."""

    def _use(self, way: str) -> None:
        pass

    def _over(self) -> bool:
        return True


def account(name: str, way: str) -> tuple[str, str]:
    """What a card asks when it is used this way, and what comes of it; "special 2": the second of several ways."""
    if way == "answers":
        shows = any(not side.modifier and side.symbol not in ("blank", "special") for side in FACTS[name].sides)
        met = [occasion for occasion in OCCASIONS if shows or occasion != "its die is resolved"]
        return "no question", "; ".join(one for one in met if Scene(name, one).answered) or "nothing"
    if way == "stays":
        return "no question", "; ".join(Still(name, way).constants)
    bare, rich = way.endswith(ALONE), way.endswith(RICH)
    way = way.removesuffix(ALONE).removesuffix(RICH)
    kind, *more = [way] if way in OCCASIONS else way.split()
    used = f"{kind} {more.pop(0)}" if kind == "action" else kind
    scene = Scene(name, used, int(more[0]) - 1 if more else -1, bare=bare, rich=rich)
    return "; ".join(scene.asked) or "no question", "; ".join(sorted(scene.came)) or "nothing"
