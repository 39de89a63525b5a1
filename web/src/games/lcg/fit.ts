/** How large cards are: everything fits, however full the table is. */

/** Width to height of a card in play. */
export const SHAPE = { unit: 0.96, objective: 1.42, affiliation: 0.98, enhancement: 0.98 } as const;
export type Kind = keyof typeof SHAPE;

export function shapeOf(kind: string): number {
  return SHAPE[kind as Kind] ?? SHAPE.unit;
}

/** The height of the cards of a row of this many kinds in a room of `width` × `height`; never below `least`. */
export function rowHeight(kinds: readonly string[], width: number, height: number, gap: number, least = 58): number {
  const shapes = kinds.reduce((sum, kind) => sum + shapeOf(kind), 0);
  if (!shapes) return height;
  return Math.max(least, Math.min(height, (width - gap * (kinds.length - 1)) / shapes));
}
