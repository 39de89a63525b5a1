"""Templates and where they lead («Шаблоны манёвров», «Перекрытие подставок», ««Бочка»»)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from dejarik.games.xwing.geometry.bases import (
    BANK_RADII,
    FULL_TURN,
    OVERLAP,
    PI,
    RADIANS,
    SMALL_BASE,
    STEP,
    STRAIGHT_STEP,
    TURN_RADII,
    Pose,
    ahead,
    depth,
    direction,
    sincos,
)


class Template(NamedTuple):
    """A manoeuvre template: length of its centre line, radius (0 for straights) and side (-1 left, 1 right)."""

    length: float
    radius: float
    side: int
    turn: int


@lru_cache(maxsize=64)
def template(bearing: str, speed: int) -> Template:
    """The template of a bearing and speed; a Koiogran turn uses the straight."""
    side = -1 if bearing.endswith("left") else 1  # xw.act.no-mirror
    if bearing.startswith("bank"):
        radius = BANK_RADII[speed]
        return Template(radius * PI / 4, radius, side, side * 45_000)  # xw.man.bank
    if bearing.startswith("turn"):
        radius = TURN_RADII[speed]
        return Template(radius * PI / 2, radius, side, side * 90_000)  # xw.man.turn
    return Template(float(speed * STRAIGHT_STEP), 0.0, side, 0)  # xw.man.speed


@lru_cache(maxsize=256)
def _shift(bearing: str, speed: int, base: int) -> tuple[float, float, int]:
    """Where the centre goes (right, forward) and how the heading changes."""
    found = template(bearing, speed)  # xw.act.template-match
    if not found.radius:
        # xw.man.straight, xw.man.koiogran, xw.act.koiogran-place
        return 0.0, found.length + base, 180_000 if bearing == "koiogran" else 0
    sine, cosine = direction(abs(found.turn))
    half = base / 2
    right = found.radius * (1 - cosine) + half * sine
    forward = half + found.radius * sine + half * cosine
    return found.side * right, forward, found.turn


def fly(pose: Pose, bearing: str, speed: int, base: int = SMALL_BASE) -> Pose:
    """Where a manoeuvre ends when nothing is in its way."""
    right, forward, turn = _shift(bearing, speed, base)
    x, y = ahead(pose, right, forward)  # xw.act.move-example
    return round(x), round(y), (pose[2] + turn) % FULL_TURN


def on_path(found: Template, s: float) -> tuple[float, float, float, float, float]:
    """The path at `s`, from the middle of the front edge: point, direction (radians to the right), its sine, cosine."""
    if s <= 0 or not found.radius:
        return 0.0, s, 0.0, 0.0, 1.0
    arc = min(s, found.length)
    angle = arc / found.radius
    sine, cosine = sincos(angle)
    right, forward = found.radius * (1 - cosine), found.radius * sine
    if s > found.length:
        right += (s - found.length) * sine
        forward += (s - found.length) * cosine
    return right, forward, angle, sine, cosine


def along(pose: Pose, bearing: str, speed: int, s: float, base: int = SMALL_BASE) -> Pose:
    """The pose of a ship held back on its template: the middle of its rear edge at arc position `s`.

    The path is the template's centre line, straight before and after it; the middle of the front edge lies on the path
    one base length ahead of the rear. `s` = template length is the whole manoeuvre, `s` = -base the starting place.
    """
    found = template(bearing, speed)
    if not found.radius:
        x, y = ahead(pose, 0.0, s + base)
        return round(x), round(y), pose[2]
    rear_right, rear_forward, rear_angle, _, _ = on_path(found, s)
    sigma = s + base  # xw.gap.geo-partial
    front_right, front_forward, front_angle, sine, cosine = on_path(found, sigma)
    for _ in range(4):  # Newton's method: the chord from rear to front is one base long
        chord_right, chord_forward = front_right - rear_right, front_forward - rear_forward
        excess = chord_right * chord_right + chord_forward * chord_forward - float(base) * base
        nearer = sigma - excess / (2 * (chord_right * sine + chord_forward * cosine))
        if nearer == sigma:
            break
        sigma = nearer
        front_right, front_forward, front_angle, sine, cosine = on_path(found, sigma)
    chord_right, chord_forward = front_right - rear_right, front_forward - rear_forward
    angle = (rear_angle + front_angle) / 2
    for _ in range(3):  # the angle whose sine and cosine are the chord's
        sine, cosine = sincos(angle)
        nearer = angle + (chord_right * cosine - chord_forward * sine) / base
        if nearer == angle:
            break
        angle = nearer
    middle_right = found.side * (rear_right + front_right) / 2
    middle_forward = (rear_forward + front_forward) / 2
    x, y = ahead(pose, middle_right, middle_forward + base / 2)
    return round(x), round(y), (pose[2] + found.side * round(angle / RADIANS)) % FULL_TURN


class Landing(msgspec.Struct, frozen=True):
    """Where a manoeuvre ended: the pose, the arc position of the rear edge, and which of the others it met."""

    pose: Pose
    s: float
    met: tuple[int, ...]


Base = tuple[Pose, int]


def unhindered(pose: Pose, bearing: str, speed: int, base: int = SMALL_BASE) -> Landing:
    """The whole manoeuvre, with nothing in its way."""
    return Landing(fly(pose, bearing, speed, base), template(bearing, speed).length, ())


def land(pose: Pose, bearing: str, speed: int, others: Sequence[Base], base: int = SMALL_BASE) -> Landing:
    """Execute a manoeuvre among other bases: it slides back along the template to the last place that is free.

    A Koiogran turn that meets a base is flown as a straight.
    """
    free = unhindered(pose, bearing, speed, base)
    if not _met(free.pose, others, base):
        return free
    bearing = "straight" if bearing == "koiogran" else bearing  # xw.overlap.koiogran
    near = [index for index, other in enumerate(others) if _in_the_way(pose, other, bearing, speed, base)]
    landing = _slide_back(pose, bearing, speed, [others[index] for index in near], base)
    return Landing(landing.pose, landing.s, tuple([near[index] for index in landing.met]))


def _in_the_way(pose: Pose, other: Base, bearing: str, speed: int, base: int) -> bool:
    """Near enough to be met anywhere on this path."""
    (x, y, _), size = other
    reach = template(bearing, speed).length + 1.71 * base + 0.71 * size
    dx, dy = x - pose[0], y - pose[1]
    return dx * dx + dy * dy <= reach * reach


def _met(pose: Pose, others: Sequence[Base], base: int) -> tuple[int, ...]:
    return tuple([i for i, (other, size) in enumerate(others) if depth(pose, other, base, size) > OVERLAP])


def _deepest(pose: Pose, others: Sequence[Base], base: int) -> float:
    return max([depth(pose, other, base, size) for other, size in others])


def _slide_back(pose: Pose, bearing: str, speed: int, others: Sequence[Base], base: int) -> Landing:
    """No point of a base moves faster along a curve than 1.75 times its rear edge, so such steps miss no gap."""
    pace = 1.75 if template(bearing, speed).radius else 1.0
    blocked = template(bearing, speed).length
    deep = _deepest(along(pose, bearing, speed, blocked, base), others, base)
    while True:
        s = blocked - max(deep / pace, STEP)
        if s <= -base:  # xw.gap.overlap-no-room
            s = -float(base)
            break
        deep = _deepest(along(pose, bearing, speed, s, base), others, base)
        if deep <= OVERLAP:  # xw.overlap.chain-example
            break
        blocked = s
    while blocked - s > 0.5:
        middle = (blocked + s) / 2
        if _deepest(along(pose, bearing, speed, middle, base), others, base) > OVERLAP:
            blocked = middle
        else:
            s = middle
    met = _met(along(pose, bearing, speed, blocked, base), others, base)  # xw.gap.overlap-which
    place = pose if s == -base else along(pose, bearing, speed, s, base)
    return Landing(place, s, met)


def roll(pose: Pose, side: int, template_slide: int, base_slide: int, base: int = SMALL_BASE) -> Pose:
    """A barrel roll: straight 1 laid against a side, shifted by `template_slide` along it; the base by `base_slide`."""
    x, y = ahead(pose, side * (STRAIGHT_STEP + base), template_slide + base_slide)  # xw.gap.geo-barrel
    return round(x), round(y), pose[2]
