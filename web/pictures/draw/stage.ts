/** A place in layers: drawn pieces and clouds, behind the subject and in front of it. */
import type { Colour } from './colour';
import { Ink, type Light } from './ink';

/** Noise in one colour, strongest in the middle of an oval. */
export interface Cloud {
  colour: Colour;
  x: number;
  y: number;
  rx: number;
  ry: number;
  /** How fine it is: lattice cells in a pixel. */
  fine: number;
  opacity: number;
  /** How much of it there is: -0.7 much, -1.3 little. */
  cover: number;
  /** How much finer from top to bottom than from left to right. */
  flat: number;
  seed: number;
}

export type Layer =
  { kind: 'svg'; svg: string } | { kind: 'cloud'; cloud: Cloud } | { kind: 'window'; outline: string; layers: Layer[] };

export interface Scene {
  back: Layer[];
  front: Layer[];
  definitions: ReadonlyMap<string, string>;
  /** What shadows turn to here. */
  ambient: Colour;
}

export type CloudWish = Pick<Cloud, 'x' | 'y' | 'rx' | 'ry'> &
  Partial<Pick<Cloud, 'fine' | 'opacity' | 'cover' | 'flat'>>;

export class Stage extends Ink {
  readonly back: Layer[] = [];
  readonly #front: Layer[] = [];
  #onto: Layer[] = this.back;

  constructor(seed: string, light: Light) {
    super(seed, light);
  }

  /** Draw over what is there. */
  paint(...pieces: string[]): void {
    const svg = pieces.join('');
    if (!svg) return;
    const last = this.#onto.at(-1);
    if (last?.kind === 'svg') last.svg += svg;
    else this.#onto.push({ kind: 'svg', svg });
  }

  cloud(colour: Colour, wish: CloudWish): void {
    const { fine = 0.011, opacity = 0.8, cover = -0.9, flat = 1 } = wish;
    this.#onto.push({
      kind: 'cloud',
      cloud: { fine, opacity, cover, flat, ...wish, colour, seed: this.chance.below(4096) },
    });
  }

  /** What is seen through an opening. */
  through(outline: string, draw: () => void): void {
    const outside = this.#onto;
    const layers: Layer[] = [];
    outside.push({ kind: 'window', outline, layers });
    this.#onto = layers;
    draw();
    this.#onto = outside;
  }

  /** What stands between the subject and us. */
  inFront(draw: () => void): void {
    const behind = this.#onto;
    this.#onto = this.#front;
    draw();
    this.#onto = behind;
  }

  scene(): Scene {
    return { back: this.back, front: this.#front, definitions: this.definitions, ambient: this.ambient };
  }
}

/** A place one can be at: draws itself and sets `ambient`. */
export type Place = (stage: Stage) => void;
