"""Building squads: what a legal squad is, and squads as XWS (the community's JSON) and as plain text.

Pilots and upgrades have names of their own: a person may be a pilot on one card and a crew member on another.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, Final

import msgspec

from dejarik.core.build import Builder, Complaint
from dejarik.core.lists import Names, entry_of, json_list, lines, page, unreadable, without_price
from dejarik.core.refusal import Refused
from dejarik.core.words import LANGUAGES, Texts, Value
from dejarik.games.xwing.cards import PILOTS, UPGRADES
from dejarik.games.xwing.cards.facts import FACTIONS, SLOTS, PilotCard, xws_name

TEXTS: Final = Texts("dejarik.core", "dejarik.games.xwing.cards")

#: The recommended limit, and the one for the three ships of the core set.
STANDARD: Final = 100  # xw.mission.custom-points
#: More points than any evening has, and ships that no list of so many points has.
MOST_POINTS, MOST_SHIPS = 500, 60
CORE: Final = 31
#: Models in one core box.
CORE_MODELS: Final = {"xwing": 1, "tie": 2}  # xw.comp.list


class Crew(msgspec.Struct, frozen=True):
    """One ship of a squad: its pilot and what is equipped. The names may be anything until they are checked."""

    pilot: str
    upgrades: tuple[str, ...] = ()

    @property
    def cost(self) -> int:
        cards = [PILOTS[self.pilot].cost] if self.pilot in PILOTS else []
        return sum(cards + [UPGRADES[name].cost for name in self.upgrades if name in UPGRADES])  # xw.squad.cost


class Squad(msgspec.Struct, frozen=True):
    """All ships of one side."""

    faction: str
    ships: tuple[Crew, ...]
    name: str = ""

    @property
    def cost(self) -> int:
        return sum(ship.cost for ship in self.ships)


class Listed(msgspec.Struct, frozen=True):
    """A squad as it was read from a list, with the limit the list names and what reading alone found wrong."""

    squad: Squad
    limit: int | None = None
    complaints: tuple[Complaint, ...] = ()


# ── Составление звеньев: is it legal? ─────────────────────────────────────────────────────────────────────────────────


def complaints(squad: Squad, limit: int = STANDARD, *, one_box: bool = False) -> list[Complaint]:
    """Everything the rules hold against `squad`, each with its rule; `one_box`: nothing beyond one core set."""
    found = list(_unknown(squad))
    if not squad.ships:
        found.append(Complaint("empty-squad", "xw.gap.squad-min"))
    if squad.faction not in FACTIONS:
        found.append(Complaint("unknown-faction", "xw.overview.two-factions", {"name": squad.faction}))
    found += _wrong_faction(squad)
    found += repeated_names([squad])
    found += _overfull_bars(squad)
    found += _unmet_needs(squad)
    if one_box:
        found += _beyond_one_box(squad)
    if squad.cost > limit:
        rule = "xw.squad.core-31" if one_box and limit == CORE else "xw.squad.limit"
        found.append(Complaint("over-limit", rule, {"cost": squad.cost, "limit": limit}))
    return found


def _unknown(squad: Squad) -> Iterator[Complaint]:
    for ship in squad.ships:
        if ship.pilot not in PILOTS:
            yield Complaint("unknown-pilot", "xw.card.ships", {"name": ship.pilot})
        for upgrade in ship.upgrades:
            if upgrade not in UPGRADES:
                yield Complaint("unknown-upgrade", "xw.card.upgrades", {"name": upgrade})


def _wrong_faction(squad: Squad) -> Iterator[Complaint]:
    if squad.faction not in FACTIONS:
        return
    for ship in squad.ships:
        if ship.pilot in PILOTS and PILOTS[ship.pilot].faction != squad.faction:
            args: dict[str, Value] = {"pilot": ship.pilot, "faction": squad.faction}
            yield Complaint("wrong-faction", "xw.setup.own-faction-cards", args)


def repeated_names(team: Sequence[Squad]) -> list[Complaint]:
    """Unique names that one side (all squads of a team) has more than once. The enemy's squad does not matter."""
    ships = [ship for squad in team for ship in squad.ships]  # xw.squad.unique-both-sides
    # xw.squad.unique-example
    names = Counter(ship.pilot for ship in ships if ship.pilot in PILOTS and PILOTS[ship.pilot].unique)
    names.update(name for ship in ships for name in ship.upgrades if name in UPGRADES and UPGRADES[name].unique)
    flown = {ship.pilot for ship in ships}
    return [
        Complaint("unique-pilot", "xw.squad.unique", {"pilot": name})
        if name in flown
        else Complaint("unique-upgrade", "xw.squad.unique", {"upgrade": name})
        for name, count in names.items()
        if count > 1
    ]


def _overfull_bars(squad: Squad) -> Iterator[Complaint]:
    """Upgrades without a free icon of their kind."""
    for ship in squad.ships:
        if ship.pilot not in PILOTS:
            continue
        bar = upgrade_bar(PILOTS[ship.pilot], ship.upgrades)
        free = list(bar)
        for upgrade in (name for name in ship.upgrades if name in UPGRADES):
            for slot in UPGRADES[upgrade].slots:
                if slot in free:
                    free.remove(slot)  # xw.upg.bar-example
                    continue
                reason = "slot-taken" if slot in bar else "no-slot"
                yield Complaint(reason, "xw.upg.slots", {"pilot": ship.pilot, "upgrade": upgrade, "slot": slot})


def _unmet_needs(squad: Squad) -> Iterator[Complaint]:
    """Upgrades whose own words keep them off the ship."""
    for ship in squad.ships:
        if ship.pilot not in PILOTS:
            continue
        carried = Counter(name for name in ship.upgrades if name in UPGRADES)
        for upgrade, count in carried.items():
            args: dict[str, Value] = {"pilot": ship.pilot, "upgrade": upgrade}
            need = UPGRADES[upgrade].needs.broken_by(PILOTS[ship.pilot])
            if need is not None:
                yield Complaint(f"needs-{need}", "xw.prio.card-over-rule", args)
            if UPGRADES[upgrade].limited and count > 1:
                yield Complaint("limited", "xw.prio.card-over-rule", args)


def upgrade_bar(pilot: PilotCard, equipped: Iterable[str]) -> tuple[str, ...]:
    """The icons of a ship, with those that its upgrades add."""
    return pilot.slots + tuple(slot for name in equipped if name in UPGRADES for slot in UPGRADES[name].adds)


def _beyond_one_box(squad: Squad) -> Iterator[Complaint]:
    pilots = Counter(ship.pilot for ship in squad.ships if ship.pilot in PILOTS)
    for name, count in pilots.items():
        if count > (have := PILOTS[name].copies.get("core", 0)):
            yield Complaint("too-few-pilots", "xw.limit.components", {"pilot": name, "have": have})
    upgrades = Counter(name for ship in squad.ships for name in ship.upgrades if name in UPGRADES)
    for name, count in upgrades.items():
        if count > (have := UPGRADES[name].copies.get("core", 0)):
            yield Complaint("too-few-upgrades", "xw.limit.components", {"upgrade": name, "have": have})
    models = Counter(PILOTS[ship.pilot].ship.id for ship in squad.ships if ship.pilot in PILOTS)
    for model, count in models.items():
        if count > (have := CORE_MODELS.get(model, 0)):
            yield Complaint("too-few-models", "xw.limit.components", {"ship": model, "have": have})


def taken_upgrades(first: Sequence[Crew], second: Sequence[Crew]) -> list[Complaint]:
    """With one core box the Imperial (`first`) takes upgrades first: those that `second` wants but no longer finds."""
    left = Counter({name: card.copies.get("core", 0) for name, card in UPGRADES.items()})
    left.subtract(name for ship in first for name in ship.upgrades)
    wanted = Counter(name for ship in second for name in ship.upgrades if name in UPGRADES)
    rule = "xw.gap.squad-core-upgrades"
    return [Complaint("upgrade-taken", rule, {"upgrade": name}) for name, count in wanted.items() if count > left[name]]


def fitting(pilot: PilotCard, equipped: Sequence[str]) -> list[str]:
    """Upgrades that still fit on the ship."""
    free = Counter(upgrade_bar(pilot, equipped))
    free.subtract(slot for name in equipped for slot in UPGRADES[name].slots)
    return [
        name
        for name, card in UPGRADES.items()
        if all(free[slot] >= count for slot, count in Counter(card.slots).items())  # xw.upg.any-faction
        and card.needs.broken_by(pilot) is None
        and not (card.limited and name in equipped)
    ]


# ── XWS ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

_XWS_SLOTS: Final = {"elite": "ept", "turret": "turret", "torpedo": "torpedo", "missile": "missile", "astromech": "amd"}
_PILOT_OF_XWS: Final = {xws_name(name): name for name in PILOTS}
_UPGRADE_OF_XWS: Final = {xws_name(name): name for name in UPGRADES}


def to_xws(squad: Squad, limit: int = STANDARD) -> dict[str, Any]:
    """The squad in the community's JSON format."""
    pilots = []
    for ship in squad.ships:
        entry: dict[str, Any] = {"name": xws_name(ship.pilot), "points": ship.cost}
        if ship.pilot in PILOTS:
            entry["ship"] = PILOTS[ship.pilot].ship.xws
        upgrades: dict[str, list[str]] = {}
        for slot in SLOTS:
            names = [xws_name(name) for name in ship.upgrades if name in UPGRADES and UPGRADES[name].slot == slot]
            if names:
                upgrades[_XWS_SLOTS[slot]] = names
        if upgrades:
            entry["upgrades"] = upgrades
        pilots.append(entry)
    return {
        "version": "1.0.0",
        "name": squad.name,
        "faction": squad.faction,
        "points": squad.cost,
        "pilots": pilots,
        "vendor": {"dejarik": {"limit": limit}},
    }


def from_xws(text: str) -> Listed:
    """A squad from XWS. Names that we do not know stay as they are, for `complaints` to name."""
    data = json_list(text)
    pilots = data.get("pilots") if isinstance(data, dict) else None
    if not isinstance(data, dict) or not isinstance(data.get("faction"), str) or not isinstance(pilots, list):
        raise unreadable(Refused("list-no-xws"))
    check_number(pilots)
    ships, found = [], []
    for index, entry in enumerate(pilots):
        ship, wrong = _xws_ship(entry, f"pilots[{index}]")
        ships.append(ship)
        found += wrong
    name = data.get("name", "")
    squad = Squad(data["faction"], tuple(ships), name if isinstance(name, str) else "")
    return Listed(squad, _xws_limit(data), tuple(found))


def _xws_limit(data: dict[str, Any]) -> int | None:
    try:
        limit = data["vendor"]["dejarik"]["limit"]
    except (KeyError, TypeError):
        return None
    return limit if isinstance(limit, int) and not isinstance(limit, bool) and limit > 0 else None


def _misplaced(where: str) -> Refused:
    return unreadable(Refused("list-xws-entry", where=where))


def _xws_ship(entry: object, where: str) -> tuple[Crew, list[Complaint]]:
    if not isinstance(entry, dict):
        raise _misplaced(where)
    name = entry.get("name", entry.get("id"))
    if not isinstance(name, str):
        raise _misplaced(f"{where}.name")
    pilot = _PILOT_OF_XWS.get(name, name)
    found = []
    model = entry.get("ship")
    if pilot in PILOTS and isinstance(model, str) and model != PILOTS[pilot].ship.xws:
        found.append(Complaint("wrong-ship", "xw.comp.ship-card", {"pilot": pilot, "name": model}))
    upgrades = entry.get("upgrades") or {}
    if not isinstance(upgrades, dict):
        raise _misplaced(f"{where}.upgrades")
    equipped: list[str] = []
    for slot, names in upgrades.items():
        if not isinstance(names, list) or not all(isinstance(item, str) for item in names):
            raise _misplaced(f"{where}.upgrades.{slot}")
        for item in names:
            card: str = _UPGRADE_OF_XWS.get(item) or item
            equipped.append(card)
            if card in UPGRADES and slot != _XWS_SLOTS[UPGRADES[card].slot]:
                args: dict[str, Value] = {"pilot": pilot, "upgrade": card, "name": str(slot)}
                found.append(Complaint("wrong-slot", "xw.upg.slots", args))
    return Crew(pilot, tuple(equipped)), found


# ── plain text ────────────────────────────────────────────────────────────────────────────────────────────────────────

_LIMIT: Final = re.compile(r"^(?:limit|предел)\s*:?\s*(\d{1,4})$", re.IGNORECASE)
_TOTAL: Final = re.compile(r"^(?:total|итого|всего)\b", re.IGNORECASE)


def _called(kind: str, cards: Iterable[str]) -> Names[str]:
    """What cards may be called in a list, in both languages."""
    return Names({name: [name, *(TEXTS.say(lang, f"{kind}-{name}") for lang in LANGUAGES)] for name in cards})


@cache
def pilot_names() -> Names[str]:
    return _called("pilot", PILOTS)


@cache
def upgrade_names() -> Names[str]:
    return _called("upgrade", UPGRADES)


@cache
def faction_of_name() -> Names[str]:
    return Names({name: [name, *(n for lang in LANGUAGES for n in faction_names(lang, name))] for name in FACTIONS})


def faction_names(lang: str, faction: str) -> list[str]:
    """What people call a faction: as on the box, and for short."""
    return [TEXTS.say(lang, f"faction-{faction}"), *TEXTS.say(lang, f"list-{faction}").split(" | ")]


def to_text(squad: Squad, lang: str, limit: int = STANDARD) -> str:
    """The squad as people write it: a ship a line, its upgrades after plus signs."""

    def show(kind: str, name: str, cost: int) -> str:
        return f"{TEXTS.say(lang, f'{kind}-{name}')} ({cost})"

    lines = [f"# {squad.name or 'X-Wing'}", TEXTS.say(lang, f"faction-{squad.faction}")]
    for ship in squad.ships:
        cards = [show("pilot", ship.pilot, PILOTS[ship.pilot].cost)]
        cards += [show("upgrade", name, UPGRADES[name].cost) for name in ship.upgrades]
        lines.append(" + ".join(cards))
    lines.append(TEXTS.say(lang, "list-total", cost=squad.cost))
    lines.append(TEXTS.say(lang, "list-limit", limit=limit))
    return "\n".join(lines) + "\n"


def from_text(text: str) -> Listed:
    """A squad from plain text; a faction line is not needed while the pilots tell."""
    name, faction, limit = "", "", None
    ships: list[Crew] = []
    for line in (raw.strip() for raw in text.splitlines()):
        if line.startswith("#"):
            name = name or line.lstrip("# ").strip()
        elif found := _LIMIT.match(line):
            limit = int(found[1])
        elif line and not _TOTAL.match(line):
            if (known := faction_of_name().find(line)) is not None:
                faction = known
            else:
                ships += _text_ships(line)
                check_number(ships)
    if not ships:
        raise unreadable(Refused("list-no-ships"))
    known_pilots = [PILOTS[ship.pilot].faction for ship in ships if ship.pilot in PILOTS]
    return Listed(Squad(faction or (known_pilots or [""])[0], tuple(ships), "" if name == "X-Wing" else name), limit)


def _text_ships(line: str) -> list[Crew]:
    """A line: how many, the pilot, and upgrades after signs."""
    count, written = entry_of(line)
    pilot, *upgrades = [without_price(part) for part in re.split(r"\s*[+,;:]\s*", written) if part.strip()] or [line]
    crew = Crew(
        pilot_names().find(pilot) or pilot, tuple(upgrade_names().find(upgrade) or upgrade for upgrade in upgrades)
    )
    return [crew] * max(count, 1)


# ── the hook for `dejarik build check` and the server ─────────────────────────────────────────────────────────────────


def read(text: str) -> Listed:
    """A squad from XWS or plain text."""
    text = page(text)
    return from_xws(text) if text.lstrip().startswith(("{", "[")) else from_text(text)


def check_number(ships: Sequence[object]) -> None:
    """A list of thousands of ships would keep everybody waiting who plays on the same server."""
    if len(ships) > MOST_SHIPS:
        raise unreadable(Refused("list-many-ships", most=MOST_SHIPS))


class SquadBuilder(Builder):
    """Reads squads for the command line, the squad page and the server."""

    def __init__(self) -> None:
        super().__init__(TEXTS)

    def reads(self, text: str) -> bool:
        if text.lstrip("\ufeff \t\r\n").startswith("{"):
            return '"pilots"' in text
        written = list(lines(text))
        if any(line in faction_of_name() for line in written[:3]):
            return True
        try:
            known = sum(_text_ships(line)[0].pilot in PILOTS for line in written)
        except Refused:
            return False
        return known > 0 and known * 2 >= len(written)

    def check(self, text: str) -> list[Complaint]:
        listed = read(text)
        return [*listed.complaints, *complaints(listed.squad, listed.limit or STANDARD)]

    def content(self, text: str) -> object:
        listed = read(text)
        return {
            "squad": msgspec.json.decode(msgspec.json.encode(listed.squad)),
            "limit": listed.limit,
            "cost": listed.squad.cost,
        }

    def forms(self, text: str, lang: str) -> dict[str, str]:
        listed = read(text)
        squad, limit = listed.squad, listed.limit or STANDARD
        if list(_unknown(squad)) or squad.faction not in FACTIONS:
            return {}
        return {"list": to_text(squad, lang, limit), "xws": json.dumps(to_xws(squad, limit), ensure_ascii=False)}

    def explain(self, complaint: Complaint, lang: str) -> str:
        args = dict(complaint.args)
        for kind in ("pilot", "upgrade", "faction", "slot", "ship"):
            if self.texts.has(lang, f"{kind}-{args.get(kind)}"):
                args[kind] = self.texts.say(lang, f"{kind}-{args[kind]}")
        return self.texts.say(lang, f"complaint-{complaint.reason}", args)
