/** The answer in the making: one object that the dock and the board share, so that both are the same thing. */
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Advice, Barred, Choice as Offered, Question, Value } from '../api/types';

/** A value as a key: options are small numbers, words and lists of them. */
export function key(value: Value): string {
  return JSON.stringify(value);
}

export type Send = (value: Value) => void;

/** What a board collects in parts of its own (a dial for each ship) before any of it is sent: the dock says how far it is. */
export interface Gathering {
  /** What the button says: that all may be sent, or what is left. */
  readonly label: string;
  readonly ready: boolean;
  /** The answers it holds so far. */
  readonly parts: readonly Value[];
  send: () => void;
  /** On to the next part. */
  readonly next: { readonly label: string; go: () => void } | null;
}

/**
 * The current question and what the player has picked so far.
 *
 * A question with one answer is answered by `pick`. One with several collects picks until `done`; nothing is sent before.
 * Where things are given out, each pick gives one more to a thing and `drop` takes one back.
 * Boards never look at the question's options themselves: they ask `can`, `bars`, `order` and call `pick`.
 */
export class Choice {
  question = $state.raw<Question | null>(null);
  /** Values picked so far, in the order they were picked. */
  picked = $state.raw<readonly Value[]>([]);
  /** Sent, and not yet confirmed by the server. */
  sent = $state.raw<Value | null>(null);
  /** The option that pointer or focus is on, in the dock or on the board. */
  hovered = $state.raw<string | null>(null);
  /** The answer that a finger has touched once: it is shown and told of, a second touch gives it. */
  aimed = $state.raw<Value | null>(null);
  /** Keys of the answers that the hint is about. */
  advised = $state.raw<ReadonlySet<string>>(new Set());
  /** The hint that stands, for boards that show it. */
  hinted = $state.raw<Advice | null>(null);
  /** A place in the making (for questions that ask for a point); null until the board offers one. */
  placed = $state.raw<readonly number[] | null>(null);
  /** A board that collects in its own way (swapping piles by pairs) takes the picks instead; it then calls `arrange`. */
  picker = $state.raw<((value: Value) => void) | null>(null);
  gathering = $state.raw<Gathering | null>(null);
  /** What a board knows an answer to be worth, in a few characters beside its words. */
  worth = $state.raw<((value: Value) => string) | null>(null);
  #send: Send;
  /** How many things on the board each answer is now, and each that is barred. */
  #things = new SvelteMap<string, number>();
  #options = $derived(new Map((this.question?.options ?? []).map((option) => [key(option.value), option])));
  #barred = $derived(new Map((this.question?.barred ?? []).map((bar) => [key(bar.value), bar])));

  constructor(send: Send) {
    this.#send = send;
  }

  /** A new question (or the same one again after a reload): picks that are still possible are kept for the same one. */
  ask(question: Question | null, same: boolean): void {
    this.sent = null;
    this.question = question;
    if (!same) {
      this.picked = this.#start();
      this.placed = null;
      this.hovered = null;
      this.aimed = null;
      this.advised = new Set();
      this.hinted = null;
    }
  }

  /** One pick answers the question. */
  get single(): boolean {
    const question = this.question;
    return question !== null && !this.isPlace && !this.isShare && question.least === 1 && question.most === 1;
  }

  get isShare(): boolean {
    return this.question?.share != null;
  }

  /** How many of what is given out `value` gets so far. */
  count(value: Value): number {
    const wanted = key(value);
    return this.picked.filter((one) => key(one) === wanted).length;
  }

  /** Take one back of what `value` was given. */
  drop(value: Value): void {
    const wanted = key(value);
    const at = this.picked.findLastIndex((one) => key(one) === wanted);
    if (at >= 0 && this.sent === null) this.picked = this.picked.filter((_, index) => index !== at);
  }

  /** Give `value` just so many. */
  give(value: Value, count: number): void {
    if (this.sent !== null) return; // nothing changes any more: it would be tried for ever
    while (this.count(value) < count && this.can(value)) this.pick(value);
    while (this.count(value) > Math.max(0, count)) this.drop(value);
  }

  get isPlace(): boolean {
    return this.question?.place != null;
  }

  /** Whether picks can be sent as they are. */
  get ready(): boolean {
    const question = this.question;
    if (!question || this.sent !== null) return false;
    if (this.isPlace) return this.placed !== null;
    if (this.single) return false;
    const share = question.share;
    if (share) return this.picked.length >= share.least && this.picked.length <= share.total;
    return this.picked.length >= question.least && this.picked.length <= question.most;
  }

  option(value: Value): Offered | undefined {
    return this.#options.get(key(value));
  }

  /** Whether `value` is an answer that can be picked (or dropped) now. */
  can(value: Value): boolean {
    if (this.sent !== null || !this.#options.has(key(value))) return false;
    const share = this.question?.share;
    if (share) return this.picked.length < share.total && this.count(value) < this.#cap(value);
    return (
      this.order(value) > 0 ||
      this.single ||
      this.picked.length < (this.question?.most ?? 0) ||
      this.question?.most === 1
    );
  }

  /** Whether `value` is among the answers at all. */
  has(value: Value): boolean {
    return this.#options.has(key(value));
  }

  /** Why `value` is not an answer, where a player might expect it to be one. */
  bars(value: Value): Barred | undefined {
    return this.#barred.get(key(value));
  }

  /** 0 when not picked, else its place among the picks, from 1. */
  order(value: Value): number {
    const wanted = key(value);
    return this.picked.findIndex((one) => key(one) === wanted) + 1;
  }

  isSent(value: Value): boolean {
    if (this.sent === null) return false;
    const wanted = key(value);
    if (key(this.sent) === wanted) return true;
    return !this.single && Array.isArray(this.sent) && this.sent.some((one) => key(one) === wanted);
  }

  label(value: Value): string {
    return this.option(value)?.label ?? this.bars(value)?.label ?? '';
  }

  /** The key that picks `value`: its number among the answers, 0 for the last of many, or Enter where it is the only one. */
  keyOf(value: Value): string | null {
    const options = this.question?.options ?? [];
    if (this.single && options.length === 1) return 'Enter';
    const wanted = key(value);
    const place = options.findIndex((option) => key(option.value) === wanted);
    if (place >= 9) return place === options.length - 1 ? '0' : null;
    return place >= 0 ? String(place + 1) : null;
  }

  /** What this key picks, whether or not it still can be. */
  behind(digit: string): Offered | undefined {
    const options = this.question?.options ?? [];
    if (digit === '0') return options.length > 9 ? options.at(-1) : undefined;
    return options[Number(digit) - 1];
  }

  /** A thing on the board is `value`, an answer or a barred one, until the returned function is called. */
  appear(value: Value): () => void {
    const name = key(value);
    untrack(() => this.#things.set(name, (this.#things.get(name) ?? 0) + 1));
    return () =>
      untrack(() => {
        const left = (this.#things.get(name) ?? 1) - 1;
        if (left > 0) this.#things.set(name, left);
        else this.#things.delete(name);
      });
  }

  /** Whether `value` is a thing on the board now: the dock need not offer it again. */
  onBoard(value: Value): boolean {
    return this.#things.has(key(value));
  }

  /** The answer that pointer or focus is on, also one that cannot be given. */
  get pointed(): Value | null {
    const at = this.hovered;
    return at === null ? null : (this.#options.get(at)?.value ?? this.#barred.get(at)?.value ?? null);
  }

  isAimed(value: Value): boolean {
    return this.aimed !== null && key(this.aimed) === key(value);
  }

  isAdvised(value: Value): boolean {
    return this.advised.has(key(value));
  }

  /** A finger on an answer: the first touch only shows what it is, as a pointer does by resting on it. */
  touch(value: Value): void {
    if (!this.can(value)) return;
    if (this.single && !this.picker && !this.isAimed(value)) this.aimed = value;
    else this.pick(value);
  }

  /** Pick an answer: sends it where one is asked for, else adds it to the picks or takes it away again. */
  pick(value: Value): void {
    if (!this.can(value)) return;
    if (this.picker) {
      this.picker(value);
      return;
    }
    if (this.single) {
      this.#give(value);
      return;
    }
    const at = this.isShare ? 0 : this.order(value);
    if (at > 0) this.picked = this.picked.filter((_, index) => index !== at - 1);
    else if (this.question?.most === 1 && !this.isShare) this.picked = [value];
    else this.picked = [...this.picked, value];
  }

  /** Put the picks in this order at once (a board that lets things be dragged). */
  arrange(values: readonly Value[]): void {
    this.picked = values.filter((value) => this.has(value));
  }

  /** The options that an answer speaks of; what is given out several times stands there as often. */
  partsOf(answer: Value): Value[] {
    if (this.single || !Array.isArray(answer)) return [answer];
    if (!this.isShare) return answer as Value[];
    const options = this.question!.options;
    return answer.flatMap((count, place) => Array<Value>(Number(count)).fill(options[place]!.value));
  }

  /** What has been collected, as an answer; null while it is none. */
  get collected(): Value | null {
    if (!this.ready || !this.question) return null;
    if (this.isPlace) return [...this.placed!];
    if (this.isShare) return this.question.options.map((option) => this.count(option.value));
    if (this.question.ordered) return [...this.picked];
    const chosen = new Set(this.picked.map(key));
    return this.question.options.map((option) => option.value).filter((value) => chosen.has(key(value)));
  }

  /** Send what has been collected. */
  done(): void {
    if (this.gathering) {
      if (this.gathering.ready) this.gathering.send();
      else this.gathering.next?.go();
      return;
    }
    const answer = this.collected;
    if (answer !== null) this.#give(answer);
  }

  /** Forget the picks. True if there was something to forget. */
  clear(): boolean {
    const had = this.picked.length > 0 || this.placed !== null || this.aimed !== null;
    this.picked = [];
    this.placed = null;
    this.aimed = null;
    return had;
  }

  /** The server refused: the question stands as before. */
  refused(): void {
    this.sent = null;
  }

  /** Where things are given out, the sensible way to begin that the rules suggest. */
  #start(): readonly Value[] {
    const start = this.question?.share?.start ?? [];
    return start.flatMap((count, place) => Array<Value>(count).fill(this.question!.options[place]!.value));
  }

  #cap(value: Value): number {
    const wanted = key(value);
    const place = this.question?.options.findIndex((option) => key(option.value) === wanted) ?? -1;
    return this.question?.share?.caps[place] ?? 0;
  }

  #give(value: Value): void {
    this.sent = value;
    this.#send(value);
  }
}
