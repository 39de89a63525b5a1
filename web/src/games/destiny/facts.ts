/** What is printed on cards and dice, as the engine tells it. */
import { api } from '../../api/http';
import type { CardFacts, Deck, GameFacts, Making, Room, Side } from './view';

export const SYMBOLS = [
  ...(['melee', 'ranged', 'indirect', 'any', 'special', 'disrupt', 'discard'] as const),
  ...(['focus', 'shield', 'resource', 'blank'] as const),
] as const;
export type Symbol = (typeof SYMBOLS)[number];
export type Facts = Readonly<CardFacts>;
export type { Deck, Making, Room };

export interface Face {
  symbol: Symbol;
  /** "2", "+1", "X"; nothing on specials and blanks. */
  value: string;
  cost: number;
}

/** Board and deck page are loaded when they are opened, and with them the facts. */
const told = await api.facts<GameFacts>('destiny');

export const CARDS: ReadonlyMap<string, Facts> = new Map(Object.entries(told.cards));
export const POOL: readonly Facts[] = told.pool.map((id) => told.cards[id]!);
export const READY: Readonly<Record<string, Deck>> = told.decks;
export const LIMITS = { points: told.points, size: told.size };
/** What an empty deck may take. */
export const ROOM: Room = told.empty.room;

/** The value of a side that its card works out. */
const X = -1;

/** A side as it is printed. */
export function printed(side: Side): Face {
  const plain = side.symbol === 'special' || side.symbol === 'blank';
  const number = side.value === X ? 'X' : String(side.value);
  return {
    symbol: side.symbol as Symbol,
    value: plain ? '' : `${side.modifier ? '+' : ''}${number}`,
    cost: side.cost,
  };
}

const faces = new Map<string, readonly Face[]>();

/** The sides of a card's die. */
export function sides(id: string): readonly Face[] {
  let found = faces.get(id);
  if (!found) faces.set(id, (found = facts(id).sides.map(printed)));
  return found;
}

export function facts(id: string): Facts {
  const found = CARDS.get(id);
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
/** The colours of dice: white signs are to be read on them. */
export const DICE_HUES: Record<Facts['colour'], string> = { ...HUES, yellow: 'die-yellow', gray: 'die-gray' };
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
