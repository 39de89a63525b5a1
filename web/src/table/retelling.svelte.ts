/** What happened while I was away: offered when I come back, told step by step on the board, and then forgotten. */
import { api } from '../api/http';
import type { Live } from '../api/live.svelte';
import type { Line, Scene, Since } from '../api/types';
import { sceneOf } from '../replay/scene';

/** So many new lines are worth a retelling; fewer are seen in the journal. */
const WORTH = 2;

export class Retelling {
  /** None while it is only offered. */
  told = $state.raw<Since | null>(null);
  /** The step that the board shows. */
  step = $state(0);
  playing = $state(false);
  problem = $state('');
  /** The person knows what happened: offered, told or declined. */
  #done = $state(false);
  #live: Live;
  /** Where the person had looked last; it stays while new things happen. */
  #from = $derived.by(() => this.#live.memory?.seen ?? null);
  #first: { at: number; lines: number } | null = null;

  constructor(live: Live) {
    this.#live = live;
  }

  /** How many lines were told between the last look and my coming back. */
  readonly lines = $derived.by((): number => {
    const from = this.#from;
    if (from === null || this.#live.scene === null) return 0;
    this.#first ??= {
      at: this.#live.scene.at,
      lines: this.#live.journal.filter((line) => line.at > from).length,
    };
    return this.#first.lines;
  });

  readonly offered = $derived.by(
    () => !this.#done && this.told === null && this.lines >= WORTH && this.#live.scene?.outcome === null,
  );

  /** Whether looks are to be told: not before the person knows what happened. */
  readonly settled = $derived.by(() => this.#live.memory !== null && (this.#done || this.lines < WORTH));

  readonly scene = $derived.by((): Scene | null => {
    const frame = this.told?.frames[this.step];
    return frame ? sceneOf(frame, this.#live.scene?.seat ?? null, this.told!.journal) : null;
  });

  /** What happened at this step. */
  readonly now = $derived.by((): readonly Line[] => {
    const at = this.told?.frames[this.step]?.at;
    return this.told?.journal.filter((line) => line.at === at) ?? [];
  });

  async begin(text: boolean): Promise<void> {
    const seat = this.#live.scene?.seat;
    if (seat == null || this.#from === null) return;
    try {
      this.told = await api.since(this.#live.match, seat, this.#from, text);
      this.step = 0;
      this.playing = true;
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  go(step: number): void {
    this.step = Math.max(0, Math.min((this.told?.frames.length ?? 1) - 1, step));
  }

  finish = (): void => {
    this.told = null;
    this.playing = false;
    this.#done = true;
  };
}
