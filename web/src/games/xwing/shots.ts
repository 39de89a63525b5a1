/** What flies when a ship fires: out of which guns, and in which hue. */
import type { Frame } from './frame';
import { ahead, type Point, type Pose } from './space';
import type { Told } from './story';
import type { ShipView } from './view';

export type Shot = 'red' | 'green' | 'ion' | 'missile';

const ION = /^ion-/;
const MISSILE = /torpedoes|missiles/;

/** Rebel lasers are red, imperial ones green; ions are blue, and a missile burns. */
export function shotOf(weapon: string, side: number): Shot {
  if (ION.test(weapon)) return 'ion';
  if (MISSILE.test(weapon)) return 'missile';
  return side === 0 ? 'red' : 'green';
}

/** Millimetres to the right of a ship's middle and towards its nose. */
type Gun = readonly [number, number];

/** Where the guns of a ship are drawn: at the wing tips of an X-wing, close together on all others. */
const WINGS: Record<string, Gun> = { xwing: [13, 6] };
const NOSE: Gun = [4, 9];
const TUBES: Gun = [6, 8];
const TURRET: Gun = [2, 0];

export function gunsOf(kind: string, weapon: string): readonly Gun[] {
  const [right, forward] = weapon === 'primary' ? (WINGS[kind] ?? NOSE) : MISSILE.test(weapon) ? TUBES : TURRET;
  return [
    [-right, forward],
    [right, forward],
  ];
}

/** An attack on the screen, as it is drawn between two ships; nothing while one of them is not on the table. */
export interface Aimed {
  readonly from: Point;
  readonly to: Point;
  readonly range: number;
  readonly guns: readonly Point[];
  readonly shot: Shot;
  /** The outcome is known: nothing is thought of any more. */
  readonly over: boolean;
}

export function aimed(
  attack: Pick<Told, 'attacker' | 'defender' | 'weapon' | 'range' | 'result'>,
  gunner: ShipView | undefined,
  poses: ReadonlyMap<number, Pose>,
  frame: Frame,
): Aimed | null {
  const [from, to] = [poses.get(attack.attacker), poses.get(attack.defender)];
  if (!from || !to || !gunner) return null;
  return {
    from: frame.show(from),
    to: frame.show(to),
    range: attack.range,
    guns: gunsOf(gunner.kind, attack.weapon).map((gun) => frame.show(ahead(from, ...gun))),
    shot: shotOf(attack.weapon, gunner.side),
    over: attack.result !== null,
  };
}
