/** Dragging instead of two clicks: a die onto its target, a card onto whoever is to bear it. */
import type { Attachment } from 'svelte/attachments';
import type { Value } from '../../api/types';
import type { Choice } from '../../table/choice.svelte';
import { dragged } from '../../table/drag';

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
const bearer = (part: Element): HTMLElement | null =>
  part.closest('.worn')?.querySelector<HTMLElement>(':scope > [data-thing]') ?? null;

/** What this is a part of and can be a target. */
function thingsAt(part: Element): number[] {
  const found = [part.closest<HTMLElement>('[data-thing]'), bearer(part)];
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
  return dragged({
    can: () => choice.single && choice.can(value),
    drop: (under) => {
      if (!under.closest('.destiny')) return;
      drop.things = thingsAt(under);
      choice.pick(value);
    },
  });
}
