"""Numbers for the operator, in the format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

REGISTRY = CollectorRegistry()


class Tally(Collector):
    """A counter for what happens with every move: only the loop counts, so it needs no lock and no look-up."""

    def __init__(self, name: str, about: str, label: str) -> None:
        self._name, self._about, self._label = name, about, label
        self._counted: dict[str, int] = {}
        REGISTRY.register(self)

    def count(self, kind: str) -> None:
        self._counted[kind] = self._counted.get(kind, 0) + 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily(self._name, self._about, labels=[self._label])
        for kind, number in self._counted.items():
            family.add_metric([kind], number)
        yield family


class Spread(Collector):
    """A histogram of the same sort."""

    def __init__(self, name: str, about: str, bounds: Sequence[float]) -> None:
        self._name, self._about, self._bounds = name, about, bounds
        self._counted, self._sum = [0] * (len(bounds) + 1), 0.0
        REGISTRY.register(self)

    def observe(self, value: float) -> None:
        self._counted[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def collect(self) -> Iterator[HistogramMetricFamily]:
        names = [*map(str, self._bounds), "+Inf"]
        buckets = list(zip(names, map(float, accumulate(self._counted)), strict=True))
        yield HistogramMetricFamily(self._name, self._about, buckets=buckets, sum_value=self._sum)


EVENTS = Tally("dejarik_events", "Events stored, by kind.", "kind")
REFUSED = Counter("dejarik_refused", "Messages and requests refused, by reason.", ["reason"], registry=REGISTRY)
RULES_FAILED = Counter("dejarik_rules_failed", "Answers on which a game's rules raised an error.", registry=REGISTRY)
BOT_ANSWERS = Counter("dejarik_bot_answers", "Answers of bots: in time, late, or failed.", ["how"], registry=REGISTRY)
CALLS = Counter("dejarik_calls", "Reminders, by form and by what became of them.", ["form", "how"], registry=REGISTRY)
UNREADABLE = Gauge("dejarik_unreadable_matches", "Stored matches that cannot be read.", registry=REGISTRY)
SOCKETS = Gauge("dejarik_sockets", "Open live sockets.", registry=REGISTRY)
MATCHES = Gauge("dejarik_matches_in_memory", "Matches held in memory.", registry=REGISTRY)
REBUILD = Histogram(
    "dejarik_rebuild_seconds",
    "Time to rebuild a match from storage.",
    buckets=(0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5),
    registry=REGISTRY,
)
ANSWERING = Spread(
    "dejarik_answer_seconds",
    "From the arrival of an answer to its acknowledgement.",
    (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0),
)


def page() -> bytes:
    return generate_latest(REGISTRY)
