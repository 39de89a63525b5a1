/** Cards as large as leave everything else its place. */
import type { Attachment } from 'svelte/attachments';

/** How large things lie: units, cards of a row, and whether the hand is told in short. */
export interface Size {
  unit: number;
  row: number;
  tight?: boolean;
}

/** On a phone: they grow where few of them lie there, as on a tablet. */
const GROWN: readonly Size[] = [
  { unit: 150, row: 132 },
  { unit: 134, row: 118 },
  { unit: 120, row: 108 },
  { unit: 112, row: 100 },
  { unit: 104, row: 92 },
];
/** Then rows are low first, so that units need not be small. */
const LOW: readonly Size[] = [
  { unit: 112, row: 70 },
  { unit: 104, row: 66 },
  { unit: 96, row: 66 },
  { unit: 90, row: 66 },
];
const CROWDED: readonly Size[] = [86, 82, 78].map((unit) => ({ unit, row: 66 }));
/** Units as large as this are worth a hand that is told in short. */
const FINE = 104;
const TABLET: readonly Size[] = [168, 152, 138, 124, 112, 104, 96, 88, 80].map((unit) => ({ unit, row: unit * 0.75 }));

/**
 * What is tried, in this order. On a phone the hand is told in short where cards in it answer nothing (`aside`) and nothing
 * else has room beside it.
 */
export function sizesOf(tablet: boolean, aside: boolean): readonly Size[] {
  if (tablet) return TABLET;
  const grown = [...GROWN, ...LOW];
  if (!aside) return [...grown, ...CROWDED];
  const fine = grown.filter(({ unit }) => unit >= FINE);
  return [...fine, ...[...LOW, ...CROWDED].map((size) => ({ ...size, tight: true }))];
}

/**
 * Sets `--unit`, `--row` and `data-tight` by the first of these sizes with which nothing has to scroll, or by the last of
 * them, and tells whether it is tight. `_shown` is what lies on the table: when it changes, sizes are tried anew.
 */
export function shrunk(
  sizes: readonly Size[],
  _shown: unknown,
  told: (tight: boolean) => void,
): Attachment<HTMLElement> {
  return (table) => {
    const fit = (): void => {
      for (const { unit, row, tight = false } of sizes) {
        table.style.setProperty('--unit', `${unit}px`);
        table.style.setProperty('--row', `${row}px`);
        table.toggleAttribute('data-tight', tight);
        told(tight);
        if (table.scrollHeight <= table.clientHeight) return;
      }
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(table);
    return () => {
      watch.disconnect();
      table.style.removeProperty('--unit');
      table.style.removeProperty('--row');
      table.removeAttribute('data-tight');
      told(false);
    };
  };
}
