/** Words that are told apart by how they begin: "потратить" and "потратьте" are one, and so are "цель" and "цели". */
function beginnings(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => (word.length > 3 ? word.slice(0, Math.min(5, word.length - 1)) : word));
}

/** Whether a reason says by itself which answer it means: in its own words, or as a part of a plan ("Luke — straight 4"). */
export function tells(reason: string, answer: string): boolean {
  if (samePromise(reason, answer)) return true;
  const told = new Set(beginnings(reason));
  const named = beginnings(answer.replace(/ \([^()]*\)$/, ''));
  return named.length > 0 && named.every((word) => told.has(word));
}

/** Whether both begin with the same few words before a colon: what the answer does, then what comes of it. */
function samePromise(reason: string, answer: string): boolean {
  const [one, two] = [reason, answer].map((text) => beginnings(text.split(':')[0]!));
  return two!.length > 1 && two!.length < beginnings(answer).length && one!.join() === two!.join();
}

/** An answer as a sentence of its own, before the sentence that says why. */
export function ended(answer: string): string {
  return !answer || /[.!?…]$/.test(answer) ? answer : `${answer}.`;
}
