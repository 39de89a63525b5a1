/** Who sits at a table, and how fast they play, in a few words. */
import type { Match } from '../api/types';
import { say } from '../words/index.svelte';

const DAY = 24 * 3600;

/** People by their names, bots by their number; me only where I am alone. */
export function companyOf(match: Match): string {
  const people = match.seats.filter((seat) => seat.kind === 'person' && !seat.mine).map((seat) => seat.name ?? '');
  const bots = match.seats.filter((seat) => seat.kind === 'bot').length;
  return [...people, ...(bots ? [say('bots-count', { count: bots })] : [])].join(', ');
}

/** By correspondence: so many days for a move. */
export function paceOf(match: Match): string {
  if (match.clock?.per !== 'move' || match.clock.seconds < DAY) return '';
  return say('pace-days', { count: Math.round(match.clock.seconds / DAY) });
}
