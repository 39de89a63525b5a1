/** How a fight is framed: what is asked about as large as there is room for, and of the other ships as many as that allows. */
import { around, type Box, type Point } from '../../table/camera.svelte';
import type { Size } from './room';

/** How near one looks, in pixels a millimetre. */
export interface Nearness {
  /** Nothing is gained by being nearer. */
  readonly close: number;
  /** From here on larger ships are worth more than other ships in the picture. */
  readonly enough: number;
  /** So far away one looks for company: what is asked about is not alone in empty space where another ship can be shown with it. */
  readonly far?: number;
}

export interface Shot {
  readonly scale: number;
  readonly middle: Point;
}

/** Millimetres from the middle of a ship to where it ends, however it stands. */
const SHIP = 28;
/** How many places the window tries along each side, and how many steps back. */
const TRIED = 9;
const STEPS = [1, 0.94, 0.88];

const fitting = (box: Box, { width, height }: Size): number =>
  Math.min(width / (box.right - box.left), height / (box.bottom - box.top));

/** The others that come into the picture while everything in it stays large enough, the nearest to what matters first. */
function joined(hearts: readonly Point[], others: readonly Point[], free: Size, { enough, far }: Nearness): Point[] {
  const off = (one: Point): number => Math.min(...hearts.map((heart) => Math.hypot(heart.x - one.x, heart.y - one.y)));
  const seen = [...hearts];
  let ships = 0;
  for (const one of [...others].sort((a, b) => off(a) - off(b))) {
    const least = ships > 1 ? enough : (far ?? enough);
    const now = fitting(around(seen, SHIP), free);
    if (fitting(around([...seen, one], SHIP), free) < Math.min(least, now)) continue;
    seen.push(one);
    ships += 1;
  }
  return seen;
}

/** Where the middle of a window of this size may be that shows everything from `low` to `high`, as near to `wished` as it can. */
function places(wished: number, low: number, high: number, size: number): number[] {
  const [least, most] = [high - size / 2, low + size / 2];
  if (least >= most) return [(low + high) / 2];
  const tried = Array.from({ length: TRIED }, (_, place) => least + ((most - least) * place) / (TRIED - 1));
  return [Math.min(Math.max(wished, least), most), ...tried];
}

/** How many ships the edge of the window cuts. */
function cut(ships: readonly Point[], middle: Point, width: number, height: number): number {
  return ships.filter((ship) => {
    const aside = Math.abs(ship.x - middle.x) - width / 2;
    const away = Math.abs(ship.y - middle.y) - height / 2;
    return Math.max(aside, away) > -SHIP && Math.max(aside, away) < SHIP;
  }).length;
}

/** The picture of a window of this size: the `hearts` are always in it, and beside every ship there is room to write. */
export function compose(
  hearts: readonly Point[],
  others: readonly Point[],
  window: Size,
  writing: Size,
  nearness: Nearness,
): Shot {
  const { close, far = 0 } = nearness;
  const free = {
    width: Math.max(1, window.width - 2 * writing.width),
    height: Math.max(1, window.height - 2 * writing.height),
  };
  const seen = joined(hearts, others, free, nearness);
  const box = around(seen, SHIP);
  const all = around([...hearts, ...others], 0);
  const wished = { x: (all.left + all.right) / 2, y: (all.top + all.bottom) / 2 };
  const nearest = Math.min(close, fitting(box, free));
  let best: Shot = { scale: nearest, middle: wished };
  let least = Infinity;
  for (const [back, step] of STEPS.entries()) {
    const scale = Math.max(nearest * step, Math.min(nearest, far));
    const [width, height] = [free.width / scale, free.height / scale];
    for (const x of places(wished.x, box.left, box.right, width))
      for (const y of places(wished.y, box.top, box.bottom, height)) {
        const off = Math.hypot(x - wished.x, y - wished.y) / 1000;
        const price = cut(others, { x, y }, width, height) + back * 0.4 + off;
        if (price < least) [best, least] = [{ scale, middle: { x, y } }, price];
      }
  }
  return best;
}
