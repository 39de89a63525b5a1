/** Imperial fighters seen from the front. */
import { type Colour, lighter } from '../draw/colour';
import type { Ink } from '../draw/ink';
import { disc, fill, line, n, ring, times } from '../draw/shapes';
import type { Subject } from '../draw/subject';
import { bolt } from './flight';

export type TieName =
  'fighter' | 'advanced' | 'bomber' | 'interceptor' | 'defender' | 'phantom' | 'striker' | 'silencer' | 'reaper';

const two = (svg: string): string => `${svg}<g transform="scale(-1 1)">${svg}</g>`;

function cabin(ink: Ink, x = 0): string {
  return (
    disc(
      x,
      0,
      31,
      ink.orb(
        [
          [0, '#f2f6fb'],
          [0.35, '#a3aebb'],
          [0.8, '#3c4552'],
          [1, '#171c24'],
        ],
        { radius: 0.6, from: [0.32, 0.28] },
      ),
    ) +
    disc(x, 0, 20, '#0d1219') +
    [22.5, 67.5, 112.5, 157.5]
      .map(
        (turn) =>
          `<path d="M${x - 20},0H${x + 20}" stroke="#7e8a98" stroke-width="3" transform="rotate(${turn} ${x} 0)"/>`,
      )
      .join('') +
    disc(x, 0, 8.4, '#0d1219', { more: 'stroke="#7e8a98" stroke-width="3"' }) +
    ring(x, 0, 20, '#8d99a7', 3.4) +
    fill(`M${x - 14},-12Q${x - 4},-18 ${x + 4},-17L${x - 2},-8Z`, '#8fb4d8', { opacity: 0.5 }) +
    line(`M${x - 12},26h24M${x - 9},-27h18`, '#2c3440', 2.4)
  );
}

/** A solar wing with its frame and ribs. */
function panel(ink: Ink, outline: string, ribs: string, paint?: Colour): string {
  const frame = ink.fade(
    [
      [0, '#dfe6ee'],
      [0.4, '#8893a0'],
      [1, '#262d37'],
    ],
    [0, 0, 1, 0.6],
  );
  const solar = ink.fade(['#46505d', '#1b212a', '#0a0d12'], [0, 0, 1, 1]);
  return (
    fill(outline, paint ? ink.fade([lighter(paint, 0.4), paint]) : frame) +
    ink.within(outline, fill(outline, solar, { more: 'stroke="none"' })) +
    `<path d="${outline}" fill="none" stroke="${paint ?? '#aab4c2'}" stroke-width="5"/>` +
    line(ribs, '#9aa6b4', 1.8, { opacity: 0.65 })
  );
}

function drawn(ink: Ink, name: TieName, paint?: Colour): string {
  const metal = ink.fade(
    [
      [0, '#dfe6ee'],
      [0.4, '#8893a0'],
      [1, '#262d37'],
    ],
    [0, 0, 1, 0.6],
  );
  const arm = (reach: number): string =>
    fill(`M${-reach},-11L-30,-7H30L${reach},-11V11L30,7H-30L${-reach},11Z`, metal) +
    line(`M-52,-9V9M52,-9V9`, '#39424d', 2);
  switch (name) {
    case 'advanced': {
      const wing = panel(
        ink,
        'M-64,-28L-96,-66L-78,-96L-70,-96L-56,-40V40L-70,96L-78,96L-96,66L-64,28Z',
        'M-62,0H-57M-80,-80L-60,-30M-80,80L-60,30M-88,-66L-62,-20M-88,66L-62,20',
        paint,
      );
      return (
        two(wing) +
        fill('M-60,-8H60V8H-60Z', metal) +
        fill('M-24,-34Q0,-46 24,-34L34,0L24,36Q0,46 -24,36L-34,0Z', metal) +
        cabin(ink)
      );
    }
    case 'bomber': {
      const wing = panel(
        ink,
        'M-106,-62L-92,-84L-84,-60V60L-92,84L-106,62Z',
        'M-100,0H-85M-96,-70L-86,70M-102,-40H-86M-102,40H-86',
        paint,
      );
      return (
        two(wing) +
        fill('M-90,-7H90V7H-90Z', metal) +
        `<ellipse cx="34" cy="0" rx="28" ry="30" fill="${metal}"/>` +
        disc(34, 2, 15, '#12161c') +
        disc(34, 2, 8, '#39424d') +
        line('M34,-28V-16M34,18V30M8,2H18', '#2c343e', 2) +
        cabin(ink, -32)
      );
    }
    case 'interceptor': {
      const wing = panel(
        ink,
        'M-58,-6L-64,-26L-96,-100L-104,-96L-98,-40L-88,0L-98,40L-104,96L-96,100L-64,26L-58,6Z',
        'M-88,0H-60M-98,-90L-74,-20M-98,90L-74,20M-95,-50L-70,-14M-95,50L-70,14',
        paint,
      );
      return two(wing + line('M-100,-98V-116M-100,98V116', '#7d8894', 3)) + arm(62) + cabin(ink);
    }
    case 'defender':
      return (
        [0, 120, 240]
          .map(
            (turn) =>
              `<g transform="rotate(${turn})">${panel(ink, 'M-36,-100L36,-100L22,-54H-22Z', 'M-18,-94L-10,-58M18,-94L10,-58M0,-98V-56', paint)}${fill('M-6,-60h12v34h-12z', metal)}</g>`,
          )
          .join('') + cabin(ink)
      );
    case 'phantom': {
      const wing = panel(
        ink,
        'M-56,-8L-110,-30L-116,-20L-108,20L-114,36L-106,40L-56,8Z',
        'M-110,-24L-60,-4M-108,34L-60,4',
        paint,
      );
      return two(wing) + fill('M-7,-96L7,-96L12,-30H-12Z', metal) + arm(60) + cabin(ink);
    }
    case 'striker': {
      const wing = panel(
        ink,
        'M-30,-4L-60,-18L-118,-46L-122,-38L-84,2L-122,42L-116,50L-60,20L-30,8Z',
        'M-112,-40L-40,0M-112,42L-40,4M-90,-26L-76,0M-90,28L-76,2',
        paint,
      );
      return two(wing) + fill('M-44,-16H44L56,4L42,22H-42L-56,4Z', metal) + cabin(ink);
    }
    case 'silencer': {
      const wing = panel(
        ink,
        'M-40,-6L-74,-60L-92,-112L-98,-104L-92,-30L-84,0L-92,34L-98,104L-92,112L-74,60L-40,8Z',
        'M-90,-96L-70,-20M-90,96L-70,20M-84,0H-50',
        paint ?? '#c8283a',
      );
      return (
        two(wing) +
        fill('M-52,-8L-24,-22H24L52,-8V10L24,24H-24L-52,10Z', ink.fade(['#4a525c', '#14171c'])) +
        disc(0, 0, 22, '#1c2026') +
        fill('M-16,-4Q0,-16 16,-4L14,8Q0,2 -14,8Z', '#c8283a')
      );
    }
    case 'reaper':
      return (
        two(
          fill('M-20,-20L-100,-60L-124,30L-112,36L-84,-2L-24,24Z', ink.fade(['#59636f', '#1c2229'])) +
            line('M-96,-52L-110,26M-60,-38L-70,4', '#9aa6b4', 2),
        ) +
        fill('M-46,-26H46L60,10L40,34H-40L-60,10Z', metal) +
        fill('M-30,-14H30L36,4H-36Z', '#10202e') +
        line('M0,-14V4M-20,-14L-24,4M20,-14L24,4', '#8fb4d8', 2)
      );
    default: {
      const wing = panel(
        ink,
        'M-98,0L-84,-92L-70,-92L-62,-40V40L-70,92L-84,92Z',
        'M-96,0H-63M-77,-90L-80,0L-77,90M-90,-40H-64M-90,40H-64',
        paint,
      );
      return two(wing) + arm(66) + cabin(ink);
    }
  }
}

export interface TieWish {
  angle?: number;
  size?: number;
  x?: number;
  y?: number;
  fire?: boolean;
  paint?: Colour;
}

export function tie(
  ink: Ink,
  name: TieName = 'fighter',
  { angle = ink.chance.pick([-16, 14, -12]), size = 1.2, x = 150, y = 146, fire = true, paint }: TieWish = {},
): Subject {
  const shots = fire
    ? [-9, 9]
        .map((dx) => bolt(x + dx - 34, y + 112, 107, 62, '#6dff7a', 3.4) + ink.glow(x + dx, y + 26, 10, '#6dff7a', 0.9))
        .join('')
    : '';
  return {
    body: `<g transform="translate(${n(x)} ${n(y)}) rotate(${angle}) scale(${n(size * 100) / 100})">${drawn(ink, name, paint)}</g>`,
    lit: shots,
  };
}

/** A flight of them. */
export function tieFlight(ink: Ink, name: TieName = 'fighter', { angle = -16, paint }: TieWish = {}): Subject {
  const far = (
    [
      [76, 92, 0.42],
      [232, 84, 0.36],
      [250, 210, 0.28],
      [46, 200, 0.24],
    ] as const
  )
    .map(([x, y, size]) => tie(ink, name, { x, y, size, angle, fire: false, ...(paint && { paint }) }).body)
    .join('');
  const near = tie(ink, name, { x: 156, y: 160, size: 0.96, angle, ...(paint && { paint }) });
  return { behind: far, body: near.body ?? '', lit: near.lit ?? '' };
}

/** Ranks of them without end. */
export function tieSwarm(ink: Ink, name: TieName = 'fighter'): Subject {
  const { chance } = ink;
  const far = times(
    16,
    (index) =>
      tie(ink, name, {
        x: chance.between(16, 284),
        y: chance.between(24, 150) + index * 3,
        size: 0.1 + index * 0.016,
        angle: -14,
        fire: false,
      }).body ?? '',
  );
  const near = (
    [
      [84, 190, 0.52],
      [222, 176, 0.6],
    ] as const
  )
    .map(([x, y, size]) => tie(ink, name, { x, y, size, angle: -14, fire: false }).body)
    .join('');
  return { behind: far, body: near, lit: bolt(64, 262, 107, 50, '#6dff7a', 3) + bolt(198, 262, 107, 50, '#6dff7a', 3) };
}
