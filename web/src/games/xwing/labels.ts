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
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const GAP = 4;

/** Where a ship's tokens lie when its name stands there: above, or below where the name is above. */
function tokensOf(ship: Named, label: Spot): Rect {
  const width = ship.tokens ?? 0;
  const y = ship.y + (label.y >= 0 ? -1 : 1) * (ship.reach + 8);
  return { x: ship.x - width / 2, y: y - 10, width, height: 20 };
}

/** Below the ship where there is room, else above, beside, or at a corner: the middle of each label, from the ship's own. */
export function placeLabels(ships: readonly Named[]): Map<number, Spot> {
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
    let best: { spot: Spot; boxes: Rect[]; price: number } | null = null;
    for (const [place, spot] of spots.entries()) {
      const { width, height } = ship;
      const box = { x: ship.x + spot.x - width / 2, y: ship.y + spot.y - height / 2, width, height };
      const tokens = tokensOf(ship, spot);
      const covered = [...bodies, ...taken].reduce((sum, other) => sum + shared(box, other), 0);
      const crowded = taken.reduce((sum, other) => sum + shared(tokens, other), 0);
      const price = covered + crowded + place * 2;
      if (!best || price < best.price) best = { spot, boxes: [box, tokens], price };
    }
    taken.push(...best!.boxes);
    found.set(ship.id, best!.spot);
  }
  return found;
}
