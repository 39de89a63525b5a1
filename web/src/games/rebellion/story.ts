/** How the journal is told on the board: how long a line stands, where it happens, what moves. */
import type { Line, Question } from '../../api/types';
import type { Story } from '..';

const LONG = 1300;
const SHORT = 700;
export const STORY: Story = {
  'assignment-begins': { time: SHORT },
  activates: { time: SHORT },
  'moves-units': { time: SHORT },
  'reveals-mission': { time: LONG },
  opposes: { time: SHORT },
  rolls: { time: LONG },
  'mission-succeeds': { time: SHORT },
  'mission-fails': { time: SHORT },
  'loyalty-changes': { time: SHORT },
  captured: { time: LONG },
  rescued: { time: LONG },
  'base-revealed': { time: 2200 },
  'system-destroyed': { time: 2200 },
  'combat-begins': { time: LONG },
  'rolls-attack': { time: LONG },
  'plays-tactic': { time: SHORT },
  destroyed: { time: SHORT },
  'battle-won': { time: SHORT },
  'plays-objective': { time: LONG },
  'reputation-gained': { time: SHORT },
  'time-advances': { time: SHORT },
  wins: { time: 1600 },
};

type Fields = Record<string, unknown>;

/** The system a line tells of. */
export function placeOf(line: Line): string {
  const note = line.note as unknown as Fields;
  return String(note.place ?? note.end ?? '');
}

/** From where to where, if the line tells of units that move. */
export function moving(line: Line): { start: string; end: string } | null {
  const { start, end } = line.note as unknown as Fields;
  return typeof start === 'string' && typeof end === 'string' ? { start, end } : null;
}

/** The system whose units a question is about. */
export function aboutPlace(question: Question | null): string {
  const about = question?.about as Fields | null | undefined;
  if (!about || !question) return '';
  return String(about.start ?? about.place ?? '');
}
