/** Where a panel stands beside a ship: in the free part of the window, covering as little as it can. All in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Rect extends Size {
  readonly x: number;
  readonly y: number;
}

const GAP = 26;
/** A ship less in sight is worse than anything else that a panel can cover; what is an answer comes next. */
const [SHIP, ANSWER] = [1e7, 1e5];

export function square(middle: { x: number; y: number }, side: number): Rect {
  return { x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side };
}

/** How much of them two boxes have in common. */
export function shared(a: Rect, b: Rect): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** How far apart the places lie that are tried besides those beside the ship. */
const APART = 24;

/** Every place in the free part of the window, those nearest to the ship first. */
function anywhere({ width, height }: Size, free: Rect, ship: Rect): { x: number; y: number }[] {
  const spots: { x: number; y: number; far: number }[] = [];
  const middle = { x: ship.x + ship.width / 2, y: ship.y + ship.height / 2 };
  for (let x = free.x; x <= free.x + free.width - width; x += APART)
    for (let y = free.y; y <= free.y + free.height - height; y += APART)
      spots.push({ x, y, far: Math.hypot(x + width / 2 - middle.x, y + height / 2 - middle.y) });
  return spots.sort((one, other) => one.far - other.far);
}

/** `free` is where it may stand, `ship` what it belongs to, `others` are no less to be seen; `keep` stays in sight, `avoid` should. */
export function beside(
  panel: Size,
  free: Rect,
  ship: Rect,
  others: readonly Rect[],
  keep: readonly Rect[],
  avoid: readonly Rect[],
): { x: number; y: number } {
  const { width, height } = panel;
  const level = ship.y + ship.height / 2 - height / 2;
  const spots = [
    { x: ship.x - GAP - width, y: level },
    { x: ship.x + ship.width + GAP, y: level },
    ...[free.y, free.y + free.height - height].flatMap((y) => [
      { x: ship.x - GAP - width, y },
      { x: ship.x + ship.width + GAP, y },
    ]),
    { x: ship.x + ship.width / 2 - width / 2, y: ship.y + ship.height + GAP },
    { x: ship.x + ship.width / 2 - width / 2, y: ship.y - GAP - height },
    ...anywhere(panel, free, ship),
  ].map((spot) => ({
    x: Math.max(free.x, Math.min(free.x + free.width - width, spot.x)),
    y: Math.max(free.y, Math.min(free.y + free.height - height, spot.y)),
  }));
  let best = spots[0]!;
  let least = Infinity;
  for (const [place, spot] of spots.entries()) {
    const box = { ...spot, width, height };
    const over = (all: readonly Rect[]): number => all.reduce((sum, one) => sum + shared(box, one), 0);
    const hidden = (all: readonly Rect[]): number => all.filter((one) => shared(box, one) > 0).length;
    const price =
      hidden([ship, ...others]) * SHIP +
      hidden(keep) * ANSWER +
      over([ship, ...others, ...keep]) * 4 +
      over(avoid) +
      place * 40;
    if (price < least) [best, least] = [spot, price];
  }
  return best;
}
