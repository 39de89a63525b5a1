/** Where things lie on the galaxy: places of systems, lanes, regions. */
import { BEYOND } from './chart';
import { SYSTEMS } from './facts';
import type { Point } from '../../table/camera.svelte';

/** How large the galaxy is: on a page that is wider than high, on a tablet held upright (with as much room), on a phone. */
const SIZES = { wide: [1440, 570], upright: [1090, 752], phone: [1440, 1180] } as const;
export type Shape = keyof typeof SIZES;

/** Radius of a planet. */
export const RADIUS = 21;

/** Each lane once. */
export const LANES: readonly [string, string][] = Object.entries(SYSTEMS).flatMap(([id, system]) =>
  system.adjacent.filter((other) => id < other).map((other): [string, string] => [id, other]),
);

/** Where everything lies: as the page's shape wants it; farther apart on a phone, whose map is moved. */
class Sky {
  shape = $state<Shape>('wide');
  readonly width = $derived(SIZES[this.shape][0]);
  readonly height = $derived(SIZES[this.shape][1]);
  /** Where the left-most and top-most system can lie, and how far it is from there to the last one. */
  readonly #galaxy = $derived({ x: 70, y: 20, width: this.width - 140, height: this.height - 60 });
  readonly at: Readonly<Record<string, Point>> = $derived(
    Object.fromEntries(
      Object.entries(SYSTEMS).map(([id, system]) => [
        id,
        {
          x: Math.round(this.#galaxy.x + system.at[0] * this.#galaxy.width),
          y: Math.round(this.#galaxy.y + system.at[1] * this.#galaxy.height),
        },
      ]),
    ),
  );
  /** Where the picture of the regions lies. */
  readonly nebulae = $derived({
    x: this.#galaxy.x - BEYOND.x * this.#galaxy.width,
    y: this.#galaxy.y - BEYOND.y * this.#galaxy.height,
    width: (1 + 2 * BEYOND.x) * this.#galaxy.width,
    height: (1 + 2 * BEYOND.y) * this.#galaxy.height,
  });
}
export const sky = new Sky();

/** Chance for the backdrop, which is always the same: from 0 to 1. */
function roll(n: number, salt: number): number {
  const value = Math.sin(n * 127.1 + salt * 311.7) * 43758.5453;
  return value - Math.floor(value);
}
const anywhere = (n: number): Point => ({ x: roll(n, 1) * 1840 - 200, y: roll(n, 2) * 1680 - 250 });
const WARMTH = ['#ffffff', '#dfe9ff', '#bcd2ff', '#fff1da', '#ffd9b8'] as const;

/** Stars of the backdrop: many far ones, some near ones with a shine around them, and a few that sparkle. */
export const STARS: readonly (Point & { r: number; light: number; hue: string })[] = Array.from(
  { length: 420 },
  (_, n) => ({
    ...anywhere(n),
    r: n % 7 ? 0.4 + roll(n, 3) * 0.6 : 0.9 + roll(n, 3) * 0.6,
    light: 0.2 + roll(n, 4) * (n % 7 ? 0.5 : 0.8),
    hue: WARMTH[Math.floor(roll(n, 5) * WARMTH.length)]!,
  }),
);
export const SPARKLES: readonly (Point & { r: number })[] = Array.from({ length: 22 }, (_, n) => ({
  ...anywhere(1000 + n),
  r: 9 + roll(n, 6) * 12,
}));
/** The rays of a star that sparkles, as far as 1. */
export const RAYS = 'M-1 0L0 -.035L1 0L0 .035ZM0 -1L.035 0L0 1L-.035 0Z';

/** The line between two planets, from edge to edge. */
export function lane(from: string, to: string): { x1: number; y1: number; x2: number; y2: number } {
  const [a, b] = [sky.at[from]!, sky.at[to]!];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [x, y] = [((b.x - a.x) / length) * (RADIUS + 8), ((b.y - a.y) / length) * (RADIUS + 8)];
  return { x1: a.x + x, y1: a.y + y, x2: b.x - x, y2: b.y - y };
}

/** Around which point the way from one planet to another is bent. */
function bend(from: string, to: string): { x: number; y: number } {
  const { x1, y1, x2, y2 } = lane(from, to);
  return { x: (x1 + x2) / 2 - (y2 - y1) * 0.18, y: (y1 + y2) / 2 + (x2 - x1) * 0.18 };
}

/** A curved arrow from one planet to another. */
export function flight(from: string, to: string): string {
  const { x1, y1, x2, y2 } = lane(from, to);
  const { x, y } = bend(from, to);
  return `M${x1} ${y1}Q${x} ${y} ${x2} ${y2}`;
}

/** Where one is on that way after a part of it. */
export function underWay(from: string, to: string, part: number): { x: number; y: number } {
  const { x1, y1, x2, y2 } = lane(from, to);
  const { x, y } = bend(from, to);
  const [behind, turning, ahead] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
  return { x: behind * x1 + turning * x + ahead * x2, y: behind * y1 + turning * y + ahead * y2 };
}
