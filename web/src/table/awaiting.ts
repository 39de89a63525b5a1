import type { Match } from '../api/types';

/** What to say to somebody who looks at a table that has not begun. */
export function awaiting(card: Match): string {
  if (card.host || card.seats.some((seat) => seat.mine)) {
    return card.seats.some((seat) => seat.awaits && !seat.declined) ? 'waiting-rematch' : 'waiting-to-start';
  }
  const free = card.seats.some((seat) => seat.kind === 'empty' && (seat.entry === 'open' || seat.yours));
  return free ? 'waiting-for-you' : 'waiting-for-invited';
}
