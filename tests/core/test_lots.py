"""Dice that nobody chose: what a record proves about its seed."""

from __future__ import annotations

import msgspec
import pytest

from dejarik.core import match as matches
from dejarik.core.lots import Lots, promise
from dejarik.core.record import Record, parse, record, replay
from dejarik.core.refusal import Refused

HOUSE, ONE, TWO, OTHER = ("0a" * 32, "1b" * 32, "2c" * 32, "3d" * 32)


def drawn() -> Lots:
    """The second seat is a bot's; the fourth has promised a share and not shown it."""
    return Lots(
        house=HOUSE,
        promise=promise(HOUSE),
        promises=[promise(ONE), None, promise(TWO), promise(OTHER)],
        shares=[ONE, None, TWO, None],
    )


def recorded(lots: Lots | None) -> Record:
    seed = lots.seed() if lots else b"\0" * 32
    return parse(record(matches.new("hope", seats=4, seed=seed), lots=lots).to_json())


def test_a_record_proves_how_its_seed_came_about() -> None:
    found = recorded(drawn())
    assert found.lots == drawn()
    assert replay(found).seed == drawn().seed()
    assert drawn().given == [0, 2]
    assert replay(recorded(None)).seed == b"\0" * 32, "records without shares are as good as ever"


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"house": OTHER}, "record-lots"),
        ({"shares": [TWO, None, ONE, None]}, "record-lots"),
        ({"shares": [ONE, None, None, None]}, "record-lots"),
        ({"shares": [ONE, None, TWO]}, "record-lots"),
        ({"promises": [promise(ONE), promise(OTHER), promise(TWO), promise(OTHER)]}, "record-lots"),
        ({"promise": promise(OTHER)}, "record-lots-house"),
    ],
)
def test_lots_that_were_changed_are_refused(changed: dict[str, object], reason: str) -> None:
    found = recorded(drawn())
    assert found.lots is not None
    found.lots = msgspec.structs.replace(found.lots, **changed)
    with pytest.raises(Refused) as refused:
        replay(found)
    assert refused.value.reason == reason


def test_nobody_can_show_another_share_than_the_promised_one() -> None:
    """Whoever holds the match cannot make up a seed either: it would need a share that somebody has not promised."""
    forged = msgspec.structs.replace(drawn(), shares=[OTHER, None, TWO, None])
    with pytest.raises(Refused) as refused:
        replay(recorded(forged))
    assert (refused.value.reason, refused.value.args_of_sentence) == ("record-lots-share", {"seat": 1})


def test_every_share_changes_the_seed() -> None:
    lots = drawn()
    for seat, share in enumerate(lots.shares):
        for other in (OTHER, None):
            shares = [*lots.shares[:seat], other, *lots.shares[seat + 1 :]]
            if other != share:
                assert msgspec.structs.replace(lots, shares=shares).seed() != lots.seed()


@pytest.mark.parametrize("wrong", ["", "zz" * 32, "0A" * 32, "0a" * 31, "0a" * 33, "0a" * 32 + "\n"])
def test_a_share_has_one_way_to_be_written(wrong: str) -> None:
    data = msgspec.json.encode({**msgspec.to_builtins(drawn()), "house": wrong})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(data, type=Lots)


def test_the_page_computes_the_same_seed() -> None:
    """`web/tests/shares.test.ts` knows the same one."""
    lots = Lots(HOUSE, promise(HOUSE), [promise(ONE), None, promise(TWO)], [ONE, None, TWO])
    assert lots.seed().hex() == "84caa10d22d8317e0454c5a47c434c1f2b7b24aeffc1b053b7605bcd0b3511a8"
