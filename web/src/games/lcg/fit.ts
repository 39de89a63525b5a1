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

/** How high cards of these kinds are that fill a room of this width. */
export function rowRoom(kinds: readonly string[], width: number, gap: number): number {
  return (width - gap * (kinds.length - 1)) / shapes(kinds);
}

/** The height of the cards of a row of these kinds in a room of `width` × `height`; never below `least`. */
export function rowHeight(kinds: readonly string[], width: number, height: number, gap: number, least = 58): number {
  if (!kinds.length) return height;
  return Math.max(Math.min(least, height), Math.min(height, rowRoom(kinds, width, gap)));
}

/** How far cards of this height lie apart: they overlap (below 0) only where the row is too narrow for all of them. */
export function rowGap(kinds: readonly string[], width: number, height: number, gap: number): number {
  if (kinds.length < 2) return gap;
  return Math.min(gap, (width - shapes(kinds) * height) / (kinds.length - 1));
}

/** Cards in short, picture beside name, in a few lines: how many there are in a line and how large each is. */
export interface Chips {
  lines: number;
  columns: number;
  width: number;
  height: number;
}

/** Between two chips, in pixels. */
export const CHIP_GAP = 5;
/** A name is read at a glance from this width on; a chip is never narrower than the second. */
const WIDE = 132;
const NARROWEST = 118;
const WIDEST = 190;

/** A chip has at least two lines of its name. */
const LOW = 28;

/** Chips in a room of `width` × `height`: in as few lines as leave names their room, or in the most there may be. */
export function chipsIn(count: number, width: number, height: number): Chips {
  const most = Math.max(1, Math.floor((height + CHIP_GAP) / (LOW + CHIP_GAP)));
  for (let lines = Math.min(2, most); ; lines += 1) {
    const columns = Math.ceil(count / lines);
    const each = (width - CHIP_GAP * (columns - 1)) / columns;
    if (each >= WIDE || lines >= most)
      return {
        lines,
        columns,
        width: Math.max(NARROWEST, Math.min(WIDEST, each)),
        height: (height - CHIP_GAP * (lines - 1)) / lines,
      };
  }
}

/** A card beside chips is never lower. */
const LOWEST = 66;

/** A crowded row of such a width and height: its cards, as high as leave the chips beside them their room, and these. */
export function crowd(
  kinds: readonly string[],
  count: number,
  width: number,
  height: number,
  gap: number,
): { height: number; chips: Chips } {
  for (let h = height; ; h -= 2) {
    const chips = chipsIn(count, width - shapes(kinds) * h - gap * kinds.length, height);
    if (chips.width >= WIDE || h <= LOWEST) return { height: h, chips };
  }
}
