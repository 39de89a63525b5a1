/** What the dice alone make of a battle: damage to expect, and who is left in the end. Cards and retreat are not in it. */
import { DICE, troops, UNITS, type SideName, type Theatre } from './facts';

type Troops = Readonly<Record<string, number>>;
type Damage = Readonly<Record<string, readonly number[]>>;
type Pool = readonly [black: number, red: number, green: number];
const COLOURS = ['black', 'red', 'green'] as const;
interface Fighting {
  unit: string;
  colour: string;
  /** Damage it still takes; what has no health cannot be destroyed. */
  left: number;
}

/** For each colour of dice something that is printed on it. */
const printed = (what: 'hit' | 'direct' | 'most') => COLOURS.map((colour) => DICE[colour]![what]) as unknown as Pool;
const MOST = printed('most');
/** Of six faces: hits of the die's own colour, and direct hits. */
const HITS = printed('hit');
const DIRECT = printed('direct');
const PLAYS = 600;
/** Who cannot hurt each other for so long never will. */
const ROUNDS = 40;

function pool(force: readonly Fighting[], cannons: number): Pool {
  const sum = (colour: 'black' | 'red' | 'green') => force.reduce((all, one) => all + UNITS[one.unit]![colour], 0);
  const counts = [sum('black'), sum('red') - 2 * cannons, sum('green')];
  return counts.map((count, colour) => Math.max(0, Math.min(count, MOST[colour]!))) as unknown as Pool;
}

function line(units: Troops, damage: Damage, side: SideName, theatre: Theatre): Fighting[] {
  return troops(units, side, theatre)
    .flatMap(([unit, count]) =>
      Array.from({ length: count }, (_, number) => ({
        unit,
        colour: UNITS[unit]!.colour,
        left: UNITS[unit]!.health ? UNITS[unit]!.health - (damage[unit]?.[number] ?? 0) : Infinity,
      })),
    )
    .filter((one) => one.left > 0);
}

/** Ion cannons on the ground take two red dice each from the Empire's ships. */
const silenced = (units: Troops, side: SideName, theatre: Theatre): number =>
  side === 'empire' && theatre === 'space' ? (units['ion-cannon'] ?? 0) : 0;

/** How much damage an attack deals on average. */
export function expected(units: Troops, damage: Damage, side: SideName, theatre: Theatre): number {
  const dice = pool(line(units, damage, side, theatre), silenced(units, side, theatre));
  return dice.reduce((all, count, colour) => all + (count * (HITS[colour]! + DIRECT[colour]!)) / 6, 0);
}

/** The same position is told the same chances every time. */
function generator(): () => number {
  let state = 20151;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function roll(dice: Pool, random: () => number): [black: number, red: number, any: number] {
  const hits: [number, number, number] = [0, 0, 0];
  for (const [colour, count] of dice.entries()) {
    for (let one = 0; one < count; one += 1) {
      const face = Math.floor(random() * 6);
      if (face < HITS[colour]!) hits[colour]! += 1;
      else if (face < HITS[colour]! + DIRECT[colour]!) hits[2] += 1;
    }
  }
  return hits;
}

/** The weakest fall first: so the most of them do. */
function strike(force: readonly Fighting[], [black, red, any]: readonly [number, number, number]): Fighting[] {
  const hits: Record<string, number> = { black, red };
  let direct = any;
  const struck = [...force].sort((one, two) => one.left - two.left).map((one) => ({ ...one }));
  for (const one of struck) {
    const taken = Math.min(one.left, hits[one.colour] ?? 0);
    hits[one.colour] = (hits[one.colour] ?? 0) - taken;
    one.left -= taken;
  }
  for (const one of struck) {
    if (one.left === Infinity) continue;
    const taken = Math.min(one.left, direct);
    direct -= taken;
    one.left -= taken;
  }
  return struck.filter((one) => one.left > 0);
}

/** How often each side alone is left in a theatre; null where only one of them is there. */
export function chances(units: Troops, damage: Damage, theatre: Theatre): Record<SideName, number> | null {
  const begin = (['empire', 'rebel'] as const).map((side) => line(units, damage, side, theatre));
  if (!begin[0]!.length || !begin[1]!.length) return null;
  const random = generator();
  const won = { empire: 0, rebel: 0 };
  for (let play = 0; play < PLAYS; play += 1) {
    let [empire, rebel] = begin as [Fighting[], Fighting[]];
    for (let round = 0; round < ROUNDS && empire.length && rebel.length; round += 1) {
      const theirs = roll(pool(empire, silenced(units, 'empire', theatre)), random);
      const ours = roll(pool(rebel, 0), random);
      [empire, rebel] = [strike(empire, ours), strike(rebel, theirs)];
    }
    if (empire.length && !rebel.length) won.empire += 1;
    if (rebel.length && !empire.length) won.rebel += 1;
  }
  return { empire: won.empire / PLAYS, rebel: won.rebel / PLAYS };
}
