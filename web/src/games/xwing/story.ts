/** What the journal has told since the scene on the screen: where ships have flown, which dice have fallen. */
import type { Line, Value } from '../../api/types';
import { mm, type Pose } from './space';
import type { AttackView, View } from './view';

/** A ship in a journal line: its number, its pilot, its ID token. */
function shipOf(value: Value | undefined): number {
  return Array.isArray(value) ? Number(value[0]) : Number(value ?? -1);
}

function numbers(args: readonly Value[], from: number, count: number): number[] {
  return args.slice(from, from + count).map(Number);
}

export interface Flight {
  readonly ship: number;
  readonly bearing: string;
  readonly speed: number;
  readonly from: Pose;
  readonly to: Pose;
}

/** The manoeuvre or barrel roll that a line tells of. */
export function flightOf(line: Line | null): Flight | null {
  if (line?.kind === 'move') {
    const [x, y, h, u, v, w] = numbers(line.args, 3, 6) as [number, number, number, number, number, number];
    return {
      ship: shipOf(line.args[0]),
      bearing: String(line.args[1]),
      speed: Number(line.args[2]),
      from: mm(x, y, h),
      to: mm(u, v, w),
    };
  }
  if (line?.kind === 'roll') {
    const [x, y, h, u, v, w] = numbers(line.args, 1, 6) as [number, number, number, number, number, number];
    return { ship: shipOf(line.args[0]), bearing: 'roll', speed: 1, from: mm(x, y, h), to: mm(u, v, w) };
  }
  return null;
}

/** Which ship a line is about first of all; -1 for none. */
export function subjectOf(line: Line | null): number {
  return line && Array.isArray(line.args[0]) ? shipOf(line.args[0]) : -1;
}

/** An attack as far as it has been told. */
export interface Told {
  readonly attacker: number;
  readonly defender: number;
  readonly weapon: string;
  readonly range: number;
  readonly obstructed: boolean;
  readonly step: string;
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  readonly rerolledAttack: readonly number[];
  readonly rerolledDefence: readonly number[];
  readonly chances: readonly number[];
  readonly result: { readonly hits: number; readonly crits: number } | null;
}

function start(attack: AttackView | null): Told | null {
  if (!attack) return null;
  return {
    attacker: attack.attacker,
    defender: attack.defender,
    weapon: attack.weapon,
    range: attack.range,
    obstructed: attack.obstructed,
    step: attack.step,
    attack: attack.attack_dice,
    defence: attack.defence_dice,
    rerolledAttack: attack.rerolled_attack,
    rerolledDefence: attack.rerolled_defence,
    chances: attack.chances,
    result: attack.step === 'deal' ? { hits: attack.hits, crits: attack.crits } : null,
  };
}

const dice = (value: Value | undefined): number[] => (Array.isArray(value) ? value.map(Number) : []);

function after(told: Told | null, line: Line): Told | null {
  const { args } = line;
  if (line.kind === 'attack') {
    return {
      attacker: shipOf(args[0]),
      defender: shipOf(args[1]),
      weapon: String(args[2]),
      range: Number(args[3]),
      obstructed: Number(args[4]) === 1,
      step: 'declare',
      attack: [],
      defence: [],
      rerolledAttack: [],
      rerolledDefence: [],
      chances: [],
      result: null,
    };
  }
  if (!told) return null;
  switch (line.kind) {
    case 'attack-dice':
      return { ...told, step: 'roll-attack', attack: dice(args[1]), chances: [] };
    case 'attack-dice-now':
      return { ...told, step: 'modify-attack', attack: dice(args[1]), chances: [] };
    case 'defence-dice':
      return { ...told, step: 'roll-defence', defence: dice(args[1]), chances: [] };
    case 'defence-dice-now':
      return { ...told, step: 'modify-defence', defence: dice(args[1]), chances: [] };
    case 'reroll':
      return told.step.endsWith('attack')
        ? { ...told, attack: dice(args[2]), chances: [] }
        : { ...told, defence: dice(args[2]), chances: [] };
    case 'hit':
      return { ...told, step: 'deal', result: { hits: Number(args[2]), crits: Number(args[3]) }, chances: [] };
    case 'miss':
      return { ...told, step: 'compare', result: { hits: 0, crits: 0 }, chances: [] };
    case 'phase':
    case 'round':
      return null;
    default:
      return told;
  }
}

export interface Stage {
  readonly poses: ReadonlyMap<number, Pose>;
  readonly gone: ReadonlySet<number>;
  readonly attack: Told | null;
}

/** The scene, carried on by the lines that were told since. */
export function stage(view: View, lines: readonly Line[]): Stage {
  const poses = new Map<number, Pose>();
  const gone = new Set<number>();
  for (const ship of view.ships) if (ship.in_play) poses.set(ship.id, mm(ship.x, ship.y, ship.h));
  let attack = start(view.attack);
  for (const line of lines) {
    const flight = flightOf(line);
    if (flight) poses.set(flight.ship, flight.to);
    if (line.kind === 'deployed') {
      const [x, y, h] = numbers(line.args, 1, 3) as [number, number, number];
      poses.set(shipOf(line.args[0]), mm(x, y, h));
    }
    if (line.kind === 'destroyed' || line.kind === 'escaped') gone.add(shipOf(line.args[0]));
    attack = after(attack, line);
  }
  return { poses, gone, attack };
}
