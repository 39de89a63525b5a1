/** How a ship is called: by its pilot, with a number where several have no name of their own. */
import type { Say } from '../../words/index.svelte';
import type { ShipView } from './view';

export function shipName(ship: Pick<ShipView, 'pilot' | 'number'>, say: Say): string {
  const name = ship.pilot ? say(`pilot-${ship.pilot}`) : say('word-shuttle');
  return ship.number ? say('ship-name-number', { pilot: name, number: ship.number }) : name;
}
