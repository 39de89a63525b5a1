"""Win rates of Path to Hope for the docs: `python tools/hope_odds.py [--games N]` plays, draws and writes them.

What was played is kept in docs/hope_odds.json, one entry for each table; `--draw` only draws and writes it again.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from dejarik.lab.simulate import plan, simulate
from dejarik.lab.statistics import wilson

DOCS = Path(__file__).resolve().parent.parent / "docs"
DATA = DOCS / "hope_odds.json"
PLOT = DOCS / "images" / "hope-plans.svg"
SEATS = (3, 4, 5, 6)
BOTS = ("random", "careful")
START, END = "<!-- odds -->", "<!-- /odds -->"
#: Plans in three rounds, and in the quick game's one.
MOST = {False: {3: 6, 4: 6, 5: 9, 6: 9}, True: {3: 1, 4: 1, 5: 2, 6: 2}}


class Played(msgspec.Struct):
    """The games of one kind of table."""

    seats: int
    quick: bool
    bot: str
    games: int
    wins: int
    outcomes: dict[str, int]
    plans: float


def play(games: int, seed: str) -> list[Played]:
    found = []
    for quick in (True, False):
        for seats in SEATS:
            for bot in BOTS:
                task = plan("hope", games, seats=seats, players=(bot,), seed=seed, options={"quick": quick})
                result = simulate(task)
                if result.errors:
                    raise SystemExit(f"{seats} seats, {bot}: {result.first_error}")
                wins = result.games - result.outcomes.get("defeat", 0)
                found.append(
                    Played(seats, quick, bot, result.games, wins, result.outcomes, round(result.mean_scores[0], 3))
                )
                DATA.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
                print(f"{seats} seats, {'quick' if quick else 'full'}, {bot}: {wins} of {result.games}", flush=True)
    return found


def share(played: Played) -> str:
    won = wilson(played.wins, played.games)
    return f"{won.share:.1%} ({won.low:.1%}–{won.high:.1%})"


HEADS = {
    "en": ("players", "game", "random wins", "careful wins", "random plans", "careful plans"),
    "ru": ("игроков", "партия", "победы random", "победы careful", "чертежи random", "чертежи careful"),
}
KINDS = {"en": ("full", "quick"), "ru": ("полная", "быстрая")}


def table(found: list[Played], lang: str) -> str:
    """The table of win rates with 95% intervals, in Markdown."""
    lines = ["| " + " | ".join(HEADS[lang]) + " |", "|" + "---|" * 6]
    for quick in (False, True):
        for seats in SEATS:
            here = {one.bot: one for one in found if (one.seats, one.quick) == (seats, quick)}
            if len(here) < len(BOTS):
                continue
            wins = [share(here[bot]) for bot in BOTS]
            plans = [f"{here[bot].plans:.2f} / {MOST[quick][seats]}" for bot in BOTS]
            lines.append("| " + " | ".join([str(seats), KINDS[lang][quick], *wins, *plans]) + " |")
    text = "\n".join(lines)
    return text if lang == "en" else text.replace("%", " %").replace(".", ",")


def draw(found: list[Played]) -> str:
    """Bars of plans captured as a share of all there were: one group for each table, one bar for each bot."""
    colours = {"random": "#7c8aa5", "careful": "#35c4d8"}
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 240" font-family="sans-serif" font-size="12">',
        '<rect width="640" height="240" fill="#0b1220"/>',
    ]
    for tick in range(0, 101, 25):
        y = 190 - tick * 1.5
        parts.append(f'<line x1="46" x2="626" y1="{y}" y2="{y}" stroke="#22304a"/>')
        parts.append(f'<text x="40" y="{y + 4}" fill="#9fb0cc" text-anchor="end">{tick} %</text>')
    for group, (quick, seats) in enumerate((quick, seats) for quick in (False, True) for seats in SEATS):
        left = 56 + group * 72
        for place, bot in enumerate(BOTS):
            for one in found:
                if (one.seats, one.quick, one.bot) == (seats, quick, bot):
                    part = one.plans / MOST[quick][seats]
                    parts.append(
                        f'<rect x="{left + place * 26}" y="{190 - part * 150:.1f}" width="24" '
                        f'height="{part * 150:.1f}" fill="{colours[bot]}"><title>{one.plans}</title></rect>'
                    )
        kind = "quick" if quick else "full"
        parts.append(f'<text x="{left + 25}" y="207" fill="#dfe8f7" text-anchor="middle">{seats}</text>')
        parts.append(f'<text x="{left + 25}" y="222" fill="#9fb0cc" text-anchor="middle">{kind}</text>')
    for place, bot in enumerate(BOTS):
        parts.append(f'<rect x="{470 + place * 80}" y="14" width="12" height="12" fill="{colours[bot]}"/>')
        parts.append(f'<text x="{487 + place * 80}" y="24" fill="#dfe8f7">{bot}</text>')
    return "\n".join([*parts, "</svg>", ""])


def write(found: list[Played]) -> None:
    PLOT.write_text(draw(found), encoding="utf-8")
    for lang, page in (("en", DOCS / "hope.md"), ("ru", DOCS / "ru" / "hope.md")):
        text = page.read_text(encoding="utf-8")
        before, rest = text.split(START)
        _, after = rest.split(END)
        page.write_text(f"{before}{START}\n{table(found, lang)}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="hope")
    parser.add_argument("--draw", action="store_true", help="only draw what was played before")
    given = parser.parse_args()
    write(msgspec.json.decode(DATA.read_bytes(), type=list[Played]) if given.draw else play(given.games, given.seed))
