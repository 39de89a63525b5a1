/** Dragging: a copy of a thing follows the pointer, and what it is let go over says what for. A finger swipes instead. */
import type { Attachment } from 'svelte/attachments';

/** A pointer that moves less than this only clicks. */
const NEAR = 8;

interface Manner {
  /** Whether it can be dragged now. */
  can: () => boolean;
  /** It was let go over this element, which is no part of itself. */
  drop: (under: Element) => void;
  /** It is in the hand now, or no longer. */
  held?: (is: boolean) => void;
}

/** A copy that lies over its original and is nothing but a picture of it. */
function copied(node: HTMLElement): HTMLElement {
  const box = node.getBoundingClientRect();
  const copy = node.cloneNode(true) as HTMLElement;
  for (const name of ['data-answer', 'data-thing', 'data-key', 'tabindex', 'role']) copy.removeAttribute(name);
  copy.setAttribute('aria-hidden', 'true');
  // a copy would begin to tumble anew
  for (const part of copy.querySelectorAll<HTMLElement>('*')) part.style.animation = 'none';
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    zIndex: '60',
    opacity: '0.85',
    pointerEvents: 'none',
  });
  node.parentElement?.append(copy);
  // a container around it may be what it is fixed to, instead of the window
  const at = copy.getBoundingClientRect();
  copy.style.left = `${2 * box.left - at.left}px`;
  copy.style.top = `${2 * box.top - at.top}px`;
  return copy;
}

/** `<div {@attach dragged({ can, drop })}>`: while it can be, the mouse takes it along and drops it somewhere. */
export function dragged({ can, drop, held }: Manner): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number } | null = null;
    let copy: HTMLElement | null = null;

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || event.pointerType === 'touch' || !can()) return;
      from = { x: event.clientX, y: event.clientY };
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', up);
      window.addEventListener('pointercancel', end);
    };
    const move = (event: PointerEvent): void => {
      if (!from) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!copy && Math.hypot(dx, dy) > NEAR) {
        copy = copied(node);
        held?.(true);
      }
      if (copy) copy.style.translate = `${dx}px ${dy}px`;
    };
    const end = (): void => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', end);
      if (copy) held?.(false);
      copy?.remove();
      copy = null;
      from = null;
    };
    const up = (event: PointerEvent): void => {
      const lifted = copy !== null;
      end();
      if (!lifted) return;
      // the click that follows a drag is none
      window.addEventListener('click', stop, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', stop, { capture: true }));
      const under = document.elementFromPoint(event.clientX, event.clientY);
      if (under && !node.contains(under) && can()) drop(under);
    };
    const stop = (event: Event): void => {
      event.stopPropagation();
      event.preventDefault();
    };
    /** The browser would drag the picture on it instead. */
    const keep = (event: Event): void => {
      if (from) event.preventDefault();
    };
    node.addEventListener('pointerdown', down);
    node.addEventListener('dragstart', keep);
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('dragstart', keep);
      end();
    };
  };
}
