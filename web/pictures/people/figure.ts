/** Whole figures in a pose, some 200 units high, feet at (0, 0): what happens is told with them. */
import { type Colour, lighter, mix } from '../draw/colour';
import type { Ink } from '../draw/ink';
import { box, disc, fill, line, n, place, smooth } from '../draw/shapes';
import type { Subject } from '../draw/subject';
import { blade, pistol, rifle } from './props';

type Point = readonly [number, number];

/** Joints; "far" is the side away from us. Everybody looks to our right. */
interface Pose {
  head: Point;
  neck: Point;
  hip: Point;
  nearElbow: Point;
  nearHand: Point;
  farElbow: Point;
  farHand: Point;
  nearKnee: Point;
  nearFoot: Point;
  farKnee: Point;
  farFoot: Point;
}

export type PoseName =
  | 'stand'
  | 'run'
  | 'aim'
  | 'kneel-aim'
  | 'guard'
  | 'leap'
  | 'fall'
  | 'meditate'
  | 'kneel'
  | 'point'
  | 'cheer'
  | 'sneak'
  | 'climb'
  | 'throw'
  | 'salute'
  | 'grip'
  | 'push'
  | 'lie'
  | 'sit'
  | 'lunge'
  | 'hands-up'
  | 'carry'
  | 'crouch'
  | 'swing'
  | 'shield'
  | 'walk'
  | 'bow-down'
  | 'duel';

const POSES: Record<PoseName, Pose> = {
  stand: {
    head: [2, -188],
    neck: [0, -166],
    hip: [-2, -100],
    nearElbow: [-16, -132],
    nearHand: [-12, -98],
    farElbow: [18, -134],
    farHand: [18, -100],
    nearKnee: [-10, -52],
    nearFoot: [-12, 0],
    farKnee: [10, -52],
    farFoot: [14, 0],
  },
  walk: {
    head: [6, -187],
    neck: [2, -165],
    hip: [-2, -100],
    nearElbow: [-20, -130],
    nearHand: [-6, -100],
    farElbow: [22, -134],
    farHand: [34, -108],
    nearKnee: [14, -54],
    nearFoot: [26, -2],
    farKnee: [-14, -54],
    farFoot: [-34, -6],
  },
  run: {
    head: [40, -172],
    neck: [28, -154],
    hip: [0, -100],
    nearElbow: [4, -122],
    nearHand: [32, -108],
    farElbow: [52, -128],
    farHand: [70, -150],
    nearKnee: [40, -74],
    nearFoot: [28, -22],
    farKnee: [-26, -66],
    farFoot: [-74, -56],
  },
  aim: {
    head: [8, -184],
    neck: [-2, -164],
    hip: [-8, -98],
    nearElbow: [18, -150],
    nearHand: [48, -158],
    farElbow: [30, -152],
    farHand: [66, -160],
    nearKnee: [-18, -50],
    nearFoot: [-38, 0],
    farKnee: [18, -52],
    farFoot: [30, 0],
  },
  'kneel-aim': {
    head: [8, -140],
    neck: [-4, -122],
    hip: [-12, -60],
    nearElbow: [16, -106],
    nearHand: [46, -114],
    farElbow: [30, -108],
    farHand: [64, -116],
    nearKnee: [-8, -6],
    nearFoot: [-58, 0],
    farKnee: [30, -54],
    farFoot: [34, 0],
  },
  guard: {
    head: [0, -184],
    neck: [-4, -163],
    hip: [-8, -98],
    nearElbow: [18, -136],
    nearHand: [40, -126],
    farElbow: [26, -140],
    farHand: [44, -132],
    nearKnee: [-22, -52],
    nearFoot: [-44, 0],
    farKnee: [20, -54],
    farFoot: [36, 0],
  },
  lunge: {
    head: [44, -162],
    neck: [32, -146],
    hip: [-4, -92],
    nearElbow: [56, -132],
    nearHand: [82, -140],
    farElbow: [8, -132],
    farHand: [-14, -116],
    nearKnee: [-42, -44],
    nearFoot: [-82, 0],
    farKnee: [42, -60],
    farFoot: [44, 0],
  },
  swing: {
    head: [10, -180],
    neck: [2, -160],
    hip: [-6, -98],
    nearElbow: [6, -190],
    nearHand: [-26, -206],
    farElbow: [28, -186],
    farHand: [-18, -200],
    nearKnee: [-26, -50],
    nearFoot: [-50, 0],
    farKnee: [24, -54],
    farFoot: [40, 0],
  },
  duel: {
    head: [14, -180],
    neck: [6, -160],
    hip: [-8, -97],
    nearElbow: [30, -142],
    nearHand: [52, -160],
    farElbow: [36, -146],
    farHand: [56, -164],
    nearKnee: [-26, -50],
    nearFoot: [-52, 0],
    farKnee: [26, -56],
    farFoot: [38, 0],
  },
  leap: {
    head: [24, -214],
    neck: [14, -194],
    hip: [-10, -140],
    nearElbow: [20, -228],
    nearHand: [2, -252],
    farElbow: [40, -210],
    farHand: [66, -228],
    nearKnee: [20, -108],
    nearFoot: [-10, -72],
    farKnee: [-46, -118],
    farFoot: [-86, -90],
  },
  fall: {
    head: [-64, -120],
    neck: [-46, -130],
    hip: [10, -122],
    nearElbow: [-66, -160],
    nearHand: [-94, -176],
    farElbow: [-34, -172],
    farHand: [-20, -204],
    nearKnee: [52, -150],
    nearFoot: [84, -120],
    farKnee: [50, -110],
    farFoot: [94, -92],
  },
  meditate: {
    head: [0, -138],
    neck: [0, -116],
    hip: [0, -44],
    nearElbow: [-34, -74],
    nearHand: [-44, -40],
    farElbow: [34, -74],
    farHand: [44, -40],
    nearKnee: [-60, -22],
    nearFoot: [8, -12],
    farKnee: [60, -22],
    farFoot: [-8, -12],
  },
  kneel: {
    head: [16, -126],
    neck: [6, -110],
    hip: [-12, -60],
    nearElbow: [18, -78],
    nearHand: [34, -52],
    farElbow: [22, -86],
    farHand: [38, -60],
    nearKnee: [2, -6],
    nearFoot: [-50, 0],
    farKnee: [32, -56],
    farFoot: [30, 0],
  },
  'bow-down': {
    head: [52, -62],
    neck: [36, -70],
    hip: [-22, -62],
    nearElbow: [48, -34],
    nearHand: [66, -6],
    farElbow: [56, -38],
    farHand: [76, -8],
    nearKnee: [10, -6],
    nearFoot: [-48, 0],
    farKnee: [4, -8],
    farFoot: [-54, -2],
  },
  point: {
    head: [4, -186],
    neck: [0, -165],
    hip: [-4, -99],
    nearElbow: [34, -162],
    nearHand: [72, -172],
    farElbow: [-10, -134],
    farHand: [-4, -100],
    nearKnee: [-14, -52],
    nearFoot: [-24, 0],
    farKnee: [12, -54],
    farFoot: [22, 0],
  },
  cheer: {
    head: [0, -188],
    neck: [0, -166],
    hip: [0, -100],
    nearElbow: [-30, -194],
    nearHand: [-36, -232],
    farElbow: [30, -196],
    farHand: [38, -234],
    nearKnee: [-14, -52],
    nearFoot: [-22, 0],
    farKnee: [14, -52],
    farFoot: [22, 0],
  },
  'hands-up': {
    head: [0, -186],
    neck: [0, -165],
    hip: [0, -100],
    nearElbow: [-34, -156],
    nearHand: [-38, -194],
    farElbow: [34, -156],
    farHand: [38, -194],
    nearKnee: [-10, -52],
    nearFoot: [-12, 0],
    farKnee: [10, -52],
    farFoot: [12, 0],
  },
  sneak: {
    head: [36, -150],
    neck: [22, -138],
    hip: [-18, -96],
    nearElbow: [32, -108],
    nearHand: [50, -122],
    farElbow: [6, -104],
    farHand: [22, -86],
    nearKnee: [12, -58],
    nearFoot: [-10, 0],
    farKnee: [-32, -52],
    farFoot: [-58, 0],
  },
  crouch: {
    head: [16, -112],
    neck: [4, -98],
    hip: [-22, -48],
    nearElbow: [22, -72],
    nearHand: [44, -84],
    farElbow: [30, -76],
    farHand: [52, -90],
    nearKnee: [18, -58],
    nearFoot: [-4, 0],
    farKnee: [26, -50],
    farFoot: [24, 0],
  },
  climb: {
    head: [6, -196],
    neck: [0, -176],
    hip: [-6, -118],
    nearElbow: [28, -196],
    nearHand: [30, -232],
    farElbow: [-26, -178],
    farHand: [-30, -214],
    nearKnee: [28, -94],
    nearFoot: [14, -46],
    farKnee: [-20, -72],
    farFoot: [-18, -18],
  },
  throw: {
    head: [2, -182],
    neck: [-4, -162],
    hip: [-10, -98],
    nearElbow: [-36, -182],
    nearHand: [-52, -212],
    farElbow: [34, -164],
    farHand: [60, -178],
    nearKnee: [-26, -50],
    nearFoot: [-52, 0],
    farKnee: [22, -56],
    farFoot: [40, 0],
  },
  salute: {
    head: [2, -188],
    neck: [0, -166],
    hip: [0, -100],
    nearElbow: [34, -168],
    nearHand: [14, -194],
    farElbow: [-16, -132],
    farHand: [-12, -98],
    nearKnee: [-6, -52],
    nearFoot: [-8, 0],
    farKnee: [8, -52],
    farFoot: [10, 0],
  },
  grip: {
    head: [-2, -186],
    neck: [-4, -165],
    hip: [-6, -99],
    nearElbow: [30, -158],
    nearHand: [64, -176],
    farElbow: [-20, -132],
    farHand: [-14, -98],
    nearKnee: [-16, -52],
    nearFoot: [-26, 0],
    farKnee: [12, -54],
    farFoot: [22, 0],
  },
  push: {
    head: [10, -180],
    neck: [2, -160],
    hip: [-16, -96],
    nearElbow: [34, -146],
    nearHand: [72, -150],
    farElbow: [38, -156],
    farHand: [76, -164],
    nearKnee: [-34, -48],
    nearFoot: [-64, 0],
    farKnee: [18, -56],
    farFoot: [26, 0],
  },
  lie: {
    head: [84, -24],
    neck: [64, -20],
    hip: [0, -14],
    nearElbow: [48, -4],
    nearHand: [76, -2],
    farElbow: [44, -34],
    farHand: [20, -40],
    nearKnee: [-44, -20],
    nearFoot: [-94, -6],
    farKnee: [-40, -34],
    farFoot: [-84, -10],
  },
  sit: {
    head: [0, -150],
    neck: [-2, -128],
    hip: [-8, -64],
    nearElbow: [14, -96],
    nearHand: [38, -84],
    farElbow: [20, -100],
    farHand: [42, -90],
    nearKnee: [44, -66],
    nearFoot: [44, 0],
    farKnee: [40, -60],
    farFoot: [32, 0],
  },
  carry: {
    head: [10, -184],
    neck: [2, -163],
    hip: [-6, -98],
    nearElbow: [28, -128],
    nearHand: [46, -116],
    farElbow: [34, -130],
    farHand: [52, -120],
    nearKnee: [10, -52],
    nearFoot: [20, 0],
    farKnee: [-18, -50],
    farFoot: [-36, 0],
  },
  shield: {
    head: [-4, -178],
    neck: [-8, -158],
    hip: [-14, -96],
    nearElbow: [22, -150],
    nearHand: [38, -174],
    farElbow: [26, -150],
    farHand: [44, -168],
    nearKnee: [-30, -46],
    nearFoot: [-56, 0],
    farKnee: [14, -52],
    farFoot: [24, 0],
  },
};

export type CastName =
  | 'trooper'
  | 'rebel'
  | 'jedi'
  | 'sith'
  | 'pilot'
  | 'smuggler'
  | 'officer'
  | 'civilian'
  | 'droid'
  | 'guard'
  | 'commando'
  | 'hunter'
  | 'vader'
  | 'clone'
  | 'wookiee'
  | 'ewok'
  | 'tie'
  | 'rebel-officer'
  | 'first-order'
  | 'death'
  | 'shadow';

interface Costume {
  body: Colour;
  limbs: Colour;
  head: Colour;
  skin: Colour;
  helmet?: 'storm' | 'dome' | 'cap' | 'hood' | 'visor' | 'crest' | 'none';
  cloak?: Colour;
  boots?: Colour;
  belt?: Colour;
  bulk?: number;
}

const COSTUMES: Record<CastName, Costume> = {
  trooper: {
    body: '#e6ebf0',
    limbs: '#cfd6de',
    head: '#f2f5f8',
    skin: '#0a0d12',
    helmet: 'storm',
    belt: '#20262e',
    boots: '#c2cad2',
  },
  'first-order': {
    body: '#eceef0',
    limbs: '#d4d8dc',
    head: '#f6f7f8',
    skin: '#0a0b0e',
    helmet: 'storm',
    belt: '#14161a',
    boots: '#d4d8dc',
  },
  clone: {
    body: '#e6e8ea',
    limbs: '#cfd4d8',
    head: '#f2f4f6',
    skin: '#0a0d12',
    helmet: 'crest',
    belt: '#2f5fb0',
    boots: '#c2cad2',
  },
  death: { body: '#2c3138', limbs: '#20252b', head: '#2c3138', skin: '#79ff9b', helmet: 'storm', belt: '#0c0e11' },
  rebel: {
    body: '#7a7458',
    limbs: '#5f6a4c',
    head: '#c8bfa4',
    skin: '#d19a70',
    helmet: 'dome',
    belt: '#3a3226',
    boots: '#2c261e',
  },
  'rebel-officer': {
    body: '#b9a47c',
    limbs: '#a8946c',
    head: '#8a744c',
    skin: '#e0b08a',
    helmet: 'cap',
    belt: '#4a3c28',
    boots: '#2c241a',
  },
  commando: {
    body: '#5d6b52',
    limbs: '#4a563f',
    head: '#6a7a5a',
    skin: '#c98f63',
    helmet: 'cap',
    belt: '#2a2e22',
    boots: '#22241c',
  },
  jedi: {
    body: '#b09a6e',
    limbs: '#8a7550',
    head: '#4a3220',
    skin: '#e0b08a',
    helmet: 'none',
    cloak: '#6a4a30',
    belt: '#3a2818',
    boots: '#3a2a1c',
  },
  sith: {
    body: '#23212a',
    limbs: '#17161c',
    head: '#17161c',
    skin: '#b8a89c',
    helmet: 'hood',
    cloak: '#14131a',
    belt: '#3a0f16',
  },
  shadow: { body: '#101218', limbs: '#0c0e13', head: '#0c0e13', skin: '#14161c', helmet: 'hood', cloak: '#0a0b10' },
  vader: {
    body: '#1c2027',
    limbs: '#14171c',
    head: '#1c2027',
    skin: '#0a0c10',
    helmet: 'visor',
    cloak: '#0e1014',
    belt: '#59636f',
    bulk: 1.14,
  },
  pilot: {
    body: '#e07a34',
    limbs: '#cf6c2a',
    head: '#f0eee8',
    skin: '#e0b08a',
    helmet: 'dome',
    belt: '#e8e6e0',
    boots: '#2c2a28',
  },
  tie: { body: '#2c323a', limbs: '#20252c', head: '#2c323a', skin: '#0a0d12', helmet: 'visor', belt: '#59636f' },
  smuggler: {
    body: '#3a332c',
    limbs: '#e0d8c8',
    head: '#5d3c22',
    skin: '#d8a078',
    helmet: 'none',
    belt: '#6a4526',
    boots: '#2b2018',
  },
  officer: {
    body: '#59636b',
    limbs: '#4d565e',
    head: '#59636b',
    skin: '#e0b898',
    helmet: 'cap',
    belt: '#14171b',
    boots: '#0f1114',
  },
  civilian: {
    body: '#9a7a52',
    limbs: '#8a6a46',
    head: '#b09468',
    skin: '#d19a70',
    helmet: 'hood',
    belt: '#5a4228',
    boots: '#3a2c1c',
  },
  hunter: {
    body: '#6a7a58',
    limbs: '#7d7f78',
    head: '#5f7d4c',
    skin: '#0a0d12',
    helmet: 'visor',
    cloak: '#4d5540',
    belt: '#4a3424',
    boots: '#39342c',
  },
  guard: { body: '#b01c2a', limbs: '#8a1420', head: '#c4182a', skin: '#0a0608', helmet: 'visor', cloak: '#8a1420' },
  droid: {
    body: '#b8966a',
    limbs: '#9a7c54',
    head: '#c8a67a',
    skin: '#0c0806',
    helmet: 'none',
    belt: '#5a442c',
    bulk: 0.7,
  },
  wookiee: {
    body: '#8a5c34',
    limbs: '#7a5030',
    head: '#8a5c34',
    skin: '#5a3818',
    helmet: 'none',
    belt: '#2b1d14',
    bulk: 1.24,
  },
  ewok: { body: '#8a5a34', limbs: '#7a4e2c', head: '#c4702c', skin: '#8a5a34', helmet: 'hood', bulk: 1.2 },
};

export interface FigureWish {
  x?: number;
  y?: number;
  size?: number;
  /** Looks to our left. */
  left?: boolean;
  blade?: Colour;
  /** Angle of the blade, from upright. */
  bladeAngle?: number;
  gun?: 'rifle' | 'pistol';
  /** Dark against the light. */
  dim?: number;
  /** No colours but this. */
  tone?: Colour;
}

function limb(from: Point, joint: Point, to: Point, paint: Colour, thick: number, thin: number): string {
  return (
    line(`M${from[0]},${from[1]}L${joint[0]},${joint[1]}`, paint, thick) +
    line(`M${joint[0]},${joint[1]}L${to[0]},${to[1]}`, paint, thin)
  );
}

function headOf(ink: Ink, { head: [x, y] }: Pose, c: Costume): string {
  const shell = ink.fade([lighter(c.head, 0.2), c.head, mix(c.head, '#000000', 0.4)], [0, 0, 1, 0.6]);
  switch (c.helmet) {
    case 'storm':
      return (
        fill(
          smooth([
            [x, y - 19],
            [x + 16, y - 10],
            [x + 18, y + 6],
            [x + 12, y + 18],
            [x - 10, y + 16],
            [x - 17, y + 4],
            [x - 14, y - 12],
          ]),
          shell,
        ) +
        fill(`M${x - 2},${y - 5}L${x + 17},${y - 4}L${x + 15},${y + 3}L${x - 1},${y + 2}Z`, c.skin) +
        line(`M${x + 6},${y + 10}h8`, '#39424d', 2.4)
      );
    case 'crest':
      return (
        fill(
          smooth([
            [x, y - 20],
            [x + 16, y - 10],
            [x + 17, y + 8],
            [x + 10, y + 18],
            [x - 10, y + 16],
            [x - 17, y + 4],
            [x - 14, y - 12],
          ]),
          shell,
        ) +
        fill(`M${x - 2},${y - 5}H${x + 17}V${y + 1}H${x + 10}V${y + 16}H${x + 6}V${y + 1}H${x - 2}Z`, c.skin) +
        line(`M${x},${y - 20}L${x + 10},${y - 14}`, '#2f5fb0', 4)
      );
    case 'visor':
      return (
        fill(
          smooth([
            [x, y - 20],
            [x + 17, y - 10],
            [x + 19, y + 8],
            [x + 14, y + 20],
            [x - 14, y + 20],
            [x - 20, y + 8],
            [x - 16, y - 10],
          ]),
          shell,
        ) +
        fill(`M${x},${y - 5}L${x + 17},${y - 4}L${x + 16},${y + 2}L${x + 1},${y + 2}Z`, c.skin) +
        line(`M${x + 8},${y + 8}v8`, c.skin, 4)
      );
    case 'hood':
      return (
        fill(
          smooth([
            [x - 2, y - 22],
            [x + 16, y - 14],
            [x + 18, y + 2],
            [x + 10, y + 16],
            [x - 14, y + 20],
            [x - 22, y + 8],
            [x - 18, y - 14],
          ]),
          shell,
        ) +
        fill(
          smooth([
            [x + 6, y - 12],
            [x + 15, y - 2],
            [x + 10, y + 12],
            [x, y + 10],
            [x - 2, y - 4],
          ]),
          mix(c.skin, '#000000', 0.35),
        )
      );
    case 'dome':
      return (
        disc(x, y, 15, c.skin) +
        fill(
          smooth([
            [x - 18, y - 2],
            [x - 13, y - 17],
            [x + 4, y - 21],
            [x + 17, y - 10],
            [x + 19, y - 3],
            [x + 4, y - 5],
          ]),
          shell,
        )
      );
    case 'cap':
      return (
        disc(x, y, 14.5, c.skin) +
        fill(
          smooth([
            [x - 15, y - 3],
            [x - 13, y - 15],
            [x + 3, y - 19],
            [x + 14, y - 12],
            [x + 22, y - 6],
            [x + 8, y - 7],
          ]),
          shell,
        )
      );
    default:
      return (
        disc(x + 1, y, 14.5, c.skin) +
        fill(
          smooth([
            [x - 15, y + 6],
            [x - 17, y - 8],
            [x - 6, y - 20],
            [x + 10, y - 19],
            [x + 15, y - 9],
            [x + 2, y - 8],
            [x - 6, y + 2],
          ]),
          shell,
        )
      );
  }
}

/** Somebody in a pose, as a piece of a picture. */
export function figure(ink: Ink, cast: CastName, pose: PoseName, wish: FigureWish = {}): Subject {
  const { x = 150, y = 282, size = 1, left = false, dim = 0, tone } = wish;
  const c = { ...COSTUMES[cast] };
  for (const part of ['body', 'limbs', 'head', 'skin', 'cloak', 'boots', 'belt'] as const) {
    const colour = c[part];
    if (colour) c[part] = tone ?? ink.tint(mix(colour, '#000000', dim), 0.12);
  }
  const p = POSES[pose];
  const bulk = c.bulk ?? 1;
  const far = (colour: Colour): Colour => mix(colour, '#000000', 0.38);
  const boots = c.boots ?? far(c.limbs);
  const legs = (knee: Point, foot: Point, paint: Colour, shoe: Colour): string =>
    limb(p.hip, knee, foot, paint, 22 * bulk, 17 * bulk) +
    line(
      `M${n((knee[0] + foot[0]) / 2)},${n((knee[1] + foot[1]) / 2)}L${foot[0]},${foot[1]}L${foot[0] + 10},${foot[1] + 1}`,
      shoe,
      15 * bulk,
    );
  const [nx, ny] = p.neck;
  const [hx, hy] = p.hip;
  const w = 24 * bulk;
  const torso = smooth([
    [nx - w * 0.5, ny - 2],
    [nx + w * 0.72, ny + 2],
    [nx + (hx - nx) * 0.4 + w * 0.86, ny + (hy - ny) * 0.4],
    [hx + w * 0.66, hy + 6],
    [hx - w * 0.66, hy + 6],
    [nx + (hx - nx) * 0.4 - w * 0.8, ny + (hy - ny) * 0.4],
  ]);
  const cloth = ink.fade([lighter(c.body, 0.12), c.body, mix(c.body, '#000000', 0.3)]);
  const cloak = c.cloak
    ? fill(
        smooth([
          [nx - 10, ny - 6],
          [nx + 12, ny],
          [hx - 2, hy],
          [hx - 14, Math.min(-6, hy + 84)],
          [hx - 62, Math.min(-2, hy + 92)],
          [nx - 40, (ny + hy) / 2 + 10],
        ]),
        ink.fade([lighter(c.cloak, 0.1), mix(c.cloak, '#000000', 0.35)]),
      )
    : '';
  const gun = wish.gun
    ? place(
        wish.gun === 'rifle' ? rifle(ink) : pistol(ink),
        p.nearHand[0] + 8,
        p.nearHand[1] + 2,
        wish.gun === 'rifle' ? 0.62 : 0.5,
        Math.round((Math.atan2(p.farHand[1] - p.nearHand[1], p.farHand[0] - p.nearHand[0] || 1) * 180) / Math.PI) * 0.5,
        wish.gun === 'rifle' ? -0.62 : -0.5,
      )
    : '';
  const sword = wish.blade
    ? blade(ink, p.nearHand[0], p.nearHand[1], wish.bladeAngle ?? 20, 118, wish.blade, 3.4)
    : null;
  const put = (svg: string): string =>
    `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size * (left ? -1 : 1) * 1000) / 1000} ${n(size * 1000) / 1000})">${svg}</g>`;
  return {
    body: put(
      limb([nx + 4, ny + 6], p.farElbow, p.farHand, far(c.limbs), 14 * bulk, 12 * bulk) +
        cloak +
        legs(p.farKnee, p.farFoot, far(c.limbs), far(boots)) +
        legs(p.nearKnee, p.nearFoot, c.limbs, boots) +
        fill(torso, cloth) +
        (c.belt ? line(`M${n(hx - w * 0.6)},${n(hy - 4)}L${n(hx + w * 0.62)},${n(hy - 2)}`, c.belt, 7) : '') +
        headOf(ink, p, c) +
        (sword?.hilt ?? '') +
        gun +
        limb([nx - 4, ny + 8], p.nearElbow, p.nearHand, c.limbs, 15 * bulk, 12.5 * bulk) +
        disc(
          p.nearHand[0],
          p.nearHand[1],
          6.5 * bulk,
          c.helmet === 'storm' || c.helmet === 'crest' ? '#14171c' : c.skin,
        ),
    ),
    lit: sword ? put(sword.shine) : '',
  };
}

/** Several figures, the far ones first. */
export function figures(ink: Ink, list: readonly (readonly [CastName, PoseName, FigureWish?])[]): Subject {
  const all = list.map(([cast, pose, wish]) => figure(ink, cast, pose, wish));
  return { body: all.map((one) => one.body ?? '').join(''), lit: all.map((one) => one.lit ?? '').join('') };
}

/** A dark heap of heads at the lower edge: a crowd that looks on. */
export function crowd(ink: Ink, count = 14, paint: Colour = '#0c0e14'): string {
  const { chance } = ink;
  let all = '';
  for (let index = 0; index < count; index++) {
    const x = (300 / count) * (index + 0.5) + chance.between(-8, 8);
    const y = 286 - (index % 2) * 16 - chance.between(0, 10);
    const r = chance.between(11, 15);
    all +=
      disc(x, y, r, paint) +
      fill(
        `M${n(x - r * 1.9)},310Q${n(x - r * 1.6)},${n(y + r * 0.9)} ${n(x)},${n(y + r * 0.8)}Q${n(x + r * 1.6)},${n(y + r * 0.9)} ${n(x + r * 1.9)},310Z`,
        paint,
      ) +
      (chance.odds(0.3) ? line(`M${n(x + r)},${n(y + 6)}L${n(x + r * 1.4)},${n(y - 42)}`, paint, 7) : '');
  }
  return all + box(0, 298, 300, 6, paint);
}
