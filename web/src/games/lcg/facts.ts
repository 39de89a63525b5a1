/** What is printed on the cards, read from the engine's own tables, so that both always agree. */
import { parse } from 'smol-toml';

export type Side = 'light' | 'dark';
export type Type = 'affiliation' | 'objective' | 'unit' | 'enhancement' | 'event' | 'fate';
export const ICONS = ['unit-damage', 'tactics', 'blast'] as const;
export type Icon = (typeof ICONS)[number];
const LETTERS: Record<Icon, string> = { 'unit-damage': 'U', tactics: 'T', blast: 'B' };

export interface Facts {
  id: string;
  number: number;
  type: Type;
  side: Side;
  affiliation: string | null;
  unique: boolean;
  cost: number | null;
  force: number | null;
  resources: number;
  capacity: number | null;
  priority: number | null;
  /** Combat icons in the order of `ICONS`: normal and edge-enabled ones. */
  normal: Record<Icon, number>;
  edge: Record<Icon, number>;
  traits: readonly string[];
  /** "elite", "edge 1", "protect character" … */
  keywords: readonly string[];
  limit: number;
  onlyFor: string | null;
}

export interface ObjectiveSet {
  number: number;
  cards: readonly string[];
}

interface Row {
  number: number;
  type: Type;
  side: Side;
  affiliation?: string;
  unique?: boolean;
  cost?: number;
  force?: number;
  resources?: number;
  capacity?: number;
  priority?: number;
  icons?: string;
  traits?: string[];
  keywords?: string[];
  limit?: number;
  'only-for'?: string;
}
interface Product {
  cards: Record<string, Row>;
  sets: Record<string, string[]>;
}

const sources = import.meta.glob<string>('../../../../src/dejarik/games/lcg/cards/*.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function count(letters: string): Record<Icon, number> {
  return Object.fromEntries(ICONS.map((icon) => [icon, letters.split(LETTERS[icon]).length - 1])) as Record<
    Icon,
    number
  >;
}

function read(id: string, row: Row): Facts {
  const [, normal = '', edge = ''] = /^([UTB]*)(?:\(([UTB]*)\))?$/.exec(row.icons ?? '') ?? [];
  return {
    id,
    number: row.number,
    type: row.type,
    side: row.side,
    affiliation: row.affiliation ?? null,
    unique: row.unique ?? false,
    cost: row.cost ?? null,
    force: row.force ?? null,
    resources: row.resources ?? 0,
    capacity: row.capacity ?? null,
    priority: row.priority ?? null,
    normal: count(normal),
    edge: count(edge),
    traits: row.traits ?? [],
    keywords: row.keywords ?? [],
    limit: row.limit ?? 2,
    onlyFor: row['only-for'] ?? null,
  };
}

const products = Object.values(sources).map((source) => parse(source) as unknown as Product);

export const CARDS: ReadonlyMap<string, Facts> = new Map(
  products.flatMap((product) => Object.entries(product.cards).map(([id, row]) => [id, read(id, row)] as const)),
);

export const SETS: ReadonlyMap<number, ObjectiveSet> = new Map(
  products
    .flatMap((product) => Object.entries(product.sets).map(([number, cards]) => ({ number: Number(number), cards })))
    .sort((one, other) => one.number - other.number)
    .map((six) => [six.number, six]),
);

export const AFFILIATIONS: readonly { id: string; side: Side }[] = [...CARDS.values()]
  .filter((card) => card.type === 'affiliation')
  .map(({ id, side }) => ({ id, side }));

export function facts(id: string): Facts | null {
  return CARDS.get(id) ?? null;
}
