/** How a ship is called: by its pilot, with a number where several have no name of their own. */
import type { Say } from '../../words/index.svelte';
import type { ShipView } from './view';

export function shipName(ship: Pick<ShipView, 'pilot' | 'number'>, say: Say): string {
  const name = ship.pilot ? say(`pilot-${ship.pilot}`) : say('word-shuttle');
  return ship.number ? say('ship-name-number', { pilot: name, number: ship.number }) : name;
}

/** The same where there is little room: those without a name of their own differ by their numbers. */
export function shortName(ship: Pick<ShipView, 'pilot' | 'number'>, say: Say): string {
  return ship.number ? say('ship-number', { number: ship.number }) : shipName(ship, say);
}

/** The same in a word: a surname or the noun of a nickname, which both stand last; or the ship's number. */
export function briefName(ship: Pick<ShipView, 'pilot' | 'number'>, say: Say): string {
  const name = shortName(ship, say);
  return ship.number
    ? name
    : name
        .replaceAll(/[“”«»]/g, '')
        .split(' ')
        .at(-1)!;
}
