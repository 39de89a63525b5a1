/** Passing without being asked: where a player wants to be asked at all, and how nothing is told by the time it takes. */
import { recall, remember } from '../../settings.svelte';

/** The action windows of the timing chart, and the two kinds of answers outside of them. */
export const WINDOWS = [
  'refresh.5',
  'draw.4',
  'deployment.2',
  'conflict.2',
  'engagement.3',
  'engagement.5',
  'engagement.8',
  'engagement.10',
  'engagement.12',
  'conflict.4',
  'force.4',
  'interrupt',
  'reaction',
] as const;
export type Window = (typeof WINDOWS)[number];
export type Whose = 'own' | 'other';

interface Kept {
  /** Pass where nothing can be done. */
  quiet: boolean;
  /** Windows in which the player is not asked at all, as "own draw.4". */
  skipped: string[];
}

const KEY = 'dejarik.lcg.windows';
/** Quick and slow ends of a pass that nobody thought about, in milliseconds. */
const LEAST = 500;
const MOST = 6000;

function read(): Kept {
  try {
    return { quiet: true, skipped: [], ...(JSON.parse(recall(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { quiet: true, skipped: [] };
  }
}

/** A pause as long as this person usually takes: nobody can tell a pass by the machine from a pass by hand. */
export function pause(times: readonly number[], chance: () => number): number {
  const sorted = [...times].sort((one, other) => one - other);
  const usual = sorted.length ? sorted[Math.floor(sorted.length / 2)]! : 1400;
  // log-normal around the usual time: sum of uniforms is near enough to a normal
  const normal = (chance() + chance() + chance() + chance() - 2) * 1.7;
  return Math.min(MOST, Math.max(LEAST, usual * Math.exp(0.45 * normal)));
}

class Pilot {
  kept = $state<Kept>(read());
  /** How long the person took for the last windows, to imitate it. */
  #times: number[] = [];

  asks(window: Window, whose: Whose): boolean {
    return !this.kept.skipped.includes(`${whose} ${window}`);
  }

  toggle(window: Window, whose: Whose): void {
    const name = `${whose} ${window}`;
    const skipped = this.kept.skipped;
    this.kept.skipped = skipped.includes(name) ? skipped.filter((one) => one !== name) : [...skipped, name];
    this.keep();
  }

  keep(): void {
    remember(KEY, JSON.stringify(this.kept));
  }

  took(milliseconds: number): void {
    this.#times = [...this.#times.slice(-14), Math.min(milliseconds, MOST)];
  }

  /**
   * How long to wait before passing for the player; null: the player is asked.
   *
   * A window that is switched off is passed at once whatever the hand holds, so its timing says nothing. A window in which
   * nothing can be done is passed after a pause like the player's own.
   */
  passes(window: Window, whose: Whose, onlyPass: boolean): number | null {
    if (!this.asks(window, whose)) return 0;
    if (this.kept.quiet && onlyPass) return pause(this.#times, Math.random);
    return null;
  }
}

export const pilot = new Pilot();
