/** What somebody's dice would do as they lie, if nothing is done about them. */
import type { Say } from '../../words/index.svelte';
import type { Player, Rolled } from './view';

/** Kinds of harm, each with the symbols that do it. */
const HARM = { damage: ['melee', 'ranged', 'indirect'], disrupt: ['disrupt'], discard: ['discard'] } as const;
type Harm = keyof typeof HARM;
export type Threat = Record<Harm, number>;

/** The dice of one symbol that can be resolved and paid for: modifiers only beside others. */
function resolved(dice: readonly Rolled[], purse: { left: number }): number {
  if (dice.every((die) => die.modifier)) return 0;
  let sum = 0;
  for (const die of [...dice].sort((one, other) => Number(one.modifier) - Number(other.modifier))) {
    if (die.cost > purse.left) continue;
    purse.left -= die.cost;
    sum += die.value;
  }
  return sum;
}

export function threat(player: Player): Threat {
  const purse = { left: player.resources };
  const of = (harm: Harm): number =>
    HARM[harm].reduce((sum, symbol) => {
      return (
        sum +
        resolved(
          player.pool.filter((die) => die.symbol === symbol),
          purse,
        )
      );
    }, 0);
  return { damage: of('damage'), disrupt: of('disrupt'), discard: of('discard') };
}

/** In one sentence; empty where they threaten nothing. */
export function threatened(found: Threat, say: Say): string {
  const parts = (Object.keys(HARM) as Harm[])
    .filter((harm) => found[harm])
    .map((harm) => say(`threat-${harm}`, { count: found[harm] }));
  if (!parts.length) return '';
  const last = parts.at(-1)!;
  const what = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} ${say('detail-and')} ${last}` : last;
  return say('board-threat', { what });
}
