/** Rebellion's page: names and units from what the engine tells of the box. */
import { expect, test } from 'vitest';
import { called, shortName, SYSTEMS, TRACK, troops } from '../src/games/rebellion/facts';
import { AT, LANES } from '../src/games/rebellion/look';
import { words } from '../src/words/index.svelte';

test('things are called as the reader calls them', () => {
  words.lang = 'ru';
  expect(called('coruscant')).toBe('Корускант');
  expect(shortName('luke-skywalker-jedi')).toBe('Скайуокер');
  words.lang = 'en';
  expect(called('coruscant')).toBe('Coruscant');
  expect(called('nobody')).toBe('nobody');
});

test('units stand by side and theatre', () => {
  const here = { 'star-destroyer': 2, stormtrooper: 3, 'x-wing': 1 };
  expect(troops(here, 'empire', 'space')).toEqual([['star-destroyer', 2]]);
  expect(troops(here, 'empire', 'ground')).toEqual([['stormtrooper', 3]]);
  expect(troops(here, 'rebel', 'ground')).toEqual([]);
});

test('every lane is drawn once, between systems that the map has', () => {
  expect(Object.keys(AT)).toHaveLength(32);
  expect(TRACK.length).toBe(16);
  const both = Object.values(SYSTEMS).reduce((sum, system) => sum + system.adjacent.length, 0);
  expect(LANES.length * 2).toBe(both);
});
