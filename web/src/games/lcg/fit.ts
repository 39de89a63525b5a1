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

/** How wide all columns of chips are. */
function spread(chips: Chips): number {
  return chips.columns * (chips.width + CHIP_GAP) - CHIP_GAP;
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

/** Of a row's height, the tokens over its cards. */
const TOKENS = 14;
/** A card is never so low that its name is left out; where there is no room for that, all but the objectives are chips. */
const NAMED = 76;
/** Between two cards of a row. */
export const ROW_GAP = 9;

/** A row of `places` and of other cards in a room of this size: null where all are cards, else the chips that the others are. */
export function crowdOf(
  places: readonly string[],
  others: readonly string[],
  width: number,
  height: number,
): ReturnType<typeof crowd> | null {
  const down = height - TOKENS;
  if (width <= 0 || !others.length) return null;
  if (rowRoom([...places, ...others], width, ROW_GAP) >= Math.min(NAMED, down)) return null;
  return crowd(places, others.length, width, down, ROW_GAP);
}

/** How high a row is that has `least` at first: more of it, up to `most`, where chips would be out of sight. */
export function tallEnough(
  places: readonly string[],
  others: readonly string[],
  width: number,
  least: number,
  most: number,
): number {
  for (let height = least; height < most; height += 1) {
    const crowded = crowdOf(places, others, width, height);
    if (!crowded) return height;
    const cards = shapes(places) * crowded.height + ROW_GAP * places.length;
    if (cards + spread(crowded.chips) <= width) return height;
  }
  return most;
}

/** The height of the cards of a row without chips. */
export function rowCards(kinds: readonly string[], width: number, height: number): number {
  return rowHeight(kinds, width, height - TOKENS + 2, ROW_GAP, NAMED);
}
