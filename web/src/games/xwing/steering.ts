/** The manoeuvres that are offered on the board: those of the dial in hand, or the ways that the shuttle may take. */
import { key, type Choice } from '../../table/choice.svelte';
import type { Dial, Plan } from './plan.svelte';
import type { ShipView } from './view';

export interface Steering {
  /** Whose they are. */
  readonly ship: number;
  readonly offers: (bearing: string, speed: number) => boolean;
  readonly pick: (dial: Dial) => void;
  readonly point: (dial: Dial | null) => void;
  /** What is set, pointed at or advised, and would be flown. */
  readonly dials: readonly (readonly [ShipView, Dial])[];
}

export function steered(plan: Plan, choice: Choice, shuttle: ShipView | undefined): Steering {
  return shuttle ? byAnswer(shuttle, choice) : byDial(plan, choice);
}

function byDial(plan: Plan, choice: Choice): Steering {
  return {
    ship: plan.ship,
    offers: (bearing, speed) => plan.offers(choice, bearing, speed),
    pick: (dial) => plan.set(dial),
    point: (dial) => (plan.tried = dial),
    dials: plan.asked.flatMap((ship) => {
      const dial = plan.of(ship.id);
      return dial ? [[ship, dial] as const] : [];
    }),
  };
}

function byAnswer(ship: ShipView, choice: Choice): Steering {
  const ways = ship.dial.map(([bearing, speed]): Dial => [bearing, speed]);
  const pointed = ways.filter((way) => choice.hovered === key([...way]));
  const meant = pointed.length ? pointed : ways.filter((way) => choice.isAdvised([...way]));
  return {
    ship: ship.id,
    offers: (bearing, speed) => choice.has([bearing, speed]),
    pick: (way) => choice.pick([...way]),
    point: (way) => (choice.hovered = way && key([...way])),
    dials: meant.map((way) => [ship, way] as const),
  };
}
