/** The secret swap: pairs of piles change places, by drag, by two picks in turn, or by their keys. */
import { untrack } from 'svelte';
import type { Choice } from '../../table/choice.svelte';

export class Swapping {
  /** Which pile lies where, as it would be; empty while nothing is swapped. */
  order = $state.raw<readonly number[]>([]);
  /** The place whose pile is taken up, and the one it is held over. */
  held = $state<number | null>(null);
  over = $state<number | null>(null);
  #choice: Choice;

  constructor(choice: Choice, asked: () => number | null) {
    this.#choice = choice;
    $effect(() => {
      const piles = asked();
      if (piles === null) return;
      untrack(() => this.#begin(piles));
      return () => {
        choice.picker = null;
        this.order = [];
      };
    });
  }

  #begin(piles: number): void {
    const kept = this.#choice.picked as readonly number[];
    this.order = kept.length === piles ? kept : Array.from({ length: piles }, (_, slot) => slot);
    this.held = null;
    this.#choice.arrange(this.order);
    this.#choice.picker = (value) => this.grab(this.order.indexOf(value as number));
  }

  /** The first pile is taken up, the second changes places with it. */
  grab(place: number): void {
    if (this.held === null || this.held === place) {
      this.held = this.held === place ? null : place;
      return;
    }
    this.#exchange(this.held, place);
    this.held = null;
  }

  take(place: number): void {
    this.held = place;
  }

  drop(place: number): void {
    if (this.held !== null && this.held !== place) this.#exchange(this.held, place);
    this.release();
  }

  release(): void {
    this.held = null;
    this.over = null;
  }

  #exchange(one: number, other: number): void {
    const next = [...this.order];
    [next[one], next[other]] = [next[other]!, next[one]!];
    this.order = next;
    this.#choice.arrange(next);
  }
}
