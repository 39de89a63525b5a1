/** Open space: nebulae, orbits, asteroids, battle, the trench, hyperspace. */
import { type Colour, darker, lighter, mix } from '../draw/colour';
import { RIGHT, SLANT, LEFT } from '../draw/ink';
import { box, disc, fill, line, n, oval, sheet, smooth, times } from '../draw/shapes';
import type { Place, Stage } from '../draw/stage';
import { deathStar, planet, WORLDS, type World } from './sky';

/** Night, nebula, second nebula. */
export type Nebula = readonly [Colour, Colour, Colour];

export const NEBULAE = {
  blue: ['#0a1334', '#2a4fb0', '#7d3aa6'],
  teal: ['#08182c', '#1b7390', '#3c4fc2'],
  rose: ['#140b2a', '#7a2f8f', '#c4516a'],
  amber: ['#0b1220', '#35506f', '#a05a3c'],
  ember: ['#160a14', '#8a2f2a', '#d87a34'],
  crimson: ['#12060e', '#7a1a34', '#4a2a7a'],
  green: ['#06140e', '#1b6a4a', '#2a5a6a'],
  steel: ['#0a1020', '#2c4a70', '#5a5a86'],
  night: ['#050812', '#1c2c55', '#2c2452'],
  rebel: ['#100d24', '#5b3a7a', '#b0563c'],
} as const satisfies Record<string, Nebula>;

/** Where a planet hangs: [x, y, radius]. */
const ORBITS = [
  [40, 330, 150],
  [262, 318, 140],
  [250, 52, 46],
  [36, 60, 40],
] as const;

export interface SpaceWish {
  nebula?: Nebula;
  /** A planet here, or none; left out, chance decides. */
  planet?: readonly [number, number, number] | null;
  world?: World;
  bands?: number;
  deathStar?: readonly [number, number, number];
  unfinished?: boolean;
}

export function paintSpace(stage: Stage, wish: SpaceWish = {}): void {
  const { chance } = stage;
  const [night, near, far] = wish.nebula ?? chance.pick([NEBULAE.blue, NEBULAE.teal, NEBULAE.rose, NEBULAE.amber]);
  stage.paint(sheet(stage.fade([darker(night, 0.35), night], SLANT)), stage.stars(50, 0, 300, 0.8));
  stage.cloud(near, { x: 110, y: 120, rx: 230, ry: 170, fine: 0.008, opacity: 0.85, cover: -0.85 });
  stage.cloud(far, { x: 215, y: 190, rx: 190, ry: 150, fine: 0.012, opacity: 0.75, cover: -0.95 });
  stage.cloud(darker(night, 0.55), {
    x: chance.between(90, 210),
    y: chance.between(110, 200),
    rx: 150,
    ry: 110,
    fine: 0.016,
    opacity: 0.6,
    cover: -1.05,
  });
  stage.cloud(lighter(near, 0.5), { x: 150, y: 140, rx: 150, ry: 90, fine: 0.018, opacity: 0.5, cover: -1.15 });
  stage.paint(stage.stars(70), brightStars(stage, 3));
  if (wish.deathStar) deathStar(stage, ...wish.deathStar, wish.unfinished);
  if (wish.planet !== null) {
    const [x, y, radius] = wish.planet ?? chance.pick(ORBITS);
    const world = wish.world ?? chance.pick([WORLDS.ocean, WORLDS.desert, WORLDS.green, WORLDS.violet]);
    planet(stage, { x, y, radius, world, bands: wish.bands ?? (chance.odds(0.4) ? 6 : 0) });
  }
  stage.ambient = night;
}

function brightStars(stage: Stage, count: number): string {
  const { chance } = stage;
  return times(count, () => {
    const x = chance.between(20, 280);
    const y = chance.between(14, 200);
    const reach = chance.between(5, 10);
    const cross = `M${n(x - reach)},${n(y)}L${n(x)},${n(y - 0.7)}L${n(x + reach)},${n(y)}L${n(x)},${n(y + 0.7)}ZM${n(x)},${n(y - reach)}L${n(x + 0.7)},${n(y)}L${n(x)},${n(y + reach)}L${n(x - 0.7)},${n(y)}Z`;
    return stage.glow(x, y, reach, '#cfe0ff', 0.5) + fill(cross, '#ffffff', { opacity: 0.85 });
  });
}

export const space =
  (wish: SpaceWish = {}): Place =>
  (stage) =>
    paintSpace(stage, wish);

/** Low over a world: its curve fills the lower third. */
export const orbit =
  (world: World, nebula: Nebula = NEBULAE.night): Place =>
  (stage) =>
    paintSpace(stage, { nebula, planet: [150, 392, 196], world, bands: 0 });

export const asteroids: Place = (stage) => {
  const { chance } = stage;
  paintSpace(stage, { planet: null, nebula: NEBULAE.amber });
  const sizes = [46, 38, 30, 22, 18, 16, 14, 12, 10, 9, 8, 7, 6];
  stage.paint(sizes.map((size) => rock(stage, chance.between(-10, 310), chance.between(0, 300), size)).join(''));
};

/** A lump of rock lit from the upper left. */
export function rock(stage: Stage, x: number, y: number, radius: number): string {
  const { chance } = stage;
  const points = Array.from({ length: 11 }, (_, index) => {
    const angle = (index / 11) * Math.PI * 2;
    const reach = radius * chance.between(0.74, 1.06);
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle) * 0.86] as const;
  });
  const outline = smooth(points);
  const stone = stage.ball('#c4b49c', '#6a5c4c', '#17130f');
  const craters = times(Math.max(2, Math.round(radius / 7)), () => {
    const angle = chance.between(0, 6.28);
    const reach = radius * chance.between(0.1, 0.62);
    const size = radius * chance.between(0.08, 0.2);
    const cx = x + reach * Math.cos(angle);
    const cy = y + reach * Math.sin(angle) * 0.8;
    return (
      oval(cx, cy, size, size * 0.8, '#1c1712', { opacity: 0.5 }) +
      oval(cx + size * 0.15, cy + size * 0.2, size * 0.8, size * 0.6, '#8a7a64', { opacity: 0.35 })
    );
  });
  return fill(outline, stone) + stage.within(outline, craters);
}

/** A fight: something has just blown up. */
export const battle =
  ({
    nebula = NEBULAE.ember,
    x = 190,
    y = 120,
    world,
  }: { nebula?: Nebula; x?: number; y?: number; world?: World } = {}): Place =>
  (stage) => {
    paintSpace(stage, { nebula, planet: [262, 322, 140], world: world ?? WORLDS.desert });
    explosion(stage, x, y);
    stage.ambient = '#1c0d10';
  };

export function explosion(stage: Stage, x: number, y: number, size = 1): void {
  const { chance } = stage;
  stage.paint(stage.glow(x, y, 110 * size, '#ff9a3c', 0.95));
  stage.cloud('#ffd27a', { x, y, rx: 78 * size, ry: 70 * size, fine: 0.025, opacity: 1, cover: -0.8 });
  stage.cloud('#ff5a2a', { x: x - 10, y: y + 14, rx: 90 * size, ry: 80 * size, fine: 0.02, cover: -1 });
  stage.cloud('#3a1210', {
    x: x + 12,
    y: y - 12,
    rx: 84 * size,
    ry: 76 * size,
    fine: 0.024,
    opacity: 0.75,
    cover: -1.15,
  });
  const sparks = times(30, () => {
    const angle = chance.between(0, 6.28);
    const from = chance.between(30, 70) * size;
    const to = from + chance.between(10, 50) * size;
    const ray = `M${n(x + from * Math.cos(angle))},${n(y + from * Math.sin(angle))}L${n(x + to * Math.cos(angle))},${n(y + to * Math.sin(angle))}`;
    return line(ray, '#ffe2a0', chance.between(0.7, 2.2), { opacity: chance.between(0.3, 0.9) });
  });
  const shards = times(9, () => {
    const angle = chance.between(0, 6.28);
    const far = chance.between(34, 96) * size;
    const cx = x + far * Math.cos(angle);
    const cy = y + far * Math.sin(angle);
    const r = chance.between(2, 6);
    return fill(`M${n(cx)},${n(cy - r)}l${n(r)},${n(r * 1.4)}l${n(-r * 1.7)},${n(r * 0.3)}Z`, '#1a1014');
  });
  stage.paint(stage.glow(x, y, 42 * size, '#fff6d8', 1), sparks, shards);
}

/** The Death Star's trench, flown through. */
export const trench: Place = (stage) => {
  const { chance } = stage;
  paintSpace(stage, { planet: null, nebula: NEBULAE.night });
  const near = stage.fade(['#232b36', '#7d8b99'], RIGHT);
  const far = stage.fade(['#161c25', '#5d6a78'], LEFT);
  const floor = stage.fade([
    [0, '#8b98a5'],
    [0.2, '#39424e'],
    [1, '#0d1117'],
  ]);
  stage.paint(
    fill('M0,96L132,132V152L0,300Z', near),
    fill('M300,96L168,132V152L300,300Z', far),
    fill('M132,152H168L300,300H0Z', floor),
    line('M0,96L132,132M300,96L168,132', '#dfeaf5', 1.6, { opacity: 0.5 }),
  );
  for (let step = 1; step < 10; step++) {
    const t = (step / 10) ** 1.8;
    const x = 132 - 132 * t;
    const top = 132 - 36 * t;
    const bottom = 152 + 148 * t;
    stage.paint(
      `<path d="M${n(x)},${n(top)}V${n(bottom)}H${n(300 - x)}V${n(top)}" fill="none" stroke="#05080c" stroke-opacity=".6" stroke-width="${n(0.6 + 3 * t)}"/>`,
    );
    for (let block = 0; block < 4; block++) {
      const y = top + (bottom - top) * chance.between(0.05, 0.85);
      const high = (6 + 26 * t) * chance.between(0.3, 1);
      const wide = 3 + 18 * t;
      stage.paint(
        box(x - wide, y, wide, high, chance.pick(['#0c1117', '#4d5966', '#1b222b', '#6f7d8a']), { opacity: 0.75 }),
        box(300 - x, y, wide, high, chance.pick(['#0c1117', '#3a444f', '#141a21']), { opacity: 0.75 }),
        chance.odds(0.4) ? box(x - wide + 1, y + 2, 1 + t * 2, 1 + t, '#ffe6a8') : '',
      );
    }
  }
  stage.paint(stage.glow(150, 142, 60, '#cfe6ff', 0.55));
  stage.ambient = '#0b0f16';
};

/** Starlines. */
export const hyperspace: Place = (stage) => {
  const { chance } = stage;
  stage.paint(
    sheet(
      stage.orb(
        [
          [0, '#eaf4ff'],
          [0.16, '#7fb4ff'],
          [0.45, '#1d3f9a'],
          [1, '#040a22'],
        ],
        { y: 0.46, radius: 0.72 },
      ),
    ),
  );
  stage.cloud('#9fd0ff', { x: 150, y: 138, rx: 190, ry: 190, fine: 0.02, opacity: 0.5, cover: -1.1 });
  stage.paint(
    times(130, () => {
      const angle = chance.between(0, 6.283);
      const from = chance.between(16, 120);
      const to = from * chance.between(1.25, 2.2) + 14;
      const ray = `M${n(150 + from * Math.cos(angle))},${n(138 + from * Math.sin(angle))}L${n(150 + to * Math.cos(angle))},${n(138 + to * Math.sin(angle))}`;
      return line(ray, chance.pick(['#ffffff', '#cfe6ff', '#8fc0ff']), chance.between(0.5, 2.4), {
        opacity: chance.between(0.25, 0.95),
      });
    }),
    stage.glow(150, 138, 70, '#ffffff', 0.9),
  );
  stage.ambient = '#0a1a44';
};

/** The shipyards: ribs of a great ship in its dock. */
export const shipyard: Place = (stage) => {
  paintSpace(stage, { nebula: NEBULAE.steel, planet: [70, 350, 150], world: WORLDS.steel });
  const steel = stage.fade(['#8f9caa', '#2c3642']);
  stage.paint(
    fill('M0,86L300,40V58L0,108Z', steel),
    fill('M0,206L300,232V246L0,226Z', steel),
    times(9, (index) => {
      const x = 16 + index * 34;
      return line(
        `M${x},${n(103 - x * 0.15)}Q${x + 20},${n(155)} ${x},${n(208 + x * 0.08)}`,
        mix('#6f7d8b', '#1b222b', index / 10),
        4.5 - index * 0.2,
      );
    }),
    times(60, () =>
      box(
        stage.chance.between(0, 300),
        stage.chance.between(60, 236),
        1.4,
        1.2,
        stage.chance.pick(['#ffe9b0', '#9fd8ff']),
        { opacity: stage.chance.between(0.4, 1) },
      ),
    ),
  );
  const spark = [
    [96, 92],
    [212, 226],
    [250, 66],
  ] as const;
  stage.paint(...spark.map(([x, y]) => stage.glow(x, y, 16, '#bfe6ff', 0.9) + disc(x, y, 1.8, '#ffffff')));
};

/** What is left of Alderaan. */
export const wreckage: Place = (stage) => {
  const { chance } = stage;
  paintSpace(stage, { nebula: NEBULAE.ember, planet: null });
  stage.paint(stage.glow(170, 130, 150, '#ffb070', 0.45));
  stage.paint(
    times(40, () => rock(stage, 150 + chance.between(-160, 160), 140 + chance.between(-90, 120), chance.between(2, 9))),
  );
  stage.paint(rock(stage, 90, 110, 34), rock(stage, 214, 168, 42), rock(stage, 176, 88, 20));
};
