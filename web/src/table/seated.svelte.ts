/** Who sits at the table, as their plates tell it: here or away, asked or done, and the time they have. */
import type { Live } from '../api/live.svelte';
import type { Scene, Seat } from '../api/types';
import { say } from '../words/index.svelte';

export interface Seated {
  seat: number;
  name: string;
  /** I look from this seat. */
  me: boolean;
  bot: boolean;
  here: boolean;
  /** Its person has been gone for long. */
  abandoned: boolean;
  empty?: boolean;
  /** Lets a bot play here; null where nobody needs one, or I may not. */
  replace: (() => void) | null;
  /** Somebody waits for this seat's answer. */
  asked: boolean;
  /** This seat is done while others still choose. */
  done: boolean;
  /** Milliseconds left; null where no clock runs for this seat. */
  left: number | null;
}

/** Seats that the table waits for. */
export function askedSeats(scene: Scene | null): ReadonlySet<number> {
  if (!scene) return new Set();
  const own = scene.question && scene.seat !== null ? [scene.seat] : [];
  return new Set([...scene.asked.map((one) => one.seat), ...own]);
}

export function presence(seated: Seated): string {
  if (seated.bot) return say('seat-bot');
  if (seated.empty) return say('seat-empty');
  if (seated.abandoned) return say('seat-abandoned');
  return seated.here ? say('seat-online') : say('seat-away');
}

/** The seats of a running table, clocks included. */
export class Seating {
  #live: Live;
  #tick = $state(Date.now());

  constructor(live: Live) {
    this.#live = live;
    $effect(() => {
      if (!live.scene?.clocks.some((clock) => clock.running)) return;
      const timer = setInterval(() => (this.#tick = Date.now()), 250);
      return () => clearInterval(timer);
    });
  }

  #left(seat: number): number | null {
    const scene = this.#live.scene;
    const clock = scene?.clocks.find((one) => one.seat === seat);
    if (!scene || !clock) return null;
    const gone = clock.running ? Math.max(0, this.#tick - this.#live.drift - scene.now) : 0;
    return Math.max(0, clock.left - gone);
  }

  /** The seats as their plates tell it; `replace` lets a bot play for whoever is gone, where I may say so. */
  of(seats: readonly Seat[], names: readonly string[], replace: ((seat: number) => void) | null): Seated[] {
    const scene = this.#live.scene;
    const asked = askedSeats(scene);
    const together = asked.size + (scene?.answered.length ?? 0) > 1;
    return seats.map((seat) => ({
      seat: seat.seat,
      name: names[seat.seat] ?? '',
      me: seat.seat === (scene ? scene.seat : seats.find((one) => one.mine)?.seat),
      bot: seat.kind === 'bot',
      here: seat.online || seat.kind === 'bot',
      abandoned: seat.abandoned,
      empty: seat.kind === 'empty',
      replace: replace && (seat.kind === 'empty' || seat.abandoned) ? () => replace(seat.seat) : null,
      asked: asked.has(seat.seat),
      done: together && (scene?.answered.includes(seat.seat) ?? false),
      left: this.#left(seat.seat),
    }));
  }
}
