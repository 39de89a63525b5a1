/** How the journal is told on the board: how long a line stands, where it happens, what moves. */
import type { Line, Question } from '../../api/types';
import type { Story } from '..';
import type { Fate } from '../../table/fate';
import type { SideName } from './facts';
import type { Note } from './view';

const LONG = 600;
const SHORT = 420;
export const STORY: Story = {
  'assignment-begins': { time: SHORT },
  activates: { time: SHORT },
  'moves-units': { time: LONG, cue: 'engine' },
  'reveals-mission': { time: LONG, cue: 'flip' },
  'mission-at': { time: LONG },
  opposes: { time: SHORT },
  rolls: { time: LONG, cue: 'dice' },
  'mission-succeeds': { time: SHORT, cue: 'gain' },
  'mission-fails': { time: SHORT, cue: 'loss' },
  'loyalty-changes': { time: SHORT },
  subjugated: { time: SHORT },
  'subjugation-ends': { time: SHORT },
  sabotaged: { time: SHORT, cue: 'hit' },
  'sabotage-removed': { time: SHORT },
  'probes-drawn': { time: LONG, cue: 'flip' },
  deploys: { time: SHORT },
  gained: { time: SHORT },
  'carried-off': { time: SHORT },
  captured: { time: LONG, cue: 'loss' },
  rescued: { time: LONG, cue: 'gain' },
  'base-revealed': { time: LONG, cue: 'alarm' },
  'system-destroyed': { time: LONG, cue: 'blast' },
  'combat-begins': { time: LONG, cue: 'alarm' },
  'rolls-attack': { time: LONG, cue: 'dice' },
  'plays-tactic': { time: SHORT, cue: 'flip' },
  'assigns-damage': { time: SHORT, cue: 'hit' },
  'blocks-damage': { time: SHORT, cue: 'shield' },
  destroyed: { time: SHORT, cue: 'blast' },
  'battle-won': { time: SHORT, cue: 'gain' },
  'plays-objective': { time: LONG, cue: 'flip' },
  'reputation-gained': { time: SHORT, cue: 'gain' },
  'time-advances': { time: SHORT },
  wins: { time: LONG },
};

type Fields = Record<string, unknown>;
type Troops = readonly (readonly [string, number])[];

/** The systems a line tells of. */
export function placesOf(line: Line): readonly string[] {
  const note = line.note as unknown as Fields;
  return Array.isArray(note.places) ? (note.places as string[]) : [String(note.place ?? note.end ?? '')];
}

/** Which units go from where to where, if the line tells of any. */
export function moving(line: Line): { start: string; end: string; units: Troops } | null {
  const note = line.note as Note;
  return note.kind === 'moves-units' ? { start: note.start, end: note.end, units: note.units } : null;
}

const FATES: Readonly<Record<string, Fate>> = {
  'assigns-damage': 'struck',
  'blocks-damage': 'shielded',
  destroyed: 'burns',
};

/** What happens to the unit of a kind that stands at this place of a side's row, in a line of a combat. */
export function fateOf(line: Line | null, side: SideName, unit: string, number: number): Fate {
  const { kind, units, side: whose } = (line?.note ?? {}) as unknown as Fields;
  const fate = FATES[String(kind)] ?? null;
  if (!fate || !Array.isArray(units)) return null;
  if (kind === 'assigns-damage' ? whose === side : kind === 'blocks-damage' && whose !== side) return null;
  const hit = (units as [string, number][]).find(([name]) => name === unit);
  return hit && number < hit[1] ? fate : null;
}

/** The system whose units a question is about. */
export function aboutPlace(question: Question | null): string {
  const about = question?.about as Fields | null | undefined;
  if (!about || !question) return '';
  return String(about.start ?? about.place ?? '');
}
