/** What of a character there is room to tell beside its portrait. */

/** Heights in pixels: an upgrade or a thing to use; the sides of a die in one line, in two, in two large ones. */
const BORNE = 38;
const SIDES = 26;
const GRID = 68;
const LARGE = 104;
/** The sizes of its text, the most legible first; lines and letters in parts of them. */
const SIZES = [15, 14, 13] as const;
const LINE = 1.22;
const LETTER = 0.46;

export interface Told {
  /** The size in which the text can be read as a whole; 0 where it is left to the card's sheet. */
  text: number;
  sides: 'none' | 'line' | 'grid' | 'large';
}

function lines(text: string, size: number, width: number): number {
  const letters = Math.max(1, width / (LETTER * size));
  return text.split('\n').reduce((sum, line) => sum + Math.ceil(line.length / letters), 0);
}

/** In a room of this size, under so many upgrades and things to use. */
export function told(text: string, borne: number, width: number, height: number): Told {
  const left = height - BORNE * borne;
  const rest = (size: number): number => left - LINE * size * lines(text, size, width);
  const over = (least: number): number => SIZES.find((size) => rest(size) >= least) ?? 0;
  if (over(LARGE)) return { text: over(LARGE), sides: 'large' };
  if (over(GRID)) return { text: over(GRID), sides: 'grid' };
  return { text: over(SIDES), sides: left >= SIDES ? 'line' : 'none' };
}
