/** The card game's board: what an answer speaks of, what a line shows, how large cards are. */
import { expect, test } from 'vitest';
import { cardOf, fateIn, toldBy } from '../src/games/lcg/desk.svelte';
import { CHIP_GAP, chipsIn, crowd, crowdOf, ICONED, rowGap, rowHeight, SHAPE, tallEnough } from '../src/games/lcg/fit';
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

test('cards lie apart where there is room, and overlap where there is none', () => {
  const units = Array.from({ length: 5 }, () => 'unit');
  expect(rowGap(units, 1000, 100, 16)).toBe(16);
  const gap = rowGap(units, 400, 100, 16);
  expect(gap).toBeLessThan(0);
  expect(5 * 100 * SHAPE.unit + 4 * gap).toBeCloseTo(400);
  expect(rowGap(['unit'], 10, 100, 16)).toBe(16);
});

test('chips stand in as few lines as leave names their room', () => {
  expect(chipsIn(6, 600, 100)).toEqual({ lines: 2, columns: 3, width: 190, height: (100 - CHIP_GAP) / 2 });
  const many = chipsIn(12, 560, 100);
  expect([many.lines, many.columns]).toEqual([3, 4]);
  expect(4 * many.width + 3 * CHIP_GAP).toBeCloseTo(560);
  // two lines of a name have room in each; and where it is too narrow, one looks along the row
  expect(chipsIn(12, 300, 60)).toMatchObject({ lines: 1, columns: 12, width: 118, height: 60 });
  expect(chipsIn(3, 600, 20)).toMatchObject({ lines: 1, height: 20 });
});

test('cards give way to the chips beside them, as far as they can be read', () => {
  const places = ['affiliation', 'objective', 'objective', 'objective'];
  const across = SHAPE.affiliation + 3 * SHAPE.objective;
  const twelve = crowd(places, 12, 1000, 98, 9);
  expect(twelve.chips).toMatchObject({ lines: 3, columns: 4 });
  expect(twelve.chips.width).toBeGreaterThanOrEqual(132);
  expect(twelve.height * across + 4 * 9 + 4 * twelve.chips.width + 3 * CHIP_GAP).toBeLessThanOrEqual(1000);
  expect(crowd(places, 4, 1000, 98, 9).height).toBe(98);
  expect(crowd(places, 40, 1000, 98, 9)).toMatchObject({ height: 66, chips: { width: 118 } });
});

test('a low row grows until its chips are in sight, as far as it may', () => {
  const places = ['affiliation', 'objective', 'objective', 'objective'];
  const units = (count: number): string[] => Array.from({ length: count }, () => 'unit');
  expect(tallEnough(places, units(2), 870, 84, 84, 140)).toBe(84);
  const twelve = tallEnough(places, units(12), 870, 84, 84, 140);
  expect(twelve).toBeGreaterThan(84);
  expect(twelve).toBeLessThan(140);
  const { height, chips } = crowdOf(places, units(12), 870, twelve)!;
  const cards = height * (SHAPE.affiliation + 3 * SHAPE.objective) + 4 * 9;
  expect(cards + chips.columns * (chips.width + CHIP_GAP) - CHIP_GAP).toBeLessThanOrEqual(870);
  expect(tallEnough(places, units(60), 870, 84, 100, 140)).toBe(140);
});

test('a row grows for the icons of its chips only as far as the lane can spare', () => {
  const places = ['affiliation', 'objective', 'objective', 'objective'];
  const twelve = Array.from({ length: 12 }, () => 'unit');
  const iconed = tallEnough(places, twelve, 990, 112, 146, 185);
  expect(iconed).toBeGreaterThan(112);
  expect(crowdOf(places, twelve, 990, iconed)!.chips.height).toBeGreaterThanOrEqual(ICONED);
  expect(tallEnough(places, twelve, 990, 112, 120, 185)).toBe(112);
  // seven in two lines have them at once
  expect(crowdOf(places, twelve.slice(5), 990, 112)!.chips).toMatchObject({ lines: 2, columns: 4 });
});

test('blows, shields, strikes and losses are seen on the card that they befall', () => {
  const fate = (kind: string): unknown => fateIn({ kind, card: 'x-wing', id: 3, who: 0, number: 1 } as unknown as Note);
  expect(['strikes', 'damaged', 'shield-used', 'protects', 'destroyed', 'objective-lost'].map(fate)).toEqual([
    ...['strikes', 'struck', 'shielded', 'shielded', 'burns', 'burns'],
  ]);
  expect(fate('turn-begins')).toBe(null);
  expect(fateIn(undefined)).toBe(null);
});
