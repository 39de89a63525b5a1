/** A card to read: a resting pointer, the focus, a long press or a tap opens its sheet where it covers nothing. */
import { untrack, type Snippet } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { CardFace } from './Card.svelte';
import type { Box } from './place';

interface Peeked {
  face: CardFace;
  /** The whole sheet, drawn by a board whose cards say more than a `CardFace` can. */
  sheet?: Snippet<[CardFace]>;
  art?: Snippet<[string]>;
  near: Box;
  /** What the sheet must not cover. */
  avoid: readonly Box[];
}

class Peek {
  now = $state.raw<Peeked | null>(null);
}

export const peeked = new Peek();

const WAIT = 450;
/** What is asked about, what can be answered, and one's own hand. */
const MUST_BE_SEEN = '[data-answer=open], [data-answer=picked], [data-part=dock], [data-hand], [data-seen]';

/** `<div {@attach peek(face)}>`: shows the sheet of `face` while somebody looks closely. */
export function peek(
  face: CardFace | null,
  art?: Snippet<[string]>,
  sheet?: Snippet<[CardFace]>,
): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    if (!face) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** What it was when a finger came down on it. */
    let touched = { answer: false, aimed: false };
    const open = (): void => {
      const avoid = [...document.querySelectorAll(MUST_BE_SEEN)].map((one) => one.getBoundingClientRect());
      peeked.now = { face, art, sheet, near: node.getBoundingClientRect(), avoid };
    };
    // also by the blur of a card that is taken away in the midst of the page's update: untracked
    const hide = (): void => {
      clearTimeout(timer);
      untrack(() => {
        if (peeked.now?.face === face) peeked.now = null;
      });
    };
    const show = (event: Event): void => {
      // a finger shows it by a long press, a pointer by resting, the keyboard by a visible focus
      const touch = event instanceof PointerEvent && event.pointerType === 'touch';
      if (event.type === 'pointerenter' && touch) return;
      if (event.type === 'pointerdown' && !touch) return;
      if (touch) touched = { answer: !!node.closest('[data-answer=open]'), aimed: !!node.closest('[data-aimed]') };
      if (event.type === 'focus' && !node.matches(':focus-visible')) return;
      clearTimeout(timer);
      timer = setTimeout(open, WAIT);
    };
    /** A finger reads a card by a tap: one that is no answer, and one that is, as long as the touch has only aimed at it. */
    const tap = (event: Event): void => {
      const touch = event instanceof PointerEvent && event.pointerType === 'touch';
      const shown = peeked.now?.face === face;
      hide();
      if (!touch || shown) return;
      if (!touched.answer) open();
      else if (!touched.aimed) timer = setTimeout(() => node.closest('[data-aimed]') && open());
    };
    const lift = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== 'touch') hide();
      else clearTimeout(timer);
    };
    const events: [string, (event: Event) => void][] = [
      ['pointerenter', show],
      ['pointerdown', show],
      ['pointerup', lift],
      ['pointerleave', lift],
      ['pointercancel', hide],
      ['focus', show],
      ['blur', hide],
      ['click', tap],
    ];
    for (const [type, listener] of events) node.addEventListener(type, listener);
    return () => {
      hide();
      for (const [type, listener] of events) node.removeEventListener(type, listener);
    };
  };
}
