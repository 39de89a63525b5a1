/** What is printed in the box, as the engine tells it: map, units, leaders and cards with their names. */
import { api } from '../../api/http';
import { words } from '../../words/index.svelte';
import type { GameFacts, Leader, Mission, Unit } from './view';

export type SideName = Unit['side'];
export type Theatre = Unit['theatre'];
export const SIDES = ['rebel', 'empire'] as const;
export const THEATRES = ['space', 'ground'] as const;
export const SKILLS = ['diplomacy', 'intel', 'spec_ops', 'logistics'] as const;
export type Skill = (typeof SKILLS)[number];
type Table<Facts> = Readonly<Record<string, Readonly<Facts>>>;

/** The board is loaded when a match is opened, and with it the facts. */
const told = await api.facts<GameFacts>('rebellion');

export const REGIONS = told.regions as Table<GameFacts['regions'][string]>;
export const SYSTEMS = told.systems as Table<GameFacts['systems'][string]>;
export const UNITS = told.units as Table<Unit>;
export const LEADERS = told.leaders as Table<Leader>;
export const MISSIONS = told.missions as Table<Mission>;
export const ACTIONS = told.actions as Table<GameFacts['actions'][string]>;
export const OBJECTIVES = told.objectives as Table<GameFacts['objectives'][string]>;
export const TACTICS: Table<{ en: string; ru: string; theatre: Theatre; side?: SideName }> = {
  ...told.tactics,
  ...told.advanced,
};
export const TRACK = told.track;
export const DICE = told.dice as Table<GameFacts['dice'][string]>;

const NAMED: Table<{ en: string; ru: string }> = {
  ...told.rings,
  ...SYSTEMS,
  ...UNITS,
  ...LEADERS,
  ...MISSIONS,
  ...ACTIONS,
  ...OBJECTIVES,
  ...TACTICS,
};

/** The name of a system, unit, leader, card or ring in the reader's language. */
export function called(id: string): string {
  return NAMED[id]?.[words.lang] ?? id;
}

/** A leader by the last word of the name, for a small token. */
export function shortName(leader: string): string {
  return called(leader).split(' (')[0]!.split(' ').at(-1)!;
}

/** Units by side and theatre, each with its count. */
export function troops(units: Readonly<Record<string, number>>, side: SideName, theatre: Theatre): [string, number][] {
  return Object.entries(units).filter(([id]) => UNITS[id]!.side === side && UNITS[id]!.theatre === theatre);
}
