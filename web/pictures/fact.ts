/** What is known of a card, a ship, a place when its picture is made. */

export const GAMES = ['hope', 'xwing', 'lcg', 'destiny', 'rebellion'] as const;
export type Game = (typeof GAMES)[number];

export interface Fact {
  game: Game;
  id: string;
  /** The English name; look-up reads it. */
  en: string;
  /** The Russian name, for the page that shows all pictures. */
  ru?: string;
  subtitle?: string;
  /** "unit", "event", "character", "mission", "system", … as the game calls it. */
  kind: string;
  side: 'light' | 'dark' | 'neutral';
  affiliation: string;
  traits: readonly string[];
  unique: boolean;
}

/** "Emperor's Throne Room" → "emperors-throne-room". */
export function slug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’"“”.!?,…]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
