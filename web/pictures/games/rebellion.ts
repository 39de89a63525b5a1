/** Rebellion's leaders, missions, objectives, actions and tactics from its tables, and the planets of its map. */
import { join } from 'node:path';
import { parse } from 'smol-toml';
import type { Fact } from '../fact';
import type { Sketch } from '../press';
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

export function rebellionFacts(games: string): Fact[] {
  const table = <Rows>(name: string): Rows =>
    parse(read(join(games, 'rebellion', 'data', `${name}.toml`))) as unknown as Rows;
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
  const tactics = table<Record<(typeof TACTICS)[number], Record<string, Row>>>('tactics');
  return [
    ...TABLES.flatMap((name) => facts(name.slice(0, -1), table<Record<string, Row>>(name))),
    ...TACTICS.flatMap((name) => facts('tactic', tactics[name])),
  ];
}

/** The planets of the map and the units of a combat, each on a clear ground. */
export function rebellionPrints(): Sketch[] {
  return [
    ...Object.keys(PLANETS).map((id) => ({ path: `rebellion/planet-${id}`, svg: planet(id), clear: true })),
    ...UNIT_NAMES.map((id) => ({ path: `rebellion/unit-${id}`, svg: unit(id), clear: true, trim: true })),
  ];
}
