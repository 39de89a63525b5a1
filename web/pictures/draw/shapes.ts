/** Pieces of SVG as text. A picture's canvas is 300 × 300; what matters stays within x 40–260, y 58–242. */
import type { Colour } from './colour';

/** A number as short as it may be without being seen. */
export const n = (value: number): number => Math.round(value * 10) / 10;

export interface Touch {
  opacity?: number;
  /** Any other attribute, as it stands in SVG. */
  more?: string;
}

function attributes({ opacity, more }: Touch): string {
  return (opacity === undefined ? '' : ` opacity="${Math.round(opacity * 100) / 100}"`) + (more ? ` ${more}` : '');
}

/** A filled outline. */
export function fill(outline: string, paint: Colour, touch: Touch = {}): string {
  return `<path d="${outline}" fill="${paint}"${attributes(touch)}/>`;
}

/** A drawn line with round ends. */
export function line(path: string, paint: Colour, width: number, touch: Touch = {}): string {
  return `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes(touch)}/>`;
}

export function disc(x: number, y: number, radius: number, paint: Colour, touch: Touch = {}): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${paint}"${attributes(touch)}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, paint: Colour, touch: Touch = {}): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${paint}"${attributes(touch)}/>`;
}

export function ring(x: number, y: number, radius: number, paint: Colour, width: number, touch: Touch = {}): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="${paint}" stroke-width="${n(width)}"${attributes(touch)}/>`;
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  paint: Colour,
  touch: Touch & { round?: number } = {},
): string {
  const round = touch.round ? ` rx="${n(touch.round)}"` : '';
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${round} fill="${paint}"${attributes(touch)}/>`;
}

/** The whole canvas in one paint. */
export const sheet = (paint: Colour, touch: Touch = {}): string => box(0, 0, 300, 300, paint, touch);

/** Moved, turned (degrees) and scaled, in that order of reading. */
export function place(svg: string, x: number, y: number, scale = 1, turn = 0, wide = scale): string {
  const parts = [`translate(${n(x)} ${n(y)})`];
  if (turn) parts.push(`rotate(${n(turn)})`);
  if (scale !== 1 || wide !== 1)
    parts.push(`scale(${Math.round(wide * 1000) / 1000} ${Math.round(scale * 1000) / 1000})`);
  return `<g transform="${parts.join(' ')}">${svg}</g>`;
}

/** With its mirror image about the upright line x = `axis`. */
export function mirrored(svg: string, axis = 150): string {
  return `${svg}<g transform="translate(${2 * axis} 0) scale(-1 1)">${svg}</g>`;
}

export function faded(svg: string, opacity: number): string {
  return `<g opacity="${opacity}">${svg}</g>`;
}

export function times(count: number, draw: (index: number) => string): string {
  let all = '';
  for (let index = 0; index < count; index++) all += draw(index);
  return all;
}

/** A smooth closed line through points (Catmull–Rom). */
export function smooth(points: readonly (readonly [number, number])[], closed = true): string {
  const count = points.length;
  const at = (index: number): readonly [number, number] =>
    (closed ? points[(index + count) % count] : points[Math.max(0, Math.min(count - 1, index))]) as readonly [
      number,
      number,
    ];
  const [x0, y0] = at(0);
  let path = `M${n(x0)},${n(y0)}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [ax, ay] = at(index - 1);
    const [bx, by] = at(index);
    const [cx, cy] = at(index + 1);
    const [dx, dy] = at(index + 2);
    path += `C${n(bx + (cx - ax) / 6)},${n(by + (cy - ay) / 6)} ${n(cx - (dx - bx) / 6)},${n(cy - (dy - by) / 6)} ${n(cx)},${n(cy)}`;
  }
  return closed ? `${path}Z` : path;
}
