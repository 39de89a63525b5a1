"""ПОДГОТОВКА КОЛОДЫ: teams and decks, what the rules hold against them, and the lists that players exchange."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from dejarik.core.build import Builder, Complaint
from dejarik.core.lists import MOST, copies, json_list, page, unreadable
from dejarik.core.refusal import Refused
from dejarik.core.words import LANGUAGES, Texts, Value
from dejarik.games.destiny.cards.building import Building
from dejarik.games.destiny.cards.facts import Facts, cards, codes, printings
from dejarik.games.destiny.cards.library import in_pool, script_of
from dejarik.games.destiny.naming import name_of, named, subtitle_of, titled, told_apart

TEXTS: Final = Texts("dejarik.core", "dejarik.games.destiny")

POINTS: Final = 30
SIZE: Final = 30
COPIES: Final = 2
DECK_TYPES: Final = ("event", "upgrade", "downgrade", "support")


class Deck(msgspec.Struct, frozen=True):
    """A team (characters with the number of their dice), a plot, a battlefield and the cards of the deck."""

    team: tuple[tuple[str, int], ...] = ()
    plots: tuple[str, ...] = ()
    fields: tuple[str, ...] = ()
    cards: tuple[tuple[str, int], ...] = ()
    name: str = ""
    #: Events that lie under a plot; further dice that are set aside (None: all that the cards speak of).
    under: tuple[str, ...] = ()  # dst.clar.lightsaber-mastery-tournament
    dice: tuple[tuple[str, int], ...] | None = None

    @property
    def size(self) -> int:
        return sum(count for _, count in self.cards)

    @property
    def colours(self) -> set[str]:
        return {cards()[name].colour for name, _ in self.team}  # dst.build.team-colors


def cost(name: str, dice: int, *, printed: bool = False) -> int | None:
    """What a character with so many dice costs; None if it cannot be had so."""
    # dst.balance.replaces, dst.build.example-chewie-baze, dst.gap.example-points
    points = cards()[name].printed if printed else cards()[name].points
    return points[dice - 1] if 1 <= dice <= len(points) else None  # dst.build.team-two-values


def points(deck: Deck, *, printed: bool = False) -> int:
    """The points of a team, its plot included."""
    team = sum(cost(name, dice, printed=printed) or 0 for name, dice in deck.team)
    return team + sum(cards()[plot].points[0] for plot in deck.plots)  # dst.plot.negative-points


# ── what the rules hold against a deck ─────────────────────────────────────────────────────────────────────────────


def complaints(deck: Deck, *, printed: bool = False) -> list[Complaint]:
    """Everything in which a team and deck break the rules; empty if they may be played."""
    strange = sorted({name for name in _names(deck) if not in_pool(name)})
    if strange:
        return [Complaint("not-in-pool", "dst.core.scope", {"card": name}) for name in strange]
    return [*_team(deck, printed), *_plots(deck), *_field(deck), *_size(deck), *_copies(deck), *_fitting(deck),
            *_beside(deck)]  # fmt: skip


def _names(deck: Deck) -> Iterator[str]:
    yield from (name for name, _ in deck.team)
    yield from (*deck.plots, *deck.fields, *deck.under)
    yield from (name for name, _ in (*deck.cards, *(deck.dice or ())))


def _builders(deck: Deck) -> Iterator[Building]:
    """What the characters and the plot change about team and deck."""
    for name in (*(name for name, _ in deck.team), *deck.plots):
        yield script_of(name).building


def _team(deck: Deck, printed: bool) -> Iterator[Complaint]:
    if not deck.team:
        yield Complaint("no-characters", "dst.build.team-min-one")
    for name, dice in deck.team:
        if cost(name, dice, printed=printed) is None:
            yield Complaint("no-such-dice", "dst.char.elite", {"card": name, "dice": dice})
    total = points(deck, printed=printed)  # dst.build.team-budget
    if total > POINTS:
        yield Complaint("too-many-points", "dst.char.team-30", {"points": total, "most": POINTS})
    # dst.build.team-copies, dst.unique.example-vader
    unique = Counter(cards()[name].title for name, _ in deck.team if cards()[name].unique)
    for title, count in unique.items():
        if count > 1:
            yield Complaint("twice-unique", "dst.unique.team", {"name": title})
    if {"hero", "villain"} <= {cards()[name].affiliation for name, _ in deck.team}:
        yield Complaint("both-sides", "dst.build.team-affiliation")
    titles = {cards()[name].title for name, _ in deck.team}
    for name, _ in deck.team:
        for title in sorted(titles & set(script_of(name).building.never_with)):
            yield Complaint("never-with", "dst.core.golden-rule", {"card": name, "other": title})


def _plots(deck: Deck) -> Iterator[Complaint]:
    if len(deck.plots) > 1:
        yield Complaint("too-many-plots", "dst.plot.optional-one", {"count": len(deck.plots)})
    for plot in deck.plots:
        facts = cards()[plot]
        if facts.affiliation != "neutral" and facts.affiliation not in {cards()[n].affiliation for n, _ in deck.team}:
            yield Complaint("plot-side", "dst.plot.affiliation", {"card": plot})
        if facts.colour != "gray" and facts.colour not in deck.colours:
            yield Complaint("plot-colour", "dst.plot.color", {"card": plot})
        only = script_of(plot).building.include_only
        if only is not None and not only(deck):
            yield Complaint("include-only", "dst.core.golden-rule", {"card": plot})


def _field(deck: Deck) -> Iterator[Complaint]:
    wanted = _wanted_fields(deck)
    if len(deck.fields) != wanted or len(set(deck.fields)) < len(deck.fields):
        yield Complaint("battlefields", "dst.build.battlefield-one", {"count": len(deck.fields), "wanted": wanted})


def _wanted_fields(deck: Deck) -> int:
    return max((building.fields for building in _builders(deck)), default=1)


def _size(deck: Deck) -> Iterator[Complaint]:
    for name, _ in deck.cards:
        if cards()[name].type not in DECK_TYPES:
            yield Complaint("not-for-decks", "dst.build.deck-types", {"card": name})
    if deck.size != SIZE:
        yield Complaint("deck-size", "dst.build.deck-30", {"count": deck.size, "size": SIZE})


def _copies(deck: Deck) -> Iterator[Complaint]:
    """Copies bear the same title, whatever the printing. What another ability lets in gets no further copy."""
    titles: Counter[str] = Counter()
    most: dict[str, int] = {}
    for name, count in deck.cards:
        titles[cards()[name].title] += count
        most[cards()[name].title] = script_of(name).building.copies or COPIES
    additional = sum(building.additional for building in _builders(deck))
    foreign = {cards()[name].title for name, _ in deck.cards if _foreign(deck, cards()[name])}
    for title, count in titles.items():
        # dst.build.abilities-separate: nor what has a limit of its own
        if count == COPIES + 1 > most[title] and additional and title not in foreign:
            additional -= 1
        elif count > most[title]:
            yield Complaint("too-many-copies", "dst.build.deck-copies-2", {"name": title, "count": count})


def _foreign(deck: Deck, facts: Facts) -> bool:
    """Of an affiliation that nobody in the team has."""
    return facts.affiliation not in ("neutral", *(cards()[name].affiliation for name, _ in deck.team))


def _fitting(deck: Deck) -> Iterator[Complaint]:
    """Each deck-building ability lets its cards in on its own."""
    lets_in = [let for building in _builders(deck) for let in building.lets_in]  # dst.build.abilities-separate
    # dst.build.example-enfys
    left = Counter({side: sum(let.most for let in lets_in if let.affiliation == side) for side in ("hero", "villain")})
    for name, count in deck.cards:
        facts = cards()[name]
        if _foreign(deck, facts):
            if any(let.fits and let.affiliation == facts.affiliation and let.fits(facts) for let in lets_in):
                continue
            left[facts.affiliation] -= count
            if left[facts.affiliation] < 0:
                yield Complaint("wrong-side", "dst.build.deck-affiliation", {"card": name})
                continue
        if facts.colour != "gray" and facts.colour not in deck.colours:
            yield Complaint("wrong-colour", "dst.build.deck-color", {"card": name})


# ── what lies beside the deck ──────────────────────────────────────────────────────────────────────────────────────


def _beside(deck: Deck) -> Iterator[Complaint]:
    """Events under a plot and set-aside dice belong to cards that speak of them; no other limit holds for them."""
    hold = next((building for building in _builders(deck) if building.under), None)
    for name in deck.under:
        if hold is None or not _may_lie_under(hold, name):
            yield Complaint("not-under", "dst.clar.lightsaber-mastery-deck", {"card": name})
    if hold is not None and (len(deck.under) > hold.under or len(set(deck.under)) < len(deck.under)):
        yield Complaint("too-many-under", "dst.clar.lightsaber-mastery-deck", {"most": hold.under})
    allowed = dict(spoken_of(deck))
    for name, count in deck.dice or ():
        if count > allowed.get(name, 0):
            yield Complaint("strange-die", "dst.zone.set-aside-start", {"card": name})


def _may_lie_under(hold: Building, name: str) -> bool:
    return hold.beneath in cards()[name].subtypes and cards()[name].type == "event"


def spoken_of(deck: Deck) -> tuple[tuple[str, int], ...]:
    """The dice that may be set aside besides those of the deck's own cards: whatever cards of team or deck speak of."""
    found: Counter[str] = Counter()
    team = [name for name, _ in deck.team]
    for name, count in (*((name, 1) for name in team), *deck.cards):
        building = script_of(name).building
        for title, each in building.dice:
            found[_die_titled(title)] += each * count
        if building.second is not None:
            for one in [character for character in team if building.second(cards()[character])][:count]:
                found[one] += 1
    return tuple(found.items())


def _die_titled(title: str) -> str:
    return next(name for name, facts in cards().items() if facts.title == title and facts.sides)


# ── what a deck in the making may still take ───────────────────────────────────────────────────────────────────────


class Room(msgspec.Struct, frozen=True):
    """For pages: what fits a team and deck as they are, and how much of it."""

    #: Battlefields to bring; events to lie under a plot, and which may; dice that may be set aside.
    fields: int
    under: int
    beneath: tuple[str, ...]
    dice: tuple[tuple[str, int], ...]
    #: Cards of which there can be no further copy.
    full: tuple[str, ...]
    #: Characters, plots and cards against which nothing is to be said but that there are too many of them.
    fitting: tuple[str, ...]


class Making(Deck, frozen=True, kw_only=True):
    """A deck as it was read, and what it may still take."""

    room: Room


def room(deck: Deck) -> Room:
    """Asked of the rules card by card: nothing here knows a rule of its own."""
    hold = next((building for building in _builders(deck) if building.under), Building())
    return Room(
        fields=_wanted_fields(deck),
        under=hold.under,
        beneath=tuple(name for name in cards() if in_pool(name) and hold.under and _may_lie_under(hold, name)),
        dice=spoken_of(deck),
        full=_full(deck),
        fitting=tuple(name for name in cards() if in_pool(name) and _fits(deck, name)),
    )


def _full(deck: Deck) -> tuple[str, ...]:
    """Cards of a title of which the rules bear no further copy."""
    titles = {cards()[name].title for name, _ in deck.cards}
    full = {title for title in titles if any(each.args["name"] == title for each in _copies(_with(deck, title)))}
    return tuple(name for name, facts in cards().items() if facts.title in full and facts.type in DECK_TYPES)


def _with(deck: Deck, title: str) -> Deck:
    """The deck with one more card of a title that is in it."""
    place = next(place for place, (name, _) in enumerate(deck.cards) if cards()[name].title == title)
    name, count = deck.cards[place]
    return msgspec.structs.replace(deck, cards=(*deck.cards[:place], (name, count + 1), *deck.cards[place + 1 :]))


def _fits(deck: Deck, name: str) -> bool:
    kind = cards()[name].type
    if kind == "battlefield" or not deck.team:
        return True
    if kind == "character":
        more = msgspec.structs.replace(deck, team=(*deck.team, (name, 1)))
        return all(each.reason == "too-many-points" for each in _team(more, printed=False))
    if kind == "plot":
        return all(each.reason == "include-only" for each in _plots(msgspec.structs.replace(deck, plots=(name,))))
    foreign = tuple(row for row in deck.cards if _foreign(deck, cards()[row[0]]))
    one = msgspec.structs.replace(deck, cards=(*foreign, (name, 1)))
    return all(each.args["card"] != name for each in _fitting(one))


# ── ready decks ────────────────────────────────────────────────────────────────────────────────────────────────────


@cache
def ready_decks() -> Mapping[str, Deck]:
    """Decks to play at once, by name."""
    text = files("dejarik.games.destiny").joinpath("decks.toml").read_text(encoding="utf-8")
    return {name: _ready(name, row) for name, row in tomllib.loads(text).items()}


def _ready(name: str, row: Mapping[str, Any]) -> Deck:
    return Deck(
        team=tuple((who, dice) for who, dice in row["team"]),
        plots=tuple(row.get("plots", ())),
        fields=(row["battlefield"],),
        cards=tuple([(card, 2) for card in row.get("twice", ())] + [(card, 1) for card in row.get("once", ())]),
        name=name,
    )


# ── lists ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def read_deck(text: str) -> Deck:
    """A list as text or as JSON."""
    text = page(text)
    if text.lstrip().startswith("{"):
        return _read_json(json_list(text))
    return _read_text(text)


def _read_json(found: Any) -> Deck:
    """As the deck data base gave it: slots by code, each with a quantity and a number of dice."""
    slots = found.get("slots") if isinstance(found, dict) else None
    if not isinstance(slots, dict) or not slots:
        raise unreadable(Refused("list-names-nothing"))
    lines: list[tuple[str, int, int]] = []
    for code, slot in slots.items():
        name = codes().get(str(code))
        if name is None:
            raise unreadable(Refused("list-unknown-card", name=str(code)[:40]))
        many = slot if isinstance(slot, dict) else {"quantity": slot}
        lines.append((name, _number(many.get("quantity", 1), least=1), _number(many.get("dice", 0))))
    deck = _collect(lines, str(found.get("name", ""))[:100])
    under, dice = found.get("under", ()), found.get("set_aside")
    return msgspec.structs.replace(
        deck,
        under=tuple(name for name, _ in _coded(under if isinstance(under, dict) else {})),
        dice=tuple(_coded(dice)) if isinstance(dice, dict) else None,
    )


def _coded(found: Mapping[str, Any]) -> list[tuple[str, int]]:
    """Cards by code, with a number each."""
    lines = []
    for code, count in found.items():
        name = codes().get(str(code))
        if name is None:
            raise unreadable(Refused("list-unknown-card", name=str(code)[:40]))
        lines.append((name, _number(count, least=1)))
    return lines


def _number(given: object, least: int = 0) -> int:
    """How many of something; true and false are no numbers, although Python takes them for some."""
    if not isinstance(given, int) or isinstance(given, bool) or not least <= given <= MOST:
        written = given if isinstance(given, str) else json.dumps(given, ensure_ascii=False)
        raise unreadable(Refused("list-no-number", given=written[:20]))
    return given


_LINE: Final = re.compile(
    r"^(?:[-*•–—]\s+)?(?:(?P<count>\d+)\s*[x×х*]?\s+)?(?P<name>.+?)(?:\s+[x×х*]\s*(?P<after>\d+))?"
    r"(?:\s*\((?P<set>[A-Za-z]+)\s*#?\s*(?P<number>\d{1,4})\))?"
    r"(?:\s*[,\[(]\s*(?P<dice>\d{1,3})\s*(?:dice|die|куб\w*\.?)\s*[\])]?)?$",
    re.I,
)
#: What is left of a number before a name, if it is none that a list can have.
_NO_COUNT: Final = re.compile(r"[-−+]\s*\d")
_HEADINGS: Final = {
    *("battlefield", "character", "characters", "plot", "upgrade", "upgrades", "support", "supports"),
    *("event", "events", "downgrade", "downgrades", "deck", "team"),
    *("поле боя", "персонажи", "персонаж", "замысел", "улучшения", "поддержка", "события", "ухудшения", "колода"),
}
#: Headings of what is no part of team and deck.
_BESIDE: Final = {
    **dict.fromkeys(("under the plot", "под замыслом"), "under"),
    **dict.fromkeys(("set-aside dice", "отложенные кубики"), "dice"),
}


def _read_text(text: str) -> Deck:
    lines: list[tuple[str, int, int]] = []
    beside: dict[str, list[tuple[str, int]]] = {}
    title = part = ""
    for written in text.splitlines():
        line = re.sub(r"^//.*", "", written).strip()
        if line.startswith("#"):
            title = title or line.lstrip("# ")
            continue
        heading = re.sub(r"\s*\(\d+.*\)$", "", line.rstrip(":")).casefold()
        if not line or heading in _HEADINGS or heading in _BESIDE:
            part = _BESIDE.get(heading, "" if line else part)
            if part:
                beside.setdefault(part, [])
            continue
        match = _LINE.match(line)
        assert match is not None
        many = match["count"] or match["after"]
        name = _find(match["name"].strip(), match["set"], match["number"])
        if name is None:
            if not lines and not title and many is None:
                title = line
                continue
            raise unreadable(_no_such(match["name"].strip(), line))
        count = copies(many, match["name"].strip()) if many else 1
        if part:
            beside[part].append((name, count))
        else:
            lines.append((name, count, int(match["dice"] or 0)))
    if not lines:
        raise unreadable(Refused("list-names-nothing"))
    return msgspec.structs.replace(
        _collect(lines, title[:100]),
        under=tuple(name for name, _ in beside.get("under", ())),
        dice=tuple(beside["dice"]) if "dice" in beside else None,
    )


def _find(written: str, set_code: str | None, number: str | None) -> str | None:
    if set_code and number and not _NO_COUNT.match(written):
        printed = printings().get((set_code.casefold(), int(number)))
        if printed is not None:
            _agree(written, printed)
            return printed
    found = named(written)
    return found[0] if len(found) == 1 else None


def _agree(written: str, printed: str) -> None:
    """A name that is no card's may be in any language; one that is another card's says that something is wrong."""
    called = named(written)
    if called and printed not in called:
        facts = cards()[printed]
        other = told_apart([printed])
        raise unreadable(
            Refused(
                "list-two-cards",
                name=written[:60],
                number=f"{facts.set} #{facts.number}",
                en=other["en"],
                ru=other["ru"],
            )
        )


def _no_such(written: str, line: str) -> Refused:
    """No card, or more than one, is called so."""
    if found := named(written):
        return Refused("list-which-card", name=written[:60], **told_apart(found))
    return Refused("list-unknown-card", name=line[:60])


def _collect(lines: Sequence[tuple[str, int, int]], title: str) -> Deck:
    """Sort the cards of a list by what they are for."""
    team: list[tuple[str, int]] = []
    plots: list[str] = []
    fields: list[str] = []
    rest: Counter[str] = Counter()
    for name, count, dice in lines:
        kind = cards()[name].type
        if kind == "character":
            team += [(name, _dice_each(name, count, dice))] * count
        elif kind == "plot":
            plots += [name] * count
        elif kind == "battlefield":
            fields += [name] * count
        else:
            rest[name] += count
    return Deck(tuple(team), tuple(plots), tuple(fields), tuple(rest.items()), title)


def _dice_each(name: str, count: int, dice: int) -> int:
    """With how many dice each of them comes; lists tell how many all have, or each, where one is all there may be."""
    if len(cards()[name].points) == 1 and dice <= count:
        return 1
    return max(1, dice // count)


#: What the parts of a list are called where one is written.
_PARTS: Final = {
    "en": {"battlefield": "Battlefield", "character": "Characters", "die": "dice", "plot": "Plot", "upgrade": "Upgrade",
           "downgrade": "Downgrade", "support": "Support", "event": "Event",
           "under": "Under the plot", "dice": "Set-aside dice"},
    "ru": {"battlefield": "Поле боя", "character": "Персонажи", "die": "куб.", "plot": "Замысел",
           "upgrade": "Улучшения", "downgrade": "Ухудшения", "support": "Поддержка", "event": "События",
           "under": "Под замыслом", "dice": "Отложенные кубики"},
}  # fmt: skip


def as_text(deck: Deck, lang: str = "en") -> str:
    """The list as players write it."""

    def called(name: str) -> str:
        facts, subtitle = cards()[name], subtitle_of(name, lang)
        return f"{name_of(name, lang)}{subtitle and f', {subtitle}'} ({facts.set} #{facts.number})"

    part = _PARTS[lang]
    lines = [f"# {deck.name}"] if deck.name else []
    lines += [part["battlefield"], *(f"1x {called(name)}" for name in deck.fields), part["character"]]
    lines += [f"1x {called(name)} [{dice} {part['die']}]" for name, dice in deck.team]
    for kind in ("plot", "upgrade", "downgrade", "support", "event"):
        rows = [(name, count) for name, count in deck.cards if cards()[name].type == kind]
        rows += [(name, 1) for name in deck.plots if kind == "plot"]
        if rows:
            lines += [part[kind], *(f"{count}x {called(name)}" for name, count in rows)]
    if deck.under:
        lines += [part["under"], *(f"1x {called(name)}" for name in deck.under)]
    if deck.dice is not None:
        lines += [part["dice"], *(f"{count}x {called(name)}" for name, count in deck.dice)]
    return "\n".join(lines) + "\n"


def as_json(deck: Deck) -> str:
    """The list as the deck data base gave it."""
    slots: dict[str, dict[str, int]] = {}
    for name, dice in deck.team:
        slot = slots.setdefault(cards()[name].code, {"quantity": 0, "dice": 0})
        slot["quantity"] += 1
        slot["dice"] += dice
    for name in (*deck.plots, *deck.fields):
        slots[cards()[name].code] = {"quantity": 1, "dice": 0}
    for name, count in deck.cards:
        slots[cards()[name].code] = {"quantity": count, "dice": count if cards()[name].sides else 0}
    written: dict[str, object] = {"name": deck.name, "slots": slots}
    if deck.under:
        written["under"] = {cards()[name].code: 1 for name in deck.under}
    if deck.dice is not None:
        written["set_aside"] = {cards()[name].code: count for name, count in deck.dice}
    return json.dumps(written, ensure_ascii=False, indent=1)


def explain(complaint: Complaint, lang: str) -> str:
    """A complaint in one sentence, with every name in the reader's language."""
    args: dict[str, Value] = dict(complaint.args)
    for title in {"name", "other"} & args.keys():
        args[title] = titled(str(args[title]), lang)
    if "card" in args:
        args["name"] = name_of(str(args["card"]), lang)
    return TEXTS.say(lang, f"complaint-{complaint.reason}", args)


class DeckBuilder(Builder):
    def __init__(self) -> None:
        super().__init__(TEXTS)

    def reads(self, text: str) -> bool:
        try:
            deck = read_deck(text)
        except Refused as refused:
            problem = refused.args_of_sentence.get("problem")
            return isinstance(problem, Refused) and problem.reason == "list-two-cards"
        return bool(deck.team or deck.cards)

    def check(self, text: str) -> list[Complaint]:
        return complaints(read_deck(text))

    def content(self, text: str) -> object:
        deck = read_deck(text)
        return msgspec.to_builtins(Making(**msgspec.structs.asdict(deck), room=room(deck)))

    def forms(self, text: str, lang: str) -> dict[str, str]:
        deck = read_deck(text)
        return {"text": as_text(deck, lang), "json": as_json(deck)}

    def explain(self, complaint: Complaint, lang: str) -> str:
        return explain(complaint, lang)


def in_words(complaint: Complaint) -> Refused:
    """A complaint as the reason of a refusal, which is told in the reader's language only later."""
    said = {lang: explain(complaint, lang).rstrip(".") for lang in LANGUAGES}
    return Refused("list-complaint", **said)
