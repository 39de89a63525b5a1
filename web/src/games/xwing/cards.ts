/** What is printed on the cards, as the engine tells it: numbers and icons; names and texts come with the game's words. */
import { api } from '../../api/http';
import type { GameFacts, Crew as Flown, Squad as Wing } from './view';

export type Crew = Readonly<Omit<Flown, 'upgrades'>> & { readonly upgrades: readonly string[] };
export type Squad = Readonly<Omit<Wing, 'ships'>> & { readonly ships: readonly Crew[] };

/** Board and squad page are loaded when they are opened, and with them the facts. */
export const CARDS = await api.facts<GameFacts>('xwing');

export function costOf(crew: Crew): number {
  const pilot = CARDS.pilots[crew.pilot]?.cost ?? 0;
  return crew.upgrades.reduce((sum, name) => sum + (CARDS.upgrades[name]?.cost ?? 0), pilot);
}
