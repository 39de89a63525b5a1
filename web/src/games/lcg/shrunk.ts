/** Cards as large as leave everything else its place. */
import type { Attachment } from 'svelte/attachments';

/**
 * The first of these heights of a unit, as `--unit`, with which nothing has to scroll, or the last of them. `_shown` is what
 * lies on the table: when it changes, sizes are tried anew.
 */
export function shrunk(heights: readonly number[], _shown: unknown): Attachment<HTMLElement> {
  return (table) => {
    const fit = (): void => {
      for (const height of heights) {
        table.style.setProperty('--unit', `${height}px`);
        if (table.scrollHeight <= table.clientHeight) return;
      }
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(table);
    return () => {
      watch.disconnect();
      table.style.removeProperty('--unit');
    };
  };
}
