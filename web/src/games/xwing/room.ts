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

export function square(middle: { x: number; y: number }, side: number): Rect {
  return { x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side };
}

/** How much of them two boxes have in common. */
export function shared(a: Rect, b: Rect): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** `free` is where it may stand, `ship` what it belongs to, `keep` what stays in sight, `avoid` what should. */
export function beside(
  panel: Size,
  free: Rect,
  ship: Rect,
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
    { x: free.x, y: free.y + free.height - height },
    { x: free.x + free.width - width, y: free.y + free.height - height },
    { x: free.x, y: free.y },
    { x: free.x + free.width - width, y: free.y },
  ].map((spot) => ({
    x: Math.max(free.x, Math.min(free.x + free.width - width, spot.x)),
    y: Math.max(free.y, Math.min(free.y + free.height - height, spot.y)),
  }));
  let best = spots[0]!;
  let least = Infinity;
  for (const [place, spot] of spots.entries()) {
    const box = { ...spot, width, height };
    const over = (all: readonly Rect[]): number => all.reduce((sum, one) => sum + shared(box, one), 0);
    const price = over([ship, ...keep]) * 4 + over(avoid) + place * 40;
    if (price < least) [best, least] = [spot, price];
  }
  return best;
}
