/** Where the names of ships stand, so that they cover neither each other nor a ship. All in pixels. */
import { shared, square, type Rect } from './room';

export interface Named {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** Half the width of what is drawn of the ship. */
  readonly reach: number;
  readonly width: number;
  readonly height: number;
  /** How wide its tokens lie, on the side where the name does not. */
  readonly tokens?: number;
  /** The chance to hurt it stands beyond its tokens. */
  readonly chance?: boolean;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const GAP = 4;
/** Half the width of the badge that a pilot's skill stands in. */
export const BADGE = 10;
/** How wide a label is: the badge with the skill and, roughly, the name. */
export const labelWidth = (name: string): number => 2 * BADGE + 4 + name.length * 7.2;

/** Where a ship's tokens and its chance lie when its name stands there: above, or below where the name is above. */
function tokensOf(ship: Named, label: Spot): Rect {
  const tokens = ship.tokens ?? 0;
  const width = Math.max(tokens, ship.chance ? 48 : 0);
  const height = (tokens ? 20 : 0) + (ship.chance ? 24 : 0);
  const near = ship.reach - 2;
  return { x: ship.x - width / 2, y: label.y >= 0 ? ship.y - near - height : ship.y + near, width, height };
}

/** How much of a label would stand outside the window. */
function outside(box: Rect, room: Rect | null): number {
  return room ? box.width * box.height - shared(box, room) : 0;
}

/** How many places a name has along the window's edge, to either side of the one that is nearest to its ship; and in how many rows. */
const ALONG = 6;
const ROWS = 3;
/** How far from the edge it stands, for the arrow that points to its ship. */
const INSET = 12;

/** The places of a name whose ship is not seen whole: at the window's edge nearest to it, then along that edge, then farther in. */
function spotsAtEdge(ship: Named, room: Rect): Spot[] {
  const within = (at: number, from: number, size: number, part: number): number =>
    Math.min(Math.max(at, from + part), Math.max(from + part, from + size - part));
  const near = (x: number, y: number): Spot => ({
    x: within(x, room.x, room.width, ship.width / 2 + INSET) - ship.x,
    y: within(y, room.y, room.height, ship.height / 2 + INSET) - ship.y,
  });
  const aside = Math.abs(ship.x - room.x - room.width / 2) - room.width / 2;
  const away = Math.abs(ship.y - room.y - room.height / 2) - room.height / 2;
  const edge = near(ship.x, ship.y);
  const inward = ship.y < room.y + room.height / 2 ? 1 : -1;
  return Array.from({ length: ROWS * (2 * ALONG + 1) }, (_, place) => {
    const [row, along] = [Math.floor(place / (2 * ALONG + 1)), place % (2 * ALONG + 1)];
    const steps = Math.ceil(along / 2) * (along % 2 ? 1 : -1);
    if (aside > away) return near(ship.x, ship.y + edge.y + steps * (ship.height + GAP));
    const y = ship.y + edge.y + row * inward * (ship.height + GAP);
    return near(ship.x + edge.x + (steps * (ship.width + GAP)) / 2, y);
  });
}

/** Whether a ship is seen whole in the part of the window that nothing covers. */
export function seenWhole({ x, y, reach }: Pick<Named, 'x' | 'y' | 'reach'>, room: Rect): boolean {
  const body = square({ x, y }, 1.4 * reach);
  return shared(body, room) > 0.97 * body.width * body.height;
}

/** The places that a ship's name may have, the best first: its middle from the ship's own. */
function spotsOf(ship: Named, room: Rect | null): Spot[] {
  if (room && !seenWhole(ship, room)) return spotsAtEdge(ship, room);
  const down = ship.reach + GAP + ship.height / 2;
  const aside = ship.reach + GAP + ship.width / 2;
  const spots: Spot[] = [
    { x: 0, y: down },
    { x: 0, y: -down },
    { x: aside, y: 0 },
    { x: -aside, y: 0 },
    ...[0.8, 0.5].flatMap((part) => [
      { x: aside * part, y: down },
      { x: -aside * part, y: down },
      { x: aside * part, y: -down },
      { x: -aside * part, y: -down },
    ]),
    // farther off, tied to the ship by a line
    ...[1, 2].flatMap((rows) =>
      [0, 0.7, -0.7].flatMap((part) => [
        { x: aside * part, y: down + rows * ship.height },
        { x: aside * part, y: -down - rows * ship.height },
      ]),
    ),
  ];
  if (!room) return spots;
  // at the window's edge a name moves along its ship rather than out of sight
  const least = room.x + ship.width / 2 - ship.x;
  const x = Math.min(Math.max(0, least), Math.max(least, room.x + room.width - ship.width / 2 - ship.x));
  return x ? [...spots, { x, y: down }, { x, y: -down }] : spots;
}

interface Label {
  readonly spot: Spot;
  readonly name: Rect;
  readonly tokens: Rect;
}

function labelAt(ship: Named, spot: Spot): Label {
  const { width, height } = ship;
  const name = { x: ship.x + spot.x - width / 2, y: ship.y + spot.y - height / 2, width, height };
  return { spot, name, tokens: tokensOf(ship, spot) };
}

/** Names are laid out one after the other, then again knowing all others. */
const ROUNDS = 3;

/**
 * Below the ship where there is room, else above, beside, or at a corner: the middle of each label, from the ship's own.
 * What is being set down among them (`held`) is kept in sight as a ship is.
 */
export function placeLabels(
  ships: readonly Named[],
  room: Rect | null = null,
  held: readonly Rect[] = [],
): Map<number, Spot> {
  const whole = ships.filter((ship) => !room || seenWhole(ship, room));
  const bodies = [...whole.map((ship) => square(ship, 2 * ship.reach)), ...held];
  const order = [...ships].sort((a, b) => b.y - a.y || a.id - b.id);
  const found = new Map<number, Label>();
  const sum = (box: Rect, others: readonly Rect[]): number => others.reduce((all, one) => all + shared(box, one), 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const ship of order) {
      found.delete(ship.id);
      const taken = [...found.values()].flatMap((label) => [label.name, label.tokens]);
      let best: Label | null = null;
      let least = Infinity;
      for (const [place, spot] of spotsOf(ship, room).entries()) {
        const label = labelAt(ship, spot);
        const covered = sum(label.name, bodies) + 4 * sum(label.name, taken) + 3 * outside(label.name, room);
        const price = covered + 2 * sum(label.tokens, taken) + sum(label.tokens, bodies) / 2 + place * 2;
        if (price < least) [best, least] = [label, price];
      }
      found.set(ship.id, best!);
    }
  }
  return new Map([...found].map(([id, label]) => [id, label.spot]));
}
