/** What lies revealed while the story is told: cards that have left their piles and not yet arrived. */
import type { Asked, Line, Question } from '../../api/types';
import { noteOf, subjectOf } from './notes';

export type Going = 'shown' | 'discard' | 'back' | 'sink' | 'win';

export interface Revealed {
  slot: number;
  card: string;
  going: Going;
}

/** The stage after one more journal line. */
export function advance(stage: readonly Revealed[], line: Line): Revealed[] {
  const still = stage.filter((one) => one.going === 'shown');
  const note = noteOf(line);
  switch (note.kind) {
    case 'reveals':
      return [...still, { slot: note.pile, card: note.card, going: 'shown' }];
    case 'bodhi-shows':
      return note.cards.map((card) => ({ slot: note.pile, card, going: 'shown' }));
    case 'discarded':
      return send(still, (one) => one.card === note.card, 'discard');
    case 'put-back':
      return send(still, (one) => one.slot === note.pile && one.card === note.card, 'back');
    case 'sinks':
      return send(still, (one) => one.slot === note.pile && one.card === note.card, 'sink');
    case 'wins-plans':
      return send(still, (one) => one.slot === note.pile && one.card === 'plans', 'win');
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
  const about = subjectOf(question);
  if (about?.kind === 'of-enemy') return [{ slot: about.pile, card: about.card, going: 'shown' }];
  if (about?.kind === 'of-two-cards') {
    return [
      { slot: about.pile, card: about.card, going: 'shown' },
      { slot: about.other_pile, card: about.other_card, going: 'shown' },
    ];
  }
  if (question?.kind === 'under') {
    const shown = journal.findLast((line) => noteOf(line).kind === 'bodhi-shows');
    return shown ? advance([], shown) : [];
  }
  return [];
}

/** While the story is told the view is still the old one: the journal says which hero a seat has laid by now. */
export function laidInStory(journal: readonly Line[], seat: number): string {
  const told = journal.map(noteOf);
  const start = told.findLastIndex((note) => note.kind === 'operation' || note.kind === 'hands-passed');
  const laid = told.slice(start + 1).findLast((note) => note.kind === 'lays' && note.who === seat);
  return laid?.kind === 'lays' ? laid.card : '';
}
