/** Dragging instead of two clicks: a die onto its target, a card onto whoever is to bear it. */
import type { Attachment } from 'svelte/attachments';
import type { Value } from '../../api/types';
import type { Choice } from '../../table/choice.svelte';

/** A pointer that moves less than this only clicks. */
const NEAR = 8;
/** Questions that are answered by where a thing was dropped. */
const ANSWERED = new Set(['target', 'host', 'shield-whom', 'choose', 'aim']);

class Drop {
  /** What something was dropped on, until the question for it comes: the thing itself, and whoever bears it. */
  things = $state.raw<readonly number[]>([]);
}
export const drop = new Drop();

/** Answer the question for a target with the thing something was dropped on; any other question forgets it. */
export function follow(choice: Choice): void {
  const question = choice.question;
  if (!drop.things.length || !question || choice.sent !== null) return;
  if (question.kind === 'modify' || question.kind === 'replace') return;
  const thing = drop.things.find((one) => choice.can(one));
  drop.things = [];
  if (ANSWERED.has(question.kind) && choice.single && thing !== undefined) choice.pick(thing);
}

/** The card in play to which a part of the table belongs: all that is told of it is a part of it. */
const bearer = (part: Element | null): HTMLElement | null =>
  part?.closest('.worn')?.querySelector<HTMLElement>(':scope > [data-thing]') ?? null;

/** What lies under a point and can be a target. */
function thingsAt(x: number, y: number): number[] {
  const part = document.elementFromPoint(x, y);
  const found = [part?.closest<HTMLElement>('[data-thing]'), bearer(part)];
  return found.flatMap((one) => (one ? Number(one.dataset.thing) : []));
}

/**
 * `<div {@attach whole}>`: a click on what is told of a card in play, or on what it bears, is one on the card where the
 * part itself is no answer. A finger reads such a part instead.
 */
export function whole(node: HTMLElement): () => void {
  const click = (event: MouseEvent): void => {
    const part = event.target as Element;
    const touch = event instanceof PointerEvent && event.pointerType === 'touch';
    if (touch || part.closest('button, [data-answer], [data-thing]:not(.upgrade)')) return;
    bearer(part)?.dispatchEvent(new PointerEvent('click', event));
  };
  node.addEventListener('click', click);
  return () => node.removeEventListener('click', click);
}

/** `<div {@attach draggable(choice, value)}>`: while `value` is an answer, dragging the element somewhere gives it. */
export function draggable(choice: Choice, value: Value): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number } | null = null;
    let ghost: HTMLElement | null = null;

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || event.pointerType === 'touch' || !choice.single || !choice.can(value)) return;
      from = { x: event.clientX, y: event.clientY };
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', up, { once: true });
    };
    const move = (event: PointerEvent): void => {
      if (!from) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!ghost && Math.hypot(dx, dy) > NEAR) ghost = lift();
      if (ghost) ghost.style.translate = `${dx}px ${dy}px`;
    };
    const lift = (): HTMLElement => {
      const box = node.getBoundingClientRect();
      const copy = node.cloneNode(true) as HTMLElement;
      for (const name of ['data-answer', 'data-thing', 'tabindex', 'role']) copy.removeAttribute(name);
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
      return copy;
    };
    const up = (event: PointerEvent): void => {
      window.removeEventListener('pointermove', move);
      const dragged = ghost !== null;
      ghost?.remove();
      ghost = null;
      from = null;
      if (!dragged) return;
      // the click that follows a drag is none
      window.addEventListener('click', stop, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', stop, { capture: true }));
      const table = document.elementFromPoint(event.clientX, event.clientY)?.closest('.destiny');
      if (!table || node.contains(document.elementFromPoint(event.clientX, event.clientY)) || !choice.can(value))
        return;
      drop.things = thingsAt(event.clientX, event.clientY);
      choice.pick(value);
    };
    const stop = (event: Event): void => {
      event.stopPropagation();
      event.preventDefault();
    };
    node.addEventListener('pointerdown', down);
    return () => {
      node.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      ghost?.remove();
    };
  };
}
