/** The cards of the game as the table shows them. */
import type { CardFace } from '../../table/Card.svelte';
import type { Say } from '../../words/index.svelte';

export const REBELS: readonly string[] = ['bodhi', 'jyn', 'baze', 'cassian', 'chirrut', 'k2so'];
export const COMMON: readonly string[] = ['tie', 'striker', 'trooper', 'plans', 'special'];
const HUES: Record<string, string> = { tie: 'tie', striker: 'striker', trooper: 'trooper', plans: 'plans' };

/** The colour of a card, as a CSS class: each type of the Empire has its own, and its own sign. */
export function hue(card: string): string {
  return REBELS.includes(card) ? 'rebel' : (HUES[card] ?? 'special');
}

export function face(card: string, say: Say): CardFace {
  const rebel = REBELS.includes(card);
  return {
    id: card,
    name: say(`card-${card}`),
    side: rebel ? 'light' : 'dark',
    text: say(`help-${card}`),
    kind: say(rebel ? 'kind-rebel' : 'kind-empire'),
  };
}
