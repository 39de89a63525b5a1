/** The galaxy while the story is told: the last view carried on by the lines since then, each where the rules have it. */
import type { Line } from '../../api/types';
import { SIDES, UNITS } from './facts';
import type { CombatView, LeaderView, MissionView, Note, SystemView, View } from './view';

type Troops = readonly (readonly [string, number])[];
type Units = Readonly<Record<string, number>>;

export const noteOf = (line: Line): Note => line.note as Note;

/** Units with some more of them, or fewer; kinds that are gone are left out. */
function changed(units: Units, by: Troops, sign: 1 | -1): Record<string, number> {
  const counts = { ...units };
  for (const [unit, count] of by) counts[unit] = (counts[unit] ?? 0) + sign * count;
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

/** A place with other units, a system or the base space. */
function placed(view: View, place: string, by: Troops, sign: 1 | -1): View {
  if (place === 'base') return { ...view, base_units: changed(view.base_units, by, sign) };
  return system(view, place, (one) => ({ units: changed(one.units, by, sign) }));
}

function system(view: View, place: string, change: (one: SystemView) => Partial<SystemView>): View {
  return { ...view, systems: view.systems.map((one) => (one.id === place ? { ...one, ...change(one) } : one)) };
}

function sent(view: View, leaders: readonly string[], change: Partial<LeaderView>): View {
  return { ...view, leaders: view.leaders.map((one) => (leaders.includes(one.id) ? { ...one, ...change } : one)) };
}

const errand = (view: View, change: Partial<MissionView>): View =>
  view.mission ? { ...view, mission: { ...view.mission, ...change } } : view;

const fight = (view: View, change: Partial<CombatView>): View =>
  view.combat ? { ...view, combat: { ...view.combat, ...change } } : view;

/** A mission is turned up: it no longer lies face down before its owner. */
function revealed(view: View, card: string, leaders: readonly string[]): View {
  const place = view.leaders.find((one) => one.id === leaders[0])?.side === 'empire' ? 1 : 0;
  const [rebel, empire] = view.sides.map((side, index) =>
    index === place
      ? { ...side, assigned: side.assigned.filter((one) => !one.leaders.includes(leaders[0] ?? '')) }
      : side,
  );
  const dice: MissionView['dice'] = [[], []];
  const mission = { card, leaders: [...leaders], side: SIDES[place], place: '', target: '', dice, success: -1 };
  return { ...view, mission, sides: [rebel!, empire!] };
}

const begun = (place: string, side: number): CombatView => ({
  place,
  current: SIDES[side]!,
  round: 1,
  damage: {},
  dice: [],
  roller: '',
  hands: [[], []],
  counts: [
    [0, 0],
    [0, 0],
  ],
  effects: [],
  retreated: [false, false],
  lost: {},
  winners: ['', ''],
  objective_played: false,
  chosen: ['', ''],
});

/** Leaders stand on a mission that lies face down: a new one, or one that others have begun. */
function assigned(view: View, number: number, leaders: readonly string[]): View {
  const own = view.leaders.find((one) => one.id === leaders[0])?.side;
  const [rebel, empire] = view.sides.map((side, place) => {
    if (SIDES[place] !== own) return side;
    const laid = side.assigned.find((one) => one.number === number) ?? { number, leaders: [], card: '' };
    const joined = { ...laid, leaders: [...laid.leaders, ...leaders] };
    return { ...side, assigned: [...side.assigned.filter((one) => one !== laid), joined] };
  });
  return sent({ ...view, sides: [rebel!, empire!] }, leaders, { where: 'mission', mission: number });
}

/** The owner is told which card lies face down. */
function known(view: View, number: number, card: string): View {
  const [rebel, empire] = view.sides.map((side, place) =>
    SIDES[place] === view.side
      ? { ...side, assigned: side.assigned.map((one) => (one.number === number ? { ...one, card } : one)) }
      : side,
  );
  return { ...view, sides: [rebel!, empire!] };
}

/** The base is found: all that lay hidden in its space stands in its system. */
function found(view: View, place: string): View {
  const moved = view.leaders.filter((one) => one.where === 'base').map((one) => one.id);
  const there = placed({ ...view, base_units: {} }, place, Object.entries(view.base_units), 1);
  const suspects = view.suspects.length ? [place] : [];
  return { ...sent(there, moved, { where: place }), base: place, revealed: true, suspects };
}

/** Units fall; damage lies on those that stand first, and goes with them. */
function lost(view: View, place: string, units: Troops): View {
  const left = placed(view, place, units, -1);
  if (view.combat?.place !== place) return left;
  const damage = { ...view.combat.damage };
  for (const [unit, count] of units) damage[unit] = (damage[unit] ?? []).slice(count);
  return fight(left, { damage });
}

/** Damage goes to one unit of a kind after the other. */
function struck(view: View, units: Troops): View {
  const damage: Record<string, number[]> = { ...view.combat?.damage };
  for (const [unit, count] of units) {
    const health = UNITS[unit]!.health;
    const whole = (damage[unit] ?? []).reduce((sum, one) => sum + one, 0) + count;
    const dead = Array.from({ length: Math.floor(whole / health) }, () => health);
    damage[unit] = whole % health ? [...dead, whole % health] : dead;
  }
  return fight(view, { damage });
}

/** Dice of both sides of a mission lie beside each other. */
function rolled(view: View, side: number, dice: string[]): View {
  const [own, other] = view.mission?.dice ?? [[], []];
  return errand(view, { dice: side ? [own, dice] : [dice, other] });
}

/** One more line. While it is `still` being told, units that move are under way, and what is lost burns. */
function carried(view: View, note: Note, still: boolean): View {
  switch (note.kind) {
    case 'moves-units': {
      const gone = placed(view, note.start, note.units, -1);
      return still ? gone : placed(gone, note.end, note.units, 1);
    }
    case 'moves-captives':
      return sent(view, note.leaders, { where: note.end });
    case 'activates':
    case 'opposes':
    case 'places-leader':
    case 'adds-leader':
    case 'slips':
    case 'drawn-out':
      return sent(view, [note.leader], { where: note.place });
    case 'deploys':
    case 'gained':
    case 'places-units':
      return placed(view, note.place, note.units, 1);
    case 'destroyed':
      return still ? view : lost(view, note.place, note.units);
    case 'assigns-damage':
      return struck(view, note.units);
    case 'station-finished':
      return placed(
        placed(view, note.place, [['death-star-under-construction', 1]], -1),
        note.place,
        [['death-star', 1]],
        1,
      );
    case 'assigns':
      return assigned(view, note.number, note.leaders);
    case 'mission-laid':
      return known(view, note.number, note.card);
    case 'joins-mission':
      return assigned(view, note.number, [note.leader]);
    case 'retreats': {
      if (still || !view.combat) return view;
      const away = placed(view, view.combat.place, note.units, -1);
      return sent(placed(away, note.place, note.units, 1), [note.leader], { where: note.place });
    }
    case 'leaders-return':
      return sent(cleared(view), returning(view), { where: 'pool', mission: 0 });
    case 'return-to-pool':
      return sent(view, note.leaders, { where: 'pool' });
    case 'recruits':
      return sent(view, [note.leader], { where: 'pool' });
    case 'eliminated':
      return sent(view, [note.leader], { where: 'eliminated', captive: false, ring: '' });
    case 'attached':
      return sent(view, [note.leader], { ring: note.ring });
    case 'recycled':
      return placed(view, note.place, [[note.unit, 1]], -1);
    case 'captured':
      return sent(view, [note.leader], { where: note.place, captive: true, ring: 'captured' });
    case 'rescued':
      return sent(view, [note.leader], { where: note.place, captive: false, ring: '' });
    case 'carried-off':
      return sent(view, note.leaders, { where: note.place });
    case 'reveals-mission':
      return revealed(view, note.card, note.leaders);
    case 'mission-at': {
      const there = errand(view, { place: note.place });
      return sent(there, there.mission?.leaders ?? [], { where: note.place, mission: 0 });
    }
    case 'unopposed':
      return errand(view, { success: 1 });
    case 'passes':
    case 'command-over':
      return { ...view, mission: null };
    case 'rolls':
      return rolled(view, note.side, note.dice);
    case 'mission-succeeds':
    case 'mission-fails':
      return errand(view, { success: note.kind === 'mission-succeeds' ? 1 : 0 });
    case 'combat-begins':
      return still ? view : { ...view, combat: begun(note.place, note.side) };
    case 'round-begins':
      return fight(view, { round: note.round });
    case 'attacks':
      return fight(view, { dice: [], roller: '' });
    case 'rolls-attack':
      return fight(view, { dice: note.dice, roller: SIDES[note.side]! });
    case 'combat-ends':
      return still ? view : { ...view, combat: null };
    default:
      return marked(view, note);
  }
}

/** Nowhere in play: they stay where they are when a round ends. */
const APART = ['pool', 'supply', 'eliminated'];
const returning = (view: View): string[] =>
  view.leaders.filter((one) => !one.captive && !APART.includes(one.where)).map((one) => one.id);

/** Missions on which leaders still stand go back. */
function cleared(view: View): View {
  const [rebel, empire] = view.sides.map((side) => ({ ...side, assigned: [] }));
  return { ...view, sides: [rebel!, empire!] };
}

/** What lies on systems and on the track. */
function marked(view: View, note: Note): View {
  switch (note.kind) {
    case 'loyalty-changes':
      return system(view, note.place, (one) => ({
        loyalty: SIDES[note.side] ?? '',
        subjugated: one.subjugated && SIDES[note.side] !== 'empire',
      }));
    case 'subjugated':
    case 'subjugation-ends':
      return system(view, note.place, () => ({ subjugated: note.kind === 'subjugated' }));
    case 'sabotaged':
    case 'sabotage-removed':
      return system(view, note.place, () => ({ sabotaged: note.kind === 'sabotaged' }));
    case 'system-destroyed':
      // who falls with it has a line of their own; ships remain
      return system(view, note.place, () => ({ destroyed: true, loyalty: '', subjugated: false }));
    case 'target-placed':
      return system(view, note.place, (one) => ({ targets: [...one.targets, note.card] }));
    case 'target-removed':
      return system(view, note.place, (one) => ({ targets: one.targets.filter((card) => card !== note.card) }));
    case 'base-revealed':
      return found(view, note.place);
    case 'probes-drawn':
      return {
        ...view,
        probes: [...view.probes, ...note.places].sort(),
        suspects: view.suspects.filter((place) => !note.places.includes(place)),
      };
    case 'time-advances':
      return { ...view, time: note.time };
    case 'reputation-gained':
    case 'reputation-lost':
      return { ...view, reputation: note.reputation };
    default:
      return view;
  }
}

/** Leaders that a line brings to where they are now. */
export function travellers(view: View, line: Line | null): readonly string[] {
  if (!line) return [];
  const note = noteOf(line);
  switch (note.kind) {
    case 'activates':
    case 'opposes':
    case 'places-leader':
    case 'adds-leader':
    case 'slips':
    case 'drawn-out':
    case 'rescued':
      return [note.leader];
    case 'carried-off':
    case 'moves-captives':
      return note.leaders;
    case 'mission-at':
      return view.mission?.leaders ?? [];
    default:
      return [];
  }
}

/** The view after these lines, the last of which may still be told. */
export function stage(view: View, lines: readonly Line[], now: Line | null): View {
  return lines.reduce((before, line) => carried(before, noteOf(line), line === now), view);
}
