/** A text that is longer than its room ends with a whole line and an ellipsis, never in the middle of a line. */
import type { Attachment } from 'svelte/attachments';

/** For the last thing in a box that cannot grow; `text` is what it says, to measure again when it changes. */
export function wholeLines(text: string): Attachment<HTMLElement> {
  return (element) => {
    const around = element.parentElement;
    if (!text || !around) return;
    const fit = (): void => {
      for (const name of ['display', 'overflow', '-webkit-box-orient', '-webkit-line-clamp'])
        element.style.removeProperty(name);
      const room = around.getBoundingClientRect().bottom - element.getBoundingClientRect().top;
      if (element.scrollHeight <= room + 1) return;
      const line = parseFloat(getComputedStyle(element).lineHeight);
      const between = [...element.children].reduce((sum, one) => sum + parseFloat(getComputedStyle(one).marginTop), 0);
      element.style.setProperty('display', '-webkit-box');
      element.style.setProperty('overflow', 'hidden');
      element.style.setProperty('-webkit-box-orient', 'vertical');
      // once it is clamped, its box ends above what the box around it keeps free
      const free = room - parseFloat(getComputedStyle(around).paddingBottom);
      element.style.setProperty('-webkit-line-clamp', String(Math.max(1, Math.floor((free + 1 - between) / line))));
    };
    // its own height follows from the lines it shows: what it has is said by the box around both
    const watch = new ResizeObserver(fit);
    watch.observe(around.parentElement ?? around);
    void document.fonts?.ready.then(fit);
    return () => watch.disconnect();
  };
}
