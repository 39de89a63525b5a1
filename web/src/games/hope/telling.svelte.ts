/** Telling about one's cards by mouse or by keyboard alone: one number for each kind, special enemies also by name. */
import type { Value } from '../../api/types';
import type { Choice } from '../../table/choice.svelte';
import { SPECIALS, TYPES, typeOf } from './faces';

type Pair = readonly [string, number];

export class Telling {
  #choice: Choice;
  /** The line that the next digit is for, by its place among `lines`. */
  aim = $state(0);
  readonly #pairs = $derived.by(() =>
    (this.#choice.question?.options ?? []).map((option) => option.value as unknown as Pair),
  );
  readonly named = $derived.by(() => SPECIALS.filter((name) => this.counts(name).length > 0));
  /** What can be told of, in the order in which it stands on the board. */
  readonly lines = $derived.by((): readonly string[] => [...TYPES, ...this.named]);

  constructor(choice: Choice) {
    this.#choice = choice;
  }

  counts(card: string): number[] {
    return this.#pairs.filter(([kind]) => kind === card).map(([, count]) => count);
  }

  chosen(card: string): number | null {
    return (
      (this.#choice.picked.find((value) => (value as unknown as Pair)[0] === card) as Pair | undefined)?.[1] ?? null
    );
  }

  aimed(card: string): boolean {
    return this.lines[this.aim] === card;
  }

  /** The focus is on this line: digits are for it. */
  at(card: string): void {
    this.aim = this.lines.indexOf(card);
  }

  /** One number for each kind: another one replaces it, the same one takes it back. */
  tell(card: string, count: number): void {
    this.#put(card, this.chosen(card) === count ? null : count);
  }

  /** A digit is the number of the line it is for, and the next digit is for the line below. Null where it says nothing. */
  digit(count: number): string | null {
    const card = this.lines[this.aim]!;
    const name = this.named.includes(card);
    if (!name && !this.counts(card).includes(count)) return null;
    if (name && count > 1) return null;
    this.#put(card, name && count === 0 ? null : count);
    return card;
  }

  onwards(): void {
    this.aim = Math.min(this.aim + 1, this.lines.length - 1);
  }

  /** The plain truth: what was dealt, type by type, and special enemies by name. */
  truth(dealt: readonly string[]): void {
    const told: Pair[] = TYPES.map((type) => [type, dealt.filter((card) => typeOf(card) === type).length] as const);
    for (const card of this.named) if (dealt.includes(card)) told.push([card, 1]);
    this.#choice.arrange(told as unknown as Value[]);
  }

  #put(card: string, count: number | null): void {
    const others = this.#choice.picked.filter((value) => (value as unknown as Pair)[0] !== card);
    this.#choice.arrange(count === null ? others : [...others, [card, count] as unknown as Value]);
  }
}
