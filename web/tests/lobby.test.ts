import { expect, test } from 'vitest';
import type { Game, Match, Preset } from '../src/api/types';
import { matchName, waysOf } from '../src/lobby/presets';
import { seatsFor } from '../src/lobby/seats';

const game = {
  id: 'hope',
  least_seats: 3,
  most_seats: 6,
  bots: [
    { name: 'chance', label: '' },
    { name: 'careful', label: '' },
  ],
  settings: [
    { name: 'memory_aid', aid: true },
    { name: 'quick', aid: false },
  ],
} as unknown as Game;
const preset = (more: Partial<Preset>): Preset => ({
  id: 'quick',
  label: '',
  hint: '',
  options: {},
  seats: null,
  ...more,
});

test('without a preset the server lays the usual table', () => {
  expect(seatsFor(game, null)).toEqual({});
});

test('a preset seats me and the strongest bots, with every aid but those it speaks of', () => {
  const { seats, options } = seatsFor(game, preset({ options: { quick: true }, seats: 4 }));
  expect(seats).toEqual([{ kind: 'me' }, ...Array(3).fill({ kind: 'bot', bot: 'careful' })]);
  expect(options).toEqual({ memory_aid: true, quick: true });
  expect(seatsFor(game, preset({ options: { memory_aid: false } })).options).toEqual({ memory_aid: false });
  expect(seatsFor(game, preset({})).seats).toHaveLength(3);
});

test('a guided match stands in the place of the same set-up without a coach', () => {
  const presets = [preset({ id: 'lesson' }), preset({ id: 'quick' })];
  const lesson = { id: 'first', title: '', steps: 10 };
  expect(waysOf({ ...game, presets, lessons: [lesson] })).toEqual({ lesson, presets: [presets[1]] });
  expect(waysOf({ ...game, presets, lessons: [] })).toEqual({ lesson: null, presets });
});

test('a match is called by the way it is played', () => {
  const settings = [
    { name: 'memory_aid', aid: true, schema: { type: 'boolean' }, choices: [], default: false },
    { name: 'quick', aid: false, schema: { type: 'boolean' }, choices: [], default: false },
    { name: 'points', aid: false, schema: { type: 'integer' }, choices: [], default: 100 },
  ];
  const presets = [
    preset({ id: 'lesson', label: 'Lesson', options: { quick: true, memory_aid: true }, seats: 3 }),
    preset({ id: 'quick', label: 'Quick', options: { quick: true }, seats: 4 }),
    preset({ id: 'full', label: 'Full', seats: 4 }),
    preset({ id: 'six', label: 'Six', seats: 6 }),
  ];
  const called = (options: object, seats = 4, lesson: string | null = null): string =>
    matchName(
      { ...game, short_name: 'Hope', settings, presets, lessons: [{ id: 'first' }] } as unknown as Game,
      {
        game: 'hope',
        options: { memory_aid: true, quick: false, points: 100, ...options },
        seats: Array(seats).fill({}),
        lesson,
      } as unknown as Match,
    );
  expect(called({ quick: true }, 3)).toBe('Hope · Quick'); // the only one of its kind, with however many
  expect(called({})).toBe('Hope · Full');
  expect(called({}, 6)).toBe('Hope · Six');
  expect(called({}, 5)).toBe('Hope');
  expect(called({ points: 60 })).toBe('Hope');
  expect(called({ quick: true }, 4, 'First steps')).toBe('Hope');
});
