"""How many live matches a server holds: more and more of them, until the slowest hundredth of the moves is too slow."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from dejarik.server.bench.load import Job, Step
from dejarik.server.bench.processes import Generator, Serving, generator

#: Matches at each step.
STEPS = (100, 250, 400, 550, 700, 850, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000)
LIMIT_MS = 100.0
#: How often a step is tried at most, and how much of a core other programs and the host of a virtual machine may use
#: in a step that counts as failed.
TRIES, CALM = 5, 0.1

Progress = Callable[[str], None]


class Held(msgspec.Struct):
    """How many matches a server held, and what was measured on the way."""

    matches: int
    p99_ms: float | None
    steps: list[Step]


def told(name: str, step: Step) -> str:
    return (
        f"{name}: {step.matches}, p99 {step.p99_ms} ms, {step.cpu_ms} ms of processor time a move"
        f" (server {step.server_busy:.0%}, generator {step.generator_busy:.0%}, others {step.others_busy:.0%},"
        f" stolen {step.stolen:.0%})"
    )


def climb(server: Serving, most: int, seconds: float, progress: Progress) -> Held:
    numbers = [count for count in STEPS if count <= most] or [most]
    steps: list[Step] = []
    with generator(Job(server.name, server.port, seconds, server=server.process)) as load:
        for count in numbers:
            tries = _tries(load, count)
            for step in tries:
                progress(told(server.name, step))
            steps += tries
            if tries[-1].p99_ms >= LIMIT_MS:
                break
    best = best_of(steps)
    return Held(matches=best.matches if best else 0, p99_ms=best.p99_ms if best else None, steps=steps)


def _tries(load: Generator, count: int) -> list[Step]:
    """One step: tried twice, and more often while somebody else uses the machine."""
    steps: list[Step] = []
    for attempt in range(TRIES):
        step = load.step(count)
        steps.append(step)
        calm = step.others_busy + step.stolen <= CALM
        if step.p99_ms < LIMIT_MS or (attempt and calm):
            break
    return steps


def best_of(steps: list[Step]) -> Step | None:
    """The last step that was fast enough."""
    good = [step for step in steps if step.p99_ms < LIMIT_MS]
    return good[-1] if good else None
