/** What of a card in play there is room to tell: beside a character's portrait, or on the card itself. */

/** What there is to tell. */
export interface Load {
  text: string;
  /** Whether it has a die, whose sides are told. */
  die: boolean;
  upgrades: number;
  /** Buttons of upgrades that can be used. */
  uses: number;
  /** The letters of the longest word in the names of its upgrades. */
  word?: number;
}

export interface Told {
  /** The size in which the text can be read as a whole; 0 where the end of it is left to the card's sheet. */
  text: number;
  /** How many lines of it there is room for then, if they are worth it. */
  begun?: number;
  sides: 'none' | 'twin' | 'line' | 'grid' | 'large';
  upgrades: Upgrades;
}

/** Upgrades are lines with a picture and a name, lines with a name, or pictures side by side whose names are on their sheets. */
export type Upgrades = 'full' | 'slim' | 'bare';

/** Heights in pixels with the gap below: an upgrade, a button; and how wide a bare upgrade is with the gap beside it. */
const HEIGHTS = { full: 38, slim: 30, bare: 30 } as const;
export const USE = 32;
const BARE = 58;
/** What stands in the line of an upgrade beside its name: a picture, a die, frames; and how wide a letter is. */
const ASIDE = { full: 76, slim: 32, bare: 0 } as const;
const NAMED = 6.2;
/** The sides of a die in two large lines, in two lines, in one; in two small ones where one would be too narrow. */
const SIDES = { large: 104, grid: 68, line: 26, twin: 48, none: 0 } as const;
const SLENDER = 126;
/** The sizes of its text, the most legible first, and those that are small; lines and letters in parts of them. */
const SIZES = [16, 15, 14] as const;
const SMALL = [13, 12] as const;
/** The least size, and the least one that can be read at ease. */
export const SMALLEST = SMALL[1];
export const EASY = SIZES[2];
const LINE = 1.22;
const LETTER = 0.46;
/** The size of a text that is only begun. */
export const BEGUN = SMALLEST;
/** Between two abilities. */
const ABILITY = 4;

/** Into how many lines words are broken. */
export function lines(text: string, letters: number): number {
  let [count, used] = [1, 0];
  for (const word of text.split(' ')) {
    if (used && used + word.length > letters) [count, used] = [count + 1, 0];
    used += word.length + 1;
  }
  return count;
}

/** How high a text is in this size and width. */
export function textHeight(text: string, size: number, width: number): number {
  if (!text) return 0;
  const abilities = text.split('\n');
  const all = abilities.reduce((sum, ability) => sum + lines(ability, width / (LETTER * size)), 0);
  return LINE * size * all + ABILITY * abilities.length;
}

/** Whether no word of a text has to be broken in letters of this size, or they are the smallest anyway. */
function unbroken(text: string, size: number, width: number): boolean {
  const longest = Math.max(...text.split(/\s+|-/).map((word) => word.length));
  return size === SMALLEST || LETTER * size * longest <= width;
}

/** How high upgrades and buttons are. */
function borne(load: Load, form: Upgrades, width: number): number {
  const lying =
    form === 'bare' ? Math.ceil(load.upgrades / Math.max(1, Math.floor((width + 4) / BARE))) : load.upgrades;
  return lying * HEIGHTS[form] + load.uses * USE;
}

/** Whether no word of its upgrades' names has to be broken in such lines. */
function whole({ word = 0 }: Load, form: Upgrades, width: number): boolean {
  return ASIDE[form] + NAMED * word <= width;
}

/** The least form of a die's sides. */
function least({ die }: Load, width: number): 'none' | 'twin' | 'line' {
  if (!die) return 'none';
  return width < SLENDER ? 'twin' : 'line';
}

/** What it needs in its smallest form, in letters of this size: the height of what can be chosen, and of all there is to tell. */
export function needed(load: Load, width: number, letters: number = SMALLEST): { chosen: number; told: number } {
  const told = borne(load, 'slim', width) + SIDES[least(load, width)] + textHeight(load.text, letters, width);
  return { chosen: borne(load, 'bare', width), told };
}

/**
 * In a room of this size. That the text is whole comes first, then pictures of upgrades, then its size, then large sides of
 * a die, but not over a picture.
 */
export function told(load: Load, width: number, room: number, over = false): Told {
  const large = over ? [] : (['large', 'grid'] as const);
  const smallest = least(load, width);
  const forms = load.die ? [...large, smallest] : [smallest];
  for (const upgrades of ['full', 'slim'] as const) {
    if (upgrades === 'full' && !whole(load, upgrades, width)) continue;
    const left = room - borne(load, upgrades, width);
    for (const sizes of [SIZES, SMALL]) {
      for (const sides of forms) {
        const text = sizes.find(
          (size) => unbroken(load.text, size, width) && SIDES[sides] + textHeight(load.text, size, width) <= left,
        );
        if (text) return { text, sides, upgrades };
      }
    }
  }
  const sides = SIDES[smallest];
  const fits = (form: Upgrades, more: number): boolean => borne(load, form, width) + more <= room;
  const upgrades = fits('full', sides) && whole(load, 'full', width) ? 'full' : fits('slim', 0) ? 'slim' : 'bare';
  const shown = fits(upgrades, sides) ? smallest : 'none';
  const left = room - borne(load, upgrades, width) - SIDES[shown] - 2 * ABILITY;
  const begun = Math.floor(left / (LINE * BEGUN));
  return { text: 0, sides: shown, upgrades, ...(begun > 1 && { begun }) };
}
