/** What a card's ability begins with: keywords, and the word that says when ("Elite. Reaction:", "Особенность —"); and what follows. */
const LEAD = /^((?:\p{Lu}\p{L}+(?: \p{L}+)?\. )*\p{Lu}\p{L}+(?: \p{L}+)?(?::| —))(?= )/u;

export function lead(line: string): [string, string] {
  const found = LEAD.exec(line)?.[1] ?? '';
  return [found, line.slice(found.length)];
}
