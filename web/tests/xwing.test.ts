import { describe, expect, it } from 'vitest';
import { costOf } from '../src/games/xwing/cards';
import { Frame } from '../src/games/xwing/frame';
import { overlap } from '../src/games/xwing/placing.svelte';
import { band, corners, fly, gap, inFlight } from '../src/games/xwing/space';
import { known, seated, total, write } from '../src/games/xwing/squads';
import { flightOf, stage, subjectOf } from '../src/games/xwing/story';
import type { Note, View } from '../src/games/xwing/view';
import type { Line } from '../src/api/types';

const start = { x: 450, y: 300, h: 0 };

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
    expect(told(...rolled).attack).toMatchObject({ attacker: 1, defender: 0, attack: [2, 3], defence: [1, 4] });
    const hit: Note = { kind: 'hits', ship: ship(1), target: ship(0), hits: 0, crits: 1 };
    expect(told(...rolled, hit).attack?.result).toEqual({ hits: 0, crits: 1 });
    expect(told(...rolled, hit, { kind: 'phase-opens', phase: 'end' }).attack).toBeNull();
  });
});
