/** What there is to be seen, in millimetres of the screen, while something is set down. */
import type { Nearness } from './composing';
import type { Frame } from './frame';
import type { Placing } from './placing.svelte';
import { ahead, type Point, type Pose } from './space';

/** Above all the `hearts`, and of the others as many as may be. */
export interface Sights {
  readonly hearts: readonly Point[];
  readonly others: readonly Point[];
  /** How near one looks, where that is less near than usual. */
  readonly near?: Nearness;
  /** Pixels for what stands over the names and tokens of ships. */
  readonly above?: number;
  /** Pixels for a panel to the left of it all. */
  readonly aside?: number;
}

/** A ship is set down with most of its own edge in sight. */
const STANDING: Nearness = { close: 1.3, enough: 1.3 };
/** A dial is set for what all others may do. */
export const PLANNING: Nearness = { close: 2.2, enough: 1.45 };
/** How wide the dial is beside its ship, with the gap between them. */
export const DIAL = 322;
/** How high the chance to hurt a ship is written. */
export const CHANCE = 24;
/** How far a barrel roll takes a ship. */
const ROLL = 80;

/** Where a ship can come to that rolls, on either side. */
export function rolls({ kind }: Placing, pose: Pose | undefined): Point[] {
  return pose && kind === 'barrel-roll' ? [ahead(pose, -ROLL, 0), ahead(pose, ROLL, 0)] : [];
}

/** Before the battle: the ship that is set down (`planted`), the zones of what lies in space, else the whole area. */
export function setUp(placing: Placing | null, planted: Pose | null, ships: readonly Point[], frame: Frame): Sights {
  if (!placing) return { hearts: [], others: [] };
  if (!planted) return { hearts: placing.zones.flat().map(frame.show), others: [] };
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  return { hearts: [frame.show(planted)], others: [...ships, middle], near: STANDING };
}
