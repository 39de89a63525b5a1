/** How far the galaxy is pushed aside, so that no planet and no name lies under what floats at its upper corners. */
import { MARGIN } from '../../table/camera.svelte';
import { called } from './facts';
import { overlap, type Box } from './layout';
import { RADIUS, sky } from './look.svelte';
import { LETTER } from './naming';

interface Size {
  width: number;
  height: number;
}
interface Margins {
  left: number;
  right: number;
}
/** A name's size in the map's units, and how many pixels it has at least; what a system yields stands beside it. */
const [NAME, SMALLEST, YIELD] = [15, 12, 40];
const STEP = 12;

/** What a planet and its name take, in pixels, when all of the map is seen between these margins. */
function taken(id: string, seen: Size, { left, right }: Margins): Box[] {
  const free = seen.width - left - right;
  const scale = Math.min(free / (sky.width + 2 * MARGIN), seen.height / (sky.height + 2 * MARGIN));
  const at = sky.at[id]!;
  const x = left + free / 2 + (at.x - sky.width / 2) * scale;
  const y = seen.height / 2 + (at.y - sky.height / 2) * scale;
  const round = (RADIUS + 8) * scale;
  const letter = Math.max(NAME * scale, SMALLEST);
  const wide = called(id).length * LETTER * letter + YIELD * scale;
  return [
    { x: x - round, y: y - round, width: 2 * round, height: 2 * round },
    { x: x - wide / 2, y: y + round, width: wide, height: letter },
  ];
}

/** Panels (with the room around them) at the upper left and the upper right of a window that shows the map. */
export function margins(seen: Size, left: Size, right: Size): Margins {
  const found = { left: 0, right: 0 };
  const covered = (side: keyof Margins): boolean => {
    const panel = side === 'left' ? { x: 0, y: 0, ...left } : { x: seen.width - right.width, y: 0, ...right };
    return Object.keys(sky.at).some((id) => taken(id, seen, found).some((box) => overlap(box, panel) > 0));
  };
  // pushed from one side, the galaxy becomes smaller: what was clear of the other may not be any more
  for (const side of ['left', 'right', 'left'] as const)
    while (found[side] < { left, right }[side].width && covered(side)) found[side] += STEP;
  return found;
}
