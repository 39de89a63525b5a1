/** Where things lie on the galaxy: places of systems, lanes, regions. */
import { BEYOND } from './chart';
import { SYSTEMS } from './facts';
import { MARGIN, type Point } from '../../table/camera.svelte';

/** How much room the galaxy takes with the margin around it, in its own units: on a desk, and on a phone, whose map is moved. */
const ROOM = { desk: 800_000, phone: 1_860_000 } as const;
/** It takes the shape of the page in steps: what stands on it does not move with every line that comes or goes. */
const STEP = 0.1;
export interface Size {
  width: number;
  height: number;
}

/** How large the galaxy is so that it fills this part of a page. */
export function sizeIn(free: Size, narrow = false): Size {
  const aspect = Math.min(3.2, Math.max(0.7, Math.round(free.width / free.height / STEP) * STEP));
  const room = narrow ? ROOM.phone : ROOM.desk;
  return {
    width: Math.round(Math.sqrt(room * aspect)) - 2 * MARGIN,
    height: Math.round(Math.sqrt(room / aspect)) - 2 * MARGIN,
  };
}

/** How far the outermost planets stay from the edges: names stand below them, units and leaders beside them. */
const EDGE = { left: 56, right: 60, top: 46, bottom: 52 } as const;
const places = Object.values(SYSTEMS).map(({ at }) => at);
const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
const FIRST: Point = { x: Math.min(...xs), y: Math.min(...ys) };
const LAST: Point = { x: Math.max(...xs), y: Math.max(...ys) };

/** Where the chart of the systems lies on a galaxy of this size, so that its planets reach the edges. */
function inner({ width, height }: Size): Point & Size {
  const wide = (width - EDGE.left - EDGE.right) / (LAST.x - FIRST.x);
  const high = (height - EDGE.top - EDGE.bottom) / (LAST.y - FIRST.y);
  return { x: EDGE.left - FIRST.x * wide, y: EDGE.top - FIRST.y * high, width: wide, height: high };
}

/** Where a system lies in a galaxy of this size. */
export function placeIn(size: Size, id: string): Point {
  const galaxy = inner(size);
  const [right, down] = SYSTEMS[id]!.at;
  return { x: Math.round(galaxy.x + right * galaxy.width), y: Math.round(galaxy.y + down * galaxy.height) };
}

/** Radius of a planet. */
export const RADIUS = 21;

/** Each lane once. */
export const LANES: readonly [string, string][] = Object.entries(SYSTEMS).flatMap(([id, system]) =>
  system.adjacent.filter((other) => id < other).map((other): [string, string] => [id, other]),
);

/** Where everything lies: as the page's shape wants it; farther apart on a phone, whose map is moved. */
class Sky {
  narrow = $state(false);
  #size = $state.raw<Size>(sizeIn({ width: 2.6, height: 1 }));
  readonly width = $derived(this.#size.width);
  readonly height = $derived(this.#size.height);
  readonly #galaxy = $derived(inner(this.#size));
  readonly at: Readonly<Record<string, Point>> = $derived(
    Object.fromEntries(Object.keys(SYSTEMS).map((id) => [id, placeIn(this.#size, id)])),
  );

  /** Take the shape of this part of the page; whether that is another one than before. */
  fill(free: Size, narrow: boolean): boolean {
    const size = sizeIn(free, narrow);
    const { width, height } = this.#size;
    this.narrow = narrow;
    if (size.width === width && size.height === height) return false;
    this.#size = size;
    return true;
  }

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
const anywhere = (n: number): Point => ({ x: roll(n, 1) * 1840 - 200, y: roll(n, 2) * 2000 - 250 });
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
