/** A ship in flight: where it is between the two ends of what a line of the journal tells. */
import { moves } from '../../settings.svelte';
import { inFlight, type Pose } from './space';
import type { Flight } from './story';
import type { ShipView } from './view';

export class Flying {
  #flight = $state.raw<Flight | null>(null);
  /** How far it has come, 0 … 1. */
  #part = $state(1);

  /** Fly along; call it from an effect, it returns how to stop. */
  follow(flight: Flight | null): (() => void) | undefined {
    this.#flight = flight;
    this.#part = 1;
    if (!flight || !moves()) return undefined;
    const begun = performance.now();
    const time = flight.bearing === 'roll' ? 450 : 800;
    let frame = 0;
    const step = (at: number): void => {
      const done = Math.max(0, Math.min(1, (at - begun) / time));
      this.#part = done < 0.5 ? 2 * done * done : 1 - (-2 * done + 2) ** 2 / 2;
      if (done < 1) frame = requestAnimationFrame(step);
    };
    this.#part = 0;
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }

  /** Where the ship is now; undefined when it does not fly. */
  pose(ship: ShipView): Pose | undefined {
    const flight = this.#flight;
    const part = this.#part;
    if (!flight || flight.ship !== ship.id || part >= 1) return undefined;
    const { from, to } = flight;
    if (flight.bearing === 'roll')
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, h: to.h };
    return inFlight(from, flight.bearing, flight.speed, to, part, ship.base / 1000);
  }
}
