/**
 * Chapter titles as a reader likes them: some rulebooks shout in capitals. Latin names (AT-ACT, FAQ) stay as they are;
 * a number of the printed book's own goes, for ours stands beside it.
 */
export function calm(printed: string): string {
  const title = printed.replace(/^(?:(?:глава|chapter)\s+)?\d+\.\s+/iu, '');
  const first = title.match(/\p{Script=Cyrillic}{2,}/u)?.[0];
  if (!first || first !== first.toUpperCase() || first.length < 3) return title;
  const low = title.replace(/\p{Script=Cyrillic}+/gu, (word) =>
    word === word.toUpperCase() ? word.toLowerCase() : word,
  );
  // the first letter of each part, and what is a name
  return low
    .replace(/(^|[.—/]\s+|«)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/(?<!\p{L})(сил(?:а|ы|е|у|ой)|звезд(?:а|ы|е)(?= смерти)|смерти)(?!\p{L})/gu, capital);
}

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

/** Where the words of a search are in a text: parts that are found, and parts between them. */
export function marked(text: string, search: string): { text: string; found: boolean }[] {
  const stems = search
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 1)
    .map((word) => (word.length > 5 ? word.slice(0, -2) : word))
    .map((stem) => stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (!stems.length) return [{ text, found: false }];
  const pattern = new RegExp(`((?<!\\p{L})(?:${stems.join('|')})\\p{L}*)`, 'giu');
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, found: index % 2 === 1 }))
    .filter((part) => part.text);
}
