/** Dials in the making: set in any order, changed at will, laid down together. */
import type { Value } from '../../api/types';
import type { Choice } from '../../table/choice.svelte';
import type { ShipView } from './view';

export type Dial = readonly [bearing: string, speed: number];
const NONE = -1;

export class Plan {
  dials = $state.raw<ReadonlyMap<number, Dial>>(new Map());
  /** The ship whose dial is in hand. */
  ship = $state(NONE);
  /** All are set and on their way to the server, one after the other. */
  sending = $state(false);
  /** The ships whose dials are asked for. */
  asked = $state.raw<readonly ShipView[]>([]);
  /** What is pointed at on the grid or in space, before it is set. */
  tried = $state.raw<Dial | null>(null);
  /** One manoeuvre is chosen for a stressed ship of the opponent, in place of its red one. */
  replaces = $state(false);
  #round = '';

  /** The dials of a round are asked for, or the rest of them. */
  ask(round: string, ships: readonly ShipView[], replaces = false): void {
    if (round !== this.#round) {
      this.#round = round;
      this.dials = new Map();
      this.sending = false;
    }
    this.asked = ships;
    this.replaces = replaces;
    if (!ships.some((ship) => ship.id === this.ship)) this.ship = ships[0]?.id ?? NONE;
  }

  close(): void {
    this.asked = [];
    this.sending = false;
    this.tried = null;
    this.ship = NONE;
  }

  get current(): ShipView | undefined {
    return this.asked.find((ship) => ship.id === this.ship);
  }

  get left(): number {
    return this.asked.filter((ship) => !this.dials.has(ship.id)).length;
  }

  /** The dial that is tried or set for a ship. */
  of(ship: number): Dial | undefined {
    return (ship === this.ship ? this.tried : null) ?? this.dials.get(ship);
  }

  choose(ship: number): void {
    if (this.asked.some((one) => one.id === ship)) this.ship = ship;
    this.tried = null;
  }

  set(dial: Dial): void {
    this.dials = new Map(this.dials).set(this.ship, dial);
    this.tried = null;
  }

  /** The next ship that has no dial yet; undefined when all have one. */
  get next(): ShipView | undefined {
    const at = this.asked.findIndex((ship) => ship.id === this.ship);
    const order = [...this.asked.slice(at + 1), ...this.asked.slice(0, at)];
    return order.find((ship) => !this.dials.has(ship.id));
  }

  /** The answer that a ship's dial is. */
  answer(ship: number, dial: Dial): Value {
    return this.replaces ? dial : [ship, ...dial];
  }

  /** Whether the ship in hand may fly that. */
  offers(choice: Pick<Choice, 'has'>, bearing: string, speed: number): boolean {
    return choice.has(this.answer(this.ship, [bearing, speed]));
  }

  /** One dial after the other goes to the server once all are set. */
  send(choice: Choice): void {
    const next = this.asked.find((ship) => this.dials.has(ship.id));
    const value = next ? this.answer(next.id, this.dials.get(next.id)!) : null;
    if (value && choice.can(value)) choice.pick(value);
    else this.sending = false;
  }
}
