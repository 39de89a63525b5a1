/** The dice of combat and missions: black, red and green, as in the box. */
import type { Rolled } from '../../table/DicePool.svelte';
import type { Say } from '../../words/index.svelte';

export type Face = 'blank' | 'hit' | 'direct' | 'special';
const CUBE: Readonly<Record<string, readonly Face[]>> = {
  black: ['hit', 'hit', 'direct', 'special', 'blank', 'blank'],
  red: ['hit', 'hit', 'direct', 'special', 'blank', 'blank'],
  green: ['direct', 'direct', 'blank', 'blank', 'blank', 'blank'],
};
const HUE: Readonly<Record<string, string>> = { black: 'die-black', red: 'damage', green: 'good' };

/** "red-hit" as a die that lies on the table. */
export function die(told: string, index: number, say: Say, roll: string): Rolled<Face> {
  const [colour = 'black', face = 'blank'] = told.split('-') as [string, Face];
  const faces = CUBE[colour] ?? CUBE.black!;
  return {
    id: index,
    faces,
    shown: Math.max(0, faces.indexOf(face)),
    label: say(`die-${told}`),
    hue: HUE[colour],
    roll,
  };
}
