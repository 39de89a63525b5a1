/** Ships in flight, for pictures: one or a squadron, with trails and fire. */
import { type Colour, lighter } from '../draw/colour';
import type { Ink } from '../draw/ink';
import { disc, fill, n, place } from '../draw/shapes';
import type { Subject } from '../draw/subject';
import { type Livery, type Plan, plan, type PlanName } from './plans';

export function engine(ink: Ink, x: number, y: number, radius: number, colour: Colour): string {
  return ink.glow(x, y, radius * 4, colour, 0.8) + disc(x, y, radius, lighter(colour, 0.75));
}

/** A shot: its head at (x, y), flying at this angle (0 to the right). */
export function bolt(x: number, y: number, angle: number, length: number, colour: Colour, width = 3): string {
  return place(
    `<rect x="${-length}" y="${n(-width * 1.6)}" width="${length}" height="${n(width * 3.2)}" rx="${n(width * 1.6)}" fill="${colour}" opacity=".35"/><rect x="${-length}" y="${n(-width / 2)}" width="${length}" height="${width}" rx="${n(width / 2)}" fill="${lighter(colour, 0.7)}"/>`,
    x,
    y,
    1,
    angle,
  );
}

export interface Flight extends Livery {
  x?: number;
  y?: number;
  /** Degrees: 0 flies up the picture. */
  angle?: number;
  size?: number;
  /** How much it is seen from the side. */
  lean?: number;
  fire?: Colour;
  exhaust?: Colour;
  /** Standing in a hangar: no engines. */
  parked?: boolean;
}

/** A plan laid into the picture, darker on the side away from the light. */
export function flying(ink: Ink, of: PlanName | Plan, flight: Flight = {}): Subject {
  const {
    x = 150,
    y = 148,
    angle = ink.chance.pick([-38, 34, 40, -44, 28]),
    size = 0.98,
    lean = -7,
    exhaust = '#ff8a5a',
  } = flight;
  const {
    svg,
    engines,
    guns = [
      [-20, -100],
      [20, -100],
    ],
  } = typeof of === 'string' ? plan(ink, of, flight) : of;
  const put = (inner: string): string =>
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${angle}) scale(${n(size * 100) / 100} ${n(size * 92) / 100}) skewX(${lean})">${inner}</g>`;
  if (flight.parked) return { body: put(svg) };
  const trail = engines
    .map(([ex, ey, r = 6]) =>
      fill(
        `M${ex - r * 1.3},${ey}L${ex},${ey + 120}L${ex + r * 1.3},${ey}Z`,
        ink.fade([
          [0, exhaust, 0.8],
          [1, exhaust, 0],
        ]),
      ),
    )
    .join('');
  const shots = flight.fire
    ? guns
        .map(
          ([gx, gy]) =>
            `<g transform="translate(${gx} ${gy})">${bolt(0, -24, -90, 62, flight.fire as Colour, 3.4)}${ink.glow(0, 0, 12, flight.fire as Colour, 0.8)}</g>`,
        )
        .join('')
    : '';
  return {
    behind: put(trail),
    body: put(svg),
    lit: put(engines.map(([ex, ey, r = 6]) => engine(ink, ex, ey, r * 0.8, exhaust)).join('') + shots),
  };
}

/** One near, two far behind it. */
export function squadron(ink: Ink, name: PlanName, flight: Flight = {}): Subject {
  const angle = flight.angle ?? 34;
  const near = flying(ink, name, { ...flight, angle, size: 0.84, x: 158, y: 170 });
  const far = (x: number, y: number, scale: number): Subject =>
    flying(ink, name, { ...flight, angle, size: scale, x, y });
  const others = [far(70, 92, 0.42), far(232, 76, 0.36)];
  return {
    behind: others.map((one) => (one.behind ?? '') + (one.body ?? '') + (one.lit ?? '')).join('') + (near.behind ?? ''),
    body: near.body ?? '',
    lit: near.lit ?? '',
  };
}

/** Many of them in a stream. */
export function swarm(ink: Ink, name: PlanName, flight: Flight = {}): Subject {
  const { chance } = ink;
  const angle = flight.angle ?? -30;
  const far = Array.from({ length: 9 }, (_, index) =>
    flying(ink, name, { ...flight, angle, size: 0.14 + index * 0.05, x: chance.between(30, 270), y: 40 + index * 26 }),
  );
  return {
    behind: far
      .slice(0, 6)
      .map((one) => (one.behind ?? '') + (one.body ?? ''))
      .join(''),
    body: far
      .slice(6)
      .map((one) => one.body ?? '')
      .join(''),
    lit: far
      .slice(6)
      .map((one) => one.lit ?? '')
      .join(''),
  };
}
