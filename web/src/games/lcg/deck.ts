/** A deck in the making: an affiliation and how often each objective set is in it. */
import {
  CARDS,
  facts,
  ICONS,
  mostCopies,
  SETS,
  STARTER_DECKS,
  type Facts,
  type Icon,
  type ObjectiveSet,
  type Side,
} from './facts';

export { LEAST_SETS } from './facts';

export interface Deck {
  affiliation: string;
  counts: Readonly<Record<number, number>>;
}

/** The ready-made decks of the core box. */
export const STARTERS: readonly Deck[] = STARTER_DECKS.map(({ affiliation, sets }) => ({
  affiliation,
  counts: Object.fromEntries(sets.map((number) => [number, 1])),
}));

/** Whether it is one of the ready-made decks, unchanged. */
export function isStarter(deck: Deck): boolean {
  return STARTERS.some(
    (one) =>
      one.affiliation === deck.affiliation &&
      size(one) === size(deck) &&
      Object.entries(one.counts).every(([number, count]) => deck.counts[Number(number)] === count),
  );
}

/** The sets as answers to the question for them: each copy has its number. */
export function asPicks(sets: readonly number[]): ['set', number, number][] {
  return sets.map((number, place) => [
    'set',
    number,
    sets.slice(0, place + 1).filter((other) => other === number).length,
  ]);
}

/** The settings of a match in which I play this deck and the other seat takes a starter deck of the other side. */
export function againstStarter(deck: Deck, list: string): Record<string, string | boolean> {
  const side = sideOf(deck);
  const other = STARTERS.filter((one) => sideOf(one) !== side);
  return {
    mode: 'mixed',
    mulligan: true,
    first: side,
    second: side === 'light' ? 'dark' : 'light',
    [side]: list,
    [side === 'light' ? 'dark' : 'light']: other[Math.floor(Math.random() * other.length)]!.affiliation,
  };
}

export function sideOf(deck: Deck): Side {
  return CARDS.get(deck.affiliation)?.side ?? 'light';
}

export function objective(six: ObjectiveSet): Facts {
  return facts(six.cards[0]!)!;
}

/** How many copies of a set the deck may hold at most; 0 where its objective is for another affiliation only. */
export function most(deck: Deck, six: ObjectiveSet): number {
  return mostCopies(deck.affiliation, six.number);
}

export function size(deck: Deck): number {
  return Object.values(deck.counts).reduce((sum, count) => sum + count, 0);
}

export function withCount(deck: Deck, number: number, count: number): Deck {
  const counts = { ...deck.counts, [number]: count };
  if (count <= 0) delete counts[number];
  return { ...deck, counts };
}

/** Another affiliation: keeps what it may use, so that a change of mind does not lose the whole deck. */
export function withAffiliation(deck: Deck, affiliation: string): Deck {
  const changed = { affiliation, counts: {} as Record<number, number> };
  for (const [number, count] of Object.entries(deck.counts)) {
    const six = SETS.get(Number(number));
    if (six) changed.counts[Number(number)] = Math.min(count, most(changed, six));
  }
  for (const [number, count] of Object.entries(changed.counts)) if (!count) delete changed.counts[Number(number)];
  return changed;
}

/** The plain list that the engine reads, saves and sends on. English names, so that it means the same everywhere. */
export function write(deck: Deck, nameOf: (card: string) => string, label: string): string {
  const lines = [`${label}: ${nameOf(deck.affiliation)}`];
  for (const [number, count] of Object.entries(deck.counts)) {
    const six = SETS.get(Number(number));
    if (six && count) lines.push(`${count}x ${nameOf(six.cards[0]!)} (${number})`);
  }
  return `${lines.join('\n')}\n`;
}

/** What a curve shows: how many cards of each cost, by type. */
export interface Curve {
  cost: number;
  unit: number;
  enhancement: number;
  event: number;
}

export interface Figures {
  cards: number;
  curve: Curve[];
  resources: { objectives: number; others: number };
  icons: Record<Icon, { normal: number; edge: number }>;
  force: { icons: number; count: number }[];
  fates: number;
}

export function figures(deck: Deck): Figures {
  const found = Object.entries(deck.counts).flatMap(([number, count]) => {
    const six = SETS.get(Number(number));
    return six ? Array.from({ length: count }, () => six.cards.map((id) => facts(id)!)).flat() : [];
  });
  const command = found.filter((card) => card.type !== 'objective');
  const curve = Array.from({ length: 7 }, (_, cost) => ({ cost, unit: 0, enhancement: 0, event: 0 }));
  const force = Array.from({ length: 6 }, (_, icons) => ({ icons, count: 0 }));
  const icons = Object.fromEntries(ICONS.map((icon) => [icon, { normal: 0, edge: 0 }])) as Figures['icons'];
  for (const card of command) {
    if (card.type === 'unit' || card.type === 'enhancement' || card.type === 'event')
      curve[Math.min(card.cost ?? 0, 6)]![card.type] += 1;
    force[Math.min(card.force ?? 0, 5)]!.count += 1;
    for (const icon of ICONS) {
      icons[icon].normal += card.normal[icon];
      icons[icon].edge += card.edge[icon];
    }
  }
  const total = (cards: Facts[]): number => cards.reduce((sum, card) => sum + card.resources, 0);
  return {
    cards: found.length,
    curve,
    force,
    icons,
    resources: { objectives: total(found.filter((card) => card.type === 'objective')), others: total(command) },
    fates: command.filter((card) => card.type === 'fate').length,
  };
}
