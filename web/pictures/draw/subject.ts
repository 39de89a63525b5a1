/** What stands in front of a scene. */
import type { Ink } from './ink';
import { place } from './shapes';

export interface Subject {
  /** Under the rim light. */
  body?: string;
  /** Shines by itself, over the body: blades' cores, windows, engines. */
  lit?: string;
  /** Shines behind the body. */
  behind?: string;
}

/** With the gradients it uses. */
export interface Drawn extends Subject {
  definitions: ReadonlyMap<string, string>;
}

export type Draw = (ink: Ink) => Subject;

const each = (subject: Subject, change: (svg: string) => string): Subject => ({
  ...(subject.behind && { behind: change(subject.behind) }),
  ...(subject.body && { body: change(subject.body) }),
  ...(subject.lit && { lit: change(subject.lit) }),
});

/** Smaller, moved. */
export const shrunk = (subject: Subject, scale: number, x: number, y: number): Subject =>
  each(subject, (svg) => place(svg, x, y, scale));

/** Seen in a mirror; the light is put on afterwards and stays where it is. */
export const flipped = (subject: Subject): Subject =>
  each(subject, (svg) => `<g transform="translate(300 0) scale(-1 1)">${svg}</g>`);

/** Several, the later ones in front. */
export function together(...subjects: Subject[]): Subject {
  const joined = (part: keyof Subject): string => subjects.map((subject) => subject[part] ?? '').join('');
  return { behind: joined('behind'), body: joined('body'), lit: joined('lit') };
}

export const NOTHING: Subject = {};
