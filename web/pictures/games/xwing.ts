/** X-Wing's pilots, upgrades and damage cards, from the game's own files. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rockToken } from '../craft/rocks';
import { deepSpace } from '../craft/sky';
import { type ShipName, shipToken } from '../craft/tokens';
import type { Livery } from '../craft/plans';
import type { Fact } from '../fact';
import { messages, read } from './files';

const PILOT = /_pilot\("([\w-]+)", (\w+), \d+, \d+([^)]*)\)/g;
const UPGRADE = /_(?:upgrade|weapon)\("([\w-]+)", "([\w-]+)"([^)]*)\)/g;
const DAMAGE = /DamageCard\("([\w-]+)", "(\w+)"/g;

export function xwingFacts(games: string): Fact[] {
  const folder = join(games, 'xwing', 'cards');
  if (!existsSync(join(folder, 'pilots.py'))) return [];
  const names = messages(join(folder, 'text', 'en.ftl'));
  const russian = messages(join(folder, 'text', 'ru.ftl'));
  const fact = (id: string, kind: string, dark: boolean | null, unique: boolean, traits: string[]): Fact => ({
    game: 'xwing',
    id,
    en: names.get(id) ?? id,
    ru: russian.get(id) ?? names.get(id) ?? id,
    kind,
    side: dark === null ? 'neutral' : dark ? 'dark' : 'light',
    affiliation: dark === null ? 'gray' : dark ? 'imperial' : 'rebel',
    traits,
    unique,
  });
  const pilots = [...read(join(folder, 'pilots.py')).matchAll(PILOT)].map(([, id, ship, more]) =>
    fact(`pilot-${id}`, 'pilot', ship!.startsWith('TIE'), !more!.includes('ability=False'), [
      'pilot',
      ship!.toLowerCase(),
    ]),
  );
  const upgrades = [...read(join(folder, 'upgrades.py')).matchAll(UPGRADE)].map(([, id, slot, more]) =>
    fact(`upgrade-${id}`, 'upgrade', null, more!.includes('unique=True'), [slot!]),
  );
  const damage = [...read(join(folder, 'damage.py')).matchAll(DAMAGE)].map(([, id, trait]) =>
    fact(`damage-${id}`, 'damage', null, false, [trait!]),
  );
  return [...pilots, ...upgrades, ...damage];
}

const SHIPS: Readonly<Record<string, ShipName>> = {
  XWING: 'xwing',
  YWING: 'ywing',
  TIE: 'tie',
  TIE_ADVANCED: 'tie-advanced',
};

/** A pilot's own stripes and droid. */
const LIVERIES: Readonly<Record<string, Livery>> = {
  'luke-skywalker': { paint: '#c9382c', droid: '#3f7fd8' },
  'wedge-antilles': { paint: '#c9382c', droid: '#c8402c' },
  'biggs-darklighter': { paint: '#b83a4a', droid: '#3f9a4a' },
  'garven-dreis': { paint: '#d8702c', droid: '#d8902c' },
  'red-squadron-pilot': { paint: '#c9382c', droid: '#8a94a0' },
  'rookie-pilot': { paint: '#8a94a0', droid: '#59636f' },
  'horton-salm': { paint: '#8a94a0', droid: '#3f9a4a' },
  'dutch-vander': { paint: '#e3b23c', droid: '#c9382c' },
  'gray-squadron-pilot': { paint: '#7d8894', droid: '#8a94a0' },
  'gold-squadron-pilot': { paint: '#c89a3c', droid: '#8a6a44' },
  howlrunner: { paint: '#d8b04a' },
  'mauler-mithel': { paint: '#c8303c' },
  'dark-curse': { paint: '#a05ad0' },
  backstabber: { paint: '#e08a3c' },
  'night-beast': { paint: '#5fc87a' },
  'winged-gundark': { paint: '#5fa8e0' },
  'darth-vader': { paint: '#c8283a' },
  'maarek-stele': { paint: '#5fa8e0' },
};

interface Sketch {
  path: string;
  svg: string;
  /** See-through around the subject. */
  clear: boolean;
  quality: number;
}

/** Ships, asteroids and the sky for the table. */
export function xwingPrints(games: string): Sketch[] {
  return [...ships(games), ...rocks(games), { path: 'xwing/sky', svg: deepSpace(), clear: false, quality: 72 }];
}

/** `rock-<shape>`: each of the game's outlines in stone. */
function rocks(games: string): Sketch[] {
  const file = join(games, 'xwing', 'outlines.py');
  if (!existsSync(file)) return [];
  const [, listed] = /^ASTEROIDS: Final = \(.*\n([\s\S]*?)\n\)/m.exec(read(file)) ?? [];
  if (!listed) throw new Error(`${file} has no outlines of asteroids`); // the table would show broken pictures
  return [...listed.matchAll(/_mm\((.*)\)/g)].map(([, points], shape) => {
    const outline = [...points!.matchAll(/\((-?\d+), (-?\d+)\)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    return { path: `xwing/rock-${shape}`, svg: rockToken(outline, shape), clear: true, quality: 84 };
  });
}

/** `ship-<pilot>` with the pilot's own stripes, and `ship-<type>`. */
function ships(games: string): Sketch[] {
  const file = join(games, 'xwing', 'cards', 'pilots.py');
  if (!existsSync(file)) return [];
  const pilots = [...read(file).matchAll(PILOT)].map(
    ([, id, ship]) => [id!, SHIPS[ship!]!, LIVERIES[id!] ?? {}] as const,
  );
  const types = Object.values(SHIPS).map((ship) => [ship, ship, {}] as const);
  return [...types, ...pilots].map(([id, ship, livery]) => ({
    path: `xwing/ship-${id}`,
    svg: shipToken(ship, livery),
    clear: true,
    quality: 84,
  }));
}
