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

/** Below the ship where there is room, else above, beside, or at a corner: the middle of each label, from the ship's own. */
export function placeLabels(ships: readonly Named[], room: Rect | null = null): Map<number, Spot> {
  const bodies = ships.map((ship) => square(ship, 2 * ship.reach));
  const taken: Rect[] = [];
  const found = new Map<number, Spot>();
  for (const ship of [...ships].sort((a, b) => b.y - a.y || a.id - b.id)) {
    const down = ship.reach + GAP + ship.height / 2;
    const aside = ship.reach + GAP + ship.width / 2;
    const spots: Spot[] = [
      { x: 0, y: down },
      { x: 0, y: -down },
      { x: aside, y: 0 },
      { x: -aside, y: 0 },
      { x: aside * 0.8, y: down },
      { x: -aside * 0.8, y: down },
      { x: aside * 0.8, y: -down },
      { x: -aside * 0.8, y: -down },
    ];
    if (room) {
      // at the window's edge a name moves along its ship rather than out of sight
      const least = room.x + ship.width / 2 - ship.x;
      const x = Math.min(Math.max(0, least), Math.max(least, room.x + room.width - ship.width / 2 - ship.x));
      if (x) spots.push({ x, y: down }, { x, y: -down });
    }
    let best: { spot: Spot; boxes: Rect[]; price: number } | null = null;
    for (const [place, spot] of spots.entries()) {
      const { width, height } = ship;
      const box = { x: ship.x + spot.x - width / 2, y: ship.y + spot.y - height / 2, width, height };
      const tokens = tokensOf(ship, spot);
      const covered = [...bodies, ...taken].reduce((sum, other) => sum + shared(box, other), 0);
      const crowded = taken.reduce((sum, other) => sum + shared(tokens, other), 0);
      const hidden = bodies.reduce((sum, other) => sum + shared(tokens, other), 0) / 2;
      const price = covered + crowded + hidden + outside(box, room) * 3 + place * 2;
      if (!best || price < best.price) best = { spot, boxes: [box, tokens], price };
    }
    taken.push(...best!.boxes);
    found.set(ship.id, best!.spot);
  }
  return found;
}
