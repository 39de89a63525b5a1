/** What the dock says below a question: where cards take what is given out, how much of it they have. */
import type { Situation } from '..';
import type { Question } from '../../api/types';
import { textOf } from './faces';
import { sorts } from './sorting.svelte';
import type { Subject } from './view';

/** Resources and tokens are given out on the board, card by card; cards are put in order where they lie. */
export function offers(question: Question): boolean {
  return ['pay', 'tactics', 'divide'].includes(question.kind) || sorts(question);
}

/** The card whose text asks: a target, a choice, a place for it. */
export function asking(question: Question | null): string | null {
  const about = (question?.about ?? null) as Subject | null;
  if (about?.kind === 'of-ability') return about.card;
  return about?.kind === 'of-card' && question?.kind === 'host' ? about.card : null;
}

/** What the card says that asks; how much is given out, but not where the dock has counters: these say it themselves. */
export function detail(question: Question, { say, picked }: Situation): string {
  if (sorts(question)) return say('table-sort');
  const card = asking(question);
  if (card !== null) return textOf(card, say).replaceAll('\n', ' ');
  if (!question.share || !offers(question)) return '';
  const about = (question.about ?? null) as Subject | null;
  return about?.kind === 'of-payment'
    ? say('table-paid', { paid: picked, cost: about.cost })
    : say('table-split', { placed: picked, count: question.share.total });
}
