/** Dragging: a leader onto a system, or units from one system onto another, as the questions that this answers. */
import type { Value } from '../../api/types';
import type { Choice } from '../../table/choice.svelte';

/** A question that will come, and what is answered then. */
interface Intent {
  kind: string;
  value: Value;
}

/** What is in the hand: a leader of the pool, or a unit with the place it stands in. */
export interface Load {
  leader?: string;
  unit?: string;
  from?: string;
}

/** A press becomes a drag when it has moved so far (pixels). */
const SLACK = 8;

export class Carry {
  load = $state.raw<Load | null>(null);
  at = $state.raw({ x: 0, y: 0 });
  #plan: Intent[] = [];
  /** Units that were dragged: the next question about units begins with them. */
  #unit = '';
  #choice: Choice;

  constructor(choice: Choice) {
    this.#choice = choice;
  }

  /** Whether something can be dragged now, and what for. */
  #intents(load: Load, target: string): Intent[] | null {
    const { question } = this.#choice;
    if (load.leader && question?.kind === 'turn' && this.#choice.has(['lead', load.leader]))
      return [
        { kind: 'turn', value: ['lead', load.leader] },
        { kind: 'activate', value: target },
      ];
    if (load.from && question?.kind === 'move-from' && this.#choice.has(load.from))
      return [{ kind: 'move-from', value: load.from }];
    return null;
  }

  can = (load: Load): boolean => this.#intents(load, '') !== null;

  press = (event: PointerEvent, load: Load): void => {
    if (event.button !== 0 || !this.can(load)) return;
    const start = { x: event.clientX, y: event.clientY };
    const move = (now: PointerEvent): void => {
      if (!this.load && Math.hypot(now.clientX - start.x, now.clientY - start.y) < SLACK) return;
      this.load = load;
      this.at = { x: now.clientX, y: now.clientY };
    };
    const up = (now: PointerEvent): void => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
      if (!this.load) return;
      this.load = null;
      // the press must not count as a click on what it ended on; the next one does
      const ignore = (click: Event): void => click.stopPropagation();
      addEventListener('click', ignore, { capture: true });
      setTimeout(() => {
        removeEventListener('click', ignore, { capture: true });
        this.#drop(load, now);
      }, 0);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
  };

  #drop(load: Load, at: PointerEvent): void {
    const under = document.elementFromPoint(at.clientX, at.clientY)?.closest<SVGElement>('[data-system]');
    const target = under?.dataset.system ?? '';
    if (!target || target === load.from) return;
    this.#plan = this.#intents(load, target) ?? [];
    this.#unit = load.unit ?? '';
    this.follow();
  }

  /** A question has come: answer it as the drag meant it; whatever else is asked ends the drag. */
  follow = (): void => {
    const { question } = this.#choice;
    const next = this.#plan[0];
    if (!question || this.#choice.sent !== null) return;
    if (next && question.kind === next.kind && this.#choice.has(next.value)) {
      this.#plan = this.#plan.slice(1);
      this.#choice.pick(next.value);
      return;
    }
    this.#plan = [];
    if (this.#unit && question.kind === 'move' && this.#choice.has(this.#unit)) this.#choice.pick(this.#unit);
    this.#unit = '';
  };
}
