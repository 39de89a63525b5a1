/** What everybody told about their piles, as a table: seat by type, with sums, and where each pile may lie. */
import type { Scene } from '../../api/types';
import { SPECIALS, TYPES, typeOf, type Type } from './faces';
import type { View } from './view';

type Claim = readonly (readonly [string, number])[];

export interface Row {
  seat: number;
  me: boolean;
  /** For each type how many; null: nothing was said. */
  counts: readonly (number | null)[];
  /** Slots where the pile may lie; empty where nothing can be said. */
  where: readonly number[];
}
export interface Sum {
  type: Type;
  told: number;
  deck: number;
}

/** Words that are being said while all still look, by seat: they lie open before the others are ready. */
function spoken(scene: Scene<View>): [number, Claim][] {
  const isPair = (value: unknown): boolean => Array.isArray(value) && value.length === 2;
  return scene.laid.flatMap(({ seat, values }) => {
    const pairs = values.map((one) => one.value).filter(isPair) as unknown as [string, number][];
    return pairs.length ? [[seat, pairs] as [number, Claim]] : [];
  });
}

/** Later words about the same kind replace earlier ones. */
function words(claims: readonly (readonly [number, Claim])[], seat: number): Map<string, number> {
  return new Map(claims.filter(([teller]) => teller === seat).flatMap(([, claim]) => [...claim]));
}

function count(said: ReadonlyMap<string, number>, type: Type): number | null {
  if (said.has(type)) return said.get(type)!;
  if (type !== 'special') return null;
  const named = SPECIALS.filter((name) => said.has(name));
  return named.length ? named.reduce((sum, name) => sum + said.get(name)!, 0) : null;
}

export function rows(scene: Scene<View>): Row[] {
  const { view } = scene;
  const claims = [...(view.claims as unknown as [number, Claim][]), ...spoken(scene)];
  return view.players.map((_, seat) => {
    const me = seat === view.seat;
    const said = words(claims, seat);
    const own = me && view.dealt.length > 0;
    const counts = TYPES.map((type) =>
      own ? view.dealt.filter((card) => typeOf(card) === type).length : count(said, type),
    );
    const where = view.where[seat] ?? [];
    return { seat, me, counts, where: where.length < view.seats ? where : [] };
  });
}

export function sums(table: readonly Row[], deck: Readonly<Record<string, number>>): Sum[] {
  return TYPES.map((type, index) => ({
    type,
    told: table.reduce((sum, row) => sum + (row.counts[index] ?? 0), 0),
    deck: deck[type] ?? 0,
  }));
}

/** Whose pile may lie in a slot; nothing while it can be anybody's. */
export function ownersOf(table: readonly Row[], slot: number): number[] {
  const known = table.filter((row) => row.where.length > 0);
  if (!known.length) return [];
  const owners = table.filter((row) => !row.where.length || row.where.includes(slot)).map((row) => row.seat);
  return owners.length < table.length ? owners : [];
}

export type Hope = 'bottom' | 'top' | 'inside' | 'told';

/** What is known of plans in a pile: seen there, or told of by everybody whose pile it may be. */
export function hopeOf(view: View, table: readonly Row[], slot: number): Hope | null {
  const pile = view.piles[slot]!;
  const depth = pile.cards.findIndex((cards) => cards.includes('plans'));
  if (depth === 0 && pile.cards[0]!.length === 1) return 'top';
  if (depth >= 0) return depth >= pile.cards.length - 2 ? 'bottom' : 'inside';
  const owners = ownersOf(table, slot);
  const plans = TYPES.indexOf('plans');
  const told = owners.length > 0 && owners.every((seat) => (table[seat]!.counts[plans] ?? 0) > 0);
  const hidden = pile.cards.some((cards) => cards.length === 0);
  return told && hidden && !pile.shown.includes('plans') ? 'told' : null;
}

/** Cards of a pile that were seen and are no longer in it. */
export function goneFrom(pile: View['piles'][number]): string[] {
  const gone = [...pile.shown];
  const pairs = new Map<string, number>();
  for (const cards of pile.cards) {
    // of two cards whose order is known to one player only, the first place stands for one and the second for the other
    const turn = pairs.get(cards.join()) ?? 0;
    pairs.set(cards.join(), turn + 1);
    const card = cards[cards.length > 1 ? turn % cards.length : 0];
    const at = card === undefined ? -1 : gone.indexOf(card);
    if (at >= 0) gone.splice(at, 1);
  }
  return gone;
}
