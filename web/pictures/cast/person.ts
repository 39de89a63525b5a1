/** How a named person is written down: a face that stays, and versions that differ in garb, pose and place. */
import type { Ink } from '../draw/ink';
import type { Subject } from '../draw/subject';
import type { PlaceName } from '../scenes/index';
import { anybody, type Look } from '../people/look';
import { portrait } from '../people/person';

/** How one card shows the person. */
export interface Version {
  /** Which card: matched against subtitle and traits. Without it, versions are given out in order. */
  when?: RegExp;
  look?: Partial<Look>;
  at?: readonly PlaceName[];
  draw?: (ink: Ink) => Subject;
}

export interface Person {
  key: string;
  /** The English name, whole or in part, in lower case. */
  name: RegExp;
  at: readonly PlaceName[];
  /** What others draw of them, too: a holo, a poster, a scene with two. */
  draw: (ink: Ink, wish?: Partial<Look>) => Subject;
  versions: readonly Version[];
}

/** Somebody with a human face (or nearly). */
export function human(
  key: string,
  name: RegExp,
  at: readonly PlaceName[],
  look: Partial<Look>,
  ...versions: Version[]
): Person {
  return {
    key,
    name,
    at,
    draw: (ink, wish = {}) => portrait(ink, anybody(key, { scar: false, freckles: false, ...look, ...wish })),
    versions,
  };
}

/** Somebody who is drawn in a way of their own. */
export function other(
  key: string,
  name: RegExp,
  at: readonly PlaceName[],
  draw: (ink: Ink, wish?: Partial<Look>) => Subject,
  ...versions: Version[]
): Person {
  return { key, name, at, draw, versions };
}

/** Ways to stand, for cards beyond the versions that are written down: no two alike. */
const TURNS: readonly Partial<Look>[] = [
  {},
  { yaw: 0.45, roll: 4 },
  { yaw: -0.55, roll: -4 },
  { yaw: 0.15, roll: 0 },
  { yaw: 0.62, roll: -3 },
  { yaw: -0.2, roll: 3 },
  { yaw: -0.7, roll: 2 },
  { yaw: 0.3, roll: -6 },
];

/** The person as the `index`-th card of that name shows them. */
export function versionOf(
  person: Person,
  index: number,
  about: string,
): { draw: (ink: Ink) => Subject; at: readonly PlaceName[]; key: string } {
  const chosen = person.versions.find(({ when }) => when?.test(about));
  const open = person.versions.filter(({ when }) => !when);
  const version = chosen ?? open[index - 1];
  const turn = version?.look ? {} : (TURNS[index % TURNS.length] as Partial<Look>);
  const wish = { ...turn, ...version?.look };
  return {
    draw: version?.draw ?? ((ink) => person.draw(ink, wish)),
    at: version?.at ?? person.at,
    key: chosen ? `${person.key}/${person.versions.indexOf(chosen)}` : `${person.key}#${index}`,
  };
}
