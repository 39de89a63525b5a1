/** What is printed on the cards, as the engine tells it. */
import { api } from '../../api/http';
import type { CardFacts, Deck as Listed, GameFacts, ObjectiveSet as Six } from './view';

export type Side = CardFacts['side'];
export type Facts = Readonly<CardFacts>;
export type ObjectiveSet = Readonly<Six>;
export const ICONS = ['unit-damage', 'tactics', 'blast'] as const;
export type Icon = (typeof ICONS)[number];

/** Board and deck page are loaded when they are opened, and with them the facts. */
const told = await api.facts<GameFacts>('lcg');

export const CARDS: ReadonlyMap<string, Facts> = new Map(Object.entries(told.cards));
export const SETS: ReadonlyMap<number, ObjectiveSet> = new Map(told.sets.map((six) => [six.number, six]));
export const AFFILIATIONS: readonly { id: string; side: Side }[] = Object.entries(told.affiliations).map(
  ([id, side]) => ({ id, side: side as Side }),
);
export const STARTER_DECKS: readonly Readonly<Listed>[] = Object.values(told.starters);
export const LEAST_SETS = told.least_sets;

/** How many copies of a set a deck of this affiliation may hold at most. */
export function mostCopies(affiliation: string, number: number): number {
  return told.fits[affiliation]?.find((fit) => fit.number === number)?.most ?? 0;
}

/** Who stands for an affiliation: its dearest person with a name of their own. A deck stays hidden, what it plays for does not. */
export function figureOf(affiliation: string): string | null {
  const named = [...CARDS.values()].filter(
    (card) => card.affiliation === affiliation && card.unique && card.traits.includes('character'),
  );
  return named.sort((one, other) => (other.cost ?? 0) - (one.cost ?? 0))[0]?.id ?? null;
}

export function facts(id: string): Facts | null {
  return CARDS.get(id) ?? null;
}

/** How many battle icons stand side by side on a card in hand; at least one has its room. */
export function iconsOf(card: CardFacts | null): number {
  const all = [card?.normal, card?.edge].flatMap((icons) => Object.values(icons ?? {}));
  return Math.max(
    1,
    all.reduce((sum, count) => sum + count, 0),
  );
}
