/** Droids: astromechs, protocol, battle, probes and the rest, turned a little like people. */
import { choose } from '../draw/chance';
import { type Colour, lighter, mix } from '../draw/colour';
import { type Ink, RIGHT } from '../draw/ink';
import { box, disc, fill, line, n, place, ring, times } from '../draw/shapes';
import type { Subject } from '../draw/subject';
import { drawProp } from '../people/props';
import { anybody, type Look } from '../people/look';
import { rifle } from '../people/props';
import { Turn } from '../people/turn';
import { bolt } from './flight';

const metal = (ink: Ink, colour: Colour): Colour =>
  ink.fade(
    [
      [0, lighter(colour, 0.7)],
      [0.35, lighter(colour, 0.15)],
      [0.8, mix(colour, '#000000', 0.45)],
      [1, mix(colour, '#000000', 0.7)],
    ],
    [0, 0, 1, 0.25],
  );

export interface AstromechLook {
  paint?: Colour;
  shell?: Colour;
  /** A dome, a cone (R4), a flat pot (R5), a wide box (Chopper). */
  head?: 'dome' | 'cone' | 'pot' | 'bucket';
  eye?: Colour;
  yaw?: number;
}

export function astromech(
  ink: Ink,
  { paint = '#2f6fd6', shell = '#cfd8e2', head = 'dome', eye = '#ff5048', yaw = -0.35 }: AstromechLook = {},
): Subject {
  const turn = new Turn(80, yaw, 0.8);
  const on = (path: string, colour: Colour, out = 0, opacity = 1): string =>
    fill(turn.path(path, out), colour, opacity === 1 ? {} : { opacity });
  const white = ink.fade(['#ffffff', shell, mix(shell, '#39424d', 0.55), mix(shell, '#20262e', 0.8)], RIGHT);
  const blue = ink.fade([lighter(paint, 0.3), paint, mix(paint, '#000000', 0.55)], RIGHT);
  const dark = mix(paint, '#000000', 0.5);
  const heads = {
    dome:
      fill('M72,168C72,100 104,62 150,62C196,62 228,100 228,168Z', white) +
      on('M118,86L182,86L194,134H106Z', blue, 4) +
      on('M84,140q2,-26 14,-44l14,8q-10,16 -12,36z', blue, 2) +
      on('M216,140q-2,-26 -14,-44l-14,8q10,16 12,36z', dark, 2),
    cone:
      fill('M74,168L104,78Q150,58 196,78L226,168Z', white) +
      on('M112,92H188L194,112H106Z', blue, 3) +
      on('M96,128H204L208,140H92Z', blue, 3),
    pot:
      fill('M78,168L92,84Q150,66 208,84L222,168Z', white) +
      fill('M92,84Q150,66 208,84L206,94Q150,78 94,94Z', blue) +
      on('M104,112H196V134H104Z', blue, 3),
    bucket:
      fill('M70,168V104Q150,84 230,104V168Z', white) +
      on('M84,112H216V124H84Z', blue, 3) +
      line('M104,98V72M104,72h-10', '#8a95a0', 5),
  };
  return {
    body:
      box(36, 176, 36, 140, white, { round: 10 }) +
      box(228, 176, 36, 140, '#4d5763', { round: 10 }) +
      box(42, 196, 24, 36, blue, { round: 4 }) +
      box(234, 196, 24, 36, dark, { round: 4 }) +
      fill('M70,172H230V316H70Z', white) +
      heads[head] +
      box(68, 164, 164, 9, '#39424d') +
      turn.dot(150, 110, 20, '#11161d', 10) +
      turn.dot(150, 110, 14, ink.orb(['#5b6f8a', '#151d2b', '#05080d'], { x: 0.4, y: 0.35, radius: 0.7 }), 14) +
      turn.dot(145, 104, 4.4, '#d8ecff', 18) +
      box(76, 146, 148, 12, blue) +
      on('M92,186h50v24h-50zM158,186h50v24h-50z', blue, 2) +
      on('M92,218h116v18h-116z', '#59636f', 2) +
      line(turn.path('M96,223H204M96,228H204M96,233H204', 3), '#20262e', 2) +
      on('M100,246h42v54h-42z', blue, 2) +
      on('M158,246h42v54h-42z', '#aab4c0', 2) +
      turn.dot(120, 198, 3, '#dfe8f2', 4) +
      line(turn.path('M72,268H96M204,268H228'), '#59636f', 3),
    lit:
      turn.dot(184, 150, 5, eye, 6) +
      ink.glow(turn.x(184, 6), 150, 14, eye, 0.8) +
      turn.dot(118, 152, 3.6, '#7fd8ff', 6),
  };
}

/** One who speaks six million forms of communication. */
export function protocolDroid(
  ink: Ink,
  {
    paint = '#e0ac3c',
    eye = '#fff3b0',
    yaw = 0.36,
    prop = 'none' as Look['prop'],
  }: { paint?: Colour; eye?: Colour; yaw?: number; prop?: Look['prop'] } = {},
): Subject {
  const turn = new Turn(48, yaw, 0.85);
  const gold = metal(ink, paint);
  const dark = mix(paint, '#1c0e04', 0.78);
  const on = (path: string, colour: Colour, out = 0, opacity = 1): string =>
    fill(turn.path(path, out), colour, opacity === 1 ? {} : { opacity });
  const back = -turn.side * turn.aside * 9;
  const head = turn.path(
    'M150,64C116,64 102,90 103,126C104,158 116,188 136,200H164C184,188 196,158 197,126C198,90 184,64 150,64Z',
  );
  const held = drawProp(
    ink,
    anybody('protocol', { prop, cloth: paint, skin: [lighter(paint, 0.3), paint, dark], yaw }),
  );
  return {
    behind: held.behind ?? '',
    body:
      fill('M72,316C74,256 92,230 124,220H176C208,230 226,256 228,316Z', gold) +
      disc(150 + turn.side * turn.aside * 8, 272, 20, ink.ball(lighter(paint, 0.6), paint, dark)) +
      disc(150 + turn.side * turn.aside * 8, 272, 11, dark) +
      disc(150 + turn.side * turn.aside * 8, 272, 6, paint) +
      line('M92,246Q150,270 208,246', dark, 3, { opacity: 0.5 }) +
      fill('M122,192H178L182,224H118Z', dark) +
      line('M124,202H176M122,210H178M120,218H180', paint, 2.6) +
      `<g transform="translate(${n(back)} 0)">${fill(head, mix(paint, '#1c0e04', 0.55))}</g>` +
      fill(head, gold) +
      on('M150,64C140,64 132,68 128,74H172C168,68 160,64 150,64Z', lighter(paint, 0.75), 1) +
      on('M92,122h13v32h-13z', gold) +
      on('M195,122h13v32h-13z', dark) +
      on('M108,112Q150,98 192,112V118Q150,106 108,118Z', dark, 3, 0.55) +
      turn.dot(128, 132, 16, dark, 3) +
      turn.dot(172, 132, 16, dark, 3) +
      on('M150,138L142,166H158Z', dark, 7, 0.55) +
      on('M130,176H170Q166,184 150,185Q134,184 130,176Z', dark, 4) +
      line(turn.path('M120,92Q132,76 150,74'), '#ffffff', 3, { opacity: 0.7 }) +
      (held.body ?? ''),
    lit:
      [128, 172]
        .map(
          (x) =>
            ink.glow(turn.x(x, 5), 132, 20, eye, 0.7) +
            turn.dot(x, 132, 10, lighter(eye, 0.4), 5) +
            turn.dot(x, 132, 4, mix(eye, '#4a2a00', 0.5), 6),
        )
        .join('') + (held.lit ?? ''),
  };
}

/** A ball with a head that rolls. */
export function ballDroid(
  ink: Ink,
  {
    shell = '#d5dbe2',
    paint = '#e8832c',
    eye = '#8fd0ff',
    flat = false,
  }: { shell?: Colour; paint?: Colour; eye?: Colour; flat?: boolean } = {},
): Subject {
  const white = ink.ball(lighter(shell, 0.8), shell, mix(shell, '#20262e', 0.7));
  return {
    body:
      disc(150, 222, 86, white) +
      ring(130, 216, 36, paint, 13) +
      disc(130, 216, 16, '#8a95a0') +
      disc(130, 216, 7, '#39424d') +
      `<path d="M214,176a46,46 0 0 0 12,76" stroke="${paint}" stroke-width="13" fill="none"/>` +
      line('M70,196Q96,180 100,150M88,276Q112,262 150,268M196,286Q186,262 150,268', '#8a95a0', 2, { opacity: 0.5 }) +
      (flat
        ? fill('M96,142L112,92Q150,76 188,92L204,142Q150,156 96,142Z', white)
        : fill('M92,142C92,96 116,70 150,70C184,70 208,96 208,142Q150,156 92,142Z', white)) +
      line('M98,126Q150,138 202,126', paint, 6) +
      disc(144, 106, 17, '#12161c') +
      disc(176, 116, 7, '#2c343e') +
      line('M168,72V46M180,78V60', '#59636f', 3),
    lit: disc(139, 101, 5, eye) + ink.glow(139, 101, 14, eye, 0.7),
  };
}

/** Thin, cheap and many. */
export function battleDroid(
  ink: Ink,
  {
    paint = '#b8966a',
    eye = '#ffe08a',
    yaw = -0.3,
    mark,
  }: { paint?: Colour; eye?: Colour; yaw?: number; mark?: Colour } = {},
): Subject {
  const turn = new Turn(30, yaw, 1.1);
  const tan = metal(ink, paint);
  const dark = mix(paint, '#000000', 0.7);
  const on = (path: string, colour: Colour, out = 0, opacity = 1): string =>
    fill(turn.path(path, out), colour, opacity === 1 ? {} : { opacity });
  return {
    body:
      fill('M120,216H180L196,250L188,316H112L104,250Z', tan) +
      fill('M152,216H180L196,250L188,316H152Z', '#000000', { opacity: 0.3 }) +
      line('M104,240L62,262L54,316M196,240L238,262L246,316', mix(paint, '#2c1c10', 0.4), 13) +
      disc(104, 238, 12, tan) +
      disc(196, 238, 12, dark) +
      fill('M143,160h14v60h-14z', dark) +
      on('M128,70Q150,52 172,70L176,104L166,176Q150,196 134,176L124,104Z', tan) +
      on('M154,60Q166,62 172,70L176,104L166,176Q158,186 154,187Z', '#1c120a', 2, 0.4) +
      on('M124,96L108,90L106,104L126,110Z', tan) +
      on('M176,96L192,90L194,104L174,110Z', dark) +
      turn.dot(137, 102, 6, '#0c0806', 3) +
      turn.dot(163, 102, 6, '#0c0806', 3) +
      line(turn.path('M142,150H158M141,160H159M143,170H157', 4), dark, 2.6) +
      (mark ? on('M140,66h20v18h-20z', mark, 3) + fill('M126,224h48v14h-48z', mark) : '') +
      place(rifle(ink), 176, 268, 0.78, 22),
    lit: [137, 163].map((x) => turn.dot(x, 102, 2.6, eye, 5)).join(''),
  };
}

/** The heavy kind: a barrel of a chest, guns for arms. */
export function superBattleDroid(ink: Ink): Subject {
  const steel = metal(ink, '#8f98a2');
  return {
    body:
      fill('M72,316L60,214Q66,150 112,132H188Q234,150 240,214L228,316Z', steel) +
      fill('M152,132H188Q234,150 240,214L228,316H152Z', '#000000', { opacity: 0.35 }) +
      line('M84,196Q150,226 216,196M80,240Q150,268 220,240M150,140V316', '#20262d', 3, { opacity: 0.6 }) +
      fill('M118,140Q150,92 182,140L176,164H124Z', steel) +
      fill('M34,200Q44,158 78,150L84,200L62,300H36Z', steel) +
      fill('M266,200Q256,158 222,150L216,200L238,300H264Z', '#4a525c') +
      box(36, 276, 26, 40, '#20262d', { round: 6 }) +
      box(238, 276, 26, 40, '#14181e', { round: 6 }),
    lit: box(138, 146, 24, 4, '#ff5a48') + ink.glow(150, 148, 22, '#ff5a48', 0.8),
  };
}

/** Rolls in, unfolds, fires. */
export function droideka(ink: Ink): Subject {
  const bronze = metal(ink, '#b07a3c');
  return {
    body:
      line('M150,200L70,250L54,300M150,200L230,250L246,300M150,200V296', '#7a5024', 12) +
      fill('M96,96Q150,40 204,96L214,170Q150,210 86,170Z', bronze) +
      fill('M154,64Q184,66 204,96L214,170Q186,188 154,192Z', '#000000', { opacity: 0.35 }) +
      fill('M124,110Q150,96 176,110L170,140H130Z', '#2c1c10') +
      line('M92,160L30,180M208,160L270,180', '#59442c', 14) +
      line('M40,172L8,176M40,186L10,192M260,172L292,176M260,186L290,192', '#39424d', 5) +
      line('M96,130Q150,150 204,130M90,152Q150,176 210,152', '#4a2c10', 3, { opacity: 0.6 }),
    lit:
      disc(140, 124, 4, '#ff4a3c') +
      disc(160, 124, 4, '#ff4a3c') +
      ink.glow(150, 124, 22, '#ff4a3c', 0.8) +
      `<circle cx="150" cy="170" r="132" fill="none" stroke="#8fd0ff" stroke-width="2" opacity=".7"/>`,
  };
}

/** An assassin with eyes all round. */
export function assassinDroid(
  ink: Ink,
  { paint = '#7d868c', eyes = '#ff4a3c', yaw = 0.2 }: { paint?: Colour; eyes?: Colour; yaw?: number } = {},
): Subject {
  const turn = new Turn(28, yaw, 1.1);
  const steel = metal(ink, paint);
  const dark = mix(paint, '#000000', 0.72);
  const on = (path: string, colour: Colour, out = 0, opacity = 1): string =>
    fill(turn.path(path, out), colour, opacity === 1 ? {} : { opacity });
  return {
    body:
      fill('M112,214H188L206,316H94Z', steel) +
      fill('M152,214H188L206,316H152Z', '#000000', { opacity: 0.35 }) +
      line('M112,226L64,250L58,316M188,226L236,250L242,316', mix(paint, '#20262d', 0.4), 13) +
      line('M92,216L200,304', '#3a2c1c', 10) +
      times(4, (index) => box(104 + index * 22, 226 + index * 18, 10, 14, '#59636f')) +
      fill('M140,178h20v40h-20z', dark) +
      on('M128,58Q150,40 172,58L176,150Q170,184 150,188Q130,184 124,150Z', steel) +
      on('M154,48Q166,50 172,58L176,150Q170,184 154,188Z', '#0c0f12', 2, 0.45) +
      line(turn.path('M124,92H176M124,112H176M126,140H174M128,76H172', 2), dark, 4) +
      line('M136,54V30M150,46V20M164,54V34', mix(paint, '#20262d', 0.3), 4) +
      on('M128,94h12v16h-12zM146,94h10v16h-10zM161,94h12v16h-12z', '#120606', 3) +
      place(rifle(ink), 116, 262, 0.86, -28, -0.86),
    lit: [134, 151, 167]
      .map((x) => turn.dot(x, 102, 3.6, eyes, 5) + ink.glow(turn.x(x, 5), 102, 12, eyes, 0.8))
      .join(''),
  };
}

/** Tall and black, with a good heart or none. */
export function securityDroid(
  ink: Ink,
  {
    paint = '#39424d',
    eye = '#eaf6ff',
    yaw = -0.3,
    mark = true,
  }: { paint?: Colour; eye?: Colour; yaw?: number; mark?: boolean } = {},
): Subject {
  const turn = new Turn(38, yaw, 1);
  const steel = metal(ink, paint);
  const dark = mix(paint, '#000000', 0.6);
  const on = (path: string, colour: Colour, out = 0, opacity = 1): string =>
    fill(turn.path(path, out), colour, opacity === 1 ? {} : { opacity });
  return {
    body:
      fill('M88,224H212L224,316H76Z', steel) +
      fill('M154,224H212L224,316H154Z', '#000000', { opacity: 0.35 }) +
      disc(82, 238, 24, steel) +
      disc(218, 238, 24, dark) +
      disc(82, 238, 12, dark) +
      line('M70,256L56,316M230,256L244,316', dark, 16) +
      fill('M140,180h20v46h-20z', dark) +
      line('M140,192h20M140,202h20M140,212h20', paint, 2.4) +
      on('M118,80C118,56 132,48 150,48C168,48 182,56 182,80L186,150L172,186H128L114,150Z', steel) +
      on('M154,48C168,48 182,56 182,80L186,150L172,186H154Z', '#000000', 1, 0.4) +
      on('M112,100L94,104V136L114,132Z', steel) +
      on('M188,100L206,104V136L186,132Z', dark) +
      on('M116,100Q150,92 184,100L182,128Q150,122 118,128Z', '#0b0e12', 3) +
      line(turn.path('M130,160H170M132,170H168', 3), '#0b0e12', 3) +
      (mark
        ? ring(150 + turn.side * turn.aside * 6, 256, 16, '#cfd8e2', 4) +
          line(`M${n(150 + turn.side * turn.aside * 6)},240v32`, '#cfd8e2', 3)
        : ''),
    lit: [134, 166]
      .map((x) => turn.dot(x, 114, 5.4, eye, 6) + ink.glow(turn.x(x, 6), 114, 18, '#bfe0ff', 0.8))
      .join(''),
  };
}

/** Scalpel in hand. */
export function medicalDroid(ink: Ink): Subject {
  const steel = metal(ink, '#b9c6cc');
  const turn = new Turn(34, 0.3, 1);
  const on = (path: string, colour: Colour, out = 0, opacity = 1): string =>
    fill(turn.path(path, out), colour, opacity === 1 ? {} : { opacity });
  return {
    body:
      fill('M104,218H196L206,316H94Z', steel) +
      fill('M118,226H182L186,300H114Z', '#bfe8d8', { opacity: 0.5 }) +
      line('M104,232L64,206L52,160M196,232L236,206L250,160', '#7d8a94', 9) +
      fill('M46,160l6,-34 6,34z', '#e6edf5') +
      fill('M244,162l-6,-20 12,8 12,-8 -6,20z', '#b9c3ce') +
      fill('M138,176h24v44h-24z', '#4a565e') +
      on('M120,72Q150,50 180,72L184,140Q176,176 150,180Q124,176 116,140Z', steel) +
      on('M154,60Q168,62 180,72L184,140Q176,176 154,180Z', '#10181e', 1, 0.4) +
      on('M136,140H164L160,170H140Z', '#39444c', 4) +
      line(turn.path('M142,146v20M150,146v22M158,146v20', 5), '#9aa8b0', 2.4) +
      fill('M142,252h16v12h12v16h-12v12h-16v-12h-12v-16h12z', '#d8443c'),
    lit: [134, 166]
      .map((x) => turn.dot(x, 112, 8, '#ffe9a0', 3) + ink.glow(turn.x(x, 3), 112, 18, '#ffd060', 0.7))
      .join(''),
  };
}

/** An eye that floats over the snow. */
export function probeDroid(ink: Ink, { eye = '#ff5a48' }: { eye?: Colour } = {}): Subject {
  const black = ink.fade(['#7d8894', '#39424e', '#0c1016'], [0, 0, 1, 0.4]);
  return {
    body:
      line(
        'M110,176Q96,220 104,282M128,184Q118,236 126,300M172,184Q184,230 176,296M190,176Q208,214 198,270M150,186V288',
        '#2a323c',
        5,
      ) +
      line('M104,282l-6,10M104,282l6,9M198,270l-6,10M198,270l7,9M126,300l-5,8M126,300l6,7', '#59646f', 3) +
      fill('M84,134H216L206,168L178,190H122L94,168Z', black) +
      fill('M150,54C104,54 84,88 84,128H216C216,88 196,54 150,54Z', black) +
      box(76, 124, 148, 13, '#59646f', { round: 4 }) +
      line('M150,54V28M120,62L112,38M182,60L192,42', '#59646f', 4) +
      line('M96,104H204M104,150H196', '#0a0d12', 2, { opacity: 0.6 }) +
      [
        [132, 98, 19],
        [176, 92, 11],
        [190, 112, 6],
        [104, 116, 6],
        [112, 154, 8],
        [150, 158, 10],
        [186, 152, 7],
      ]
        .map(([x, y, r]) => disc(x!, y!, r!, '#0a0d12') + ring(x!, y!, r!, '#4a545f', 1.6))
        .join('') +
      line('M92,104C98,78 118,62 142,60', '#cfdae6', 3, { opacity: 0.6 }),
    lit:
      disc(132, 98, 7, eye) +
      ink.glow(132, 98, 28, eye, 0.9) +
      disc(176, 92, 4, '#ffd27a') +
      disc(150, 158, 4, lighter(eye, 0.2)) +
      ink.glow(150, 158, 14, eye, 0.7),
  };
}

/** A black ball with needles. */
export function interrogator(ink: Ink): Subject {
  const black = ink.orb(
    [
      [0, '#8a95a2'],
      [0.3, '#3c4652'],
      [0.75, '#12161c'],
      [1, '#05070a'],
    ],
    { radius: 0.62, from: [0.32, 0.28] },
  );
  return {
    body:
      line('M216,120L258,96L270,60', '#59646f', 6) +
      fill('M266,64l8,2 3,-48 -5,0z', '#cfd8e2') +
      line('M86,176L50,196L42,236', '#59646f', 6) +
      fill('M36,234l12,2 -2,16 8,20 -12,-14 -12,10z', '#aab5c1') +
      disc(150, 146, 82, black) +
      line('M70,138Q150,160 230,138M78,110Q150,130 222,110M90,200Q150,214 210,200', '#05070a', 4, { opacity: 0.8 }) +
      disc(128, 124, 20, '#05070a', { more: 'stroke="#59646f" stroke-width="3"' }) +
      box(160, 104, 36, 14, '#05070a', { round: 3, more: 'stroke="#59646f" stroke-width="2"' }) +
      disc(186, 166, 13, '#05070a', { more: 'stroke="#59646f" stroke-width="3"' }) +
      box(104, 170, 44, 10, '#39424d', { round: 3 }) +
      line('M150,64V40M138,66L132,46', '#59646f', 4),
    lit:
      disc(128, 124, 9, '#ff4030') +
      ink.glow(128, 124, 34, '#ff4030', 0.95) +
      box(165, 108, 26, 5, '#ff7a6a') +
      disc(186, 166, 4, '#ff7a6a') +
      line('M274,18v8', '#9affb0', 3) +
      ink.glow(274, 18, 12, '#9affb0', 0.9),
  };
}

/** A worker of no particular make. */
export function worker(ink: Ink, id: string): Subject {
  const paint = choose(id, 'paint', ['#c88a2c', '#5d8ab8', '#b8442f', '#7a8a5c', '#8a95a0']);
  const shape = choose(id, 'shape', ['box', 'pot', 'tall'] as const);
  const steel = metal(ink, paint);
  const dark = mix(paint, '#140c04', 0.8);
  const arm =
    line('M206,190L250,160L262,112', '#8a93a0', 8) +
    fill('M254,112l-10,-22 8,-14 6,16 8,0 6,-16 8,14 -10,22z', '#b9c3ce');
  const head = {
    box:
      fill('M104,84H196Q210,90 210,110V160Q206,176 196,178H104Q92,176 90,160V110Q90,90 104,84Z', steel) +
      fill('M154,84H196Q210,90 210,110V160Q206,176 196,178H154Z', '#000000', { opacity: 0.3 }),
    pot:
      fill('M96,178L108,96Q150,70 192,96L204,178Z', steel) +
      fill('M154,80Q174,84 192,96L204,178H154Z', '#000000', { opacity: 0.3 }),
    tall: fill('M120,62H180L188,178H112Z', steel) + fill('M154,62H180L188,178H154Z', '#000000', { opacity: 0.3 }),
  }[shape];
  const eye = choose(id, 'eye', ['#9fe4ff', '#ffcf7a', '#ff7a5a', '#a0ffb0']);
  return {
    body:
      arm +
      fill('M96,180H204L212,316H88Z', steel) +
      fill('M154,180H204L212,316H154Z', '#000000', { opacity: 0.35 }) +
      head +
      disc(130, 126, 20, '#15191f', { more: 'stroke="#59646f" stroke-width="4"' }) +
      disc(172, 120, 10, '#15191f', { more: 'stroke="#59646f" stroke-width="3"' }) +
      box(114, 158, 72, 8, dark) +
      line('M150,84V54M142,54h16', '#59646f', 4) +
      box(116, 204, 68, 36, dark) +
      line('M124,212h52M124,220h52M124,228h30', paint, 3) +
      line('M96,262H204M98,286H202', dark, 2.4, { opacity: 0.6 }),
    lit:
      disc(130, 126, 11, eye) +
      ink.glow(130, 126, 32, eye, 0.8) +
      disc(172, 120, 5, '#ffcf7a') +
      ink.glow(258, 84, 22, '#bfeaff', 0.8),
  };
}

/** Small, black, everywhere underfoot. */
export function mouseDroid(ink: Ink): Subject {
  const black = ink.fade(['#59636f', '#20262e', '#07090c']);
  return {
    body:
      fill('M50,206L64,160Q70,146 90,146H206Q228,146 236,160L250,206V236H50Z', black) +
      fill('M50,206H250V236H50Z', '#000000', { opacity: 0.4 }) +
      line('M84,166H140M84,178H140M170,162v24M184,162v24M198,162v24', '#7d8894', 3, { opacity: 0.6 }) +
      [80, 130, 180, 222].map((x) => disc(x, 240, 14, '#2c343e') + disc(x, 240, 6, '#0b0e12')).join('') +
      line('M216,146V112', '#59636f', 3),
    lit: disc(76, 214, 4, '#ff5a48') + ink.glow(76, 214, 14, '#ff5a48', 0.8),
  };
}

/** For training: a ball that stings. */
export function remote(ink: Ink): Subject {
  return {
    behind: ink.glow(150, 150, 110, '#8fd0ff', 0.4),
    body:
      disc(150, 150, 70, ink.ball('#f2f6fb', '#9aa6b4', '#20262e')) +
      line('M84,140Q150,170 216,140M100,190Q150,214 200,190', '#39424d', 2, { opacity: 0.6 }) +
      [
        [120, 124],
        [176, 120],
        [150, 160],
        [112, 172],
        [190, 174],
        [150, 100],
      ]
        .map(([x, y]) => disc(x!, y!, 9, '#39424d') + disc(x!, y!, 4, '#0b0e12'))
        .join(''),
    lit: bolt(60, 210, 140, 60, '#7fd0ff', 3),
  };
}

/** A small flier with one eye. */
export function seeker(
  ink: Ink,
  { paint = '#20262e', eye = '#ff5a48' }: { paint?: Colour; eye?: Colour } = {},
): Subject {
  return {
    body:
      line('M118,176L88,226M134,184L120,246M166,184L180,246M182,176L212,226', '#59646f', 5) +
      disc(150, 136, 56, ink.ball(lighter(paint, 0.6), paint, mix(paint, '#000000', 0.6))) +
      fill('M96,128Q150,106 204,128V142Q150,122 96,142Z', '#0a0d12') +
      disc(150, 136, 22, '#0a0d12') +
      line('M150,80V54M130,84L120,62M170,84L180,62', '#59646f', 4),
    lit: disc(150, 136, 11, eye) + ink.glow(150, 136, 40, eye, 0.9),
  };
}

/** Staff in both hands, a cloak: a guard of machines. */
export function magnaGuard(ink: Ink): Subject {
  const steel = metal(ink, '#a8a294');
  const turn = new Turn(34, 0.3, 1);
  const on = (path: string, colour: Colour, out = 0): string => fill(turn.path(path, out), colour);
  return {
    behind: ink.glow(232, 60, 40, '#c08aff', 0.8),
    body:
      fill('M80,316C84,250 104,220 150,214C196,220 216,250 220,316Z', '#4a4238') +
      fill('M116,214H184L190,300H110Z', steel) +
      on('M124,84Q150,58 176,84L182,140Q172,184 150,190Q128,184 118,140Z', steel) +
      on('M118,120Q150,108 182,120L178,140Q150,130 122,140Z', '#0c0a08', 3) +
      fill('M122,96Q100,130 104,190L90,232Q80,150 118,84Z', '#c8bda4') +
      fill('M178,96Q200,130 196,190L210,232Q220,150 182,84Z', '#8a8070') +
      line('M240,40L196,316', '#59636f', 7) +
      disc(219, 186, 12, '#a8a294'),
    lit:
      [138, 162]
        .map((x) => turn.dot(x, 128, 5, '#ff5a48', 5) + ink.glow(turn.x(x, 5), 128, 14, '#ff5a48', 0.8))
        .join('') +
      line('M240,40q-10,-12 2,-22M240,40q12,-8 6,-22M236,56q-12,2 -14,12M244,54q10,4 12,14', '#d8b8ff', 3),
  };
}

/** A cyborg with four blades. */
export function grievous(ink: Ink, { yaw = -0.26 }: { yaw?: number } = {}): Subject {
  const bone = ink.fade(['#fbf6ea', '#cfc4ac', '#6a6048'], [0, 0, 1, 0.4]);
  const turn = new Turn(38, yaw, 1);
  const on = (path: string, colour: Colour, out = 0, opacity = 1): string =>
    fill(turn.path(path, out), colour, opacity === 1 ? {} : { opacity });
  const blades = (
    [
      [64, 250, -34, '#5db4ff'],
      [92, 214, -18, '#6fe08a'],
      [208, 214, 18, '#5db4ff'],
      [236, 250, 34, '#6fe08a'],
    ] as const
  )
    .map(([x, y, angle, colour]) =>
      place(
        box(-4.4, -170, 8.8, 170, colour, { round: 4.4 }) +
          box(-2.2, -168, 4.4, 168, '#f4fbff', { round: 2.2 }) +
          ink.glow(0, 0, 22, colour, 0.8),
        x,
        y,
        1,
        angle,
      ),
    )
    .join('');
  return {
    behind: blades,
    body:
      fill('M150,196C92,202 44,222 24,316H276C256,222 208,202 150,196Z', ink.fade(['#5a554a', '#1c1a16'])) +
      fill('M106,216L146,208V270L116,290ZM194,216L154,208V270L184,290Z', bone) +
      line('M70,262L50,242M94,232L86,210M206,232L214,210M230,262L250,242', '#8a8270', 12) +
      fill('M136,180h28v36h-28z', '#39342a') +
      on(
        'M150,52C124,52 112,76 114,104L108,130L118,150L128,192H172L182,150L192,130L186,104C188,76 176,52 150,52Z',
        bone,
      ) +
      on('M154,52C176,52 188,76 186,104L192,130L182,150L172,192H154Z', '#4a4434', 1, 0.4) +
      on('M116,114L144,122L140,136L120,132ZM184,114L156,122L160,136L180,132Z', '#1c0e08', 4) +
      line(
        turn.path('M150,58V110M132,64L138,104M168,64L162,104M136,150V188M144,150V190M156,150V190M164,150V188', 3),
        '#7a7058',
        2.6,
        { opacity: 0.8 },
      ) +
      on('M108,130L90,140L96,160L118,150ZM192,130L210,140L204,160L182,150Z', bone),
    lit: [132, 168]
      .map((x) => turn.dot(x, 127, 4, '#ffd24a', 7) + ink.glow(turn.x(x, 7), 127, 12, '#ffb02c', 0.8))
      .join(''),
  };
}
