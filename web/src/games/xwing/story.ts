/** What the journal has told since the scene on the screen: where ships have flown, which dice have fallen. */
import type { Line } from '../../api/types';
import { mm, type Pose } from './space';
import type { AttackView, Note, View } from './view';

export function noteOf(line: Line | null): Note | null {
  return line ? (line.note as Note) : null;
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
  const note = noteOf(line);
  if (note?.kind === 'moves') {
    const { bearing, speed } = note;
    return { ship: note.ship.id, bearing, speed, from: mm(...note.start), to: mm(...note.end) };
  }
  if (note?.kind === 'barrel-rolls') {
    return { ship: note.ship.id, bearing: 'roll', speed: 1, from: mm(...note.start), to: mm(...note.end) };
  }
  return null;
}

/** Which ship a line is about first of all; -1 for none. */
export function subjectOf(line: Line | null): number {
  const note = noteOf(line);
  return note && 'ship' in note ? note.ship.id : -1;
}

/** What strikes a ship while a line is told: a shield is lost, the hull is hit or badly hit, ions, the end. */
export type Blow = 'shield' | 'hull' | 'crit' | 'ion' | 'lost';

const BLOWS: Partial<Record<Note['kind'], Blow>> = {
  'loses-shield': 'shield',
  damaged: 'hull',
  'critically-damaged': 'crit',
  ionised: 'ion',
};

/** What a line does to the ship that it is about; one that has flown away does not burn. */
export function blowOf(line: Line | null, told: Stage): Blow | null {
  const note = noteOf(line);
  if (note?.kind === 'destroyed') return told.away.has(note.ship.id) ? null : 'lost';
  return (note && BLOWS[note.kind]) ?? null;
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
  /** Defence dice that are still to be rolled. */
  readonly awaited: number;
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
    awaited: attack.awaited,
    chances: attack.chances,
    result: attack.step === 'deal' ? { hits: attack.hits, crits: attack.crits } : null,
  };
}

function declared(note: Note & { kind: 'attacks' }): Told {
  return {
    attacker: note.ship.id,
    defender: note.target.id,
    weapon: note.weapon,
    range: note.range,
    obstructed: note.obstructed,
    step: 'declare',
    attack: [],
    defence: [],
    rerolledAttack: [],
    rerolledDefence: [],
    awaited: 0,
    chances: [],
    result: null,
  };
}

function after(told: Told | null, note: Note): Told | null {
  if (note.kind === 'attacks') return declared(note);
  if (!told) return null;
  switch (note.kind) {
    case 'rolls-attack':
      return { ...told, step: 'roll-attack', attack: note.dice, chances: [] };
    case 'attack-dice-now':
      return { ...told, step: 'modify-attack', attack: note.dice, chances: [] };
    case 'rolls-defence':
      return { ...told, step: 'roll-defence', defence: note.dice, awaited: 0, chances: [] };
    case 'defence-dice-now':
      return { ...told, step: 'modify-defence', defence: note.dice, chances: [] };
    case 'rerolls':
      return { ...told, [note.which]: note.dice, chances: [] };
    case 'hits':
      return { ...told, step: 'deal', result: { hits: note.hits, crits: note.crits }, chances: [] };
    case 'misses':
      return { ...told, step: 'compare', result: { hits: 0, crits: 0 }, chances: [] };
    case 'phase-opens':
    case 'round-opens':
      return null;
    default:
      return told;
  }
}

export interface Stage {
  readonly poses: ReadonlyMap<number, Pose>;
  /** Out of play: shot down, or away over the edge. */
  readonly gone: ReadonlySet<number>;
  readonly away: ReadonlySet<number>;
  readonly attack: Told | null;
}

/** The scene, carried on by the lines that were told since. */
export function stage(view: View, lines: readonly Line[]): Stage {
  const poses = new Map<number, Pose>();
  const gone = new Set<number>();
  const away = new Set<number>();
  for (const ship of view.ships) if (ship.in_play) poses.set(ship.id, mm(ship.x, ship.y, ship.h));
  let attack = start(view.attack);
  for (const line of lines) {
    const note = line.note as Note;
    const flight = flightOf(line);
    if (flight) poses.set(flight.ship, flight.to);
    if (note.kind === 'deployed') poses.set(note.ship.id, mm(...note.spot));
    if (note.kind === 'destroyed' || note.kind === 'escaped') gone.add(note.ship.id);
    if (note.kind === 'fled' || note.kind === 'escaped') away.add(note.ship.id);
    attack = after(attack, note);
  }
  return { poses, gone, away, attack };
}
