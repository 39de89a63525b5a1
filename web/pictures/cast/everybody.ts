/** All who have a name, and how to draw them by a short key. */
import type { Look } from '../people/look';
import { HEROES } from './heroes';
import type { Person } from './person';
import type { Drawn } from './table';
import { VILLAINS } from './villains';

export const EVERYBODY: readonly Person[] = [...HEROES, ...VILLAINS];
const BY_KEY = new Map(EVERYBODY.map((person) => [person.key, person]));

/** Somebody in a scene of their own or with others. */
export const who = (key: string, wish?: Partial<Look>): Drawn => {
  const person = BY_KEY.get(key);
  if (!person) throw new Error(`There is nobody called "${key}".`);
  return (ink) => person.draw(ink, wish);
};
