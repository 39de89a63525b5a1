/** Hair on a head at any turn: a cap between the skull's outline and the hairline, and what hangs from it. */
import { Chance } from '../draw/chance';
import { lighter, mix } from '../draw/colour';
import type { Ink } from '../draw/ink';
import { disc, fill, line, n, oval, smooth, times } from '../draw/shapes';
import type { Head } from './head';
import type { Look } from './look';
import { AXIS } from './turn';

export type HairName =
  | 'bald'
  | 'buzz'
  | 'crop'
  | 'part'
  | 'slick'
  | 'quiff'
  | 'curls'
  | 'long'
  | 'receding'
  | 'messy'
  | 'topknot'
  | 'bowl'
  | 'bob'
  | 'bun'
  | 'tail'
  | 'braid'
  | 'updo'
  | 'sidecut'
  | 'fringe'
  | 'buns'
  | 'shaggy'
  | 'mohawk'
  | 'crown-braid'
  | 'locks'
  | 'three-buns'
  | 'widow'
  | 'balding'
  // not hair, but where hair would be
  | 'lekku'
  | 'montrals'
  | 'horns'
  | 'cone'
  | 'tendrils'
  | 'headdress';

export interface Hair {
  /** Behind the head and neck. */
  back: string;
  /** Over the head. */
  front: string;
}

type Point = readonly [number, number];
/** From our left temple to the right one: half widths aside, height. */
type Hairline = readonly Point[];

const ROUND: Hairline = [
  [-0.9, 113],
  [-0.74, 101],
  [-0.42, 95],
  [0, 93],
  [0.42, 95],
  [0.74, 101],
  [0.9, 113],
];
const HIGH: Hairline = [
  [-0.88, 112],
  [-0.7, 97],
  [-0.36, 88],
  [0, 86],
  [0.36, 88],
  [0.7, 97],
  [0.88, 112],
];
const PARTED: Hairline = [
  [-0.9, 114],
  [-0.76, 101],
  [-0.46, 88],
  [-0.1, 96],
  [0.36, 103],
  [0.76, 105],
  [0.92, 117],
];
const WIDOW: Hairline = [
  [-0.88, 112],
  [-0.64, 95],
  [-0.34, 88],
  [0, 96],
  [0.34, 88],
  [0.64, 95],
  [0.88, 112],
];
const FRINGE: Hairline = [
  [-0.95, 128],
  [-0.84, 113],
  [-0.4, 112],
  [0, 111],
  [0.4, 112],
  [0.84, 113],
  [0.95, 128],
];
const MIDDLE: Hairline = [
  [-0.96, 140],
  [-0.92, 116],
  [-0.6, 98],
  [0, 83],
  [0.6, 98],
  [0.92, 116],
  [0.96, 140],
];

interface Cap {
  line: Hairline;
  /** How high the hair stands off the skull, over the crown and at the sides. */
  top: number;
  sides: number;
  /** The height sideburns reach down to. */
  burn?: number;
  /** How uneven its outer edge is. */
  wild?: number;
}

class Barber {
  readonly paint: string;
  readonly dark: string;
  readonly shine: string;

  constructor(
    readonly ink: Ink,
    readonly look: Look,
    readonly head: Head,
  ) {
    const colour = look.hairColour;
    this.paint = ink.fadeOver(
      [
        [0, lighter(ink.tint(colour, 0.03), 0.16)],
        [0.5, ink.tint(colour, 0.04)],
        [1, ink.tint(mix(colour, '#000000', 0.35), 0.06)],
      ],
      106,
      70,
      196,
      150,
    );
    this.dark = ink.tint(mix(colour, '#000000', 0.5), 0.06);
    this.shine = lighter(ink.tint(colour, 0.02), 0.4);
  }

  /** Our left (-1) or right (1), where the back of the head shows. */
  get back(): 1 | -1 {
    return this.head.turn.side > 0 ? -1 : 1;
  }

  get aside(): number {
    return this.head.turn.aside;
  }

  earX(side: 1 | -1): number {
    return this.head.turn.x(AXIS + side * this.look.half * 0.99);
  }

  /** A point of the skull moved outwards. */
  #raised([x, y]: Point, by: number): Point {
    const dx = x - AXIS;
    const dy = y - 124;
    const far = Math.hypot(dx, dy) || 1;
    return [x + (dx / far) * by, y + (dy / far) * by];
  }

  /** The outer edge from the left over the crown to the right. */
  edge({ top, sides, wild = 0 }: Cap): Point[] {
    const points = this.head.points;
    const chance = new Chance(`hair/${this.look.hairColour}${this.look.half}`);
    const order = [13, 14, 15, 16, 0, 1, 2, 3, 4];
    const lift = [sides * 0.4, sides, (sides + top) / 2, top, top, top, (sides + top) / 2, sides, sides * 0.4];
    return order
      .map((index, at) => this.#raised(points[index]!, lift[at]! + (wild ? chance.between(-wild, wild) : 0)))
      .filter(
        (_, at) => (at > 0 || (this.back < 0 && this.aside > 0.15)) && (at < 8 || (this.back > 0 && this.aside > 0.15)),
      );
  }

  /** The inner edge at one temple: before the ear, over it, and behind it where that shows. */
  #temple(side: 1 | -1, burn: number): Point[] {
    const ear = this.earX(side);
    if (side === this.back && this.aside > 0.15) {
      return [
        [ear + side * 7, 146],
        [ear + side * 5, 128],
        [ear - side * 1, 119],
        [ear - side * 5, burn],
        [ear - side * 9, burn - 6],
      ];
    }
    return this.aside > 0.3
      ? []
      : [
          [ear + side * 0.5, 122],
          [ear - side * 4, burn],
        ];
  }

  cap(cap: Cap, opacity = 1): string {
    const path = this.#capPath(cap);
    return fill(path, this.paint, { opacity }) + this.ink.within(path, this.#shade() + this.#strands(cap));
  }

  /** The same shape in something other than hair. */
  capIn(paint: string, cap: Cap): string {
    const path = this.#capPath(cap);
    return (
      fill(path, paint) +
      this.ink.within(
        path,
        fill(
          `M${n(this.head.turn.x(176))},60L${n(this.head.turn.x(168))},96L${n(this.head.turn.x(176))},140L220,170V60Z`,
          '#000000',
          { opacity: 0.3 },
        ),
      )
    );
  }

  #capPath(cap: Cap): string {
    const burn = cap.burn ?? 130;
    const inner = cap.line.map(([aside, y]) => [this.head.turn.x(AXIS + aside * this.look.half), y] as const);
    const right = this.#temple(1, burn);
    const left = this.#temple(-1, burn).reverse();
    return smooth([...this.edge(cap), ...right, ...inner.toReversed(), ...left]);
  }

  #shade(): string {
    const turn = this.head.turn;
    return fill(`M${n(turn.x(176))},60L${n(turn.x(168))},96L${n(turn.x(176))},140L220,170V60Z`, this.dark, {
      opacity: 0.62,
    });
  }

  /** Lines of light and shade from the crown down. */
  #strands(cap: Cap): string {
    const turn = this.head.turn;
    const from = turn.x(AXIS - 6);
    return (
      times(5, (index) =>
        line(
          `M${n(from + index * 5 - 8)},${n(76 - cap.top)}Q${n(turn.x(116 + index * 4))},${n(80 - cap.top * 0.4)} ${n(turn.x(111 + index * 6))},${n(104 - index * 1.5)}`,
          index % 2 ? this.dark : this.shine,
          index % 2 ? 1.4 : 1.8,
          { opacity: index % 2 ? 0.4 : 0.42 },
        ),
      ) +
      times(3, (index) =>
        line(
          `M${n(from + index * 6 + 8)},${n(75 - cap.top)}Q${n(turn.x(176 + index * 4))},${n(82 - cap.top * 0.4)} ${n(turn.x(180 + index * 3))},${n(108 + index * 3)}`,
          '#000000',
          1.4,
          { opacity: 0.22 },
        ),
      )
    );
  }

  /** Hair behind the head down to `low`, spread by `wide`. */
  mass(low: number, wide: number): string {
    const shift = this.back * this.aside * 9;
    const L = AXIS - this.look.half - wide + Math.min(0, shift);
    const R = AXIS + this.look.half + wide + Math.max(0, shift);
    return fill(
      smooth([
        [AXIS + shift * 0.5, 66],
        [L + 8, 84],
        [L - 2, 120],
        [L, 160],
        [L - 4, low - 10],
        [L + 12, low],
        [R - 12, low],
        [R + 4, low - 10],
        [R, 160],
        [R + 2, 120],
        [R - 8, 84],
      ]),
      this.dark,
    );
  }

  /** A lock that hangs beside the face. */
  curtain(side: 1 | -1, low: number, wide: number): string {
    const far = side === this.head.turn.side ? this.aside : 0;
    const x = this.earX(side) + side * (1 - far * 3);
    const w = wide * (1 - far * 0.45);
    const path = smooth([
      [x - side * w * 0.5, 98],
      [x + side * w * 0.7, 104],
      [x + side * w * 0.9, 140],
      [x + side * w * 0.7, low - 12],
      [x + side * w * 0.1, low],
      [x - side * w * 0.5, low - 18],
      [x - side * w * 0.35, 140],
    ]);
    return (
      fill(path, this.paint) +
      (side > 0 ? fill(path, this.dark, { opacity: 0.5 }) : '') +
      line(
        `M${n(x + side * w * 0.3)},112Q${n(x + side * w * 0.6)},150 ${n(x + side * w * 0.2)},${n(low - 8)}`,
        side > 0 ? this.dark : this.shine,
        1.6,
        { opacity: 0.45 },
      )
    );
  }

  coil(x: number, y: number, radius: number): string {
    return (
      disc(x, y, radius, this.paint) +
      line(
        `M${n(x - radius * 0.7)},${n(y)}q0,${n(-radius * 0.7)} ${n(radius * 0.7)},${n(-radius * 0.7)}q${n(radius * 0.7)},0 ${n(radius * 0.7)},${n(radius * 0.7)}q0,${n(radius * 0.6)} ${n(-radius * 0.6)},${n(radius * 0.6)}q${n(-radius * 0.45)},0 ${n(-radius * 0.45)},${n(-radius * 0.45)}q0,${n(-radius * 0.4)} ${n(radius * 0.4)},${n(-radius * 0.4)}`,
        this.dark,
        Math.max(1.6, radius * 0.13),
      ) +
      line(
        `M${n(x - radius * 0.6)},${n(y - radius * 0.5)}q${n(radius * 0.3)},${n(-radius * 0.35)} ${n(radius * 0.7)},${n(-radius * 0.35)}`,
        this.shine,
        2,
        { opacity: 0.5 },
      )
    );
  }

  /** Where the back of the head is, at this height. */
  rear(y: number): number {
    return AXIS + this.back * this.aside * (this.look.half * 1.05) + (y - 120) * 0.02;
  }
}

const STYLES: Record<HairName, (barber: Barber) => Hair> = {
  bald: (b) => ({ back: '', front: oval(b.head.turn.x(136), 93, 11, 6.5, '#ffffff', { opacity: 0.2 }) }),
  balding: (b) => ({ back: '', front: ring(b) + oval(b.head.turn.x(138), 90, 10, 6, '#ffffff', { opacity: 0.2 }) }),
  buzz: (b) => ({ back: '', front: b.cap({ line: ROUND, top: 2, sides: 1.6 }, 0.86) }),
  crop: (b) => ({ back: '', front: b.cap({ line: ROUND, top: 7, sides: 4, wild: 1.2 }) }),
  part: (b) => ({ back: '', front: b.cap({ line: PARTED, top: 11, sides: 6 }) }),
  slick: (b) => ({ back: '', front: b.cap({ line: HIGH, top: 8, sides: 5, burn: 134 }) + slickLines(b) }),
  widow: (b) => ({ back: '', front: b.cap({ line: WIDOW, top: 6, sides: 4 }) + slickLines(b) }),
  quiff: (b) => ({ back: '', front: b.cap({ line: PARTED, top: 9, sides: 4 }) + quiff(b) }),
  receding: (b) => ({
    back: '',
    front: b.cap({
      line: [
        [-0.86, 112],
        [-0.7, 92],
        [-0.42, 80],
        [0, 84],
        [0.42, 80],
        [0.7, 92],
        [0.86, 112],
      ],
      top: 3.5,
      sides: 5,
    }),
  }),
  messy: (b) => ({ back: '', front: b.cap({ line: PARTED, top: 13, sides: 8, wild: 4.5 }) + spikes(b) }),
  shaggy: (b) => ({
    back: b.mass(196, 6),
    front:
      b.curtain(b.back, 168, 14) +
      b.curtain(-b.back as 1 | -1, 164, 11) +
      b.cap({ line: PARTED, top: 12, sides: 10, wild: 3.5 }) +
      spikes(b),
  }),
  curls: (b) => curls(b),
  locks: (b) => locks(b),
  mohawk: (b) => ({ back: '', front: b.cap({ line: ROUND, top: 1.5, sides: 1 }, 0.5) + crest(b) }),
  bowl: (b) => ({ back: '', front: b.cap({ line: FRINGE, top: 9, sides: 8, burn: 138 }) }),
  long: (b) => ({
    back: b.mass(236, 10),
    front:
      b.curtain(b.back, 214, 16) +
      b.curtain(-b.back as 1 | -1, 208, 13) +
      b.cap({ line: MIDDLE, top: 9, sides: 8, burn: 140 }),
  }),
  bob: (b) => ({
    back: b.mass(182, 11),
    front:
      b.curtain(b.back, 182, 17) +
      b.curtain(-b.back as 1 | -1, 180, 14) +
      b.cap({ line: PARTED, top: 10, sides: 10, burn: 140 }),
  }),
  fringe: (b) => ({
    back: b.mass(178, 9),
    front:
      b.curtain(b.back, 178, 15) +
      b.curtain(-b.back as 1 | -1, 174, 12) +
      b.cap({ line: FRINGE, top: 9, sides: 9, burn: 140 }),
  }),
  bun: (b) => ({
    back: b.coil(AXIS + b.back * b.aside * 22, 64, 17),
    front: b.cap({ line: HIGH, top: 6, sides: 5, burn: 132 }),
  }),
  topknot: (b) => ({
    back: b.coil(AXIS + b.back * b.aside * 18, 60, 13),
    front: b.cap({ line: HIGH, top: 5, sides: 3.5 }),
  }),
  'three-buns': (b) => ({
    back:
      b.coil(AXIS + b.back * (6 + b.aside * 16), 62, 13) +
      b.coil(AXIS + b.back * (b.aside * 40 + 14), 96, 12) +
      b.coil(AXIS + b.back * (b.aside * 40 + 8), 132, 11),
    front: b.cap({ line: ROUND, top: 6, sides: 5, burn: 134 }),
  }),
  tail: (b) => ({ back: tail(b), front: b.cap({ line: ROUND, top: 7, sides: 5, burn: 132 }) }),
  braid: (b) => ({ back: '', front: b.cap({ line: PARTED, top: 8, sides: 7, burn: 136 }) + plait(b) }),
  updo: (b) => ({
    back: oval(AXIS + b.back * b.aside * 26, 82, 32, 26, b.dark),
    front: b.cap({ line: HIGH, top: 13, sides: 8, burn: 134 }),
  }),
  'crown-braid': (b) => ({ back: '', front: b.cap({ line: ROUND, top: 6, sides: 6, burn: 136 }) + crownBraid(b) }),
  sidecut: (b) => ({
    back: b.mass(176, 6),
    front:
      b.cap({ line: ROUND, top: 2, sides: 1.6 }, 0.7) +
      b.curtain(1, 186, 20) +
      b.cap({
        line: [
          [-0.5, 92],
          [-0.2, 90],
          [0.2, 100],
          [0.6, 112],
          [0.8, 122],
          [0.9, 136],
          [0.96, 146],
        ],
        top: 10,
        sides: 7,
        burn: 140,
      }),
  }),
  lekku,
  montrals,
  horns,
  cone,
  tendrils,
  headdress,
  buns: (b) => ({
    back: [-1, 1]
      .map((side) =>
        side === b.head.turn.side && b.aside > 0.9
          ? ''
          : b.coil(
              b.earX(side as 1 | -1) + side * (15 - b.aside * (side === b.head.turn.side ? 7 : 12)),
              130,
              side === b.head.turn.side ? 25 - b.aside * 5 : 25,
            ),
      )
      .join(''),
    front:
      (b.aside > 0.2 ? b.coil(b.earX(b.back) + b.back * (14 - b.aside * 11), 130, 25) : '') +
      b.cap({ line: MIDDLE, top: 8, sides: 7, burn: 126 }),
  }),
};

/** Two tails from the head over the shoulders, under a cap. */
function lekku(b: Barber): Hair {
  const { ink, look } = b;
  const [bright, dim, deep] = [ink.tint(look.skin[0], 0.05), ink.tint(look.skin[1], 0.1), ink.tint(look.skin[2], 0.1)];
  const shift = b.back * b.aside * 8;
  const tail = (side: 1 | -1, paint: string): string => {
    const x = AXIS + shift + side * 34;
    return (
      fill(
        smooth([
          [x - side * 6, 78],
          [x + side * 16, 100],
          [x + side * 22, 150],
          [x + side * 20, 210],
          [x + side * 26, 262],
          [x + side * 22, 300],
          [x + side * 8, 290],
          [x + side * 2, 230],
          [x, 170],
          [x - side * 8, 120],
        ]),
        paint,
      ) +
      line(
        `M${n(x + side * 4)},196q${side * 8},4 ${side * 16},1M${n(x + side * 5)},218q${side * 8},4 ${side * 17},1`,
        deep,
        3,
      )
    );
  };
  const cloth = ink.tint(look.trim, 0.08);
  const turn = b.head.turn;
  return {
    back: tail(1, dim) + tail(-1, bright),
    front:
      b.capIn(cloth, {
        line: [
          [-0.94, 120],
          [-0.84, 106],
          [-0.4, 97],
          [0, 95],
          [0.4, 97],
          [0.84, 106],
          [0.94, 120],
        ],
        top: 7,
        sides: 6,
        burn: 128,
      }) + line(turn.path('M112,110Q150,88 188,110', 3), lighter(cloth, 0.45), 4),
  };
}

/** White horns with blue bands, and tails: the Togruta. */
function montrals(b: Barber): Hair {
  const shift = b.back * b.aside * 7;
  const white = b.ink.fade(['#ffffff', '#a8bcd8']);
  const blue = b.look.hairColour;
  const horn = (side: 1 | -1): string =>
    fill(
      smooth([
        [AXIS + shift + side * 6, 84],
        [AXIS + shift + side * 34, 22],
        [AXIS + shift + side * 46, 60],
        [AXIS + shift + side * 48, 110],
        [AXIS + shift + side * 34, 118],
      ]),
      white,
    ) +
    line(
      `M${n(AXIS + shift + side * 32)},44l${side * 13},10M${n(AXIS + shift + side * 34)},70l${side * 14},6M${n(AXIS + shift + side * 34)},94l${side * 15},3`,
      blue,
      6,
    );
  const tail = (side: 1 | -1): string =>
    fill(
      smooth([
        [AXIS + shift + side * 34, 104],
        [AXIS + shift + side * 52, 130],
        [AXIS + shift + side * 54, 190],
        [AXIS + shift + side * 46, 250],
        [AXIS + shift + side * 34, 240],
        [AXIS + shift + side * 36, 180],
        [AXIS + shift + side * 32, 140],
      ]),
      white,
    ) + times(4, (index) => line(`M${n(AXIS + shift + side * 36)},${140 + index * 26}l${side * 17},-2`, blue, 7));
  return {
    back: horn(-1) + horn(1) + tail(1),
    front:
      tail(-1) +
      b.capIn(white, { line: HIGH, top: 6, sides: 5, burn: 122 }) +
      line(b.head.turn.path('M126,92l8,-16M150,88v-16M174,92l-8,-16', 4), blue, 5),
  };
}

/** A crown of horns: the Zabrak. */
function horns(b: Barber): Hair {
  const turn = b.head.turn;
  const one = (x: number, y: number, lean: number, size: number): string =>
    fill(turn.path(`M${x - 4},${y}L${x + lean},${y - size}L${x + 4},${y}Z`, 2), '#e6dcc4') +
    fill(turn.path(`M${x},${y}L${x + lean},${y - size}L${x + 4},${y}Z`, 2), '#8a7a5c', { opacity: 0.6 });
  return {
    back: one(122, 84, -10, 20) + one(178, 84, 10, 20),
    front: [
      [118, 98, -9, 16],
      [132, 86, -5, 20],
      [150, 82, 0, 22],
      [168, 86, 5, 20],
      [182, 98, 9, 16],
      [140, 98, -3, 14],
      [160, 98, 3, 14],
    ]
      .map(([x, y, lean, size]) => one(x!, y!, lean!, size!))
      .join(''),
  };
}

/** A tall skull: the Cerean. */
function cone(b: Barber): Hair {
  const [bright, dim] = [b.ink.tint(b.look.skin[0], 0.05), b.ink.tint(b.look.skin[1], 0.1)];
  const turn = b.head.turn;
  const dome = smooth([
    [AXIS, 20],
    [AXIS - 24, 34],
    [AXIS - 36, 70],
    [AXIS - 36, 108],
    [AXIS + 36, 108],
    [AXIS + 36, 70],
    [AXIS + 24, 34],
  ]);
  return {
    back: fill(dome, b.ink.fade([bright, dim], [0, 0, 1, 0.3])),
    front:
      fill(
        smooth([
          [turn.x(150), 24],
          [turn.x(128), 40],
          [turn.x(116), 76],
          [turn.x(116), 100],
          [turn.x(150), 94],
          [turn.x(184), 100],
          [turn.x(184), 76],
          [turn.x(172), 40],
        ]),
        b.ink.fade([lighter(bright, 0.1), mix(bright, dim, 0.3)], [0, 0, 1, 0.2]),
      ) +
      b.capIn(b.paint, {
        line: [
          [-0.9, 128],
          [-0.86, 116],
          [-0.6, 108],
          [0, 112],
          [0.6, 108],
          [0.86, 116],
          [0.9, 128],
        ],
        top: -14,
        sides: 4,
        burn: 136,
      }),
  };
}

/** Many tails: the Nautolan. */
function tendrils(b: Barber): Hair {
  const [bright, dim, deep] = [
    b.ink.tint(b.look.skin[0], 0.05),
    b.ink.tint(b.look.skin[1], 0.1),
    b.ink.tint(b.look.skin[2], 0.1),
  ];
  const tail = (x: number, low: number, paint: string): string =>
    line(`M${n(AXIS + (x - AXIS) * 0.55)},86Q${n(x)},110 ${n(x + (x - AXIS) * 0.2)},${low}`, paint, 13) +
    line(`M${n(AXIS + (x - AXIS) * 0.55)},96Q${n(x)},120 ${n(x + (x - AXIS) * 0.2)},${low - 20}`, deep, 1.6, {
      opacity: 0.4,
    }) +
    line(`M${n(x - 6)},176h12`, '#3a2c20', 5);
  return {
    back: [92, 104, 196, 208, 116, 184]
      .map((x, index) => tail(x, 226 + (index % 3) * 18, index > 2 ? dim : bright))
      .join(''),
    front:
      b.capIn(b.ink.fade([bright, dim]), { line: HIGH, top: 6, sides: 4, burn: 122 }) +
      tail(100, 230, bright) +
      tail(202, 224, dim),
  };
}

/** A tall dress of the head, for queens and elders. */
function headdress(b: Barber): Hair {
  const gold = b.ink.fade(['#fff0b8', '#c8902c', '#6a4410']);
  return {
    back:
      fill(
        smooth([
          [AXIS, 24],
          [AXIS - 44, 40],
          [AXIS - 64, 90],
          [AXIS - 58, 150],
          [AXIS - 40, 176],
          [AXIS + 40, 176],
          [AXIS + 58, 150],
          [AXIS + 64, 90],
          [AXIS + 44, 40],
        ]),
        b.paint,
      ) + line(`M${AXIS - 54},76Q${AXIS},14 ${AXIS + 54},76M${AXIS - 58},104Q${AXIS},44 ${AXIS + 58},104`, gold, 5),
    front:
      b.cap({ line: FRINGE.map(([x, y]) => [x, y - 12] as const), top: 7, sides: 6, burn: 128 }) +
      [-1, 1]
        .map(
          (side) =>
            disc(b.earX(side as 1 | -1) + side * 8, 150, 7, gold) +
            line(`M${n(b.earX(side as 1 | -1) + side * 8)},156v30`, gold, 3),
        )
        .join('') +
      b.head.turn.dot(AXIS, 96, 6, gold, 5),
  };
}

function ring(b: Barber): string {
  return [-1, 1].map((side) => b.curtain(side as 1 | -1, 148, 11)).join('');
}

function slickLines(b: Barber): string {
  const turn = b.head.turn;
  return times(6, (index) =>
    line(
      `M${n(turn.x(128 + index * 9))},${n(90 - Math.abs(index - 2.5) * -1.5)}Q${n(turn.x(132 + index * 7))},76 ${n(AXIS + b.back * b.aside * 14 - 8 + index * 3)},69`,
      index % 2 ? b.dark : b.shine,
      1.5,
      { opacity: 0.45 },
    ),
  );
}

function quiff(b: Barber): string {
  const turn = b.head.turn;
  const path = smooth([
    [turn.x(128), 92],
    [turn.x(122), 78],
    [turn.x(136), 62],
    [turn.x(160), 58],
    [turn.x(180), 70],
    [turn.x(176), 88],
    [turn.x(156), 94],
  ]);
  return (
    fill(path, b.paint) +
    line(`M${n(turn.x(134))},84Q${n(turn.x(142))},68 ${n(turn.x(164))},66`, b.shine, 2.2, { opacity: 0.5 })
  );
}

function spikes(b: Barber): string {
  const turn = b.head.turn;
  const chance = new Chance(`spikes/${b.look.half}`);
  return times(9, (index) => {
    const x = turn.x(116 + index * 8.5);
    const low = 96 + chance.between(0, 14);
    return fill(
      `M${n(x - 6)},84Q${n(x)},${n(low - 8)} ${n(x + chance.between(-7, 7))},${n(low)}Q${n(x + 4)},${n(low - 10)} ${n(x + 7)},84Z`,
      index > 5 ? b.dark : b.paint,
    );
  });
}

function curls(b: Barber): Hair {
  const { look } = b;
  const half = look.half;
  const shift = b.back * b.aside * 6;
  const blob = (x: number, y: number, r: number): string => disc(x, y, r, x > AXIS + 14 ? b.dark : b.paint);
  const around = times(13, (index) => {
    const angle = Math.PI * (1.04 + (index / 12) * 0.92);
    return blob(AXIS + shift + (half + 7) * Math.cos(angle), 116 + 46 * Math.sin(angle), 13.5);
  });
  const low = look.woman
    ? [138, 156, 172]
        .map(
          (y, index) =>
            blob(AXIS + shift - half - 7 + index * 2, y, 14 - index) +
            blob(AXIS + shift + half + 7 - index * 2, y, 14 - index),
        )
        .join('')
    : '';
  const turn = b.head.turn;
  const front =
    times(6, (index) => blob(turn.x(118 + index * 13), 92 + (index % 2) * 4, 10)) +
    times(5, (index) => blob(turn.x(124 + index * 13), 78, 12)) +
    line(`M${n(turn.x(116))},88q3,-8 10,-8M${n(turn.x(134))},76q4,-7 11,-6`, b.shine, 2, { opacity: 0.5 });
  return { back: around + low, front: b.cap({ line: ROUND, top: 9, sides: 7 }) + front };
}

function locks(b: Barber): Hair {
  const lock = (x: number, low: number): string =>
    line(
      `M${n(x)},96Q${n(x + (x - AXIS) * 0.16)},140 ${n(x + (x - AXIS) * 0.1)},${low}`,
      x > AXIS + 16 ? b.dark : b.paint,
      8,
    ) +
    line(`M${n(x - 1)},104Q${n(x + (x - AXIS) * 0.16)},140 ${n(x + (x - AXIS) * 0.1)},${low - 4}`, b.shine, 1.2, {
      opacity: 0.3,
    });
  const left = b.earX(-1);
  const right = b.earX(1);
  return {
    back:
      b.mass(190, 5) +
      times(5, (index) => lock(left - 2 - index * 2 + index * 3, 200 + (index % 2) * 14)) +
      times(4, (index) => lock(right + 4 - index * 3, 196 + (index % 2) * 14)),
    front:
      b.cap({ line: HIGH, top: 8, sides: 7, burn: 136 }) +
      lock(left - 3, 206) +
      lock(left + 3, 186) +
      lock(right + 2, 200),
  };
}

function crest(b: Barber): string {
  const turn = b.head.turn;
  const from = turn.x(AXIS);
  const back = b.back * b.aside * 34;
  const path = smooth([
    [from - 9, 94],
    [from - 10 + back * 0.2, 66],
    [AXIS + back * 0.6 - 4, 50],
    [AXIS + back, 60],
    [AXIS + back * 1.2 + 8, 84],
    [from + 12, 86],
    [from + 8, 96],
  ]);
  return (
    fill(path, b.paint) +
    line(`M${n(from - 4)},88Q${n(from - 4)},66 ${n(AXIS + back * 0.6)},56`, b.shine, 2, { opacity: 0.5 })
  );
}

function tail(b: Barber): string {
  const x = AXIS + b.back * (26 + b.aside * 22);
  return (
    fill(
      smooth([
        [AXIS + b.back * b.aside * 30, 78],
        [x, 72],
        [x + b.back * 18, 96],
        [x + b.back * 16, 150],
        [x + b.back * 6, 204],
        [x - b.back * 4, 176],
        [x - b.back * 6, 120],
        [x - b.back * 12, 92],
      ]),
      b.dark,
    ) +
    line(`M${n(x + b.back * 4)},86Q${n(x + b.back * 14)},130 ${n(x + b.back * 6)},188`, b.shine, 2, { opacity: 0.4 }) +
    oval(AXIS + b.back * (18 + b.aside * 24), 80, 7, 9, '#2c2420')
  );
}

function plait(b: Barber): string {
  const x = b.earX(b.back) + b.back * 4;
  return (
    times(
      6,
      (index) =>
        oval(x + b.back * Math.sin(index * 0.5) * 3, 146 + index * 14, 8.4 - index * 0.5, 9, b.paint) +
        line(`M${n(x - 6)},${150 + index * 14}q6,6 12,0`, b.dark, 1.8),
    ) + disc(x + b.back * 1.5, 230, 4.4, '#b08a4a')
  );
}

function crownBraid(b: Barber): string {
  const turn = b.head.turn;
  return (
    times(9, (index) =>
      oval(turn.x(114 + index * 9), 84 - Math.sin((index / 8) * Math.PI) * 9, 7, 6, index > 5 ? b.dark : b.paint, {
        more: `transform="rotate(${index * 8 - 32} ${n(turn.x(114 + index * 9))} ${n(84 - Math.sin((index / 8) * Math.PI) * 9)})"`,
      }),
    ) +
    times(9, (index) =>
      line(`M${n(turn.x(112 + index * 9))},${n(82 - Math.sin((index / 8) * Math.PI) * 9)}l4,5`, b.shine, 1.3, {
        opacity: 0.5,
      }),
    )
  );
}

export function drawHair(ink: Ink, look: Look, head: Head): Hair {
  return STYLES[look.hair](new Barber(ink, look, head));
}
