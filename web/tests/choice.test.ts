import { expect, test } from 'vitest';
import type { Question, Value } from '../src/api/types';
import { Choice, key } from '../src/table/choice.svelte';

function question(more: Partial<Question> = {}): Question {
  return {
    id: 1,
    kind: 'pile',
    sentence: 'Which pile?',
    rule: null,
    least: 1,
    most: 1,
    ordered: false,
    about: null,
    options: [0, 1, 2].map((value) => ({ value, label: `Pile ${value + 1}` })),
    barred: [{ value: 3, label: 'Pile 4', why: 'It is empty.', rule: 'hope.gap.empty-pile' }],
    place: null,
    share: null,
    ...more,
  };
}

function asked(more: Partial<Question> = {}): { choice: Choice; sent: Value[] } {
  const sent: Value[] = [];
  const choice = new Choice((value) => sent.push(value));
  choice.ask(question(more), false);
  return { choice, sent };
}

test('one answer is sent by the pick itself, once', () => {
  const { choice, sent } = asked();
  choice.pick(1);
  choice.pick(2);
  expect(sent).toEqual([1]);
  expect(choice.isSent(1)).toBe(true);
});

test('what is not an answer cannot be picked; what is barred says why', () => {
  const { choice, sent } = asked();
  choice.pick(3);
  choice.pick(7);
  expect(sent).toEqual([]);
  expect(choice.bars(3)?.rule).toBe('hope.gap.empty-pile');
});

test('several answers are collected, changed, and sent by done in the order of the question', () => {
  const { choice, sent } = asked({ least: 2, most: 2 });
  choice.pick(2);
  expect(choice.ready).toBe(false);
  choice.pick(0);
  expect(choice.can(1)).toBe(false);
  expect(sent).toEqual([]);
  choice.done();
  expect(sent).toEqual([[0, 2]]);
});

test('an ordered question keeps the order of the picks', () => {
  const { choice, sent } = asked({ least: 3, most: 3, ordered: true });
  for (const value of [2, 0, 1]) choice.pick(value);
  expect(choice.order(0)).toBe(2);
  choice.done();
  expect(sent).toEqual([[2, 0, 1]]);
});

test('a pick is taken back by picking it again, all of them by clear', () => {
  const { choice } = asked({ least: 0, most: 3 });
  choice.pick(1);
  choice.pick(1);
  expect(choice.picked).toEqual([]);
  choice.pick(1);
  expect(choice.clear()).toBe(true);
  expect(choice.clear()).toBe(false);
  expect(choice.ready).toBe(true);
});

test('at most one of several: another pick replaces the first', () => {
  const { choice, sent } = asked({ least: 0, most: 1 });
  choice.pick(0);
  choice.pick(2);
  choice.done();
  expect(sent).toEqual([[2]]);
});

test('a refusal leaves the question as it was', () => {
  const { choice, sent } = asked();
  choice.pick(1);
  choice.refused();
  choice.pick(1);
  expect(sent).toEqual([1, 1]);
});

test('the same question again keeps the picks, another one drops them', () => {
  const { choice } = asked({ least: 2, most: 2 });
  choice.pick(1);
  choice.ask(question({ least: 2, most: 2 }), true);
  expect(choice.picked).toEqual([1]);
  choice.ask(question({ id: 2, least: 2, most: 2 }), false);
  expect(choice.picked).toEqual([]);
});

test('a place is sent when it has been placed', () => {
  const { choice, sent } = asked({ place: { size: 3, zones: [] }, options: [] });
  expect(choice.ready).toBe(false);
  choice.placed = [10, 20, 90];
  choice.done();
  expect(sent).toEqual([[10, 20, 90]]);
});

test('values are told apart by what they are', () => {
  expect(key(1)).not.toBe(key('1'));
  expect(key(['a', 1])).toBe(key(['a', 1]));
});

test('what is given out is counted for each thing, within its cap and the total', () => {
  const { choice, sent } = asked({ share: { total: 3, least: 2, caps: [2, 1, 3], start: [] } });
  choice.pick(0);
  expect(choice.ready).toBe(false);
  choice.pick(0);
  choice.pick(0);
  choice.pick(1);
  choice.pick(2);
  expect([0, 1, 2].map((value) => choice.count(value))).toEqual([2, 1, 0]);
  choice.drop(0);
  choice.drop(2);
  choice.done();
  expect(sent).toEqual([[1, 1, 0]]);
});

test('what has been sent stays as it was given out: it is not taken back for ever', () => {
  const { choice } = asked({ share: { total: 3, least: 2, caps: [2, 1, 3], start: [2, 0, 0] } });
  choice.done();
  choice.give(0, 0);
  choice.give(1, 1);
  expect([0, 1].map((value) => choice.count(value))).toEqual([2, 0]);
});

test('giving out may begin with what the rules suggest', () => {
  const { choice, sent } = asked({ share: { total: 3, least: 2, caps: [2, 1, 3], start: [1, 0, 1] } });
  expect([0, 1, 2].map((value) => choice.count(value))).toEqual([1, 0, 1]);
  choice.drop(0);
  choice.pick(1);
  choice.done();
  expect(sent).toEqual([[0, 1, 1]]);
});

test('a finger shows an answer first and gives it with the second touch', () => {
  const { choice, sent } = asked();
  choice.touch(1);
  expect(sent).toEqual([]);
  expect(choice.isAimed(1)).toBe(true);
  choice.touch(2);
  expect(choice.isAimed(2)).toBe(true);
  choice.touch(2);
  expect(sent).toEqual([2]);
});

test('the last of many answers has a key of its own: it is the way out', () => {
  const { choice } = asked({
    options: Array.from({ length: 12 }, (_, value) => ({ ...question().options[0]!, value })),
  });
  expect([0, 8, 9, 10, 11].map((value) => choice.keyOf(value))).toEqual(['1', '9', null, null, '0']);
  expect(['1', '9', '0'].map((digit) => choice.behind(digit)?.value)).toEqual([0, 8, 11]);
  expect(asked().choice.behind('0')).toBeUndefined();
  expect(asked().choice.behind('9')).toBeUndefined();
});

test('answers have keys, and those on the board are known', () => {
  const { choice } = asked();
  expect([0, 1, 2, 3].map((value) => choice.keyOf(value))).toEqual(['1', '2', '3', null]);
  expect(choice.onBoard(1)).toBe(false);
  const goes = [choice.appear(1), choice.appear(1)];
  expect(choice.onBoard(1)).toBe(true);
  goes[0]!();
  expect(choice.onBoard(1)).toBe(true);
  goes[1]!();
  expect(choice.onBoard(1)).toBe(false);
});

test('the parts of an answer are the options it speaks of', () => {
  expect(asked().choice.partsOf(2)).toEqual([2]);
  expect(asked({ least: 2, most: 2 }).choice.partsOf([0, 2])).toEqual([0, 2]);
  const { choice, sent } = asked({ share: { total: 3, least: 3, caps: [3, 3, 3], start: [] } });
  choice.arrange(choice.partsOf([1, 0, 2]));
  choice.done();
  expect(sent).toEqual([[1, 0, 2]]);
});
