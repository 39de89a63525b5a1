/** Arms, legs, boots and hands of a whole figure, round in the light from above. */
import { type Colour, lighter, mix } from '../draw/colour';
import type { Ink } from '../draw/ink';
import { fill, line, n, smooth } from '../draw/shapes';
import type { Point } from './poses';

/** Between two points: `share` of the way. */
export const between = ([x, y]: Point, [u, v]: Point, share: number): Point => [
  x + (u - x) * share,
  y + (v - y) * share,
];

/** A round limb that grows thinner, with some flesh in its middle. */
export function tube(from: Point, to: Point, thick: number, thin: number, flesh = 0): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const at = (along: number, aside: number): Point => [
    from[0] + ux * along - uy * aside,
    from[1] + uy * along + ux * aside,
  ];
  const middle = (thick + thin) / 2 + flesh;
  return smooth([
    at(-thick * 0.8, 0),
    at(-thick * 0.3, thick * 0.85),
    at(length * 0.35, middle),
    at(length, thin),
    at(length + thin * 0.75, 0),
    at(length, -thin),
    at(length * 0.35, -middle),
    at(-thick * 0.3, -thick * 0.85),
  ]);
}

/** The paint of a limb: bright towards the light, dark away from it. `sun` is where the light is, aside: -1 left, 1 right. */
export function roundPaint(ink: Ink, from: Point, to: Point, radius: number, colour: Colour, sun: number): Colour {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  let [vx, vy] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  if (vx * sun * 0.7 - vy * 0.7 < 0) [vx, vy] = [-vx, -vy];
  const [x, y] = between(from, to, 0.5);
  return ink.fadeOver(
    [
      [0, lighter(colour, 0.2)],
      [0.42, colour],
      [1, mix(colour, '#05070c', 0.52)],
    ],
    x + vx * radius,
    y + vy * radius,
    x - vx * radius,
    y - vy * radius,
  );
}

export interface Sleeve {
  colour: Colour;
  thick: number;
  joint: number;
  thin: number;
  sun: number;
}

/** Two parts with a joint between. */
export function limb(ink: Ink, from: Point, joint: Point, to: Point, sleeve: Sleeve): string {
  const { colour, thick, joint: middle, thin, sun } = sleeve;
  const crease = between(joint, from, 0.08);
  return (
    fill(tube(from, joint, thick, middle, 0.6), roundPaint(ink, from, joint, thick, colour, sun)) +
    fill(tube(joint, to, middle, thin, 0.9), roundPaint(ink, joint, to, middle, colour, sun)) +
    line(`M${n(crease[0] - 3)},${n(crease[1] - 1)}q3,3 7,1`, mix(colour, '#000000', 0.55), 1.2, { opacity: 0.5 })
  );
}

/** Which way the toes point: flat on the ground, down in a stride, tucked when one kneels. */
function toes(knee: Point, foot: Point, onBack: boolean): Point {
  const length = Math.hypot(foot[0] - knee[0], foot[1] - knee[1]) || 1;
  const [dx, dy] = [(foot[0] - knee[0]) / length, (foot[1] - knee[1]) / length];
  if (onBack) return [-0.2, -0.98];
  if (Math.abs(dx) > 0.9 && dx > 0) return [0.86, 0.5]; // legs crossed
  if (foot[1] < -8) return [dy, -dx];
  return dy > 0.5 ? [1, 0] : [0.2, 0.98];
}

/** A boot up to the calf. */
export function boot(
  ink: Ink,
  knee: Point,
  foot: Point,
  leg: { shoe: Colour; wide: number; sun: number; onBack: boolean },
): string {
  const { shoe, wide, sun, onBack } = leg;
  const [ex, ey] = toes(knee, foot, onBack);
  const lift = ey > 0.8 && foot[1] > -8 ? 6 : 0;
  const at = (along: number, down: number): Point => [
    foot[0] + (ex * along - ey * down) * wide,
    foot[1] - lift + (ey * along + ex * down) * wide,
  ];
  const calf = between(knee, foot, 0.42);
  const cuff = between(knee, foot, 0.5);
  const paint = roundPaint(ink, calf, foot, 8 * wide, shoe, sun);
  const sole = mix(shoe, '#000000', 0.6);
  const toe = smooth([
    at(-7, -6),
    at(-8, 2),
    at(-6.5, 7),
    at(6, 7),
    at(16, 7),
    at(18, 3.5),
    at(13, -0.5),
    at(5, -3.5),
    at(2, -8),
  ]);
  const [sx, sy] = at(-7, 7);
  const [tx, ty] = at(17, 7);
  return (
    fill(tube(calf, foot, 8 * wide, 6 * wide, 0.6), paint) +
    fill(toe, ink.fade([lighter(shoe, 0.14), mix(shoe, '#000000', 0.35)])) +
    line(`M${n(sx)},${n(sy)}L${n(tx)},${n(ty)}`, sole, 2.2) +
    line(`M${n(cuff[0] - 6 * wide)},${n(cuff[1] - 5)}q${n(6 * wide)},3.5 ${n(12 * wide)},0`, lighter(shoe, 0.2), 1.6, {
      opacity: 0.6,
    })
  );
}

/** A hand at the end of an arm: closed, or open with its fingers. */
export function hand(
  ink: Ink,
  elbow: Point,
  wrist: Point,
  skin: Colour,
  { open = false, pointing = false, size = 1 },
): string {
  const length = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]) || 1;
  const [ux, uy] = [(wrist[0] - elbow[0]) / length, (wrist[1] - elbow[1]) / length];
  const at = (along: number, aside: number): Point => [
    wrist[0] + (ux * along - uy * aside) * size,
    wrist[1] + (uy * along + ux * aside) * size,
  ];
  const ball = fill(
    smooth([at(-4, 0), at(0, 5.4), at(6, 5.6), at(9, 2), at(9, -2.4), at(5, -5.4), at(0, -5)]),
    ink.ball(lighter(skin, 0.16), skin, mix(skin, '#000000', 0.45)),
  );
  const finger = (from: Point, to: Point): string =>
    line(`M${n(from[0])},${n(from[1])}L${n(to[0])},${n(to[1])}`, skin, 2.8 * size);
  if (pointing) return ball + finger(at(6, -3), at(18, -4));
  if (!open)
    return (
      ball +
      line(`M${n(at(4, 5)[0])},${n(at(4, 5)[1])}L${n(at(7, 0)[0])},${n(at(7, 0)[1])}`, mix(skin, '#000000', 0.5), 1, {
        opacity: 0.6,
      })
    );
  return (
    ball +
    finger(at(6, -4), at(15, -6.5)) +
    finger(at(7, -1.4), at(17, -2.2)) +
    finger(at(7, 1.6), at(16.5, 2.2)) +
    finger(at(2, 4), at(8, 9.5))
  );
}
