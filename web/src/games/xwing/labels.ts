/** Where the names of ships stand, so that they cover neither each other nor a ship. All in pixels. */
import { shared, square, type Rect } from './room';
import type { ShipView } from './view';

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
  /** How wide its label is without the name, where a crowd may do without it. */
  readonly brief?: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** There is no room for the name. */
  readonly brief?: boolean;
}

/** What is seen of space, in the pixels that labels are laid out in. */
export interface Opening {
  /** Between the plates at both sides: names of ships that are not seen stand at its edge. */
  readonly middle: Rect;
  /** With what is seen under the plates. */
  readonly whole: Rect;
  /** The plates, and what else lies over it. */
  readonly covers: readonly Rect[];
}

const GAP = 4;
/** Half the width of the badge that a pilot's skill stands in. */
export const BADGE = 10;
/** How wide a label is: the badge with the skill and, roughly, the name. */
export const labelWidth = (name: string): number => 2 * BADGE + 4 + name.length * 7.2;
/** How wide one point of hull or shields is. */
export const PIP = 9;
/** How wide a label is without the name: the badge over hull and shields. */
export const briefWidth = ({ hull, most_shields }: Pick<ShipView, 'hull' | 'most_shields'>): number =>
  Math.max(2 * BADGE, (hull + most_shields) * PIP);

/** Where a ship's tokens and its chance lie when its name stands there: above, or below where the name is above. */
function tokensOf(ship: Named, label: Spot): Rect {
  const tokens = ship.tokens ?? 0;
  const width = Math.max(tokens, ship.chance ? 48 : 0);
  const height = (tokens ? 20 : 0) + (ship.chance ? 24 : 0);
  const near = ship.reach - 2;
  return { x: ship.x - width / 2, y: label.y >= 0 ? ship.y - near - height : ship.y + near, width, height };
}

const sum = (box: Rect, others: readonly Rect[]): number => others.reduce((all, one) => all + shared(box, one), 0);

/** How much of a label would not be seen. */
function unseen(box: Rect, opening: Opening | null): number {
  return opening ? box.width * box.height - shared(box, opening.whole) + sum(box, opening.covers) : 0;
}

/** How many places a name has along the window's edge, to either side of the one that is nearest to its ship; and in how many rows. */
const ALONG = 6;
const ROWS = 5;
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
export function seenWhole({ x, y, reach }: Pick<Named, 'x' | 'y' | 'reach'>, opening: Opening): boolean {
  const body = square({ x, y }, 1.4 * reach);
  return unseen(body, opening) < 0.03 * body.width * body.height;
}

/** The places that a ship's name may have, the best first: its middle from the ship's own. */
function spotsOf(ship: Named, opening: Opening | null): Spot[] {
  if (opening && !seenWhole(ship, opening)) return spotsAtEdge(ship, opening.middle);
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
    ...[1, 2, 3].flatMap((rows) =>
      [0, 0.7, -0.7, 1.4, -1.4].flatMap((part) => [
        { x: aside * part, y: down + rows * ship.height },
        { x: aside * part, y: -down - rows * ship.height },
      ]),
    ),
  ];
  if (!opening) return spots;
  const room = opening.whole;
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
/** How far round a ship a name would be taken for its own, in pixels. */
const OWN = 40;
/** A name of which more than this part would lie over others gives way where it may, and one that stands so many rows off. */
const [CROWDED, FAR] = [0.2, 1.6];

/** Everything that a name keeps off: ships, what is set down among them, other names with their tokens. */
interface Things {
  readonly bodies: readonly Rect[];
  /** What is no less to be seen than ships, or lies over all of them. */
  readonly held: readonly Rect[];
  readonly taken: readonly Rect[];
  readonly opening: Opening | null;
}

/** The best place for a ship's name, and how much of it lies over others there. */
function placed(ship: Named, { bodies, held, taken, opening }: Things): Label & { readonly over: number } {
  const away = opening !== null && !seenWhole(ship, opening);
  // of a ship out of sight: not where it would be taken for the name of one that is seen
  const around = away ? bodies.map((one) => square(middleOf(one), one.width + 2 * OWN)) : [];
  let best = { ...labelAt(ship, { x: 0, y: 0 }), over: 0 };
  let least = Infinity;
  for (const [place, spot] of spotsOf(ship, opening).entries()) {
    const label = labelAt(ship, spot);
    const [onShips, onHeld, onNames] = [bodies, held, taken].map((all) => sum(label.name, all)) as [
      number,
      number,
      number,
    ];
    const covered = onShips + 3 * onHeld + 4 * onNames + 3 * unseen(label.name, opening) + sum(label.name, around) / 2;
    const price = covered + 2 * sum(label.tokens, taken) + sum(label.tokens, [...bodies, ...held]) / 2 + place * 2;
    if (price >= least) continue;
    least = price;
    best = { ...label, over: (onShips + onHeld + onNames) / (label.name.width * label.name.height) };
  }
  return best;
}

const middleOf = ({ x, y, width, height }: Rect): Spot => ({ x: x + width / 2, y: y + height / 2 });

/** The best place for its name or, in a crowd, for what else is written there. */
function labelled(ship: Named, things: Things): Label {
  const found = placed(ship, things);
  const far = Math.abs(found.spot.y) > ship.reach + FAR * ship.height;
  if (!ship.brief || (found.over <= CROWDED && !far)) return found;
  const brief = placed({ ...ship, width: ship.brief }, things);
  return { ...brief, spot: { ...brief.spot, brief: true } };
}

/**
 * Below the ship where there is room, else above, beside, or at a corner: the middle of each label, from the ship's own.
 * What is being set down among them (`held`) is kept in sight as a ship is.
 */
export function placeLabels(
  ships: readonly Named[],
  opening: Opening | null = null,
  held: readonly Rect[] = [],
): Map<number, Spot> {
  const whole = ships.filter((ship) => !opening || seenWhole(ship, opening));
  const bodies = whole.map((ship) => square(ship, 2 * ship.reach));
  const order = [...ships].sort((a, b) => b.y - a.y || a.id - b.id);
  const found = new Map<number, Label>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const ship of order) {
      found.delete(ship.id);
      const taken = [...found.values()].flatMap((label) => [label.name, label.tokens]);
      found.set(ship.id, labelled(ship, { bodies, held, taken, opening }));
    }
  }
  return new Map([...found].map(([id, label]) => [id, label.spot]));
}
