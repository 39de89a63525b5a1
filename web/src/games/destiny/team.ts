/** Who and what a player has in play, and what there is to tell of each. */
import type { Choice } from '../../table/choice.svelte';
import type { Say } from '../../words/index.svelte';
import { textOf } from './faces';
import { sides } from './facts';
import type { Thing } from './fit';
import type { Shown, View } from './view';

const KINDS = ['character', 'support', 'plot'];

/** Characters first, then supports, then the plot. */
export function teamOf(view: View, seat: number): Shown[] {
  return view.pieces
    .filter((piece) => piece.controller === seat && KINDS.includes(piece.kind))
    .sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
}

export function wornBy(view: View, id: number): Shown[] {
  return view.pieces.filter((piece) => piece.host === id);
}

export type Use = [string, number, number];

/** What a card can be used for now, beside being chosen or activated. */
export function usesOf(choice: Choice, piece: Shown): Use[] {
  return (choice.question?.options ?? [])
    .map((option) => option.value)
    .filter((value): value is Use => Array.isArray(value) && value[0] === 'use' && value[1] === piece.id);
}

/** What is printed on a card, as far as its size depends on it. */
export function printedOn(card: string, say: Say): Pick<Thing, 'name' | 'text' | 'die'> {
  return { name: say(`card-${card}`), text: textOf(card, say), die: sides(card).length > 0 };
}

/** A card in play, as far as its size depends on it. */
export function thingOf(view: View, piece: Shown, choice: Choice, say: Say): Thing {
  const worn = wornBy(view, piece.id);
  return {
    ...printedOn(piece.card, say),
    fighter: piece.kind === 'character',
    upgrades: worn.length,
    uses: worn.reduce((sum, upgrade) => sum + usesOf(choice, upgrade).length, 0),
    buttons: usesOf(choice, piece).length,
  };
}
