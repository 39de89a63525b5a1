/** Squads as the squad page edits them; what lists say and what is legal is asked of the engine. */
import { CARDS, costOf, type Crew, type Squad } from './cards';

export function total(squad: Squad): number {
  return squad.ships.reduce((sum, crew) => sum + costOf(crew), 0);
}

/** A list that the engine reads: cards by their ids, so that it means the same in every language. */
export function write(squad: Squad, limit: number): string {
  const ships = squad.ships.map((crew) => [crew.pilot, ...crew.upgrades].join(' + '));
  return [`# ${squad.name.replaceAll(/\s+/g, ' ')}`, squad.faction, ...ships, `limit: ${limit}`, ''].join('\n');
}

/** A squad with cards that exist only: what a list names besides is the engine's complaint. */
export function known(squad: Squad): Squad {
  return {
    ...squad,
    ships: squad.ships
      .filter((crew) => crew.pilot in CARDS.pilots)
      .map((crew) => ({ ...crew, upgrades: crew.upgrades.filter((card) => card in CARDS.upgrades) })),
  };
}

/** The icons of a ship's bar, with those that its upgrades add. */
export function barOf(crew: Crew): string[] {
  const added = crew.upgrades.flatMap((card) => CARDS.upgrades[card]?.adds ?? []);
  return [...(CARDS.pilots[crew.pilot]?.slots ?? []), ...added];
}

/** Which upgrade sits in which slot of a ship's bar; one that takes two slots sits in the first of them. */
export function seated(crew: Crew): (string | null)[] {
  const left = [...crew.upgrades];
  return barOf(crew).map((slot) => {
    const at = left.findIndex((card) => CARDS.upgrades[card]?.slots[0] === slot);
    return at < 0 ? null : left.splice(at, 1)[0]!;
  });
}
