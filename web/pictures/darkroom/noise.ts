/** Clouds: a tile of fractal noise made once, read at any scale. Far quicker than SVG's own turbulence. */
import { Chance } from '../draw/chance';
import { rgb } from '../draw/colour';
import type { Cloud } from '../draw/stage';
import type { Film } from './film';

const SIDE = 512;
const MASK = SIDE - 1;
/** Pixels of the tile to a lattice cell of the coarsest octave. */
const CELL = 64;
const OCTAVES = 4;

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** Gradient noise that repeats after `cells`, added to a tile. */
function addOctave(tile: Float32Array, cells: number, strength: number, chance: Chance): void {
  const gx = new Float32Array(cells * cells);
  const gy = new Float32Array(cells * cells);
  for (let index = 0; index < gx.length; index++) {
    const angle = chance.next() * Math.PI * 2;
    gx[index] = Math.cos(angle);
    gy[index] = Math.sin(angle);
  }
  const size = SIDE / cells;
  for (let y = 0; y < SIDE; y++) {
    const row = Math.floor(y / size);
    const v = y / size - row;
    const below = (row + 1) % cells;
    const sv = fade(v);
    for (let x = 0; x < SIDE; x++) {
      const column = Math.floor(x / size);
      const u = x / size - column;
      const next = (column + 1) % cells;
      const su = fade(u);
      const a = row * cells + column;
      const b = row * cells + next;
      const c = below * cells + column;
      const d = below * cells + next;
      const top = gx[a]! * u + gy[a]! * v + su * (gx[b]! * (u - 1) + gy[b]! * v - gx[a]! * u - gy[a]! * v);
      const low = gx[c]! * u + gy[c]! * (v - 1);
      const bottom = low + su * (gx[d]! * (u - 1) + gy[d]! * (v - 1) - low);
      tile[y * SIDE + x]! += strength * (top + sv * (bottom - top));
    }
  }
}

let made: Float32Array | null = null;

/** Noise around 0.5, as SVG's `fractalNoise` has it. */
function tile(): Float32Array {
  if (made) return made;
  made = new Float32Array(SIDE * SIDE).fill(0.5);
  const chance = new Chance('clouds');
  for (let octave = 0; octave < OCTAVES; octave++)
    addOctave(made, (SIDE / CELL) << octave, 0.62 / (1 << octave), chance);
  return made;
}

/** The noise at a place between the tile's pixels. */
export function noise(x: number, y: number): number {
  const from = tile();
  const left = Math.floor(x);
  const top = Math.floor(y);
  const u = x - left;
  const v = y - top;
  const x0 = left & MASK;
  const x1 = (left + 1) & MASK;
  const y0 = (top & MASK) * SIDE;
  const y1 = ((top + 1) & MASK) * SIDE;
  const upper = from[y0 + x0]! * (1 - u) + from[y0 + x1]! * u;
  const lower = from[y1 + x0]! * (1 - u) + from[y1 + x1]! * u;
  return upper * (1 - v) + lower * v;
}

/** Full in the middle, 0.6 half-way, nothing at the edge. */
function soft(distance: number): number {
  if (distance >= 1) return 0;
  return distance < 0.55 ? 1 - (0.4 * distance) / 0.55 : (0.6 * (1 - distance)) / 0.45;
}

/** Clouds are soft: their thickness is worked out for every second pixel, and the rest lies between. */
const STEP = 2;

/** Lay a cloud over a film; `scale` is film pixels to a unit of the canvas. */
export function addCloud(film: Film, cloud: Cloud, scale: number): void {
  const left = Math.max(0, Math.floor((cloud.x - cloud.rx) * scale));
  const top = Math.max(0, Math.floor((cloud.y - cloud.ry) * scale));
  const right = Math.min(film.width, Math.ceil((cloud.x + cloud.rx) * scale));
  const bottom = Math.min(film.height, Math.ceil((cloud.y + cloud.ry) * scale));
  if (right <= left || bottom <= top) return;
  const columns = Math.ceil((right - left) / STEP) + 2;
  const rows = Math.ceil((bottom - top) / STEP) + 2;
  const thick = thickness(cloud, scale, left, top, columns, rows);
  const [red, green, blue] = rgb(cloud.colour);
  const { pixels, width } = film;
  for (let y = top; y < bottom; y++) {
    const row = ((y - top) / STEP) | 0;
    const v = (y - top) / STEP - row;
    for (let x = left; x < right; x++) {
      const column = ((x - left) / STEP) | 0;
      const u = (x - left) / STEP - column;
      const a = row * columns + column;
      const upper = thick[a]! * (1 - u) + thick[a + 1]! * u;
      const share = upper * (1 - v) + (thick[a + columns]! * (1 - u) + thick[a + columns + 1]! * u) * v;
      if (share <= 0) continue;
      const at = (y * width + x) * 4;
      const rest = 1 - share;
      pixels[at] = red * share + pixels[at]! * rest;
      pixels[at + 1] = green * share + pixels[at + 1]! * rest;
      pixels[at + 2] = blue * share + pixels[at + 2]! * rest;
      pixels[at + 3] = 255 * share + pixels[at + 3]! * rest;
    }
  }
}

function thickness(
  cloud: Cloud,
  scale: number,
  left: number,
  top: number,
  columns: number,
  rows: number,
): Float32Array {
  const found = new Float32Array(columns * rows);
  const shift = cloud.seed * 131.7;
  const step = (cloud.fine * CELL) / scale;
  const drop = step * cloud.flat;
  for (let row = 0; row < rows; row++) {
    const y = top + row * STEP;
    const dy = (y / scale - cloud.y) / cloud.ry;
    for (let column = 0; column < columns; column++) {
      const x = left + column * STEP;
      const dx = (x / scale - cloud.x) / cloud.rx;
      const edge = soft(Math.sqrt(dx * dx + dy * dy));
      if (edge === 0) continue;
      const main = noise(x * step + shift, y * drop + shift * 1.7);
      const other = noise(x * step + shift + 217.3, y * drop + shift + 91.1);
      found[row * columns + column] =
        Math.max(0, Math.min(1, 2.6 * main + 0.6 * other + cloud.cover)) * edge * cloud.opacity;
    }
  }
  return found;
}
