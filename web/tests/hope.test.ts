import { expect, test } from 'vitest';
import type { Line, Question } from '../src/api/types';
import { offers, pace } from '../src/games/hope/Board.svelte';
import { advance, pending, type Revealed } from '../src/games/hope/stage';

const line = (kind: string, ...args: Line['args']): Line => ({ at: 0, kind, args, text: '', rule: null });
const tell = (...lines: Line[]): Revealed[] => lines.reduce<Revealed[]>((stage, one) => advance(stage, one), []);

test('a revealed card lies on its pile until the story says where it goes', () => {
  expect(tell(line('reveal', 0, 2, 'tie'))).toEqual([{ slot: 2, card: 'tie', going: 'shown' }]);
  expect(tell(line('reveal', 0, 2, 'tie'), line('back', 2, 'tie'))[0]!.going).toBe('back');
  expect(tell(line('reveal', 0, 2, 'plans'), line('sink', 2, 'plans'))[0]!.going).toBe('sink');
  expect(tell(line('reveal', 0, 2, 'plans'), line('win', 0, 2, 1))[0]!.going).toBe('win');
});

test('two cards of one kind leave one after the other', () => {
  const stage = tell(line('reveal', 0, 0, 'tie'), line('reveal', 0, 1, 'tie'), line('discard', 'tie'));
  expect(stage.map((one) => one.going)).toEqual(['discard', 'shown']);
  expect(advance(stage, line('discard', 'tie')).map((one) => [one.slot, one.going])).toEqual([[1, 'discard']]);
});

test('Bodhi shows two cards of one pile', () => {
  expect(tell(line('bodhi', 1, 0, 'tie', 'plans')).map((one) => [one.slot, one.card])).toEqual([
    [0, 'tie'],
    [0, 'plans'],
  ]);
});

test('cards stay revealed while a question about them waits', () => {
  const asked = (kind: string, ...about: Question['about']): Question => ({ kind, about }) as Question;
  expect(pending(asked('pay', 'trooper', 1), [])).toEqual([{ slot: 1, card: 'trooper', going: 'shown' }]);
  expect(pending(asked('first', 0, 'plans', 2, 'tank'), []).map((one) => one.slot)).toEqual([0, 2]);
  expect(pending(asked('under', 0), [line('bodhi', 1, 0, 'tie', 'plans')]).length).toBe(2);
  expect(pending(asked('lay'), [])).toEqual([]);
  expect(pending(null, [])).toEqual([]);
});

test('what matters is shown long enough, the rest at once', () => {
  expect(pace(line('reveal'))).toBeGreaterThan(1000);
  expect(pace(line('lay'))).toBe(0);
  expect(offers({ kind: 'claim' } as Question)).toBe(true);
  expect(offers({ kind: 'pile' } as Question)).toBe(false);
});
