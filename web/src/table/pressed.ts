/** The keys of the table: numbers pick, Enter sends, Esc takes back, arrows walk, letters for the rest. */
import type { Live } from '../api/live.svelte';
import { isArrow, isTyping, walk } from './keys';

export interface Doing {
  live: Live;
  root: ParentNode | undefined;
  /** Closes what lies over the board; false when nothing did. */
  close: () => boolean;
  undo: () => void;
  chat: () => void;
  rule: () => void;
}

/** Letters by where they lie on an English keyboard, and what lies there on a Russian one. */
const LETTERS: Record<string, keyof Pick<Doing, 'undo' | 'chat' | 'rule'> | 'hint'> = {
  u: 'undo',
  г: 'undo',
  h: 'hint',
  р: 'hint',
  c: 'chat',
  с: 'chat',
  '?': 'rule',
};

export function pressed(event: KeyboardEvent, doing: Doing): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (document.querySelector('dialog[open]')) return;
  const { live } = doing;
  if (live.now && (event.key === ' ' || event.key === 'Enter')) {
    event.preventDefault();
    live.skip();
  } else if (isArrow(event.key)) {
    if (doing.root && walk(event.key, doing.root)) event.preventDefault();
  } else if (/^\d$/.test(event.key)) {
    const option = live.choice.gathering ? undefined : live.choice.behind(event.key);
    const known = option && (live.choice.has(option.value) || shows(event.key, doing.root));
    if (known) live.choice.pick(option.value);
  } else if (event.key === 'Enter') {
    entered(event, live);
  } else if (event.key === 'Escape') {
    escaped(doing);
  } else {
    lettered(event, doing);
  }
}

/** Whether a number stands at an answer: one that is written nowhere does nothing. */
function shows(number: string, root: ParentNode | undefined): boolean {
  if (!root) return false;
  const keys = [...root.querySelectorAll('[data-answers] kbd')];
  return root.querySelector(`[data-key="${number}"]`) !== null || keys.some((one) => one.textContent === number);
}

function entered(event: KeyboardEvent, live: Live): void {
  const onControl = (event.target as Element | null)?.closest('button, a, [data-answer], summary');
  if (onControl) return;
  const { choice } = live;
  if (choice.ready || choice.gathering) choice.done();
  else if (choice.single && choice.question?.options.length === 1) choice.pick(choice.question.options[0]!.value);
}

function escaped({ live, close }: Doing): void {
  if (close() || live.choice.clear()) return;
  if (!live.choice.question && live.scene?.chosen.length) live.retract();
}

function lettered(event: KeyboardEvent, doing: Doing): void {
  const what = LETTERS[event.key.toLowerCase()];
  if (!what) return;
  if (what === 'hint') {
    if (doing.live.choice.question) doing.live.hint();
  } else if (what !== 'undo' || doing.live.scene?.undo.possible) {
    event.preventDefault(); // the letter is not to be typed into the field that opens
    doing[what]();
  }
}
