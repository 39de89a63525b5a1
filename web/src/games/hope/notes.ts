/** What the journal tells and what questions are about, as the game's own kinds. */
import type { Asked, Line, Question } from '../../api/types';
import type { Note, Subject } from './view';

export const noteOf = (line: Line): Note => line.note as Note;

export const subjectOf = (question: Question | Asked | null | undefined): Subject | null =>
  (question?.about ?? null) as Subject | null;
