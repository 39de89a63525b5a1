/** Ships from above, nose up, 200 units long about (0, 0): what flies on cards, and what turns on the X-Wing table. */
import { Chance, choose } from '../draw/chance';
import { type Colour, lighter, mix } from '../draw/colour';
import type { Ink } from '../draw/ink';
import { box, disc, fill, line, oval, ring, times } from '../draw/shapes';

export interface Plan {
  svg: string;
  /** Where the engines are: x, y and size. */
  engines: readonly (readonly [number, number, number?])[];
  /** Where the guns are. */
  guns?: readonly (readonly [number, number])[];
}

/** What is one ship's own: its stripes, its droid. */
export interface Livery {
  paint?: Colour;
  droid?: Colour;
  /** For ships of no known type. */
  id?: string;
}

export type PlanName = keyof typeof PLANS;

/** With its mirror image about x = 0. */
const two = (svg: string): string => `${svg}<g transform="scale(-1 1)">${svg}</g>`;

/** Metals that are lit from both sides, so that a ship can turn. */
function metals(ink: Ink) {
  const across = (...stops: Colour[]): Colour => ink.fade(stops, [0, 0, 1, 0]);
  return {
    hull: ink.fadeOver(
      [
        [0, '#6f7a8a'],
        [0.3, '#d5dbe4'],
        [0.5, '#fbfcfe'],
        [0.72, '#c3cad5'],
        [1, '#5f6a7a'],
      ],
      -17,
      0,
      17,
      0,
    ),
    wing: ink.fade(['#dfe4ec', '#9fa9b8'], [0, 0, 1, 0.4]),
    tube: across('#4d5766', '#e6eaf1', '#b3bcc9', '#414b5a'),
    dark: across('#262d38', '#8a94a3', '#1d232d'),
    glass: ink.fade(['#6f98bd', '#12202f', '#060b12'], [0, 0, 1, 1]),
    ball: ink.orb(
      [
        [0, '#eef2f7'],
        [0.45, '#a8b3c2'],
        [1, '#3d4756'],
      ],
      { x: 0.42, y: 0.38, radius: 0.7 },
    ),
    solar: across('#1b2330', '#3a4658'),
  };
}

/** Painted plate: light in the middle, dark at the edges. */
function plate(ink: Ink, colour: Colour): Colour {
  return ink.fadeOver(
    [
      [0, mix(colour, '#05080f', 0.5)],
      [0.3, colour],
      [0.5, lighter(colour, 0.3)],
      [0.7, colour],
      [1, mix(colour, '#05080f', 0.55)],
    ],
    -90,
    0,
    90,
    0,
  );
}

/** Small machinery. */
function greebles(seed: string, x0: number, y0: number, x1: number, y1: number, count: number): string {
  const chance = new Chance(seed);
  return times(count, () => {
    const w = chance.between(1.6, 6);
    const h = chance.between(1.6, 6.6);
    return box(
      chance.between(x0, x1 - w),
      chance.between(y0, y1 - h),
      w,
      h,
      chance.pick(['#8b95a3', '#5b6472', '#b6bec9', '#3c4552']),
    );
  });
}

function cockpit(ink: Ink, glass: string, frame: string): string {
  const { glass: paint } = metals(ink);
  return (
    fill(glass, paint, { more: 'stroke="#7c8796" stroke-width="1.4"' }) + line(frame, '#aeb7c4', 1, { opacity: 0.85 })
  );
}

function astromech(x: number, y: number, radius: number, colour: Colour): string {
  return (
    disc(x, y, radius, '#e9edf3', { more: 'stroke="#4a5462" stroke-width="1"' }) +
    fill(
      `M${x - radius * 0.76},${y - radius * 0.4}Q${x},${y - radius * 1.5} ${x + radius * 0.76},${y - radius * 0.4}Z`,
      colour,
    ) +
    disc(x, y + radius * 0.1, radius * 0.28, '#15202e')
  );
}

const PLANS = {
  xwing: (ink, { paint = '#c9382c', droid = '#3f7fd8' } = {}) => {
    const m = metals(ink);
    const bars = times(3, (index) =>
      fill(`M${46 + index * 9.2},${5 + index * 1.8}h5.6v${33 - index * 3}l-5.6,.8z`, paint),
    );
    const low = two(
      fill('M12,12L86,30V48L18,54Z', '#4c5666') +
        box(34, 8, 12, 56, m.dark, { round: 5 }) +
        box(83, -24, 6.4, 76, '#57616f', { round: 2 }),
    );
    const up = two(
      fill('M12,-2L78,12V36L14,46Z', m.wing, { more: 'stroke="#39424f" stroke-width="1"' }) +
        fill('M12,-2L78,12v3L12,2z', '#ffffff', { opacity: 0.65 }) +
        bars +
        line('M42,4V42M66,10V38M42,22H78', '#2c3542', 1, { opacity: 0.6 }) +
        box(54, 25, 6, 4.4, '#6b7585', { opacity: 0.7 }) +
        box(73, 4, 10, 46, m.tube, { round: 3.6, more: 'stroke="#333c48" stroke-width=".8"' }) +
        box(76, -52, 4.4, 58, m.tube, { round: 1.8 }) +
        box(77.2, -76, 2, 26, '#aab4c2') +
        oval(78.2, -50, 5, 2, '#d8dee7') +
        oval(78.2, -74, 3, 1.4, '#e7ecf3') +
        box(73, 16, 10, 6, paint) +
        box(17, 0, 18, 62, m.tube, { round: 6, more: 'stroke="#333c48" stroke-width="1"' }) +
        oval(26, 3, 7.4, 4, '#0b0f16', { more: 'stroke="#eef2f7" stroke-width="1.4"' }) +
        line('M17,20h18M17,44h18M17,50h18', '#39424f', 1.2) +
        box(19, 62, 14, 14, m.dark, { round: 2.4 }),
    );
    const body =
      fill(
        'M0,-108C4,-108 6.6,-102 7.4,-94L10.8,-44L16.8,-16L18,20V54L12,70H-12L-18,54V20L-16.800,-16L-10.800,-44L-7.400,-94C-6.600,-102 -4,-108 0,-108Z',
        m.hull,
        { more: 'stroke="#38414e" stroke-width="1.2"' },
      ) +
      fill('M-7.400,-90h14.800l.6,6h-16z', paint, { opacity: 0.85 }) +
      two(line('M5.2,-80L8,-46L12.8,-24', paint, 2.6, { opacity: 0.9 })) +
      line('M-10,-44h20M-16,-16L-8,-18M16,-16L8,-18M-18,24h36M-18,48h36', '#2c3542', 1.1, { opacity: 0.65 }) +
      cockpit(
        ink,
        'M0,-38L6.8,-29L9,-7L6.4,7H-6.400L-9,-7L-6.800,-29Z',
        'M-7.200,-24h14.400M-8.600,-8h17.200M0,-38v30',
      ) +
      astromech(0, 17, 7, droid) +
      box(-8, 30, 16, 12, '#79838f', { round: 2, opacity: 0.55 }) +
      line('M-6,33h12M-6,36.400h12M-6,39.600h12', '#222a35', 1.2) +
      box(-7, 52, 14, 12, '#515b69', { round: 2 });
    return {
      svg: low + up + body,
      engines: [
        [-26, 78, 6],
        [26, 78, 6],
        [-40, 66, 4],
        [40, 66, 4],
      ],
      guns: [
        [-78, -78],
        [78, -78],
      ],
    };
  },
  ywing: (ink, { paint = '#e3b23c', droid = '#c9382c' } = {}) => {
    const m = metals(ink);
    const pods = two(
      line('M42,62L45,104M58,62L55,104M50,62V106', '#8e98a6', 2) +
        oval(50, 103, 11, 3.6, 'none', { more: 'stroke="#a9b3c0" stroke-width="2.8"' }) +
        oval(50, 86, 12.8, 3.6, 'none', { more: 'stroke="#78828f" stroke-width="2"' }) +
        box(39, -34, 22, 100, m.tube, { round: 4, more: 'stroke="#333c48" stroke-width="1"' }) +
        fill('M39,-30C39,-52 61,-52 61,-30Z', m.ball, { more: 'stroke="#333c48" stroke-width="1"' }) +
        box(39, -26, 22, 9, paint) +
        box(39, -13, 22, 3.6, paint, { opacity: 0.8 }) +
        greebles('ypod', 40, -4, 60, 32, 26) +
        line('M39,36h22M39,48h22M39,58h22', '#2c3542', 1.4) +
        box(41, 64, 18, 8, m.dark),
    );
    const bar = two(
      fill('M8,8L40,16V42L8,48Z', '#8a94a2', { more: 'stroke="#39424f" stroke-width="1.2"' }) +
        greebles('ybar', 10, 14, 38, 40, 30),
    );
    const body =
      fill('M-11,-40H11L13,60L7,76H-7L-13,60Z', '#7e8896', { more: 'stroke="#38414e" stroke-width="1.2"' }) +
      greebles('yspine', -10, -24, 10, 68, 60) +
      line('M-6.800,-36V68M6.800,-36V68', '#c2cad4', 1.6) +
      fill('M-7,-100H7L17,-86L21,-58L17.600,-40L10,-32H-10L-17.600,-40L-21,-58L-17,-86Z', m.hull, {
        more: 'stroke="#38414e" stroke-width="1.4"',
      }) +
      fill('M-7,-100H7L12,-93H-12Z', paint) +
      two(fill('M12.800,-89L16.400,-85L20,-58L17.200,-44H13.600L16,-58Z', paint)) +
      cockpit(ink, 'M-7.200,-82H7.200L11.200,-60L9.200,-50H-9.200L-11.200,-60Z', 'M0,-82V-50M-10.600,-63H10.600') +
      box(-6.2, -110, 2, 10, '#aab4c2') +
      box(4.2, -110, 2, 10, '#aab4c2') +
      disc(0, -22, 8, m.ball, { more: 'stroke="#39424f" stroke-width="1.2"' }) +
      line('M-2.800,-24V-38M2.800,-24V-38', '#dfe5ec', 2) +
      astromech(0, -6, 5.4, droid);
    return {
      svg: bar + pods + body,
      engines: [
        [-50, 76, 8],
        [50, 76, 8],
      ],
      guns: [
        [-5, -110],
        [5, -110],
      ],
    };
  },
  awing: (ink, { paint = '#c83a2a' } = {}) => {
    const h = plate(ink, '#d8d5cc');
    const r = plate(ink, paint);
    const m = metals(ink);
    return {
      svg:
        two(fill('M54,14L76,-26L82,-24L80,66L60,60Z', h) + box(78, -44, 5, 64, '#59636f', { round: 2 })) +
        fill('M-10,-96Q0,-102 10,-96L40,-40L64,40L60,74L36,82H-36L-60,74L-64,40L-40,-40Z', h) +
        two(fill('M14,-90L38,-42L62,38L58,70L40,76L34,10Z', r)) +
        cockpit(ink, 'M-15,-4Q0,-34 15,-4L15,26Q0,34 -15,26Z', 'M-14,6H14M0,-24V28') +
        two(fill('M26,40L34,36L48,96L32,92Z', r) + box(12, 56, 24, 38, m.dark, { round: 8 })) +
        line('M-20,-50H20M-26,-34H26M-30,-20H30', '#8a8f94', 2, { opacity: 0.6 }) +
        greebles('awing', -12, 36, 12, 54, 18),
      engines: [
        [-24, 94, 8],
        [24, 94, 8],
      ],
      guns: [
        [-80, -44],
        [80, -44],
      ],
    };
  },
  bwing: (ink, { paint = '#c8643c' } = {}) => {
    const h = plate(ink, '#bdb8ac');
    return {
      svg:
        fill('M-12,-70L12,-70L16,20L12,110H-12L-16,20Z', h) +
        greebles('bspine', -11, -40, 11, 90, 50) +
        two(
          fill('M12,-6L84,-30L90,-22L84,0L14,24Z', h) +
            fill('M46,-18L84,-30L88,-22L48,-6Z', paint, { opacity: 0.75 }) +
            box(82, -66, 6, 48, '#59636f', { round: 2 }),
        ) +
        disc(0, -78, 22, h) +
        disc(0, -80, 13, '#16202c') +
        fill('M-9,-84q3,-7 10,-7l-3,9z', '#8fc4ee') +
        box(-10, 96, 20, 34, h, { round: 5 }) +
        line('M-10,40H10M-12,60H12M-11,80H11', '#3a4048', 3) +
        box(-3, 118, 6, 18, '#59636f'),
      engines: [
        [-9, 22, 4],
        [9, 22, 4],
        [-9, 36, 4],
        [9, 36, 4],
      ],
      guns: [
        [-85, -66],
        [85, -66],
      ],
    };
  },
  falcon: (ink) => {
    const h = plate(ink, '#c2c0b8');
    const d = '#34393f';
    const seams = times(14, (index) => {
      const angle = (index / 14) * Math.PI * 2;
      return `M${Math.round(26 * Math.cos(angle))},${Math.round(22 + 26 * Math.sin(angle))}L${Math.round(82 * Math.cos(angle))},${Math.round(22 + 82 * Math.sin(angle))}`;
    });
    return {
      svg:
        fill('M-30,-40L-26,-112L-8,-118L-6,-60H6L8,-118L26,-112L30,-40Z', h) +
        fill('M-8,-118L-6,-60H6L8,-118L3,-104H-3Z', d, { opacity: 0.7 }) +
        disc(0, 22, 84, h) +
        line(seams, d, 1.4, { opacity: 0.35 }) +
        ring(0, 22, 62, d, 1.6, { opacity: 0.5 }) +
        fill('M52,-34L80,-66L94,-62L98,-44L74,-14Z', h) +
        fill('M80,-66L94,-62L98,-44L86,-48Z', '#16202c') +
        line('M84,-60L92,-52', '#8fc4ee', 2) +
        ring(0, 22, 22, d, 3) +
        disc(0, 22, 11, '#59616b') +
        line('M-4,16V2M4,16V2', '#aab4c2', 2.4) +
        ring(-38, -8, 15, d, 2) +
        disc(-38, -8, 15, '#a9a79f') +
        disc(-38, -8, 4, d) +
        greebles('falcon1', -26, -100, -10, -44, 26) +
        greebles('falcon2', 10, -100, 26, -44, 26) +
        greebles('falcon3', -14, 46, 14, 92, 34) +
        line('M0,0V-56M22,22H82M-22,22H-82', d, 2.4, { opacity: 0.7 }) +
        fill('M-58,82Q0,128 58,82L50,92Q0,132 -50,92Z', '#20262d') +
        fill('M-62,30h20v14h-20zM44,36h18v18h-18zM-24,-40h18v10h-18zM10,-38h14v8h-14z', '#8a3b2c', { opacity: 0.6 }),
      engines: [
        [-36, 100, 6],
        [-12, 107, 6],
        [12, 107, 6],
        [36, 100, 6],
      ],
    };
  },
  z95: (ink, { paint = '#b8452c' } = {}) => {
    const h = plate(ink, '#c6c2b4');
    const m = metals(ink);
    return {
      svg:
        two(
          fill('M8,20L98,34L98,52L8,66Z', h) +
            fill('M60,28L98,35L98,50L60,50Z', paint, { opacity: 0.85 }) +
            box(94, -14, 6, 72, '#7d8894', { round: 2 }) +
            box(14, 14, 18, 70, m.tube, { round: 6 }) +
            box(14, 44, 18, 6, '#39424d'),
        ) +
        fill('M-7,-104L7,-104L17,-60L18,40L14,72H-14L-18,40L-17,-60Z', m.hull, {
          more: 'stroke="#38414e" stroke-width="1.2"',
        }) +
        fill('M-12,-84H12L15,-68H-15Z', paint) +
        cockpit(ink, 'M-9,-14L-7,-40H7L9,-14L8,10H-8Z', 'M-8,-26H8M0,-40V6') +
        greebles('z95', -11, 18, 11, 62, 30),
      engines: [
        [-23, 84, 6],
        [23, 84, 6],
      ],
      guns: [
        [-97, -14],
        [97, -14],
      ],
    };
  },
  uwing: (ink, { paint = '#3c6aa8' } = {}) => {
    const h = plate(ink, '#9fa8b0');
    return {
      svg:
        fill('M-16,-100L16,-100L26,-30L22,50H-22L-26,-30Z', h) +
        cockpit(ink, 'M-12,-92H12L15,-70H-15Z', 'M0,-92V-70M-14,-80H14') +
        two(
          fill('M20,-24L34,-30L56,92L40,104L26,40Z', h) +
            fill('M30,0L38,-2L52,72L44,78Z', paint, { opacity: 0.7 }) +
            box(20, -46, 14, 62, metals(ink).tube, { round: 6 }),
        ) +
        line('M-20,10H20M-20,30H20M-18,-50H18', '#39424d', 3) +
        greebles('uwing', -14, -40, 14, 44, 40),
      engines: [
        [-27, 20, 5],
        [27, 20, 5],
        [-10, 54, 5],
        [10, 54, 5],
      ],
    };
  },
  delta: (ink, { paint = '#b8503c', droid = '#c9382c' } = {}) => {
    const g = plate(ink, '#c9c4b8');
    return {
      svg:
        fill('M0,-112L24,-60L62,74L30,88H-30L-62,74L-24,-60Z', g) +
        fill('M0,-112L12,-86L16,88H-16L-12,-86Z', plate(ink, paint)) +
        cockpit(ink, 'M-10,0Q0,-14 10,0L11,30H-11Z', 'M-10,12H10') +
        two(fill('M30,10L44,44L36,52Z', paint) + line('M18,-50L46,66', '#5a5548', 1.4, { opacity: 0.6 })) +
        astromech(-28, 40, 7, droid) +
        greebles('delta', -14, 44, 14, 82, 26),
      engines: [
        [-24, 88, 5],
        [24, 88, 5],
      ],
    };
  },
  eta: (ink, { paint = '#b8503c' } = {}) => {
    const g = plate(ink, '#c9c4b8');
    return {
      svg:
        two(
          fill('M14,-6L44,-84L56,-80L50,60L20,66Z', g) +
            fill('M44,-84L56,-80L54,-40L40,-60Z', paint) +
            fill('M40,30L50,28L49,56L38,58Z', paint),
        ) +
        disc(0, 14, 26, g) +
        fill('M-18,-60L-8,-64L-6,0H-16ZM18,-60L8,-64L6,0H16Z', paint) +
        cockpit(ink, 'M-14,8Q0,-10 14,8L12,30Q0,36 -12,30Z', 'M0,-2V32M-13,18H13') +
        greebles('eta', -12, 36, 12, 62, 22),
      engines: [
        [-30, 66, 5],
        [30, 66, 5],
      ],
    };
  },
  naboo: (ink) => {
    const gold = plate(ink, '#e0b42c');
    const chrome = metals(ink).tube;
    return {
      svg:
        two(
          fill('M10,20C40,26 66,30 86,44L80,54C56,50 30,54 10,60Z', gold) +
            box(60, -6, 20, 66, chrome, { round: 9 }) +
            fill('M66,60L74,60L70,128Z', '#c8cfd8'),
        ) +
        fill('M0,-84C14,-84 20,-40 18,10L12,60L4,150H-4L-12,60L-18,10C-20,-40 -14,-84 0,-84Z', gold) +
        fill('M-13,-60Q0,-84 13,-60L14,-46Q0,-54 -14,-46Z', chrome) +
        cockpit(ink, 'M-9,-20Q0,-36 9,-20L9,0Q0,6 -9,0Z', 'M-9,-10H9') +
        astromech(0, 16, 6, '#3f7fd8'),
      engines: [
        [-70, 62, 6],
        [70, 62, 6],
      ],
    };
  },
  arc: (ink, { paint = '#a8442f' } = {}) => {
    const h = plate(ink, '#c9c4b4');
    return {
      svg:
        two(
          fill('M14,-10L100,10L104,34L14,40Z', h) +
            fill('M40,-3L100,11L102,22L40,14Z', paint, { opacity: 0.85 }) +
            box(96, -52, 7, 90, '#7d8894', { round: 3 }) +
            box(22, -26, 20, 80, metals(ink).tube, { round: 8 }),
        ) +
        fill('M-10,-100L10,-100L18,-40L18,70L10,112H-10L-18,70L-18,-40Z', h) +
        fill('M-11,-92H11L14,-70H-14Z', paint) +
        cockpit(ink, 'M-9,-58H9L11,6H-11Z', 'M-10,-38H10M-10,-16H10M0,-58V6') +
        astromech(0, 26, 7, '#3f7fd8') +
        greebles('arc', -13, 38, 13, 100, 36),
      engines: [
        [-32, 54, 7],
        [32, 54, 7],
      ],
      guns: [
        [-99, -52],
        [99, -52],
      ],
    };
  },
  vwing: (ink) => {
    const h = plate(ink, '#b8b8ac');
    return {
      svg:
        two(
          fill('M16,-20L78,-70L84,-66L60,60L18,66Z', h) + fill('M40,-34L78,-66L64,10Z', '#4a525c', { opacity: 0.6 }),
        ) +
        fill('M0,-96L16,-50L18,60L10,80H-10L-18,60L-16,-50Z', h) +
        fill('M-8,-74L0,-96L8,-74Z', '#a8442f') +
        cockpit(ink, 'M-9,-30Q0,-44 9,-30L10,0H-10Z', 'M0,-40V-2') +
        greebles('vwing', -13, 10, 13, 70, 30),
      engines: [
        [-14, 78, 6],
        [14, 78, 6],
      ],
    };
  },
  slave: (ink, { paint = '#8a9a6a' } = {}) => {
    const h = plate(ink, paint);
    const r = plate(ink, '#8a3a2a');
    return {
      svg:
        fill('M0,-40C60,-40 88,-6 86,36C82,80 44,100 0,100C-44,100 -82,80 -86,36C-88,-6 -60,-40 0,-40Z', r) +
        fill('M-26,-112Q0,-124 26,-112L34,20Q36,70 0,84Q-36,70 -34,20Z', h) +
        cockpit(ink, 'M-16,-96Q0,-104 16,-96L18,-64Q0,-56 -18,-64Z', 'M0,-100V-60M-17,-80H17') +
        two(fill('M78,6L108,0L112,20L84,34Z', h) + box(98, -30, 5, 40, '#59636f')) +
        line('M-30,0H30M-32,20H32', '#2a3020', 3) +
        greebles('slave', -26, -50, 26, 70, 60) +
        two(line('M40,50Q64,44 78,20', '#4a1c14', 3)),
      engines: [
        [-40, 88, 6],
        [0, 98, 7],
        [40, 88, 6],
      ],
    };
  },
  viper: (ink) => {
    const h = plate(ink, '#a86a3c');
    return {
      svg:
        two(
          fill('M16,-8L70,-90L80,-92L58,0L84,86L72,92L14,34Z', h) +
            fill('M40,-34L70,-84L60,-10Z', '#5a2f18', { opacity: 0.6 }),
        ) +
        fill('M0,-70L20,-30L24,40L12,74H-12L-24,40L-20,-30Z', h) +
        cockpit(ink, 'M-10,-30L0,-46L10,-30L10,0H-10Z', 'M0,-46V0') +
        greebles('viper', -16, 10, 16, 66, 24),
      engines: [
        [-12, 74, 5],
        [12, 74, 5],
      ],
    };
  },
  gunboat: (ink, { paint = '#9aa4ae' } = {}) => {
    const h = plate(ink, paint);
    return {
      svg:
        fill('M-30,-84H30L46,-40L44,60L20,84H-20L-44,60L-46,-40Z', h) +
        two(
          fill('M42,-20L100,20L104,74L84,70L44,44Z', h) +
            fill('M70,10L98,26L100,50L72,36Z', '#39424d', { opacity: 0.6 }) +
            box(98, -10, 6, 50, '#59636f'),
        ) +
        cockpit(ink, 'M-20,-76H20L28,-54H-28Z', 'M0,-76V-54M-26,-62H26') +
        line('M-40,-10H40M-42,14H42', '#2c343e', 3) +
        greebles('gunboat', -34, -40, 34, 66, 70),
      engines: [
        [-24, 80, 5],
        [0, 86, 6],
        [24, 80, 5],
      ],
    };
  },
  jumper: (ink) => {
    const h = plate(ink, '#a8987c');
    return {
      svg:
        fill('M-24,-60H24L32,20L20,60H-20L-32,20Z', h) +
        cockpit(ink, 'M-18,-52H18L22,-30H-22Z', 'M0,-52V-30') +
        two(
          box(34, -70, 34, 58, h, { round: 9 }) +
            box(34, 22, 34, 66, h, { round: 9 }) +
            line('M26,-30h12M26,40h12', '#59636f', 9) +
            line('M36,-52h30M36,42h30M36,58h30', '#4a4030', 2.4),
        ) +
        greebles('jumper', -20, -20, 20, 52, 36),
      engines: [
        [-51, 88, 7],
        [51, 88, 7],
        [-51, -10, 5],
        [51, -10, 5],
      ],
    };
  },
  shadowcaster: (ink) => {
    const h = plate(ink, '#8a7a8c');
    return {
      svg:
        two(fill('M12,-20L86,30L92,80L20,60Z', h) + fill('M40,6L86,34L88,54L42,28Z', '#5a2c6a')) +
        fill('M0,-112L18,-60L22,60L10,90H-10L-22,60L-18,-60Z', h) +
        cockpit(ink, 'M-10,-70H10L13,-46H-13Z', 'M0,-70V-46') +
        greebles('caster', -16, -30, 16, 74, 40),
      engines: [
        [-14, 88, 5],
        [14, 88, 5],
      ],
    };
  },
  fang: (ink, { paint = '#b8883c' } = {}) => {
    const h = plate(ink, paint);
    return {
      svg:
        two(fill('M8,10L40,-84L52,-86L34,30L50,96L40,98L8,44Z', h) + line('M44,-80L22,20', '#3a2a14', 2)) +
        fill('M0,-40L14,-10L14,50L0,64L-14,50L-14,-10Z', h) +
        cockpit(ink, 'M-8,-14L0,-26L8,-14L8,8H-8Z', 'M0,-26V8'),
      engines: [
        [-8, 60, 5],
        [8, 60, 5],
      ],
    };
  },
  racer: (ink, { paint = '#3f6fd0' } = {}) => {
    const h = plate(ink, '#d8dde2');
    return {
      svg:
        two(fill('M10,0L70,40L76,70L14,50Z', plate(ink, paint)) + box(60, 20, 14, 56, h, { round: 6 })) +
        fill('M0,-110L14,-50L18,50L8,84H-8L-18,50L-14,-50Z', h) +
        fill('M-9,-60L0,-110L9,-60Z', paint) +
        cockpit(ink, 'M-9,-16Q0,-34 9,-16L9,12H-9Z', 'M0,-30V10') +
        greebles('racer', -12, 20, 12, 70, 24),
      engines: [
        [-67, 76, 5],
        [67, 76, 5],
        [0, 84, 5],
      ],
    };
  },
  bomber: (ink) => {
    const h = plate(ink, '#9aa4a8');
    return {
      svg:
        fill('M-10,-40H10V110H-10Z', h) +
        greebles('bay', -9, -30, 9, 104, 60) +
        fill('M-20,-100L0,-112L20,-100L26,-50L0,-36L-26,-50Z', h) +
        two(fill('M20,-84L70,-96L76,-86L24,-58Z', h) + box(66, -110, 14, 44, h, { round: 5 })) +
        cockpit(ink, 'M-13,-96H13L16,-80H-16Z', 'M0,-96V-80') +
        disc(0, 112, 10, '#39424d'),
      engines: [
        [-73, -66, 5],
        [73, -66, 5],
      ],
    };
  },
  solar: (ink) => {
    const h = plate(ink, '#b08a5c');
    return {
      svg:
        fill('M-90,-60Q0,-140 90,-60Q0,-86 -90,-60Z', '#e0c890', { opacity: 0.75 }) +
        line('M-90,-60Q0,-86 90,-60M-60,-82L0,-20M60,-82L0,-20M0,-104V-20', '#8a6a3c', 1.6) +
        fill('M0,-60L26,-10L18,60L0,90L-18,60L-26,-10Z', h) +
        cockpit(ink, 'M-12,-10Q0,-30 12,-10L12,20H-12Z', 'M0,-26V18'),
      engines: [[0, 88, 6]],
    };
  },
  yacht: (ink) => {
    const chrome = ink.fadeOver(['#59636f', '#ffffff', '#aab4c0', '#ffffff', '#59636f'], -70, 0, 70, 0);
    return {
      svg:
        fill('M0,-120C22,-90 30,-30 40,10L84,60L64,84H-64L-84,60L-40,10C-30,-30 -22,-90 0,-120Z', chrome) +
        cockpit(ink, 'M-12,-70Q0,-86 12,-70L15,-52H-15Z', 'M0,-82V-52') +
        line('M0,-44V70M-40,14L-60,70M40,14L60,70', '#7d8894', 1.6, { opacity: 0.7 }),
      engines: [
        [-40, 82, 6],
        [40, 82, 6],
      ],
    };
  },
  freighter: (ink, { id = '' } = {}) => {
    const kind = choose(id, 'hull', [0, 1, 2, 3] as const);
    const h = plate(ink, choose(id, 'tone', ['#bdb9ac', '#a9a294', '#b3a890', '#9fa6ab']));
    const stripe = choose(id, 'stripe', ['#8a3b2c', '#3c5a8a', '#a8802c', '#4f6a4a', '#6a4a8a']);
    const d = '#34393f';
    const hulls = [
      () =>
        fill('M-20,-108H20L34,-40L84,0L90,70L60,96H-60L-90,70L-84,0L-34,-40Z', h) +
        fill('M-14,-104H14L18,-84H-18Z', '#16202c'),
      () =>
        fill('M-34,-90L-10,-112H10L34,-90L40,30L96,60V94H-96V60L-40,30Z', h) +
        fill('M-18,-94L-8,-104H8L18,-94Z', '#16202c'),
      () =>
        oval(0, 16, 88, 82, h) +
        fill('M-26,-52L-20,-112H20L26,-52Z', h) +
        fill('M-78,-30L-110,-44V-70L-92,-84L-66,-50Z', h) +
        fill('M-110,-60L-94,-82L-86,-72L-104,-52Z', '#16202c'),
      () =>
        fill('M-44,-104L44,-104L58,-20L50,96H-50L-58,-20Z', h) +
        two(fill('M54,10L96,26V88L52,92Z', h)) +
        fill('M-30,-98H30L34,-78H-34Z', '#16202c'),
    ];
    return {
      svg:
        hulls[kind]!() +
        ring(0, 16, 18, d, 3) +
        disc(0, 16, 9, '#59616b') +
        fill('M-30,-34h14v40h-14zM18,30h12v34h-12z', stripe, { opacity: 0.75 }) +
        line('M0,-4V-60M18,16H70M-18,16H-70', d, 2.4, { opacity: 0.6 }) +
        greebles(`freight${id}`, -44, 40, 44, 90, 50) +
        greebles(`freightb${id}`, -26, -70, 26, -10, 24),
      engines: [
        [-40, 94, 6],
        [0, 96, 6],
        [40, 94, 6],
      ],
    };
  },
} as const satisfies Record<string, (ink: Ink, livery?: Livery) => Plan>;

export function plan(ink: Ink, name: PlanName, livery: Livery = {}): Plan {
  return PLANS[name](ink, livery);
}

/** TIEs from above, for the table. */
export const TIE_PLANS = {
  tie: (ink: Ink, { paint = '#9aa6b8' }: Livery = {}): Plan => {
    const m = metals(ink);
    const ribs = times(13, (index) =>
      line(`M49.2,${-48 + index * 8}L58.4,${Math.round((-48 + index * 8) * 11.2) / 10}`, '#5a6779', 1),
    );
    return {
      svg:
        two(
          fill('M14,-11L52,-7.200V7.200L14,11Z', m.wing, { more: 'stroke="#343d4a" stroke-width="1"' }) +
            line('M28,-9V9M38,-8V8', '#39424f', 1.2) +
            box(40, -4, 10, 8, '#566173') +
            fill('M48.4,-50L58.800,-72L58.800,72L48.400,50Z', m.solar, {
              more: `stroke="${paint}" stroke-width="1.4"`,
            }) +
            ribs +
            fill('M58.800,-72L67.200,-66V66L58.800,72Z', '#7d899a', { more: 'stroke="#d3dbe6" stroke-width="1.2"' }) +
            line('M63,-69V69', '#3a4453', 1.2) +
            fill('M58.800,-8L67.200,-7V7L58.800,8Z', '#c6cfdb'),
        ) +
        disc(0, 0, 24, m.ball, { more: 'stroke="#2e3642" stroke-width="1.2"' }) +
        ring(0, 2, 11.6, '#4d5868', 1.8) +
        disc(0, 2, 4.4, '#7f8b9c') +
        line('M0,-9.600V-2.400M0,6.400V13.600M-11.600,2H-4.400M11.600,2H4.400', '#4d5868', 1.4) +
        fill('M-12,-20.600Q0,-27 12,-20.600L8.400,-13.200Q0,-17 -8.400,-13.200Z', m.glass) +
        box(-6.4, -31, 2.6, 8, '#aab4c2') +
        box(3.8, -31, 2.6, 8, '#aab4c2'),
      engines: [
        [-7, 23, 4],
        [7, 23, 4],
      ],
      guns: [
        [-5, -31],
        [5, -31],
      ],
    };
  },
  advanced: (ink: Ink, { paint = '#aab6c8' }: Livery = {}): Plan => {
    const m = metals(ink);
    const ribs =
      times(3, (index) =>
        line(`M${35 + (index + 1) * 4.6},${-30 - (index + 1) * 6.6}V${32 + (index + 1) * 6.2}`, '#5a6779', 1),
      ) +
      times(12, (index) => line(`M34,${Math.round((-56 + index * 10) * 0.52)}L52,${-56 + index * 10}`, '#5a6779', 0.9));
    return {
      svg:
        two(
          fill('M14,-12L36,-18V18L14,16Z', m.wing) +
            line('M24,-15V16.600', '#39424f', 1.2) +
            fill('M33,-30L53,-66V66L33,34Z', m.solar, { more: `stroke="${paint}" stroke-width="1.8"` }) +
            ribs +
            fill('M53,-66L68,-44V44L53,66Z', '#6d7a8d', { more: 'stroke="#d3dbe6" stroke-width="1.4"' }) +
            line('M58,-54V54M63,-46V46', '#39424f', 1) +
            fill('M53,-12L68,-10V10L53,12Z', '#b9c3d0'),
        ) +
        fill('M-17,8H17L22,28L21,52L13,66H-13L-21,52L-22,28Z', m.hull, {
          more: 'stroke="#38414e" stroke-width="1.4"',
        }) +
        greebles('adv', -16, 26, 16, 56, 34) +
        line('M-18,24h36M-20,52h40', '#2c3542', 1.2) +
        disc(0, -6, 22, m.ball, { more: 'stroke="#2e3642" stroke-width="1.2"' }) +
        ring(0, -2, 10.4, '#4d5868', 1.8) +
        disc(0, -2, 4, '#7f8b9c') +
        fill('M-11.200,-24.800Q0,-31 11.200,-24.800L7.800,-18Q0,-22 -7.800,-18Z', m.glass) +
        box(-6, -36, 2.6, 9, '#aab4c2') +
        box(3.4, -36, 2.6, 9, '#aab4c2'),
      engines: [
        [-9, 66, 5],
        [9, 66, 5],
      ],
      guns: [
        [-5, -36],
        [5, -36],
      ],
    };
  },
} as const;
