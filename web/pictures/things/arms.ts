/** Weapons on their own: blades of light, guns, grenades, staffs. */
import { type Colour, lighter } from '../draw/colour';
import { type Ink, RIGHT } from '../draw/ink';
import { box, disc, fill, line, n, place, ring, smooth, times } from '../draw/shapes';
import type { Subject } from '../draw/subject';
import { bolt } from '../craft/flight';
import { blade } from '../people/props';

export type HiltName =
  'plain' | 'curved' | 'cross' | 'double' | 'ornate' | 'rough' | 'shoto' | 'black' | 'inquisitor' | 'gold';

/** The hilt of a lightsaber, grip down, (0, 0) at the emitter; each is somebody's own. */
function hilt(ink: Ink, name: HiltName, width: number): string {
  const tones: Record<HiltName, readonly Colour[]> = {
    plain: ['#f2f6fa', '#8993a0', '#2c333d'],
    curved: ['#efe6d0', '#8a7a5c', '#2c2416'],
    cross: ['#6a7078', '#2c3036', '#0c0e11'],
    double: ['#8a94a0', '#39424d', '#0f1318'],
    ornate: ['#fff0c4', '#c8993c', '#4a2f0c'],
    rough: ['#c8b8a0', '#6a5c4c', '#2a221a'],
    shoto: ['#ffffff', '#a8b4c0', '#39424d'],
    black: ['#59636f', '#1c2026', '#050608'],
    inquisitor: ['#aab4c0', '#39424d', '#0c0f13'],
    gold: ['#fff4c8', '#e0ac3c', '#6a4410'],
  };
  const metal = ink.fade(tones[name], RIGHT);
  const w = width;
  const grip = (bands: number, paint: Colour): string =>
    times(bands, (index) => box(-w * 0.95, w * (2.4 + index * 0.9), w * 1.9, w * 0.5, paint, { round: 1 }));
  switch (name) {
    case 'curved':
      return `<g>${fill(`M${-w * 0.8},-4H${w * 0.8}C${w * 1.1},${w * 4} ${w * 3.4},${w * 6} ${w * 3},${w * 9}L${w * 1.3},${w * 9.4}C${w * 1.6},${w * 6.6} ${-w * 0.6},${w * 4} ${-w * 0.8},-4Z`, metal)}${box(-w * 1.1, -8, w * 2.2, 8, '#5a4a2c', { round: 2 })}</g>`;
    case 'cross':
      return (
        box(-w * 0.9, -4, w * 1.8, w * 9, metal, { round: 2 }) +
        box(-w * 3, -4, w * 6, w * 1.4, metal, { round: 2 }) +
        grip(5, '#0a0c0f') +
        line(`M${w * 0.6},${w * 2}Q${w * 2},${w * 4} ${w * 0.5},${w * 7}`, '#c8402c', 1.6)
      );
    case 'inquisitor':
      return (
        `<circle cx="0" cy="${w * 4}" r="${w * 4.4}" fill="none" stroke="${metal}" stroke-width="${w * 1.2}"/>` +
        box(-w * 0.8, -4, w * 1.6, w * 8.8, metal, { round: 2 }) +
        grip(3, '#0a0c0f')
      );
    case 'ornate':
    case 'gold':
      return (
        box(-w * 0.9, -4, w * 1.8, w * 8.4, metal, { round: 3 }) +
        box(-w * 1.3, -8, w * 2.6, 8, metal, { round: 2 }) +
        grip(4, '#3a2a14') +
        disc(0, w * 8.6, w * 1.2, metal) +
        disc(0, w * 1.4, w * 0.4, '#5db4ff')
      );
    case 'rough':
      return (
        box(-w * 0.9, -4, w * 1.8, w * 8, metal, { round: 2 }) +
        line(
          `M${-w},${w * 2}l${w * 2},${w}M${-w},${w * 3.4}l${w * 2},${w}M${-w},${w * 4.8}l${w * 2},${w}M${-w},${w * 6.2}l${w * 2},${w}`,
          '#2c2016',
          3,
        ) +
        box(-w * 1.2, -8, w * 2.2, 8, '#59524a', { round: 1 })
      );
    case 'shoto':
      return (
        box(-w * 0.8, -3, w * 1.6, w * 5.4, metal, { round: 3 }) +
        grip(2, '#39424d') +
        box(-w, -6, w * 2, 6, '#8a94a0', { round: 2 })
      );
    case 'double':
      return (
        box(-w * 0.9, -4, w * 1.8, w * 12, metal, { round: 3 }) +
        grip(9, '#0f1318') +
        box(-w * 1.2, -8, w * 2.4, 8, '#59636f', { round: 2 })
      );
    default:
      return (
        box(-w * 0.9, -4, w * 1.8, w * 8, metal, { round: 3 }) +
        box(-w * 1.15, -8, w * 2.3, 8, '#39424d', { round: 2 }) +
        grip(5, name === 'black' ? '#0a0c0f' : '#20262e') +
        box(w * 0.7, w * 1.2, w * 0.7, w * 1.1, '#c8442f') +
        disc(0, w * 8, w * 0.8, '#59636f')
      );
  }
}

/** A lightsaber alone. */
export function lightsaber(
  ink: Ink,
  colour: Colour,
  {
    kind = 'plain' as HiltName,
    angle = 28,
    x = 118,
    y = 214,
    length = 186,
    width = 8,
    off = false,
  }: { kind?: HiltName; angle?: number; x?: number; y?: number; length?: number; width?: number; off?: boolean } = {},
): Subject {
  const { shine } = blade(ink, x, y, angle, length, colour, width);
  const body = place(hilt(ink, kind, width), x, y, 1, angle);
  if (kind === 'double') {
    const rad = (angle * Math.PI) / 180;
    const second = blade(
      ink,
      x - Math.sin(rad) * width * 11.6,
      y + Math.cos(rad) * width * 11.6,
      angle + 180,
      length * 0.55,
      colour,
      width,
    );
    return { behind: off ? '' : shine + second.shine, body };
  }
  const guard =
    kind === 'cross'
      ? place(
          box(-width * 7, -width * 0.9, width * 4.4, width * 1.4, colour, { round: 4 }) +
            box(width * 2.6, -width * 0.9, width * 4.4, width * 1.4, colour, { round: 4 }) +
            box(-width * 6.6, -width * 0.55, width * 4, width * 0.7, '#fff0ea', { round: 3 }) +
            box(width * 2.6, -width * 0.55, width * 4, width * 0.7, '#fff0ea', { round: 3 }),
          x,
          y,
          1,
          angle,
        )
      : '';
  return { behind: off ? '' : shine + guard, body };
}

/** Two blades that meet. */
export function clash(ink: Ink, one: Colour = '#5db4ff', other: Colour = '#ff3a4a'): Subject {
  const a = blade(ink, 84, 236, 34, 220, one, 5.6);
  const b = blade(ink, 216, 236, -34, 220, other, 5.6);
  const sparks = times(14, () => {
    const angle = ink.chance.between(0, 6.28);
    const far = ink.chance.between(20, 52);
    return line(
      `M${n(150 + 14 * Math.cos(angle))},${n(138 + 14 * Math.sin(angle))}L${n(150 + far * Math.cos(angle))},${n(138 + far * Math.sin(angle))}`,
      '#ffffff',
      1.6,
      { opacity: 0.8 },
    );
  });
  return {
    behind: a.shine + b.shine,
    body: place(hilt(ink, 'plain', 5.6), 84, 236, 1, 34) + place(hilt(ink, 'black', 5.6), 216, 236, 1, -34),
    lit: ink.glow(150, 138, 60, '#ffffff', 0.9) + ink.glow(150, 138, 22, '#ffffff', 1) + sparks,
  };
}

/** A training fight: the same colour twice, or a staff of wood. */
export function crossed(ink: Ink, one: Colour, other: Colour): Subject {
  const a = blade(ink, 96, 246, 24, 200, one, 5.6);
  const b = blade(ink, 204, 246, -24, 200, other, 5.6);
  return {
    behind: a.shine + b.shine,
    body: place(hilt(ink, 'plain', 5.6), 96, 246, 1, 24) + place(hilt(ink, 'rough', 5.6), 204, 246, 1, -24),
  };
}

export type GunName =
  | 'pistol'
  | 'dl44'
  | 'rifle'
  | 'carbine'
  | 'sniper'
  | 'repeater'
  | 'holdout'
  | 'bowcaster'
  | 'cannon'
  | 'launcher'
  | 'disruptor'
  | 'scatter'
  | 'slugthrower'
  | 'chrome'
  | 'glie'
  | 'dc17'
  | 'dt29';

interface Gun {
  svg: string;
  muzzle: readonly [number, number];
  tilt?: number;
  bolt?: Colour;
}

const GUNS: Record<GunName, (ink: Ink, metal: Colour) => Gun> = {
  pistol: (_, metal) => ({
    svg:
      fill('M-112,-16H-30L-26,-24H74L92,-16V8L78,14H52L66,72H34L20,22H-22L-28,14H-34V2H-112Z', metal) +
      fill('M-112,-16H-30V-10H-112Z', '#dfe8f0', { opacity: 0.6 }) +
      fill('M-40,-46H38V-32H-40Z', metal) +
      fill('M-26,-32h10v8h-10zM18,-32h10v8h-10z', '#20262e') +
      disc(-40, -39, 8, '#8fd0ff', { opacity: 0.8 }) +
      line('M-92,-16V2M-80,-16V2M-68,-16V2M-56,-16V2', '#0c0f13', 4) +
      fill('M40,20L54,66H62L50,20Z', '#6a4526') +
      line('M8,22Q14,38 28,34', '#39424d', 5),
    muzzle: [-112, -7],
  }),
  dl44: (_, metal) => ({
    svg:
      fill(
        'M-118,-12H-96V-18H-84V-12H-34V-24H60L84,-12L88,6L74,12L98,70L80,84L60,78L40,22H-6L-12,10H-34V2H-118Z',
        metal,
      ) +
      fill('M-60,-52H48V-34H-60Z', '#20262e') +
      disc(-60, -43, 10, '#39424d') +
      disc(48, -43, 9, '#39424d') +
      disc(-62, -43, 5, '#ff9a6a', { opacity: 0.8 }) +
      fill('M-36,-34h10v12h-10zM22,-34h10v12h-10z', '#39424d') +
      fill('M54,22L76,74L88,72L68,18Z', '#7a4a26') +
      line('M-110,-5H-40', '#dfe8f0', 2.4, { opacity: 0.6 }),
    muzzle: [-118, -5],
  }),
  rifle: (_, metal) => ({
    svg:
      fill('M-132,-8H-46V-18H44L56,-10H96L120,6V30H100L88,14H38L28,46H6L12,14H-46V4H-132Z', metal) +
      fill('M-132,-8H-46V-4H-132Z', '#dfe8f0', { opacity: 0.6 }) +
      fill('M-26,-36H34V-24H-26Z', '#20262e') +
      disc(34, -30, 5, '#8fb4d8') +
      fill('M-104,4H-56V12H-104Z', '#20262e') +
      line('M-120,-8V4M-110,-8V4M-100,-8V4M-90,-8V4', '#0c0f13', 3) +
      fill('M-6,14h-22v30h14z', '#39424d'),
    muzzle: [-132, -2],
  }),
  carbine: (_, metal) => ({
    svg:
      fill('M-96,-10H-30V-22H62L80,-8V8H54L62,54H36L28,16H-30V4H-96Z', metal) +
      fill('M-16,-38H40V-26H-16Z', '#20262e') +
      times(6, (index) => box(-92 + index * 10, -7, 5, 8, '#14181e')) +
      fill('M80,-6H120V20H106L92,8H80Z', '#39424d') +
      fill('M-18,16h20v40h-14z', '#20262e'),
    muzzle: [-96, -3],
  }),
  sniper: (_, metal) => ({
    svg:
      fill('M-146,-4H-36V-12H46L58,-4H100L128,12V32H108L92,14H34L24,42H6L12,14H-36V4H-146Z', metal) +
      fill('M-46,-40H42V-24H-46Z', '#20262e') +
      disc(-46, -32, 10, '#39424d') +
      disc(42, -32, 9, '#39424d') +
      disc(-49, -32, 5, '#ff6a4a') +
      fill('M-140,-9h16v14h-16z', '#20262e') +
      line('M-88,4L-100,44M-80,4L-70,44', '#39424d', 4),
    muzzle: [-146, 0],
    tilt: -8,
  }),
  repeater: (_, metal) => ({
    svg:
      fill('M-130,-18H-20V-26H70L92,-12V16L76,24H26L16,52H-8L0,24H-20V12H-130Z', metal) +
      times(3, (index) => box(-128, -15 + index * 10, 106, 5, index % 2 ? '#14181e' : '#9aa6b2')) +
      disc(22, 0, 22, '#23292f') +
      disc(22, 0, 12, '#59636f') +
      box(-138, -20, 12, 34, '#14181e'),
    muzzle: [-138, -3],
  }),
  holdout: (_, metal) => ({
    svg:
      fill('M-70,-14H30L46,-4V8H28L36,58H8L0,14H-70Z', metal) +
      fill('M-70,-14H30V-8H-70Z', '#dfe8f0', { opacity: 0.6 }) +
      fill('M12,14L20,52H32L24,10Z', '#efe6d4') +
      box(-76, -12, 8, 22, '#14181e') +
      disc(-16, 0, 5, '#e0a63a'),
    muzzle: [-76, 0],
  }),
  bowcaster: (ink) => ({
    svg:
      fill(
        'M-100,-8H40L60,-16H104L122,-2V26H104L92,10H36L28,44H8L12,12H-100Z',
        ink.fade(['#b08a5c', '#6a4526', '#2c1a0c']),
      ) +
      line('M-76,2Q-92,-64 -58,-92M-76,2Q-92,66 -58,94', '#8a95a0', 9) +
      line('M-58,-92L-20,0L-58,94', '#dfe6ee', 1.8) +
      disc(-58, -92, 9, '#e0b04a') +
      disc(-58, 94, 9, '#a87c2c') +
      fill('M-20,-28H30V-14H-20Z', '#20262e') +
      line('M-100,2H-40', '#39424d', 5),
    muzzle: [-100, 0],
    bolt: '#7dff8a',
  }),
  cannon: (_, metal) => ({
    svg:
      fill('M-120,-22H0V-32H76L100,-16V24L84,34H10L4,56H-22L-16,34H-30V20H-120Z', metal) +
      box(-130, -28, 18, 54, '#20262e', { round: 3 }) +
      disc(30, 0, 20, '#20262e') +
      disc(30, 0, 10, '#8fd0ff', { opacity: 0.7 }) +
      line('M-110,-10H-10M-110,8H-10', '#14181e', 3),
    muzzle: [-130, 0],
    bolt: '#8fd0ff',
  }),
  launcher: (ink) => ({
    svg:
      box(-130, -22, 220, 40, ink.fade(['#8a9a7c', '#4a5a40', '#1c2418']), { round: 8 }) +
      box(-138, -26, 22, 48, '#2c3426', { round: 4 }) +
      box(78, -28, 24, 52, '#2c3426', { round: 6 }) +
      fill('M-20,18L-10,58H12L8,18ZM34,18L40,48H58L52,18Z', '#39424d') +
      fill('M-30,-46H26V-26H-30Z', '#20262e') +
      disc(-30, -36, 8, '#ff9a6a') +
      fill('M-160,-6L-138,-14V12Z', '#c8442f'),
    muzzle: [-140, -2],
    bolt: '#ffb04a',
  }),
  disruptor: (ink) => ({
    svg:
      fill('M-90,-6L-30,-20H60L86,-6L78,10H50L62,66H34L20,20H-26L-90,4Z', ink.fade(['#a0b490', '#4a5a3c', '#161c10'])) +
      ring(-36, -4, 18, '#b8e06a', 5) +
      ring(-58, -3, 12, '#8ab84a', 4) +
      disc(-92, -1, 6, '#d8ff8a'),
    muzzle: [-96, -1],
    bolt: '#b8ff5a',
  }),
  scatter: (_, metal) => ({
    svg:
      fill('M-110,-30L-90,-22H-20V-28H60L84,-12V8H56L66,64H38L26,22H-20V18H-90L-110,26Z', metal) +
      fill('M-110,-30L-98,-25V21L-110,26Z', '#0c0f13') +
      fill('M-60,18h34v12h-34z', '#6a4526') +
      line('M-80,-14H-24M-80,2H-24', '#14181e', 3),
    muzzle: [-112, -2],
    bolt: '#ffb04a',
  }),
  slugthrower: (ink) => ({
    svg:
      fill(
        'M-136,-6H-40V-12H40L62,-2L124,16L130,40L104,36L56,16H30L22,40H4L8,14H-40V4H-136Z',
        ink.fade(['#d8c098', '#7a5a34', '#2c1c0c']),
      ) +
      fill('M-136,-6H-40V4H-136Z', '#7d8894') +
      line('M-110,4V12M-84,4V12', '#4a3420', 4) +
      fill('M-20,-24h44v8h-44z', '#39424d'),
    muzzle: [-136, -1],
    bolt: '#ffe08a',
  }),
  chrome: (ink) => ({
    svg:
      fill(
        'M-112,-14H-30V-24H70L94,-12V10L80,16H54L64,70H34L22,22H-24V4H-112Z',
        ink.fade(['#ffffff', '#8a94a0', '#f0f4f8', '#39424d']),
      ) +
      fill('M-34,-44H36V-30H-34Z', '#c2ccd6') +
      line('M-100,-5H-34', '#ffffff', 2) +
      fill('M40,22L50,64H60L50,18Z', '#14171c') +
      times(4, (index) => box(-104 + index * 16, -11, 8, 12, '#20262e')),
    muzzle: [-112, -5],
  }),
  glie: (_, metal) => ({
    svg:
      fill('M-104,-20H-30V-26H58L78,-16V10L64,18H56L72,70H40L26,20H-104Z', metal) +
      fill('M-104,-20H-40V-12H-104ZM-104,10H-40V18H-104Z', '#20262e') +
      times(5, (index) => box(-98 + index * 12, -10, 6, 18, '#14181e', { round: 3 })) +
      box(-112, -14, 10, 26, '#20262e', { round: 2 }) +
      fill('M-20,-40H30L36,-26H-26Z', '#39424d') +
      fill('M36,22L50,66H66L52,18Z', '#b8742c') +
      disc(40, -4, 7, '#e0a63a') +
      line('M-24,-8H24M-24,4H24', '#14181e', 2.4),
    muzzle: [-112, -1],
  }),
  dc17: (_, metal) => ({
    svg:
      fill('M-108,-22H70L86,-10V8H46L58,68H28L16,14H-60L-70,6H-108Z', metal) +
      fill('M-108,-22H70L76,-14H-108Z', '#f2f6fa', { opacity: 0.85 }) +
      fill('M-96,-4H-20V4H-96Z', '#14181e') +
      fill('M-108,-18H-84V2H-108Z', '#2f5fb0') +
      fill('M40,-18H62V4H40Z', '#2f5fb0') +
      box(-116, -14, 9, 12, '#14181e') +
      fill('M24,20L34,64H50L42,16Z', '#20262e') +
      box(-30, -32, 40, 8, '#39424d', { round: 2 }),
    muzzle: [-116, -8],
    bolt: '#8fc8ff',
  }),
  dt29: (_, metal) => ({
    svg:
      fill('M-128,-10H-34V-16H-10V-22H54L76,-10V10L60,18H50L70,76H38L20,22H-14L-30,12H-128Z', metal) +
      disc(2, -2, 24, '#14181e') +
      disc(2, -2, 16, '#8a6a34') +
      times(6, (index) => disc(2 + 10 * Math.cos(index * 1.05), -2 + 10 * Math.sin(index * 1.05), 3.4, '#14181e')) +
      fill('M-128,-10H-34V-6H-128Z', '#c8a45a') +
      line('M-118,-10V12M-104,-10V12', '#c8a45a', 4) +
      box(-136, -12, 10, 26, '#14181e', { round: 2 }) +
      fill('M34,24L50,72H66L50,20Z', '#5a3420'),
    muzzle: [-136, 1],
    bolt: '#ff5a4a',
  }),
};

/** What a gun is made of: most are dark, so that the light of their place cannot bleach them. */
const METALS = {
  grey: ['#98a3af', '#39424d', '#0c0f13'],
  black: ['#5d6874', '#20252c', '#07090c'],
  white: ['#ffffff', '#b4bec8', '#4a545f'],
  brass: ['#e8c890', '#7a5a30', '#1c1208'],
  sand: ['#d8c8a4', '#857452', '#2a2216'],
  green: ['#9aa884', '#4a5640', '#12160e'],
  red: ['#d88a7a', '#7a2c26', '#1c0808'],
} as const;

interface GunWish {
  fire?: boolean;
  size?: number;
  metal?: keyof typeof METALS;
  /** Fires to our left; otherwise to our right. */
  left?: boolean;
}

export function gun(
  ink: Ink,
  name: GunName,
  { fire = true, size = 1.04, metal = 'grey', left = true }: GunWish = {},
): Subject {
  const paint = ink.fade(METALS[metal], [0.1, 0, 0.3, 1]);
  const { svg, muzzle, tilt = -14, bolt: colour = '#ff6a55' } = GUNS[name](ink, paint);
  const put = (inner: string): string =>
    left ? place(inner, 156, 144, size, tilt) : place(inner, 144, 144, size, -tilt, -size);
  return {
    body: put(svg),
    lit: fire
      ? put(
          bolt(muzzle[0] - 10, muzzle[1], 180, 70, colour, 4) +
            ink.glow(muzzle[0], muzzle[1], 24, lighter(colour, 0.3), 0.9),
        )
      : '',
  };
}

/** A grenade: round, or a stick of them. */
export function grenade(
  ink: Ink,
  {
    kind = 'thermal' as 'thermal' | 'frag' | 'sonic' | 'emp' | 'mine',
  }: { kind?: 'thermal' | 'frag' | 'sonic' | 'emp' | 'mine' } = {},
): Subject {
  const hue = { thermal: '#ff5a48', frag: '#ffb04a', sonic: '#8fd0ff', emp: '#c08aff', mine: '#ff5a48' }[kind];
  if (kind === 'frag' || kind === 'emp')
    return {
      body: [
        [104, 150, -14],
        [150, 138, 0],
        [196, 150, 14],
      ]
        .map(([x, y, turn]) =>
          place(
            box(
              -20,
              -50,
              40,
              96,
              ink.fade(kind === 'emp' ? ['#c0a8f0', '#5a3a9a', '#1c0f3a'] : ['#a8b088', '#5a6440', '#1c2010'], RIGHT),
              { round: 10 },
            ) +
              box(-24, -18, 48, 10, '#20262e') +
              box(-24, 14, 48, 10, '#20262e') +
              box(-12, -66, 24, 18, '#59636f', { round: 4 }) +
              ring(0, -74, 9, '#aab4c0', 3),
            x!,
            y!,
            1,
            turn,
          ),
        )
        .join(''),
      lit: [104, 150, 196]
        .map(
          (x, index) =>
            disc(x, 150 - (index === 1 ? 12 : 0), 4, hue) + ink.glow(x, 150 - (index === 1 ? 12 : 0), 16, hue, 0.8),
        )
        .join(''),
    };
  return {
    behind: ink.glow(150, 150, 110, hue, 0.45),
    body:
      disc(150, 150, 70, ink.ball('#f4f6f8', kind === 'sonic' ? '#8fb0c8' : '#9aa2aa', '#20242a')) +
      box(80, 140, 140, 20, '#20242a') +
      line('M84,140H216M84,160H216', '#59636f', 2) +
      (kind === 'mine'
        ? times(8, (index) =>
            fill('M-8,-70L0,-96L8,-70Z', '#59636f', { more: `transform="translate(150 150) rotate(${index * 45})"` }),
          )
        : fill('M132,78h36v12h-36z', '#59636f')) +
      disc(150, 150, 17, '#0c0e11', { more: 'stroke="#7d8894" stroke-width="3"' }),
    lit:
      disc(150, 150, 9, hue) +
      ink.glow(150, 150, 34, hue, 0.9) +
      [104, 120, 180, 196].map((x) => disc(x, 150, 4, hue)).join(''),
  };
}

export type PoleName =
  | 'staff'
  | 'gaffi'
  | 'electro'
  | 'vibro'
  | 'axe'
  | 'knife'
  | 'sword'
  | 'spear'
  | 'pike'
  | 'club'
  | 'bow'
  | 'sickle'
  | 'baton'
  | 'whip'
  | 'knuckles'
  | 'bo';

const POLES: Record<PoleName, (ink: Ink) => { svg: string; angle: number; lit?: string }> = {
  staff: (ink) => ({
    svg:
      box(-6, -150, 12, 300, ink.fade(['#d8cbb0', '#8a7858', '#2c2416'], RIGHT), { round: 5 }) +
      fill('M-10,-120h20v-34l-10,-14 -10,14zM-10,120h20v34l-10,14 -10,-14z', '#59636f') +
      line('M-8,-60h16M-8,-48h16M-8,-36h16M-8,36h16M-8,48h16M-8,60h16', '#3a2f20', 6),
    angle: 42,
  }),
  gaffi: (ink) => ({
    svg:
      box(-6, -120, 12, 270, ink.fade(['#c8a878', '#7a5a34', '#2c1c0c'], RIGHT), { round: 5 }) +
      fill('M-8,-118L-34,-150L-20,-172L10,-160L24,-128L8,-112Z', '#8a8278') +
      fill('M-34,-150L-52,-158L-30,-164ZM-20,-172L-26,-190L-8,-174Z', '#b9b2a4') +
      fill('M-5,150L0,182L5,150Z', '#b9b2a4') +
      times(4, (index) => box(-8, -20 + index * 18, 16, 7, '#4a3420')),
    angle: 38,
  }),
  electro: (ink) => ({
    svg:
      box(-6, -130, 12, 260, ink.fade(['#aab4c0', '#59636f', '#1c2229'], RIGHT), { round: 4 }) +
      box(-10, -146, 20, 26, '#39424d', { round: 4 }) +
      box(-10, 120, 20, 26, '#39424d', { round: 4 }) +
      times(5, (index) => box(-8, -30 + index * 14, 16, 6, '#20262d')),
    angle: 40,
    lit:
      line(
        'M-8,-150q-14,-10 -4,-24q10,-8 2,-22M6,-150q16,-8 8,-22q-8,-8 4,-20M-8,150q-12,10 -2,24M8,150q12,8 4,24',
        '#d8b8ff',
        3.4,
      ) +
      ink.glow(0, -160, 40, '#b07dff', 0.9) +
      ink.glow(0, 160, 34, '#b07dff', 0.9),
  }),
  vibro: (ink) => ({
    svg:
      fill('M-9,40L-14,-120L0,-166L16,-112L11,40Z', ink.fade(['#ffffff', '#aab6c2', '#59636f'], RIGHT)) +
      line('M0,-150V30', '#59636f', 2) +
      fill('M-30,40H30V52H-30Z', '#39424d') +
      box(-8, 52, 16, 84, '#3a2c20', { round: 4 }) +
      times(5, (index) => line(`M-8,${64 + index * 14}h16`, '#1c140c', 3)) +
      disc(0, 140, 9, '#8a95a0'),
    angle: 34,
    lit: line('M-16,-110q-8,50 -2,140M18,-104q8,50 2,130', '#8fd0ff', 2, { opacity: 0.7 }),
  }),
  axe: (ink) => ({
    svg:
      box(-7, -120, 14, 270, ink.fade(['#8a6a44', '#4a3420', '#1c120a'], RIGHT), { round: 4 }) +
      fill('M6,-130C56,-130 80,-80 70,-30C52,-56 30,-64 6,-62Z', ink.fade(['#f4f8fb', '#8a97a5', '#39424d'])) +
      fill('M-6,-130C-36,-126 -52,-96 -46,-66C-34,-80 -20,-84 -6,-82Z', '#6a7684') +
      box(-12, -136, 24, 16, '#39424d'),
    angle: 30,
  }),
  knife: (ink) => ({
    svg:
      fill('M-10,30L-16,-70L4,-130L18,-60L12,30Z', ink.fade(['#ffffff', '#aab6c2', '#59636f'], RIGHT)) +
      fill('M-26,30H26V42H-26Z', '#39424d') +
      box(-9, 42, 18, 66, '#5a3a24', { round: 5 }) +
      line('M-9,58h18M-9,72h18M-9,86h18', '#2c1a0e', 3),
    angle: 40,
  }),
  sword: (ink) => ({
    svg:
      fill('M-8,50L-9,-130L0,-160L9,-130L8,50Z', ink.fade(['#ffffff', '#9aa6b2', '#4a545f'], RIGHT)) +
      fill('M-44,50Q0,38 44,50L40,62Q0,54 -40,62Z', '#c8993c') +
      box(-7, 60, 14, 70, '#3a2416', { round: 4 }) +
      disc(0, 136, 11, '#c8993c'),
    angle: 30,
  }),
  spear: (ink) => ({
    svg:
      box(-5, -100, 10, 260, ink.fade(['#b08a5c', '#6a4526', '#2c1a0c'], RIGHT), { round: 4 }) +
      fill('M-16,-96L0,-172L16,-96L0,-84Z', '#b9b3a8') +
      line('M-8,-84h16M-8,-76h16M-8,-68h16', '#e0c890', 4) +
      fill('M8,-76q26,4 30,30q-20,-6 -30,-18z', '#c8442f'),
    angle: 32,
  }),
  pike: (ink) => ({
    svg:
      box(-5, -90, 10, 250, ink.fade(['#8a94a0', '#39424d', '#14181e'], RIGHT), { round: 3 }) +
      box(-9, -104, 18, 20, '#59636f', { round: 3 }) +
      times(6, (index) => box(-7, index * 18, 14, 6, '#14181e')),
    angle: 30,
    lit:
      box(-7, -178, 14, 76, '#ff3344', { round: 7 }) +
      box(-3.6, -176, 7.2, 74, '#ffe6e6', { round: 3.6 }) +
      ink.glow(0, -140, 50, '#ff3344', 0.8),
  }),
  club: (ink) => ({
    svg:
      fill('M-8,140L-12,0L-26,-90Q0,-140 26,-90L12,0L8,140Z', ink.fade(['#c8a878', '#6a4a2c', '#24160a'], RIGHT)) +
      [
        [-14, -80],
        [12, -96],
        [0, -60],
        [18, -66],
        [-20, -100],
      ]
        .map(([x, y]) => disc(x!, y!, 5, '#e6dcc4'))
        .join(''),
    angle: 36,
  }),
  bow: (ink) => ({
    svg:
      line('M-40,-140C60,-90 60,90 -40,140', ink.fade(['#c8a878', '#6a4a2c']), 14) +
      line('M-40,-140L-40,140', '#f0e6d0', 2) +
      line('M-90,0H110', '#d8c8a0', 5) +
      fill('M110,-9L140,0L110,9Z', '#b9c3ce') +
      fill('M-90,-8l-16,-8 8,8 -8,8zM-90,8l-16,8 8,-8z', '#c8442f') +
      times(5, (index) => line(`M22,${-20 + index * 10}h14`, '#3a2414', 3)),
    angle: -24,
  }),
  sickle: (ink) => ({
    svg:
      box(-7, -20, 14, 160, '#4a3424', { round: 5 }) +
      fill('M-6,-20C-70,-40 -90,-110 -40,-150C-64,-100 -30,-60 24,-56L18,-26Z', ink.fade(['#f4f8fb', '#7d8894'])) +
      times(
        6,
        (index) =>
          `<ellipse cx="${14 + index * 13}" cy="${130 + (index % 2) * 8}" rx="9" ry="6" fill="none" stroke="#7d8894" stroke-width="4"/>`,
      ),
    angle: 20,
  }),
  baton: (ink) => ({
    svg:
      box(-8, -20, 16, 150, ink.fade(['#59636f', '#20262e', '#07090c'], RIGHT), { round: 5 }) +
      fill('M-12,-20H12L30,-130H18L8,-40H-8L-18,-130H-30Z', '#39424d') +
      times(4, (index) => box(-10, 50 + index * 16, 20, 6, '#59636f')),
    angle: 28,
    lit:
      line('M-24,-128Q0,-110 24,-128M-22,-108Q0,-92 20,-108M-18,-84Q0,-72 18,-84', '#8fe0ff', 3) +
      ink.glow(0, -104, 50, '#5fc8ff', 0.9),
  }),
  whip: (ink) => ({
    svg:
      box(-8, 40, 16, 90, '#4a3424', { round: 5 }) +
      line(
        'M0,40C-40,-10 60,-40 10,-80C-40,-110 60,-130 80,-90C96,-50 20,-40 -60,-70',
        ink.fade(['#c8a878', '#6a4a2c']),
        7,
      ),
    angle: 10,
  }),
  knuckles: (ink) => ({
    svg:
      [-54, -18, 18, 54]
        .map(
          (x) =>
            `<circle cx="${x}" cy="0" r="19" fill="none" stroke="${ink.fade(['#ffffff', '#8a94a0', '#2c333d'])}" stroke-width="12"/>` +
            fill(`M${x - 12},-22L${x},-76L${x + 12},-22Z`, '#c2ccd6'),
        )
        .join('') + fill('M-74,24Q0,50 74,24L70,52Q0,76 -70,52Z', ink.fade(['#cfd8e2', '#39424d'])),
    angle: -12,
    lit: [-54, -18, 18, 54].map((x) => line(`M${x},-70l6,-16 -8,-8 8,-14`, '#8fe0ff', 2.4)).join(''),
  }),
  bo: (ink) => ({
    svg:
      box(-7, -140, 14, 280, ink.fade(['#8a8a6a', '#4a4a34', '#1c1c12'], RIGHT), { round: 4 }) +
      fill('M-16,-150L0,-166L16,-150L12,-110H-12ZM-16,150L0,166L16,150L12,110H-12Z', '#59636f') +
      fill('M-14,-40H22V30H-14Z', '#39424d') +
      fill('M14,-30h16v44h-16z', '#20262d'),
    angle: 36,
    lit:
      line('M-12,-150q-12,-8 -4,-20M12,-150q12,-6 6,-20M-10,150q-10,8 -2,20M10,150q12,8 4,20', '#b8ff8a', 3) +
      ink.glow(0, -156, 30, '#8ae04a', 0.8) +
      ink.glow(0, 156, 26, '#8ae04a', 0.8),
  }),
};

export function pole(ink: Ink, name: PoleName): Subject {
  const { svg, angle, lit } = POLES[name](ink);
  return { body: place(svg, 150, 148, 0.98, angle), lit: lit ? place(lit, 150, 148, 0.98, angle) : '' };
}

/** A shot towards us. */
export function volley(ink: Ink, count = 9, one: Colour = '#ff6a55', other: Colour | null = '#7dff8a'): Subject {
  const { chance } = ink;
  return {
    lit:
      times(count, () =>
        bolt(chance.between(40, 270), chance.between(56, 240), chance.between(-26, -16), 60, one, 3.4),
      ) +
      (other
        ? times(count - 1, () =>
            bolt(chance.between(40, 260), chance.between(56, 240), chance.between(196, 208), 54, other, 3.4),
          )
        : ''),
  };
}

/** An aim on whatever lies behind. */
export function reticle(
  ink: Ink,
  { hue = '#ffcf6a', x = 150, y = 146, size = 1 }: { hue?: Colour; x?: number; y?: number; size?: number } = {},
): Subject {
  return {
    lit: place(
      `<g fill="none" stroke="${hue}"><circle r="74" stroke-width="3" stroke-dasharray="88 28"/><circle r="46" stroke-width="2" opacity=".8"/><circle r="14" stroke-width="3"/><path d="M0,-100V-34M0,34V100M-100,0H-34M34,0H100" stroke-width="3"/><path d="M-80,-60V-80H-60M80,-60V-80H60M-80,60V80H-60M80,60V80H60" stroke-width="2" opacity=".75"/></g>` +
        disc(0, 0, 4, hue) +
        ink.glow(0, 0, 60, hue, 0.35),
      x,
      y,
      size,
    ),
  };
}

/** Missiles, torpedoes, bombs. */
export function missiles(
  ink: Ink,
  {
    hue = '#ff9a4a',
    count = 3,
    bomb = false,
    paint = '#c8442f',
  }: { hue?: Colour; count?: number; bomb?: boolean; paint?: Colour } = {},
): Subject {
  const metal = ink.fade(['#f4f6f8', '#8a94a0', '#39424d'], RIGHT);
  const one = bomb
    ? fill(
        smooth([
          [0, -60],
          [20, -40],
          [24, 10],
          [14, 50],
          [-14, 50],
          [-24, 10],
          [-20, -40],
        ]),
        metal,
      ) +
      fill('M-22,36L-34,72H34L22,36Z', '#59636f') +
      box(-24, -8, 48, 9, paint)
    : fill('M-12,60V-50Q0,-92 12,-50V60Z', metal) +
      fill('M-12,30L-28,72L-12,60ZM12,30L28,72L12,60Z', paint) +
      box(-12, -34, 24, 8, paint) +
      line('M0,-70V50', '#ffffff', 1.4, { opacity: 0.5 });
  const spots = (
    [
      [92, 196, 0.8],
      [160, 140, 1.1],
      [228, 100, 0.7],
      [60, 110, 0.5],
      [210, 220, 0.6],
    ] as const
  ).slice(0, count);
  const turn = bomb ? 196 : 42;
  return {
    behind: bomb
      ? ''
      : spots
          .map(([x, y, size]) =>
            place(
              fill(
                'M-9,60L0,190L9,60Z',
                ink.fade([
                  [0, hue, 0.9],
                  [1, hue, 0],
                ]),
              ) + ink.glow(0, 70, 30, hue, 0.8),
              x,
              y,
              size,
              turn,
            ),
          )
          .join(''),
    body: spots.map(([x, y, size]) => place(one, x, y, size, turn)).join(''),
    lit: bomb
      ? ''
      : spots.map(([x, y, size]) => place(ink.glow(0, 66, 22, lighter(hue, 0.4), 1), x, y, size, turn)).join(''),
  };
}
