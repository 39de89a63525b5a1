/** Who and what a player has in play, and what there is to tell of each. */
import type { Value } from '../../api/types';
import type { Choice } from '../../table/choice.svelte';
import { joined } from '../../words/hyphens';
import type { Say } from '../../words/index.svelte';
import { textOf } from './faces';
import { facts, sides, type Facts } from './facts';
import type { Thing } from './fit';
import type { Shown, View } from './view';

const KINDS = ['character', 'support', 'plot'];

/** Characters first, then supports, then the plot. */
export function teamOf(view: View, seat: number): Shown[] {
  return view.pieces
    .filter((piece) => piece.controller === seat && KINDS.includes(piece.kind))
    .sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
}

/** Whose face a player has, the first character's that stands, or at last the first's that fell; and what the team is. */
export function led(view: View, seat: number): { leader: string | null; affiliation: Facts['affiliation'] } {
  const standing = teamOf(view, seat).filter((piece) => piece.kind === 'character');
  const characters = [...standing, ...view.players[seat]!.aside]
    .map((one) => one.card)
    .filter((card) => facts(card).type === 'character');
  const sworn = characters.map((card) => facts(card).affiliation).find((side) => side !== 'neutral');
  return { leader: characters[0] ?? null, affiliation: sworn ?? 'neutral' };
}

export function wornBy(view: View, id: number): Shown[] {
  return view.pieces.filter((piece) => piece.host === id);
}

export type Use = [string, number, number];

/** What a card can be used for now, beside being chosen or activated. */
export function usesOf(choice: Choice, piece: Shown): Use[] {
  return (choice.question?.options ?? [])
    .map((option) => option.value)
    .filter((value): value is Use => Array.isArray(value) && value[0] === 'use' && value[1] === piece.id);
}

/** An answer that is a thing on the table. */
export interface Offer {
  value: Value;
  /** Whether the dock has to say in words what it does: it is an ability of the thing's, not the thing itself. */
  also: boolean;
}

/** The answer that a thing is: itself, what is done with it, or the only one of its abilities that is asked about. */
export function offerOf(choice: Choice, id: number, ...deeds: readonly string[]): Offer {
  const values: Value[] = [id, ...deeds.map((deed): Value => [deed, id])];
  const value = values.find((one) => choice.has(one));
  if (value !== undefined) return { value, also: false };
  const abilities = (choice.question?.options ?? [])
    .map((option) => option.value)
    .filter((one) => Array.isArray(one) && one[0] === id);
  if (choice.single && abilities.length === 1) return { value: abilities[0]!, also: true };
  return { value: values.find((one) => choice.bars(one)) ?? id, also: false };
}

/** The numbers of things that are answers now, themselves or by what is done with them; those of players are below zero. */
export function askedAbout(choice: Choice): ReadonlySet<number> {
  const values = (choice.question?.options ?? []).map((option) => option.value);
  const numbers = values.map((value) => (Array.isArray(value) ? value.find((one) => typeof one === 'number') : value));
  return new Set(numbers.filter((one) => typeof one === 'number'));
}

/** Whether something of a player's is asked about: the player, what is in play, or a die. */
export function isAsked(view: View, seat: number, asked: ReadonlySet<number>): boolean {
  const things = view.pieces.filter((piece) => piece.controller === seat);
  return [{ id: -1 - seat }, ...things, ...view.players[seat]!.pool].some(({ id }) => asked.has(id));
}

/** What is printed on a card, as far as its size depends on it. */
export function printedOn(card: string, say: Say): Pick<Thing, 'name' | 'text' | 'die'> {
  return { name: say(`card-${card}`), text: textOf(card, say), die: sides(card).length > 0 };
}

/** The letters of the longest word of a name. */
export function longest(name: string): number {
  return Math.max(
    1,
    ...joined(name)
      .split(/\s+|-(?!\u2060)/)
      .map((word) => word.length),
  );
}

/** A card in play, as far as its size depends on it. */
export function thingOf(view: View, piece: Shown, choice: Choice, say: Say): Thing {
  const worn = wornBy(view, piece.id);
  return {
    ...printedOn(piece.card, say),
    fighter: piece.kind === 'character',
    upgrades: worn.length,
    word: Math.max(0, ...worn.map((upgrade) => longest(say(`card-${upgrade.card}`)))),
    uses: worn.reduce((sum, upgrade) => sum + usesOf(choice, upgrade).length, 0),
    buttons: usesOf(choice, piece).length,
  };
}
