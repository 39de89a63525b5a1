/** What is on a card of Destiny, for cards in hand, in play and on the sheet. */
import type { CardFace } from '../../table/Card.svelte';
import type { Say } from '../../words/index.svelte';
import { facts, HUES, sides, type Face } from './facts';

/** The sides of the table's frames. */
export const SIDES = { hero: 'light', villain: 'dark', neutral: 'neutral' } as const;

/** A message, or nothing where there is none. */
function said(say: Say, key: string): string {
  const words = say(key);
  return words === key ? '' : words;
}

export function textOf(id: string, say: Say): string {
  const card = facts(id);
  const lines = card.keywords.map((keyword) => say(`keyword-${keyword}`));
  if (card.host) lines.push(say(`host-${card.host.replace(' ', '-')}`));
  const own = said(say, `text-${id}`);
  return (own ? [...lines, own] : lines).join('\n');
}

export function subtitleOf(id: string, say: Say): string {
  return said(say, `subtitle-${id}`);
}

/** A side of a die in words, as the journal has it: "+2 ranged damage for 1". */
export function sideSaid({ symbol, value, cost }: Face, say: Say): string {
  const number = value.replace('+', '');
  const plus = value.startsWith('+') ? '+' : '';
  const said = number
    ? plus + say(`amount-${symbol}`, { count: number === 'X' ? number : Number(number) })
    : say(`symbol-${symbol}`);
  return cost ? say('side-cost', { side: said, cost }) : said;
}

/** A card with what is printed on it beside its text. */
export interface Printed extends CardFace {
  /** Points and health of a character. */
  numbers: string;
  /** The sides of its die, each with its words. */
  sides: readonly { face: Face; said: string }[];
}

export function faceOf(id: string, say: Say): Printed {
  const card = facts(id);
  const numbers = [
    card.points.length ? say('deck-points', { points: card.points.join('/') }) : '',
    card.health ? say('printed-health', { count: card.health }) : '',
  ];
  return {
    id,
    name: said(say, `card-${id}`) || id,
    side: SIDES[card.affiliation],
    hue: HUES[card.colour],
    unique: card.unique,
    kind: say(`type-${card.type}`),
    traits: card.subtypes.map((subtype) => say(`subtype-${subtype}`)).join(', '),
    ...(card.cost !== null && { cost: card.cost }),
    text: textOf(id, say),
    numbers: numbers.filter(Boolean).join(' · '),
    sides: sides(id).map((face) => ({ face, said: sideSaid(face, say) })),
  };
}
