/** Whose turn comes when: by pilot skill, then the side with initiative («Инициатива»). */
import type { ShipView, View } from './view';

export interface Turn {
  readonly ship: ShipView;
  readonly when: 'past' | 'now' | 'later';
}

type Table = Pick<View, 'phase' | 'ships' | 'initiative' | 'active'>;

/** The ships in the order in which they move (the least skilled first) or fire (the most skilled first). */
export function turnsOf({ phase, ships, initiative, active }: Table): Turn[] {
  if (phase !== 'activation' && phase !== 'combat') return [];
  const way = phase === 'activation' ? 1 : -1;
  const had = (ship: ShipView): boolean => (phase === 'activation' ? ship.activated : ship.attacked);
  return ships
    .filter((ship) => ship.in_play && ship.pilot)
    .sort(
      (one, other) =>
        way * (one.skill - other.skill) ||
        Number(one.side !== initiative) - Number(other.side !== initiative) ||
        one.seat - other.seat ||
        one.id - other.id,
    )
    .map((ship) => ({ ship, when: ship.id === active ? 'now' : had(ship) ? 'past' : 'later' }));
}
