import { expect, test } from 'vitest';
import type { Line, Question, Scene, Value } from '../src/api/types';
import { detail, offers, story } from '../src/games/hope/Board.svelte';
import { TYPES } from '../src/games/hope/faces';
import { roomOf } from '../src/games/hope/room';
import { advance, pending, type Revealed } from '../src/games/hope/stage';
import { Telling } from '../src/games/hope/telling.svelte';
import { goneFrom, hopeOf, ownersOf, rows, sums } from '../src/games/hope/told';
import type { Note, Subject, View } from '../src/games/hope/view';
import { Choice } from '../src/table/choice.svelte';

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

test('every line that is shown takes between an instant and a good half second, and has one cue at most', () => {
  for (const { time } of Object.values(story)) {
    expect(time).toBeGreaterThanOrEqual(150);
    expect(time).toBeLessThanOrEqual(600);
  }
  expect(story.lays).toBeUndefined();
  expect(offers({ kind: 'claim' } as Question)).toBe(true);
  expect(offers({ kind: 'pile' } as Question)).toBe(false);
});

// ── what was told ──────────────────────────────────────────────────────────────────────────────────────────────────

/** A question what to tell, with a few of its answers. */
function asking(): { choice: Choice; sent: Value[] } {
  const sent: Value[] = [];
  const choice = new Choice((value) => sent.push(value));
  const counts = { tie: 8, striker: 8, trooper: 6, plans: 2, special: 7 };
  const pairs = Object.entries(counts).flatMap(([kind, most]) =>
    Array.from({ length: most }, (_, count) => [kind, count]),
  );
  const options = [...pairs, ['tank', 1], ['ambush', 1]].map((value) => ({ value, label: '' }));
  choice.ask({ kind: 'claim', options, barred: [], least: 1, most: 7 } as unknown as Question, false);
  return { choice, sent };
}

test('digits tell line by line how many there are', () => {
  const { choice, sent } = asking();
  const telling = new Telling(choice);
  for (const count of [3, 1, 0]) {
    telling.digit(count);
    telling.onwards();
  }
  telling.at('tie');
  telling.digit(2); // said better
  expect(TYPES.map((type) => telling.chosen(type))).toEqual([2, 1, 0, null, null]);
  choice.done();
  expect(sent).toEqual([
    [
      ['tie', 2],
      ['striker', 1],
      ['trooper', 0],
    ],
  ]);
});

test('a digit that no answer has says nothing, and a name is there or not', () => {
  const { choice } = asking();
  const telling = new Telling(choice);
  telling.at('plans');
  expect(telling.digit(2)).toBeNull();
  telling.at('tank');
  expect(telling.digit(1)).toBe('tank');
  expect(telling.chosen('tank')).toBe(1);
  telling.digit(0);
  expect(telling.chosen('tank')).toBeNull();
  telling.onwards();
  telling.onwards();
  expect(telling.aimed(telling.lines.at(-1)!)).toBe(true);
});

type Piles = View['piles'];

function scene(more: Partial<View>, laid: Scene<View>['laid'] = []): Scene<View> {
  const players = Array.from({ length: 3 }, () => ({ hand: 6, known: [], front: [], laid: '', open: false }));
  const view = { seat: 0, seats: 3, players, claims: [], dealt: [], where: [], piles: [], ...more } as unknown as View;
  return { view, laid } as unknown as Scene<View>;
}

test('later words replace earlier ones, and what was never said is not zero', () => {
  const claims = [
    [
      1,
      [
        ['tie', 3],
        ['plans', 0],
      ],
    ],
    [
      1,
      [
        ['tie', 2],
        ['tank', 1],
      ],
    ],
  ] as unknown as View['claims'];
  const [, second, third] = rows(scene({ claims }));
  expect(second!.counts).toEqual([2, null, null, 1, 0]);
  expect(third!.counts).toEqual([null, null, null, null, null]);
});

test('what is being told stands in the table before all are ready', () => {
  const laid = [
    {
      seat: 2,
      values: [
        { value: 'tell', label: '' },
        { value: ['plans', 1], label: '' },
      ],
    },
  ];
  expect(rows(scene({}, laid as never))[2]!.counts).toEqual([null, null, null, null, 1]);
});

test('my own cards are counted as they are, as long as I see them', () => {
  const mine = rows(scene({ dealt: ['tie', 'tie', 'tank', 'plans', 'striker', 'tie', 'ambush'] }))[0]!;
  expect(mine.counts).toEqual([3, 1, 0, 2, 1]);
  expect(
    sums([mine], { tie: 6, striker: 6, trooper: 4, special: 3, plans: 2 }).map((sum) => [sum.told, sum.deck]),
  ).toEqual([
    [3, 6],
    [1, 6],
    [0, 4],
    [2, 3],
    [1, 2],
  ]);
});

test("a pile is said to be somebody's only where it cannot be everybody's", () => {
  const where = [[0, 1, 2], [1], [0, 2]];
  const table = rows(scene({ where } as Partial<View>));
  expect(table.map((row) => row.where)).toEqual([[], [1], [0, 2]]);
  expect([0, 1, 2].map((slot) => ownersOf(table, slot))).toEqual([
    [0, 2],
    [0, 1],
    [0, 2],
  ]);
});

test('hope for plans: seen, or told of by all whose pile it may be', () => {
  const told = [1, [['plans', 1]]];
  const piles = (cards: string[][], shown: string[] = []): Piles => [{ cards, owner: null, shown }] as unknown as Piles;
  const hope = (cards: string[][], shown: string[] = []): unknown => {
    const where = [[1, 2], [0], [1, 2]];
    const here = scene({ claims: [told], where, piles: piles(cards, shown) } as unknown as Partial<View>);
    return hopeOf(here.view, rows(here), 0);
  };
  expect(hope([['plans'], []])).toBe('top');
  expect(hope([[], [], [], ['plans', 'tie'], ['plans', 'tie']])).toBe('bottom');
  expect(hope([[], ['plans'], [], []])).toBe('inside');
  expect(hope([[], []])).toBe('told');
  expect(hope([[], []], ['plans'])).toBe(null);
  expect(hope([['tie']])).toBe(null);
});

test('cards that were seen and lie there still have not gone', () => {
  const pile = (cards: string[][], shown: string[]): Piles[number] =>
    ({ cards, shown, owner: null }) as unknown as Piles[number];
  expect(goneFrom(pile([['tie'], []], ['tie', 'tie', 'striker']))).toEqual(['tie', 'striker']);
  expect(goneFrom(pile([[], ['plans', 'tie'], ['plans', 'tie']], ['tie', 'tie', 'plans']))).toEqual(['tie']);
});

test('of several words about one kind the last is repeated', () => {
  const chosen = [
    { value: ['tie', 2], label: 'TIE: 2' },
    { value: ['plans', 1], label: 'Plans: 1' },
    { value: ['tie', 4], label: 'TIE: 4' },
  ];
  const situation = { scene: { chosen }, say: (_: string, facts: { claim: string }) => facts.claim };
  expect(detail({ kind: 'ready' } as Question, situation as never)).toBe('TIE: 4, Plans: 1');
});

test('heroes in hand lie side by side on a tablet, without their texts where those have no room', () => {
  for (const cards of [1, 2, 3, 4, 5, 6]) {
    const { card, shape } = roomOf(768, 850, cards, 0);
    expect(cards * (card + 7)).toBeLessThanOrEqual(768);
    expect(shape).toBe(cards < 6 ? 'upright' : 'small');
  }
});
