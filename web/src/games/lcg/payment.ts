/** Paying for a card: sources with what each can give, and a thrifty way to begin with. */
export interface Source {
  card: number;
  value: number;
  match: boolean;
}

/** Exhausts as little as possible, and wastes matching sources last. */
export function thrifty(sources: readonly Source[], cost: number): number[] {
  let best: { waste: number; matches: number; count: number; picked: number[] } | null = null;
  for (let chosen = 1; chosen < 1 << sources.length; chosen++) {
    const picked = sources.flatMap((_, place) => ((chosen >> place) & 1 ? [place] : []));
    const total = picked.reduce((sum, place) => sum + sources[place]!.value, 0);
    const matches = picked.filter((place) => sources[place]!.match).length;
    if (total < cost || matches === 0) continue;
    const found = { waste: total - cost, matches, count: picked.length, picked };
    if (
      !best ||
      found.waste < best.waste ||
      (found.waste === best.waste && (found.matches - best.matches || found.count - best.count) < 0)
    )
      best = found;
  }
  const taken = sources.map(() => 0);
  let left = cost;
  for (const place of [...(best?.picked ?? [])].sort(
    (one, other) => Number(sources[other]!.match) - Number(sources[one]!.match),
  )) {
    taken[place] = Math.min(sources[place]!.value, left);
    left -= taken[place]!;
  }
  return taken;
}

/** Whether a payment can be sent: enough, and with a match where one is needed. */
export function enough(sources: readonly Source[], taken: readonly number[], cost: number): boolean {
  const total = taken.reduce((sum, count) => sum + count, 0);
  return total >= cost && sources.some((source, place) => source.match && (taken[place] ?? 0) > 0);
}
