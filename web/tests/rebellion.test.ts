/** Rebellion's page: names and units from what the engine tells of the box. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { called, shortName, SYSTEMS, TRACK, troops, type Theatre } from '../src/games/rebellion/facts';
import type { Line, Question, Scene } from '../src/api/types';
import { comingIn, hitsOf, shrink, stepOf, theatreOf } from '../src/games/rebellion/battle';
import { chances, expected } from '../src/games/rebellion/chances';
import { arrange, clearest, reaches, rowsOf, tether, type Box } from '../src/games/rebellion/layout';
import { LANES, sky } from '../src/games/rebellion/look.svelte';
import { margins } from '../src/games/rebellion/margins';
import { everything, load, ofUnits, toSystems, unitOf } from '../src/games/rebellion/muster';
import { boxOf, LETTER, nameAll } from '../src/games/rebellion/naming';
import { candidates, offers } from '../src/games/rebellion/offers';
import { recapOf } from '../src/games/rebellion/recap.svelte';
import { stage, travellers } from '../src/games/rebellion/stage';
import { silent } from '../src/games/rebellion/silent';
import { fateOf, moving, STORY } from '../src/games/rebellion/story';
import type { SystemView, View } from '../src/games/rebellion/view';
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
  expect(Object.keys(sky.at)).toHaveLength(32);
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
  expect(ofUnits(move({ 'x-wing': 1, naboo: 1 }, 2))).toBe(false);
});

test('a captive goes along among the units, but never unasked', () => {
  const along = move({ 'star-destroyer': 1, 'han-solo': 1, stormtrooper: 1 }, 3);
  expect(ofUnits(along)).toBe(true);
  expect(ofUnits(move({ 'han-solo': 1 }, 1))).toBe(false);
  expect(everything(along)).toEqual([1, 0, 1]);
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

/** By more than a hair. */
const meet = (a: Box, b: Box): boolean =>
  Math.min(a.x + a.width - b.x, b.x + b.width - a.x, a.y + a.height - b.y, b.y + b.height - a.y) > 4;

test('crowded neighbours hide neither planets nor each other', () => {
  const systems = ['coruscant', 'alderaan', 'bothawui', 'nal-hutta', 'malastare'].map(crowd);
  const spots = arrange(
    systems,
    () => ['Калриссиан'],
    (id) => boxOf(id, called(id), 15, { x: 0, y: 42 }),
  );
  const boxes = systems.flatMap(({ id }) => {
    const { chips, leaders } = spots.get(id)!;
    return [chips!, leaders!].map((box) => ({ ...box, x: box.x + sky.at[id]!.x, y: box.y + sky.at[id]!.y }));
  });
  for (const [index, box] of boxes.entries()) {
    expect(boxes.filter((other, place) => place > index && meet(box, other))).toEqual([]);
    const covered = Object.values(sky.at).filter((at) =>
      meet(box, { x: at.x - 12, y: at.y - 12, width: 24, height: 24 }),
    );
    expect(covered).toEqual([]);
  }
  expect(rowsOf(systems[0]!).map((row) => row.units.length)).toEqual([1, 3, 1]);
});

test('units stand nearest to their own planet, or are tied to it', () => {
  const systems = Object.keys(sky.at).map((id, place) => (place % 3 ? { ...crowd(id), units: {} } : crowd(id)));
  const spots = arrange(
    systems,
    (id) => (systems.findIndex((one) => one.id === id) % 4 ? [] : ['Вейдер']),
    (id) => boxOf(id, called(id), 15, { x: 0, y: 42 }),
  );
  const away = (box: Box, id: string): number => {
    const { x, y } = sky.at[id]!;
    return Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));
  };
  let tied = 0;
  for (const [id, { chips, leaders }] of spots)
    for (const block of [chips, leaders]) {
      if (!block) continue;
      const box = { ...block, x: block.x + sky.at[id]!.x, y: block.y + sky.at[id]!.y };
      const nearest = Math.min(...Object.keys(sky.at).map((other) => (other === id ? Infinity : away(box, other))));
      if (tether(id, block)) tied++;
      else expect(away(box, id), id).toBeLessThan(Math.max(nearest, 36));
    }
  expect(tied).toBeLessThan(8);
});

test('where there is no room for a long row, units stand in more of them', () => {
  const system = crowd('coruscant');
  const [one, two] = [4, 2].map((most) => Math.max(...rowsOf(system, most).map((row) => row.units.length)));
  expect(one).toBeGreaterThan(two!);
  expect(rowsOf(system, 2).flatMap((row) => row.units)).toEqual(rowsOf(system).flatMap((row) => row.units));
});

test('many units are drawn smaller, few larger', () => {
  const room = { width: 500, height: 200 };
  expect(shrink([[60, 50]], room)).toBeGreaterThan(1.7);
  const many = shrink(
    Array.from({ length: 30 }, () => [100, 80] as const),
    room,
  );
  expect(many).toBeLessThan(0.7);
  // however small they are drawn, what each of them can take stands below it, beside that of the next one
  const wide = Array.from({ length: 8 }, () => [20, 20, 42] as const);
  expect(shrink(wide, { width: 220, height: 80 })).toBeLessThan(shrink(wide, { width: 500, height: 80 }));
});

describe('what nothing can be done in', () => {
  const asked = (kind: string, ...values: string[]): Question =>
    ({ kind, options: values.map((value) => ({ value, label: value })) }) as Question;
  const scene = (at: number): Scene => ({ at }) as Scene;

  it('is not asked', () => {
    history.pushState(null, '', '/match/one');
    expect(silent(scene(1), asked('move-from', 'done'), false)).toMatchObject({ value: 'done' });
    expect(silent(scene(2), asked('move-from', 'done', 'hoth'), false)).toBeNull();
    expect(silent(scene(3), asked('recruit-card', 'undercover'), true)).toBeNull();
  });

  it('is asked between people where hidden cards decide it, and after an answer was taken back', () => {
    history.pushState(null, '', '/match/two');
    expect(silent(scene(5), asked('subvert', 'no'), false)).toBeNull();
    expect(silent(scene(5), asked('subvert', 'no'), true)).toMatchObject({ value: 'no' });
    expect(silent(scene(4), asked('subvert', 'no'), true)).toBeNull();
  });
});

test('units that are placed go to systems of the map', () => {
  expect(toSystems(move({ coruscant: 3, mandalore: 3 }, 3))).toBe(true);
  expect(toSystems(move({ 'x-wing': 1 }, 1))).toBe(false);
  expect(toSystems({ ...move({ coruscant: 1 }, 1), share: null })).toBe(false);
});

test('a finger finds a system as far as it is wide, but never its neighbour', () => {
  const [one, other] = LANES[0]!;
  const apart = Math.hypot(sky.at[one]!.x - sky.at[other]!.x, sky.at[one]!.y - sky.at[other]!.y);
  expect(reaches([one], 80)[one]).toBe(80);
  expect(reaches([one, other], 1000)[one]).toBe(apart / 2);
  expect(reaches([one, other], 1)[other]).toBe(35);
});

test('journal lines stand where no planet and no name lies', () => {
  const at = (id: string): { x: number; y: number } => sky.at[id]!;
  const over = { x: sky.at.ilum!.x - 50, y: sky.at.ilum!.y - 10, width: 100, height: 40 };
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
  expect(chances({ 'rebel-transport': 1, 'death-star-under-construction': 1 }, {}, 'space')).toBe(null);
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

test('those that are struck down strike back before they leave', () => {
  const units = { 'rebel-trooper': 2, stormtrooper: 2 };
  const struck = { 'rebel-trooper': [1, 1] };
  expect(chances(units, struck, 'ground')).toBe(null);
  const back = chances(units, struck, 'ground', [{ side: 'rebel' }])!;
  expect(back.rebel).toBe(0);
  expect(back.empire).toBeGreaterThan(0.5);
  expect(back.empire).toBeLessThan(0.85);
  expect(expected(units, struck, 'rebel', 'ground')).toBe(0);
  expect(expected(units, struck, 'rebel', 'ground', [{ side: 'rebel' }])).toBeCloseTo(1);
  // dice that lie there say what they strike
  const dice = ['black-hit', 'black-direct', 'red-hit', 'black-special'];
  expect(chances(units, struck, 'ground', [{ side: 'rebel', dice }])).toEqual({ empire: 0, rebel: 0 });
  expect(chances(units, {}, 'ground', [{ side: 'rebel', dice }])!.rebel).toBe(1);
  expect(expected(units, {}, 'rebel', 'ground', [{ side: 'rebel', dice }])).toBe(3);
});

test('of the step that is being fought those attacks are left that have dealt no damage yet', () => {
  const line = (kind: string, more: object = {}): Line => ({ note: { kind, ...more } }) as unknown as Line;
  const first = [line('round-begins'), line('attacks', { side: 'empire', theatre: 'ground' })];
  const dealt = [...first, line('rolls-attack'), line('assigns-damage', { side: 'empire' })];
  const second = [...dealt, line('attacks', { side: 'rebel', theatre: 'ground' })];
  const [empire, rebel] = ['empire', 'rebel'].map((roller) => ({ dice: ['red-hit'], roller }));
  expect(comingIn('ground', { dice: [], roller: '' }, first)).toEqual([]);
  expect(comingIn('space', empire!, first)).toEqual([]);
  expect(comingIn('ground', empire!, first)).toEqual([{ side: 'empire', dice: ['red-hit'] }, { side: 'rebel' }]);
  expect(comingIn('ground', empire!, dealt)).toEqual([{ side: 'rebel' }]);
  expect(comingIn('ground', rebel!, second)).toEqual([{ side: 'rebel', dice: ['red-hit'] }]);
  expect(comingIn('ground', rebel!, [...second, line('assigns-damage', { side: 'rebel' })])).toEqual([]);
  const again = [...second, line('round-begins'), ...first.slice(1)];
  expect(comingIn('ground', empire!, again)).toHaveLength(2);
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

test('cards one looks at lie there with their texts, each by its place where the question tells them so', () => {
  const side = { hand: ['sabotage'], actions: [] };
  const view = { sides: [side, side], objectives: [], drawn: [], peeked: ['bombardment', 'dig-in', 'dig-in'] };
  const asked = (kind: string, values: unknown[]): Question =>
    ({ kind, options: values.map((value) => ({ value })) }) as unknown as Question;
  const offered = (one: object, question: Question | null): unknown[] => offers(one as View, question);
  expect(offered(view, asked('sort-tactics', [0, 1, 2]))).toEqual([
    { card: 'bombardment', value: 0 },
    { card: 'dig-in', value: 1 },
    { card: 'dig-in', value: 2 },
  ]);
  expect(offered(view, asked('turn', ['pass', 'sabotage']))).toEqual([]);
  expect(offered(view, asked('search', ['sabotage', 'public-uprising']))).toEqual([
    { card: 'public-uprising', value: 'public-uprising' },
  ]);
  const drawn = { ...view, drawn: ['sabotage', 'sabotage'] };
  expect(offered(drawn, asked('keep-missions', [0, 1]))).toHaveLength(2);
  expect(offered(drawn, null)).toEqual([{ card: 'sabotage', value: 'sabotage' }]);
});

test('leaders whom one may recruit are shown, those who stand on the board are not shown twice', () => {
  const [lando, mothma] = [
    { id: 'lando-calrissian', where: 'supply' },
    { id: 'mon-mothma', where: 'pool' },
  ];
  const view = { leaders: [lando, mothma] } as unknown as View;
  const asked = (...values: string[]): Question =>
    ({ options: values.map((value) => ({ value })) }) as unknown as Question;
  expect(candidates(view, asked('lando-calrissian', 'mon-mothma', 'draw'))).toEqual(['lando-calrissian']);
  expect(candidates(view, null)).toEqual([]);
});

test('the galaxy stands beside high plates, and in the middle where they cover nothing', () => {
  const seen = { width: 1300, height: 780 };
  const panel = { width: 120, height: 60 };
  expect(margins(seen, { width: 206, height: 60 }, panel)).toEqual({ left: 0, right: 0 });
  const { left, right } = margins(seen, { width: 206, height: 420 }, panel);
  expect(left).toBeGreaterThan(20);
  expect(left).toBeLessThan(206);
  expect(right).toBe(0);
  // where Yavin is then
  const free = { width: seen.width - left, height: seen.height };
  sky.fill(free, false);
  const scale = Math.min(free.width / (sky.width + 60), free.height / (sky.height + 60));
  const yavin = left + free.width / 2 + (sky.at.yavin!.x - sky.width / 2) * scale;
  expect(yavin - 29 * scale).toBeGreaterThan(206);
  sky.fill(WIDE, false);
});

/** What is free of a desk's page and of a phone's. */
const [WIDE, PHONE] = [
  { width: 1440, height: 554 },
  { width: 390, height: 464 },
];

test('names on a phone stand apart and within what is seen, the asked ones first', () => {
  sky.fill(PHONE, true);
  const sight = { x: -30, y: -30, width: sky.width + 60, height: sky.height + 60 };
  const all = Object.keys(SYSTEMS).map((id) => ({ id, text: called(id), weight: 1 }));
  const box = (id: string, size: number, name: { x: number; y: number }): Box => {
    const width = called(id).length * LETTER * size;
    const at = sky.at[id]!;
    return { x: at.x + name.x - width / 2, y: at.y + name.y - 0.8 * size, width, height: size };
  };
  const named = nameAll(all, 46, sight, []);
  expect(named.size).toBeGreaterThan(29);
  const boxes = [...named].map(([id, name]) => box(id, 46, name));
  for (const [place, one] of boxes.entries()) {
    expect(one.x).toBeGreaterThanOrEqual(sight.x);
    expect(one.x + one.width).toBeLessThanOrEqual(sight.x + sight.width);
    for (const other of boxes.slice(place + 1)) expect(meet(one, other)).toBe(false);
  }

  // where letters are so large that few names fit, whoever is asked about gets one
  const huge = nameAll(all, 100, sight, []);
  const out = all.filter(({ id }) => !huge.has(id));
  expect(out.length).toBeGreaterThan(4);
  const asked = out.filter((out) =>
    nameAll(
      all.map((one) => (one === out ? { ...one, weight: 2 } : one)),
      100,
      sight,
      [],
    ).has(out.id),
  );
  expect(asked.length).toBeGreaterThan(out.length / 2);

  // where every place for a name hides something, it hides as little as it can
  const at = sky.at.ilum!;
  const above = { x: at.x - 300, y: at.y - 300, width: 600, height: 300 };
  const low = { x: at.x - 300, y: at.y + 30, width: 600, height: 10 };
  const [ilum] = nameAll([{ id: 'ilum', text: called('ilum'), weight: 1 }], 46, sight, [], [low, above]).values();
  expect(ilum!.y).toBeGreaterThan(0);
  const [other] = nameAll(
    [{ id: 'ilum', text: called('ilum'), weight: 1 }],
    46,
    sight,
    [],
    [
      { ...low, height: 200 },
      { ...above, y: at.y - 40, height: 10 },
    ],
  ).values();
  expect(other!.y).toBeLessThan(21);
  sky.fill(WIDE, false);
});

test('the galaxy has the shape of the page, with as much room and up to its edges', () => {
  const room = (): number => (sky.width + 60) * (sky.height + 60);
  const wide = room();
  for (const page of [
    { width: 1440, height: 560 },
    { width: 768, height: 620 },
    { width: 1280, height: 430 },
  ]) {
    sky.fill(page, false);
    expect(Math.abs((sky.width + 60) / (sky.height + 60) - page.width / page.height)).toBeLessThan(0.06);
    expect(Math.abs(room() - wide)).toBeLessThan(0.02 * wide);
    const places = Object.values(sky.at);
    const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
    for (const [from, to, size] of [
      [Math.min(...xs), Math.max(...xs), sky.width],
      [Math.min(...ys), Math.max(...ys), sky.height],
    ] as const) {
      expect(from).toBeGreaterThan(40);
      expect(from).toBeLessThan(70);
      expect(size - to).toBeGreaterThan(40);
      expect(size - to).toBeLessThan(70);
    }
  }
  // a line that comes or goes moves nothing
  sky.fill(WIDE, false);
  expect(sky.fill({ ...WIDE, height: WIDE.height + 8 }, false)).toBe(false);
});

const line = (kind: string, fields: object = {}, at = 1): Line =>
  ({ text: kind, rule: null, at, note: { kind, ...fields } }) as unknown as Line;

test('what came of a combat is put together from its lines', () => {
  const journal = [
    line('subjugated', { place: 'naboo' }),
    line('combat-begins', {
      place: 'hoth',
      side: 1,
      rebels: ['princess-leia'],
      imperials: [],
      units: [
        ['x-wing', 2],
        ['star-destroyer', 1],
      ],
    }),
    line('adds-leader', { who: 1, side: 1, leader: 'darth-vader', place: 'hoth' }),
    line('attacks', { side: 1, theatre: 'space', place: 'hoth' }),
    line('retreats', { side: 0, leader: 'princess-leia', place: 'endor', units: [['x-wing', 1]] }),
    line('battle-won', { side: 1, theatre: 'space', place: 'hoth' }),
    line(
      'combat-ends',
      {
        place: 'hoth',
        rounds: 2,
        lost: [['x-wing', 1]],
        left: [['star-destroyer', 1]],
        loyalty: -1,
        subjugated: false,
      },
      7,
    ),
    line('subjugated', { place: 'hoth' }, 7),
    line('subjugated', { place: 'hoth' }, 8),
  ];
  const recap = recapOf(journal, journal[6]!)!;
  expect(recap).toMatchObject({ place: 'hoth', first: 'empire', rounds: 2, holders: ['empire'], owner: 'subjugated' });
  expect(recap.battles).toEqual([{ theatre: 'space', winner: 'empire' }]);
  expect(recap.results).toEqual([journal[7]]);
  const [empire, rebel] = recap.parties;
  expect(empire).toMatchObject({ leaders: ['darth-vader'], lost: [], retreats: [], left: [['star-destroyer', 1]] });
  expect(rebel).toMatchObject({ leaders: ['princess-leia'], lost: [['x-wing', 1]], left: [] });
  expect(rebel!.retreats).toEqual([{ leader: 'princess-leia', place: 'endor', units: [['x-wing', 1]] }]);
  expect(recapOf(journal, line('combat-ends'))).toBeNull();
});

describe('the galaxy while the story is told', () => {
  const line = (note: unknown): Line => ({ at: 0, note, text: '', rule: null }) as Line;
  const leader = (id: string, side: string, where: string) => ({
    id,
    side,
    where,
    mission: 0,
    ring: '',
    captive: false,
  });
  const place = (id: string, units = {}) => ({
    id,
    units,
    loyalty: '',
    subjugated: false,
    sabotaged: false,
    destroyed: false,
    targets: [],
  });
  const before = {
    systems: [place('naboo', { 'x-wing': 2 }), place('dagobah'), place('ryloth', { stormtrooper: 3 })],
    leaders: [leader('princess-leia', 'rebel', 'pool'), leader('darth-vader', 'empire', 'pool')],
    base_units: { 'rebel-trooper': 4 },
    sides: [{ assigned: [] }, { assigned: [] }],
    probes: ['kessel'],
    suspects: ['dagobah', 'hoth'],
    mission: null,
    combat: null,
  } as unknown as View;
  const after = (notes: object[], now = false): View => {
    const lines = notes.map(line);
    return stage(before, lines, now ? lines.at(-1)! : null);
  };
  const units = (view: View, id: string) => view.systems.find((one) => one.id === id)!.units;

  it('has units under way while their line is told, and where they went after it', () => {
    const moves = { kind: 'moves-units', side: 0, start: 'naboo', end: 'dagobah', units: [['x-wing', 1]] };
    expect([units(after([moves], true), 'naboo'), units(after([moves], true), 'dagobah')]).toEqual([
      { 'x-wing': 1 },
      {},
    ]);
    expect(units(after([moves]), 'dagobah')).toEqual({ 'x-wing': 1 });
    expect(moving(line(moves))).toMatchObject({ start: 'naboo', end: 'dagobah' });
    expect(units(before, 'naboo')).toEqual({ 'x-wing': 2 });
  });

  it('lets what is lost burn before it is gone', () => {
    const destroyed = { kind: 'destroyed', place: 'ryloth', units: [['stormtrooper', 3]] };
    expect(units(after([destroyed], true), 'ryloth')).toEqual({ stormtrooper: 3 });
    expect(units(after([destroyed]), 'ryloth')).toEqual({});
  });

  it('follows a mission from its card to the dice', () => {
    const told = [
      { kind: 'assigns', who: 0, leaders: ['princess-leia'], number: 1 },
      { kind: 'reveals-mission', who: 0, card: 'sabotage', leaders: ['princess-leia'] },
      { kind: 'mission-at', card: 'sabotage', place: 'dagobah' },
      { kind: 'opposes', who: 1, leader: 'darth-vader', place: 'dagobah' },
      { kind: 'rolls', side: 0, dice: ['red-hit'] },
      { kind: 'mission-succeeds', card: 'sabotage', own: 1, against: 0 },
      { kind: 'sabotaged', place: 'dagobah' },
    ];
    expect(after(told.slice(0, 1)).sides[0]!.assigned).toMatchObject([{ number: 1, leaders: ['princess-leia'] }]);
    expect(travellers(after(told.slice(0, 3)), line(told[2]))).toEqual(['princess-leia']);
    const end = after(told);
    expect(end.mission).toMatchObject({ side: 'rebel', place: 'dagobah', dice: [['red-hit'], []], success: 1 });
    expect(end.leaders.map((one) => [one.where, one.mission])).toEqual([
      ['dagobah', 0],
      ['dagobah', 0],
    ]);
    expect(end.systems[1]!.sabotaged).toBe(true);
    expect(after([...told, { kind: 'leaders-return' }]).leaders.map((one) => one.where)).toEqual(['pool', 'pool']);
  });

  it('opens a combat after its line and keeps it until its end has been told', () => {
    const begins = { kind: 'combat-begins', place: 'ryloth', side: 1, rebels: [], imperials: [], units: [] };
    const hit = { kind: 'assigns-damage', side: 0, units: [['stormtrooper', 1]] };
    const destroyed = { kind: 'destroyed', place: 'ryloth', units: [['stormtrooper', 1]] };
    const ends = {
      kind: 'combat-ends',
      place: 'ryloth',
      rounds: 1,
      lost: [],
      left: [],
      loyalty: -1,
      subjugated: false,
    };
    expect(after([begins], true).combat).toBeNull();
    expect(after([begins, hit]).combat!.damage.stormtrooper![0]).toBe(1);
    expect(after([begins, { ...hit, units: [['x-wing', 1]] }]).combat!.damage['x-wing']).toEqual([1]);
    expect(after([begins, hit, destroyed]).combat!.damage.stormtrooper![0] ?? 0).toBe(0);
    expect(after([begins, ends], true).combat).not.toBeNull();
    expect(after([begins, ends]).combat).toBeNull();
  });

  it('brings what lay hidden to the base that is found, and turns probe cards', () => {
    const found = after([{ kind: 'base-revealed', place: 'dagobah' }]);
    expect([units(found, 'dagobah'), found.base_units, found.revealed]).toEqual([{ 'rebel-trooper': 4 }, {}, true]);
    const probed = after([{ kind: 'probes-drawn', places: ['hoth'] }]);
    expect([probed.probes, probed.suspects]).toEqual([['hoth', 'kessel'], ['dagobah']]);
  });

  it('leaves what is not told of to the scene', () => {
    expect(units(after([{ kind: 'system-destroyed', place: 'ryloth' }]), 'ryloth')).toEqual({ stormtrooper: 3 });
    expect(after([{ kind: 'base-chosen' }])).toEqual(before);
  });

  it('names a mission that lies face down to its owner alone', () => {
    const laid = [
      { kind: 'assigns', who: 0, leaders: ['princess-leia'], number: 1 },
      { kind: 'mission-laid', card: 'sabotage', number: 1 },
    ].map(line);
    const seen = (side: string) => stage({ ...before, side } as View, laid, null).sides[0]!.assigned[0]!.card;
    expect([seen('rebel'), seen('empire')]).toEqual(['sabotage', '']);
  });

  it('never takes longer than 600 milliseconds for one line', () => {
    for (const [kind, { time }] of Object.entries(STORY)) expect(time, kind).toBeLessThanOrEqual(600);
  });
});
