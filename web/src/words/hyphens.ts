/** Where a long Russian word may be broken: browsers do not know it, and half a letter more than fits looks like a mistake. */

const SOFT = '\u00ad';
/** Shorter words, with their quotation marks, always find their place. */
const LONG = 11;
const V = '[аеёиоуыэюя]';
const C = '[бвгджзклмнпрстфхцчшщ]';
const L = '[а-яё]';

/** Between which letters a syllable ends, as schoolbooks have it. */
const ENDS = [
  `([йьъ])(${L}${L})`,
  `(${V})(${V}${L})`,
  `(${V}${C})(${C}${V})`,
  `(${C}${V})(${C}${V})`,
  `(${V}${C})(${C}${C}${V})`,
  `(${V}${C}${C})(${C}${C}${V})`,
].map((ends) => new RegExp(ends, 'gi'));

function syllables(word: string): string {
  if (word.length <= LONG) return word;
  let parts = word;
  // twice: what a match has taken is looked at again
  for (const ends of [...ENDS, ...ENDS]) parts = parts.replace(ends, `$1${SOFT}$2`);
  return parts.replaceAll(new RegExp(`${SOFT}+`, 'g'), SOFT);
}

/** What keeps two signs together: a weapon's number or a walker's letters, and what follows a single letter (E-Web). */
const JOINED = '\u2060';
const TOGETHER = /(?<=(?<![\p{L}\p{N}])\p{L})-|-(?=\d|[A-Z]{2})/gu;

/** The text with signs that are never seen where a word may not be broken after a hyphen. */
export function joined(text: string): string {
  return text.replaceAll(TOGETHER, `-${JOINED}`);
}

/** The text with signs, unseen until they are needed, where its long words may be broken, and where it may not. */
export function breakable(text: string): string {
  return joined(text).replaceAll(/«?[а-яё]+»?/gi, syllables);
}
