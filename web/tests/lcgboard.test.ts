/** The card game's board: what an answer speaks of, what a line shows, how large cards are. */
import { expect, test } from 'vitest';
import { cardOf, toldBy } from '../src/games/lcg/desk.svelte';
import { rowHeight, SHAPE } from '../src/games/lcg/fit';
import { beginning } from '../src/games/lcg/shorten';
import type { Note } from '../src/games/lcg/view';

test('an answer speaks of a card, or of none', () => {
  expect(cardOf(7, 'target')).toBe(7);
  expect(cardOf(7, 'amount')).toBeNull();
  expect(cardOf(['play', 12], 'action')).toBe(12);
  expect(cardOf(['use', 12, 0], 'action')).toBe(12);
  expect(cardOf([12, 0, 0], 'reaction')).toBe(12);
  expect(cardOf(['set', 3, 1], 'own-sets')).toBeNull();
  expect(cardOf('pass', 'action')).toBeNull();
});

test('cards that are played or revealed are shown in large', () => {
  expect(toldBy({ kind: 'plays', card: 'luke-skywalker', id: 1, who: 0 } as Note)).toEqual(['luke-skywalker']);
  expect(toldBy({ kind: 'edge-reveal', cards: ['a', 'b'], who: 0 } as unknown as Note)).toEqual(['a', 'b']);
  expect(toldBy({ kind: 'draws', who: 0, number: 2 } as Note)).toEqual([]);
  expect(toldBy(undefined)).toEqual([]);
});

test('a row is as high as its room, smaller where it is crowded, and never too small to read', () => {
  const three = ['objective', 'objective', 'unit'];
  expect(rowHeight(three, 1000, 100, 10)).toBe(100);
  const narrow = rowHeight(three, 300, 100, 10);
  expect(narrow * (2 * SHAPE.objective + SHAPE.unit) + 20).toBeCloseTo(300);
  expect(
    rowHeight(
      Array.from({ length: 40 }, () => 'unit'),
      600,
      100,
      10,
      64,
    ),
  ).toBe(64);
  expect(rowHeight([], 600, 100, 10)).toBe(100);
});

test('words that do not fit end after the last one that does', () => {
  const words = ['one', 'two', 'three', 'four'];
  const upTo = (length: number): string => beginning(words, (text) => text.length <= length);
  expect(upTo(18)).toBe('one two three four');
  expect(upTo(17)).toBe('one two three …');
  expect(upTo(9)).toBe('one two …');
  expect(upTo(8)).toBe('one …');
  expect(upTo(2)).toBe('');
});
