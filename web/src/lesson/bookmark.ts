import { recall, remember } from '../settings.svelte';

/** How far somebody has come in a lesson: kept on this device. */
export class Bookmark {
  readonly #name: string;

  constructor(game: string, lesson: string) {
    this.#name = `dejarik.lesson.${game}.${lesson}`;
  }

  get step(): number {
    return Number.parseInt(recall(this.#name) ?? '0', 10) || 0;
  }

  set step(step: number) {
    remember(this.#name, String(step));
  }
}
