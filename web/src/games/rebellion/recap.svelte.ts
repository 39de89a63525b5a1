/** What came of a combat, put together from the lines of the journal that tell of it. */
import type { Line } from '../../api/types';
import { SIDES, THEATRES, UNITS, type SideName, type Theatre } from './facts';

type Troops = readonly (readonly [string, number])[];

/** What these lines tell, of all that they may tell. */
interface Fields {
  kind: string;
  place: string;
  side: number;
  theatre: Theatre;
  leader: string;
  rebels: string[];
  imperials: string[];
  units: Troops;
  lost: Troops;
  left: Troops;
  rounds: number;
  loyalty: number;
  subjugated: boolean;
}
const told = (line: Line): Fields => line.note as unknown as Fields;

export interface Retreat {
  leader: string;
  place: string;
  units: Troops;
}

/** One side of a combat. */
export interface Party {
  side: SideName;
  leaders: readonly string[];
  came: Troops;
  lost: Troops;
  retreats: readonly Retreat[];
  left: Troops;
}

export interface Recap {
  place: string;
  first: SideName;
  rounds: number;
  parties: readonly Party[];
  /** Who won the battle of each theatre that was fought; nobody is null. */
  battles: readonly { theatre: Theatre; winner: SideName | null }[];
  /** Whose units stand there now. */
  holders: readonly SideName[];
  owner: SideName | 'subjugated' | null;
  /** What else came of it: loyalty, markers, leaders, objectives. */
  results: readonly Line[];
}

/** Kinds of lines that tell what a combat led to. */
const RESULTS = new Set([
  'loyalty-changes',
  'subjugated',
  'subjugation-ends',
  'sabotaged',
  'sabotage-removed',
  'system-destroyed',
  'station-destroyed',
  'site-lost',
  'captured',
  'carried-off',
  'rescued',
  'eliminated',
  'plays-objective',
  'reputation-gained',
  'reputation-lost',
  'base-revealed',
]);

const sideOf = (number: number): SideName => SIDES[number]!;

/** The lines of the combat that ends with this one, and those that follow from it before anybody is asked again. */
function linesOf(journal: readonly Line[], end: number): readonly Line[] {
  const { place } = told(journal[end]!);
  const start = journal.findLastIndex(
    (line, index) => index < end && line.note.kind === 'combat-begins' && told(line).place === place,
  );
  if (start < 0) return [];
  let after = end + 1;
  while (journal[after]?.at === journal[end]!.at && journal[after]!.note.kind !== 'combat-begins') after++;
  return journal.slice(start, after);
}

function partyOf(side: SideName, lines: readonly Line[], begins: Fields, ends: Fields): Party {
  const own = (units: Troops): Troops => units.filter(([unit]) => UNITS[unit]!.side === side);
  const added = lines.filter((line) => line.note.kind === 'adds-leader' && sideOf(told(line).side) === side);
  return {
    side,
    leaders: [...(side === 'rebel' ? begins.rebels : begins.imperials), ...added.map((line) => told(line).leader)],
    came: own(begins.units),
    lost: own(ends.lost),
    retreats: lines
      .filter((line) => line.note.kind === 'retreats' && sideOf(told(line).side) === side)
      .map((line) => ({ leader: told(line).leader, place: told(line).place, units: told(line).units })),
    left: own(ends.left),
  };
}

/** The combat that a line of the journal says is over. */
export function recapOf(journal: readonly Line[], line: Line): Recap | null {
  const end = journal.indexOf(line);
  const lines = end < 0 ? [] : linesOf(journal, end);
  if (!lines.length) return null;
  const [begins, ends] = [told(lines[0]!), told(line)];
  const winners = new Map(
    lines
      .filter((one) => one.note.kind === 'battle-won')
      .map((one) => [told(one).theatre, sideOf(told(one).side)] as const),
  );
  const fought = new Set(lines.filter((one) => one.note.kind === 'attacks').map((one) => told(one).theatre));
  const parties = (['empire', 'rebel'] as const).map((side) => partyOf(side, lines, begins, ends));
  return {
    place: ends.place,
    first: sideOf(begins.side),
    rounds: ends.rounds,
    parties,
    battles: THEATRES.filter((theatre) => fought.has(theatre) || winners.has(theatre)).map((theatre) => ({
      theatre,
      winner: winners.get(theatre) ?? null,
    })),
    holders: parties.filter((party) => party.left.length).map((party) => party.side),
    owner: ownerOf(lines.slice(lines.indexOf(line)), ends),
    results: lines.filter((one) => RESULTS.has(one.note.kind)),
  };
}

/** Whose the system is, by the last word about it. */
function ownerOf(after: readonly Line[], ends: Fields): Recap['owner'] {
  let subjugated = ends.subjugated;
  let loyalty = ends.loyalty;
  for (const line of after) {
    const { kind, place, side } = told(line);
    if (place !== ends.place) continue;
    if (kind === 'subjugated') subjugated = true;
    if (kind === 'subjugation-ends') subjugated = false;
    if (kind === 'loyalty-changes') loyalty = side;
  }
  return subjugated ? 'subjugated' : loyalty < 0 ? null : sideOf(loyalty);
}

/** The sheet that lies open. */
class Recalled {
  line = $state.raw<Line | null>(null);
}
export const recalled = new Recalled();

/** A line that tells of a combat's end has a sheet of its own. */
export const more = (line: Line): (() => void) | null =>
  line.note.kind === 'combat-ends' ? () => (recalled.line = line) : null;
