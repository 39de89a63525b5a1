/** A card to read: hover, focus or a long press opens its sheet beside the pointer. */
import type { Snippet } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { CardFace } from './Card.svelte';

interface Peeked {
  face: CardFace;
  art?: Snippet<[string]>;
  /** The whole sheet, drawn by a board whose cards say more than a `CardFace` can. */
  sheet?: Snippet<[CardFace]>;
  box: DOMRect;
}

class Peek {
  now = $state.raw<Peeked | null>(null);
}

export const peeked = new Peek();

const WAIT = 450;

/** `<div {@attach peek(face)}>`: shows the sheet of `face` while somebody looks closely. */
export function peek(
  face: CardFace | null,
  art?: Snippet<[string]>,
  sheet?: Snippet<[CardFace]>,
): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    if (!face) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (event: Event): void => {
      // a finger shows it by a long press, a pointer by resting, the keyboard by a visible focus
      const touch = event instanceof PointerEvent && event.pointerType === 'touch';
      if (event.type === 'pointerenter' && touch) return;
      if (event.type === 'pointerdown' && !touch) return;
      if (event.type === 'focus' && !node.matches(':focus-visible')) return;
      clearTimeout(timer);
      timer = setTimeout(() => (peeked.now = { face, art, sheet, box: node.getBoundingClientRect() }), WAIT);
    };
    const hide = (): void => {
      clearTimeout(timer);
      if (peeked.now?.face === face) peeked.now = null;
    };
    const events: [string, (event: Event) => void][] = [
      ['pointerenter', show],
      ['pointerdown', show],
      ['pointerup', hide],
      ['pointerleave', hide],
      ['pointercancel', hide],
      ['focus', show],
      ['blur', hide],
      ['click', hide],
    ];
    for (const [type, listener] of events) node.addEventListener(type, listener);
    return () => {
      hide();
      for (const [type, listener] of events) node.removeEventListener(type, listener);
    };
  };
}
