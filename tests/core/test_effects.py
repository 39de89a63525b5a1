"""What card games share: modifiers that end, effects with "then", who waits for what."""

from __future__ import annotations

from dejarik.core.effects import Effect, carry_out, enrol, strike_off
from dejarik.core.lasting import Modifier, expire, forget, total
from dejarik.core.question import Procedure


class Step(Effect[list[str]]):
    def __init__(self, name: str, *, works: bool = True, then: bool = False) -> None:
        self.name, self.works, self.then = name, works, then

    def resolve(self, use: list[str]) -> Procedure[bool]:
        use.append(self.name)
        return self.works
        yield


def run(*steps: Step) -> tuple[list[str], bool]:
    use: list[str] = []
    procedure = carry_out(use, steps)
    try:
        next(procedure)
    except StopIteration as stop:
        return use, stop.value
    raise AssertionError("nothing was to be asked")


def test_then_needs_what_stands_before_it() -> None:
    assert run(Step("a"), Step("b", then=True)) == (["a", "b"], True)
    assert run(Step("a", works=False), Step("b", then=True), Step("c")) == (["a"], False)
    assert run(Step("a", works=False), Step("b")) == (["a", "b"], True)
    assert run() == ([], True)


def test_an_index_keeps_the_order_and_is_never_changed() -> None:
    empty: dict[str, tuple[int, ...]] = {}
    one = enrol(empty, ("enters", "leaves"), 7)
    two = enrol(one, ("enters",), 3)
    assert (empty, one, two) == ({}, {"enters": (7,), "leaves": (7,)}, {"enters": (7, 3), "leaves": (7,)})
    assert strike_off(two, ("enters", "leaves"), 7) == {"enters": (3,)}
    assert two["enters"] == (7, 3)


def test_modifiers_add_up_end_and_go_with_their_thing() -> None:
    lasting = [
        Modifier("reserve", 1, (-1,), "turn"),
        Modifier("reserve", -2, (-1, -2), "phase"),
        Modifier("blast", 1, (5,), "strike"),
    ]
    assert total(lasting, "reserve", -1) == -1
    assert total(lasting, "reserve", -2) == -2
    expire(lasting, "phase", "strike")
    assert [modifier.until for modifier in lasting] == ["turn"]
    lasting.append(Modifier("blast", 2, (5, 6), "turn"))
    forget(lasting, 5)
    assert total(lasting, "blast", 5) == 0
    assert total(lasting, "blast", 6) == 2
    forget(lasting, 6)
    assert [modifier.stat for modifier in lasting] == ["reserve"]
