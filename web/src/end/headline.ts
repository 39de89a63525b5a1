/** How a match ended, in a title and a sentence. The game's own words often bring a better title than the plain verdict:
 * "Glorious victory! The ventilation shaft is found." */
export function headline(sentence: string, verdict: string): { title: string; why: string } {
  const [, head = '', sign = '', rest = ''] = /^(.+?)([!:.])\s*(.*)$/s.exec(sentence) ?? [];
  const plain = verdict.replace(/[!.]/g, '').toLowerCase();
  if (!head.toLowerCase().includes(plain)) return { title: verdict, why: sentence };
  return { title: head + (sign === '!' ? sign : ''), why: rest && rest[0]!.toUpperCase() + rest.slice(1) };
}
