/** The box as the page needs it, read from the engine's own tables, so that both always agree. */
import { parse } from 'smol-toml';
import systemsText from '../../../../src/dejarik/games/rebellion/data/systems.toml?raw';
import unitsText from '../../../../src/dejarik/games/rebellion/data/units.toml?raw';
import leadersText from '../../../../src/dejarik/games/rebellion/data/leaders.toml?raw';
import missionsText from '../../../../src/dejarik/games/rebellion/data/missions.toml?raw';
import actionsText from '../../../../src/dejarik/games/rebellion/data/actions.toml?raw';
import objectivesText from '../../../../src/dejarik/games/rebellion/data/objectives.toml?raw';
import tacticsText from '../../../../src/dejarik/games/rebellion/data/tactics.toml?raw';
import ringsText from '../../../../src/dejarik/games/rebellion/data/rings.toml?raw';
import setupText from '../../../../src/dejarik/games/rebellion/data/setup.toml?raw';
import { words } from '../../words/index.svelte';

export type SideName = 'rebel' | 'empire';
export type Theatre = 'space' | 'ground';
export const SIDES = ['rebel', 'empire'] as const;
export const THEATRES = ['space', 'ground'] as const;
export const SKILLS = ['diplomacy', 'intel', 'spec_ops', 'logistics'] as const;
export type Skill = (typeof SKILLS)[number];

export interface Named {
  en: string;
  ru: string;
}
export interface SystemFacts extends Named {
  adjacent: string[];
  at: [number, number];
  icons?: string[];
  number?: number;
}
export interface UnitFacts extends Named {
  side: SideName;
  theatre: Theatre;
  type: string;
  health?: number;
  colour?: string;
  black?: number;
  red?: number;
  green?: number;
  capacity?: number;
}
export interface LeaderFacts extends Named {
  side: SideName;
  skills: [number, number, number, number];
  minor?: [number, number, number, number];
  tactics: [number, number];
}
export interface MissionFacts extends Named {
  side: SideName;
  mode: 'attempt' | 'resolve' | 'oppose';
  skill?: Skill;
  required?: number;
  leader?: string;
}
export interface ActionFacts extends Named {
  side: SideName;
  leaders?: string[];
}
export interface ObjectiveFacts extends Named {
  stage: number;
  reputation?: number;
}
export interface TacticFacts extends Named {
  theatre: Theatre;
  side?: SideName;
}

const read = <Table>(text: string): Table => parse(text) as unknown as Table;
const map = read<{ regions: Record<string, Named & { systems: string[] }>; systems: Record<string, SystemFacts> }>(
  systemsText,
);
const tactics = read<{ tactics: Record<string, TacticFacts>; advanced: Record<string, TacticFacts> }>(tacticsText);

export const REGIONS = map.regions;
export const SYSTEMS = map.systems;
export const UNITS = read<Record<string, UnitFacts>>(unitsText);
export const LEADERS = read<Record<string, LeaderFacts>>(leadersText);
export const MISSIONS = read<Record<string, MissionFacts>>(missionsText);
export const ACTIONS = read<Record<string, ActionFacts>>(actionsText);
export const OBJECTIVES = read<Record<string, ObjectiveFacts>>(objectivesText);
export const TACTICS = { ...tactics.tactics, ...tactics.advanced };
export const TRACK = read<{ track: { length: number; recruit: number[]; build: number[] } }>(setupText).track;

const NAMED: Readonly<Record<string, Named>> = {
  ...read<Record<string, Named>>(ringsText),
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
