import { describe, expect, it } from 'vitest';
import {
  againstStarter,
  asPicks,
  figures,
  isStarter,
  most,
  size,
  STARTERS,
  withAffiliation,
  withCount,
  write,
} from '../src/games/lcg/deck';
import { AFFILIATIONS, CARDS, facts, figureOf, SETS } from '../src/games/lcg/facts';
import { ownDoing, pilot } from '../src/games/lcg/pilot.svelte';
import { pause } from '../src/table/silence';
import type { Subject } from '../src/games/lcg/view';

describe('the cards', () => {
  it('are read from the tables of the engine', () => {
    expect(CARDS.get('luke-skywalker')).toMatchObject({
      type: 'unit',
      cost: 4,
      force: 3,
      capacity: 3,
      side: 'light',
      unique: true,
    });
    expect(facts('luke-skywalker')!.normal).toEqual({ 'unit-damage': 2, tactics: 0, blast: 1 });
    expect(facts('luke-skywalker')!.edge.blast).toBe(1);
    expect(SETS.get(1)!.cards).toHaveLength(6);
    expect(AFFILIATIONS).toHaveLength(6);
    expect(facts('nobody')).toBeNull();
  });

  it('have somebody who stands for each affiliation', () => {
    const figures = AFFILIATIONS.map(({ id }) => figureOf(id)!);
    expect(figures.map((id) => facts(id)!.affiliation)).toEqual(AFFILIATIONS.map(({ id }) => id));
    expect(figureOf('nobody')).toBeNull();
  });
});

describe('a deck in the making', () => {
  const jedi = STARTERS[0]!;

  it('knows how often a set may be taken', () => {
    expect(most(jedi, SETS.get(1)!)).toBe(2);
    expect(most(jedi, SETS.get(18)!)).toBe(1);
    expect(most(jedi, SETS.get(36)!)).toBe(0);
    expect(most({ affiliation: 'rebel-alliance', counts: {} }, SETS.get(4)!)).toBe(0);
  });

  it('keeps what another affiliation may use', () => {
    const rebels = withAffiliation(jedi, 'rebel-alliance');
    expect(size(jedi)).toBe(8);
    expect(size(rebels)).toBe(7);
    expect(size(withAffiliation(jedi, 'sith'))).toBe(0);
  });

  it('counts what is in it', () => {
    const seen = figures(jedi);
    expect(seen.cards).toBe(48);
    expect(seen.force.reduce((sum, column) => sum + column.count, 0)).toBe(40);
    expect(seen.fates).toBe(6);
    expect(figures({ affiliation: 'jedi', counts: {} }).cards).toBe(0);
  });

  it('is written as a list that the engine reads', () => {
    const text = write(withCount({ affiliation: 'jedi', counts: {} }, 1, 2), (card) => card, 'Affiliation');
    expect(text).toBe('Affiliation: jedi\n2x a-heros-journey (1)\n');
    expect(withCount(jedi, 1, 0).counts[1]).toBeUndefined();
  });
});

describe('a deck that is brought to a match', () => {
  it('is a starter deck only if nothing was changed', () => {
    const jedi = STARTERS[0]!;
    expect(isStarter(jedi)).toBe(true);
    expect(isStarter(withCount(jedi, 1, 2))).toBe(false);
    expect(isStarter(withCount(withCount(jedi, 1, 0), 2, 2))).toBe(false);
    expect(isStarter({ ...jedi, affiliation: 'rebel-alliance' })).toBe(false);
  });

  it('answers the question for its sets, copy by copy', () => {
    expect(asPicks([1, 1, 18])).toEqual([
      ['set', 1, 1],
      ['set', 1, 2],
      ['set', 18, 1],
    ]);
  });

  it('goes to its own side and meets a starter deck of the other', () => {
    expect(againstStarter(STARTERS[0]!, 'mine')).toMatchObject({
      mode: 'mixed',
      first: 'light',
      second: 'dark',
      light: 'mine',
    });
    expect(['sith', 'imperial-navy']).toContain(againstStarter(STARTERS[0]!, 'mine').dark);
    const dark = againstStarter(STARTERS[2]!, 'mine');
    expect(dark).toMatchObject({ first: 'dark', second: 'light', dark: 'mine' });
    expect(['jedi', 'rebel-alliance']).toContain(dark.light);
  });
});

describe('a pass that nobody thought about', () => {
  it('takes as long as the player usually does, within bounds', () => {
    expect(pause([2000, 2000, 2000], () => 0.5)).toBe(2000);
    expect(pause([], () => 0.5)).toBe(1400);
    expect(pause([10, 10, 10], () => 0.5)).toBe(500);
    expect(pause([6000], () => 1)).toBe(6000);
    expect(pause([2000], () => 0.1)).toBeLessThan(2000);
  });
});

function moment(name: string, card: string, doer: number, id: number): Subject {
  return { kind: 'of-moment', moment: name, card, doer, id };
}

describe('interrupting what one does oneself', () => {
  const controller = (card: number): number => (card === 7 ? 1 : 0);

  it('is an own event, an own interrupt, or own damage to the enemy', () => {
    expect(ownDoing(moment('event-played', 'force-choke', 0, 5), 0, controller)).toBe(true);
    expect(ownDoing(moment('interrupt-used', 'counter-stroke', 0, 5), 0, controller)).toBe(true);
    expect(ownDoing(moment('damage', 'x', 0, 7), 0, controller)).toBe(true);
    expect(ownDoing(moment('damage', 'x', 0, 8), 0, controller)).toBe(false); // my own card: it may be worth saving
    expect(ownDoing(moment('playing', 'y-wing', 0, 5), 0, controller)).toBe(false); // this is how costs come down
    expect(ownDoing(moment('event-played', 'force-choke', 1, 5), 0, controller)).toBe(false);
  });

  it('is passed at once, whatever the hand holds, until it is wanted', () => {
    for (const onlyPass of [true, false]) expect(pilot.passes('own-doing', 'own', onlyPass, false)).toBe(0);
    pilot.toggle('own-doing', 'own');
    expect(pilot.passes('own-doing', 'own', false, false)).toBeNull();
    expect(pilot.passes('own-doing', 'other', false, false)).toBe(0);
    pilot.toggle('own-doing', 'own');
    expect(pilot.passes('own-doing', 'own', false, false)).toBe(0);
  });

  it('leaves other interrupts to be asked, and passes in its time where nothing can be done', () => {
    expect(pilot.passes('interrupt', 'own', false, false)).toBeNull();
    expect(pilot.passes('interrupt', 'own', true, false)).toBeGreaterThanOrEqual(500);
    expect(pilot.passes('interrupt', 'own', true, true)).toBe(250); // only bots sit opposite
  });
});
