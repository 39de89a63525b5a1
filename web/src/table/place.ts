/** Where a sheet may lie: beside the thing it tells of, over nothing that is asked about. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}

const GAP = 12;

/** How much of two boxes is common, in square pixels. */
export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** Spots for a sheet: right and left of the thing, over and under it, then along the page's edges. */
function spots(size: Size, page: Size, near: Box): { left: number; top: number }[] {
  const level = near.top - 40;
  const across = (near.left + near.right - size.width) / 2;
  const columns = [near.right + GAP, near.left - size.width - GAP, page.width - size.width - GAP, GAP];
  const rows = [level, GAP, (page.height - size.height) / 2, page.height - size.height - GAP];
  const beside = columns.flatMap((left) => rows.map((top) => ({ left, top })));
  const stacked = [near.top - size.height - GAP, near.bottom + GAP].map((top) => ({ left: across, top }));
  return [...beside, ...stacked];
}

/** Where a sheet lies, and how much it covers there of what must be seen. */
export interface Spot {
  left: number;
  top: number;
  covered: number;
}

/** The spot that covers least of what must be seen; of equal ones the nearest to the thing. */
export function placeSheet(size: Size, page: Size, near: Box, avoid: readonly Box[]): Spot {
  const clamp = (value: number, most: number): number => Math.max(GAP, Math.min(most, value));
  let best: Spot = { left: GAP, top: GAP, covered: Infinity };
  let cost = Infinity;
  for (const spot of spots(size, page, near)) {
    const left = clamp(spot.left, page.width - size.width - GAP);
    const top = clamp(spot.top, page.height - size.height - GAP);
    const box = { left, top, right: left + size.width, bottom: top + size.height };
    const covered = [near, ...avoid].reduce((sum, one) => sum + overlap(box, one), 0);
    const away = Math.hypot(left + size.width / 2 - (near.left + near.right) / 2, top - near.top);
    const total = covered * 100 + away;
    if (total < cost) {
      cost = total;
      best = { left, top, covered };
    }
  }
  return best;
}
