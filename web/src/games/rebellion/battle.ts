/** A combat as it is drawn: how large each unit is, which step the question belongs to, what the ground looks like. */
import type { Line, Question } from '../../api/types';
import type { Attack } from './chances';
import { SIDES, troops, UNITS, type SideName, type Theatre } from './facts';

export interface Fighter {
  unit: string;
  number: number;
  damage: number;
  health: number;
  width: number;
  height: number;
}

/** Width and height of a unit where there is room, in pixels. */
const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  fighter: [64, 52],
  capital: [150, 78],
  station: [150, 140],
  ground: [46, 84],
  structure: [96, 96],
};
const OWN: Readonly<Record<string, readonly [number, number]>> = {
  'star-destroyer': [190, 104],
  'super-star-destroyer': [250, 120],
  'mon-calamari-cruiser': [190, 80],
  'assault-carrier': [110, 54],
  'rebel-transport': [110, 54],
  'corellian-corvette': [130, 56],
  'nebulon-b-frigate': [120, 86],
  'at-at': [150, 118],
  'at-st': [74, 96],
  'assault-tank': [104, 62],
  airspeeder: [110, 52],
};
const GAP = 12;
const PIPS = 18;
/** With few units on the table they grow, not the emptiness. */
const LARGEST = 1.8;

const sizeOf = (unit: string): readonly [number, number] => OWN[unit] ?? SIZES[UNITS[unit]!.type]!;

/** However small a unit is drawn, what it can take stands below it: so wide is that for so many points. */
const pips = (health: number): number => (health ? health * 10 + 12 : 0);

/** Width and height of a thing where there is room, and how narrow it may be at least. */
type Size = readonly [width: number, height: number, least?: number];

/** How much smaller or larger things of these sizes must be drawn to lie in rows in the room. */
export function shrink(sizes: readonly Size[], room: { width: number; height: number }): number {
  for (let scale = LARGEST; scale > 0.3; scale -= 0.05) {
    let [x, tall, whole] = [0, 0, 0];
    for (const [width, height, least = 0] of sizes) {
      const wide = Math.max(least, width * scale);
      if (x > 0 && x + wide > room.width) [whole, x, tall] = [whole + tall, 0, 0];
      x += wide + GAP;
      tall = Math.max(tall, height * scale + PIPS);
    }
    if (whole + tall <= room.height) return scale;
  }
  return 0.3;
}

/** How large the units of a side are. */
const standing = (units: Readonly<Record<string, number>>, side: SideName, theatre: Theatre): Size[] =>
  troops(units, side, theatre).flatMap(([unit, count]) =>
    Array.from({ length: count }, () => [...sizeOf(unit), pips(UNITS[unit]!.health)] as const),
  );

/** Each unit by itself, those with damage first, as questions count them. */
export function fighters(
  units: Readonly<Record<string, number>>,
  damage: Readonly<Record<string, readonly number[]>>,
  side: SideName,
  theatre: Theatre,
  room: { width: number; height: number },
): Fighter[] {
  const all = troops(units, side, theatre).flatMap(([unit, count]) =>
    Array.from({ length: count }, (_, number) => ({ unit, number })),
  );
  // a few units beside a large army stay men beside men, not giants
  const scales = SIDES.map((one) => shrink(standing(units, one, theatre), room));
  const scale = Math.min(scales[SIDES.indexOf(side)]!, Math.min(...scales) * 1.4);
  return all.map(({ unit, number }) => ({
    unit,
    number,
    damage: damage[unit]?.[number] ?? 0,
    health: UNITS[unit]!.health,
    width: Math.max(pips(UNITS[unit]!.health), Math.round(sizeOf(unit)[0] * scale)),
    height: Math.round(sizeOf(unit)[1] * scale),
  }));
}

/** The steps of a combat round, and which of them a question belongs to. */
export const STEPS = ['leaders', 'attack', 'damage', 'block', 'retreat'] as const;
export type Step = (typeof STEPS)[number];
const ASKED: Readonly<Record<string, Step>> = {
  'add-leader': 'leaders',
  'use-action': 'leaders',
  'choose-tactics': 'leaders',
  'combat-action': 'attack',
  'discard-tactic': 'attack',
  'pick-die': 'attack',
  'pick-dice': 'attack',
  'convert-hits': 'attack',
  'reroll-die': 'attack',
  'assign-damage': 'damage',
  'deal-damage': 'damage',
  'damage-whom': 'damage',
  block: 'block',
  'block-damage': 'block',
  retreat: 'retreat',
  'retreat-leader': 'retreat',
  'retreat-units': 'retreat',
};
/** Whatever else is asked while dice lie on the table belongs to the attack. */
export const stepOf = (question: Question | null, dice: readonly string[]): Step | null =>
  ASKED[question?.kind ?? ''] ?? (dice.length ? 'attack' : null);

/** How many of the dice hit something. */
export const hitsOf = (dice: readonly string[]): number => dice.filter((die) => /-(hit|direct)$/.test(die)).length;

/** The theatre of the last attack that was told. */
export function theatreOf(journal: readonly Line[]): Theatre | null {
  const told = journal.findLast((line) => line.note.kind === 'attacks')?.note as { theatre?: Theatre } | undefined;
  return told?.theatre ?? null;
}

/** The attacks that are left of the step that is being fought in a theatre while its dice lie there, the next one first. */
export function comingIn(
  theatre: Theatre,
  { dice, roller }: { dice: readonly string[]; roller: string },
  journal: readonly Line[],
): Attack[] {
  if (!dice.length || theatreOf(journal) !== theatre) return [];
  const side = roller as SideName;
  const round = journal.slice(journal.findLastIndex((line) => line.note.kind === 'round-begins') + 1);
  const attacks = round.filter((line) => line.note.kind === 'attacks' && (line.note as Struck).theatre === theatre);
  const last = round.slice(round.lastIndexOf(attacks.at(-1)!) + 1);
  const dealt = last.some((line) => line.note.kind === 'assigns-damage' && (line.note as Struck).side === side);
  const back: Attack[] = attacks.length < 2 ? [{ side: SIDES.find((one) => one !== side)! }] : [];
  return dealt ? back : [{ side, dice }, ...back];
}
type Struck = Line['note'] & { side?: SideName; theatre?: Theatre };

/** Sky and ground of a world. */
const LANDS: Readonly<Record<string, readonly [string, string]>> = {
  ice: ['#8fb4d8', '#dfeaf4'],
  sand: ['#c98a4f', '#8a5a30'],
  lava: ['#7a2f1c', '#2a1210'],
  city: ['#5a6478', '#2c3340'],
  sea: ['#4f86a8', '#1f4a63'],
  green: ['#6f9a6a', '#2f4a2c'],
};
const WORLDS: Readonly<Record<string, keyof typeof LANDS>> = {
  hoth: 'ice',
  ilum: 'ice',
  mygeeto: 'ice',
  tatooine: 'sand',
  geonosis: 'sand',
  ryloth: 'sand',
  utapau: 'sand',
  kessel: 'sand',
  saleucami: 'sand',
  dathomir: 'lava',
  mustafar: 'lava',
  sullust: 'lava',
  coruscant: 'city',
  corellia: 'city',
  bespin: 'city',
  mandalore: 'city',
  'ord-mantell': 'city',
  'cato-neimoidia': 'city',
  'mon-calamari': 'sea',
};
export const landOf = (place: string): readonly [string, string] => LANDS[WORLDS[place] ?? 'green']!;
