/** What is printed on cards and dice, read from the engine's own tables, so that both always agree. */
import { parse } from 'smol-toml';

export type Symbol =
  | 'melee'
  | 'ranged'
  | 'indirect'
  | 'shield'
  | 'resource'
  | 'disrupt'
  | 'discard'
  | 'focus'
  | 'special'
  | 'blank'
  | 'any';
const LETTERS: Record<string, Symbol> = {
  MD: 'melee',
  RD: 'ranged',
  ID: 'indirect',
  Sh: 'shield',
  R: 'resource',
  Dr: 'disrupt',
  Dc: 'discard',
  F: 'focus',
  Sp: 'special',
  '-': 'blank',
  '*': 'any',
};

export interface Face {
  symbol: Symbol;
  /** "2", "+1", "X"; nothing on specials and blanks. */
  value: string;
  cost: number;
}

export interface Facts {
  id: string;
  type: string;
  colour: 'red' | 'blue' | 'yellow' | 'gray';
  affiliation: 'hero' | 'villain' | 'neutral';
  unique: boolean;
  subtypes: readonly string[];
  health: number;
  cost: number | null;
  sides: readonly Face[];
  keywords: readonly string[];
  host: string;
}

interface Row {
  type: string;
  colour: Facts['colour'];
  affiliation: Facts['affiliation'];
  unique?: boolean;
  subtypes?: string[];
  health?: number;
  cost?: number;
  sides?: string[];
  keywords?: string[];
  host?: string;
}

const sources = import.meta.glob<string>('../../../../src/dejarik/games/destiny/cards/*.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** "+2RD1": a modifier, two ranged damage, for one resource. */
export function readFace(written: string): Face {
  const [, plus = '', number = '', letters = '-', cost = ''] =
    /^(\+?)(\d+|X)?(MD|RD|ID|Sh|Sp|R|Dr|Dc|F|-|\*)(\d*)$/.exec(written) ?? [];
  return { symbol: LETTERS[letters] ?? 'blank', value: number && plus + number, cost: Number(cost || 0) };
}

function read(id: string, row: Row): Facts {
  return {
    id,
    type: row.type,
    colour: row.colour,
    affiliation: row.affiliation,
    unique: row.unique ?? false,
    subtypes: row.subtypes ?? [],
    health: row.health ?? 0,
    cost: row.cost ?? null,
    sides: (row.sides ?? []).map(readFace),
    keywords: row.keywords ?? [],
    host: row.host ?? '',
  };
}

const FACTS: ReadonlyMap<string, Facts> = new Map(
  Object.values(sources).flatMap((source) =>
    Object.entries((parse(source) as unknown as { cards: Record<string, Row> }).cards).map(
      ([id, row]) => [id, read(id, row)] as const,
    ),
  ),
);

export function facts(id: string): Facts {
  const found = FACTS.get(id);
  if (!found) throw new Error(`there is no card ${id}`);
  return found;
}

/** The colours of cards, as hues of the palette. */
export const HUES: Record<Facts['colour'], string> = {
  red: 'damage',
  blue: 'shield',
  yellow: 'resource',
  gray: 'text-3',
};
/** The hue of what a symbol does. */
export const SYMBOL_HUES: Record<Symbol, string> = {
  melee: 'damage',
  ranged: 'damage',
  indirect: 'stress',
  shield: 'shield',
  resource: 'resource',
  disrupt: 'ion',
  discard: 'lock',
  focus: 'focus',
  special: 'text',
  blank: 'text-3',
  any: 'text-2',
};
