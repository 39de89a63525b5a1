/** What hangs in the sky: planets, moons, suns, the Death Star. */
import { type Colour, lighter, mix } from '../draw/colour';
import { box, disc, fill, n, oval, ring, times } from '../draw/shapes';
import type { Stage } from '../draw/stage';

/** A world's colours: its ground, its night, its air. */
export type World = readonly [base: Colour, night: Colour, air: Colour];

export const WORLDS = {
  ocean: ['#4f8fd8', '#0b1c3c', '#8fd0ff'],
  desert: ['#c98a52', '#2b130a', '#ffc890'],
  green: ['#7aa06a', '#0d2114', '#b4f0b0'],
  violet: ['#b9a6d8', '#1e1436', '#dcc8ff'],
  red: ['#e0714a', '#5a1c18', '#ffb890'],
  ice: ['#c8dcec', '#1a3050', '#e8f6ff'],
  gas: ['#d9a070', '#3a1a14', '#ffd8a8'],
  blood: ['#a83248', '#1d050c', '#ff8a90'],
  steel: ['#5c86b0', '#0a1526', '#a9d2ff'],
} as const satisfies Record<string, World>;

interface Globe {
  x: number;
  y: number;
  radius: number;
  world: World;
  /** Stripes, as a gas giant has them; otherwise clouds. */
  bands?: number;
  /** Where the light comes from, in parts of the globe. */
  lit?: readonly [number, number];
}

export function planet(stage: Stage, { x, y, radius, world, bands = 0, lit = [0.32, 0.28] }: Globe): void {
  const [base, night, air] = world;
  const around = stage.orb([
    [0.8, air, 0],
    [0.885, air, 0.55],
    [0.93, air, 0.18],
    [1, air, 0],
  ]);
  const ground = stage.orb(
    [
      [0, lighter(base, 0.25)],
      [0.4, base],
      [0.8, mix(base, night, 0.75)],
      [1, night],
    ],
    { radius: 0.72, from: lit },
  );
  stage.paint(disc(x, y, radius * 1.13, around), disc(x, y, radius, ground));
  const outline = circle(x, y, radius);
  stage.through(outline, () => {
    if (bands) stage.paint(stripes(stage, x, y, radius, bands, base, night));
    else
      stage.cloud(lighter(base, 0.6), {
        x,
        y,
        rx: radius,
        ry: radius,
        fine: 1.5 / radius,
        opacity: 0.55,
        cover: -1.2,
        flat: 1.8,
      });
  });
  const shade = stage.fadeOver(
    [
      [0, '#02040c', 0],
      [0.25, '#02040c', 0.12],
      [0.65, '#02040c', 0.8],
      [1, '#02040c', 0.96],
    ],
    x - radius * 0.3,
    y - radius * 0.3,
    x + radius * 0.72,
    y + radius * 0.72,
  );
  stage.paint(disc(x, y, radius, shade));
}

export function circle(x: number, y: number, radius: number): string {
  return `M${n(x - radius)},${n(y)}a${n(radius)},${n(radius)} 0 1 0 ${n(radius * 2)},0a${n(radius)},${n(radius)} 0 1 0 ${n(-radius * 2)},0Z`;
}

function stripes(
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  bands: number,
  base: Colour,
  night: Colour,
): string {
  const { chance } = stage;
  return times(bands, (index) => {
    const level = y - radius + (2 * radius * (index + chance.next())) / bands;
    const paint = chance.pick(['#ffffff', night, lighter(base, 0.4)]);
    return oval(x, level, radius * 1.1, chance.between(2, Math.max(3, radius / bands)), paint, {
      opacity: chance.between(0.1, 0.24),
    });
  });
}

/** A flat ring round a world: the far half is drawn before the globe, the near half after it. */
export function halfRing(
  x: number,
  y: number,
  rx: number,
  ry: number,
  near: boolean,
  paint: Colour,
  width: number,
): string {
  const sweep = near ? 0 : 1;
  return `<path d="M${n(x - rx)},${n(y)}A${n(rx)},${n(ry)} 0 0 ${sweep} ${n(x + rx)},${n(y)}" fill="none" stroke="${paint}" stroke-width="${width}"/>`;
}

export function sun(
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  core: Colour,
  glow: Colour,
  reach = radius * 5,
): void {
  stage.paint(stage.glow(x, y, reach, glow, 0.75), disc(x, y, radius, core));
}

/** The Death Star, or what there is of it. */
export function deathStar(stage: Stage, x: number, y: number, radius: number, unfinished = false): void {
  const { chance } = stage;
  const shell = stage.orb(
    [
      [0, '#c4ccd6'],
      [0.45, '#79848f'],
      [0.85, '#1b222b'],
      [1, '#0b0f16'],
    ],
    { radius: 0.75, from: [0.26, 0.24] },
  );
  const plates = times(Math.round(radius * 0.9), () => {
    const level = chance.between(-1, 1);
    const half = radius * Math.sqrt(1 - level * level);
    const paint = chance.pick(['#0a0e14', '#0a0e14', '#ffffff']);
    return box(
      x - half + chance.next() * 2 * half,
      y + level * radius,
      chance.between(2, radius * 0.3),
      chance.between(0.6, 2.4),
      paint,
      {
        opacity: chance.pick([0.24, 0.16, 0.09]),
      },
    );
  });
  const windows = times(Math.round(radius * 0.5), () => {
    const level = chance.between(-0.9, 0.9);
    const half = radius * Math.sqrt(1 - level * level);
    return box(x - half * 0.2 + chance.next() * half, y + level * radius, 1, 1, '#ffe9b8', { opacity: 0.75 });
  });
  const trench =
    box(x - radius, y - radius * 0.035, 2 * radius, radius * 0.075, '#06090e', { opacity: 0.85 }) +
    box(x - radius, y + radius * 0.04, 2 * radius, Math.max(0.7, radius * 0.014), '#ffffff', { opacity: 0.25 });
  const shade = stage.fadeOver(
    [
      [0, '#02040c', 0],
      [0.3, '#02040c', 0.2],
      [1, '#02040c', 0.92],
    ],
    x - radius * 0.25,
    y - radius * 0.25,
    x + radius * 0.65,
    y + radius * 0.65,
  );
  const whole =
    disc(x, y, radius, shell) +
    stage.within(circle(x, y, radius), plates + windows + trench + dish(stage, x, y, radius)) +
    disc(x, y, radius, shade);
  stage.paint(
    unfinished ? stage.within(brokenCircle(stage, x, y, radius), whole) + girders(stage, x, y, radius) : whole,
  );
}

function dish(stage: Stage, x: number, y: number, radius: number): string {
  const dx = x - radius * 0.34;
  const dy = y - radius * 0.43;
  const dr = radius * 0.25;
  const bowl = stage.orb(
    [
      [0, '#454f5c'],
      [0.6, '#252d37'],
      [1, '#10151c'],
    ],
    { radius: 0.6, from: [0.7, 0.75] },
  );
  return (
    disc(dx, dy, dr, bowl) +
    ring(dx, dy, dr, '#ffffff', Math.max(0.8, radius * 0.015), { opacity: 0.28 }) +
    disc(dx, dy, dr * 0.13, '#9fb0bf', { opacity: 0.8 })
  );
}

/** The built half of the second Death Star: a ragged edge where the work goes on. */
function brokenCircle(stage: Stage, x: number, y: number, radius: number): string {
  const { chance } = stage;
  let edge = `M${n(x - radius * 1.02)},${n(y - radius * 1.02)}H${n(x + radius * 0.2)}`;
  for (let step = 0; step <= 9; step++) {
    const level = y - radius + (2 * radius * step) / 9;
    edge += `L${n(x + radius * chance.between(-0.05, 0.62))},${n(level)}V${n(level + radius * 0.1)}`;
  }
  return `${edge}L${n(x - radius * 1.02)},${n(y + radius * 1.02)}Z`;
}

function girders(stage: Stage, x: number, y: number, radius: number): string {
  const { chance } = stage;
  const bars = times(16, () => {
    const level = chance.between(-0.75, 0.75);
    const half = radius * Math.sqrt(1 - level * level);
    return `M${n(x + radius * 0.1)},${n(y + level * radius)}L${n(x + half * chance.between(0.6, 0.98))},${n(y + level * radius * 0.9)}`;
  });
  const arcs = times(
    3,
    (index) =>
      `M${n(x + radius * 0.2)},${n(y - radius * 0.9)}A${n(radius * (0.5 + index * 0.25))},${n(radius)} 0 0 1 ${n(x + radius * 0.2)},${n(y + radius * 0.9)}`,
  );
  return `<path d="${bars}${arcs}" fill="none" stroke="#59646f" stroke-width="${n(Math.max(0.8, radius * 0.018))}" opacity=".8"/>`;
}

/** A ridge of hills from edge to edge. */
export function ridge(points: readonly number[], base: number, paint: Colour, opacity = 1): string {
  const step = 300 / (points.length - 1);
  const tops = points.map((level, index) => `L${n(index * step)},${n(base - level)}`).join('');
  return fill(`M0,300${tops}L300,300Z`, paint, { opacity });
}

/** A gentle wave of ground from edge to edge. */
export function dune(left: number, middle: number, right: number, paint: Colour): string {
  return fill(`M0,${left}Q75,${n((left + middle) / 2 - 14)} 150,${middle}T300,${right}V300H0Z`, paint);
}
