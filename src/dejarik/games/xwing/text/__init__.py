"""Words for ships, manoeuvres, dice and everything that is asked and told, and the table as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from rich.console import RenderableType

from dejarik.core.board import Lever, Room
from dejarik.core.presenter import PAGE, Presenter, Reader
from dejarik.core.question import Option, Place, Question
from dejarik.core.state import Note
from dejarik.core.words import Texts, Value
from dejarik.games.xwing.cards import DAMAGE, PILOTS, UPGRADES
from dejarik.games.xwing.dice import NAMES
from dejarik.games.xwing.text.board import Board, levers
from dejarik.games.xwing.view import ShipView, View

#: What the arguments of each note are, in order; a ship's tag is told by its name. "_" is not told.
FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "squad": ("side", "ships"),
    "edge": ("edge",),
    "deployed": ("ship",),
    "round": ("n",),
    "phase": ("phase",),
    "reveal": ("ship", "bearing", "speed", "colour"),
    "replaced": ("ship", "bearing", "speed"),
    "move": ("ship", "bearing", "speed"),
    "lock": ("ship", "target", "letter"),
    "action": ("ship", "action"),
    "obstacle-die": ("ship", "face"),
    "attack": ("ship", "target", "weapon", "range", "obstructed"),
    "attack-dice": ("ship", "dice"),
    "attack-dice-now": ("_", "dice"),
    "defence-dice": ("ship", "dice"),
    "defence-dice-now": ("_", "dice"),
    "reroll": ("ship", "n", "dice"),
    "use-card": ("ship", "card"),
    "card-die": ("ship", "card", "face"),
    "hit": ("ship", "target", "hits", "crits"),
    "miss": ("ship", "target"),
    "crit": ("ship", "card"),
    "crit-discarded": ("ship", "card", "source"),
    "flip": ("ship", "card"),
    "discard-upgrade": ("ship", "card"),
    "reshuffle": ("n",),
    "over": ("side",),
}
#: Where the words of a value may stand.
PREFIXES: Final = ("word", "action", "upgrade", "damage", "pilot", "bearing", "faction", "ship")


class XWingPresenter(Presenter):
    cites: Mapping[str, str] = MappingProxyType(
        {
            # questions
            "squad": "xw.squad.secret",
            "obstacle": "xw.obst.place-turns",
            "edge": "xw.obst.choose-edge",
            "deploy-next": "xw.gap.deploy-own-order",
            "deploy": "xw.setup.deploy-zone",
            "damaged": "xw.m2.disabled-choice",
            "satellites": "xw.m3.setup-satellites",
            "dial": "xw.plan.secret",
            "shuttle": "xw.m1.shuttle-move",
            "activate": "xw.gap.act-own-tie",
            "replace": "xw.stress.red-revealed",
            "action": "xw.act.one-action",
            "free-action": "xw.action.free",
            "barrel-roll": "xw.roll.template",
            "order": "xw.gap.own-order",
            "attacker": "xw.combat.own-tie",
            "attack": "xw.combat.declare",
            "modify-attack": "xw.combat.modify-attack",
            "modify-defence": "xw.combat.modify-defence",
            "reroll": "xw.dice.reroll",
            "reinforce": "xw.m1.reinforce",
            "use-ability": "xw.abil.mandatory",
            "pick-ship": "xw.abil.mandatory",
            "lock-too": "xw.lock.tokens",
            "shake-lock": "xw.lock.tokens",
            "pick-damage": "xw.dmg.hull",
            "lose-weapon": "xw.deck.munitions-failure",
            "repair": "xw.dmg.crit-token",
            "mend": "xw.dmg.destroyed",
            # notes
            "deployed": "xw.setup.deploy-order",
            "marked": "xw.m2.disabled-choice",
            "shields-up": "xw.setup.shields",
            "round": "xw.round.repeat",
            "dials-set": "xw.plan.all-ships",
            "phase": "xw.round.phases",
            "reveal": "xw.act.reveal-one",
            "replaced": "xw.stress.red-revealed",
            "move": "xw.act.move",
            "bump": "xw.overlap.back",
            "fled": "xw.flee.rule",
            "stress": "xw.act.stress-gain",
            "unstress": "xw.act.stress-remove",
            "focus": "xw.action.focus",
            "evade": "xw.action.evade",
            "spend-focus": "xw.action.focus-use",
            "spend-evade": "xw.action.evade-use",
            "lock": "xw.lock.tokens",
            "spend-lock": "xw.combat.lock-spend",
            "roll": "xw.roll.place",
            "obstacle-die": "xw.obst.die",
            "attack-dice": "xw.combat.attack-dice",
            "defence-dice": "xw.combat.defence-dice",
            "hit": "xw.combat.hit-or-miss",
            "miss": "xw.combat.hit-or-miss",
            "holds-fire": "xw.gap.combat-decline",
            "shield": "xw.dmg.shield-first",
            "damage": "xw.dmg.hull",
            "crit": "xw.dmg.faceup-effect",
            "flip": "xw.dmg.crit-token",
            "discard-upgrade": "xw.upg.discard",
            "reshuffle": "xw.dmg.reshuffle",
            "doomed": "xw.simul.rule",
            "destroyed": "xw.dmg.destroyed",
            "scan": "xw.m3.scan",
            "tokens-cleared": "xw.end.remove-tokens",
            "over": "xw.win.destroy-all",
            # refusals
            "area-size": "xw.setup.play-area",
            "bad-points": "xw.squad.limit",
            "bad-rounds": "xw.gap.round-limit",
            "bad-sides": "xw.overview.sides",
            "uneven-sides": "xw.team.sides",
            "bad-owner": "xw.team.own-ships",
        }
    )

    def __init__(self) -> None:
        super().__init__("dejarik.games.xwing")
        self.texts = Texts("dejarik.core", "dejarik.games.xwing.cards", "dejarik.games.xwing")
        self._words: dict[tuple[str, str], str] = {}

    # ── names ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def word(self, lang: str, value: str) -> str:
        """The name of a card, an action, a side, a bearing."""
        known = self._words.get((lang, value))
        if known is None:
            keys = [key for prefix in PREFIXES if self.texts.has(lang, key := f"{prefix}-{value}")]
            known = self._words[lang, value] = self.texts.say(lang, keys[0]) if keys else value
        return known

    def named(self, lang: str, pilot: str, number: int) -> str:
        name = self.word(lang, pilot)
        if number:
            return self.texts.say(lang, "ship-name-number", pilot=name, number=number)
        return self.texts.say(lang, "ship-name", pilot=name)

    def ship(self, lang: str, ship: ShipView) -> str:
        return self.named(lang, ship.pilot or ship.kind, ship.number)

    def ship_at(self, lang: str, view: View, number: Option) -> str:
        if isinstance(number, int) and 0 <= number < len(view.ships):
            return self.ship(lang, view.ships[number])
        return str(number)

    def dice(self, lang: str, faces: Sequence[Option]) -> str:
        words = [self.texts.say(lang, f"face-{NAMES[face]}") for face in faces if isinstance(face, int)]
        return ", ".join(words) or "—"

    # ── questions ──────────────────────────────────────────────────────────────────────────────────────────────────

    def question_args(self, reader: Reader, view: Any, question: Question) -> Mapping[str, Value]:
        lang = reader.lang
        about = question.about
        if question.kind == "squad":
            return {"points": _whole(about[0])}
        if question.kind in ("dial", "obstacle"):
            return {"n": _whole(about[0])}
        if question.kind == "reinforce":
            return {"pilot": self.word(lang, str(about[0]))}
        if question.kind == "reroll":
            return {}
        args: dict[str, Value] = {}
        for name, value in zip(
            ("ship", "target" if question.kind.startswith("modify") else "source"), about, strict=False
        ):
            args[name] = self.ship_at(lang, view, value) if isinstance(value, int) else self.word(lang, str(value))
        if view.attack is not None:
            args["attack"] = self.dice(lang, view.attack.attack_dice)
            args["defence"] = self.dice(lang, view.attack.defence_dice)
        return args

    def option(self, reader: Reader, view: Any, question: Question, option: Option) -> str:
        lang = reader.lang
        if question.kind == "reroll" and isinstance(option, int):
            return self.texts.say(lang, "option-die", n=option + 1, face=self.dice(lang, (question.about[option + 1],)))
        if question.kind.startswith("modify") and option in ("focus", "evade", "lock"):
            return self.texts.say(lang, f"token-{option}")
        if isinstance(option, int):
            return self.ship_at(lang, view, option)
        if isinstance(option, str):
            return self.word(lang, option)
        return self._compound(lang, view, question.kind, option)

    def _compound(self, lang: str, view: View, kind: str, option: Sequence[Option]) -> str:
        """An answer of several values: a dial, an attack, a lock, a card of some ship."""
        first, last = option[0], option[-1]
        if kind == "squad":
            return self._squad_option(lang, option)
        if kind == "dial":
            args: dict[str, Value] = {"bearing": self.word(lang, str(option[1])), "speed": _whole(last)}
            windows = {(bearing, speed): colour for bearing, speed, colour in view.ships[_whole(first)].dial}
            args["colour"] = self.word(lang, windows[str(option[1]), _whole(last)])
            return self.texts.say(lang, "option-dial", args, ship=self.ship_at(lang, view, first))
        if isinstance(first, int) and 0 <= first < len(view.ships) and view.ships[first].pilot == last:
            return self.word(lang, str(last))
        if isinstance(first, int):
            args = {"card": self.word(lang, str(last)), "ship": self.ship_at(lang, view, first)}
            return self.texts.say(lang, "option-card", args)
        return self._worded(lang, view, kind, first, last)

    def _worded(self, lang: str, view: View, kind: str, first: Option, last: Option) -> str:
        """A word and a number: a lock, a scan, an attack, a manoeuvre."""
        if first == "scan":
            return self.texts.say(lang, "option-scan", n=_whole(last) + 1)
        if first == "target-lock":
            return self.texts.say(lang, "option-lock", ship=self.ship_at(lang, view, last))
        word = self.word(lang, str(first))
        if kind == "attack":
            return self.texts.say(lang, "option-attack-plain", weapon=word, ship=self.ship_at(lang, view, last))
        return self.texts.say(lang, "option-manoeuvre", bearing=word, speed=_whole(last))

    def _squad_option(self, lang: str, option: Sequence[Option]) -> str:
        name = str(option[-1])
        if option[0] == "pilot":
            return self.texts.say(lang, "option-squad-pilot", card=self.word(lang, name), cost=PILOTS[name].cost)
        args: dict[str, Value] = {"ship": _whole(option[1]) + 1, "card": self.word(lang, name)}
        return self.texts.say(lang, "option-squad-upgrade", args, cost=UPGRADES[name].cost)

    def explain(self, lang: str, words: str) -> list[str]:
        """Pilots, upgrades and damage cards with these words in their names, and what they do."""
        wanted = words.casefold().replace("ё", "е")
        found: list[str] = []
        for kind, known in (("pilot", PILOTS), ("upgrade", UPGRADES), ("damage", DAMAGE)):
            for name in known:
                title = self.texts.say(lang, f"{kind}-{name}")
                if wanted in title.casefold().replace("ё", "е") and self.texts.has(lang, f"{kind}-{name}-text"):
                    found.append(f"{title}. {self.texts.say(lang, f'{kind}-{name}-text')}")
        return found[:8]

    def units(self, question: Place) -> Sequence[int]:
        """People write mm and degrees; the shape of an asteroid and the side of a roll are plain numbers."""
        first = 1 if question.kind in ("obstacle", "barrel-roll") else 1000
        return (first, *(1000,) * (question.size - 1))

    # ── the journal ────────────────────────────────────────────────────────────────────────────────────────────────

    def note_args(self, reader: Reader, note: Note) -> Mapping[str, Value]:
        fields = FIELDS.get(note.kind)
        if fields is None:
            return self._plain_args(reader.lang, note)
        return {
            name: self._told(reader.lang, name, value)
            for name, value in zip(fields, note.args, strict=False)
            if name != "_"
        }

    def _told(self, lang: str, name: str, value: Option) -> Value:
        if name == "dice" and isinstance(value, tuple):
            return self.dice(lang, value)
        if name == "face":
            return self.dice(lang, (value,))
        if name == "ships" and isinstance(value, tuple):
            return "; ".join(" + ".join(self.word(lang, str(card)) for card in _parts(ship)) for ship in value)
        if isinstance(value, tuple):
            return self.named(lang, str(value[1]), _whole(value[2]))
        return value if isinstance(value, int) else self.word(lang, value)

    def _plain_args(self, lang: str, note: Note) -> Mapping[str, Value]:
        """Notes of cards: ships are $ship and $target, words $card and $source, numbers $n and $m."""
        free = {"tag": ["ship", "target"], "word": ["card", "source"], "number": ["n", "m"]}
        args: dict[str, Value] = {}
        for value in note.args:
            kind = "tag" if isinstance(value, tuple) else "word" if isinstance(value, str) else "number"
            if free[kind]:
                args[free[kind].pop(0)] = self._told(lang, kind, value)
        return args

    # ── the table in the terminal ──────────────────────────────────────────────────────────────────────────────────

    def board(self, reader: Reader, view: Any, room: Room = PAGE) -> RenderableType:
        return Board(self, reader, view, room).drawn()

    def levers(self, view: Any, question: Place) -> Sequence[Lever]:
        return levers(view, question)

    def manoeuvre(self, lang: str, bearing: str, speed: int) -> str:
        return self.texts.say(lang, "option-manoeuvre", bearing=self.word(lang, bearing), speed=speed)


def _whole(value: Option) -> int:
    assert isinstance(value, int)
    return value


def _parts(value: Option) -> tuple[Option, ...]:
    return value if isinstance(value, tuple) else (value,)
