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

/** An attack that is still to come in this step of the battle, or whose dice lie there already. */
export interface Attack {
  side: SideName;
  dice?: readonly string[];
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

/** All who stand there: until the step ends, also those that are struck down. */
function line(units: Troops, damage: Damage, side: SideName, theatre: Theatre): Fighting[] {
  return troops(units, side, theatre).flatMap(([unit, count]) =>
    Array.from({ length: count }, (_, number) => ({
      unit,
      colour: UNITS[unit]!.colour,
      left: UNITS[unit]!.health ? UNITS[unit]!.health - (damage[unit]?.[number] ?? 0) : Infinity,
    })),
  );
}
const alive = (force: readonly Fighting[]): Fighting[] => force.filter((one) => one.left > 0);

/** Ion cannons on the ground take two red dice each from the Empire's ships. */
const silenced = (units: Troops, side: SideName, theatre: Theatre): number =>
  side === 'empire' && theatre === 'space' ? (units['ion-cannon'] ?? 0) : 0;

/** How much damage the next attack deals on average: those that are struck down strike back before they leave. */
export function expected(
  units: Troops,
  damage: Damage,
  side: SideName,
  theatre: Theatre,
  coming: readonly Attack[] = [],
): number {
  const due = coming.find((one) => one.side === side);
  if (due?.dice) return fallen(due.dice).reduce((all, count) => all + count, 0);
  const force = line(units, damage, side, theatre);
  const dice = pool(due ? force : alive(force), silenced(units, side, theatre));
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

/** What dice that lie there strike, by colour, and those that strike anything. */
function fallen(dice: readonly string[]): [black: number, red: number, any: number] {
  const count = (wanted: RegExp): number => dice.filter((die) => wanted.test(die)).length;
  return [count(/^black-hit$/), count(/^red-hit$/), count(/-direct$/)];
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

/**
 * How often each side alone is left in a theatre; null where only one of them is there, or neither can be driven out.
 *
 * What is left of the step that is being fought (`coming`) is fought first, by all who stand there.
 */
export function chances(
  units: Troops,
  damage: Damage,
  theatre: Theatre,
  coming: readonly Attack[] = [],
): Record<SideName, number> | null {
  const standing = {
    empire: line(units, damage, 'empire', theatre),
    rebel: line(units, damage, 'rebel', theatre),
  };
  if (!alive(standing.empire).length && !coming.some((one) => one.side === 'empire')) return null;
  if (!alive(standing.rebel).length && !coming.some((one) => one.side === 'rebel')) return null;
  const random = generator();
  const won = { empire: 0, rebel: 0 };
  for (let play = 0; play < PLAYS; play += 1) {
    let [empire, rebel] = [alive(standing.empire), alive(standing.rebel)];
    for (const { side, dice } of coming) {
      const shots = dice ? fallen(dice) : roll(pool(standing[side], silenced(units, side, theatre)), random);
      if (side === 'empire') rebel = strike(rebel, shots);
      else empire = strike(empire, shots);
    }
    for (let round = 0; round < ROUNDS && empire.length && rebel.length; round += 1) {
      const theirs = roll(pool(empire, silenced(units, 'empire', theatre)), random);
      const ours = roll(pool(rebel, 0), random);
      [empire, rebel] = [strike(empire, ours), strike(rebel, theirs)];
    }
    if (empire.length && !rebel.length) won.empire += 1;
    if (rebel.length && !empire.length) won.rebel += 1;
  }
  if (!won.empire && !won.rebel && !coming.length) return null;
  return { empire: won.empire / PLAYS, rebel: won.rebel / PLAYS };
}
