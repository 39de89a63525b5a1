/** Cards to choose from that lie nowhere else on the board, and the answer that each of them is. */
import type { Question, Value } from '../../api/types';
import { ACTIONS, MISSIONS, OBJECTIVES, TACTICS } from './facts';
import type { View } from './view';

export interface Offer {
  card: string;
  value: Value;
}

const isCard = (id: Value, view: View): id is string =>
  typeof id === 'string' && (id in MISSIONS || id in ACTIONS || id in OBJECTIVES || (id in TACTICS && !view.combat));

/** Cards that were drawn, and those that the question names; some questions tell them by their places. */
export function offers(view: View, question: Question | null): Offer[] {
  const values = (question?.options ?? []).map((option) => option.value);
  const seen = question?.kind === 'sort-tactics' ? view.peeked : view.drawn;
  if (seen.length && values.some((value) => typeof value === 'number'))
    return seen.map((card, place) => ({ card, value: place }));
  const known = new Set([...view.sides.flatMap((side) => [...side.hand, ...side.actions]), ...view.objectives]);
  const named = values.filter((value) => isCard(value, view)).filter((card) => !known.has(card));
  return [...new Set([...view.drawn, ...named])].map((card) => ({ card, value: card }));
}

/** Where leaders are who do not stand on the board. */
const AWAY = new Set(['supply', 'eliminated']);

/** Leaders whom the question offers and who stand nowhere on the board yet. */
export function candidates(view: View, question: Question | null): string[] {
  const away = new Set<Value>(view.leaders.filter(({ where }) => AWAY.has(where)).map(({ id }) => id));
  const values = (question?.options ?? []).map((option) => option.value);
  return values.filter((value): value is string => away.has(value));
}
