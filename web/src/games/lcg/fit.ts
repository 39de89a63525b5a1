/** How large cards are: everything fits, however full the table is. */

/** Width to height of a card in play. */
export const SHAPE = { unit: 0.96, objective: 1.42, affiliation: 0.98, enhancement: 0.98 } as const;
export type Kind = keyof typeof SHAPE;

export function shapeOf(kind: string): number {
  return SHAPE[kind as Kind] ?? SHAPE.unit;
}

function shapes(kinds: readonly string[]): number {
  return kinds.reduce((sum, kind) => sum + shapeOf(kind), 0);
}

/** The height of the cards of a row of these kinds in a room of `width` × `height`; never below `least`. */
export function rowHeight(kinds: readonly string[], width: number, height: number, gap: number, least = 58): number {
  const across = shapes(kinds);
  if (!across) return height;
  return Math.max(Math.min(least, height), Math.min(height, (width - gap * (kinds.length - 1)) / across));
}

/** How far cards of this height lie apart: they overlap (below 0) only where the row is too narrow for all of them. */
export function rowGap(kinds: readonly string[], width: number, height: number, gap: number): number {
  if (kinds.length < 2) return gap;
  return Math.min(gap, (width - shapes(kinds) * height) / (kinds.length - 1));
}
