/** Words that do not fit their box end with "…" after the last one that does; the sheet has them all. */
import type { Attachment } from 'svelte/attachments';

/** The longest beginning of `words` for which `fits` holds, found by halving. */
export function beginning(words: readonly string[], fits: (text: string) => boolean): string {
  const whole = words.join(' ');
  if (fits(whole)) return whole;
  let [low, high] = [0, words.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(`${words.slice(0, middle).join(' ')} …`)) low = middle;
    else high = middle - 1;
  }
  return low ? `${words.slice(0, low).join(' ')} …` : '';
}

export function shorten(text: string): Attachment<HTMLElement> {
  return (node) => {
    const words = text.split(' ');
    const fit = (): void => {
      node.textContent = beginning(words, (some) => {
        node.textContent = some;
        return node.scrollHeight <= node.clientHeight;
      });
    };
    fit();
    const room = new ResizeObserver(fit);
    room.observe(node);
    return () => room.disconnect();
  };
}
