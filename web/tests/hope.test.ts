import { expect, test } from 'vitest';
import type { Line, Question } from '../src/api/types';
import { offers, pace } from '../src/games/hope/Board.svelte';
import { advance, pending, type Revealed } from '../src/games/hope/stage';
import type { Note, Subject } from '../src/games/hope/view';

const line = (note: Note): Line => ({ at: 0, note, text: '', rule: null });
const tell = (...notes: Note[]): Revealed[] =>
  notes.reduce<Revealed[]>((stage, note) => advance(stage, line(note)), []);
const reveals = (pile: number, card: string): Note => ({ kind: 'reveals', who: 0, pile, card });
const bodhi: Note = { kind: 'bodhi-shows', who: 1, pile: 0, cards: ['tie', 'plans'] };

test('a revealed card lies on its pile until the story says where it goes', () => {
  expect(tell(reveals(2, 'tie'))).toEqual([{ slot: 2, card: 'tie', going: 'shown' }]);
  expect(tell(reveals(2, 'tie'), { kind: 'put-back', pile: 2, card: 'tie' })[0]!.going).toBe('back');
  expect(tell(reveals(2, 'plans'), { kind: 'sinks', pile: 2, card: 'plans' })[0]!.going).toBe('sink');
  expect(tell(reveals(2, 'plans'), { kind: 'wins-plans', who: 0, pile: 2, plans: 1 })[0]!.going).toBe('win');
});

test('two cards of one kind leave one after the other', () => {
  const discarded: Note = { kind: 'discarded', card: 'tie' };
  const stage = tell(reveals(0, 'tie'), reveals(1, 'tie'), discarded);
  expect(stage.map((one) => one.going)).toEqual(['discard', 'shown']);
  expect(advance(stage, line(discarded)).map((one) => [one.slot, one.going])).toEqual([[1, 'discard']]);
});

test('Bodhi shows two cards of one pile', () => {
  expect(tell(bodhi).map((one) => [one.slot, one.card])).toEqual([
    [0, 'tie'],
    [0, 'plans'],
  ]);
});

test('cards stay revealed while a question about them waits', () => {
  const asked = (kind: string, about: Subject | null): Question => ({ kind, about }) as Question;
  expect(pending(asked('pay', { kind: 'of-enemy', card: 'trooper', pile: 1 }), [])).toEqual([
    { slot: 1, card: 'trooper', going: 'shown' },
  ]);
  const two: Subject = { kind: 'of-two-cards', pile: 0, card: 'plans', other_pile: 2, other_card: 'tank' };
  expect(pending(asked('first', two), []).map((one) => one.slot)).toEqual([0, 2]);
  expect(pending(asked('under', { kind: 'of-pile', pile: 0 }), [line(bodhi)]).length).toBe(2);
  expect(pending(asked('lay', null), [])).toEqual([]);
  expect(pending(null, [])).toEqual([]);
});

test('what matters is shown long enough, the rest at once', () => {
  expect(pace(line(reveals(0, 'tie')))).toBeGreaterThan(1000);
  expect(pace(line({ kind: 'lays', who: 0, card: 'jyn' }))).toBe(0);
  expect(offers({ kind: 'claim' } as Question)).toBe(true);
  expect(offers({ kind: 'pile' } as Question)).toBe(false);
});
