/** Where pictures lie, and what they look like before they are there. */

declare const __PICTURES__: string;

/** The games that have pictures. */
export const PICTURED = ['hope', 'xwing', 'lcg', 'destiny', 'rebellion'] as const;
export type Pictured = (typeof PICTURED)[number];

/** The address of a picture: `/assets/pictures/<version>/lcg/luke-skywalker.webp`. */
export function pictureOf(game: string, id: string): string {
  return `${__PICTURES__}/${game}/${encodeURIComponent(id)}.webp`;
}

/** The address of a game's poster: small enough for a lobby that opens at once. */
export function posterOf(game: string): string {
  return `${__PICTURES__}/${game}/poster.avif`;
}

/** A quiet colour for the frame until the picture has come: by the id, so that a page does not flicker in one hue. */
export function groundOf(id: string): string {
  let hash = 2166136261;
  for (let index = 0; index < id.length; index++) hash = Math.imul(hash ^ id.charCodeAt(index), 16777619);
  return `oklch(22% 0.02 ${(hash >>> 0) % 360})`;
}

/** One picture in the list of all. */
export interface PictureEntry {
  id: string;
  en: string;
  ru: string;
  kind: string;
  side: 'light' | 'dark' | 'neutral';
  unique: boolean;
}

/** All pictures of a game. */
export async function picturesOf(game: string): Promise<PictureEntry[]> {
  const answer = await fetch(`${__PICTURES__}/${encodeURIComponent(game)}/index.json`);
  if (!answer.ok) return [];
  return (await answer.json()) as PictureEntry[];
}
