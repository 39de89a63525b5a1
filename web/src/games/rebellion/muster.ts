/** Units that are given out one by one: what an answer speaks of, and what transports have to carry. */
import type { Question, Value } from '../../api/types';
import { LEADERS, SYSTEMS, UNITS } from './facts';

/** The unit an answer speaks of: by itself, with its number in a combat, or with a space of the queue; '' for none. */
export function unitOf(value: Value): string {
  const parts = Array.isArray(value) ? value : [value];
  return String(parts.find((part) => typeof part === 'string' && part in UNITS) ?? '');
}

/** The space of the queue a unit is to be built on; 0 where it is not about building. */
export function spaceOf(question: Question, value: Value): number {
  if (question.kind !== 'build' || !Array.isArray(value)) return 0;
  return Number(value.find((part) => typeof part === 'number') ?? 0);
}

/** The captive an answer speaks of, who goes along with units; '' for none. */
export const captiveOf = (value: Value): string => (typeof value === 'string' && value in LEADERS ? value : '');

/** Whether all that is given out are units and captives among them: then the board offers them itself. */
export function ofUnits(question: Question): boolean {
  const values = question.options.map((option) => option.value);
  return (
    question.share !== null &&
    values.some((value) => unitOf(value)) &&
    values.every((value) => unitOf(value) || captiveOf(value))
  );
}

/** Whether units of one kind are given out to systems: then the map itself is where they are placed. */
export function toSystems(question: Question): boolean {
  return question.share !== null && question.options.every((option) => String(option.value) in SYSTEMS);
}

/** What a captive is beside units: nothing that fights or carries. */
const CAPTIVE = { capacity: 0, restricted: true, health: 0 };

/** Room on the ships that go along, and how many units need it. */
export function load(picked: readonly Value[]): { room: number; load: number } {
  const units = picked.map((value) => UNITS[unitOf(value)]).filter((unit) => unit !== undefined);
  return {
    room: units.reduce((sum, unit) => sum + unit.capacity, 0),
    load: units.filter((unit) => unit.restricted).length,
  };
}

/** As many of each as can go: all ships, and what they carry, the strongest first; captives stay where they are. */
export function everything(question: Question): number[] {
  const units = question.options.map((option) => UNITS[unitOf(option.value)] ?? CAPTIVE);
  const caps = question.share!.caps.map((cap, place) => (units[place] === CAPTIVE ? 0 : cap));
  const counts = units.map((unit, place) => (unit.restricted ? 0 : caps[place]!));
  let left = question.share!.total - counts.reduce((sum, count) => sum + count, 0);
  let room = units.reduce((sum, unit, place) => sum + unit.capacity * counts[place]!, 0);
  const cargo = units.flatMap((unit, place) => (unit.restricted ? [place] : []));
  cargo.sort((a, b) => units[b]!.health - units[a]!.health);
  for (const place of cargo) {
    const taken = Math.max(0, Math.min(caps[place]!, room, left));
    counts[place] = taken;
    room -= taken;
    left -= taken;
  }
  return counts;
}
