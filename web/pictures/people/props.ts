/** What people hold, and the hand that holds it. */
import { type Colour, lighter, mix } from '../draw/colour';
import { type Ink, RIGHT } from '../draw/ink';
import { box, disc, fill, line, n, place, smooth, times } from '../draw/shapes';
import type { Subject } from '../draw/subject';
import type { Look, Skin } from './look';

export type PropName =
  | 'none'
  | 'sabre'
  | 'sabre-left'
  | 'sabres'
  | 'double-sabre'
  | 'cross-sabre'
  | 'sabre-low'
  | 'staff'
  | 'rifle'
  | 'rifle-left'
  | 'pistol'
  | 'pistols'
  | 'pad'
  | 'wrench'
  | 'vibroblade'
  | 'bow'
  | 'palm'
  | 'fist'
  | 'pike'
  | 'detonator'
  | 'cane'
  | 'sniper'
  | 'cannon'
  | 'cup'
  | 'cards'
  | 'flame'
  | 'axe'
  | 'hand-up'
  | 'shield'
  | 'book';

/** A blade of light: hilt at (x, y), pointing up at angle 0. Shines behind the body. */
export function blade(
  ink: Ink,
  x: number,
  y: number,
  angle: number,
  length: number,
  colour: Colour,
  width = 5,
): { shine: string; hilt: string } {
  const halo = ink.fade(
    [
      [0, colour, 0],
      [0.3, colour, 0.35],
      [0.5, colour, 0.6],
      [0.7, colour, 0.35],
      [1, colour, 0],
    ],
    RIGHT,
  );
  const shine = place(
    box(-width * 3.4, -length - width * 2.4, width * 6.8, length + width * 4, halo, { round: width * 3.4 }) +
      box(-width * 0.9, -length, width * 1.8, length, colour, { round: width * 0.9 }) +
      box(-width * 0.5, -length, width, length, lighter(colour, 0.88), { round: width * 0.5 }) +
      ink.glow(0, 0, width * 5, colour, 0.9),
    x,
    y,
    1,
    angle,
  );
  const steel = ink.fade(['#e6edf5', '#8993a0', '#2c333d'], RIGHT);
  const hilt = place(
    box(-width * 0.85, -3, width * 1.7, width * 7.4, steel, { round: 2 }) +
      line(
        `M${-width * 0.85},${width * 2}h${width * 1.7}M${-width * 0.85},${width * 3.4}h${width * 1.7}M${-width * 0.85},${width * 4.8}h${width * 1.7}`,
        '#141920',
        2.4,
      ) +
      box(-width * 1.1, -5, width * 2.2, 5, '#39424d', { round: 1 }),
    x,
    y,
    1,
    angle,
  );
  return { shine, hilt };
}

/** A closed hand about (0, 0), fingers towards us. */
export function fist(ink: Ink, skin: Skin, scale = 1): string {
  const [bright, dim, deep] = [ink.tint(skin[0], 0.06), ink.tint(skin[1], 0.1), ink.tint(skin[2], 0.1)];
  return `<g transform="scale(${scale})">${fill(
    smooth([
      [-12, -11],
      [0, -14],
      [12, -11],
      [14, 0],
      [12, 12],
      [0, 15],
      [-12, 12],
      [-14, 0],
    ]),
    ink.fade([bright, mix(bright, dim, 0.6)], [0, 0, 1, 0.6]),
  )}${line('M-10,-5H8M-11,2H9M-10,9H8', deep, 1.8, { opacity: 0.55 })}${fill(
    smooth([
      [8, -12],
      [15, -8],
      [15, 4],
      [9, 6],
      [6, -2],
    ]),
    dim,
  )}</g>`;
}

/** An open hand about (0, 0), palm towards us, fingers up. */
export function palm(ink: Ink, skin: Skin, scale = 1): string {
  const [bright, dim, deep] = [ink.tint(skin[0], 0.05), ink.tint(skin[1], 0.1), ink.tint(skin[2], 0.1)];
  const hand =
    'M-15,20C-18,8 -17,-2 -15,-8L-20,-34C-21,-40 -13,-42 -11,-36L-7,-14L-7,-44C-7,-50 2,-50 2,-44L3,-15L8,-41C9,-47 17,-45 16,-39L12,-12L20,-29C23,-34 29,-31 27,-25L18,2C16,14 14,18 13,24Z';
  return `<g transform="scale(${scale})">${fill('M-14,2C-22,-4 -28,-10 -33,-12C-38,-13 -39,-5 -34,-2C-28,4 -22,14 -14,20Z', bright)}${fill(hand, ink.fade([bright, mix(bright, dim, 0.5)], [0, 0, 1, 0.5]))}${line('M-14,-6Q-2,-12 12,-8M-12,8Q-2,-2 10,2M-6,20Q-8,8 2,-4', deep, 1.6, { opacity: 0.45 })}</g>`;
}

/** A sleeve from the lower edge to a wrist at (x, y). */
function sleeve(ink: Ink, look: Look, x: number, y: number, from: number, wide = 30): string {
  const base = look.cloth;
  const paint = ink.fade([ink.tint(lighter(base, 0.12), 0.08), ink.tint(mix(base, '#000000', 0.4), 0.18)]);
  const lean = (from - x) / (312 - y);
  const mid = (y + 312) / 2;
  const mx = x + lean * (mid - y);
  return (
    fill(
      smooth([
        [x - 12, y + 2],
        [x + 12, y],
        [mx + wide * 0.72, mid],
        [from + wide, 316],
        [from - wide, 316],
        [mx - wide * 0.72, mid],
      ]),
      paint,
    ) +
    line(
      `M${n(x - 12)},${n(y + 5)}Q${n(x)},${n(y + 10)} ${n(x + 12)},${n(y + 3)}`,
      ink.tint(mix(base, '#000000', 0.6), 0.2),
      4,
    ) +
    line(
      `M${n(mx - 4)},${n(mid - 8)}q8,6 16,2M${n(mx - 10)},${n(mid + 12)}q12,6 22,0`,
      ink.tint(mix(base, '#000000', 0.6), 0.2),
      2,
      { opacity: 0.5 },
    )
  );
}

/** Plain gloves for those without bare hands. */
const gloved = (look: Look): Skin =>
  look.garb === 'armour' || look.garb === 'plate' || look.garb === 'flight'
    ? ['#4a4640', '#26231f', '#100e0c']
    : look.skin;

function gunMetal(ink: Ink): Colour {
  return ink.fade(['#7d8896', '#39424d', '#14181e']);
}

/** Long guns lie along x, muzzle to the left. */
export function rifle(ink: Ink): string {
  const metal = gunMetal(ink);
  return (
    fill('M-84,-5H-20V-12H26L32,-8H58L70,4V22H58L52,10H20L14,28H2L6,10H-20V4H-84Z', metal) +
    fill('M-84,-5H-20V-3H-84ZM-20,-12H26V-10H-20Z', '#cfd8e2', { opacity: 0.7 }) +
    fill('M-14,-22H18V-15H-14Z', '#23292f') +
    fill('M-66,4H-30V9H-66Z', '#23292f') +
    box(-88, -6, 6, 11, '#23292f') +
    disc(18, -18.5, 3, '#8fb4d8')
  );
}

function sniperRifle(ink: Ink): string {
  const metal = gunMetal(ink);
  return (
    fill('M-130,-3H-24V-9H30L36,-5H60L74,6V20H62L54,9H22L16,26H5L9,9H-24V4H-130Z', metal) +
    fill('M-30,-24H26V-15H-30Z', '#1c2127') +
    disc(-30, -19.5, 5.5, '#39424d') +
    disc(26, -19.5, 5.5, '#39424d') +
    disc(-32, -19.5, 3, '#ff7a5a') +
    fill('M-130,-3H-24V-1H-130Z', '#cfd8e2', { opacity: 0.6 })
  );
}

export function pistol(ink: Ink): string {
  const metal = gunMetal(ink);
  return (
    fill('M-46,-12H-12V-16H22L28,-10L26,2L30,30H12L8,6H-12V-2H-46Z', metal) +
    fill('M-34,-24H10V-17H-34Z', '#23292f') +
    fill('M-46,-12H-12V-10H-46Z', '#cfd8e2', { opacity: 0.8 }) +
    box(-50, -13, 5, 12, '#1a1e24') +
    fill('M12,8L24,8L27,28H15Z', '#5a4030')
  );
}

function heavyCannon(ink: Ink): string {
  const metal = gunMetal(ink);
  return (
    fill('M-100,-10H-30V-20H40L52,-10V14L40,24H-10L-16,36H-28L-24,24H-30V8H-100Z', metal) +
    times(3, (index) => box(-98, -12 + index * 8, 66, 4, index % 2 ? '#14181e' : '#9aa6b2')) +
    disc(14, 0, 14, '#23292f') +
    disc(14, 0, 7, '#59636f') +
    box(-106, -14, 9, 28, '#14181e')
  );
}

type Held = (ink: Ink, look: Look) => Subject;

/** A raised blade on one side. */
function raised(side: 1 | -1, lean = 12): Held {
  return (ink, look) => {
    const x = 150 + side * 78;
    const { shine, hilt } = blade(ink, x, 214, side * lean, 186, look.propColour);
    return {
      behind: shine,
      body:
        sleeve(ink, look, x + side * 2, 236, 150 + side * 92) +
        hilt +
        place(fist(ink, gloved(look)), x - side * 3, 233, 0.95, side * lean),
    };
  };
}

const long =
  (gun: (ink: Ink) => string, side: 1 | -1): Held =>
  (ink, look) => {
    const hand = fist(ink, gloved(look), 0.82);
    const aimed = place(gun(ink), 150 + side * 22, 256, 0.94, side * 26, side * 0.94);
    return {
      body:
        sleeve(ink, look, 150 + side * 34, 262, 150 + side * 86, 26) +
        aimed +
        place(hand, 150 + side * 34, 266, 1, side * 20) +
        place(hand, 150 - side * 22, 240, 0.9, side * 14),
    };
  };

const HELD: Record<PropName, Held> = {
  none: () => ({}),
  sabre: raised(1),
  'sabre-left': raised(-1),
  sabres: (ink, look) => {
    const right = raised(1, 22)(ink, look);
    const left = raised(-1, 22)(ink, look);
    return { behind: `${left.behind}${right.behind}`, body: `${left.body}${right.body}` };
  },
  'sabre-low': (ink, look) => {
    const { shine, hilt } = blade(ink, 214, 250, -58, 196, look.propColour, 5);
    return {
      lit: shine,
      body: sleeve(ink, look, 222, 262, 244) + hilt + place(fist(ink, gloved(look)), 222, 258, 0.95, -40),
    };
  },
  'double-sabre': (ink, look) => {
    const up = blade(ink, 232, 206, 24, 160, look.propColour, 4.8);
    const down = blade(ink, 214, 246, 204, 90, look.propColour, 4.8);
    return {
      behind: up.shine + down.shine,
      body: sleeve(ink, look, 226, 236, 246) + up.hilt + place(fist(ink, gloved(look)), 222, 228, 0.95, 24),
    };
  },
  'cross-sabre': (ink, look) => {
    const { shine, hilt } = blade(ink, 230, 208, 10, 182, look.propColour, 5.4);
    const guard = place(
      box(-20, -3.4, 14, 6.8, look.propColour, { round: 3.4 }) +
        box(6, -3.4, 14, 6.8, look.propColour, { round: 3.4 }) +
        box(-18, -1.6, 12, 3.2, '#ffe6e0', { round: 1.6 }) +
        box(6, -1.6, 12, 3.2, '#ffe6e0', { round: 1.6 }),
      230,
      210,
      1,
      10,
    );
    return {
      behind: shine + guard,
      body: sleeve(ink, look, 232, 236, 244) + hilt + place(fist(ink, gloved(look)), 228, 232, 0.95, 10),
    };
  },
  staff: (ink, look) => ({
    body:
      line('M238,60L208,312', ink.tint('#4a3424', 0.1), 8) +
      line('M236,60L206,312', ink.tint('#a8804c', 0.1), 2.4) +
      fill('M230,64L246,64L250,44L238,34L228,46Z', ink.tint(look.trim, 0.1)) +
      sleeve(ink, look, 224, 244, 246) +
      place(fist(ink, gloved(look)), 219, 236, 0.95, 8),
  }),
  pike: (ink, look) => ({
    behind: blade(ink, 240, 74, 6, 62, look.propColour, 4).shine,
    body:
      line('M240,74L214,312', '#39424d', 7) +
      line('M238,76L212,312', '#aab4c0', 2) +
      sleeve(ink, look, 226, 244, 246) +
      place(fist(ink, gloved(look)), 222, 236, 0.95, 6),
  }),
  rifle: long(rifle, 1),
  'rifle-left': long(rifle, -1),
  sniper: long(sniperRifle, 1),
  cannon: long(heavyCannon, 1),
  pistol: (ink, look) => ({
    body:
      sleeve(ink, look, 82, 244, 58, 28) +
      place(pistol(ink), 72, 230, 0.92, 14) +
      place(fist(ink, gloved(look)), 86, 240, 0.92, 18),
  }),
  pistols: (ink, look) => ({
    body:
      sleeve(ink, look, 78, 240, 56, 26) +
      place(pistol(ink), 68, 226, 0.86, 22) +
      place(fist(ink, gloved(look)), 82, 237, 0.88, 24) +
      sleeve(ink, look, 222, 240, 244, 26) +
      `<g transform="translate(300 0) scale(-1 1)">${place(pistol(ink), 68, 226, 0.86, 22)}</g>` +
      place(fist(ink, gloved(look)), 218, 237, 0.88, -24),
  }),
  pad: (ink, look) => ({
    body:
      sleeve(ink, look, 214, 276, 240, 26) +
      place(
        box(-22, -30, 44, 58, '#20262e', { round: 4 }) +
          box(-18, -26, 36, 46, '#12405a', { round: 2 }) +
          line('M-13,-18H10M-13,-10H13M-13,-2H4M-13,6H12M-13,13H6', '#7fe0ff', 2.2),
        204,
        250,
        0.94,
        12,
      ) +
      place(fist(ink, gloved(look)), 216, 274, 0.85, 12),
    lit: ink.glow(204, 248, 34, '#5fd0ff', 0.35),
  }),
  wrench: (ink, look) => ({
    body:
      sleeve(ink, look, 222, 250, 244, 28) +
      place(
        fill(
          'M-6,60L-6,-14C-18,-20 -20,-38 -12,-46L-6,-40V-28H6V-40L12,-46C20,-38 18,-20 6,-14L6,60Z',
          ink.fade(['#e6edf5', '#6a7684'], RIGHT),
        ),
        222,
        206,
        0.94,
        12,
      ) +
      place(fist(ink, gloved(look)), 218, 240, 0.92, 12),
  }),
  vibroblade: (ink, look) => ({
    body:
      sleeve(ink, look, 226, 246, 246, 28) +
      place(
        fill('M-4,0L-7,-96L0,-116L7,-92L5,0Z', ink.fade(['#ffffff', '#8a97a5'], RIGHT)) +
          fill('M-14,0H14V7H-14Z', '#39424d') +
          fill('M-4,7H4V32H-4Z', '#4a3424'),
        224,
        218,
        1,
        14,
      ) +
      place(fist(ink, gloved(look)), 220, 236, 0.92, 14),
  }),
  axe: (ink, look) => ({
    body:
      line('M232,70L210,312', '#3a3026', 8) +
      fill('M226,60C262,64 270,96 262,128C252,110 240,104 224,104Z', ink.fade(['#f0f4f8', '#59636f'])) +
      sleeve(ink, look, 224, 246, 246) +
      place(fist(ink, gloved(look)), 219, 238, 0.95, 6),
  }),
  bow: (ink, look) => ({
    body:
      line('M212,70C262,104 264,214 214,256', ink.tint('#6a4a2c', 0.08), 8) +
      line('M212,70L214,256', '#e6e0d0', 1.4) +
      sleeve(ink, look, 240, 190, 258, 24) +
      place(fist(ink, gloved(look)), 247, 168, 0.85, 0),
  }),
  palm: (ink, look) => ({
    behind: ink.glow(76, 196, 66, look.propColour, 0.6),
    body: sleeve(ink, look, 82, 244, 62, 30) + place(palm(ink, gloved(look)), 80, 220, 1, -8),
    lit: ink.glow(80, 206, 30, look.propColour, 0.35),
  }),
  'hand-up': (ink, look) => ({
    body:
      sleeve(ink, look, 220, 240, 242, 30) +
      `<g transform="translate(300 0) scale(-1 1)">${place(palm(ink, gloved(look)), 80, 216, 1, -6)}</g>`,
  }),
  fist: (ink, look) => ({
    body: sleeve(ink, look, 220, 228, 246, 30) + place(fist(ink, gloved(look), 1.25), 218, 214, 1, 6),
  }),
  flame: (ink, look) => ({
    ...HELD.palm(ink, look),
    lit:
      ink.glow(80, 180, 60, look.propColour, 0.9) +
      fill(
        smooth([
          [80, 120],
          [66, 160],
          [58, 188],
          [80, 210],
          [102, 188],
          [96, 160],
        ]),
        lighter(look.propColour, 0.5),
        { opacity: 0.85 },
      ),
  }),
  detonator: (ink, look) => ({
    body:
      sleeve(ink, look, 218, 244, 242, 28) +
      disc(214, 214, 22, ink.ball('#e6edf5', '#7d8a98', '#20262e')) +
      box(192, 210, 44, 8, '#20262e') +
      place(fist(ink, gloved(look)), 214, 236, 0.95),
    lit: disc(206, 214, 3, '#ff5a48') + ink.glow(206, 214, 12, '#ff5a48', 0.8),
  }),
  cane: (ink, look) => ({
    body:
      line('M216,150Q232,140 230,162L220,312', ink.tint('#7a5a38', 0.08), 8) +
      place(fist(ink, gloved(look)), 224, 196, 0.7),
  }),
  cup: (ink, look) => ({
    body:
      sleeve(ink, look, 218, 254, 242, 26) +
      fill('M200,204H234L230,240H204Z', ink.fade(['#e0a860', '#7a4a20'], RIGHT)) +
      place(fist(ink, gloved(look)), 218, 242, 0.86),
  }),
  cards: (ink, look) => ({
    body:
      sleeve(ink, look, 214, 264, 242, 26) +
      [-24, -8, 8, 24]
        .map((angle, index) =>
          place(
            box(-14, -46, 28, 42, '#f4efe2', { round: 3 }) +
              fill('M0,-34l7,9 -7,10 -7,-10z', index % 2 ? '#c8443a' : '#2c4a6a'),
            212,
            250,
            1,
            angle,
          ),
        )
        .join('') +
      place(fist(ink, gloved(look)), 214, 256, 0.84),
  }),
  shield: (ink, look) => ({
    behind: ink.glow(150, 160, 130, look.propColour, 0.35),
    lit:
      `<ellipse cx="150" cy="164" rx="116" ry="122" fill="${ink.orb([
        [0.6, look.propColour, 0],
        [0.9, look.propColour, 0.22],
        [1, lighter(look.propColour, 0.4), 0.65],
      ])}"/>` + line('M66,96Q88,66 122,54', '#ffffff', 3, { opacity: 0.8 }),
  }),
  book: (ink, look) => ({
    body:
      fill('M176,246L218,232L262,246V292L218,280L176,292Z', ink.tint('#7a4a2c', 0.1)) +
      fill('M180,246L218,236V278L180,288ZM258,246L218,236V278L258,288Z', '#efe4c8') +
      line('M186,254l26,-7M186,262l26,-7M186,270l26,-7M224,247l28,7M224,255l28,7M224,263l28,7', '#8a7450', 1.6) +
      place(fist(ink, gloved(look)), 200, 288, 0.84),
  }),
};

export function drawProp(ink: Ink, look: Look): Subject {
  return HELD[look.prop](ink, look);
}
