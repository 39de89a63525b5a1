// @vitest-environment node
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { weathered } from '../pictures/craft/rocks';
import { moved } from '../pictures/draw/path';
import { Ink } from '../pictures/draw/ink';
import { figure, type PoseName } from '../pictures/people/figure';
import type { Subject } from '../pictures/draw/subject';
import { carbonite, prison, wanted } from '../pictures/things/objects';
import { slug, type Fact } from '../pictures/fact';
import { drawSubject, planGame, planOne } from '../pictures/plan';
import { allFacts, allPrints, catalogue, fingerprint, render } from '../pictures/press';
import { isPlace, PLACES } from '../pictures/scenes/index';
import { Stage } from '../pictures/draw/stage';
import { glyphPaths } from '../pictures/things/glyphs';
import { KEPT } from '../src/parts/kept';
import { ALL_CREDITS } from '../src/lobby/credits';

const games = fileURLToPath(new URL('../../src/dejarik/games', import.meta.url));
const facts = allFacts(games);
const LIGHT = { rim: '#d7e4ff', glow: '#7c93c9' };
const fact = (wish: Partial<Fact>): Fact => ({
  game: 'lcg',
  id: 'x',
  en: 'X',
  kind: 'unit',
  side: 'light',
  affiliation: '',
  traits: [],
  unique: false,
  ...wish,
});

test('guns are told apart by their shape, not by their place', () => {
  const blasters = [
    'dl-44-heavy-blaster-pistol',
    'dh-17-blaster-pistol',
    'poe-damerons-blaster',
    'rexs-blaster-pistol',
  ];
  const drawn = (id: string): string => {
    const shown = planOne(facts.find((one) => one.game === 'destiny' && one.id === id) as Fact);
    return shown.draw(new Ink('same', LIGHT), shown.fact).body ?? '';
  };
  expect(new Set(blasters.map(drawn)).size).toBe(blasters.length);
});

test('behind bars and on a wanted sign one sees a face', () => {
  const shown = (draw: (ink: Ink) => Subject): string => draw(new Ink('x', LIGHT)).body ?? '';
  for (const draw of [prison, wanted, carbonite]) expect(shown(draw).match(/<path/g)?.length).toBeGreaterThan(25);
});

describe('whole figures', () => {
  const drawn = (...of: Parameters<typeof figure> extends [Ink, ...infer Rest] ? Rest : never): string =>
    figure(new Ink('somebody', LIGHT), ...of).body ?? '';

  test('never aim with an empty hand', () => {
    const barrel = drawn('rebel', 'aim', { gun: 'rifle' });
    expect(drawn('rebel', 'aim')).toBe(barrel);
    expect(drawn('civilian', 'kneel-aim')).not.toBe(drawn('civilian', 'kneel-aim', { gun: 'rifle' }));
    expect(drawn('jedi', 'aim', { blade: '#5db4ff' })).not.toContain('M-84,-5');
  });

  test('are known from afar: Luke is no Obi-Wan', () => {
    expect(drawn('jedi', 'stand', { who: 'luke' })).not.toBe(drawn('jedi', 'stand', { who: 'obi-wan' }));
  });

  test('stand on the ground, and throw no shadow in the air', () => {
    const shadow = (pose: PoseName): string => figure(new Ink('somebody', LIGHT), 'jedi', pose).behind ?? '';
    expect(shadow('stand')).toContain('<ellipse');
    expect(shadow('leap')).not.toContain('<ellipse');
  });
});

test('every asteroid of the game is drawn', () => {
  const rocks = allPrints(games).filter(({ path }) => path.startsWith('xwing/rock-'));
  expect(rocks).toHaveLength(6);
});

test('an asteroid is drawn round its corners, never further from the edge that counts than one can see', () => {
  const outline = [
    [-22, -14],
    [-27, 4],
    [-15, 21],
    [6, 25],
    [24, 14],
    [27, -6],
    [12, -22],
    [-8, -24],
  ] as const;
  const toEdge = (x: number, y: number): number =>
    Math.min(
      ...outline.map(([u, v], place) => {
        const [w, z] = outline[(place + 1) % outline.length]!;
        const along = ((x - u) * (w - u) + (y - v) * (z - v)) / ((w - u) ** 2 + (z - v) ** 2);
        const t = Math.max(0, Math.min(1, along));
        return Math.hypot(x - u - t * (w - u), y - v - t * (z - v));
      }),
    );
  const drawn = weathered(outline, 0);
  expect(drawn).toHaveLength(40);
  expect(Math.max(...drawn.map(([x, y]) => toEdge(x, y)))).toBeLessThan(2.5);
});

describe('what a frame keeps of a picture', () => {
  /** From where to where one sees, in percent of the picture's height, in a frame this many times as wide as high. */
  const seen = (wide: number): readonly [number, number] => {
    const from = (KEPT / 100) * (100 - 100 / wide);
    return [from, from + 100 / wide];
  };

  test('is the crown of a head in a frame of three to two', () => {
    expect(seen(1.5)[0]).toBeLessThan(15);
    expect(seen(182 / 112)[0]).toBeLessThan(15);
  });

  test('are the eyes and the mouth in a strip', () => {
    const [from, to] = seen(221 / 60);
    expect(from).toBeLessThan(38);
    expect(to).toBeGreaterThan(50);
  });
});

describe('look-up', () => {
  test('goes by id, then name, then traits, then affiliation', () => {
    expect(planOne(fact({ id: 'force-choke', kind: 'event' })).how).toBe('id');
    expect(planOne(fact({ id: 'q1', en: 'Luke Skywalker' })).how).toBe('name');
    expect(planOne(fact({ id: 'q2', en: 'Zzyx', traits: ['wookiee'] })).how).toBe('trait');
    expect(planOne(fact({ id: 'q3', en: 'Zzyx', affiliation: 'jedi' })).how).toBe('affiliation');
  });

  test('does not take a thing for its owner', () => {
    expect(planOne(fact({ id: 'q4', en: "Darth Vader's Lightsaber", kind: 'upgrade' })).subject).not.toContain(
      'person',
    );
    expect(planOne(fact({ id: 'q5', en: 'Darth Vader', kind: 'character' })).subject).toContain('person:vader');
  });

  test('reads words from their beginning: a probe is no robe', () => {
    const drawn = (en: string): string => {
      const { body = '' } = planOne(fact({ id: 'q6', en, kind: 'event' })).draw(new Ink('same', LIGHT), fact({}));
      return body;
    };
    expect(drawn('Zzyx Robe')).not.toBe(drawn('Zzyx Probe'));
    expect(drawn('Zzyx Scan')).toBe(drawn('Zzyx Probe'));
  });

  test('shows another side of a person on each of their cards', () => {
    const lukes = [1, 2, 3, 4, 5, 6, 7, 8].map((index) =>
      fact({ game: 'destiny', id: `L${index}`, en: 'Luke Skywalker', kind: 'character', unique: true }),
    );
    const subjects = [...planGame(lukes).values()].map((plan) => plan.subject);
    expect(new Set(subjects).size).toBe(lukes.length);
  });
});

describe.each([...new Set(facts.map((one) => one.game))])('%s', (game) => {
  const plans = [...planGame(facts.filter((one) => one.game === game)).values()];

  test('no card falls to the last resort', () => {
    const last = plans.filter((plan) => plan.how === 'last' || plan.how === 'affiliation').map((plan) => plan.fact.id);
    expect(last).toEqual([]);
  });

  test('no two unique cards share a subject, nor a drawing', () => {
    const unique = plans.filter((plan) => plan.fact.unique);
    const subjects = unique.map((plan) => plan.subject);
    expect(subjects.filter((subject, index) => subjects.indexOf(subject) !== index)).toEqual([]);
    const seen = new Map<string, string>();
    for (const plan of unique) {
      const ink = new Ink('same for all', LIGHT);
      const { body = '', lit = '', behind = '' } = plan.draw(ink, { ...plan.fact, id: 'same' });
      if (!body && !lit) continue; // the place is the picture
      const drawing = createHash('sha256')
        .update(body + lit + behind)
        .digest('hex');
      expect(`${plan.fact.id} = ${seen.get(drawing) ?? 'nobody'}`).toBe(`${plan.fact.id} = nobody`);
      seen.set(drawing, plan.fact.id);
    }
  });

  test('no two cards have the same picture, but for those of one name', () => {
    const shared = game === 'xwing' ? plans.filter((plan) => plan.fact.kind !== 'ship') : plans;
    const seen = new Map<string, string>();
    const alike: string[] = [];
    for (const plan of shared) {
      // with the same chance for all: clouds and grain alone tell nobody one card from another
      const { body = '', lit = '', behind = '' } = plan.draw(new Ink('same for all', plan.light), plan.fact);
      const picture = [plan.place, body, lit, behind].join();
      const other = seen.get(picture) ?? plan.fact.en;
      if (other !== plan.fact.en) alike.push(`${plan.fact.id} is as ${other}`);
      seen.set(picture, other);
    }
    expect(alike).toEqual([]);
  });

  test('every unique card is known by its name', () => {
    const unknown = plans
      .filter((plan) => plan.fact.unique && !['id', 'name', 'place'].includes(plan.how))
      .map((plan) => plan.fact.id);
    expect(unknown).toEqual([]);
  });

  test('every card can be drawn, at a place that exists', () => {
    for (const plan of plans) {
      expect(isPlace(plan.place), plan.fact.id).toBe(true);
      const { body = '', lit = '', behind = '' } = drawSubject(plan, '#0a0f1a');
      expect(body + lit + behind, plan.fact.id).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});

describe('pictures', () => {
  test('are the same whenever they are drawn', () => {
    const once = allPrints(games).map((print) => fingerprint(print, 'x'));
    const again = allPrints(games).map((print) => fingerprint(print, 'x'));
    expect(again).toEqual(once);
  }, 60_000);

  test('have names that can stand in an address, each once', () => {
    const paths = allPrints(games).map((print) => print.path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(/^[a-z]+\/[\w.-]+$/);
  });

  test('are small: a few kilobytes each', async () => {
    const prints = allPrints(games).filter((_, index) => index % 29 === 0);
    const sizes = await Promise.all(prints.map(async (print) => (await render(print)).length));
    expect(Math.max(...sizes)).toBeLessThan(40_000);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(9_000);
  }, 60_000);

  test('all stand in the catalogue in both languages', () => {
    const listed = Object.entries(catalogue(games)).flatMap(([game, entries]) =>
      entries.map(({ id }) => `${game}/${id}`),
    );
    expect(listed.sort()).toEqual(
      allPrints(games)
        .map((print) => print.path)
        .filter((path) => listed.includes(path))
        .sort(),
    );
    for (const entry of Object.values(catalogue(games)).flat()) expect(entry.ru && entry.en, entry.id).toBeTruthy();
  });
});

test('every place can be drawn', () => {
  for (const [name, place] of Object.entries(PLACES)) {
    const stage = new Stage(name, LIGHT);
    place(stage);
    expect(JSON.stringify([stage.scene(), [...stage.definitions]]), name).not.toMatch(/NaN|undefined|Infinity/);
    expect(stage.back.length, name).toBeGreaterThan(0);
  }
});

test('an outline is moved point by point, whichever way it is written', () => {
  const right = (x: number, y: number): readonly [number, number] => [x + 10, y];
  expect(moved('M0,0L5,5H9V2Z', right)).toBe('M10,0L15,5L19,5L19,2Z');
  expect(moved('M1,1l2,3q1,1 2,2c1,0 2,1 3,1z', right)).toBe('M11,1L13,4Q14,5 15,6C16,6 17,7 18,7Z');
  expect(() => moved('M0,0A5,5 0 0 1 3,3', right)).toThrow('may not have');
});

test('a name becomes a slug', () => {
  expect(slug("Emperor's Throne Room")).toBe('emperors-throne-room');
  expect(slug('Chirrut Îmwe')).toBe('chirrut-imwe');
});

test('a glyph that is not in the set is named', () => {
  expect(() => glyphPaths('no-such-glyph')).toThrow('no-such-glyph');
});

describe('credits', () => {
  const credited = new Set(ALL_CREDITS.flatMap((credit) => credit.packages ?? [credit.name.toLowerCase()]));

  test('name every package of the page', () => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(fileURLToPath(new URL('../package.json', import.meta.url)), 'utf8'),
    ) as Record<string, Record<string, string>>;
    expect(Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !credited.has(name))).toEqual([]);
  });

  test('name every package of the server', () => {
    const { project } = parse(
      readFileSync(fileURLToPath(new URL('../../pyproject.toml', import.meta.url)), 'utf8'),
    ) as unknown as { project: { dependencies: string[] } };
    const names = project.dependencies.map((line) => /^[\w.-]+/.exec(line)?.[0] ?? line);
    expect(names.filter((name) => !credited.has(name))).toEqual([]);
  });
});
