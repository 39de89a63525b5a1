/** Light that binds a subject to its place: rim, shade, bloom, haze, vignette. */
import { type Colour, rgb } from '../draw/colour';
import type { Film } from './film';

/** One number for each pixel. */
interface Map1 {
  width: number;
  height: number;
  values: Float32Array;
}

/** Coverage at half the size: enough for soft light, a quarter of the work. */
function halfAlpha(film: Film): Map1 {
  const width = film.width >> 1;
  const height = film.height >> 1;
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (2 * y * film.width + 2 * x) * 4 + 3;
      const under = at + film.width * 4;
      values[y * width + x] =
        (film.pixels[at]! + film.pixels[at + 4]! + film.pixels[under]! + film.pixels[under + 4]!) / 1020;
    }
  return { width, height, values };
}

/** A running mean over each row, written as columns: twice makes it whole again. Beyond the edge it goes on as at the edge. */
function meanTurned(from: Float32Array, width: number, height: number, reach: number): Float32Array {
  const into = new Float32Array(from.length);
  const share = 1 / (2 * reach + 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const last = row + width - 1;
    let sum = from[row]! * (reach + 1);
    for (let x = 0; x < reach; x++) sum += from[Math.min(row + x, last)]!;
    for (let x = 0; x < width; x++) {
      sum += from[Math.min(row + x + reach, last)]!;
      sum -= x - reach - 1 >= 0 ? from[row + x - reach - 1]! : from[row]!;
      into[x * height + y] = sum * share;
    }
  }
  return into;
}

/** Three running means look like a Gaussian. */
function blurred({ width, height, values }: Map1, deviation: number): Map1 {
  const reach = Math.max(1, Math.round(deviation * 0.94));
  let now = values;
  for (let pass = 0; pass < 3; pass++) now = meanTurned(meanTurned(now, width, height, reach), height, width, reach);
  return { width, height, values: now };
}

/** The value between four pixels; beyond the edge it is as at the edge. */
function read({ width, height, values }: Map1, x: number, y: number): number {
  const inX = x < 0 ? 0 : x > width - 1.001 ? width - 1.001 : x;
  const inY = y < 0 ? 0 : y > height - 1.001 ? height - 1.001 : y;
  const left = inX | 0;
  const top = inY | 0;
  const u = inX - left;
  const v = inY - top;
  const at = top * width + left;
  const upper = values[at]! * (1 - u) + values[at + 1]! * u;
  const lower = values[at + width]! * (1 - u) + values[at + width + 1]! * u;
  return upper * (1 - v) + lower * v;
}

export interface Rim {
  rim: Colour;
  glow: Colour;
  /** Parts of 1. */
  strength?: number;
}

/** A bright edge and a soft glow on the right, where the affiliation's light falls, and shade below on the left. */
export function rimLight(film: Film, { rim, glow, strength = 1 }: Rim): void {
  const scale = film.width / 300;
  const half = halfAlpha(film);
  const edge = blurred(half, 0.75 * scale);
  const wide = blurred(half, 6.6 * scale);
  const [rimRed, rimGreen, rimBlue] = rgb(rim);
  const [glowRed, glowGreen, glowBlue] = rgb(glow);
  const { pixels, width, height } = film;
  const h = scale / 2;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const alpha = pixels[at + 3]! / 255;
      if (alpha === 0) continue;
      const hx = x / 2;
      const hy = y / 2;
      // what falls off towards the light is lit, what falls off away from it lies in shade
      const here = read(wide, hx, hy);
      const shade = alpha * Math.max(0, here - read(wide, hx - 11 * h, hy + 17 * h)) * 0.8;
      const soft = alpha * Math.max(0, here - read(wide, hx + 17 * h, hy - 10 * h)) * 0.48 * strength;
      const sharp = alpha * Math.max(0, 1 - read(edge, hx + 3.2 * h, hy - 2.6 * h)) * strength;
      let red = pixels[at]!;
      let green = pixels[at + 1]!;
      let blue = pixels[at + 2]!;
      red += (3 * alpha - red) * shade;
      green += (5 * alpha - green) * shade;
      blue += (12 * alpha - blue) * shade;
      red += (glowRed * alpha - red) * soft;
      green += (glowGreen * alpha - green) * soft;
      blue += (glowBlue * alpha - blue) * soft;
      pixels[at] = red + (rimRed * alpha - red) * sharp;
      pixels[at + 1] = green + (rimGreen * alpha - green) * sharp;
      pixels[at + 2] = blue + (rimBlue * alpha - blue) * sharp;
    }
}

/** How much smaller the light that spills is worked out. */
const COARSE = 4;

/** The mean of each block of pixels, one map for each colour. */
function coarse(film: Film): Map1[] {
  const width = Math.ceil(film.width / COARSE);
  const height = Math.ceil(film.height / COARSE);
  const maps = [0, 1, 2].map(() => new Float32Array(width * height));
  const { pixels } = film;
  for (let y = 0; y < film.height; y++) {
    const row = Math.floor(y / COARSE) * width;
    for (let x = 0; x < film.width; x++) {
      const at = (y * film.width + x) * 4;
      if (pixels[at + 3] === 0) continue;
      const to = row + Math.floor(x / COARSE);
      for (let part = 0; part < 3; part++) maps[part]![to]! += pixels[at + part]! / (COARSE * COARSE);
    }
  }
  return maps.map((values) => ({ width, height, values }));
}

/** What shines spills over its surroundings. */
export function bloom(onto: Film, shining: Film, strength = 0.9): void {
  const scale = onto.width / 300;
  coarse(shining).forEach((map, part) => {
    const tight = blurred(map, scale * 1.5).values;
    const wide = blurred(map, scale * 6).values;
    const spill = tight.map((value, index) => (value * 0.55 + wide[index]! * 0.9) * strength);
    addLight(onto, { ...map, values: spill }, part);
  });
}

/** Screen a coarse map of light over one colour of a film. */
function addLight(onto: Film, map: Map1, part: number): void {
  for (let row = 0; row < map.height; row++) {
    const [from, to] = litColumns(map, row);
    if (from > to) continue;
    const bottom = Math.min(onto.height, (row + 1) * COARSE);
    const right = Math.min(onto.width, (to + 1) * COARSE);
    for (let y = row * COARSE; y < bottom; y++)
      for (let x = from * COARSE; x < right; x++) {
        const light = read(map, x / COARSE - 0.375, y / COARSE - 0.375);
        const at = (y * onto.width + x) * 4 + part;
        const now = onto.pixels[at]!;
        onto.pixels[at] = now + ((255 - now) * Math.min(255, light)) / 255;
      }
  }
}

/** From the first to the last column of a row, or of its neighbours, with light that one can see. */
function litColumns({ width, height, values }: Map1, row: number): [number, number] {
  let first = width;
  let last = -1;
  for (let near = Math.max(0, row - 1); near <= Math.min(height - 1, row + 1); near++)
    for (let column = 0; column < width; column++)
      if (values[near * width + column]! >= 0.5) {
        first = Math.min(first, column);
        last = Math.max(last, column);
      }
  return [Math.max(0, first - 1), Math.min(width - 1, last + 1)];
}

/** A number for each pixel of a square film, worked out once for each size. */
function field(make: (x: number, y: number) => number): (side: number) => Float32Array {
  const known = new Map<number, Float32Array>();
  return (side) => {
    let found = known.get(side);
    if (!found) {
      found = new Float32Array(side * side);
      for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) found[y * side + x] = make(x / side, y / side);
      known.set(side, found);
    }
    return found;
  };
}

const hazeField = field((x, y) => {
  const distance = Math.hypot(x - 0.5, y - 0.5) * 2;
  return distance >= 1 ? 0 : distance < 0.4 ? 1 - 1.375 * distance : (0.45 * (1 - distance)) / 0.6;
});

/** The affiliation's light behind the subject. */
export function haze(film: Film, colour: Colour, strength: number): void {
  const [red, green, blue] = rgb(colour);
  const { pixels } = film;
  const shares = hazeField(film.width);
  for (let index = 0; index < shares.length; index++) {
    const share = shares[index]! * strength;
    if (share === 0) continue;
    const at = index * 4;
    pixels[at] = pixels[at]! + (red - pixels[at]!) * share;
    pixels[at + 1] = pixels[at + 1]! + (green - pixels[at + 1]!) * share;
    pixels[at + 2] = pixels[at + 2]! + (blue - pixels[at + 2]!) * share;
  }
}

const vignette = field((x, y) => {
  const distance = Math.hypot((x - 0.5) / 0.74, (y - 0.46) / 0.74);
  return distance <= 0.55 ? 1 : 1 - 0.62 * Math.min(1, (distance - 0.55) / 0.45);
});

/** Dark corners, and a breath of the affiliation's colour over everything. */
export function finish(film: Film, tone: Colour): void {
  const { pixels } = film;
  const [red, green, blue] = rgb(tone).map((part) => 1 + (part - 128) / 2400) as unknown as readonly [
    number,
    number,
    number,
  ];
  const keeps = vignette(film.width);
  for (let index = 0; index < keeps.length; index++) {
    const keep = keeps[index]!;
    const at = index * 4;
    pixels[at] = pixels[at]! * red * keep + 2 * (1 - keep);
    pixels[at + 1] = pixels[at + 1]! * green * keep + 4 * (1 - keep);
    pixels[at + 2] = pixels[at + 2]! * blue * keep + 10 * (1 - keep);
  }
}
