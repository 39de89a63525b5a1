/** What lies on a card in play beside its damage, shields and dice. */
import type { Counted } from '../../table/Tokens.svelte';
import type { Say } from '../../words/index.svelte';
import type { Shown } from './view';

export function tokensOf(piece: Shown, say: Say): Counted[] {
  const names = piece.under.map((one) => say(`card-${one.card}`)).join(', ');
  const beneath = say('board-beneath');
  const found: Counted[] = [
    { icon: 'resource', label: say('board-resources-here'), count: piece.resources },
    { icon: 'dice', label: say('board-captives'), count: piece.captives.length },
    { icon: 'cards', label: names ? `${beneath}: ${names}` : beneath, count: piece.beneath },
  ];
  // a character's damage is told by its health
  if (piece.kind !== 'character') found.push({ icon: 'damage', label: say('board-damage-here'), count: piece.damage });
  return found.filter((one) => one.count > 0);
}
