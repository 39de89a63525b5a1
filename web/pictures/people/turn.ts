/** A head that looks aside: points drawn from the front are carried round with it. */
import { moved } from '../draw/path';
import { n } from '../draw/shapes';

/** The upright axis of every bust. */
export const AXIS = 150;

export class Turn {
  /** Half the head's width. */
  readonly half: number;
  /** How far it looks aside, in radians: to our right is more than 0. */
  readonly yaw: number;
  readonly #cos: number;
  readonly #sin: number;
  readonly #depth: number;

  constructor(half: number, yaw: number, depth = 1.15) {
    this.half = half;
    this.yaw = yaw;
    this.#cos = Math.cos(yaw);
    this.#sin = Math.sin(yaw);
    this.#depth = half * depth;
  }

  /** 0 from the front, 1 at an eighth of a turn. */
  get aside(): number {
    return Math.abs(this.#sin) / Math.SQRT1_2;
  }

  get side(): 1 | -1 {
    return this.yaw < 0 ? -1 : 1;
  }

  /** Where a point drawn at `x` from the front comes to lie; `out` is how far it stands off the head. */
  x(x: number, out = 0): number {
    const aside = (x - AXIS) / this.half;
    const bound = Math.max(-1, Math.min(1, aside));
    const forward = this.#depth * Math.sqrt(1 - bound * bound) + out;
    return AXIS + (x - AXIS) * this.#cos + forward * this.#sin - this.half * 0.12 * this.#sin * Math.SQRT2;
  }

  /** How narrow something at `x` looks, in parts of 1. */
  narrow(x: number): number {
    return Math.max(0.12, Math.abs(this.x(x + 1) - this.x(x - 1)) / 2);
  }

  path(path: string, out = 0): string {
    if (this.yaw === 0) return path;
    return moved(path, (x, y) => [this.x(x, out), y]);
  }

  /** A dot on the head. */
  dot(x: number, y: number, radius: number, paint: string, out = 0, opacity = 1): string {
    return `<ellipse cx="${n(this.x(x, out))}" cy="${n(y)}" rx="${n(radius * this.narrow(x))}" ry="${n(radius)}" fill="${paint}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
  }
}
