/** Which answers mean a ship on the board: the ship itself, an attack on it, a lock on it. */
import type { Barred, Question, Value } from '../../api/types';
import type { Frame } from './frame';
import { ahead, type Point, type Pose } from './space';
import type { ShipView, Subject } from './view';

const SHIPS = new Set(['activate', 'attacker', 'pick-ship', 'lock-too', 'shake-lock', 'damaged', 'deploy-next']);

/** The ship that a question is about; -1 for none. */
export function aboutShip(question: Question | null): number {
  const about = question?.about as Subject | null | undefined;
  return about && 'ship' in about ? about.ship.id : -1;
}

/** The ships whose dials are asked for: mine that have none yet, or the opponent's whose red manoeuvre I replace. */
export function dialsAsked(question: Question | null, ships: readonly ShipView[]): ShipView[] {
  if (question?.kind === 'replace') return ships.filter((ship) => ship.id === aboutShip(question));
  if (question?.kind !== 'dial') return [];
  const open = new Set(question.options.map((option) => (option.value as readonly Value[])[0]));
  return ships.filter((ship) => open.has(ship.id));
}

function means(kind: string, value: Value, ship: number): boolean {
  if (SHIPS.has(kind)) return value === ship;
  if (!Array.isArray(value)) return false;
  if (kind === 'attack') return value[0] !== 'scan' && value[1] === ship;
  return (kind === 'action' || kind === 'free-action') && value[0] === 'target-lock' && value[1] === ship;
}

export function answersFor(question: Question | null, ship: number): Value[] {
  return (question?.options ?? []).map((one) => one.value).filter((value) => means(question!.kind, value, ship));
}

/** Why it cannot be answered with, where somebody might expect it. */
export function barredFor(question: Question | null, ship: number): Barred[] {
  return (question?.barred ?? []).filter((one) => means(question!.kind, one.value, ship));
}

/** The ship from which distances may be measured for this question; -1 for none. */
export function measuredFrom(question: Question | null): number {
  if (!question) return -1;
  const locks =
    (question.kind === 'action' || question.kind === 'free-action') &&
    question.options.some((option) => Array.isArray(option.value));
  return question.kind === 'attack' || question.kind === 'lock-too' || locks ? aboutShip(question) : -1;
}

/** Where the numbers of the ranges stand that are measured from a ship, on the screen: 1, 2, 3. */
export function rangeMarks(ship: ShipView, pose: Pose, frame: Frame): Point[] {
  return [1, 2, 3].map((range) => frame.show(ahead(pose, 0, ship.base / 2000 + range * 100 - 14)));
}
