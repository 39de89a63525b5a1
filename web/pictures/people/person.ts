/** A person: garb, head, hair, hat and what is held, put together. */
import type { Ink } from '../draw/ink';
import type { Subject } from '../draw/subject';
import { drawGarb } from './garb';
import { drawHair } from './hair';
import { drawHat } from './hats';
import { drawHead } from './head';
import { anybody, type Look } from './look';
import { drawProp } from './props';

export function portrait(ink: Ink, look: Look): Subject {
  const head = drawHead(ink, look);
  const hat = drawHat(ink, look, head);
  const hair = hat.hidesHair
    ? keepsBelow(look)
      ? { back: drawHair(ink, look, head).back, front: '' }
      : { back: '', front: '' }
    : drawHair(ink, look, head);
  const prop = drawProp(ink, look);
  const tilted = (svg: string): string =>
    look.roll ? `<g transform="rotate(${Math.round(look.roll * 10) / 10} 150 196)">${svg}</g>` : svg;
  return {
    behind: prop.behind ?? '',
    body:
      tilted(hair.back + hat.back) +
      head.neck +
      drawGarb(ink, look) +
      tilted(head.face + head.beard + hair.front + hat.front) +
      (prop.body ?? ''),
    lit: prop.lit ?? '',
  };
}

/** Under a cap or a helmet long hair still shows. */
function keepsBelow({ hair, hat }: Look): boolean {
  return (
    ['long', 'bob', 'tail', 'shaggy', 'locks'].includes(hair) &&
    ['cap', 'field-cap', 'bandana', 'beret', 'brim', 'helmet'].includes(hat)
  );
}

/** Somebody by id, as far as nothing else is said. */
export const person =
  (id: string, wish: Partial<Look> = {}) =>
  (ink: Ink): Subject =>
    portrait(ink, anybody(id, wish));
