/** How the match went: plans won and lost, and what was needed. */
import type { Ending, Finished } from '..';
import type { Mark } from '../../table/Curve.svelte';
import { noteOf } from './notes';
import type { Note, View } from './view';

function marks({ journal }: Finished): Mark[] {
  return journal.flatMap((line): Mark[] => {
    const note = noteOf(line);
    if (note.kind === 'wins-plans') return [{ at: line.at, value: note.plans, text: line.text }];
    if (note.kind === 'ambush') return [{ at: line.at, value: note.plans, text: line.text, bad: true }];
    return [];
  });
}

export function ending(finished: Finished): Ending {
  const { scene, journal, say } = finished;
  const view = scene.view as View;
  const won = marks(finished);
  const need = view.levels[0] ?? 0;
  const told = journal.map(noteOf);
  const count = (kind: Note['kind']): string => String(told.filter((note) => note.kind === kind).length);
  const best = won.findLast((mark) => !mark.bad);
  return {
    score: { have: view.plans, need, text: say('goal-needed', { need }) },
    curve: { title: say('end-curve'), marks: won, need: { value: need, text: say('end-need', { need }) } },
    best: best ? { at: best.at, text: best.text } : undefined,
    facts: [
      { value: count('discarded'), text: say('end-discarded') },
      { value: count('sinks'), text: say('end-sinks') },
      { value: count('ambush'), text: say('end-ambushes') },
    ],
  };
}
