/** What the dock says below a question: where cards take what is given out, how much of it they have. */
import type { Situation } from '..';
import type { Question } from '../../api/types';
import type { Subject } from './view';

export function detail(question: Question, { say, picked }: Situation): string {
  if (!question.share) return '';
  const about = (question.about ?? null) as Subject | null;
  return about?.kind === 'of-payment'
    ? say('table-paid', { paid: picked, cost: about.cost })
    : say('table-split', { placed: picked, count: question.share.total });
}
