import { expect, test, vi } from 'vitest';
import { graft } from '../src/api/live.svelte';
import type { Line, Setting } from '../src/api/types';
import { calm } from '../src/book/title';
import { chooseFor, choicesOf, firstValue, kindOf, limits, perSeat, readSeats, writeSeats } from '../src/lobby/field';
import { parse } from '../src/route.svelte';
import { Copied } from '../src/parts/copied.svelte';
import { clockSummary, clockText } from '../src/table/clock';
import { words } from '../src/words/index.svelte';
import { headline } from '../src/end/headline';
import { ended, tells } from '../src/table/hinting';
import { nearest } from '../src/table/keys';
import { numbers } from '../src/table/numbers';

const line = (text: string): Line => ({ at: 0, note: { kind: 'x' }, text, rule: null });

test('a journal is cut where the server says and goes on from there', () => {
  const held = [line('a'), line('b'), line('c')];
  expect(graft(held, 3, [line('d')]).map((one) => one.text)).toEqual(['a', 'b', 'c', 'd']);
  expect(graft(held, 1, [line('x')]).map((one) => one.text)).toEqual(['a', 'x']);
});

test('arrow keys find the nearest thing ahead', () => {
  const spots = [
    { x: 100, y: 0 },
    { x: 50, y: 60 },
    { x: -50, y: 0 },
  ];
  expect(nearest({ x: 0, y: 0 }, [1, 0], spots)).toBe(0);
  expect(nearest({ x: 0, y: 0 }, [0, 1], spots)).toBe(1);
  expect(nearest({ x: 0, y: 0 }, [-1, 0], spots)).toBe(2);
  expect(nearest({ x: 0, y: 0 }, [0, -1], spots)).toBe(null);
});

test('clocks read as players read them', () => {
  expect([3_725_000, 65_000, 9_400, 0, -5].map((milliseconds) => clockText(milliseconds))).toEqual([
    '1:02:05',
    '1:05',
    '0:09.4',
    '0:00.0',
    '0:00.0',
  ]);
});

test('whole days on the clock are told as days', async () => {
  await words.use('en');
  expect(clockSummary({ per: 'move', seconds: 86400, on_zero: 'bot' })).toContain('1 day for each move');
  expect(clockSummary({ per: 'match', seconds: 1800, on_zero: 'lose' })).toContain('30:00 for the whole match');
});

test('a link is copied where browsers have no clipboard to offer, too', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  let taken = '';
  document.execCommand = () => {
    taken = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  };
  const copied = new Copied();
  await copied.copy('http://192.168.0.2:8000/invite/x');
  expect([taken, copied.last]).toEqual(['http://192.168.0.2:8000/invite/x', 'http://192.168.0.2:8000/invite/x']);
  expect(document.querySelector('textarea')).toBe(null);
  document.execCommand = () => false;
  await copied.copy('nothing');
  expect(copied.last).not.toBe('nothing');
  vi.unstubAllGlobals();
});

test('every address has a page', () => {
  expect(parse('/')).toEqual({ page: 'lobby', game: null });
  expect(parse('/', '?game=lcg')).toEqual({ page: 'lobby', game: 'lcg' });
  expect(parse('/match/abc')).toEqual({ page: 'table', match: 'abc' });
  expect(parse('/replay/abc', '?at=12')).toEqual({ page: 'replay', match: 'abc', at: 12 });
  expect(parse('/replay', '?at=x')).toEqual({ page: 'replay', match: null, at: null });
  expect(parse('/build/lcg/7')).toEqual({ page: 'build', game: 'lcg', id: '7' });
  expect(parse('/rules/hope', '', '#hope.op.order')).toEqual({ page: 'rules', game: 'hope', rule: 'hope.op.order' });
  expect(parse('/nowhere')).toEqual({ page: 'lost' });
  expect(parse('/match/%E0%A4%A')).toEqual({ page: 'table', match: '%E0%A4%A' });
});

function setting(schema: Record<string, unknown>, more: Partial<Setting> = {}): Setting {
  return { name: 'x', label: 'X', hint: null, schema, choices: [], group: 'main', default: null, aid: false, ...more };
}

test('a form field follows from the schema of the option', () => {
  expect(kindOf(setting({ type: 'boolean' }))).toBe('switch');
  expect(kindOf(setting({ type: 'integer', minimum: 1 }))).toBe('number');
  expect(kindOf(setting({ enum: ['a', 'b'] }))).toBe('choice');
  expect(kindOf(setting({ type: 'string' }))).toBe('text');
  expect(kindOf(setting({ type: 'string', format: 'build' }))).toBe('build');
  expect(firstValue(setting({ type: 'string', format: 'build' }))).toBe('');
  expect(kindOf(setting({ anyOf: [{ type: 'integer', maximum: 5 }, { type: 'null' }] }))).toBe('number');
  expect(limits(setting({ type: 'integer', minimum: 1, maximum: 9 }))).toEqual({
    min: 1,
    max: 9,
    maxlength: undefined,
  });
  expect(choicesOf(setting({ enum: ['a'] }))).toEqual([{ value: 'a', label: 'a' }]);
  expect(firstValue(setting({ type: 'boolean' }))).toBe(false);
  expect(firstValue(setting({ type: 'integer' }, { default: 3 }))).toBe(3);
});

test('an entry for each seat is the usual one until somebody chooses', () => {
  const sides = setting(
    { type: 'array', format: 'per-seat', usual: ['rebel', 'imperial'] },
    {
      choices: [
        { value: 'rebel', label: 'R' },
        { value: 'imperial', label: 'I' },
      ],
    },
  );
  expect(kindOf(sides)).toBe('per-seat');
  expect(perSeat(sides, [], 3)).toEqual(['rebel', 'imperial', 'rebel']);
  expect(chooseFor(sides, ['rebel', 'imperial'], 0, 'imperial')).toEqual(['imperial', 'rebel']);
  expect(chooseFor(sides, ['rebel', 'imperial', 'rebel'], 2, 'imperial')).toEqual(['rebel', 'imperial', 'imperial']);
});

test('seats are counted from one by people', () => {
  expect(kindOf(setting({ type: 'array', format: 'seats' }))).toBe('seats');
  expect(readSeats('1, 3 1')).toEqual([0, 2, 0]);
  expect(readSeats('')).toEqual([]);
  expect(writeSeats([0, 2])).toBe('1, 3');
});

test('typed numbers are a place only when there are as many as asked for', () => {
  expect(numbers('3, -4', 2)).toEqual([3, -4]);
  expect(numbers('3', 2)).toBe(null);
  expect(numbers('', 1)).toBe(null);
});

test('a chapter has one number, ours, and does not shout', () => {
  expect(calm('10. ОБНАРОДОВАНИЕ ДИРЕКТИВ')).toBe('Обнародование директив');
  expect(calm('ГЛАВА 1. ТИПЫ КАРТ И ЦВЕТА')).toBe('Типы карт и цвета');
  expect(calm('Chapter 3. The play area')).toBe('The play area');
  expect(calm('AT-ACT')).toBe('AT-ACT');
});

test('a hint names its answer once', () => {
  expect(tells('Люк — прямо 4 (в прицеле Ночной Зверь); Ведж — вираж 1.', 'Люк: прямо 4 (белый)')).toBe(true);
  expect(tells('Готово: о картах вы уже рассказали.', 'Готово')).toBe(true);
  expect(tells('Потратьте концентрацию: «глаз» станет попаданием.', 'Потратить концентрацию')).toBe(true);
  expect(tells('Захват цели: Ведж — кубики можно будет перебросить.', 'Захватить цель: Ведж')).toBe(true);
  expect(tells('Никого не переворачивайте: герои полезнее.', 'Никого не переворачивать: враг вернётся')).toBe(true);
  expect(tells('Ничего не тратьте: все попадания уже отменены.', 'Готово')).toBe(false);
  expect(tells('Люк — прямо 4.', 'Люк: прямо 3')).toBe(false);
  expect(tells('Польза от ещё одной карты больше, чем риск.', 'Раскрыть')).toBe(false);
});

test('the answer that a hint means is a sentence before the one that says why', () => {
  expect(ended('Никого')).toBe('Никого.');
  expect(ended('Отступаем!')).toBe('Отступаем!');
  expect(ended('')).toBe('');
});

test('a game that names the verdict itself gives the title', () => {
  expect(headline('Glorious victory! The shaft is found.', 'Victory!')).toEqual({
    title: 'Glorious victory!',
    why: 'The shaft is found.',
  });
  expect(headline('Победа Повстанцев: время вышло.', 'Победа!')).toEqual({
    title: 'Победа Повстанцев',
    why: 'Время вышло.',
  });
  expect(headline('Победа Повстанцев: время вышло.', 'Поражение')).toEqual({
    title: 'Поражение',
    why: 'Победа Повстанцев: время вышло.',
  });
});
