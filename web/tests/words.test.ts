import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { breakable, joined } from '../src/words/hyphens';
import { ago, firstLanguage, lasted } from '../src/words/index.svelte';

const source = (lang: string): string =>
  readdirSync('src/words')
    .filter((name) => name === `${lang}.ftl` || name.endsWith(`.${lang}.ftl`))
    .map((name) => readFileSync(`src/words/${name}`, 'utf8'))
    .join('\n');
const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);

test('both languages say the same things, each once', () => {
  const ru = ids(source('ru'));
  const en = ids(source('en'));
  expect(new Set(ru).size).toBe(ru.length);
  expect([...ru].sort()).toEqual([...en].sort());
});

/** The files of words that each page brings, beside the common ones (`App.svelte`). */
const PARTS: Record<string, string[]> = {
  '.': [],
  api: [],
  parts: [],
  lobby: ['home'], // the pages of pictures and credits
  home: ['home'],
  book: ['table', 'book'],
  'book/diagrams': ['table', 'book'],
  builder: ['table', 'builder'],
  lesson: ['table'],
  replay: ['table'],
  table: ['table', 'home'],
  end: ['table', 'home'],
};

test.each(Object.keys(PARTS))('every message that %s asks for has come with its page', (folder) => {
  const names = ['en.ftl', ...PARTS[folder]!.map((part) => `${part}.en.ftl`)];
  const known = new Set(names.flatMap((name) => ids(readFileSync(`src/words/${name}`, 'utf8'))));
  const asked = readdirSync(`src/${folder}`)
    .filter((name) => /\.(?:ts|svelte)$/.test(name))
    .flatMap((name) => [...readFileSync(`src/${folder}/${name}`, 'utf8').matchAll(/\bsay\('([a-z][\w-]*)'/g)])
    .map((found) => found[1]!);
  expect(asked.filter((id) => !known.has(id))).toEqual([]);
});

test('Russian counts', () => {
  const bundle = new FluentBundle('ru', { useIsolating: false });
  bundle.addResource(new FluentResource(source('ru')));
  const say = (count: number): string => bundle.formatPattern(bundle.getMessage('watching')!.value!, { count });
  expect([1, 2, 5, 21].map(say)).toEqual(['1 зритель', '2 зрителя', '5 зрителей', '21 зритель']);
});

test('the first language is what was chosen, else what the browser prefers, else English', () => {
  expect(firstLanguage('ru', ['en-GB'])).toBe('ru');
  expect(firstLanguage(null, ['ru-RU', 'en'])).toBe('ru');
  expect(firstLanguage(null, ['de-DE', 'en'])).toBe('en');
  expect(firstLanguage(null, ['uk'])).toBe('ru');
  expect(firstLanguage('xx', ['fr'])).toBe('en');
});

test('long Russian words are broken between syllables, short and English ones never', () => {
  const parts = (text: string): string[] => breakable(text).split('\u00ad');
  expect(parts('Непредвиденный шанс')).toEqual(['Неп', 'ред', 'ви', 'ден', 'ный шанс']);
  expect(parts('Разведывательная миссия').join('')).toBe('Разведывательная миссия');
  expect(parts('Разведывательная').every((part) => /[аеёиоуыэюя]/.test(part))).toBe(true);
  expect(parts('«Искупление»')).toEqual(['«Ис', 'куп', 'ле', 'ние»']);
  expect(breakable('Чёрной эскадрильи')).toBe('Чёрной эскадрильи');
  expect(breakable('Джин Эрсо')).toBe('Джин Эрсо');
  expect(breakable('Бластер DL-44')).toBe('Бластер DL-\u206044'); // a number stays with its letters
  expect(breakable('Командир AT-ST')).toBe('Командир AT-\u2060ST');
  expect(joined('Астробластер E-Web')).toBe('Астробластер E-\u2060Web');
  expect(joined('Квай-Гон Джинн')).toBe('Квай-Гон Джинн');
  expect(breakable('Extraordinary measures')).toBe('Extraordinary measures');
});

test('how long ago, and for how long, by the largest unit', () => {
  const then = new Date(0);
  const later = (minutes: number): Date => new Date(minutes * 60_000);
  expect(ago('en', then, later(3))).toBe('3 min. ago');
  expect(lasted('en', then, later(3))).toBe('3 min');
  expect(lasted('ru', then, later(130))).toBe('2 ч');
  expect(lasted('en', later(1), then)).toBe('0 sec'); // the server's clock is a little ahead
});
