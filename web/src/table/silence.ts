/** Questions that are answered without being put: when, and how nothing is told by the time it takes. */
import type { Scene } from '../api/types';

/** Quick and slow ends of a pass that nobody thought about, in milliseconds. */
const LEAST = 500;
export const MOST = 6000;
/** Long enough to see what happened, where only bots sit opposite: they do not look at the clock. */
export const BRIEF = 250;

/** A pause as long as this person usually takes: nobody can tell a pass by the machine from a pass by hand. */
export function pause(times: readonly number[], chance: () => number): number {
  const sorted = [...times].sort((one, other) => one - other);
  const usual = sorted.length ? sorted[Math.floor(sorted.length / 2)]! : 1400;
  // log-normal around the usual time: sum of uniforms is near enough to a normal
  const normal = (chance() + chance() + chance() + chance() - 2) * 1.7;
  return Math.min(MOST, Math.max(LEAST, usual * Math.exp(0.45 * normal)));
}

/** How many answers each match had at most. */
const furthest = new Map<string, number>();

/** Whether answers have been taken back since: who has done that decides anew, or the pass would come back at once. */
export function takenBack(scene: Scene): boolean {
  const before = furthest.get(location.pathname) ?? 0;
  furthest.set(location.pathname, Math.max(before, scene.at));
  return scene.at < before;
}
