import { describe, expect, it } from 'vitest';
import type { Question } from '../src/api/types';
import type { Situation } from '../src/games';
import {
  blank,
  EMPTY,
  figures,
  fromTold,
  full,
  inDeck,
  listed,
  named,
  parted,
  points,
  setAside,
  shelf,
  size,
  turned,
  withDice,
  withOne,
  withoutOne,
  withoutUnder,
  withUnder,
  write,
} from '../src/games/destiny/deck';
import { sideSaid } from '../src/games/destiny/faces';
import type { Face } from '../src/games/destiny/facts';
import { fateIn } from '../src/games/destiny/story';
import { detail } from '../src/games/destiny/told';
import type { Note } from '../src/games/destiny/view';
import { asking, ladder, percent, rerolls, sure } from '../src/games/destiny/odds';
import {
  fit,
  GAP,
  heldWidth,
  inPanel,
  laid,
  titles,
  type Hand,
  type Layout,
  type Table,
  type Thing,
} from '../src/games/destiny/fit';
import { lines, needed, told } from '../src/games/destiny/profile';
import { led, offerOf, teamOf, thingOf, usesOf } from '../src/games/destiny/team';
import { Choice } from '../src/table/choice.svelte';
import { threat, threatened } from '../src/games/destiny/threat';
import { tokensOf } from '../src/games/destiny/tokens';
import type { Player, Rolled, Shown, View } from '../src/games/destiny/view';
import { facts, LIMITS, READY, ROOM } from '../src/games/destiny/facts';

describe("Destiny's deck page", () => {
  const ready = fromTold(READY['rey-finn']!);

  it('finds cards by words of their names and texts', () => {
    const say = (key: string): string =>
      ({ 'card-rey-force-prodigy': 'Rey', 'text-rey-force-prodigy': 'An action' })[key] ?? key;
    const cards = shelf(EMPTY, ROOM, 'character', '', false);
    const found = (sought: string): string[] => named(cards, sought, say).map((card) => card.id);
    expect(found('')).toHaveLength(cards.length);
    expect(found(' REY  action')).toEqual(['rey-force-prodigy']);
    expect(found('no such card')).toEqual([]);
  });

  it('counts points, cards and dice', () => {
    expect(points(ready)).toBeLessThanOrEqual(LIMITS.points);
    expect(size(ready)).toBe(LIMITS.size);
    const told = figures(ready);
    expect(told.curve.reduce((sum, count) => sum + count)).toBe(LIMITS.size);
    expect(Object.values(told.sides).reduce((sum, count) => sum + count)).toBe(6 * told.dice);
  });

  it('makes a character elite and ordinary again', () => {
    const rey = facts('rey-force-prodigy');
    const one = withOne(EMPTY, rey, ROOM);
    expect(points(one)).toBe(rey.points[0]);
    expect(points(turned(one, 0))).toBe(rey.points[1]);
    expect(turned(turned(one, 0), 0)).toEqual(one);
    expect(withoutOne(one, rey)).toEqual(EMPTY);
  });

  it('takes cards in and out and writes them down', () => {
    const block = facts('block');
    const deck = withOne(withOne(EMPTY, block, ROOM), block, ROOM);
    expect(inDeck(deck, block)).toBe(2);
    expect(write(deck, 'Mine')).toBe(`# Mine\n2x ${block.title} (${block.set} #${block.number})\n`);
    expect(withoutOne(withoutOne(deck, block), block)).toEqual(EMPTY);
  });

  it('lists its cards by type and cost, and parts with one of two alike in the team', () => {
    const types = listed(ready);
    expect(types.map(({ type }) => type)).toEqual(
      ['upgrade', 'support', 'event'].filter((type) => types.some((one) => one.type === type)),
    );
    expect(types.reduce((sum, { count }) => sum + count, 0)).toBe(LIMITS.size);
    for (const { cards } of types) {
      const costs = cards.map((card) => facts(card).cost ?? 0);
      expect(costs).toEqual([...costs].sort((one, other) => one - other));
    }
    const twins = fromTold(READY['vader-stormtroopers']!);
    expect(parted(twins, 1).team).toEqual([twins.team[0], twins.team[2]]);
  });

  it('takes as many as the engine has room for', () => {
    const [block, base, ice] = [facts('block'), facts('command-center'), facts('frozen-wastes')];
    const deck = withOne(EMPTY, block, ROOM);
    expect(full(deck, block, ROOM)).toBe(false);
    expect(full(deck, block, { ...ROOM, full: ['block'] })).toBe(true);
    const two = { ...ROOM, fields: 2 };
    expect(withOne(withOne(EMPTY, base, ROOM), ice, ROOM).fields).toEqual([ice.id]);
    expect(withOne(withOne(EMPTY, base, two), ice, two).fields).toEqual([base.id, ice.id]);
    expect(blank(EMPTY)).toBe(true);
    expect(blank(withOne(EMPTY, base, ROOM))).toBe(false);
  });

  it('offers what the engine finds fitting, and what is in the deck already', () => {
    const block = facts('block');
    const shown = (deck: typeof EMPTY, fitting: boolean): string[] =>
      shelf(deck, { ...ROOM, fitting: ['dodge'] }, 'event', '', fitting).map((card) => card.id);
    expect(shown(EMPTY, true)).toEqual(['dodge']);
    expect(shown(withOne(EMPTY, block, ROOM), true).sort()).toEqual(['block', 'dodge']);
    expect(shown(EMPTY, false).length).toBeGreaterThan(100);
  });

  it('keeps what lies beside the deck, and changes it one by one', () => {
    const told = { ...READY['rey-finn']!, under: ['block'], dice: [['rey-force-prodigy', 2]] as [string, number][] };
    const [deck, room] = [fromTold(told), { ...ROOM, dice: [['rey-force-prodigy', 2]] as [string, number][] }];
    expect(write(deck, '')).toMatch(/\nUnder the plot\n1x Block .*\nSet-aside dice\n2x Rey .*\n$/);
    expect(write(withoutUnder(deck, 'block'), '')).not.toContain('Under the plot');
    expect(withUnder(withoutUnder(deck, 'block'), 'block')).toEqual(deck);
    // no dice at all is something else than all that the cards speak of
    const none = withDice(withDice(deck, room, 'rey-force-prodigy', 1), room, 'rey-force-prodigy', 0);
    expect(write(none, '')).toMatch(/\nSet-aside dice\n$/);
    expect([...setAside(none, room)]).toEqual([['rey-force-prodigy', 0]]);
    const all = withDice(none, room, 'rey-force-prodigy', 2);
    expect(all.dice).toBeNull();
    expect(write(all, '')).not.toContain('Set-aside dice');
    expect([...setAside(all, room)]).toEqual([['rey-force-prodigy', 2]]);
  });
});

describe('the chances of the dice in a pool', () => {
  const rey = facts('rey-force-prodigy');
  const die = { card: rey.id, face: '+1MD1', value: 3, cost: 1, modifier: true } as Rolled;
  const player = { pool: [die, { ...die, face: '-', value: 0 }], resources: 2, hand_size: 3 } as unknown as Player;

  it('are asked for as a list names dice, with what they are worth now', () => {
    const called = `${rey.title} (${rey.set} #${rey.number})`;
    expect(asking(player, 1)).toEqual({ dice: `${called} [+3MD1]; ${called} [-]`, resources: 2, reroll: 1 });
  });

  it('say what X is and what is added, for sides that are rolled yet', () => {
    const bay = facts('launch-bay');
    const lying = { card: bay.id, face: 'XRD', value: 3, x: 3, added: 0 };
    const pool = [lying, { ...lying, face: '-', added: -1 }, { ...die, added: 1 }];
    const called = `${bay.title} (${bay.set} #${bay.number})`;
    expect(asking({ ...player, pool } as unknown as Player, 1).dice).toBe(
      `${called} {X=3} [XRD]; ${called} {X=3 -1} [-]; ${rey.title} (${rey.set} #${rey.number}) {+1} [+3MD1]`,
    );
  });

  it('are told for no reroll, for one, and for all cards in hand', () => {
    expect(rerolls(player)).toEqual([0, 1, 3]);
    expect(rerolls({ ...player, hand_size: 1 })).toEqual([0, 1]);
    expect(rerolls({ ...player, hand_size: 0 })).toEqual([0]);
  });

  it('begin above what is sure, and leave out what is out of reach', () => {
    const found = { at_least: [1, 1, 1, 0.6, 0.3, 0.004], rerolls: 1 };
    expect(sure(found)).toBe(2);
    expect(ladder(found, 2)).toEqual([
      { damage: 3, chance: 0.6 },
      { damage: 4, chance: 0.3 },
    ]);
    expect([1, 0.999, 0.5, 0.006].map(percent)).toEqual(['100 %', '> 99 %', '50 %', '1 %']);
  });
});

describe('what an opponent threatens', () => {
  const die = (symbol: string, value: number, more = {}): Rolled =>
    ({ symbol, value, cost: 0, modifier: false, ...more }) as Rolled;
  const found = (resources: number, ...pool: Rolled[]): unknown => threat({ pool, resources } as unknown as Player);
  const say = (key: string, values?: object): string => [key, ...Object.values(values ?? {})].join(' ');

  it('is what the dice do as they lie, if they can be paid for', () => {
    expect(
      found(0, die('melee', 2), die('melee', 1, { modifier: true }), die('indirect', 1), die('disrupt', 2)),
    ).toEqual({
      damage: 4,
      disrupt: 2,
      discard: 0,
    });
    expect(found(0, die('ranged', 3, { cost: 1 }), die('discard', 1))).toMatchObject({ damage: 0, discard: 1 });
    expect(found(1, die('ranged', 3, { cost: 1 }), die('melee', 3, { cost: 1 }))).toMatchObject({ damage: 3 });
  });

  it('leaves modifiers out that have nothing to modify', () => {
    expect(found(3, die('melee', 2, { modifier: true }), die('ranged', 1))).toMatchObject({ damage: 1 });
  });

  it('is told in one sentence', () => {
    expect(threatened({ damage: 0, disrupt: 0, discard: 0 }, say)).toBe('');
    expect(threatened({ damage: 9, disrupt: 2, discard: 0 }, say)).toBe(
      'board-threat threat-damage 9 detail-and threat-disrupt 2',
    );
  });
});

describe('a side of a die', () => {
  const say = (key: string, values?: object): string => [key, ...Object.values(values ?? {})].join(' ');

  it('is told as the journal tells it', () => {
    const said = (symbol: string, value: string, cost = 0): string => sideSaid({ symbol, value, cost } as Face, say);
    expect(said('ranged', '+2', 1)).toBe('side-cost +amount-ranged 2 1');
    expect([said('shield', '1'), said('melee', 'X')]).toEqual(['amount-shield 1', 'amount-melee X']);
    expect([said('blank', ''), said('special', '', 1)]).toEqual(['symbol-blank', 'side-cost symbol-special 1']);
  });
});

describe('an answer one points at', () => {
  const pieces = [{ id: 5, card: 'padawan', shields: 2, health: 7, damage: 1 }];
  const say = (key: string, values?: object): string => [key, ...Object.values(values ?? {})].join(' ');
  const own = { resources: 1, pool: [], hand: [{ id: 8, card: 'vibroknife' }] };
  const pointed = (question: object, value: unknown): string =>
    detail(
      question as Question,
      {
        scene: { view: { seat: 0, pieces, players: [own] } },
        pointed: value,
        say,
      } as unknown as Situation,
    );

  it('tells what shields take of the damage, unless they cannot', () => {
    const about = { kind: 'of-die', amount: 3, unblockable: false };
    const asked = { kind: 'target', about, options: [{ value: 5 }] };
    expect(pointed(asked, 5)).toBe('detail-hit card-padawan 2 5 7');
    expect(pointed({ ...asked, about: { ...about, unblockable: true } }, 5)).toBe('detail-hit card-padawan 0 3 7');
  });

  it('tells the price of a card, and that a dearer one can be paid for all the same', () => {
    const asked = { kind: 'action', options: [{ value: ['play', 8] }] };
    expect(pointed(asked, ['play', 8])).toBe('detail-play card-vibroknife 2 1 1');
    own.resources = 2;
    expect(pointed(asked, ['play', 8])).toBe('detail-play card-vibroknife 2 2 0');
    expect(pointed({ ...asked, options: [] }, ['play', 8])).toBe(''); // it cannot be played: the board says why
  });
});

describe('what is told of a card in play', () => {
  const load = { text: 'word '.repeat(24).trim(), die: true, upgrades: 0, uses: 0 };
  const beside = (more: object): unknown => told({ ...load, ...more }, 280, 160);

  it('is a large text and large sides where there is room, less and less of both where there is not', () => {
    expect(beside({ text: '' })).toEqual({ text: 16, sides: 'large', upgrades: 'full' });
    expect(beside({})).toEqual({ text: 14, sides: 'large', upgrades: 'full' });
    expect(beside({ upgrades: 1 })).toEqual({ text: 16, sides: 'line', upgrades: 'full' });
    expect(beside({ upgrades: 2 })).toEqual({ text: 14, sides: 'line', upgrades: 'full' });
    // pictures of upgrades go before the text does
    expect(told({ ...load, upgrades: 3 }, 280, 166)).toEqual({ text: 12, sides: 'line', upgrades: 'slim' });
    expect(beside({ upgrades: 3, uses: 1 })).toEqual({ text: 0, sides: 'line', upgrades: 'slim' });
    // a text is begun rather than left out
    expect(told({ ...load, text: 'слово '.repeat(90) }, 280, 160)).toEqual({
      text: 0,
      sides: 'line',
      upgrades: 'full',
      begun: 8,
    });
    expect(beside({ upgrades: 5 })).toEqual({ text: 0, sides: 'none', upgrades: 'slim' });
  });

  it('breaks no word of a name and squeezes no sides: pictures go first, and a narrow card has two lines of sides', () => {
    const narrow = (word: number, width: number): unknown =>
      told({ ...load, text: '', upgrades: 1, word }, width, 200, true);
    expect(narrow(8, 140)).toMatchObject({ upgrades: 'full', sides: 'line' });
    expect(narrow(8, 110)).toMatchObject({ upgrades: 'slim', sides: 'twin' });
    expect(narrow(4, 110)).toMatchObject({ upgrades: 'full', sides: 'twin' });
  });

  it('breaks no word of a text: it is set smaller before', () => {
    const size = (text: string, width: number): number => told({ ...load, text }, width, 200, true).text;
    expect(size('дополнительное действие', 88)).toBe(13);
    expect(size('ещё одно действие', 88)).toBe(16);
  });

  it('leaves a picture under it in sight, and a card without a die its room', () => {
    expect(told({ ...load, text: '' }, 280, 160, true).sides).toBe('line');
    expect(told({ ...load, die: false }, 280, 160).sides).toBe('none');
  });

  it('can be read where the smallest form of it fits', () => {
    for (const upgrades of [0, 1, 2, 3, 4]) {
      for (const room of [20, 60, 90, 120, 160, 200]) {
        const { text, sides } = told({ ...load, upgrades }, 280, room, true);
        expect(needed({ ...load, upgrades }, 280).told <= room).toBe(text > 0 && sides !== 'none');
      }
    }
  });

  it('is broken between words', () => {
    expect(lines('aaaa bbbb cccc', 9)).toBe(2);
    expect(lines('aaaa bbbb cccc', 8)).toBe(3);
    expect(lines('aaaaaaaaaaaa bb', 8)).toBe(2);
  });
});

describe('how a table fits', () => {
  const usual = 'Прежде чем персонаж получит щиты, можно снять с него щит, чтобы нанести персонажу 1 урон.';
  const one = { fighter: true, name: 'Штурмовик Первого ордена', text: usual, die: true, uses: 0, buttons: 0 };
  /** Characters that bear so many upgrades each, and supports, one of them with a button. */
  const team = (borne: readonly number[], supports: number): Thing[] => [
    ...borne.map((upgrades) => ({ ...one, upgrades })),
    ...Array.from({ length: supports }, (_, index) => ({
      ...{ ...one, fighter: false, die: index % 2 === 1, upgrades: 0 },
      buttons: index ? 0 : 1,
    })),
  ];
  const hand = (count: number, width: number): Hand => ({ cards: Array<Thing>(count).fill(team([], 2)[1]!), width });
  const TEAMS = [[1], [2, 1], [1, 1, 0], [2, 0, 1], [0, 0, 0, 0], [1, 0, 1, 0], [0, 0, 0, 0, 0]];
  /** The middle of a desk, of a large one and one with a drawer, and of a small one, less the dice. */
  const DESKS = { desk: [988, 596], large: [1468, 776], drawer: [1168, 776], small: [828, 420] } as const;

  const sizes = (desk: keyof typeof DESKS): [number, number] => [...DESKS[desk]];
  const table = (mine: Thing[], theirs: Thing[], held: number, [width, height]: readonly [number, number]): Table =>
    laid({ things: mine, width }, [{ things: theirs, width }], hand(held, width), height);
  const row = (layout: Layout, mine: Thing[]): number => {
    const supports = mine.filter((thing) => !thing.fighter).length;
    const columns = { after: supports, stacked: Math.ceil(supports / 2), apart: 0 }[layout.supports];
    return (mine.length - supports) * (layout.wide + GAP) + columns * (layout.slim + GAP) - GAP;
  };

  it.each(Object.keys(DESKS) as (keyof typeof DESKS)[])('never lies under the hand or beyond the edge: %s', (desk) => {
    const [width, height] = sizes(desk);
    for (const borne of TEAMS) {
      for (const supports of [0, 1, 3, 4, 6]) {
        for (const held of [0, 5, 8]) {
          const mine = team(borne, supports);
          const found = table(mine, team([1, 1], 1), held, [width, height]);
          const all = found.ours.height + found.theirs[0]!.height + found.hand;
          expect([borne, supports, held, Math.max(height, all - 2)]).toEqual([borne, supports, held, height]);
          for (const layout of [found.ours, ...found.theirs]) {
            expect(Math.max(layout.wide, layout.slim)).toBeLessThanOrEqual(width);
            expect(Math.min(layout.wide, layout.slim)).toBeGreaterThanOrEqual(104);
            if (layout.height < 2 * layout.high && layout.supports !== 'apart')
              expect(row(layout, layout === found.ours ? mine : team([1, 1], 1))).toBeLessThanOrEqual(width);
          }
        }
      }
    }
  });

  it('gives its buttons to a portrait that is high enough, so that less is left to the sheet', () => {
    const asked = { ...one, text: 'word '.repeat(24).trim(), upgrades: 1, buttons: 1 };
    expect([inPanel(asked, 150).uses, inPanel(asked, 180).uses]).toEqual([1, 0]);
    expect([150, 180].map((high) => Math.floor(fit({ things: [asked, asked, asked], width: 988 }, high).lost))).toEqual(
      [3, 0],
    );
  });

  it('can be read as it lies on a desk: three characters, four, five, and what supports them', () => {
    for (const held of [0, 5]) {
      for (const [borne, supports] of [
        [[1, 1, 0], 1],
        [[2, 0, 1], 1],
        [[1, 0, 1, 0], 1],
        [[0, 0, 0, 0, 0], 0],
      ] as const) {
        const found = table(team(borne, supports), team([1, 1], 1), held, sizes('desk'));
        expect([borne, supports, held, Math.floor(found.ours.lost + found.theirs[0]!.lost)]).toEqual([
          borne,
          supports,
          held,
          0,
        ]);
      }
    }
    for (const borne of TEAMS) {
      for (const supports of [0, 2, 4, 6]) {
        for (const desk of ['large', 'drawer'] as const) {
          const { ours } = table(team(borne, supports), team([1, 1], 1), 0, sizes(desk));
          expect([borne, supports, Math.floor(ours.lost)]).toEqual([borne, supports, 0]);
        }
      }
    }
  });

  it('has portraits so high that a name of three lines covers no sign', () => {
    const long = fit({ things: team([1, 0, 0], 0), width: 828 }, 106);
    expect([long.beside, long.lost]).toEqual([false, 3]);
    const short = fit({ things: team([1, 0, 0], 0).map((thing) => ({ ...thing, name: 'Падаван' })), width: 828 }, 106);
    expect(short.beside).toBe(true);
    expect([titles(one, 'Солдат', 104, 140), titles(one, 'Солдат', 104, 141), titles(one, '', 600, 300)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('has what is told beside portraits while there is room, and on them where there is not', () => {
    const form = (borne: readonly number[], supports: number, width: number): boolean =>
      fit({ things: team(borne, supports), width }, 185).beside;
    expect([form([1, 1], 1, 988), form([1, 1, 0], 0, 988), form([0, 0, 0, 0], 0, 988)]).toEqual([true, true, false]);
    expect(form([1], 0, 320)).toBe(true);
    expect(form([1, 1], 0, 320)).toBe(false);
  });

  it('gives a portrait half of the width where the rest can be read beside it at ease', () => {
    const wide = (borne: readonly number[], high: number): number => {
      const { portrait, wide } = fit({ things: team(borne, 0), width: 988 }, high);
      return portrait / wide;
    };
    expect(wide([1, 1], 210)).toBeGreaterThan(0.45);
    expect(wide([0, 0, 0], 305)).toBeGreaterThan(0.45); // no hand: nothing on them, and nothing beside them is free
    expect(wide([4, 4], 210)).toBeLessThan(0.39);
    const [named, long] = ['Эзра Бриджер', one.name].map((name) => {
      const things = team([1, 1], 0).map((thing) => ({ ...thing, name }));
      return fit({ things, width: 1068 }, 133).portrait;
    });
    // in a low row hardly wider than high, or the name would lie on the face; but a name needs no more lines for it
    expect([named, long]).toEqual([152, 224]);
  });

  it('gives a hand less height where cards in play would lie under it, and rivals what is left beside their plates', () => {
    const place = { things: team([1, 1], 1), width: 330, extra: 120 };
    const found = laid({ things: team([1, 1, 0], 1), width: 1028 }, [place, place, place], hand(5, 1028), 560);
    expect(found.ours.height + found.theirs[0]!.height + 120 + found.hand).toBeLessThanOrEqual(562);
    expect(found.hand).toBeLessThanOrEqual(150);
    expect(found.over).toBeLessThanOrEqual(2);
  });

  it('says by how much it is too high for its room, and gives the whole room to a side that is alone', () => {
    const mine = { things: team([1, 1, 0], 3), width: 868 };
    const place = { things: team([2, 1, 1], 4), width: 270, extra: 150 };
    const crowd = laid(mine, [place, place, place], hand(2, 868), 420);
    expect(crowd.over).toBe(crowd.ours.height + crowd.theirs[0]!.height + 150 + crowd.hand - 420);
    expect(crowd.over).toBeGreaterThan(100);
    const alone = laid(mine, [], hand(2, 868), 420);
    expect([alone.over <= 1, alone.ours.height > 200]).toEqual([true, true]);
  });

  it('shows a hand as wide as there is room for', () => {
    expect([heldWidth(988, 5, 220), heldWidth(988, 2, 220), heldWidth(988, 2, 150)]).toEqual([184, 230, 230]);
    expect(heldWidth(1168, 5, 300)).toBe(221); // a larger window
    expect([heldWidth(988, 8, 220), heldWidth(828, 8, 150)]).toEqual([142, 126]);
  });
});

describe('what somebody has in play', () => {
  const piece = { controller: 0, kind: 'support', host: -1, captives: [], under: [], damage: 0 } as unknown as Shown;
  const [rey, hut, blade] = [
    { ...piece, id: 1, kind: 'character', damage: 3 },
    { ...piece, id: 2, damage: 1, resources: 2, captives: [10004], beneath: 1, under: [{ id: 9, card: 'block' }] },
    { ...piece, id: 3, kind: 'upgrade', host: 1 },
  ] as [Shown, Shown, Shown];
  const view = { pieces: [hut, rey, blade] } as unknown as View;

  it('lies in order, and tells what each card has to tell', () => {
    expect(teamOf(view, 0)).toEqual([rey, hut]);
    expect(teamOf(view, 1)).toEqual([]);
    const say = (key: string): string => key;
    const options = [
      ['use', 3, 0],
      ['use', 1, 0],
      ['activate', 1],
    ].map((value) => ({ value }));
    const choice = { question: { options } } as unknown as Choice;
    const card = { ...rey, card: 'rey-force-prodigy' } as Shown;
    expect(thingOf(view, card, choice, say)).toMatchObject({
      fighter: true,
      die: true,
      upgrades: 1,
      uses: 1,
      buttons: 1,
    });
    expect(usesOf(choice, blade)).toEqual([['use', 3, 0]]);
  });

  it('is an answer itself, by what is done with it, or by the one ability of its that is asked about', () => {
    const asked = (...values: unknown[]): Choice => {
      const choice = new Choice(() => undefined);
      const options = values.map((value) => ({ value, label: '' }));
      choice.ask({ id: 1, kind: 'after', options, barred: [], single: true, least: 1, most: 1 } as never, false);
      return choice;
    };
    expect(offerOf(asked(['activate', 1]), 1, 'activate')).toEqual({ value: ['activate', 1], also: false });
    expect(offerOf(asked('pass', [51, 0, 0]), 51, 'activate')).toEqual({ value: [51, 0, 0], also: true });
    expect(offerOf(asked('pass', [51, 0, 0], [51, 1, 0]), 51)).toEqual({ value: 51, also: false });
    expect(offerOf(asked('pass', [51, 0, 0]), 52)).toEqual({ value: 52, also: false });
  });

  it('has the face of whoever stands first, and the side of those who have one', () => {
    const at = (standing: string[], fallen: string[]): View =>
      ({
        pieces: standing.map((card, id) => ({ id, card, controller: 0, kind: 'character' })),
        players: [{ aside: fallen.map((card) => ({ card })) }],
      }) as unknown as View;
    const [hired, villain] = ['enfys-nest-fearsome-outlaw', 'darth-vader-sith-lord'];
    expect(led(at([hired, villain], []), 0)).toEqual({ leader: hired, affiliation: 'villain' });
    expect(led(at([hired], [facts('block').id, villain]), 0)).toEqual({ leader: hired, affiliation: 'villain' });
    expect(led(at([], [villain]), 0)).toEqual({ leader: villain, affiliation: 'villain' });
    expect(led(at([], []), 0)).toEqual({ leader: null, affiliation: 'neutral' });
  });

  it('shows every token, and what lies under it to whoever may know', () => {
    const say = (key: string): string => key;
    expect(tokensOf(hut, say).map((one) => [one.icon, one.count])).toEqual([
      ['resource', 2],
      ['dice', 1],
      ['cards', 1],
      ['damage', 1],
    ]);
    expect(tokensOf(hut, say)[2]!.label).toBe('board-beneath: card-block');
    expect(tokensOf({ ...hut, under: [] }, say)[2]!.label).toBe('board-beneath');
    // a character's damage is told by its health
    expect(tokensOf(rey, say)).toEqual([]);
  });
});

it('shows blows, shields and losses on the card they befall', () => {
  const fate = (kind: string, more = {}): unknown => fateIn({ kind, card: 'rey', id: 3, ...more } as unknown as Note);
  expect(fate('damage-dealt', { count: 2, taken: 1 })).toBe('struck');
  expect(fate('damage-dealt', { count: 2, taken: 0 })).toBe('shielded');
  expect([fate('shields-given'), fate('healed'), fate('defeated')]).toEqual(['shielded', 'gains', 'burns']);
  expect([fate('passes'), fateIn(undefined)]).toEqual([null, null]);
});
