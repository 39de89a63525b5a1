/** A ship in flight: its way as one animation of a transform, which the browser runs without laying anything out anew. */
import type { Attachment } from 'svelte/attachments';
import { settings } from '../../settings.svelte';
import { time } from '../../table/motion';
import type { Frame } from './frame';
import { cameTo, inFlight, type Pose } from './space';
import type { Flight } from './story';

/** Milliseconds, a little less than its line of the journal is told for. */
const LONG = 570;
const ROLL = 500;
/** Poses along the way; between them it is straight. */
const STEPS = 24;

function poseAt(flight: Flight, part: number, base: number, came: number): Pose {
  const { from, to, bearing, speed } = flight;
  if (bearing === 'roll') return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, h: to.h };
  return inFlight(from, bearing, speed, to, part, base, came);
}

/** Where the ship is from moment to moment; it never turns the long way round. */
export function wayOf(flight: Flight, base: number): Pose[] {
  const came = flight.bearing === 'roll' ? 0 : cameTo(flight.from, flight.bearing, flight.speed, flight.to, base);
  const way: Pose[] = [];
  for (let step = 0; step <= STEPS; step += 1) {
    const pose = poseAt(flight, step / STEPS, base, came);
    const before = way.at(-1)?.h ?? pose.h;
    way.push({ ...pose, h: pose.h - 360 * Math.round((pose.h - before) / 360) });
  }
  return way;
}

/** `{@attach flown(…)}` on what is drawn of a ship: it comes flying along; nothing happens without a flight. */
export function flown(flight: Flight | null, base: number, frame: Frame): Attachment<SVGGElement> {
  return (ship) => {
    const long = time(flight?.bearing === 'roll' ? ROLL : LONG) * settings.tempo;
    if (!flight || !long) return;
    const frames = wayOf(flight, base).map((pose) => ({ transform: frame.css(pose) }));
    const running = ship.animate(frames, { duration: long, easing: 'cubic-bezier(0.45, 0, 0.55, 1)' });
    return () => running.cancel();
  };
}
