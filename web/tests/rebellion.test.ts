/** Rebellion's page: names and units from what the engine tells of the box. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { called, shortName, SYSTEMS, TRACK, troops, type Theatre } from '../src/games/rebellion/facts';
import type { Line, Question } from '../src/api/types';
import { hitsOf, shrink, stepOf, theatreOf } from '../src/games/rebellion/battle';
import { chances, expected } from '../src/games/rebellion/chances';
import { arrange, clearest, reaches, rowsOf } from '../src/games/rebellion/layout';
import { AT, LANES } from '../src/games/rebellion/look';
import { everything, load, ofUnits, toSystems, unitOf } from '../src/games/rebellion/muster';
import { fateOf } from '../src/games/rebellion/story';
import type { SystemView } from '../src/games/rebellion/view';
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

const move = (caps: Record<string, number>, total: number): Question =>
  ({
    kind: 'move',
    options: Object.keys(caps).map((value) => ({ value, label: value })),
    share: { total, least: 1, caps: Object.values(caps), start: [] },
  }) as unknown as Question;

test('what is moved is counted against the room on the ships', () => {
  expect(load(['star-destroyer', 'stormtrooper', 'at-st', 'tie-fighter'])).toEqual({ room: 6, load: 3 });
  expect(unitOf(['x-wing', 1])).toBe('x-wing');
  expect(unitOf([2, 'x-wing'])).toBe('x-wing');
  expect(unitOf('naboo')).toBe('');
  expect(ofUnits(move({ 'x-wing': 1, stormtrooper: 2 }, 3))).toBe(true);
  expect(ofUnits(move({ 'x-wing': 1, 'han-solo': 1 }, 2))).toBe(false);
});

test('everything that can go: all ships, and the strongest they can carry', () => {
  expect(everything(move({ 'assault-carrier': 1, stormtrooper: 5, 'at-at': 1 }, 7))).toEqual([1, 3, 1]);
  expect(everything(move({ stormtrooper: 5 }, 5))).toEqual([0]);
});

const crowd = (id: string): SystemView =>
  ({
    id,
    units: { 'tie-fighter': 2, 'assault-carrier': 1, 'star-destroyer': 1, 'x-wing': 3, stormtrooper: 4 },
  }) as unknown as SystemView;

test('crowded neighbours hide neither planets nor each other', () => {
  const systems = ['coruscant', 'alderaan', 'bothawui', 'nal-hutta', 'malastare'].map(crowd);
  const spots = arrange(systems, () => 1, called);
  const boxes = systems.flatMap(({ id }) => {
    const { chips, leaders } = spots.get(id)!;
    return [chips!, leaders!].map((box) => ({ ...box, x: box.x + AT[id]!.x, y: box.y + AT[id]!.y }));
  });
  /** By more than a hair. */
  const meet = (a: (typeof boxes)[0], b: (typeof boxes)[0]): boolean =>
    Math.min(a.x + a.width - b.x, b.x + b.width - a.x, a.y + a.height - b.y, b.y + b.height - a.y) > 4;
  for (const [index, box] of boxes.entries()) {
    expect(boxes.filter((other, place) => place > index && meet(box, other))).toEqual([]);
    const covered = Object.values(AT).filter((at) => meet(box, { x: at.x - 12, y: at.y - 12, width: 24, height: 24 }));
    expect(covered).toEqual([]);
  }
  expect(rowsOf(systems[0]!).map((row) => row.units.length)).toEqual([1, 3, 1]);
});

test('many units are drawn smaller, few larger', () => {
  const room = { width: 500, height: 200 };
  expect(shrink([[60, 50]], room)).toBeGreaterThan(1);
  const many = shrink(
    Array.from({ length: 30 }, () => [100, 80] as const),
    room,
  );
  expect(many).toBeLessThan(0.7);
});

test('units that are placed go to systems of the map', () => {
  expect(toSystems(move({ coruscant: 3, mandalore: 3 }, 3))).toBe(true);
  expect(toSystems(move({ 'x-wing': 1 }, 1))).toBe(false);
  expect(toSystems({ ...move({ coruscant: 1 }, 1), share: null })).toBe(false);
});

test('a finger finds a system as far as it is wide, but never its neighbour', () => {
  const [one, other] = LANES[0]!;
  const apart = Math.hypot(AT[one]!.x - AT[other]!.x, AT[one]!.y - AT[other]!.y);
  expect(reaches([one], 80)[one]).toBe(80);
  expect(reaches([one, other], 1000)[one]).toBe(apart / 2);
  expect(reaches([one, other], 1)[other]).toBe(35);
});

test('journal lines stand where no planet and no name lies', () => {
  const at = (id: string): { x: number; y: number } => AT[id]!;
  const over = { x: AT.ilum!.x - 50, y: AT.ilum!.y - 10, width: 100, height: 40 };
  const free = { x: -500, y: 0, width: 100, height: 40 };
  expect(clearest([over, free], at, 1)).toBe(1);
  expect(clearest([free, over], at, 1)).toBe(0);
  expect(clearest([over, over], at, 1)).toBe(0);
});

test("damage shakes the other side, a block flares on one's own, and only as many units as it befalls", () => {
  const line = (kind: string, side: string): Line =>
    ({ note: { kind, side, place: 'naboo', units: [['x-wing', 1]] } }) as unknown as Line;
  const hit = line('assigns-damage', 'empire');
  expect([fateOf(hit, 'rebel', 'x-wing', 0), fateOf(hit, 'rebel', 'x-wing', 1)]).toEqual(['struck', null]);
  expect([fateOf(hit, 'empire', 'x-wing', 0), fateOf(hit, 'rebel', 'y-wing', 0)]).toEqual([null, null]);
  expect(fateOf(line('blocks-damage', 'rebel'), 'rebel', 'x-wing', 0)).toBe('shielded');
  expect(fateOf(line('blocks-damage', 'rebel'), 'empire', 'x-wing', 0)).toBe(null);
  expect(fateOf(line('destroyed', ''), 'rebel', 'x-wing', 0)).toBe('burns');
  expect(fateOf(null, 'rebel', 'x-wing', 0)).toBe(null);
});

test('half of all dice hit, a third of the green ones, and no more than five of a colour are rolled', () => {
  expect(expected({ 'star-destroyer': 1 }, {}, 'empire', 'space')).toBeCloseTo(1.5);
  expect(expected({ 'tie-fighter': 24 }, {}, 'empire', 'space')).toBeCloseTo(2.5);
  expect(expected({ 'u-wing': 3 }, {}, 'rebel', 'space')).toBeCloseTo(1);
  expect(expected({ 'star-destroyer': 1, 'ion-cannon': 1 }, {}, 'empire', 'space')).toBeCloseTo(0.5);
  expect(expected({ 'star-destroyer': 1 }, { 'star-destroyer': [4] }, 'empire', 'space')).toBe(0);
});

test('equals are left alone as often as each other, and what cannot be destroyed is never driven out', () => {
  const even = chances({ 'x-wing': 1, 'tie-fighter': 1 }, {}, 'space')!;
  expect(even.rebel).toBeGreaterThan(0.25); // a third: the last two often shoot each other down
  expect(even.rebel).toBeLessThan(0.41);
  expect(Math.abs(even.rebel - even.empire)).toBeLessThan(0.1);
  expect(chances({ 'x-wing': 5, 'death-star': 1 }, {}, 'space')!.rebel).toBe(0);
  expect(chances({ 'rebel-transport': 1, 'death-star-under-construction': 1 }, {}, 'space')).toEqual({
    empire: 0,
    rebel: 0,
  });
  expect(chances({ 'x-wing': 1 }, {}, 'space')).toBe(null);
  expect(chances({ 'x-wing': 1, 'tie-fighter': 1 }, { 'tie-fighter': [1] }, 'space')).toBe(null);
});

test('battles end as often as the rules themselves end them', () => {
  // `tests/games/rebellion/test_chances.py` lets the engine fight the same ones
  const battles = JSON.parse(readFileSync('../tests/games/rebellion/battles.json', 'utf8')) as {
    units: Record<string, number>;
    theatre: Theatre;
    empire: number;
    rebel: number;
  }[];
  expect(battles.length).toBeGreaterThan(3);
  for (const { units, theatre, empire, rebel } of battles) {
    const found = chances(units, {}, theatre)!;
    expect(Math.abs(found.empire - empire)).toBeLessThan(0.06);
    expect(Math.abs(found.rebel - rebel)).toBeLessThan(0.06);
  }
});

test('damage a unit has makes it fall sooner', () => {
  const units = { 'mon-calamari-cruiser': 1, 'star-destroyer': 1 };
  const whole = chances(units, {}, 'space')!;
  const struck = chances(units, { 'star-destroyer': [3] }, 'space')!;
  expect(struck.rebel).toBeGreaterThan(whole.rebel + 0.2);
});

test('a combat shows its step, the theatre of the attack and how many dice hit', () => {
  const asked = (kind: string): Question => ({ kind }) as unknown as Question;
  expect(stepOf(asked('retreat'), ['red-hit'])).toBe('retreat');
  expect(stepOf(asked('action-card'), ['red-hit'])).toBe('attack');
  expect(stepOf(asked('action-card'), [])).toBe(null);
  expect(hitsOf(['red-hit', 'black-blank', 'green-direct', 'black-special'])).toBe(2);
  const line = (kind: string, theatre: string): Line => ({ note: { kind, theatre } }) as unknown as Line;
  expect(theatreOf([line('attacks', 'space'), line('attacks', 'ground'), line('rolls-attack', '')])).toBe('ground');
  expect(theatreOf([])).toBe(null);
});
