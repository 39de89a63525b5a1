/** Where units and leaders stand around their planets, so that nothing hides a name, a planet or its neighbour's units. */
import { SIDES, THEATRES, troops, type SideName } from './facts';
import { RADIUS, sky } from './look.svelte';
import type { SystemView } from './view';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A row of chips: units of one side in one theatre, so many kinds at most. */
export interface Row {
  side: SideName;
  theatre: string;
  units: [string, number][];
}

export const STEP = 40;
export const TALL = 24;
const MOST = 4;
const LEADER = { width: 42, height: 70 };
/** A leader's name is about so wide a letter. */
const LETTER = 6.5;

/** Where each of some leaders stands in their row, from its left edge: a name needs more room than a figure. */
export function rowOf(names: readonly string[]): { middles: number[]; width: number } {
  const widths = names.map((name) => Math.max(LEADER.width, name.length * LETTER + 4));
  const middles = widths.map((width, place) => widths.slice(0, place).reduce((sum, one) => sum + one, 0) + width / 2);
  return { middles, width: widths.reduce((sum, one) => sum + one, 0) };
}

export const rowWidth = (row: Row): number => row.units.length * STEP + 6;

export function rowsOf(system: SystemView, most: number = MOST): Row[] {
  return SIDES.flatMap((side) =>
    THEATRES.flatMap((theatre) => {
      const units = troops(system.units, side, theatre);
      const count = Math.ceil(units.length / most);
      const each = Math.ceil(units.length / Math.max(1, count));
      return Array.from({ length: count }, (_, row) => ({
        side,
        theatre: `${theatre}-${row}`,
        units: units.slice(row * each, row * each + each),
      }));
    }),
  );
}

export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** A place where a block may stand, and what speaks against it apart from what lies there. */
interface Place extends Box {
  cost: number;
  most: number;
}

/** How large a block is with so many kinds of units in a row, and what speaks against that. */
interface Shape {
  width: number;
  height: number;
  most: number;
  cost: number;
}

/** Units or leaders of one system, which stand together. */
interface Block {
  key: string;
  id: string;
  part: 'chips' | 'leaders';
  shapes: Shape[];
}

/** Long rows are read best; where there is no room for them, units stand in more of them. */
function shapesOf(system: SystemView, larger: number): Shape[] {
  const shapes = [MOST, 3, 2].map((most, rank) => {
    const rows = rowsOf(system, most);
    const width = Math.max(0, ...rows.map(rowWidth)) * larger;
    return { width, height: rows.length * TALL * larger, most, cost: rank * 10 };
  });
  return shapes.filter(
    ({ width, height }, rank) => height && !shapes.slice(0, rank).some((one) => one.width === width),
  );
}

/** Places all around a planet, for blocks that find none next to it. */
function farther(x: number, y: number, { width, height, most, cost }: Shape): Place[] {
  const DIRECTIONS = 24;
  const LAST = 44;
  return [1, 9, 17, 26, 36].flatMap((away) =>
    Array.from({ length: DIRECTIONS }, (_, turn): Place => {
      const angle = (turn / DIRECTIONS) * 2 * Math.PI;
      const [across, down] = [Math.cos(angle), Math.sin(angle)];
      const near = RADIUS + 10 + away;
      return {
        x: x - width / 2 + across * (near + width / 2),
        y: y - height / 2 + down * (near + height / 2),
        width,
        height,
        most,
        cost: cost + LAST + away,
      };
    }),
  );
}

/** The places around a planet where a block of this size may stand, the best first. */
function around(id: string, shape: Shape): Place[] {
  const { width, height, most } = shape;
  const { x, y } = sky.at[id]!;
  const near = RADIUS + 11;
  const left = x - near - width;
  const right = x + near;
  const places: [number, number][] = [
    [right, y - height / 2 - 2],
    [left, y - height / 2 - 2],
    [x - width / 2, y - near - height],
    [right - 6, y - near - height + 14],
    [left + 6, y - near - height + 14],
    [right, y + 4],
    [left, y + 4],
    [x - width / 2, y + near + 20],
    [right + 8, y + near],
    [left - 8, y + near],
    // beside a leader who stands next to the planet
    [right + LEADER.width + 2, y - height / 2 - 2],
    [left - LEADER.width - 2, y - height / 2 - 2],
    [x - width / 2, y + near + 38],
    [right, y + near + 20],
    [left, y + near + 20],
    [right, y - near - height],
    [left, y - near - height],
    [right, y - height],
    [left, y - height],
    [right + 4, y - near - height / 2],
    [left - 4, y - near - height / 2],
  ];
  return [
    ...places.map(([boxX, boxY], rank) => ({ x: boxX, y: boxY, width, height, most, cost: shape.cost + rank * 2 })),
    ...farther(x, y, shape),
  ];
}

/** How far it is from a planet's middle to the nearest point of a box. */
function away(box: Box, { x, y }: { x: number; y: number }): number {
  return Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));
}

/** By so much nearer its own planet a block stands, or it is taken for another's. */
const CLEAR = 10;

/** How much a block at this place looks like another planet's. */
function strayed(box: Box, id: string): number {
  const own = away(box, sky.at[id]!);
  return Object.entries(sky.at).reduce(
    (sum, [other, at]) => (other === id ? sum : sum + Math.max(0, own + CLEAR - away(box, at))),
    0,
  );
}

/** The line that ties a block (from its planet's middle) to its planet, where another one stands about as near. */
export function tether(id: string, block: Box): { x1: number; y1: number; x2: number; y2: number } | null {
  const at = sky.at[id]!;
  const box = { ...block, x: at.x + block.x, y: at.y + block.y };
  const far = away(box, at);
  const start = RADIUS + 8;
  if (far < start + 6 || strayed(box, id) === 0) return null;
  const x = Math.min(Math.max(0, block.x), block.x + block.width);
  const y = Math.min(Math.max(0, block.y), block.y + block.height);
  return { x1: (x / far) * start, y1: (y / far) * start, x2: x, y2: y };
}

/** How far a block stands out of sight: a page has some room beside the sky, a phone that shows all of it has none. */
function outside(box: Box): number {
  const room = sky.narrow ? -14 : 30;
  return (
    Math.max(0, -room - box.x) +
    Math.max(0, box.x + box.width - sky.width - room) +
    Math.max(0, -20 - box.y) +
    Math.max(0, box.y + box.height - sky.height)
  );
}

/** The first of these places (in pixels) under which no planet and no name lies; else the one with the fewest. */
export function clearest(
  places: readonly Box[],
  pixel: (id: string) => { x: number; y: number },
  scale: number,
): number {
  const planet = (RADIUS + 10) * scale;
  const lying = places.map(
    (place) =>
      Object.keys(sky.at).filter((id) => {
        const { x, y } = pixel(id);
        const name = 60 * scale;
        const box = { x: x - name, y: y - planet, width: 2 * name, height: 2 * planet + 20 * scale };
        return overlap(place, box) > 0;
      }).length,
  );
  return lying.indexOf(Math.min(...lying));
}

/** How far around each of these systems a finger finds it: as far as it is wide, at most half the way to the next one. */
export function reaches(open: readonly string[], finger: number): Readonly<Record<string, number>> {
  const far = (one: string, other: string): number =>
    Math.hypot(sky.at[one]!.x - sky.at[other]!.x, sky.at[one]!.y - sky.at[other]!.y);
  return Object.fromEntries(
    open.map((id) => {
      const near = Math.min(...open.filter((other) => other !== id).map((other) => far(id, other)));
      return [id, Math.max(RADIUS + 14, Math.min(finger, near / 2))];
    }),
  );
}

export interface Spot {
  /** The corner of the block of chips, and the corner of the row of leaders, from the planet's middle. */
  chips: Box | null;
  leaders: Box | null;
  /** So many kinds of units stand in a row. */
  most: number;
}

/** The key that picks a system stands over its planet. */
const KEY = { x: -10, y: -RADIUS - 22, width: 20, height: 20 };

/** What never moves: planets with their badges and keys, and names with what the systems yield. */
function fixed(names: (id: string) => Box): { box: Box; weight: number }[] {
  return Object.entries(sky.at).flatMap(([id, at]) => {
    const planet = { x: at.x - RADIUS - 7, y: at.y - RADIUS - 8, width: 2 * RADIUS + 14, height: 2 * RADIUS + 15 };
    return [
      { box: planet, weight: 6 },
      { box: { ...KEY, x: at.x + KEY.x, y: at.y + KEY.y }, weight: 3 },
      { box: names(id), weight: 8 },
    ];
  });
}

/** The place with the least in its way; the larger blocks choose first, then all of them once more. */
export function arrange(
  systems: readonly SystemView[],
  leaders: (id: string) => readonly string[],
  names: (id: string) => Box,
  panels: readonly Box[] = [],
  larger = 1,
): ReadonlyMap<string, Spot> {
  const still = fixed(names);
  const blocks = systems.flatMap((system) => {
    const standing = leaders(system.id);
    const found: Block[] = [];
    const shapes = shapesOf(system, larger);
    if (shapes.length) found.push({ key: `${system.id} chips`, id: system.id, part: 'chips', shapes });
    if (standing.length) {
      const [width, height] = [rowOf(standing).width * larger, LEADER.height * larger];
      const shapes = [{ width, height, most: MOST, cost: 0 }];
      found.push({ key: `${system.id} leaders`, id: system.id, part: 'leaders', shapes });
    }
    return found;
  });
  const size = ({ shapes: [first] }: Block): number => first!.width * first!.height;
  blocks.sort((a, b) => size(b) - size(a));
  /** What speaks against each place whatever the other blocks do. */
  const places = new Map(
    blocks.map(({ key, id, shapes }) => [
      key,
      shapes
        .flatMap((shape) => around(id, shape))
        .map((box) => ({
          ...box,
          cost:
            box.cost +
            strayed(box, id) * 3 +
            outside(box) * 40 +
            still.reduce((sum, one) => sum + overlap(box, one.box) * one.weight, 0) +
            panels.reduce((sum, panel) => sum + overlap(box, panel) * 8, 0),
        })),
    ]),
  );
  const chosen = new Map<string, Place>();
  for (let pass = 0; pass < 4; pass++)
    for (const { key } of blocks) {
      chosen.delete(key);
      const others = [...chosen.values()];
      let best: Place | null = null;
      for (const box of places.get(key)!) {
        if (best && box.cost >= best.cost) continue;
        const cost = box.cost + others.reduce((sum, other) => sum + overlap(box, other) * 12, 0);
        if (!best || cost < best.cost) best = { ...box, cost };
      }
      chosen.set(key, best!);
    }
  const spots = new Map<string, Spot>(systems.map((system) => [system.id, { chips: null, leaders: null, most: MOST }]));
  for (const block of blocks) {
    const at = sky.at[block.id]!;
    const box = chosen.get(block.key)!;
    const { width, height } = box;
    const spot = spots.get(block.id)!;
    if (block.part === 'chips') spot.most = box.most;
    spot[block.part] = { x: box.x - at.x, y: box.y - at.y, width, height };
  }
  return spots;
}
