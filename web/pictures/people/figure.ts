/** Whole figures in a pose: what happens is told with them. */
import { type Colour, lighter, mix } from '../draw/colour';
import type { Ink } from '../draw/ink';
import { box, disc, fill, line, n, oval, place, smooth, times } from '../draw/shapes';
import type { Subject } from '../draw/subject';
import { type CastName, type Costume, COSTUMES } from './costumes';
import { type Face, type HairCut, headOf } from './faces';
import { between, boot, hand, limb, roundPaint, tube } from './limbs';
import { type Point, type Pose, type PoseName, POSES } from './poses';
import { blade, pistol, rifle } from './props';

export type { CastName, PoseName };

/** Somebody whom one knows from afar. */
export type Known =
  'kenobi' | 'luke' | 'leia' | 'han' | 'lando' | 'obi-wan' | 'rey' | 'finn' | 'anakin' | 'mace' | 'jyn' | 'cassian';

const KNOWN: Readonly<Record<Known, Partial<Face>>> = {
  luke: { skin: '#e6b48c', hair: '#d9a94e', cut: 'swept' },
  leia: { skin: '#e6b690', hair: '#4a2a1a', cut: 'buns' },
  han: { skin: '#d8a078', hair: '#5d3c22', cut: 'short' },
  lando: { skin: '#7d5136', hair: '#17110e', cut: 'crop' },
  'obi-wan': { skin: '#e0b490', hair: '#e6e2dc', cut: 'short', beard: true },
  kenobi: { skin: '#e2b48c', hair: '#9a6434', cut: 'swept', beard: true },
  rey: { skin: '#e6b894', hair: '#4f321e', cut: 'bun' },
  finn: { skin: '#6e4630', hair: '#17110e', cut: 'crop' },
  anakin: { skin: '#e2b088', hair: '#7a5228', cut: 'swept' },
  mace: { skin: '#6a432e', hair: '#17110e', cut: 'bald' },
  jyn: { skin: '#e2b48e', hair: '#3f2718', cut: 'bun' },
  cassian: { skin: '#c4906a', hair: '#231711', cut: 'short', beard: true },
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
  /** What both hands hold: a crate of this colour, glasses to look afar. */
  box?: Colour;
  glasses?: boolean;
  /** Dark against the light. */
  dim?: number;
  who?: Known;
  /** What is worn in another colour. */
  wear?: { [Part in 'torso' | 'sleeves' | 'legs' | 'cloak' | 'shell' | 'head' | 'skirt']?: Costume[Part] | undefined };
}

/** Clothes of people one knows, over those of a Jedi. */
export const FARMBOY: FigureWish['wear'] = {
  torso: '#ece5d4',
  sleeves: '#e6dfcc',
  legs: '#c2b294',
  cloak: undefined,
  skirt: 0.4,
};
export const BLACK: FigureWish['wear'] = {
  torso: '#262830',
  sleeves: '#22242b',
  legs: '#1c1e24',
  cloak: undefined,
  skirt: 0.3,
};
export const DARK: FigureWish['wear'] = { torso: '#4a352a', sleeves: '#33241d', legs: '#2c211b', cloak: '#241b18' };
export const GREY: FigureWish['wear'] = { torso: '#c2bbaa', sleeves: '#cfc6b2', legs: '#8f8672', cloak: undefined };

const SKIN_TONES: readonly Colour[] = ['#ecc09c', '#e2ae86', '#d19a70', '#b67f56', '#8d5c3e', '#6e4630'];
const HAIR_TONES: readonly Colour[] = ['#241813', '#3d281a', '#5d3c22', '#84592c', '#b88a42', '#8d3f20', '#a8a4a0'];
const CUTS: readonly HairCut[] = ['short', 'short', 'crop', 'swept', 'long', 'bun', 'tail', 'bald'];

function somebody(ink: Ink, costume: Costume, pose: PoseName, who?: Known): Face {
  const { chance } = ink;
  const skin = chance.pick(SKIN_TONES);
  const face: Face = {
    skin,
    hair: chance.pick(skin === '#8d5c3e' || skin === '#6e4630' ? HAIR_TONES.slice(0, 2) : HAIR_TONES),
    cut: chance.pick(CUTS),
    beard: chance.odds(0.22),
    mouthOpen: ['cheer', 'fall', 'hands-up', 'leap'].includes(pose),
    ...costume.face,
    ...(who && { beard: false, ...KNOWN[who] }),
  };
  if (face.beard && ['long', 'bun', 'tail', 'buns'].includes(face.cut) && !who) face.beard = false;
  return { ...face, skin: ink.tint(face.skin, 0.1), hair: ink.tint(face.hair, 0.1) };
}

const PAINTED = ['shell', 'torso', 'sleeves', 'legs', 'boots', 'gloves', 'belt', 'cloak', 'plates'] as const;

/** A costume in the light of the place. */
function dressed(ink: Ink, cast: CastName, { dim = 0, wear }: FigureWish): Costume {
  const costume = { ...COSTUMES[cast], ...wear } as Costume;
  for (const part of PAINTED) {
    const colour = costume[part];
    if (colour) costume[part] = ink.tint(mix(colour, '#000000', dim), 0.1);
  }
  return costume;
}

const away = (colour: Colour): Colour => mix(colour, '#05070c', 0.4);

/** A body while it is drawn. */
interface Body {
  ink: Ink;
  pose: Pose;
  name: PoseName;
  costume: Costume;
  face: Face;
  bulk: number;
  /** Where the light is: -1 left, 1 right, as the figure itself sees it. */
  sun: number;
  open: boolean;
}

function arm(body: Body, far: boolean): string {
  const { ink, pose, costume, bulk, sun, face } = body;
  const [nx, ny] = pose.neck;
  const shoulder: Point = far ? [nx + 9 * bulk, ny + 8] : [nx - 6 * bulk, ny + 9];
  const [elbow, wrist] = far ? [pose.farElbow, pose.farHand] : [pose.nearElbow, pose.nearHand];
  const shade = (colour: Colour): Colour => (far ? away(colour) : colour);
  const colour = shade(costume.sleeves);
  const skin = shade(costume.gloves ?? face.skin);
  const whole = limb(ink, shoulder, elbow, between(elbow, wrist, 0.94), {
    colour,
    thick: 8.6 * bulk,
    joint: 6.6 * bulk,
    thin: 5 * bulk,
    sun,
  });
  const hard = costume.plates ? armPlates(body, shoulder, elbow, wrist, shade(costume.plates)) : '';
  const cuff = between(elbow, wrist, 0.86);
  const trimmed =
    costume.plates || costume.fur
      ? ''
      : line(
          `M${n(cuff[0] - 3)},${n(cuff[1] - 4)}L${n(cuff[0] + 3)},${n(cuff[1] + 4)}`,
          mix(colour, '#000000', 0.4),
          3,
          { opacity: 0.6 },
        );
  const grip = hand(ink, elbow, wrist, skin, {
    open: body.open && !(body.name === 'point' && !far),
    pointing: body.name === 'point' && !far,
    size: bulk * 0.98,
  });
  return grip + whole + hard + trimmed + (costume.fur ? tufts(ink, elbow, wrist, colour, bulk) : '');
}

function armPlates({ ink, bulk, sun }: Body, shoulder: Point, elbow: Point, wrist: Point, colour: Colour): string {
  const upper = between(shoulder, elbow, 0.5);
  const plate = (from: Point, to: Point, thick: number, thin: number): string =>
    fill(tube(from, to, thick, thin), roundPaint(ink, from, to, thick, colour, sun));
  return (
    plate(between(shoulder, elbow, 0.3), between(shoulder, elbow, 0.74), 7.4 * bulk, 6.6 * bulk) +
    plate(between(elbow, wrist, 0.2), between(elbow, wrist, 0.74), 7 * bulk, 5.8 * bulk) +
    fill(
      smooth([
        [shoulder[0] - 10, shoulder[1] - 2],
        [shoulder[0] - 2, shoulder[1] - 11],
        [shoulder[0] + 8, shoulder[1] - 7],
        [upper[0] + 9, upper[1] - 4],
        [upper[0], upper[1] + 2],
        [upper[0] - 9, upper[1] - 3],
      ]),
      ink.ball(lighter(colour, 0.3), colour, mix(colour, '#05070c', 0.5)),
    )
  );
}

/** Hair that stands off a limb. */
function tufts(ink: Ink, from: Point, to: Point, colour: Colour, bulk: number): string {
  return times(5, (step) => {
    const [x, y] = between(from, to, step / 5);
    const side = step % 2 ? 1 : -1;
    return line(
      `M${n(x + side * 5 * bulk)},${n(y)}q${side * 4},3 ${side * 3},9`,
      step % 2 ? mix(colour, '#000000', 0.35) : ink.tint(lighter(colour, 0.2), 0.1),
      2.4,
    );
  });
}

function leg(body: Body, far: boolean): string {
  const { ink, pose, costume, bulk, sun, name } = body;
  const [hx, hy] = pose.hip;
  const hip: Point = [hx + (far ? 4 : -3) * bulk, hy + 2];
  const [knee, foot] = far ? [pose.farKnee, pose.farFoot] : [pose.nearKnee, pose.nearFoot];
  const shade = (colour: Colour): Colour => (far ? away(colour) : colour);
  const colour = shade(costume.legs);
  const whole = limb(ink, hip, knee, foot, { colour, thick: 12.4 * bulk, joint: 8.8 * bulk, thin: 6.2 * bulk, sun });
  const shoe = boot(ink, knee, foot, { shoe: shade(costume.boots), wide: bulk, sun, onBack: name === 'lie' });
  if (costume.fur)
    return whole + shoe + tufts(ink, hip, knee, colour, bulk * 1.4) + tufts(ink, knee, foot, colour, bulk);
  if (!costume.plates) return whole + shoe;
  const plate = shade(costume.plates);
  const shell = (from: Point, to: Point, thick: number, thin: number): string =>
    fill(tube(from, to, thick, thin), roundPaint(ink, from, to, thick, plate, sun));
  return (
    whole +
    shoe +
    shell(between(hip, knee, 0.3), between(hip, knee, 0.8), 11.4 * bulk, 9.2 * bulk) +
    shell(between(knee, foot, 0.2), between(knee, foot, 0.76), 8.8 * bulk, 7.2 * bulk) +
    disc(knee[0] + 2, knee[1], 6.4 * bulk, ink.ball(lighter(plate, 0.3), plate, mix(plate, '#05070c', 0.5)))
  );
}

/** The skirt of a coat over both thighs. */
function skirt({ ink, pose, costume, bulk }: Body): string {
  if (!costume.skirt) return '';
  const down = costume.skirt;
  const [hx, hy] = pose.hip;
  const hem = (knee: Point, foot: Point): Point =>
    down <= 1 ? between([hx, hy], knee, down) : between(knee, foot, down - 1);
  const near = hem(pose.nearKnee, pose.nearFoot);
  const far = hem(pose.farKnee, pose.farFoot);
  const [left, right] = near[0] < far[0] ? [near, far] : [far, near];
  const w = 15 * bulk;
  const colour = costume.torso;
  return (
    fill(
      smooth([
        [hx - w, hy - 6],
        [hx + w, hy - 6],
        [(hx + right[0]) / 2 + w * 1.05, (hy + right[1]) / 2],
        [right[0] + w * 0.95, right[1] + 4],
        [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2 + 8],
        [left[0] - w * 0.95, left[1] + 4],
        [(hx + left[0]) / 2 - w * 1.05, (hy + left[1]) / 2],
      ]),
      ink.fade([lighter(colour, 0.06), mix(colour, '#05070c', 0.46)], [0.2, 0, 0.7, 1]),
    ) +
    line(
      `M${n(hx - 4)},${n(hy)}Q${n(hx - 6)},${n((hy + near[1]) / 2)} ${n(near[0] - 2)},${n(near[1] + 2)}M${n(hx + 6)},${n(hy)}Q${n(hx + 8)},${n((hy + far[1]) / 2)} ${n(far[0] + 2)},${n(far[1] + 2)}`,
      mix(colour, '#05070c', 0.6),
      1.5,
      { opacity: 0.55 },
    )
  );
}

function cloak({ ink, pose, costume, bulk, name }: Body): string {
  if (!costume.cloak || name === 'lie') return '';
  const [nx, ny] = pose.neck;
  const [hx, hy] = pose.hip;
  const hem = Math.min(-2, hy + 94);
  const dark = mix(costume.cloak, '#05070c', 0.55);
  return (
    fill(
      smooth([
        [nx - 12 * bulk, ny - 4],
        [nx + 10 * bulk, ny],
        [hx + 4, hy],
        [hx - 4, hem - 8],
        [hx - 26, hem + 2],
        [hx - 46, hem - 5],
        [hx - 64, hem + 1],
        [hx - 50, (hy + hem) / 2],
        [nx - 36 * bulk, (ny + hy) / 2 + 8],
      ]),
      ink.fade([lighter(costume.cloak, 0.2), costume.cloak, dark], [0, 0, 0.9, 0.5]),
    ) +
    line(
      `M${n(nx - 14)},${n(ny + 12)}Q${n(hx - 28)},${n(hy)} ${n(hx - 46)},${n(hem - 8)}M${n(nx - 8)},${n(ny + 20)}Q${n(hx - 14)},${n(hy + 10)} ${n(hx - 26)},${n(hem - 4)}`,
      dark,
      2,
      { opacity: 0.7 },
    )
  );
}

function torso({ ink, pose, costume, bulk }: Body): string {
  const [nx, ny] = pose.neck;
  const [hx, hy] = pose.hip;
  const long = Math.hypot(hx - nx, hy - ny) / 66;
  const turn = (Math.atan2(nx - hx, hy - ny) * 180) / Math.PI;
  const colour = costume.torso;
  const cloth = ink.fade(
    [
      [0, lighter(colour, 0.2)],
      [0.45, colour],
      [1, mix(colour, '#05070c', 0.5)],
    ],
    [0.1, 0, 0.9, 0.85],
  );
  const trunk = smooth([
    [-8, -5],
    [8, -5],
    [18, 3],
    [20, 16],
    [17, 34],
    [15, 48],
    [17, 66],
    [14, 72],
    [-13, 72],
    [-17, 64],
    [-15, 46],
    [-19, 28],
    [-20, 12],
    [-17, 2],
  ]);
  const belt = costume.belt
    ? line('M-15,55Q0,58 16,55', costume.belt, 6.4) +
      box(2, 51.6, 9, 8, lighter(costume.belt, 0.4), { round: 1.4 }) +
      box(-12, 53, 6, 7, mix(costume.belt, '#000000', 0.35), { round: 1 })
    : '';
  return place(
    fill(trunk, cloth) +
      ink.within(trunk, (costume.chest?.(ink, costume) ?? '') + belt) +
      (costume.fur ? tufts(ink, [-16, 8], [-14, 66], colour, 1) : ''),
    nx,
    ny,
    long,
    turn,
    bulk,
  );
}

function head({ ink, pose, costume, face, name }: Body): string {
  const [x, y] = pose.head;
  const [nx, ny] = pose.neck;
  const lean = (Math.atan2(x - nx - 3, ny - y) * 180) / Math.PI;
  const turn = name === 'lie' ? -82 : Math.abs(lean) > 60 ? lean * 0.8 : lean * 0.4;
  const size = costume.bulk && costume.bulk < 1 ? 0.9 : 1.06;
  return place(headOf(ink, costume.head, costume.shell, face), x, y - 1, size, turn, size);
}

/** Nobody aims with an empty hand. */
const gunOf = (pose: PoseName, { gun, blade: sword }: FigureWish, costume: Costume): FigureWish['gun'] =>
  gun ?? (!sword && (pose === 'aim' || pose === 'kneel-aim') ? (costume.gun ?? 'pistol') : undefined);

function weapon(ink: Ink, { nearHand, farHand }: Pose, gun: FigureWish['gun']): string {
  if (!gun) return '';
  const long = gun === 'rifle';
  const turn = Math.round((Math.atan2(farHand[1] - nearHand[1], farHand[0] - nearHand[0] || 1) * 180) / Math.PI) * 0.5;
  return place(
    long ? rifle(ink) : pistol(ink),
    nearHand[0] + 8,
    nearHand[1] + 2,
    long ? 0.62 : 0.5,
    turn,
    long ? -0.62 : -0.5,
  );
}

function held({ ink, pose: { nearHand, farHand } }: Body, { box: crate, glasses }: FigureWish): string {
  const [x, y] = between(nearHand, farHand, 0.5);
  if (glasses) return box(x - 8, y - 7, 22, 11, '#20262d', { round: 3 }) + disc(x + 14, y - 1.6, 4.6, '#8fb4d8');
  if (!crate) return '';
  const wood = ink.tint(crate, 0.1);
  return place(
    box(-24, -34, 50, 40, ink.fade([lighter(wood, 0.22), mix(wood, '#05070c', 0.4)], [0, 0, 1, 1]), { round: 3 }) +
      line('M-24,-24H26M-24,-4H26M-8,-34V6M10,-34V6', mix(wood, '#05070c', 0.6), 1.8, { opacity: 0.7 }) +
      box(-4, -20, 10, 7, mix(wood, '#05070c', 0.7), { round: 1 }),
    x + 8,
    y + 2,
  );
}

const OPEN: readonly PoseName[] = [
  'talk',
  'cheer',
  'hands-up',
  'push',
  'grip',
  'point',
  'fall',
  'climb',
  'lie',
  'bow-down',
  'shield',
  'meditate',
];

/** A shadow on the ground under those who stand on it. */
function ground({ pose, name }: Body): string {
  if (name === 'leap' || name === 'fall' || name === 'climb') return '';
  const xs = [
    pose.nearFoot[0],
    pose.farFoot[0],
    pose.nearKnee[0],
    pose.farKnee[0],
    ...(name === 'lie' ? [pose.head[0]] : []),
  ];
  const [from, to] = [Math.min(...xs) - 16, Math.max(...xs) + 26];
  return oval((from + to) / 2, 6, (to - from) / 2 + 8, 8, '#05070c', { opacity: 0.34 });
}

/** Somebody in a pose, as a piece of a picture. */
export function figure(ink: Ink, cast: CastName, pose: PoseName, wish: FigureWish = {}): Subject {
  const { x = 150, y = 282, size = 1, left = false } = wish;
  const costume = dressed(ink, cast, wish);
  const gun = gunOf(pose, wish, costume);
  const body: Body = {
    ink,
    pose: POSES[pose],
    name: pose,
    costume,
    face: somebody(ink, costume, pose, wish.who),
    bulk: costume.bulk ?? 1,
    sun: left ? 1 : -1,
    open: !gun && !wish.blade && OPEN.includes(pose),
  };
  const { nearHand } = body.pose;
  const sword = wish.blade ? blade(ink, nearHand[0], nearHand[1], wish.bladeAngle ?? 20, 118, wish.blade, 3.4) : null;
  const put = (svg: string): string =>
    `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size * (left ? -1 : 1) * 1000) / 1000} ${n(size * 1000) / 1000})">${svg}</g>`;
  return {
    behind: put(ground(body)),
    body: put(
      arm(body, true) +
        cloak(body) +
        leg(body, true) +
        leg(body, false) +
        skirt(body) +
        torso(body) +
        head(body) +
        (sword?.hilt ?? '') +
        weapon(ink, body.pose, gun) +
        held(body, wish) +
        arm(body, false),
    ),
    lit: sword ? put(sword.shine) : '',
  };
}

/** Several figures, the far ones first. */
export function figures(ink: Ink, list: readonly (readonly [CastName, PoseName, FigureWish?])[]): Subject {
  const all = list.map(([cast, pose, wish]) => figure(ink, cast, pose, wish));
  const joined = (part: keyof Subject): string => all.map((one) => one[part] ?? '').join('');
  return { behind: joined('behind'), body: joined('body'), lit: joined('lit') };
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
