/** What is printed on the cards: numbers and icons; names and texts come with the game's words. */
import facts from './cards.json';

export interface Crew {
  readonly pilot: string;
  readonly upgrades: readonly string[];
}

export interface Squad {
  readonly faction: string;
  readonly ships: readonly Crew[];
  readonly name: string;
}

export interface Manoeuvre {
  readonly bearing: string;
  readonly speed: number;
  readonly colour: string;
}

export interface ShipType {
  readonly id: string;
  readonly xws: string;
  readonly attack: number;
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
  readonly actions: readonly string[];
  readonly dial: readonly (readonly [string, number, string])[];
}

export interface Pilot {
  readonly id: string;
  readonly faction: string;
  readonly ship: string;
  readonly skill: number;
  readonly cost: number;
  readonly slots: readonly string[];
  readonly unique: boolean;
  readonly ability: boolean;
  readonly xws: string;
}

export interface Upgrade {
  readonly id: string;
  readonly slot: string;
  readonly cost: number;
  readonly unique: boolean;
  readonly attack: number | null;
  readonly reach: readonly number[] | null;
  readonly xws: string;
}

interface Facts {
  readonly slots: readonly string[];
  readonly ships: Record<string, ShipType>;
  readonly pilots: Record<string, Pilot>;
  readonly upgrades: Record<string, Upgrade>;
  readonly damage: Record<string, { readonly trait: string }>;
  /** What cards and factions are called in lists, in every language. */
  readonly names: Record<'pilot' | 'upgrade' | 'faction', Record<string, readonly string[]>>;
  readonly starters: Record<string, { readonly id: string; readonly limit: number; readonly squad: Squad }>;
  readonly asteroids: readonly (readonly (readonly number[])[])[];
  readonly satellite: readonly (readonly number[])[];
}

export const CARDS = facts as unknown as Facts;

export function costOf(crew: Crew): number {
  const pilot = CARDS.pilots[crew.pilot]?.cost ?? 0;
  return crew.upgrades.reduce((sum, name) => sum + (CARDS.upgrades[name]?.cost ?? 0), pilot);
}
