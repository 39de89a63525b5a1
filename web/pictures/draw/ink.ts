/** What one draws with: chance from the card's id, gradients and clips, the light of an affiliation. */
import { Chance, hash } from './chance';
import { type Colour, mix } from './colour';
import { disc, n, oval } from './shapes';

/** A colour at a place in a gradient, perhaps see-through; bare colours are spread evenly. */
export type Stop = Colour | readonly [at: number, colour: Colour, opacity?: number];

/** The way of a gradient in its shape: from (x1, y1) to (x2, y2), 0 to 1. */
export type Way = readonly [number, number, number, number];
export const DOWN: Way = [0, 0, 0, 1];
export const RIGHT: Way = [0, 0, 1, 0];
export const LEFT: Way = [1, 0, 0, 0];
export const SLANT: Way = [0, 0, 1, 1];

/** The light of an affiliation: on the subject's edge, and behind it. */
export interface Light {
  rim: Colour;
  glow: Colour;
}

export interface Orb {
  x?: number;
  y?: number;
  radius?: number;
  /** Where the light falls, if not in the middle. */
  from?: readonly [number, number];
}

export class Ink {
  readonly chance: Chance;
  readonly light: Light;
  /** The colour that shadows take from the place. */
  ambient: Colour = '#0a0f1a';
  /** Gradients and clips by their id. */
  readonly definitions = new Map<string, string>();
  readonly #own: string;

  constructor(seed: string, light: Light) {
    this.chance = new Chance(seed);
    this.light = light;
    this.#own = `k${hash(seed).toString(36)}`;
  }

  define(make: (id: string) => string): string {
    const id = `${this.#own}-${this.definitions.size.toString(36)}`;
    this.definitions.set(id, make(id));
    return `url(#${id})`;
  }

  /** A straight gradient, from the top down unless said otherwise. */
  fade(stops: readonly Stop[], way: Way = DOWN): Colour {
    const [x1, y1, x2, y2] = way;
    return this.define(
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${listed(stops)}</linearGradient>`,
    );
  }

  /** A straight gradient between two points of the canvas. */
  fadeOver(stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number): Colour {
    return this.define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${listed(stops)}</linearGradient>`,
    );
  }

  /** A round gradient. */
  orb(stops: readonly Stop[], { x = 0.5, y = 0.5, radius = 0.5, from }: Orb = {}): Colour {
    const focus = from ? ` fx="${from[0]}" fy="${from[1]}"` : '';
    return this.define(
      (id) => `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${radius}"${focus}>${listed(stops)}</radialGradient>`,
    );
  }

  /** A ball lit from the upper left. */
  ball(bright: Colour, middle: Colour, dark: Colour): Colour {
    return this.orb(
      [
        [0, bright],
        [0.45, middle],
        [1, dark],
      ],
      { radius: 0.72, from: [0.32, 0.28] },
    );
  }

  clip(inner: string): string {
    return this.define((id) => `<clipPath id="${id}">${inner}</clipPath>`);
  }

  /** Only what lies within an outline. */
  within(outline: string, svg: string): string {
    return `<g clip-path="${this.clip(`<path d="${outline}"/>`)}">${svg}</g>`;
  }

  /** Light that fades around a point. */
  glow(x: number, y: number, rx: number, colour: Colour, opacity = 1, ry = rx): string {
    return oval(
      x,
      y,
      rx,
      ry,
      this.orb([
        [0, colour, opacity],
        [0.4, colour, opacity * 0.45],
        [1, colour, 0],
      ]),
    );
  }

  /** A cloth or skin in the light of the place. */
  tint(colour: Colour, share = 0.28): Colour {
    return mix(colour, this.ambient, share);
  }

  stars(count: number, top = 0, bottom = 300, most = 1.3): string {
    let sky = '';
    for (let index = 0; index < count; index++) {
      const bright = this.chance.next();
      const radius = bright > 0.94 ? most * 1.25 : bright > 0.7 ? most * 0.7 : most * 0.4;
      sky += disc(
        this.chance.between(0, 300),
        this.chance.between(top, bottom),
        Math.max(0.3, radius),
        this.chance.pick(['#ffffff', '#ffffff', '#cfe3ff', '#ffe6c9']),
        { opacity: this.chance.between(0.35, 1) },
      );
    }
    return sky;
  }
}

function listed(stops: readonly Stop[]): string {
  return stops
    .map((stop, index) => {
      const [at, colour, opacity] = typeof stop === 'string' ? [index / Math.max(1, stops.length - 1), stop] : stop;
      return `<stop offset="${Math.round(at * 1000) / 1000}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`}/>`;
    })
    .join('');
}

const USED = /url\(#([^)]+)\)/g;

/** The definitions a piece of SVG needs, and those that they need. */
export function needed(svg: string, definitions: ReadonlyMap<string, string>): string {
  const found = new Map<string, string>();
  const look = (text: string): void => {
    for (const [, id] of text.matchAll(USED)) {
      const definition = definitions.get(id as string);
      if (definition === undefined || found.has(id as string)) continue;
      found.set(id as string, definition);
      look(definition);
    }
  };
  look(svg);
  return [...found.values()].join('');
}
