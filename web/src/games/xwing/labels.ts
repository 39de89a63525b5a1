/** Where the names of ships stand, so that they cover neither each other nor a ship. All in pixels. */

export interface Named {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** Half the width of what is drawn of the ship. */
  readonly reach: number;
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const GAP = 4;

function shared(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** Below the ship where there is room, else above, beside, or at a corner: the middle of each label, from the ship's own. */
export function placeLabels(ships: readonly Named[]): Map<number, Spot> {
  const bodies: Box[] = ships.map(({ x, y, reach }) => ({
    left: x - reach,
    top: y - reach,
    right: x + reach,
    bottom: y + reach,
  }));
  const taken: Box[] = [];
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
    let best: { spot: Spot; box: Box; price: number } | null = null;
    for (const [place, spot] of spots.entries()) {
      const box: Box = {
        left: ship.x + spot.x - ship.width / 2,
        right: ship.x + spot.x + ship.width / 2,
        top: ship.y + spot.y - ship.height / 2,
        bottom: ship.y + spot.y + ship.height / 2,
      };
      const covered = [...bodies, ...taken].reduce((sum, other) => sum + shared(box, other), 0);
      const price = covered + place * 2;
      if (!best || price < best.price) best = { spot, box, price };
    }
    taken.push(best!.box);
    found.set(ship.id, best!.spot);
  }
  return found;
}
