/** Where things lie on the galaxy: places of systems, lanes, regions. */
import { REGIONS, SYSTEMS } from './facts';
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

/** Colour of each region's space. */
export const HUES = ['#2f8f9a', '#8f8a2f', '#b0682f', '#4f8fc8', '#6a5ad0', '#3f9a55', '#c0953a', '#b0468f'] as const;
interface Cloud extends Point {
  size: number;
  hue: string;
}

/** Where everything lies: as the page's shape wants it; farther apart on a phone, whose map is moved. */
class Sky {
  shape = $state<Shape>('wide');
  readonly width = $derived(SIZES[this.shape][0]);
  readonly height = $derived(SIZES[this.shape][1]);
  readonly at: Readonly<Record<string, Point>> = $derived(
    Object.fromEntries(
      Object.entries(SYSTEMS).map(([id, system]) => [
        id,
        {
          x: Math.round(70 + system.at[0] * (this.width - 140)),
          y: Math.round(20 + system.at[1] * (this.height - 60)),
        },
      ]),
    ),
  );
  readonly clouds: readonly Cloud[] = $derived(
    Object.values(REGIONS).flatMap((region, place) => {
      const spots = region.systems.map((id) => this.at[id]!);
      const middle = {
        x: spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length,
        y: spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length,
      };
      const hue = HUES[place]!;
      return [
        { ...middle, size: 210, hue },
        ...spots.map((spot) => ({ x: (spot.x * 3 + middle.x) / 4, y: (spot.y * 3 + middle.y) / 4, size: 130, hue })),
      ];
    }),
  );
}
export const sky = new Sky();

/** Stars of the backdrop: always the same. */
export const STARS: readonly { x: number; y: number; r: number; light: number }[] = Array.from(
  { length: 420 },
  (_, n) => {
    const roll = (salt: number): number => {
      const value = Math.sin(n * 127.1 + salt * 311.7) * 43758.5453;
      return value - Math.floor(value);
    };
    return {
      x: roll(1) * 1840 - 200,
      y: roll(2) * 1680 - 250,
      r: 0.5 + roll(3) * 0.9,
      light: 0.2 + roll(4) * 0.6,
    };
  },
);

/** The line between two planets, from edge to edge. */
export function lane(from: string, to: string): { x1: number; y1: number; x2: number; y2: number } {
  const [a, b] = [sky.at[from]!, sky.at[to]!];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [x, y] = [((b.x - a.x) / length) * (RADIUS + 8), ((b.y - a.y) / length) * (RADIUS + 8)];
  return { x1: a.x + x, y1: a.y + y, x2: b.x - x, y2: b.y - y };
}

/** A curved arrow from one planet to another. */
export function flight(from: string, to: string): string {
  const { x1, y1, x2, y2 } = lane(from, to);
  const [x, y] = [(x1 + x2) / 2 - (y2 - y1) * 0.18, (y1 + y2) / 2 + (x2 - x1) * 0.18];
  return `M${x1} ${y1}Q${x} ${y} ${x2} ${y2}`;
}
