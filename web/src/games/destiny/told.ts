/** The answer one points at, as one sentence: what would be resolved, paid for, left. */
import type { Question, Value } from '../../api/types';
import { key } from '../../table/choice.svelte';
import type { Situation } from '..';
import type { Say } from '../../words/index.svelte';
import { facts } from './facts';
import type { Rolled, Shown, Subject, View } from './view';

/** What a resolve action that begins with a die may come to: its own dice first, then the modifiers. */
export function together(view: View, id: number): { dice: Rolled[]; total: number; cost: number } {
  const player = view.players[view.seat ?? 0]!;
  const first = player.pool.find((die) => die.id === id);
  if (!first) return { dice: [], total: 0, cost: 0 };
  const same = player.pool.filter(
    (die) => die === first || (die.symbol === first.symbol && first.symbol !== 'special') || isAny(die, first),
  );
  const order = [first, ...same.filter((die) => die !== first && !die.modifier), ...same.filter((die) => die.modifier)];
  const dice: Rolled[] = [];
  let left = player.resources;
  for (const die of order) {
    if (die.cost > left) continue;
    left -= die.cost;
    dice.push(die);
  }
  return {
    dice,
    total: dice.reduce((sum, die) => sum + die.value, 0),
    cost: dice.reduce((sum, die) => sum + die.cost, 0),
  };
}

function isAny(die: Rolled, first: Rolled): boolean {
  return die.symbol === 'any' && die.modifier && !['special', 'focus', 'blank'].includes(first.symbol);
}

function resolving(view: View, id: number, say: Say): string {
  const { dice, total, cost } = together(view, id);
  const first = dice[0];
  if (!first) return '';
  if (first.symbol === 'special') return say(`text-${first.card}`);
  const parts = dice.map((die) => `${die.modifier ? '+' : ''}${die.value}`);
  const many = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} ${say('detail-and')} ${parts.at(-1)}` : parts[0]!;
  return say('detail-resolve', { parts: many, symbol: say(`symbol-${first.symbol}`), count: dice.length, total, cost });
}

function action(view: View, value: Value, say: Say): string {
  if (!Array.isArray(value)) return '';
  const [kind, id] = value as [string, number];
  const own = view.players[view.seat ?? 0]!;
  const piece = view.pieces.find((one) => one.id === id);
  const held = own.hand.find((one) => one.id === id);
  if (kind === 'resolve') return resolving(view, id, say);
  if (kind === 'activate' && piece) return activating(view, piece, say);
  if (kind === 'play' && held) {
    const cost = facts(held.card).cost ?? 0;
    const cheaper = Number(cost > own.resources); // it is offered, so there is a way to pay for it
    return say('detail-play', { card: say(`card-${held.card}`), cost, resources: own.resources, cheaper });
  }
  if (kind === 'reroll' && held) return say('detail-reroll', { card: say(`card-${held.card}`) });
  return kind === 'claim' ? say('detail-claim') : '';
}

function activating(view: View, piece: Shown, say: Say): string {
  const worn = view.pieces.filter((one) => one.host === piece.id);
  const count = [piece, ...worn].reduce((sum, one) => sum + one.dice.length, 0);
  return say('detail-activate', { card: say(`card-${piece.card}`), count });
}

/** Of what cannot be done its reason is told, on the board. */
function offered(question: Question, value: Value): boolean {
  return question.options.some((option) => key(option.value) === key(value));
}

/** A card that is used, in the words of the answer: they warn of a use that would come to nothing. */
function using(question: Question, value: Value): string {
  const wanted = key(value);
  return Array.isArray(value) && value[0] === 'use'
    ? `${question.options.find((option) => key(option.value) === wanted)?.label ?? ''}.`
    : '';
}

/** How somebody stands after the damage that is about to be dealt. */
function struck(view: View, value: Value, about: Subject | null, say: Say): string {
  const piece = view.pieces.find((one) => one.id === value);
  if (!piece || about?.kind !== 'of-die') return '';
  const blocked = about.unblockable ? 0 : Math.min(piece.shields, about.amount);
  const left = piece.health - piece.damage - (about.amount - blocked);
  const card = say(`card-${piece.card}`);
  return left > 0
    ? say('detail-hit', { card, blocked, left, health: piece.health })
    : say('detail-fall', { card, blocked });
}

export function detail(question: Question, situation: Situation): string {
  const view = situation.scene.view as View;
  const { pointed, say } = situation;
  if (pointed === null || view.seat === null || !offered(question, pointed)) return '';
  if (question.kind === 'action') return action(view, pointed, say) || using(question, pointed);
  return question.kind === 'target' ? struck(view, pointed, question.about as Subject | null, say) : '';
}
