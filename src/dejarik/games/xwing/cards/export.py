"""All facts of the cards as JSON, for the web table: `python -m dejarik.games.xwing.cards.export`."""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from dejarik.core.words import LANGUAGES
from dejarik.games.xwing.build import TEXTS, faction_names
from dejarik.games.xwing.cards import DAMAGE, PILOTS, SHIPS, UPGRADES
from dejarik.games.xwing.cards.facts import FACTIONS, SLOTS, xws_name
from dejarik.games.xwing.outlines import ASTEROIDS, SATELLITE
from dejarik.games.xwing.starters import STARTERS


def facts() -> dict[str, Any]:
    """What the boards and the squad page need to know; names come with the texts."""
    pilots = msgspec.to_builtins(PILOTS)
    for name, pilot in pilots.items():
        pilot["ship"] = PILOTS[name].ship.id
        pilot["xws"] = xws_name(name)
        del pilot["copies"]
    upgrades = msgspec.to_builtins(UPGRADES)
    for name, upgrade in upgrades.items():
        upgrade["xws"] = xws_name(name)
        del upgrade["copies"]
    return {
        "slots": list(SLOTS),
        "ships": msgspec.to_builtins(SHIPS),
        "pilots": pilots,
        "upgrades": upgrades,
        "damage": msgspec.to_builtins(DAMAGE),
        "names": {
            kind: {name: [TEXTS.say(lang, f"{kind}-{name}") for lang in LANGUAGES] for name in known}
            for kind, known in (("pilot", PILOTS), ("upgrade", UPGRADES))
        }
        | {"faction": {name: [n for lang in LANGUAGES for n in faction_names(lang, name)] for name in FACTIONS}},
        "starters": msgspec.to_builtins(STARTERS),
        "asteroids": [[(x / 1000, y / 1000) for x, y in outline] for outline in ASTEROIDS],
        "satellite": [(x / 1000, y / 1000) for x, y in SATELLITE],
    }


def told() -> str:
    return json.dumps(facts(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(told())
