#!/usr/bin/env python3
"""Destiny's card tables from a community data set, and a comparison of the tables with it.

    python3 tools/destiny_facts.py DATA            write the tables and names of the sets in the pool
    python3 tools/destiny_facts.py DATA --check    compare them and say what differs

DATA is a folder with one JSON file per set (AW.json …). Only facts are taken: numbers, names, dice; never a text.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
import unicodedata
from pathlib import Path
from typing import Any

Row = dict[str, Any]

GAME = Path(__file__).resolve().parents[1] / "src/dejarik/games/destiny"
SETS = {
    "AW": "awakenings",
    "SoR": "spirit_of_rebellion",
    "TPG": "two_player_game",
    "EaW": "empire_at_war",
    "LEG": "legacies",
    "RIV": "rivals",
    "WotF": "way_of_the_force",
    "AtG": "across_the_galaxy",
    "CONV": "convergence",
    "SoH": "spark_of_hope",
    "CM": "covert_missions",
}
#: Of these sets only the cards that the rules reference names, and those without which a rule of it shows nowhere.
PARTS = {
    "EaW": (1, 2, 3, 4, 8, 9, 10, 11, 13, 16, 17, 18, 19, 24, 25, 26, 27, 31, 32, 33, 34, 35, 38, 39, 40, 41, 130),
    "LEG": (1, 2, 10, 18, 31, 38, 40, 68, 101, 110),
    "RIV": (1, 2, 4),
    "WotF": (4, 31, 32, 35, 56, 57, 74, 87, 92, 96, 117, 122, 127, 142),
    "AtG": (60, 86, 91, 100, 143, 152, 156),
    "CONV": (
        *(5, 14, 18, 20, 31, 38, 39, 41, 43, 66, 70, 84, 90, 93, 107, 108, 109, 111),
        *(114, 119, 121, 128, 131, 133, 141, 142, 143, 151, 160),
    ),
    "SoH": (77, 122, 134),
    "CM": (8,),
}
COLOURS = ("red", "blue", "yellow", "gray")

#: "Balance of the Force": the points that replace the printed ones.
BALANCE = {
    "01027": "9/12", "02026": "12/16", "01003": "12/16", "01010": "15/19", "02003": "14/17", "01021": "11/14",
    "02044": "14/18", "04002": "10/14", "01028": "11/14", "02036": "11/14", "01035": "14/18", "02027": "9/12",
    "02037": "14/18", "02011": "19/26", "01029": "16/20", "02021": "11/14", "01045": "11/13", "01046": "13/16",
    "02043": "11/15", "02035": "11/14", "02002": "11/14", "02020": "13/18", "03031": "12/15", "03011": "13/17",
    "03034": "14/19", "03040": "16/21", "03026": "13/18",
}  # fmt: skip
KEYWORDS = {"Ambush": "ambush", "Guardian": "guardian", "Redeploy": "redeploy"}
HOSTS = re.compile(r"^(?:(Non-unique) )?(Blue|Red|Yellow) character only", re.I)


def slug(name: str) -> str:
    plain = unicodedata.normalize("NFD", name)
    plain = re.sub(r"[\u0300-\u036f'’\"“”.!?,…]", "", plain).lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def identity(card: Row) -> str:
    if card["type_code"] == "character" and card.get("subtitle"):
        return f"{slug(card['name'])}-{slug(card['subtitle'])}"
    return slug(card["name"])


def row(card: Row) -> Row:  # noqa: C901 - one line for each fact
    """What the table holds of a card."""
    text = card.get("text", "")
    said = {KEYWORDS[word] for line in text.split("\n") for word in re.findall(r"(\w+)\.", line) if word in KEYWORDS}
    rest = re.sub(r"\b(Ambush|Guardian|Redeploy)\.", "", text)
    only = HOSTS.match(text)
    rest = HOSTS.sub("", rest).strip(" .\n")
    found: Row = {"code": card["code"], "name": card["name"]}
    if card.get("subtitle"):
        found["subtitle"] = card["subtitle"]
    if card.get("name_ru"):
        found["name_ru"] = card["name_ru"]
    if card.get("subtitle_ru"):
        found["subtitle_ru"] = card["subtitle_ru"]
    found |= {"type": card["type_code"], "affiliation": card["affiliation_code"], "colour": card["faction_code"]}
    found["rarity"] = card["rarity_code"]
    if card.get("is_unique"):
        found["unique"] = True
    if card.get("subtypes"):
        found["subtypes"] = sorted(card["subtypes"])
    if card["type_code"] == "character":
        found["health"] = card["health"]
        found["printed"] = [int(value) for value in card["points"].split("/")]
        points = BALANCE.get(card["code"]) or str(card["points"])
        found["points"] = [int(value) for value in points.split("/")]
    elif card["type_code"] == "plot":
        found["points"] = [int(value) for value in card["points"].split("/")]
    elif card["type_code"] != "battlefield":
        found["cost"] = card["cost"]
    if card.get("sides"):
        found["sides"] = card["sides"]
    if said:
        found["keywords"] = sorted(said)
    if only:
        found["host"] = ("ordinary " if only[1] else "") + only[2].lower()
    if rest:
        found["ability"] = True
    return found


def written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def tables(data: Path) -> dict[str, tuple[dict[str, Row], dict[str, str]]]:
    """For each set its cards by id, and the codes that are further printings of a card."""
    found: dict[str, tuple[dict[str, Row], dict[str, str]]] = {}
    known: dict[str, str] = {}
    every = {code: json.loads((data / f"{code}.json").read_text(encoding="utf-8")) for code in SETS}
    for code in SETS:
        cards: dict[str, Row] = {}
        again: dict[str, str] = {}
        for card in every[code]:
            if code in PARTS and int(card["code"][2:5]) not in PARTS[code]:
                continue
            name = identity(card)
            if name in known:
                again[card["code"]] = name
                continue
            known[name] = card["code"]
            cards[name] = row(card)
        found[code] = (cards, again)
    return found


def toml(code: str, cards: dict[str, Row], again: dict[str, str]) -> str:
    lines = [f"set = {written(code)}", ""]
    if again:
        lines += ["[again]", *(f"{written(key)} = {written(name)}" for key, name in again.items()), ""]
    for name, facts in cards.items():
        lines += [f"[cards.{name}]", *(f"{key} = {written(value)}" for key, value in facts.items()), ""]
    return "\n".join(lines)


def names(lang: str, every: dict[str, Row]) -> str:
    """Names as messages; Russian ones as far as the data has them."""
    lines = ["### Names of cards" if lang == "en" else "### Имена карт", ""]
    for name, facts in sorted(every.items()):
        called = facts["name"] if lang == "en" else facts.get("name_ru")
        if called:
            lines.append(f"card-{name} = {called}")
        subtitle = facts.get("subtitle") if lang == "en" else facts.get("subtitle_ru")
        if subtitle:
            lines.append(f"subtitle-{name} = {subtitle}")
    return "\n".join(lines) + "\n"


def outputs(data: Path) -> dict[Path, str]:
    found: dict[Path, str] = {}
    every: dict[str, Row] = {}
    for code, (cards, again) in tables(data).items():
        found[GAME / "cards" / f"{SETS[code]}.toml"] = toml(code, cards, again)
        every |= cards
    for lang in ("en", "ru"):
        found[GAME / "cards/text" / f"{lang}.names.ftl"] = names(lang, every)
    return found


def differences(path: Path, text: str) -> list[str]:
    """What a file says otherwise than the data; the comments of a table say which rule a row is."""
    ours = path.read_text(encoding="utf-8")
    if path.suffix != ".toml":
        return [] if ours == text else [f"{path.name} differs from the data"]
    mine, theirs = tomllib.loads(ours), tomllib.loads(text)
    found = [f"{path.name}: {key}" for key in ("set", "again") if mine.get(key) != theirs.get(key)]
    names = mine["cards"].keys() | theirs["cards"].keys()
    different = sorted(name for name in names if mine["cards"].get(name) != theirs["cards"].get(name))
    return found + [f"{path.name}: {name}" for name in different]


def main() -> int:
    data, check = Path(sys.argv[1]), "--check" in sys.argv
    wrong: list[str] = []
    for path, text in outputs(data).items():
        if check:
            wrong += differences(path, text)
        else:
            path.write_text(text, encoding="utf-8")
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
