/** What the dice in one's pool may come to with the rerolls in hand: asked of the engine, told in a few steps. */
import { api } from '../../api/http';
import { facts, sides } from './facts';
import type { Player, Rolled } from './view';

/** What the engine answers, as `dejarik odds destiny --json` does. */
export interface Reckoned {
  /** The chance of at least 0, 1, 2 … damage, each if one rerolls for just that. */
  at_least: readonly number[];
  /** How many of the rerolls there was time to reckon with. */
  rerolls: number;
}

export interface Asked {
  dice: string;
  resources: number;
  reroll: number;
}

/** A step of the ladder: at least so much damage, and the chance of it. */
export interface Rung {
  damage: number;
  chance: number;
}

/** No more steps than one reads at a glance. */
const MOST = 4;

/** The die as a list names it: by the number in its set, with what its numbers are and what it shows now. */
function written(die: Rolled): string {
  const { set, number, title } = facts(die.card);
  const x = sides(die.card).some((side) => side.value.includes('X')) ? `X=${die.x}` : '';
  const added = die.added ? `${die.added > 0 ? '+' : ''}${die.added}` : '';
  const numbers = x || added ? ` {${[x, added].filter(Boolean).join(' ')}}` : '';
  const shown = die.face.replace(/^(\+?)\d+/, `$1${die.value}`);
  return `${title.replace(/[;[\]{}]/g, ' ')} (${set} #${number})${numbers} [${shown}]`;
}

export function asking(player: Player, rerolls: number): Asked {
  return { dice: player.pool.map(written).join('; '), resources: player.resources, reroll: rerolls };
}

/** Every card in hand may be discarded for a reroll: what one of them does, and all of them. */
export function rerolls(player: Player): readonly number[] {
  return [0, 1, player.hand_size].filter(
    (count, place, all) => count <= player.hand_size && all.indexOf(count) === place,
  );
}

/** The damage that the dice are good for as they lie. */
export const sure = (found: Reckoned): number => found.at_least.findLastIndex((chance) => chance >= 1);

/** The next few steps above what is sure, as long as they are not out of reach. */
export function ladder(found: Reckoned, above: number): Rung[] {
  return found.at_least
    .map((chance, damage) => ({ damage, chance }))
    .filter(({ damage, chance }) => damage > above && chance >= 0.005)
    .slice(0, MOST);
}

/** At the edges a rounded share would claim too much. */
export function percent(chance: number): string {
  if (chance >= 1) return '100 %';
  return chance > 0.99 ? '> 99 %' : `${Math.max(1, Math.round(chance * 100))} %`;
}

const known = new Map<string, Promise<Reckoned>>();

/** What the engine says; the same question is asked only once. */
export function reckon(asked: Asked): Promise<Reckoned> {
  const key = JSON.stringify(asked);
  let answer = known.get(key);
  if (!answer) {
    if (known.size > 200) known.clear();
    known.set(key, (answer = api.odds<Reckoned>('destiny', asked)));
    answer.catch(() => known.delete(key));
  }
  return answer;
}
