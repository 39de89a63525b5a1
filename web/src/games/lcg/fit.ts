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

/** The most lines of chips that there may be. */
function mostLines(height: number): number {
  return Math.max(1, Math.floor((height + CHIP_GAP) / (LOW + CHIP_GAP)));
}

/** Chips in so many lines. */
function chipsOf(lines: number, count: number, width: number, height: number): Chips {
  const columns = Math.ceil(count / lines);
  const each = (width - CHIP_GAP * (columns - 1)) / columns;
  return {
    lines,
    columns,
    width: Math.max(NARROWEST, Math.min(WIDEST, each)),
    height: (height - CHIP_GAP * (lines - 1)) / lines,
  };
}

/** Chips in a room of `width` × `height`: in as few lines as leave names their room, or in the most there may be. */
export function chipsIn(count: number, width: number, height: number): Chips {
  const most = mostLines(height);
  for (let lines = Math.min(2, most); ; lines += 1) {
    const chips = chipsOf(lines, count, width, height);
    if (chips.width >= WIDE || lines >= most) return chips;
  }
}

/** How wide all columns of chips are. */
function spread(chips: Chips): number {
  return chips.columns * (chips.width + CHIP_GAP) - CHIP_GAP;
}

/** A card beside chips is lower than the first only where they would not fit otherwise, and never lower than the second. */
const GOOD = 76;
const LOWEST = 66;
/** From this height on a chip shows its icons below its name. */
export const ICONED = 39;

/**
 * A crowded row of such a width and height: its cards, as high as leave the chips beside them their room, and these. Chips
 * that show their icons come before high cards.
 */
export function crowd(
  kinds: readonly string[],
  count: number,
  width: number,
  height: number,
  gap: number,
): { height: number; chips: Chips } {
  const left = (h: number): number => width - shapes(kinds) * h - gap * kinds.length;
  for (const least of [Math.min(GOOD, height), LOWEST]) {
    for (let lines = Math.min(2, mostLines(height)); lines <= mostLines(height); lines += 1) {
      for (let h = height; h >= least; h -= 2) {
        const chips = chipsOf(lines, count, left(h), height);
        if (chips.width >= WIDE) return { height: h, chips };
      }
    }
  }
  const low = Math.min(height, LOWEST);
  return { height: low, chips: chipsIn(count, left(low), height) };
}

/** Of a row's height, the tokens over its cards. */
const TOKENS = 14;
/** A card is never so low that tokens and enhancements lie over its name; where there is no room for that, all but the objectives are chips. */
const NAMED = 92;
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

/**
 * How high a row is that has `least` at first: up to `comfort` where chips would be without icons, and up to `most` where
 * they would be out of sight.
 */
export function tallEnough(
  places: readonly string[],
  others: readonly string[],
  width: number,
  least: number,
  comfort: number,
  most: number,
): number {
  const enough = (height: number, iconed: boolean): boolean => {
    const crowded = crowdOf(places, others, width, height);
    if (!crowded) return true;
    const cards = shapes(places) * crowded.height + ROW_GAP * places.length;
    return cards + spread(crowded.chips) <= width && (!iconed || crowded.chips.height >= ICONED);
  };
  for (let height = least; height <= comfort; height += 1) if (enough(height, true)) return height;
  for (let height = least; height < most; height += 1) if (enough(height, false)) return height;
  return most;
}

/** The height of the cards of a row without chips. */
export function rowCards(kinds: readonly string[], width: number, height: number): number {
  return rowHeight(kinds, width, height - TOKENS + 2, ROW_GAP, NAMED);
}

/** A phone's row: the width of its cards and their gap where it has four of them, and how narrow they may be for one more. */
const LINE_WIDTH = 66;
export const LINE_GAP = 7;
const LINE_LEAST = 50;
/** On a tablet they have their own size. */
const LINE_ROOM = 700;

/** How wide the cards of a phone's row are so that they lie in one line; null where they do anyway, or cannot. */
export function lineOf(kinds: readonly string[], width: number): number | null {
  const wide = rowRoom(kinds, width, LINE_GAP);
  // a tenth of a pixel too much, and the last card would go to a line of its own
  return width > LINE_ROOM || wide >= LINE_WIDTH || wide < LINE_LEAST ? null : Math.floor(wide * 10) / 10;
}

/** The bar between the two stacks of an edge battle, and the gap between two cards of one. */
export const EDGE_BAR = 40;
const EDGE_GAP = 7;
/** Width to height of a card in an edge stack. */
const EDGE_SHAPE = 0.76;

/** How high the cards of an edge battle are: read at a glance, they overlap rather than get smaller. */
export function edgeHeight(height: number): number {
  return Math.max(72, Math.min(164, (height - EDGE_BAR) / 2 - 8));
}

/** How high an edge battle is whose cards are as low as names let them be: on phones and tablets. */
export const LOW_EDGE = 2 * (100 + 8) + EDGE_BAR;

/** How far they lie apart: so many cards of this height in a room of such a width. */
export function edgeStep(cards: number, h: number, width: number): number {
  const whole = h * EDGE_SHAPE;
  return cards < 2 ? whole + EDGE_GAP : Math.min(whole + EDGE_GAP, (width - whole) / (cards - 1));
}

/** How wide the lane's part for an edge battle is: as its cards would like, but never so that fighters get too little. */
export function edgeRoom(
  cards: number,
  fighters: number,
  lane: number,
  height: number,
  fighter: number = FIGHTER,
): number {
  const wanted = cards * (edgeHeight(height) * EDGE_SHAPE + EDGE_GAP) + 4;
  return Math.max(lane * EDGE_PART, Math.min(wanted, lane - FIELD - fighter * Math.max(2, fighters)));
}
const EDGE_PART = 0.38;
/** What a fighter needs, and what stands beside all of them. */
const FIGHTER = 122;
const FIELD = 60;
/** On a tablet, where cards are smaller. */
export const SMALL_FIGHTER = 92;

/** What the name of an enhancement needs beside a row of units: at the top, and at the bottom. */
export const STRIPS = [34, 26] as const;
/** Of a row of units, the tokens over its cards. */
export const UNIT_TOKENS = 14;
/** A unit is 104 pixels wide at least; where there is no room for that, all of them are chips. */
export const LEAST_UNIT = 104 / SHAPE.unit;

/** How high two rows of units are that share a lane evenly, so that units of both sides are equally large: `strips` is what names of enhancements take. */
export function evenly(half: number, strips: readonly [number, number]): [number, number] {
  const more = (strips[0] - strips[1]) / 2;
  const fits = half - Math.abs(more) - UNIT_TOKENS - Math.min(...strips) >= LEAST_UNIT;
  return fits ? [half + more, half - more] : [half, half];
}

/** How large so many battle icons are on a card in hand: they have one line beside its Force icons and its strength. */
export function markSize(icons: number): string {
  return `clamp(9px, min(23cqi - 15px, (100cqi - 74px) / ${icons} - 1px), 17px)`;
}
