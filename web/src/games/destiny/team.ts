/** Who and what a player has in play, and how much room it takes on the board. */
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

/** Supports that bear nothing need little room. */
export function slight(view: View, piece: Shown): boolean {
  return piece.kind !== 'character' && !wornBy(view, piece.id).length;
}

/** How wide all of it is side by side, in pixels. */
export function width(view: View, seat: number): number {
  return teamOf(view, seat).reduce((sum, piece) => sum + (slight(view, piece) ? 124 : 300), -12);
}
