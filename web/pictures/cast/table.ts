/** Tables of look-up: a pattern, where it is, what is seen. */
import { choose } from '../draw/chance';
import type { Ink } from '../draw/ink';
import { shrunk, type Subject, together } from '../draw/subject';
import type { Fact } from '../fact';
import type { PlaceName } from '../scenes/index';
import { figures, type CastName, type FigureWish, type PoseName } from '../people/figure';

export type Drawn = (ink: Ink, fact: Fact) => Subject;
export type Places = readonly PlaceName[];
/** By a pattern in the English name. An empty list of places: where the affiliation is at home. */
export type Row = readonly [pattern: RegExp, at: Places, draw: Drawn];
/** By the whole English name, as a slug. */
export type Names = Readonly<Record<string, readonly [at: PlaceName | Places, draw?: Drawn]>>;

/** One of a few, by the card's id. */
export const oneOf =
  (...draws: readonly Drawn[]): Drawn =>
  (ink, fact) =>
    choose(fact.id, 'one', draws)(ink, fact);

/** A scene told with figures. */
export const scene =
  (...list: readonly (readonly [CastName, PoseName, FigureWish?])[]): Drawn =>
  (ink) =>
    figures(ink, list);

/** Two people, face to face. */
export const facing =
  (left: Drawn, right: Drawn): Drawn =>
  (ink, fact) =>
    together(shrunk(left(ink, fact), 0.74, -30, 74), shrunk(right(ink, fact), 0.74, 108, 74));

/** Three, one before the others. */
export const three =
  (front: Drawn, left: Drawn, right: Drawn): Drawn =>
  (ink, fact) => {
    const small = (draw: Drawn, x: number): Subject => shrunk(draw(ink, fact), 0.56, x, 70);
    return together(small(left, -22), small(right, 154), shrunk(front(ink, fact), 0.78, 33, 70));
  };

/** Something with something else over it. */
export const over =
  (...draws: readonly Drawn[]): Drawn =>
  (ink, fact) =>
    together(...draws.map((draw) => draw(ink, fact)));

/** Smaller, moved. */
export const at =
  (draw: Drawn, scale: number, x: number, y: number): Drawn =>
  (ink, fact) =>
    shrunk(draw(ink, fact), scale, x, y);

/** The place is the picture. */
export const PLACE_ONLY: Drawn = () => ({});

export const isDark = (fact: Fact): boolean => fact.side === 'dark';
