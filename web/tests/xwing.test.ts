import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { costOf } from '../src/games/xwing/cards';
import { partOf, partsOf } from '../src/games/xwing/damage';
import { dangerOf } from '../src/games/xwing/dangers';
import { fanOf, inArea } from '../src/games/xwing/fan';
import { Frame } from '../src/games/xwing/frame';
import { wayOf } from '../src/games/xwing/flying';
import { briefName } from '../src/games/xwing/names';
import { placeLabels, seenWhole, type Opening } from '../src/games/xwing/labels';
import { openingOf } from '../src/games/xwing/opening';
import { overlap } from '../src/games/xwing/placing.svelte';
import { Plan } from '../src/games/xwing/plan.svelte';
import { beside, shared, type Rect } from '../src/games/xwing/room';
import { gunsOf, shotOf } from '../src/games/xwing/shots';
import { band, corners, fly, gap, inFlight, mm } from '../src/games/xwing/space';
import { known, seated, total, write } from '../src/games/xwing/squads';
import { blowOf, flightOf, stage, subjectOf } from '../src/games/xwing/story';
import { TELLING } from '../src/games/xwing/telling';
import { dialsAsked } from '../src/games/xwing/targets';
import { turnsOf } from '../src/games/xwing/turns';
import type { Note, ShipView, View } from '../src/games/xwing/view';
import { silent, worth } from '../src/games/xwing/asking';
import { sceneOf } from '../src/replay/scene';
import type { Point } from '../src/table/camera.svelte';
import { compose, type Shot } from '../src/games/xwing/composing';
import { viewOf } from '../src/table/glide';
import { steered } from '../src/games/xwing/steering';
import { key, type Choice } from '../src/table/choice.svelte';
import type { Say } from '../src/words/index.svelte';
import type { Frame as Step, Line, Question, Scene, Value } from '../src/api/types';

const start = { x: 450, y: 300, h: 0 };
/** A sky with asteroids, and what the engine makes of manoeuvres there: from where, which one, what it meets. */
type Dangers = Pick<View, 'width' | 'height' | 'obstacles'> & {
  cases: readonly [x: number, y: number, h: number, bearing: string, speed: number, met: string][];
};
/** Nothing lies over it. */
const bare = (room: Rect): Opening => ({ middle: room, whole: room, covers: [] });

describe('space', () => {
  it('flies templates as the table does', () => {
    expect(fly(start, 'straight', 1)).toEqual({ x: 450, y: 380, h: 0 });
    const turned = fly(start, 'turn-right', 1);
    expect([turned.x, turned.y, turned.h].map(Math.round)).toEqual([505, 355, 90]);
    expect(Math.round(fly(start, 'koiogran', 3).h)).toBe(180);
  });

  it('shows a flight from its start to its end', () => {
    const end = fly(start, 'bank-left', 2);
    const first = inFlight(start, 'bank-left', 2, end, 0);
    expect([first.x, first.y].map(Math.round)).toEqual([450, 300]);
    expect(inFlight(start, 'bank-left', 2, end, 1)).toEqual(end);
  });

  it('flies along its template and never turns the long way round', () => {
    const from = { x: 450, y: 300, h: 350 };
    const end = fly(from, 'turn-right', 2);
    const to = { ...end, h: end.h % 360 };
    const way = wayOf({ ship: 0, bearing: 'turn-right', speed: 2, from, to }, 40);
    expect([way[0]!.x, way[0]!.y].map(Math.round)).toEqual([450, 300]);
    expect([way.at(-1)!.x, way.at(-1)!.y].map(Math.round)).toEqual([to.x, to.y].map(Math.round));
    const turns = way.slice(1).map((pose, index) => pose.h - way[index]!.h);
    expect(Math.max(...turns.map(Math.abs))).toBeLessThan(15);
    expect(Math.round(turns.reduce((sum, one) => sum + one))).toBe(90);
  });

  it('measures between nearest points', () => {
    expect(gap(start, { x: 450, y: 440, h: 0 })).toBeCloseTo(100);
    expect([band(100), band(100.5), band(301)]).toEqual([1, 2, 4]);
  });

  it('lets bases meet but not overlap', () => {
    expect(overlap(corners(start), corners({ x: 490, y: 300, h: 0 }))).toBe(false);
    expect(overlap(corners(start), corners({ x: 489, y: 300, h: 0 }))).toBe(true);
  });

  it.each(['south', 'west', 'north', 'east'] as const)(
    'puts the %s edge at the bottom and finds the way back',
    (edge) => {
      const frame = new Frame(900, 1200, edge);
      const near = {
        south: { x: 300, y: 0 },
        north: { x: 300, y: 1200 },
        west: { x: 0, y: 300 },
        east: { x: 900, y: 300 },
      }[edge];
      expect(frame.show(near).y).toBeCloseTo(frame.height);
      const back = frame.find(frame.show({ x: 123, y: 456 }));
      expect([back.x, back.y].map(Math.round)).toEqual([123, 456]);
    },
  );
});

describe('squads', () => {
  const crew = { pilot: 'luke-skywalker', upgrades: ['r2-d2', 'determination'] };

  it('seats upgrades in their slots', () => {
    expect(seated(crew)).toEqual(['determination', null, 'r2-d2']);
    expect(costOf(crew)).toBe(33);
  });

  it('are written in ids, which the engine reads in any language', () => {
    const squad = { faction: 'rebel', ships: [crew], name: 'Red  Five' };
    expect(write(squad, 100)).toBe('# Red Five\nrebel\nluke-skywalker + r2-d2 + determination\nlimit: 100\n');
    expect(total(squad)).toBe(33);
  });

  it('leave out cards that do not exist', () => {
    const odd = {
      faction: 'rebel',
      ships: [
        { pilot: 'nobody', upgrades: [] },
        { ...crew, upgrades: ['nothing', 'r2-d2'] },
      ],
      name: '',
    };
    expect(known(odd).ships).toEqual([{ pilot: 'luke-skywalker', upgrades: ['r2-d2'] }]);
  });
});

describe('the story', () => {
  const ship = (id: number) => ({ id, kind: 'tie', pilot: 'academy-pilot', number: id });
  const line = (note: Note): Line => ({ at: 0, note, text: '', rule: null });
  const attacks: Note = {
    kind: 'attacks',
    ship: ship(1),
    target: ship(0),
    weapon: 'primary',
    range: 2,
    obstructed: false,
  };
  const told = (...notes: Note[]) => stage({ ships: [], attack: null } as unknown as View, notes.map(line));

  it('of a step in a replay is not carried on by what happens later', () => {
    const journal = [line(attacks), { ...line(attacks), at: 9 }];
    const frame = { at: 4, view: { ships: [], attack: null }, text: null, asked: [] } as unknown as Step;
    const scene = sceneOf(frame, null, journal);
    expect(scene.journal).toHaveLength(1);
    const later = scene.journal.slice(scene.journal_from + scene.journal.length);
    expect(stage(scene.view as View, later).attack).toBeNull();
  });

  it('never takes longer than 600 milliseconds for one line', () => {
    for (const [kind, { time }] of Object.entries(TELLING)) expect(time, kind).toBeLessThanOrEqual(600);
  });

  it('tells what strikes a ship; one that has left the area does not burn', () => {
    const [fled, lost]: Note[] = [
      { kind: 'fled', ship: ship(1) },
      { kind: 'destroyed', ship: ship(1) },
    ];
    expect(blowOf(line({ kind: 'damaged', ship: ship(1) }), told())).toBe('hull');
    expect(blowOf(line(lost!), told(lost!))).toBe('lost');
    expect(blowOf(line(lost!), told(fled!, lost!))).toBeNull();
    expect(blowOf(line(attacks), told(attacks))).toBeNull();
  });

  it('fires what the weapon fires, out of the guns of its ship', () => {
    expect([0, 1].map((side) => shotOf('primary', side))).toEqual(['red', 'green']);
    expect(shotOf('ion-cannon-turret', 0)).toBe('ion');
    expect(shotOf('cluster-missiles', 1)).toBe('missile');
    const [wide, close] = ['xwing', 'tie'].map((kind) => gunsOf(kind, 'primary')[1]![0]);
    expect(wide).toBeGreaterThan(close!);
  });

  it('flies ships from line to line', () => {
    const move: Note = {
      kind: 'moves',
      ship: ship(1),
      bearing: 'straight',
      speed: 2,
      start: [450000, 300000, 0],
      end: [450000, 420000, 0],
    };
    expect(flightOf(line(move))?.to).toEqual({ x: 450, y: 420, h: 0 });
    expect(subjectOf(line(move))).toBe(1);
    expect(told(move).poses.get(1)).toEqual({ x: 450, y: 420, h: 0 });
    expect(told({ kind: 'destroyed', ship: ship(1) }).gone.has(1)).toBe(true);
    expect(subjectOf(line({ kind: 'dials-set' }))).toBe(-1);
  });

  it('fills an attack in, step by step', () => {
    const rolled: Note[] = [
      attacks,
      { kind: 'rolls-attack', ship: ship(1), dice: [2, 0] },
      { kind: 'rerolls', ship: ship(1), which: 'attack', count: 1, dice: [2, 3] },
      { kind: 'rolls-defence', ship: ship(0), dice: [1, 4] },
    ];
    const aimed = { attack: { attacker: 1, defender: 0, step: 'modify-attack', awaited: 2, chances: [] } };
    const asked = { ships: [], ...aimed } as unknown as View;
    expect(stage(asked, []).attack?.awaited).toBe(2);
    expect(stage(asked, [line(rolled.at(-1)!)]).attack).toMatchObject({ awaited: 0, defence: [1, 4] });
    expect(told(...rolled).attack).toMatchObject({ attacker: 1, defender: 0, attack: [2, 3], defence: [1, 4] });
    const hit: Note = { kind: 'hits', ship: ship(1), target: ship(0), hits: 0, crits: 1 };
    expect(told(...rolled, hit).attack?.result).toEqual({ hits: 0, crits: 1 });
    expect(told(...rolled, hit, { kind: 'phase-opens', phase: 'end' }).attack).toBeNull();
  });
});

describe('the table', () => {
  const area = { width: 900_000, height: 900_000, obstacles: [{ shape: 0, x: 450_000, y: 450_000, h: 0 }] };

  it('warns of the edge just where a base would cross it', () => {
    expect(dangerOf(area, { x: 100, y: 800, h: 0 }, 'straight', 1, 40)).toBe('');
    expect(dangerOf(area, { x: 100, y: 800.5, h: 0 }, 'straight', 1, 40)).toBe('edge');
  });

  it('warns of what the engine would do with a ship that nobody stands in the way of', () => {
    const { cases, ...sky } = JSON.parse(readFileSync('../tests/games/xwing/golden/dangers.json', 'utf8')) as Dangers;
    const wrong = cases.filter(
      ([x, y, h, bearing, speed, met]) => dangerOf(sky, mm(x, y, h), bearing, speed, 40) !== met,
    );
    expect(wrong).toEqual([]);
    expect(cases.length).toBeGreaterThan(300);
  });

  it('warns of an asteroid in the way, at the end and beside it', () => {
    expect(dangerOf(area, { x: 450, y: 330, h: 0 }, 'straight', 2, 40)).toBe('rock');
    expect(dangerOf(area, { x: 450, y: 330, h: 0 }, 'straight', 5, 40)).toBe('rock');
    expect(dangerOf(area, { x: 250, y: 330, h: 0 }, 'straight', 5, 40)).toBe('');
  });

  it('keeps names off each other and off ships', () => {
    const ships = [0, 1, 2, 3].map((id) => ({ id, x: 100 + id * 62, y: 100, reach: 30, width: 120, height: 26 }));
    const found = placeLabels(ships);
    const boxes = ships.map((ship) => {
      const spot = found.get(ship.id)!;
      return { left: ship.x + spot.x - 60, right: ship.x + spot.x + 60, top: ship.y + spot.y - 13 };
    });
    for (const [place, one] of boxes.entries())
      for (const other of boxes.slice(place + 1))
        expect(
          one.right <= other.left || other.right <= one.left || Math.abs(one.top - other.top) >= 26,
          JSON.stringify([one, other]),
        ).toBe(true);
  });

  it('keeps names off the tokens of others', () => {
    const one = { id: 0, x: 100, y: 100, reach: 30, width: 200, height: 26, tokens: 42 };
    const other = { id: 1, x: 190, y: 100, reach: 30, width: 90, height: 26, tokens: 42 };
    const found = placeLabels([one, other]);
    const [name, next] = [found.get(0)!, found.get(1)!];
    const tokens = { x: 190, y: 100 + (next.y >= 0 ? -38 : 38) };
    const across = Math.abs(100 + name.x - tokens.x) < 121;
    const down = Math.abs(100 + name.y - tokens.y) < 23;
    expect(across && down, JSON.stringify([name, next])).toBe(false);
  });

  it('keeps names off a ship that is being set down', () => {
    const ship = { id: 0, x: 200, y: 100, reach: 30, width: 120, height: 26 };
    const below = { x: 150, y: 132, width: 100, height: 60 };
    const spot = placeLabels([ship], null, [below]).get(0)!;
    expect(spot.y).toBeLessThan(0);
  });

  it('looks where a dial leads, not out of the area', () => {
    const ship = {
      base: 40000,
      dial: [
        ['straight', 1, 'green'],
        ['turn-right', 1, 'white'],
      ],
    } as unknown as ShipView;
    const fan = fanOf(ship, { x: 450, y: 300, h: 0 });
    expect(fan.map((end) => [end.bearing, end.colour])).toEqual([
      ['straight', 'green'],
      ['turn-right', 'white'],
    ]);
    const size = { width: 500000, height: 900000 };
    expect(inArea(fan, size)).toEqual([{ x: 450, y: 380, h: 0 }]); // the turn ends 5 mm beyond the right edge
    expect(inArea(fan, { ...size, height: 379000 })).toEqual([]);
  });

  it('keeps names inside the window', () => {
    const room = { x: 0, y: 0, width: 390, height: 500 };
    for (const x of [12, 200, 380]) {
      const ship = { id: 0, x, y: 250, reach: 30, width: 140, height: 26 };
      const spot = placeLabels([ship], bare(room)).get(0)!;
      expect(x + spot.x - 70).toBeGreaterThanOrEqual(0);
      expect(x + spot.x + 70).toBeLessThanOrEqual(390);
    }
  });

  it('names a ship out of sight at the edge, off what is seen there', () => {
    const room = { x: 0, y: 0, width: 390, height: 500 };
    const seen = { id: 0, x: 60, y: 100, reach: 30, width: 60, height: 26, chance: true };
    const away = [1, 2].map((id) => ({ id, x: -200, y: 90 + id, reach: 30, width: 60, height: 26 }));
    const found = placeLabels([seen, ...away], bare(room));
    const boxes = away.map((ship) => ({ x: ship.x + found.get(ship.id)!.x, y: ship.y + found.get(ship.id)!.y }));
    for (const box of boxes) {
      expect(box.x).toBe(42);
      expect(Math.abs(box.y - 100)).toBeGreaterThan(40); // neither the ship nor its chance is covered
    }
    expect(Math.abs(boxes[0]!.y - boxes[1]!.y)).toBeGreaterThanOrEqual(26);
  });

  it('names a whole squad out of sight, none over another', () => {
    const room = { x: 0, y: 0, width: 390, height: 300 };
    const squad = [8, 7, 6, 6, 5, 1].map((_, id) => ({
      id,
      x: 60 + id * 55,
      y: -200,
      reach: 30,
      width: 96,
      height: 30,
    }));
    const found = placeLabels(squad, bare(room));
    const boxes = squad.map((ship) => {
      const spot = found.get(ship.id)!;
      return { x: ship.x + spot.x - 48, y: ship.y + spot.y - 15, width: 96, height: 30 };
    });
    for (const [place, box] of boxes.entries())
      for (const other of boxes.slice(place + 1)) expect(shared(box, other)).toBe(0);
  });

  it('sees ships under the plates, not those that plates lie over', () => {
    const seen = { width: 1440, height: 900 };
    const pads = { top: 60, left: 276, right: 264, bottom: 90 };
    const box = { x: 0, y: 0, width: 1440, height: 900 };
    const camera = { box, scale: 1, pads, free: { width: 900, height: 750 }, seen };
    const plates = [{ x: 14, y: 60, width: 252, height: 300 }];
    const ships = { low: { x: 140, y: 500 }, high: { x: 140, y: 200 }, far: { x: -20, y: 500 } };
    const found = (narrow: boolean): boolean[] =>
      Object.values(ships).map((at) => seenWhole({ ...at, reach: 30 }, openingOf(camera, plates, narrow)));
    expect(found(false)).toEqual([true, false, false]);
    expect(found(true)).toEqual([false, false, false]);
  });

  it('does not name a ship out of sight where one that is seen has its name', () => {
    const room = { x: 0, y: 0, width: 800, height: 500 };
    const seen = { id: 0, x: 740, y: 250, reach: 30, width: 100, height: 30 };
    const away = { ...seen, id: 1, x: 900, y: 310 };
    const found = placeLabels([seen, away], bare(room)).get(1)!;
    const name = { x: 900 + found.x - 50, y: 310 + found.y - 15, width: 100, height: 30 };
    expect(shared(name, { x: 700, y: 210, width: 80, height: 110 })).toBe(0);
  });

  it('keeps the badge alone of a ship in a crowd where there is little room, and names others', () => {
    const room = { x: 0, y: 0, width: 390, height: 400 };
    const rows = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3, 4].map((place) => ({ row, place })));
    const crowd = rows.map(({ row, place }, id) => ({
      id,
      x: 45 + place * 75,
      y: 60 + row * 90,
      reach: 28,
      width: 120,
      height: 30,
      brief: 27,
    }));
    const found = placeLabels(crowd, bare(room));
    expect([...found.values()].some((spot) => spot.brief)).toBe(true);
    const alone = placeLabels([crowd[0]!], bare(room));
    expect(alone.get(0)!.brief).toBeUndefined();
  });

  it('names ships beyond a corner one over the other', () => {
    const room = { x: 0, y: 0, width: 390, height: 300 };
    const pair = [0, 1].map((id) => ({ id, x: -900, y: 700 + id, reach: 30, width: 96, height: 30 }));
    const found = placeLabels(pair, bare(room));
    expect(Math.abs(found.get(0)!.y - found.get(1)!.y)).toBeGreaterThanOrEqual(30);
  });

  it('puts a panel where it covers no other ship', () => {
    const free = { x: 260, y: 60, width: 900, height: 700 };
    const ship = { x: 620, y: 400, width: 60, height: 60 };
    const other = { x: 350, y: 440, width: 60, height: 60 };
    const ahead = { x: 720, y: 300, width: 250, height: 250 };
    const at = beside({ width: 300, height: 360 }, free, ship, [other], [], [ahead]);
    const apart = at.x >= 410 || at.x + 300 <= 350 || at.y >= 500 || at.y + 360 <= 440;
    expect(apart, JSON.stringify(at)).toBe(true);
  });

  it('keeps names off the chances of others', () => {
    const one = { id: 0, x: 100, y: 100, reach: 30, width: 120, height: 26 };
    const below = { id: 1, x: 100, y: 200, reach: 30, width: 60, height: 26, chance: true };
    const found = placeLabels([one, below]);
    const up = found.get(1)!.y >= 0; // its chance stands above it
    const name = { top: 100 + found.get(0)!.y - 13, bottom: 100 + found.get(0)!.y + 13 };
    expect(up && found.get(0)!.x === 0 && name.bottom > 148 && name.top < 172).toBe(false);
  });

  it('puts a panel beside a ship, inside what is free', () => {
    const free = { x: 260, y: 60, width: 900, height: 700 };
    const ship = { x: 500, y: 600, width: 60, height: 60 };
    const at = beside({ width: 300, height: 330 }, free, ship, [], [], []);
    expect(at.x).toBeGreaterThanOrEqual(260);
    expect(at.y + 330).toBeLessThanOrEqual(760);
    expect(at.x + 300 <= ship.x || at.x >= ship.x + 60 || at.y + 330 <= ship.y).toBe(true);
  });

  it('puts a panel where it covers no ship at all, if there is such a place', () => {
    const free = { x: 0, y: 0, width: 900, height: 700 };
    const at = (x: number, y: number) => ({ x, y, width: 60, height: 60 });
    const ships = [at(120, 40), at(120, 330), at(120, 620), at(420, 40), at(420, 620), at(800, 40), at(800, 620)];
    const spot = { ...beside({ width: 260, height: 330 }, free, at(420, 330), ships, [], []), width: 260, height: 330 };
    expect(ships.filter((ship) => shared(spot, ship) > 0)).toEqual([]);
  });

  it('puts a panel where it covers no answer, even if that is far from its ship', () => {
    const free = { x: 0, y: 0, width: 900, height: 700 };
    const ship = { x: 200, y: 600, width: 60, height: 60 };
    const arrows = [150, 300, 450, 560].flatMap((x) =>
      [60, 180, 300, 420, 540].map((y) => ({ x, y, width: 24, height: 24 })),
    );
    const spot = { ...beside({ width: 260, height: 330 }, free, ship, [], arrows, []), width: 260, height: 330 };
    expect(arrows.filter((arrow) => shared(spot, arrow) > 0)).toEqual([]);
  });

  it('writes no name of a ship out of sight under a panel', () => {
    const room = { x: 0, y: 0, width: 900, height: 700 };
    const panel = { x: 440, y: 0, width: 290, height: 300 };
    const away = [760, 790, 800, 840].map((x, id) => ({ id, x, y: -60, reach: 30, width: 120, height: 38 }));
    const found = placeLabels(away, bare(room), [panel]);
    const names = away.map((ship) => ({
      x: ship.x + found.get(ship.id)!.x - 60,
      y: ship.y + found.get(ship.id)!.y - 19,
      width: 120,
      height: 38,
    }));
    expect(names.filter((name) => shared(name, panel) > 0)).toEqual([]);
  });

  it('offers the ways of the shuttle on the board: the one that is pointed at is shown, else the one that is advised', () => {
    const picked: Value[] = [];
    const choice = {
      hovered: null as string | null,
      has: (value: Value) => key(value) !== key(['bank-right', 1]),
      isAdvised: (value: Value) => key(value) === key(['straight', 2]),
      pick: (value: Value) => picked.push(value),
    };
    const dial = [
      ['bank-left', 1, 'white'],
      ['straight', 2, 'white'],
    ];
    const steering = () => steered(new Plan(), choice as unknown as Choice, { id: 4, dial } as unknown as ShipView);
    expect([steering().ship, steering().offers('bank-left', 1), steering().offers('bank-right', 1)]).toEqual([
      4,
      true,
      false,
    ]);
    expect(steering().dials.map(([, way]) => way)).toEqual([['straight', 2]]);
    steering().point(['bank-left', 1]);
    expect(steering().dials.map(([, way]) => way)).toEqual([['bank-left', 1]]);
    steering().point(null);
    steering().pick(['straight', 2]);
    expect([choice.hovered, picked]).toEqual([null, [['straight', 2]]]);
  });

  it('names a ship in a word where there is little room', () => {
    const say = ((id: string, args?: { number?: number }) =>
      args ? `no. ${args.number}` : id.replace('pilot-', '')) as unknown as Say;
    const named = (pilot: string): string => briefName({ pilot, number: 0 }, say);
    expect([named('Luke Skywalker'), named('“Dark Curse”'), named('«Кувалда» Мител')]).toEqual([
      'Skywalker',
      'Curse',
      'Мител',
    ]);
    expect(briefName({ pilot: 'rookie', number: 3 }, say)).toBe('no. 3');
  });

  it('collects dials and says which ship is next', () => {
    const plan = new Plan();
    const ships = [{ id: 3 }, { id: 5 }] as ShipView[];
    plan.ask('1', ships);
    expect([plan.ship, plan.left]).toEqual([3, 2]);
    plan.set(['straight', 2]);
    expect(plan.next?.id).toBe(5);
    plan.choose(5);
    plan.tried = ['straight', 1];
    expect([plan.of(5), plan.of(3), plan.left]).toEqual([['straight', 1], ['straight', 2], 1]);
    plan.ask('2', ships);
    expect(plan.left).toBe(2);
  });

  it("asks on the opponent's dial for what its stressed ship flies instead", () => {
    const ships = [{ id: 3 }, { id: 5 }] as ShipView[];
    const about = { kind: 'of-ship', ship: { id: 5 } };
    const question = { kind: 'replace', about, options: [{ value: ['straight', 2] }] } as unknown as Question;
    expect(dialsAsked(question, ships).map((ship) => ship.id)).toEqual([5]);
    const plan = new Plan();
    plan.ask('question 9', dialsAsked(question, ships), true);
    expect(plan.answer(5, ['straight', 2])).toEqual(['straight', 2]);
    const choice = { has: (value: Value): boolean => String(value) === 'straight,2' };
    expect([plan.offers(choice, 'straight', 2), plan.offers(choice, 'koiogran', 4)]).toEqual([true, false]);
    plan.ask('round 2', ships);
    expect(plan.answer(5, ['straight', 2])).toEqual([5, 'straight', 2]);
  });

  it('asks nobody to defend against what has missed', () => {
    const question = { kind: 'modify-defence', options: [{ value: 'focus' }, { value: 'done' }] } as Question;
    const at = (missed: boolean): Scene =>
      ({ view: { attack: { missed, attack_dice: [2], defence_dice: [1] } } }) as unknown as Scene;
    expect(silent(at(true), question)).toEqual({ value: 'done', after: 0 });
    expect(silent(at(false), question)).toBeNull();
  });

  it('asks nobody whether to spend focus where no die shows its sign', () => {
    const dice = { missed: false, attack_dice: [2, 3, 0], defence_dice: [4, 0] };
    const asked = (kind: string, ...values: Value[]) =>
      silent(
        { view: { attack: dice } } as unknown as Scene,
        {
          kind,
          options: values.map((value) => ({ value })),
        } as Question,
      );
    expect(asked('modify-attack', 'focus', 'done')).toEqual({ value: 'done', after: 0 });
    expect(asked('modify-defence', 'focus', 'done')).toEqual({ value: 'done', after: 0 });
    expect(asked('modify-attack', 'focus', 'lock', 'done')).toBeNull();
    expect(asked('modify-defence', 'focus', 'evade', 'done')).toBeNull();
    expect(asked('modify-attack', 'focus', [3, 'card'], 'done')).toBeNull();
  });

  it('glides from what was seen before: the same point stays under the same pixel', () => {
    const [before, now, width] = [
      { x: 100, y: 50, width: 400, height: 300 },
      { x: 300, y: 80, width: 200, height: 150 },
      800,
    ];
    const { scale, x, y } = viewOf(before, now, width);
    const point = { x: 350, y: 100 };
    const drawn = { x: ((point.x - now.x) * width) / now.width, y: ((point.y - now.y) * width) / now.width };
    expect(drawn.x * scale + x).toBeCloseTo(((point.x - before.x) * width) / before.width);
    expect(drawn.y * scale + y).toBeCloseTo(((point.y - before.y) * width) / before.width);
  });

  describe('the picture of a fight', () => {
    const window = { width: 900, height: 560 };
    const writing = { width: 40, height: 26 };
    const near = { close: 2.2, enough: 1.55 };
    const pair = [
      { x: 400, y: 400 },
      { x: 480, y: 460 },
    ];
    const shot = (others: Point[]): Shot => compose(pair, [...pair, ...others], window, writing, near);
    /** How far a point lies within the window, in pixels. */
    const inside = ({ scale, middle }: Shot, at: Point): number =>
      Math.min(
        window.width / 2 - Math.abs(at.x - middle.x) * scale,
        window.height / 2 - Math.abs(at.y - middle.y) * scale,
      );

    it('has two ships that fight as large as they are ever drawn', () => {
      expect(shot([]).scale * 40).toBeCloseTo(88);
    });

    it('has the others while ships stay large, and those who fight always', () => {
      const [friend, stranger] = [
        { x: 620, y: 380 },
        { x: 40, y: 880 },
      ];
      const found = shot([friend, stranger]);
      expect(found.scale).toBeGreaterThanOrEqual(1.55 * 0.88);
      for (const one of [...pair, friend]) expect(inside(found, one)).toBeGreaterThan(40);
      expect(inside(found, stranger)).toBeLessThan(0);
    });

    it('has a ship that is asked about not alone in empty space, but never smaller than a base can be read', () => {
      const [one, foe] = [
        { x: 100, y: 100 },
        { x: 640, y: 400 },
      ];
      const seen = (far?: number): Shot =>
        compose([one], [one, foe], window, writing, { ...near, ...(far ? { far } : {}) });
      expect(inside(seen(), foe)).toBeLessThan(0);
      expect(inside(seen(1.2), foe)).toBeGreaterThan(0);
      expect(inside(seen(1.2), one)).toBeGreaterThan(0);
      expect(seen(1.2).scale * 40).toBeGreaterThanOrEqual(47.9);
    });

    it('cuts no ship in two where it can be helped', () => {
      const near = [400, 640, 180, 80, 800].map((x, place) => ({ x, y: 150 + place * 160 }));
      const found = shot(near);
      for (const one of near) expect(Math.abs(inside(found, one))).toBeGreaterThan(20 * found.scale);
    });
  });
});

describe('turns', () => {
  const flyer = (id: number, side: number, skill: number, more: Partial<ShipView> = {}): ShipView =>
    ({
      id,
      side,
      seat: side,
      skill,
      in_play: true,
      pilot: 'x',
      activated: false,
      attacked: false,
      ...more,
    }) as ShipView;

  const ships = [
    flyer(0, 0, 8, { attacked: true }),
    flyer(1, 0, 2),
    flyer(2, 1, 8, { activated: true }),
    flyer(3, 1, 5),
    flyer(4, 1, 9, { in_play: false }),
  ];
  const order = (phase: string): [number, string][] =>
    turnsOf({ phase, ships, initiative: 1, active: 1 }).map((turn) => [turn.ship.id, turn.when]);

  it('moves the least skilled first, of equals the side with initiative', () => {
    expect(order('activation')).toEqual([
      [1, 'now'],
      [3, 'later'],
      [2, 'past'],
      [0, 'later'],
    ]);
  });

  it('lets the most skilled fire first', () => {
    expect(order('combat')).toEqual([
      [2, 'later'],
      [0, 'past'],
      [3, 'later'],
      [1, 'now'],
    ]);
  });

  it('has no order while dials are set', () => {
    expect(order('planning')).toEqual([]);
  });
});

describe('damage', () => {
  it('takes shields first, then the hull, then the ship', () => {
    expect(partsOf(4, 1, 2)).toEqual([
      { part: 'none', amounts: 1 },
      { part: 'shield', amounts: 1 },
      { part: 'hull', amounts: 1 },
      { part: 'end', amounts: 2 },
    ]);
    expect([0, 1, 2, 3, 4].map((damage) => partOf(damage, 1, 2))).toEqual(['none', 'shield', 'hull', 'end', 'end']);
    expect(partsOf(1, 0, 1)).toEqual([
      { part: 'none', amounts: 1 },
      { part: 'end', amounts: 1 },
    ]);
  });
});

describe('what a token is worth', () => {
  const scene = {
    view: {
      attack: {
        prospects: [
          { answer: 'focus', hit: 0.684, expected: 1.25 },
          { answer: 'done', hit: 0.2, expected: 0.2 },
        ],
      },
    },
  } as unknown as Scene;
  const say = (id: string, args?: object): string => `${id} ${JSON.stringify(args)}`;
  const asked = (...values: unknown[]): Question =>
    ({ kind: 'modify-attack', options: values.map((value) => ({ value })) }) as unknown as Question;

  it('stands beside every token and beside spending none', () => {
    expect(worth(scene, asked('focus', 'done'), 'focus', say)).toBe('ui-worth {"hit":"68 %","expected":1.3}');
    expect(worth(scene, asked('focus', 'done'), 'done', say)).toBe('ui-worth {"hit":"20 %","expected":0.2}');
  });

  it('is not known of cards, nor where somebody else has the dice', () => {
    expect(worth(scene, asked('focus', [1, 'howlrunner'], 'done'), [1, 'howlrunner'], say)).toBe('');
    expect(worth(scene, asked([1, 'howlrunner'], 'done'), 'done', say)).toBe('');
  });
});
