/** What a game looks like before one sits down: a poster of its own, subject in the middle, quiet below where its name stands. */
import type { Sketch } from '../press';

const POSTERS = import.meta.glob<string>('./*.svg', { eager: true, query: '?raw', import: 'default' });

/** In a lobby it is half a screen high: five of them are its first load, so that every byte counts. */
const HIGH = 560;

/** At the end of a match it is the backdrop of half a page. */
const WIDE = 1140;

export function posterPrints(): Sketch[] {
  return Object.entries(POSTERS).flatMap(([file, svg]) => {
    const game = file.slice(2, -4);
    const sized = (width: number): string =>
      svg.replace('width="480" height="480"', `width="${width}" height="${width}"`);
    return [
      { path: `${game}/poster`, svg: sized(HIGH), quality: 45, format: 'avif' },
      { path: `${game}/poster-wide`, svg: sized(WIDE), quality: 46 },
    ];
  });
}
