/** Nothing that is asked about stays out of sight: whatever scrolls goes there by itself. */
import type { Attachment } from 'svelte/attachments';
import { moves } from '../settings.svelte';

/** How far a span has to move so that another lies within it; nothing where it does already or never can. */
export function shift(low: number, high: number, from: number, to: number): number {
  if (from >= low && to <= high) return 0;
  if (to - from > high - low) return from - low; // too large: show where it begins
  return from < low ? from - low : to - high;
}

const ROOM = 8;

/** The nearest thing around `element` that scrolls up and down. */
function scroller(element: Element): Element | null {
  for (let one = element.parentElement; one; one = one.parentElement) {
    const style = getComputedStyle(one);
    if (style.position === 'fixed') return null; // it stays where it is, however far what is around it is scrolled
    if (/auto|scroll/.test(style.overflowY) && one.scrollHeight > one.clientHeight + 1) return one;
  }
  return null;
}

/** The nearest row around `element` that is swiped. */
function swipedRow(element: Element): Element | null {
  for (let one = element.parentElement; one; one = one.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1) return one;
  }
  return null;
}

/** A row to swipe goes to what a hint speaks of; where it means several things, to the first. */
function hintInView(board: Element): void {
  const thing = board.querySelector('[data-advised]');
  const row = thing && swipedRow(thing);
  if (!thing || !row) return;
  const [seen, box] = [row.getBoundingClientRect(), thing.getBoundingClientRect()];
  const by = shift(seen.left, seen.right, box.left - ROOM, box.right + ROOM);
  if (by) row.scrollBy({ left: by, behavior: moves() ? 'smooth' : 'auto' });
}

/** The part of a scroller that nothing lies over: its scroll padding says what does. */
function uncovered(around: Element): { top: number; bottom: number } {
  const { top, bottom } = around.getBoundingClientRect();
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(around);
  return { top: top + (parseFloat(scrollPaddingTop) || 0), bottom: bottom - (parseFloat(scrollPaddingBottom) || 0) };
}

/** Bring all answers on the board, and what they are about, into sight, where they fit; else the first of them. */
export function inView(board: Element): void {
  const things = [...board.querySelectorAll('[data-answer=open], [data-answer=picked], [data-about]')].filter(
    (one) => !one.closest('[data-answers]'),
  );
  const groups = new Map<Element, DOMRect[]>();
  for (const thing of things) {
    const around = scroller(thing);
    if (around) groups.set(around, [...(groups.get(around) ?? []), thing.getBoundingClientRect()]);
  }
  for (const [around, boxes] of groups) {
    const seen = uncovered(around);
    const top = Math.min(...boxes.map((box) => box.top)) - ROOM;
    const bottom = Math.max(...boxes.map((box) => box.bottom)) + ROOM;
    const by = shift(seen.top, seen.bottom, top, bottom);
    if (by) around.scrollBy({ top: by, behavior: moves() ? 'smooth' : 'auto' });
  }
  hintInView(board);
}

/** A row to swipe is a stop for the Tab key, too, while there is more in it than one sees: the arrows move it. */
export const swiped: Attachment<HTMLElement> = (row) => {
  const look = (): void => {
    const { overflowX, overflowY } = getComputedStyle(row);
    const across = /auto|scroll/.test(overflowX) && row.scrollWidth > row.clientWidth + 1;
    const down = /auto|scroll/.test(overflowY) && row.scrollHeight > row.clientHeight + 1;
    if (across || down) row.tabIndex = 0;
    else row.removeAttribute('tabindex');
  };
  const size = new ResizeObserver(look);
  const content = new MutationObserver(look);
  size.observe(row);
  content.observe(row, { childList: true });
  return () => {
    size.disconnect();
    content.disconnect();
  };
};
