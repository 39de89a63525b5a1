/** The card game's board: what an answer speaks of, what a line shows, how large cards are. */
import { expect, test } from 'vitest';
import type { Question, Value } from '../src/api/types';
import { cardOf, fateIn, toldBy } from '../src/games/lcg/desk.svelte';
import { asking, detail, offers } from '../src/games/lcg/detail';
import {
  CHIP_GAP,
  chipsIn,
  crowd,
  crowdOf,
  edgeHeight,
  edgeRoom,
  edgeStep,
  evenly,
  ICONED,
  LEAST_UNIT,
  LINE_GAP,
  lineOf,
  rowGap,
  rowHeight,
  SHAPE,
  tallEnough,
} from '../src/games/lcg/fit';
import { sizesOf } from '../src/games/lcg/shrunk';
import { sort } from '../src/games/lcg/sorting.svelte';
import type { Note } from '../src/games/lcg/view';
import { Choice } from '../src/table/choice.svelte';

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

test('an edge battle is as wide as its cards need, and leaves those who fight their room', () => {
  const lane = 1010;
  const five = edgeRoom(5, 1, lane, 300);
  expect(edgeStep(5, edgeHeight(300), five)).toBeGreaterThan(edgeHeight(300) * 0.76);
  expect(edgeRoom(2, 1, lane, 300)).toBeCloseTo(0.38 * lane);
  const crowded = edgeRoom(7, 5, lane, 300);
  expect(crowded).toBeCloseTo(0.38 * lane);
  // then they overlap, and none is out of sight
  expect(6 * edgeStep(7, edgeHeight(300), crowded) + edgeHeight(300) * 0.76).toBeLessThanOrEqual(crowded + 1);
});

test('units of both sides are equally large, though names of enhancements stand beside one side', () => {
  const [above, below] = evenly(160, [0, 26]);
  expect(above + below).toBe(320);
  expect(below - 26).toBe(above);
  // not where one of the two would be smaller than a unit may be
  expect(evenly(LEAST_UNIT + 20, [0, 26])).toEqual([LEAST_UNIT + 20, LEAST_UNIT + 20]);
});

test('on a phone the hand is told in short only where cards in it answer nothing, and after cards have shrunk', () => {
  expect(sizesOf(false, false).some((size) => size.tight)).toBe(false);
  const aside = sizesOf(false, true);
  const first = aside.findIndex((size) => size.tight);
  expect(aside.slice(0, first).every((size) => !size.tight)).toBe(true);
  expect(aside.slice(first).every((size) => size.tight)).toBe(true);
  expect(aside[first - 1]!.unit).toBe(104); // nothing asked about is small for the sake of cards that answer nothing
  expect(aside.at(-1)!.unit).toBe(78);
  const low = aside.findIndex((size) => size.row < size.unit * 0.8);
  for (const sizes of [aside.slice(0, low), aside.slice(low, first), aside.slice(first), sizesOf(true, false)])
    expect(sizes.map((size) => size.unit)).toEqual(sizes.map((size) => size.unit).sort((a, b) => b - a));
});

test('a fifth card of a row on a phone lies beside the other four, as long as it can be read', () => {
  const four = ['affiliation', 'objective', 'objective', 'objective'];
  expect(lineOf(four, 374)).toBeNull();
  const wide = lineOf([...four, 'enhancement'], 374)!;
  // a width is told in tenths: rounded up, the last card would lie in a line of its own
  const line = Number(wide.toFixed(1)) * (SHAPE.affiliation + 3 * SHAPE.objective + SHAPE.enhancement) + 4 * LINE_GAP;
  expect(line).toBeLessThanOrEqual(374);
  expect(line).toBeGreaterThan(373);
  expect(lineOf([...four, 'enhancement', 'enhancement', 'enhancement'], 374)).toBeNull();
  expect(lineOf([...four, 'enhancement'], 736)).toBeNull();
});

function asks(more: Partial<Question>): Question {
  const options = [11, 12, 13].map((value) => ({ value, label: `card ${value}` }));
  const none = { rule: null, about: null, place: null, share: null, barred: [] };
  return { id: 1, kind: 'target', sentence: '?', least: 1, most: 1, ordered: false, options, ...none, ...more };
}

const say = (id: string): string => id;

test('the dock says nothing twice where it has counters, and nothing of cards where tokens are chosen', () => {
  const share = { total: 2, least: 0, caps: [1, 1, 1], start: [] };
  for (const kind of ['shield', 'protect', 'strip']) {
    expect(offers(asks({ kind, share }))).toBe(false);
    expect(detail(asks({ kind, share }), { say, picked: 0 } as never)).toBe('');
  }
  expect(offers(asks({ kind: 'divide', share }))).toBe(true);
  expect(detail(asks({ kind: 'divide', share }), { say, picked: 0 } as never)).toBe('table-split');
});

test('the dock tells the text of the card that asks', () => {
  const texts: Record<string, string> = { 'text-turret': 'Action: deal 1 damage.\nReaction: rest.' };
  const situation = { say: (id: string) => texts[id] ?? id, picked: 0 } as never;
  const about = { kind: 'of-ability', card: 'turret', ability: 0 } as never;
  expect(detail(asks({ kind: 'choose', about }), situation)).toBe('Action: deal 1 damage. Reaction: rest.');
  const placed = { kind: 'of-card', card: 'turret', id: 3 } as never;
  expect(asking(asks({ kind: 'host', about: placed }))).toBe('turret');
  expect(asking(asks({ kind: 'attackers', about: placed }))).toBeNull();
  expect(detail(asks({}), situation)).toBe('');
});

test('cards are put in order by touching those that matter', () => {
  const sent: Value[] = [];
  const choice = new Choice((value) => sent.push(value));
  const order = asks({ kind: 'discard-order', least: 3, most: 3, ordered: true });
  choice.ask(order, false);
  expect(offers(order)).toBe(true);
  const stop = sort(choice, order);
  expect(choice.picked).toEqual([11, 12, 13]);
  choice.pick(12);
  expect(choice.picked).toEqual([11, 13, 12]);
  for (const card of [13, 12, 11]) choice.pick(card);
  choice.done();
  expect(sent).toEqual([[13, 12, 11]]);
  stop();
  choice.ask(asks({ id: 2 }), false);
  choice.pick(12);
  expect(sent[1]).toBe(12);
});
