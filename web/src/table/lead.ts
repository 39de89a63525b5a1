/** The word that a card's ability begins with ("Action:", "Особенность —"), and what follows it. */
const LEAD = /^(\p{Lu}\p{L}+(?: \p{L}+)?(?::| —))(?= )/u;

export function lead(line: string): [string, string] {
  const found = LEAD.exec(line)?.[1] ?? '';
  return [found, line.slice(found.length)];
}
