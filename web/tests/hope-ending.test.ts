import { expect, test } from 'vitest';
import type { Finished } from '../src/games';
import type { Line } from '../src/api/types';
import { ending } from '../src/games/hope/ending';
import type { Note } from '../src/games/hope/view';

const line = (at: number, note: Note): Line => ({ at, note, text: `${note.kind} ${at}`, rule: null });
const finished = (journal: Line[], plans: number): Finished =>
  ({ scene: { view: { plans, levels: [4, 5, 6] } }, journal, say: (id: string) => id }) as unknown as Finished;

test('the curve rises with plans, falls with an ambush, and the last plans won are the best moment', () => {
  const told = ending(
    finished(
      [
        line(3, { kind: 'wins-plans', who: 1, pile: 0, plans: 1 }),
        line(5, { kind: 'discarded', card: 'tie' }),
        line(9, { kind: 'wins-plans', who: 0, pile: 2, plans: 2 }),
        line(12, { kind: 'ambush', plans: 1 }),
      ],
      1,
    ),
  );
  expect(told.curve!.marks.map(({ at, value, bad }) => [at, value, bad ?? false])).toEqual([
    [3, 1, false],
    [9, 2, false],
    [12, 1, true],
  ]);
  expect(told.best).toEqual({ at: 9, text: 'wins-plans 9' });
  expect(told.score).toMatchObject({ have: 1, need: 4 });
  expect(told.facts!.map((fact) => fact.value)).toEqual(['1', '0', '1']);
});

test('a match without plans has no best moment', () => {
  const told = ending(finished([], 0));
  expect(told.best).toBeUndefined();
  expect(told.curve!.marks).toEqual([]);
});
