import { describe, expect, it } from 'vitest';
import {
  EMPTY,
  figures,
  fromTold,
  inDeck,
  points,
  size,
  turned,
  withOne,
  withoutDie,
  withoutOne,
  withoutUnder,
  write,
} from '../src/games/destiny/deck';
import { facts, LIMITS, READY } from '../src/games/destiny/facts';

describe("Destiny's deck page", () => {
  const ready = fromTold(READY['rey-finn']!);

  it('counts points, cards and dice', () => {
    expect(points(ready)).toBeLessThanOrEqual(LIMITS.points);
    expect(size(ready)).toBe(LIMITS.size);
    const told = figures(ready);
    expect(told.curve.reduce((sum, count) => sum + count)).toBe(LIMITS.size);
    expect(Object.values(told.sides).reduce((sum, count) => sum + count)).toBe(6 * told.dice);
  });

  it('makes a character elite and ordinary again', () => {
    const rey = facts('rey-force-prodigy');
    const one = withOne(EMPTY, rey);
    expect(points(one)).toBe(rey.points[0]);
    expect(points(turned(one, 0))).toBe(rey.points[1]);
    expect(turned(turned(one, 0), 0)).toEqual(one);
    expect(withoutOne(one, rey)).toEqual(EMPTY);
  });

  it('takes cards in and out and writes them down', () => {
    const block = facts('block');
    const deck = withOne(withOne(EMPTY, block), block);
    expect(inDeck(deck, block)).toBe(2);
    expect(write(deck, 'Mine')).toBe(`# Mine\n2x ${block.title} (${block.set} #${block.number})\n`);
    expect(withoutOne(withoutOne(deck, block), block)).toEqual(EMPTY);
  });

  it('keeps what lies beside the deck, and lets go of it one by one', () => {
    const told = { ...READY['rey-finn']!, under: ['block'], dice: [['rey-force-prodigy', 2]] as [string, number][] };
    const deck = fromTold(told);
    expect(write(deck, '')).toMatch(/\nUnder the plot\n1x Block .*\nSet-aside dice\n2x Rey .*\n$/);
    expect(write(withoutUnder(deck, 'block'), '')).not.toContain('Under the plot');
    // no dice at all is something else than all that the cards speak of
    expect(write(withoutDie(deck, 'rey-force-prodigy'), '')).toMatch(/\nSet-aside dice\n$/);
    expect(write(fromTold({ ...told, dice: null }), '')).not.toContain('Set-aside dice');
  });
});
