"""Golden playthroughs: whole matches by careful bots, every answer, digest and journal line.

After a change that is meant to change them, `python -m tests.games.hope.golden` writes them anew.
"""

from __future__ import annotations

from pathlib import Path

from dejarik.core.presenter import Reader
from dejarik.core.rng import Rng
from dejarik.games.hope import GAME
from dejarik.lab.arena import advice
from tests.games.hope.kit import new

#: By name: seats, seed, quick, language.
MATCHES = {"three_full": (3, "golden", False, "en"), "five_quick": (5, "gold", True, "ru")}
NAMES = ["Ivan", "Maria", "Nikolay", "Olga", "Pavel", "Rita"]


def path(name: str) -> Path:
    return Path(__file__).with_name(f"golden_{name}.txt")


def playthrough(name: str) -> str:
    seats, seed, quick, lang = MATCHES[name]
    match = new(seats, seed, quick=quick)
    rng = Rng.from_seed(seed)
    bot = GAME.bots["careful"]
    reader = Reader(lang, None, NAMES)
    lines = [f"hope {GAME.version}: {seats} seats, seed {seed!r}, {'quick' if quick else 'full'}"]
    told = 0
    while True:
        lines += [f"  {GAME.presenter.note(reader, entry.note)}" for entry in match.journal[told:]]
        told = len(match.journal)
        if match.over:
            break
        seat = next(iter(match.questions))
        kind = match.questions[seat].kind
        answer = match.answer(seat, advice(match, seat, bot, rng).answer)
        lines.append(f"{len(match.answers)}. {NAMES[seat]} {kind}: {answer}  [{match.digest()[:12]}]")
    assert match.outcome is not None
    lines += [GAME.presenter.outcome(reader, match.outcome), f"end [{match.digest()}]", ""]
    return "\n".join(lines)


if __name__ == "__main__":
    for title in MATCHES:
        path(title).write_text(playthrough(title), encoding="utf-8")
        print(path(title))
