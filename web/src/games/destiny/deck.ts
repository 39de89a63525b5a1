/** A deck in the making: a team with its dice, plot and battlefield, how often each card is in it, what lies beside it,
 * and what it comes to in figures. What it may still take is the engine's word (`Room`). */
import type { Say } from '../../words/index.svelte';
import { subtitleOf, textOf } from './faces';
import { facts, POOL, SYMBOLS, type Deck as Told, type Facts, type Room, type Symbol } from './facts';

export interface Deck {
  /** Characters with the number of their dice. */
  team: readonly (readonly [string, number])[];
  plots: readonly string[];
  fields: readonly string[];
  counts: Readonly<Record<string, number>>;
  /** Events that lie under the plot. */
  under: readonly string[];
  /** Further dice that are set aside; nothing said: all that the cards speak of. */
  dice: readonly (readonly [string, number])[] | null;
}

export const EMPTY: Deck = { team: [], plots: [], fields: [], counts: {}, under: [], dice: null };

const numbered = (told: readonly (readonly (string | number)[])[]): [string, number][] =>
  told.map(([id, count]) => [id as string, count as number]);

export function fromTold(told: Told): Deck {
  return {
    team: numbered(told.team),
    plots: told.plots,
    fields: told.fields,
    counts: Object.fromEntries(numbered(told.cards)),
    under: told.under,
    dice: told.dice && numbered(told.dice),
  };
}

export function size(deck: Deck): number {
  return Object.values(deck.counts).reduce((sum, count) => sum + count, 0);
}

/** Nothing at all has been chosen yet. */
export function blank(deck: Deck): boolean {
  return !deck.team.length && !deck.plots.length && !deck.fields.length && !size(deck);
}

/** What the team costs as printed and balanced; the rules have the last word. */
export function points(deck: Deck): number {
  const team = deck.team.reduce((sum, [id, dice]) => sum + (facts(id).points[dice - 1] ?? 0), 0);
  return deck.plots.reduce((sum, id) => sum + (facts(id).points[0] ?? 0), team);
}

export function inDeck(deck: Deck, card: Facts): number {
  if (card.type === 'character') return deck.team.filter(([id]) => id === card.id).length;
  if (card.type === 'battlefield') return deck.fields.includes(card.id) ? 1 : 0;
  if (card.type === 'plot') return deck.plots.includes(card.id) ? 1 : 0;
  return deck.counts[card.id] ?? 0;
}

/** One more of a card; a plot takes the place of another, and so does a battlefield where there is no room for both. */
export function withOne(deck: Deck, card: Facts, room: Room): Deck {
  if (card.type === 'character') return { ...deck, team: [...deck.team, [card.id, 1]] };
  if (card.type === 'battlefield') return { ...deck, fields: [...deck.fields, card.id].slice(-room.fields) };
  if (card.type === 'plot') return { ...deck, plots: [card.id] };
  return { ...deck, counts: { ...deck.counts, [card.id]: (deck.counts[card.id] ?? 0) + 1 } };
}

export function withoutOne(deck: Deck, card: Facts): Deck {
  if (card.type === 'character') {
    const at = deck.team.findLastIndex(([id]) => id === card.id);
    return { ...deck, team: deck.team.filter((_, place) => place !== at) };
  }
  if (card.type === 'battlefield') return { ...deck, fields: deck.fields.filter((id) => id !== card.id) };
  if (card.type === 'plot') return { ...deck, plots: deck.plots.filter((id) => id !== card.id) };
  const counts = { ...deck.counts, [card.id]: (deck.counts[card.id] ?? 0) - 1 };
  if (counts[card.id]! <= 0) delete counts[card.id];
  return { ...deck, counts };
}

/** Without the character at this place of the team. */
export function parted(deck: Deck, place: number): Deck {
  return { ...deck, team: deck.team.filter((_, at) => at !== place) };
}

/** Without one of the events under the plot. */
export function withoutUnder(deck: Deck, id: string): Deck {
  return { ...deck, under: deck.under.filter((one) => one !== id) };
}

/** With another event under the plot. */
export function withUnder(deck: Deck, id: string): Deck {
  return { ...deck, under: [...deck.under, id] };
}

/** The dice that are set aside: those that were chosen, or all that the cards speak of. */
export function setAside(deck: Deck, room: Room): ReadonlyMap<string, number> {
  const spoken = room.dice as [string, number][];
  const none = deck.dice ? spoken.map(([id]): [string, number] => [id, 0]) : spoken;
  return new Map([...none, ...(deck.dice ?? [])]);
}

/** One die more or fewer that is set aside; all that the cards speak of need not be told. */
export function withDice(deck: Deck, room: Room, id: string, count: number): Deck {
  const dice = new Map(setAside(deck, room)).set(id, count);
  const all = room.dice.length === dice.size && room.dice.every(([one, most]) => dice.get(one as string) === most);
  return { ...deck, dice: all ? null : [...dice].filter(([, many]) => many > 0) };
}

/** A character with one die or, as an elite, with two. */
export function turned(deck: Deck, place: number): Deck {
  const most = facts(deck.team[place]![0]).points.length;
  return {
    ...deck,
    team: deck.team.map(([id, dice], at) => (at === place ? [id, (dice % most) + 1] : [id, dice])),
  };
}

/** Whether there can be no more of a card: battlefields and plots change places, of characters the points are the limit. */
export function full(deck: Deck, card: Facts, room: Room): boolean {
  if (card.type === 'character') return false;
  if (card.type === 'battlefield' || card.type === 'plot') return inDeck(deck, card) > 0;
  return inDeck(deck, card) > 0 && room.full.includes(card.id);
}

/** The list as the engine reads it: the number in its set names a card in every language. */
export function write(deck: Deck, name: string): string {
  const called = (id: string): string => `${facts(id).title} (${facts(id).set} #${facts(id).number})`;
  const lines = [
    ...(name.trim() ? [`# ${name.trim()}`] : []),
    ...deck.fields.map((id) => `1x ${called(id)}`),
    ...deck.team.map(([id, dice]) => `1x ${called(id)} [${dice} dice]`),
    ...deck.plots.map((id) => `1x ${called(id)}`),
    ...Object.entries(deck.counts).map(([id, count]) => `${count}x ${called(id)}`),
    ...(deck.under.length ? ['Under the plot', ...deck.under.map((id) => `1x ${called(id)}`)] : []),
    ...(deck.dice ? ['Set-aside dice', ...deck.dice.map(([id, count]) => `${count}x ${called(id)}`)] : []),
  ];
  return `${lines.join('\n')}\n`;
}

export interface Figures {
  /** How many cards of each cost, 5 and more together. */
  curve: readonly number[];
  /** How many sides of all dice show each symbol. */
  sides: Readonly<Record<Symbol, number>>;
  dice: number;
}

export function figures(deck: Deck): Figures {
  const curve = Array.from({ length: 6 }, () => 0);
  const sides = Object.fromEntries(SYMBOLS.map((symbol) => [symbol, 0])) as Record<Symbol, number>;
  let dice = 0;
  const rolls = (id: string, count: number): void => {
    for (const side of facts(id).sides) sides[side.symbol as Symbol] += count;
    if (facts(id).sides.length) dice += count;
  };
  for (const [id, count] of deck.team) rolls(id, count);
  for (const [id, count] of Object.entries(deck.counts)) {
    curve[Math.min(facts(id).cost ?? 0, 5)]! += count;
    rolls(id, count);
  }
  return { curve, sides, dice };
}

export const TYPES = ['character', 'upgrade', 'support', 'event', 'battlefield', 'plot', 'downgrade'] as const;

/** The cards of a deck by type, each type by cost and name's id, and how many there are of it. */
export function listed(deck: Deck): { type: string; cards: string[]; count: number }[] {
  const cards = Object.keys(deck.counts).sort(
    (one, other) => (facts(one).cost ?? 0) - (facts(other).cost ?? 0) || one.localeCompare(other),
  );
  return TYPES.map((type) => ({ type, cards: cards.filter((card) => facts(card).type === type) }))
    .filter(({ cards }) => cards.length)
    .map(({ type, cards }) => ({ type, cards, count: cards.reduce((sum, card) => sum + deck.counts[card]!, 0) }));
}

/** The cards to choose from, of one type; where asked for, only those that fit the team and deck, and those in it. */
export function shelf(deck: Deck, room: Room, type: string, colour: string, fitting: boolean): readonly Facts[] {
  const fits = new Set(room.fitting);
  return POOL.filter((card) => card.type === type && (!colour || card.colour === colour)).filter(
    (card) => !fitting || fits.has(card.id) || inDeck(deck, card) > 0,
  );
}

/** Those whose name, subtitle or text has what is looked for. */
export function named(cards: readonly Facts[], sought: string, say: Say): readonly Facts[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return cards;
  return cards.filter(({ id }) => {
    const told = [say(`card-${id}`), subtitleOf(id, say), textOf(id, say)].join(' ').toLowerCase();
    return words.every((word) => told.includes(word));
  });
}
