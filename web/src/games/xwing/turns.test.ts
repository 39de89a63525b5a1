import { expect, it } from 'vitest';
import { turnsOf } from './turns';
import type { ShipView } from './view';

const ship = (id: number, side: number, skill: number, more: Partial<ShipView> = {}): ShipView =>
  ({ id, side, seat: side, skill, in_play: true, pilot: 'x', activated: false, attacked: false, ...more }) as ShipView;

const ships = [
  ship(0, 0, 8, { attacked: true }),
  ship(1, 0, 2),
  ship(2, 1, 8, { activated: true }),
  ship(3, 1, 5),
  ship(4, 1, 9, { in_play: false }),
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
