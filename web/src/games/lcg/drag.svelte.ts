/** Dragging instead of clicks: a card into play, an attacker onto an objective, a striker onto whom it strikes. */
import type { Attachment } from 'svelte/attachments';
import { dragged } from '../../table/drag';
import type { Desk } from './desk.svelte';

/** Questions that are answered by what is dragged onto the table. */
const BY_CARD = new Set(['action', 'interrupt', 'reaction', 'edge', 'attackers', 'defenders', 'strike']);
/** Questions that are answered by where it was dropped. */
const BY_PLACE = new Set(['target', 'host', 'host-or-unit', 'unit-damage', 'shielding']);
/** What is asked between a card and its aim. */
const BETWEEN = new Set(['pay', 'icon']);

class Drag {
  /** Something is in the hand of the player. */
  held = $state(false);
  /** What something was dropped on, until the question for it comes. */
  onto = $state<number | null>(null);
  /** The unit that was dragged onto an objective, until it is asked who attacks. */
  attacker = $state<number | null>(null);
}
export const drag = new Drag();

/** A unit that may be sent against an objective: the engagement begins with it. */
function attacks(desk: Desk, id: number): boolean {
  const piece = desk.question?.kind === 'engage' ? desk.piece(id) : undefined;
  return piece?.kind === 'unit' && piece.controller === desk.bottom;
}

function answers(desk: Desk, id: number): boolean {
  const { question, choice } = desk;
  return (
    question !== null &&
    BY_CARD.has(question.kind) &&
    choice.can(desk.answer(id)) &&
    choice.order(desk.answer(id)) === 0
  );
}

function drop(desk: Desk, id: number, under: Element): void {
  const on = under.closest<HTMLElement>('.lcg [data-piece]');
  const place = on ? Number(on.dataset.piece) : null;
  if (answers(desk, id)) {
    if (!under.closest('.lcg .table') || under.closest('[data-hand]')) return;
    drag.onto = place;
    desk.choice.pick(desk.answer(id));
  } else if (place !== null && desk.choice.can(desk.answer(place))) {
    drag.attacker = id;
    desk.choice.pick(desk.answer(place));
  }
}

/** `<div {@attach draggable(desk, id)}>`: the card can be dragged wherever that is an answer. */
export function draggable(desk: Desk, id: number): Attachment<HTMLElement> {
  return dragged({
    can: () => !desk.given.still && (answers(desk, id) || attacks(desk, id)),
    drop: (under) => drop(desk, id, under),
    held: (is) => (drag.held = is && answers(desk, id)),
  });
}

/** A question has come: answer it as the drag meant it; what is asked between card and aim leaves it, anything else ends it. */
export function follow(desk: Desk): void {
  const { question, choice } = desk;
  const { onto, attacker } = drag;
  if ((onto === null && attacker === null) || !question || choice.sent !== null || BETWEEN.has(question.kind)) return;
  drag.onto = drag.attacker = null;
  const meant = question.kind === 'attackers' ? attacker : BY_PLACE.has(question.kind) && choice.single ? onto : null;
  if (meant !== null && choice.can(desk.answer(meant))) choice.pick(desk.answer(meant));
}
