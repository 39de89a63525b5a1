/** What damage comes down to for the ship that is attacked: shields go first, then the hull. */
export type Part = 'none' | 'shield' | 'hull' | 'end';

function partOf(damage: number, shields: number, hull: number): Part {
  if (damage <= 0) return 'none';
  return damage <= shields ? 'shield' : damage < shields + hull ? 'hull' : 'end';
}

/** The parts that up to so much damage reaches, in order, and how many amounts of damage belong to each. */
export function partsOf(most: number, shields: number, hull: number): { part: Part; amounts: number }[] {
  const reached = Array.from({ length: most + 1 }, (_, damage) => partOf(damage, shields, hull));
  return (['none', 'shield', 'hull', 'end'] as const)
    .map((part) => ({ part, amounts: reached.filter((one) => one === part).length }))
    .filter(({ amounts }) => amounts > 0);
}

/** A smooth line through points that lie equally far apart: between two of them it is never beyond either. */
export function curveThrough(points: readonly { readonly x: number; readonly y: number }[]): string {
  const slope = (place: number): number => {
    const [before, here, after] = [points[place - 1], points[place]!, points[place + 1]];
    if (!before || !after || (here.y - before.y) * (after.y - here.y) <= 0) return 0;
    return Math.sign(after.y - before.y) * Math.min(Math.abs(here.y - before.y), Math.abs(after.y - here.y));
  };
  return points
    .map(({ x, y }, place) => {
      if (!place) return `M${x} ${y.toFixed(1)}`;
      const from = points[place - 1]!;
      const third = (x - from.x) / 3;
      const [leaves, comes] = [from.y + slope(place - 1) / 3, y - slope(place) / 3];
      return `C${(from.x + third).toFixed(1)} ${leaves.toFixed(1)} ${(x - third).toFixed(1)} ${comes.toFixed(1)} ${x} ${y.toFixed(1)}`;
    })
    .join('');
}
