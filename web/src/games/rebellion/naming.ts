/** Where the names of systems stand on a small map: the asked ones first, none over another, none beyond the edge. */
import { overlap, type Box } from './layout';
import { RADIUS, sky } from './look.svelte';

/** A name: the middle of its line, from the planet's middle. */
export interface Name {
  x: number;
  y: number;
}

export interface Named {
  id: string;
  text: string;
  /** What counts more gets its place first. */
  weight: number;
}

/** How wide a letter is, in shares of its size. */
export const LETTER = 0.46;
/** From the planet's middle to where its ring ends. */
const NEAR = RADIUS + 9;

const wideOf = (text: string, size: number): number => (text.length * LETTER + 0.3) * size;

/** The box of a name that stands there, on the map. */
export function boxOf(id: string, text: string, size: number, name: Name): Box {
  const at = sky.at[id]!;
  const width = wideOf(text, size);
  return { x: at.x + name.x - width / 2, y: at.y + name.y - 0.8 * size, width, height: size };
}

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const inside = (box: Box, sight: Box): boolean =>
  box.x >= sight.x &&
  box.y >= sight.y &&
  box.x + box.width <= sight.x + sight.width &&
  box.y + box.height <= sight.y + sight.height;

/** Over the planet's own units, and under them: worth so many square units that lie covered elsewhere. */
const APART = { far: 54, worth: 60 };

/** Below, above, beside; below and above also pushed aside, as far as the planet still is next to its name; then farther off. */
function places(id: string, width: number, height: number): (Box & { worth?: number })[] {
  const { x, y } = sky.at[id]!;
  const aside = [0, -0.25, 0.25, -0.5, 0.5].map((share) => x - width / 2 + share * width);
  const [below, above] = [y + NEAR, y - NEAR - height];
  const beside = [x + NEAR, x - NEAR - width].map((left) => ({ x: left, y: y - height / 2, width, height }));
  const row = (top: number): Box[] => aside.map((left) => ({ x: left, y: top, width, height }));
  const [under, over] = [row(below), row(above)];
  const apart = [above - APART.far, below + APART.far].flatMap(row).map((box) => ({ ...box, worth: APART.worth }));
  return [under[0]!, over[0]!, ...under.slice(1), ...beside, ...over.slice(1), ...apart];
}

/** Names of this size within what is seen, beside what lies there, and if they can beside the rest; those that find no place are left out. */
export function nameAll(
  wanted: readonly Named[],
  size: number,
  sight: Box,
  taken: readonly Box[],
  better: readonly Box[] = [],
): ReadonlyMap<string, Name> {
  const planets = wanted.map(({ id }) => {
    const { x, y } = sky.at[id]!;
    return { id, box: { x: x - RADIUS, y: y - RADIUS, width: 2 * RADIUS, height: 2 * RADIUS } };
  });
  const free = (box: Box, id: string, laid: readonly Box[]): boolean =>
    inside(box, sight) &&
    !laid.some((other) => meet(box, other)) &&
    !planets.some((planet) => planet.id !== id && meet(box, planet.box));
  const laid = [...taken];
  const found = new Map<string, Name>();
  const open = wanted.map((one) => ({
    ...one,
    // farther off only where units and leaders are known to lie next to the planet
    boxes: places(one.id, wideOf(one.text, size), size).filter(
      (box) => (better.length || !box.worth) && free(box, one.id, taken),
    ),
  }));
  // among equals those first that have the least choice
  open.sort((a, b) => b.weight - a.weight || a.boxes.length - b.boxes.length);
  for (const { id, boxes } of open) {
    const fits = boxes.filter((one) => !laid.some((other) => meet(one, other)));
    const hides = fits.map((one) => better.reduce((sum, other) => sum + overlap(one, other), one.worth ?? 0));
    const box = fits[hides.indexOf(Math.min(...hides))];
    if (!box) continue;
    laid.push(box);
    const at = sky.at[id]!;
    found.set(id, { x: box.x + box.width / 2 - at.x, y: box.y + 0.8 * size - at.y });
  }
  return found;
}
