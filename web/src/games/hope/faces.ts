/** The cards of Path to Hope, described once for every size. */
import type { CardFace } from '../../table/Card.svelte';
import type { Say } from '../../words/index.svelte';

export const REBELS: readonly string[] = ['bodhi', 'jyn', 'baze', 'cassian', 'chirrut', 'k2so'];
/** The types of Empire cards, in the order of the table of what was told. */
export const TYPES = ['tie', 'striker', 'trooper', 'special', 'plans'] as const;
export type Type = (typeof TYPES)[number];
export const SPECIALS: readonly string[] = [
  'reinf_tie',
  'reinf_striker',
  'star_destroyer',
  'at_st',
  'tank',
  'ambush',
  'at_act',
  'disinformation',
];
const HUES: Record<string, string> = {
  tie: 'hope-tie',
  striker: 'hope-striker',
  trooper: 'hope-trooper',
  plans: 'plans',
  special: 'hope-special',
  jyn: 'plans',
  cassian: 'hope-tie',
  k2so: 'text-2',
  bodhi: 'resource',
  chirrut: 'hope-striker',
  baze: 'hope-special',
};

/** The type of an Empire card, as its sign shows it. */
export function typeOf(card: string): Type {
  return (TYPES as readonly string[]).includes(card) ? (card as Type) : 'special';
}

/** The colour of a card: each type of the Empire has its own, and each hero. */
export function hueOf(card: string): string {
  return HUES[card] ?? 'hope-special';
}

export function faceOf(card: string, say: Say): CardFace {
  const rebel = REBELS.includes(card);
  return {
    id: card,
    name: say(`card-${card}`),
    short: say(`short-${card}`),
    side: rebel ? 'light' : 'neutral',
    hue: hueOf(card),
    text: say(`help-${card}`),
  };
}
