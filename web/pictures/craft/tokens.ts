/** Ships as they turn on the table: from above, nose up, lit from both sides, nothing around them. */
import { Ink } from '../draw/ink';
import { needed } from '../draw/ink';
import { fill, n } from '../draw/shapes';
import { type Livery, type Plan, plan, type PlanName, TIE_PLANS } from './plans';

/** Half the side of the square a ship is drawn in; the nose is up. */
const REACH = 118;
const LIGHT = { rim: '#ffffff', glow: '#8090ac' };

export type ShipName = PlanName | 'tie' | 'tie-advanced';

function planOf(ink: Ink, ship: ShipName, livery: Livery): Plan {
  if (ship === 'tie') return TIE_PLANS.tie(ink, livery);
  if (ship === 'tie-advanced') return TIE_PLANS.advanced(ink, livery);
  return plan(ink, ship, livery);
}

/** An engine's flame behind the ship. */
function flame(ink: Ink, [x, y, size = 6]: Plan['engines'][number], colour: string): string {
  return (
    fill(
      `M${n(x - size)},${y}Q${x},${n(y + size * 7)} ${n(x + size)},${y}Z`,
      ink.fade([
        [0, '#fff4ea', 0.95],
        [0.3, colour, 0.8],
        [1, colour, 0],
      ]),
    ) + ink.glow(x, y, size * 1.8, '#ffffff', 0.9)
  );
}

/** A whole document of a ship. */
export function shipToken(ship: ShipName, livery: Livery = {}, side = 288): string {
  const ink = new Ink(`token/${ship}`, LIGHT);
  const { svg, engines } = planOf(ink, ship, livery);
  const glow = engines.map((engine) => flame(ink, engine, ship.startsWith('tie') ? '#ff4a36' : '#ff7a4a')).join('');
  const all = glow + svg;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}"><defs>${needed(all, ink.definitions)}</defs>${all}</svg>`;
}
