/** Where a ship's dial can take it. */
import { fly, type Pose } from './space';
import type { ShipView, View } from './view';

export interface End {
  readonly bearing: string;
  readonly speed: number;
  readonly colour: string;
  readonly at: Pose;
}

export function fanOf(ship: ShipView, pose: Pose): End[] {
  return ship.dial.map(([bearing, speed, colour]) => ({
    bearing,
    speed,
    colour,
    at: fly(pose, bearing, speed, ship.base / 1000),
  }));
}

/** The ends that lie in the play area: a way out of it is no reason to look there. */
export function inArea(fan: readonly End[], { width, height }: Pick<View, 'width' | 'height'>): Pose[] {
  const within = (at: number, size: number): boolean => at >= 0 && at <= size / 1000;
  return fan.map((end) => end.at).filter((at) => within(at.x, width) && within(at.y, height));
}
