/** Passing without being asked: where a player wants to be asked at all, and how nothing is told by the time it takes. */
import type { Question } from '../../api/types';
import { recall, remember } from '../../settings.svelte';
import { BRIEF, MOST, pause } from '../../table/silence';
import type { Subject, View } from './view';

/** The action windows of the timing chart, the two kinds of answers outside of them, and interrupts of one's own doings. */
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
  'own-doing',
  'reaction',
] as const;
export type Window = (typeof WINDOWS)[number];
export type Whose = 'own' | 'other';

interface Kept {
  /** Pass where nothing can be done. */
  quiet: boolean;
  /** Windows in which the player is not asked at all, as "own draw.4". */
  skipped: string[];
  /** Windows that are off until they are wanted, and are wanted. */
  wanted: string[];
}

/** Hardly anybody cancels an own event or saves an enemy from an own blow: off until it is wanted. */
const RARE: readonly Window[] = ['own-doing'];

const KEY = 'dejarik.lcg.windows';

function read(): Kept {
  try {
    return { quiet: true, skipped: [], wanted: [], ...(JSON.parse(recall(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { quiet: true, skipped: [], wanted: [] };
  }
}

/** An interrupt of what I do myself: my event, my interrupt, my damage to an enemy's card. */
export function ownDoing(
  about: Subject | null,
  seat: number,
  controller: (card: number) => number | undefined,
): boolean {
  if (about?.kind !== 'of-moment' || about.doer !== seat) return false;
  if (about.moment === 'damage') return ![undefined, seat].includes(controller(about.id));
  return about.moment === 'event-played' || about.moment === 'interrupt-used';
}

/** The window of the timing chart that a question opens, if it is one that can be passed. */
export function windowOf(view: View, asked: Question): Window | null {
  if (view.seat === null || !['action', 'interrupt', 'reaction'].includes(asked.kind)) return null;
  if (!asked.options.some((option) => option.value === 'pass')) return null;
  const controller = (card: number): number | undefined => view.pieces.find((one) => one.id === card)?.controller;
  const own = asked.kind === 'interrupt' && ownDoing(asked.about as Subject | null, view.seat, controller);
  const window = asked.kind === 'action' ? view.step : own ? 'own-doing' : asked.kind;
  return WINDOWS.find((one) => one === window) ?? null;
}

class Pilot {
  kept = $state<Kept>(read());
  /** How long the person took for the last windows, to imitate it. */
  #times: number[] = [];

  asks(window: Window, whose: Whose): boolean {
    const name = `${whose} ${window}`;
    return RARE.includes(window) ? this.kept.wanted.includes(name) : !this.kept.skipped.includes(name);
  }

  toggle(window: Window, whose: Whose): void {
    const name = `${whose} ${window}`;
    const list = RARE.includes(window) ? 'wanted' : 'skipped';
    const names = this.kept[list];
    this.kept[list] = names.includes(name) ? names.filter((one) => one !== name) : [...names, name];
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
   * nothing can be done is passed after a pause like the player's own; a brief one where nobody could learn from it.
   */
  passes(window: Window, whose: Whose, onlyPass: boolean, alone: boolean): number | null {
    if (!this.asks(window, whose)) return 0;
    if (!this.kept.quiet || !onlyPass) return null;
    return alone ? BRIEF : pause(this.#times, Math.random);
  }
}

export const pilot = new Pilot();
