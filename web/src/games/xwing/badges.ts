/** The tokens that lie beside a ship: one sign and one hue for each. */
import type { IconName } from '../../parts/Icon.svelte';
import type { ShipView } from './view';

export interface Badge {
  readonly hue: string;
  readonly icon?: IconName;
  readonly text?: string;
  readonly count: number;
}

export function badgesOf(ship: ShipView): Badge[] {
  const found: Badge[] = [
    { hue: 'focus', icon: 'eye', count: ship.focus },
    { hue: 'evade', icon: 'evade', count: ship.evade },
    { hue: 'stress', icon: 'stress', count: ship.stress },
    { hue: 'ion', icon: 'ion', count: ship.ion },
    { hue: 'damage', icon: 'damage', count: ship.crits },
    { hue: 'plans', icon: 'cards', count: ship.cargo.length },
    ...ship.locked_by.map((letter) => ({ hue: 'lock', text: letter, count: 1 })),
  ];
  return found.filter((one) => one.count > 0);
}
