/** Chance for drawings: the same seed always gives the same picture, on every machine. */

/** FNV-1a: a number from a name. */
export function hash(text: string): number {
  let found = 2166136261;
  for (let index = 0; index < text.length; index++) {
    found ^= text.charCodeAt(index);
    found = Math.imul(found, 16777619);
  }
  return found >>> 0;
}

/** A stream of chance from a seed (mulberry32). */
export class Chance {
  #state: number;

  constructor(seed: string | number) {
    this.#state = typeof seed === 'number' ? seed >>> 0 : hash(seed);
  }

  /** From 0 up to 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** A whole number from 0 up to `count`. */
  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  /** True this often. */
  odds(share: number): boolean {
    return this.next() < share;
  }

  pick<Item>(from: readonly Item[]): Item {
    return from[this.below(from.length)] as Item;
  }
}

/** One of a list by name alone: `choose('luke', 'pose', poses)` is always the same. */
export function choose<Item>(id: string, about: string, from: readonly Item[]): Item {
  return from[hash(`${id}/${about}`) % from.length] as Item;
}
