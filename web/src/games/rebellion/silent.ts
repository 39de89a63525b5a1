/** What is asked although nothing can be done: nobody need press a button for that. */
import type { Question, Scene, Value } from '../../api/types';
import { BRIEF, takenBack } from '../../table/silence';

/** What doing nothing is called where everybody sees that there is nothing to do. */
const OPEN: Readonly<Record<string, Value>> = { 'gather-from': 'nowhere', 'move-from': 'done', turn: 'pass' };
/** And where hidden cards decide it: between people an answer at once would tell of them. */
const SECRET: Readonly<Record<string, Value>> = {
  'action-card': 'pass',
  block: 'done',
  'combat-action': 'done',
  objective: 'pass',
  subvert: 'no',
};

export function silent(scene: Scene, question: Question, alone: boolean): { value: Value; after: number } | null {
  const nothing = OPEN[question.kind] ?? (alone ? SECRET[question.kind] : undefined);
  const again = takenBack(scene);
  const only = question.options.length === 1 && question.options[0]!.value === nothing;
  return only && !again ? { value: nothing!, after: BRIEF } : null;
}
