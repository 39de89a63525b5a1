/** What a game looks like before one sits down: a poster of its own, subject in the middle, quiet below where its name stands. */
const POSTERS = import.meta.glob<string>('./*.svg', { eager: true, query: '?raw', import: 'default' });

/** The first game's fills half a lobby; the others stand beside it. */
const WIDTHS: Readonly<Record<string, number>> = { hope: 560 };
const USUAL = 400;

/** At the end of a match it is the backdrop of half a page. */
const WIDE = 1140;

export function posterPrints(): { path: string; svg: string; quality: number }[] {
  return Object.entries(POSTERS).flatMap(([file, svg]) => {
    const game = file.slice(2, -4);
    const sized = (name: string, width: number): { path: string; svg: string; quality: number } => ({
      path: `${game}/${name}`,
      svg: svg.replace('width="480" height="480"', `width="${width}" height="${width}"`),
      quality: 46,
    });
    return [sized('poster', WIDTHS[game] ?? USUAL), sized('poster-wide', WIDE)];
  });
}
