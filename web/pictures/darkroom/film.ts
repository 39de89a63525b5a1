/** Pictures as pixels: premultiplied RGBA, one over the other. */
import { Resvg } from '@resvg/resvg-js';
import { needed } from '../draw/ink';

export interface Film {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;
}

export function blank(width: number, height = width): Film {
  return { width, height, pixels: new Uint8ClampedArray(width * height * 4) };
}

export const copy = (film: Film): Film => ({ ...film, pixels: film.pixels.slice() });

/** The part of a drawing that is seen, in units of its canvas. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}
export const CANVAS: Frame = { x: 0, y: 0, width: 300, height: 300 };

/** A whole SVG document of this frame. */
export function document(
  svg: string,
  definitions: ReadonlyMap<string, string>,
  width: number,
  frame: Frame = CANVAS,
): string {
  const height = Math.round((width * frame.height) / frame.width);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${frame.x} ${frame.y} ${frame.width} ${frame.height}"><defs>${needed(svg, definitions)}</defs>${svg}</svg>`;
}

/** System fonts would be read anew for each picture; no picture has text. */
const PLAIN = { font: { loadSystemFonts: false } };

export function develop(document: string): Film {
  const { width, height, pixels } = new Resvg(document, PLAIN).render();
  return { width, height, pixels: new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.byteLength) };
}

/** Lay `top` over `film`. */
export function over(film: Film, top: Film): void {
  const to = film.pixels;
  const from = top.pixels;
  for (let at = 0; at < to.length; at += 4) {
    const alpha = from[at + 3]!;
    if (alpha === 0) continue;
    if (alpha === 255) {
      to[at] = from[at]!;
      to[at + 1] = from[at + 1]!;
      to[at + 2] = from[at + 2]!;
      to[at + 3] = 255;
      continue;
    }
    const rest = (255 - alpha) / 255;
    to[at] = from[at]! + to[at]! * rest;
    to[at + 1] = from[at + 1]! + to[at + 1]! * rest;
    to[at + 2] = from[at + 2]! + to[at + 2]! * rest;
    to[at + 3] = alpha + to[at + 3]! * rest;
  }
}

/** Keep of `film` only what `mask` covers. */
export function within(film: Film, mask: Film): void {
  const { pixels } = film;
  for (let at = 0; at < pixels.length; at += 4) {
    const share = mask.pixels[at + 3]! / 255;
    if (share === 1) continue;
    for (let part = 0; part < 4; part++) pixels[at + part]! *= share;
  }
}
