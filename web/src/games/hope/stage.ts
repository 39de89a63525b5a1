/** What lies revealed while the story is told: cards that have left their piles and not yet arrived. */
import type { Line, Question, Asked } from '../../api/types';

export type Going = 'shown' | 'discard' | 'back' | 'sink' | 'win';

export interface Revealed {
  slot: number;
  card: string;
  going: Going;
}

/** The stage after one more journal line. */
export function advance(stage: readonly Revealed[], line: Line): Revealed[] {
  const still = stage.filter((one) => one.going === 'shown');
  const [first, second, ...more] = line.args;
  switch (line.kind) {
    case 'reveal':
      return [...still, { slot: second as number, card: more[0] as string, going: 'shown' }];
    case 'bodhi':
      return [second, ...more]
        .slice(1)
        .map((card) => ({ slot: second as number, card: card as string, going: 'shown' }));
    case 'discard':
      return send(still, (one) => one.card === first, 'discard');
    case 'back':
      return send(still, (one) => one.slot === first && one.card === second, 'back');
    case 'sink':
      return send(still, (one) => one.slot === first && one.card === second, 'sink');
    case 'win':
      return send(still, (one) => one.slot === second && one.card === 'plans', 'win');
    default:
      return still;
  }
}

function send(stage: readonly Revealed[], which: (one: Revealed) => boolean, going: Going): Revealed[] {
  const index = stage.findIndex(which);
  return stage.map((one, place) => (place === index ? { ...one, going } : one));
}

/** Cards that lie revealed while a question about them waits for its answer. */
export function pending(question: Question | Asked | null | undefined, journal: readonly Line[]): Revealed[] {
  if (!question) return [];
  const about = question.about;
  if (question.kind === 'pay') return [{ slot: about[1] as number, card: about[0] as string, going: 'shown' }];
  if (question.kind === 'first') {
    return [
      { slot: about[0] as number, card: about[1] as string, going: 'shown' },
      { slot: about[2] as number, card: about[3] as string, going: 'shown' },
    ];
  }
  if (question.kind === 'under') {
    const shown = journal.findLast((line) => line.kind === 'bodhi');
    return shown ? advance([], shown) : [];
  }
  return [];
}
