/** Rebellion's leaders, missions, objectives, actions and tactics from its tables, and the planets of its map. */
import { join } from 'node:path';
import { parse } from 'smol-toml';
import type { Fact } from '../fact';
import type { Sketch } from '../press';
import { nebulae } from '../craft/nebulae';
import { planet, PLANETS } from '../craft/planets';
import { unit, UNIT_NAMES } from '../craft/units';
import { read } from './files';

interface Row {
  en: string;
  ru: string;
  side?: 'rebel' | 'empire';
}

const TABLES = ['leaders', 'missions', 'actions', 'objectives'] as const;
/** Tactics for everybody, and those of the expansion, each a side's own. */
const TACTICS = ['tactics', 'advanced'] as const;
const SIDES = { rebel: 'light', empire: 'dark' } as const;

interface Chart {
  regions: Record<string, { systems: string[] }>;
  systems: Record<string, { at: [number, number] }>;
}

const table = <Rows>(games: string, name: string): Rows =>
  parse(read(join(games, 'rebellion', 'data', `${name}.toml`))) as unknown as Rows;

export function rebellionFacts(games: string): Fact[] {
  const facts = (kind: string, rows: Record<string, Row>): Fact[] =>
    Object.entries(rows).map(([id, row]) => ({
      game: 'rebellion' as const,
      id,
      en: row.en,
      ru: row.ru,
      kind,
      side: row.side ? SIDES[row.side] : kind === 'tactic' ? 'neutral' : 'light',
      affiliation: row.side === 'empire' ? 'imperial-navy' : 'rebel-alliance',
      traits: [],
      unique: kind === 'leader',
    }));
  const tactics = table<Record<(typeof TACTICS)[number], Record<string, Row>>>(games, 'tactics');
  return [
    ...TABLES.flatMap((name) => facts(name.slice(0, -1), table<Record<string, Row>>(games, name))),
    ...TACTICS.flatMap((name) => facts('tactic', tactics[name])),
  ];
}

/** The space of the map; its planets and the units of a combat, each on a clear ground. */
export function rebellionPrints(games: string): Sketch[] {
  const { regions, systems } = table<Chart>(games, 'systems');
  const places = Object.values(regions).map((region) => region.systems.map((id) => systems[id]!.at));
  return [
    { path: 'rebellion/nebulae', svg: nebulae(places), quality: 84 },
    ...Object.keys(PLANETS).map((id) => ({ path: `rebellion/planet-${id}`, svg: planet(id), clear: true })),
    ...UNIT_NAMES.map((id) => ({ path: `rebellion/unit-${id}`, svg: unit(id), clear: true, trim: true })),
  ];
}
