"""Numbers for the operator, in the format of Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()

EVENTS = Counter("dejarik_events", "Events stored, by kind.", ["kind"], registry=REGISTRY)
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
ANSWERING = Histogram(
    "dejarik_answer_seconds",
    "From the arrival of an answer to its acknowledgement.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0),
    registry=REGISTRY,
)


def page() -> bytes:
    return generate_latest(REGISTRY)
