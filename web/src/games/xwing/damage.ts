/** What damage comes down to for the ship that is attacked: shields go first, then the hull. */
export type Part = 'none' | 'shield' | 'hull' | 'end';

export function partOf(damage: number, shields: number, hull: number): Part {
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
