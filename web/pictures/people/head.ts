/** A head in the light from the upper left, at any turn: skull, face, ears, neck. */
import { lighter, mix } from '../draw/colour';
import type { Ink } from '../draw/ink';
import { fill, line, n, smooth } from '../draw/shapes';
import type { Look, Mood } from './look';
import { AXIS, Turn } from './turn';

type Point = readonly [number, number];

/** Where the eyes are. */
export const EYE = 127;

/** The outline clockwise from the crown, in half widths aside and in heights; from the front, and an eighth turned to our right. */
function outlinePoints({ jaw, chin, chinHalf, half }: Look): readonly (readonly [front: Point, aside: Point])[] {
  const c = chinHalf / half;
  return [
    [
      [0, 79],
      [-0.12, 78],
    ],
    [
      [0.62, 85],
      [0.5, 83.5],
    ],
    [
      [0.92, 100],
      [0.84, 97],
    ],
    [
      [1, 118],
      [0.93, 115],
    ],
    [
      [0.985, 132],
      [0.86, 127.5],
    ],
    [
      [0.94, 146],
      [0.9, 141],
    ],
    [
      [jaw, 160],
      [0.76, 158],
    ],
    [
      [c * 1.25, chin - 7],
      [0.66, chin - 9],
    ],
    [
      [c * 0.6, chin],
      [0.48, chin - 0.5],
    ],
    [
      [-c * 0.6, chin],
      [0.2, chin],
    ],
    [
      [-c * 1.25, chin - 7],
      [-0.06, chin - 5],
    ],
    [
      [-jaw, 160],
      [-0.48, 169 + (jaw - 0.85) * 20],
    ],
    [
      [-0.94, 146],
      [-0.8, 155],
    ],
    [
      [-0.985, 132],
      [-1.02, 141],
    ],
    [
      [-1, 118],
      [-1.2, 118],
    ],
    [
      [-0.92, 100],
      [-1.12, 97],
    ],
    [
      [-0.62, 85],
      [-0.74, 81],
    ],
  ];
}

/** The outline as it is seen: clockwise from the crown, whichever way it looks. */
export function outline(look: Look, turn: Turn): Point[] {
  const share = Math.min(1.25, turn.aside);
  const points = outlinePoints(look).map(
    ([front, aside]) =>
      [
        AXIS + turn.side * look.half * (front[0] + (aside[0] - front[0]) * share),
        front[1] + (aside[1] - front[1]) * share,
      ] as const,
  );
  return turn.side > 0 ? points : [points[0]!, ...points.slice(1).reverse()];
}

export interface Head {
  turn: Turn;
  points: Point[];
  path: string;
  /** Skin, features, neck: everything but hair. */
  face: string;
  neck: string;
  /** Only what hangs from the face: a beard. */
  beard: string;
}

export function drawHead(ink: Ink, look: Look): Head {
  const turn = new Turn(look.half, look.yaw);
  const points = outline(look, turn);
  const path = smooth(points);
  return {
    turn,
    points,
    path,
    face: face(ink, look, turn, path),
    neck: neck(ink, look, turn),
    beard: beard(ink, look, turn, path),
  };
}

function neck(ink: Ink, { skin, chin, woman }: Look, turn: Turn): string {
  const half = woman ? 17 : 21;
  const middle = AXIS - 5 * turn.aside * turn.side;
  const flesh = ink.tint(mix(skin[0], skin[1], 0.5), 0.1);
  const throat = `M${n(middle - half)},150L${n(middle - half - 2)},208Q${n(middle)},224 ${n(middle + half + 2)},208L${n(middle + half)},150Z`;
  const shade = `M${n(middle - half)},160Q${n(turn.x(AXIS))},${n(chin + 18)} ${n(middle + half)},158L${n(middle + half + 2)},208Q${n(middle)},224 ${n(middle + 4)},217Q${n(middle - half * 0.5)},${n(chin + 12)} ${n(middle - half)},172Z`;
  return fill(throat, flesh) + fill(shade, ink.tint(skin[2], 0.1), { opacity: 0.62 });
}

function ear(ink: Ink, { skin, half }: Look, turn: Turn, side: 1 | -1): string {
  // the far ear is hidden as soon as one looks aside a little
  const away = side === turn.side && turn.aside > 0.18;
  if (away) return '';
  const x = turn.x(AXIS + side * half * 0.99) + side * 1.5 - turn.side * turn.aside * 2;
  const lit = side < 0;
  const wide = 6.4 - turn.aside * 1.2;
  const flesh = ink.tint(lit ? mix(skin[0], skin[1], 0.25) : mix(skin[0], skin[1], 0.8), 0.06);
  return (
    `<ellipse cx="${n(x)}" cy="132" rx="${n(wide)}" ry="11.5" fill="${flesh}" transform="rotate(${side * -6} ${n(x)} 132)"/>` +
    line(`M${n(x + side * 1.5)},125Q${n(x - side * 3)},131 ${n(x + side * 0.6)},138`, ink.tint(skin[2], 0.1), 1.5, {
      opacity: 0.55,
    })
  );
}

/** The edge between light and shade down the face: x from the front, height, and how far it stands out. */
const EDGE: readonly (readonly [number, number, number])[] = [
  [168, 74, 0],
  [163, 96, 0],
  [167, 112, 0],
  [157, 121, 1],
  [154.5, 127, 2],
  [154, 137, 5],
  [159, 148, 6],
  [155, 153, 3],
  [158, 159, 3],
  [154.5, 165, 3],
  [158, 172, 2],
  [153, 192, 0],
];

function shadeOf(turn: Turn): string {
  // towards the light, only the side of the head is in shade
  const shift = turn.yaw < 0 ? 9 * turn.aside : -2 * turn.aside;
  const edge = EDGE.map(([x, y, out]) => `${n(turn.x(x + shift, out))},${y}`).join('L');
  return `M${edge}L230,200V66Z`;
}

function face(ink: Ink, look: Look, turn: Turn, path: string): string {
  const [bright, dim, deep] = [ink.tint(look.skin[0], 0.04), ink.tint(look.skin[1], 0.08), ink.tint(look.skin[2], 0.1)];
  const flesh = ink.fadeOver(
    [
      [0, lighter(bright, 0.1)],
      [0.5, bright],
      [1, mix(bright, dim, 0.35)],
    ],
    108,
    80,
    176,
    190,
  );
  const planes =
    fill(shadeOf(turn), dim, { opacity: 0.84 }) +
    // the cheek under its bone, the temple, the sockets
    fill(turn.path(`M112,140Q122,146 129,160Q122,156 114,150Z`), dim, {
      opacity: look.age === 2 ? 0.5 : look.woman ? 0.16 : 0.34,
    }) +
    fill(
      turn.path(`M117,${EYE - 6}Q131,${EYE - 11} 146,${EYE - 4}L143,${EYE + 6}Q131,${EYE + 9} 119,${EYE + 4}Z`),
      deep,
      { opacity: look.woman ? 0.14 : 0.24 },
    ) +
    fill(
      turn.path(`M183,${EYE - 6}Q169,${EYE - 11} 154,${EYE - 4}L157,${EYE + 6}Q169,${EYE + 9} 181,${EYE + 4}Z`),
      deep,
      { opacity: look.woman ? 0.24 : 0.36 },
    ) +
    // a touch of warmth on the cheek
    turn.dot(126, 146, 10, mix(bright, '#e0705a', 0.4), 2, 0.26);
  return (
    ear(ink, look, turn, -1) +
    ear(ink, look, turn, 1) +
    fill(path, flesh) +
    ink.within(path, planes) +
    ink.within(
      path,
      mouth(look, turn, dim, deep) +
        eyes(ink, look, turn, deep) +
        brows(ink, look, turn, deep) +
        lines(look, turn, deep) +
        marks(look, turn, bright, dim),
    ) +
    nose(look, turn, bright, dim, deep)
  );
}

function nose(
  { nose: wide, noseLong: low, woman }: Look,
  turn: Turn,
  bright: string,
  dim: string,
  deep: string,
): string {
  const at = (x: number, y: number, out: number): string => `${n(turn.x(x, out))},${n(y)}`;
  const tip = woman ? 9 : 11.5;
  const farWing = AXIS + turn.side * wide;
  const bridge = at(AXIS, EYE - 5, 1);
  const point = at(AXIS, low - 4, tip);
  const base = at(AXIS, low + 2, tip * 0.5);
  // when one looks aside the nose stands before the far cheek
  const body =
    turn.aside > 0.25
      ? fill(
          `M${bridge}L${point}L${base}L${at(AXIS - turn.side * wide * 0.7, low, 2)}L${at(AXIS - turn.side * 3, EYE + 4, 0)}Z`,
          turn.side < 0 ? mix(bright, dim, 0.12) : mix(bright, dim, 0.3),
        )
      : '';
  const side = fill(
    `M${bridge}L${point}L${base}L${at(AXIS + wide, low - 0.5, 2)}Q${at(AXIS + 4, EYE + 8, 1)} ${bridge}Z`,
    dim,
    { opacity: 0.62 },
  );
  const under = fill(
    `M${at(AXIS - wide, low - 0.5, 2)}Q${at(AXIS - 3, low + 1, tip * 0.5)} ${at(AXIS, low + 3, tip * 0.4)}Q${at(AXIS + 4, low + 2, 4)} ${at(AXIS + wide, low - 0.5, 2)}L${at(AXIS + wide * 0.6, low + 3.4, 2)}Q${at(AXIS, low + 6, 3)} ${at(AXIS - wide * 0.6, low + 3, 2)}Z`,
    deep,
    { opacity: 0.5 },
  );
  const shine = line(`M${at(AXIS - 1.6, EYE + 4, 3)}L${at(AXIS - 2.2, low - 8, tip)}`, lighter(bright, 0.4), 2, {
    opacity: 0.5,
  });
  const wing =
    turn.aside < 0.9
      ? line(`M${at(farWing, low - 3, 2)}q${turn.side * 2.4},3 ${turn.side * -1},5`, deep, 1.3, { opacity: 0.4 })
      : '';
  return body + side + under + shine + wing;
}

function eyes(ink: Ink, look: Look, turn: Turn, deep: string): string {
  const narrow = look.mood === 'stern' || look.mood === 'fierce' ? 0.8 : 1;
  const one = (side: 1 | -1): string => {
    const x = AXIS + side * look.half * 0.45;
    const wide = look.woman ? 8.4 : 7.8;
    const high = (look.woman ? 5.4 : 4.7) * narrow;
    const inner = x - side * wide;
    const outer = x + side * wide;
    const tilt = look.woman ? -1.2 : -0.4;
    const almond = turn.path(
      `M${n(inner)},${EYE + 1}Q${n(x)},${n(EYE - high)} ${n(outer)},${n(EYE + tilt)}Q${n(x)},${n(EYE + high * 0.78)} ${n(inner)},${EYE + 1}Z`,
    );
    const lid = turn.path(
      `M${n(inner - side * 0.4)},${EYE + 1.2}Q${n(x)},${n(EYE - high - 0.8)} ${n(outer + side * 1.4)},${n(EYE + tilt - 0.4)}Q${n(x)},${n(EYE - high - (look.woman ? 3.2 : 2.2))} ${n(inner - side * 0.4)},${EYE + 1.2}Z`,
    );
    const crease = turn.path(
      `M${n(inner + side * 2)},${n(EYE - high - 1)}Q${n(x)},${n(EYE - high - 5)} ${n(outer)},${n(EYE - high * 0.6 - 2)}`,
    );
    if (look.eyeShine) return fill(almond, look.eyeShine) + fill(lid, deep);
    const gaze = x + turn.side * turn.aside * 1.2;
    const white = side > 0 ? '#c9c4c6' : '#f3f1ee';
    return (
      fill(almond, white) +
      ink.within(
        almond,
        turn.dot(gaze, EYE - 0.4, 3.5, look.eyes) +
          turn.dot(gaze, EYE - 0.4, 1.7, '#0c0a0a') +
          turn.dot(gaze - 1.4, EYE - 2, 1.1, '#ffffff', 0, side > 0 ? 0.7 : 0.95),
      ) +
      fill(lid, mix(deep, '#0a0608', 0.35)) +
      line(crease, deep, 1, { opacity: 0.4 }) +
      (look.age === 2
        ? line(turn.path(`M${n(inner)},${EYE + 6}Q${n(x)},${EYE + 10} ${n(outer)},${EYE + 5}`), deep, 1.3, {
            opacity: 0.45,
          })
        : '')
    );
  };
  return one(-1) + one(1);
}

/** How the inner and the outer end of a brow are raised. */
const BROWS: Record<Mood, readonly [inner: number, outer: number]> = {
  calm: [0, 0],
  stern: [3, -1],
  smile: [-1, 0],
  sad: [-3.5, 2],
  fierce: [5, -3],
};

function brows(ink: Ink, look: Look, turn: Turn, deep: string): string {
  const [inner, outer] = BROWS[look.mood];
  const level = EYE - (look.woman ? 11 : 9.6);
  const paint = ink.tint(
    look.hair === 'bald' ? deep : mix(look.hairColour, '#140c0a', look.age === 2 ? 0.1 : 0.35),
    0.06,
  );
  const arch = look.woman ? 3.4 : 1.6;
  const one = (side: 1 | -1): string => {
    const from = AXIS + side * 7;
    const middle = AXIS + side * (look.half * 0.55);
    const to = AXIS + side * (look.half - 5);
    return fill(
      turn.path(
        `M${from},${n(level + inner)}Q${n(middle)},${n(level - arch)} ${n(to)},${n(level + 2 + outer)}Q${n(middle)},${n(level - arch + look.browThick)} ${from + side},${n(level + inner + look.browThick)}Z`,
      ),
      paint,
    );
  };
  return one(-1) + one(1);
}

function mouth(look: Look, turn: Turn, dim: string, deep: string): string {
  const level = look.noseLong + 14;
  const { mouth: half, mood, woman } = look;
  const bend = { calm: 0.5, stern: -1.6, smile: 2.6, sad: -2.4, fierce: -2 }[mood];
  const lip = woman ? mix(dim, '#b8403f', 0.55) : mix(dim, '#8a4038', 0.4);
  const left = AXIS - half;
  const right = AXIS + half;
  const corners = level - bend * 0.7;
  const upper = turn.path(
    `M${n(left)},${n(corners)}Q${AXIS - 5},${n(level - (woman ? 4 : 2.6))} ${AXIS},${n(level - (woman ? 2.6 : 1.6))}Q${AXIS + 5},${n(level - (woman ? 4 : 2.6))} ${n(right)},${n(corners)}Q${AXIS},${n(level + bend + 0.8)} ${n(left)},${n(corners)}Z`,
    3,
  );
  const lower = turn.path(
    `M${n(left + 2)},${n(corners + 0.4)}Q${AXIS},${n(level + bend + 0.6)} ${n(right - 2)},${n(corners + 0.4)}Q${AXIS},${n(level + (woman ? 7 : 5.4) + bend * 0.4)} ${n(left + 2)},${n(corners + 0.4)}Z`,
    3,
  );
  const parting = turn.path(`M${n(left)},${n(corners)}Q${AXIS},${n(level + bend + 0.7)} ${n(right)},${n(corners)}`, 3);
  const teeth =
    mood === 'fierce'
      ? fill(
          turn.path(
            `M${n(left + 3)},${n(level - 1)}Q${AXIS},${n(level - 3)} ${n(right - 3)},${n(level - 1)}L${n(right - 4)},${n(level + 3)}Q${AXIS},${n(level + 5)} ${n(left + 4)},${n(level + 3)}Z`,
            3,
          ),
          '#efe6da',
        )
      : '';
  return (
    fill(upper, mix(lip, deep, 0.35)) +
    fill(lower, lip, { opacity: woman ? 0.95 : 0.7 }) +
    teeth +
    line(parting, deep, 1.5, { opacity: 0.8 }) +
    line(
      turn.path(`M${AXIS - 6},${n(level + 10)}Q${AXIS},${n(level + 12)} ${AXIS + 6},${n(level + 10)}`, 2),
      deep,
      1.8,
      { opacity: 0.28 },
    )
  );
}

function lines(look: Look, turn: Turn, deep: string): string {
  if (!look.age) return '';
  const { nose: wide, noseLong: low, mouth: half } = look;
  const level = low + 14;
  const folds = [-1, 1]
    .map(
      (side) =>
        `M${AXIS + side * (wide + 2)},${n(low - 3)}Q${n(AXIS + side * (wide + 8))},${n(level - 3)} ${n(AXIS + side * (half + 3))},${n(level + 5)}`,
    )
    .join('');
  const old =
    look.age === 2
      ? `M130,104Q150,99 170,104M133,111Q150,107 167,111M118,${EYE + 4}l-6,3M118,${EYE}l-6,-1M182,${EYE + 4}l6,3`
      : '';
  return (
    line(turn.path(folds), deep, 1.5, { opacity: look.age === 2 ? 0.5 : look.woman ? 0.18 : 0.28 }) +
    (old ? line(turn.path(old), deep, 1.4, { opacity: 0.42 }) : '')
  );
}

function marks(look: Look, turn: Turn, bright: string, dim: string): string {
  let all = '';
  if (look.scar)
    all += line(turn.path(`M123,${EYE - 17}L131,${EYE + 18}`), mix(bright, '#ff9a8a', 0.5), 2.2, { opacity: 0.8 });
  if (look.freckles)
    all += [
      [124, 142],
      [130, 145],
      [127, 149],
      [171, 143],
      [176, 147],
      [135, 141],
    ]
      .map(([x, y]) => turn.dot(x!, y!, 1.1, dim))
      .join('');
  for (const [path, colour, width] of look.marks ?? []) all += line(turn.path(path), colour, width, { opacity: 0.88 });
  return all;
}

function beard(ink: Ink, look: Look, turn: Turn, path: string): string {
  const { half, mouth: wide, noseLong, chin, chinHalf, jaw } = look;
  const level = noseLong + 14;
  const paint = ink.tint(look.beardColour ?? look.hairColour, 0.04);
  const dark = ink.tint(mix(look.beardColour ?? look.hairColour, '#000000', 0.5), 0.06);
  const L = AXIS - half;
  const R = AXIS + half;
  const tache = `M${n(AXIS - wide - 4)},${n(level + 2)}Q${AXIS - 9},${n(level - 8)} ${AXIS},${n(level - 5.4)}Q${AXIS + 9},${n(level - 8)} ${n(AXIS + wide + 4)},${n(level + 2)}Q${AXIS + 8},${n(level - 1)} ${AXIS},${n(level - 1.6)}Q${AXIS - 8},${n(level - 1)} ${n(AXIS - wide - 4)},${n(level + 2)}Z`;
  const rest = (low: number, out: number): string =>
    `M${n(L + 1)},130Q${n(L + 4)},150 ${AXIS - 18},${n(level - 7)}Q${AXIS},${n(level - 11)} ${AXIS + 18},${n(level - 7)}Q${n(R - 4)},150 ${n(R - 1)},130Q${n(R + out)},${n(low - 14)} ${n(AXIS + chinHalf + 4)},${n(low)}Q${AXIS},${n(low + 8)} ${n(AXIS - chinHalf - 4)},${n(low)}Q${n(L - out)},${n(low - 14)} ${n(L + 1)},130Z`;
  const gap = fill(
    turn.path(
      `M${n(AXIS - wide + 1)},${n(level)}Q${AXIS},${n(level - 3)} ${n(AXIS + wide - 1)},${n(level)}Q${AXIS},${n(level + 5)} ${n(AXIS - wide + 1)},${n(level)}Z`,
      3,
    ),
    mix(ink.tint(look.skin[1]), '#8a3a36', 0.4),
  );
  const shaded = (svg: string): string => svg + ink.within(path, fill(shadeOf(turn), '#000000', { opacity: 0.14 }));
  switch (look.beard) {
    case 'stubble':
      return ink.within(path, fill(turn.path(rest(chin + 4, 2)), dark, { opacity: 0.3 }));
    case 'moustache':
      return fill(turn.path(tache, 3), paint);
    case 'goatee':
      return (
        fill(turn.path(tache, 3), paint) +
        fill(
          turn.path(
            `M${n(AXIS - chinHalf * 0.7)},${n(level + 8)}Q${AXIS},${n(level + 5)} ${n(AXIS + chinHalf * 0.7)},${n(level + 8)}L${n(AXIS + chinHalf * 0.5)},${n(chin + 3)}Q${AXIS},${n(chin + 10)} ${n(AXIS - chinHalf * 0.5)},${n(chin + 3)}Z`,
            2,
          ),
          paint,
        )
      );
    case 'chops':
      return ink.within(
        path,
        [-1, 1]
          .map((side) =>
            fill(
              turn.path(
                `M${n(AXIS + side * half)},118V142Q${n(AXIS + side * (half - 3))},158 ${n(AXIS + side * (half * jaw - 8))},170L${n(AXIS + side * (half - 11))},150L${n(AXIS + side * (half - 7))},122Z`,
              ),
              paint,
            ),
          )
          .join(''),
      );
    case 'full':
      return (
        shaded(
          fill(turn.path(rest(chin + 6, 2), 2), paint) + gap + fill(turn.path(tache, 4), mix(paint, '#ffffff', 0.06)),
        ) +
        line(
          turn.path(
            `M${AXIS - 14},${n(level + 8)}q2,8 6,12M${AXIS - 2},${n(level + 9)}v12M${AXIS + 12},${n(level + 8)}q-2,8 -5,12`,
            3,
          ),
          dark,
          1.5,
          { opacity: 0.5 },
        )
      );
    case 'long':
      return (
        shaded(fill(turn.path(rest(chin + 4, 4), 2), paint)) +
        fill(
          turn.path(
            `M${n(L + 4)},150Q${n(L)},186 ${AXIS - 18},214Q${AXIS},236 ${AXIS + 18},214Q${n(R)},186 ${n(R - 4)},150Q${AXIS},${n(chin + 6)} ${n(L + 4)},150Z`,
            2,
          ),
          paint,
        ) +
        gap +
        fill(turn.path(tache, 4), mix(paint, '#ffffff', 0.08)) +
        line(
          turn.path(
            `M${AXIS - 12},${n(level + 10)}q0,26 4,44M${AXIS},${n(level + 10)}v52M${AXIS + 12},${n(level + 10)}q0,26 -4,44`,
            3,
          ),
          dark,
          1.5,
          { opacity: 0.4 },
        )
      );
    default:
      return '';
  }
}
