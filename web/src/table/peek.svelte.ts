/** A card to read: hover, focus or a long press opens its sheet beside the pointer. */
import type { Snippet } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { CardFace } from './Card.svelte';

interface Peeked {
  face: CardFace;
  art?: Snippet;
  box: DOMRect;
}

class Peek {
  now = $state.raw<Peeked | null>(null);
}

export const peeked = new Peek();

const WAIT = 450;

/** `<div {@attach peek(face)}>`: shows the sheet of `face` while somebody looks closely. */
export function peek(face: CardFace | null, art?: Snippet): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    if (!face) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => (peeked.now = { face, art, box: node.getBoundingClientRect() }), WAIT);
    };
    const hide = (): void => {
      clearTimeout(timer);
      if (peeked.now?.face === face) peeked.now = null;
    };
    const events: [string, () => void][] = [
      ['pointerenter', show],
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
