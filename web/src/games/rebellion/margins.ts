/** How far the galaxy is pushed aside, so that no planet and no name lies under what floats at its upper corners. */
import { MARGIN } from '../../table/camera.svelte';
import { called, SYSTEMS } from './facts';
import { overlap, type Box } from './layout';
import { placeIn, RADIUS, sizeIn, type Size } from './look.svelte';
import { LETTER } from './naming';

interface Margins {
  left: number;
  right: number;
}
/** A name's size in the map's units, and how many pixels it has at least; what a system yields stands beside it. */
const [NAME, SMALLEST, YIELD] = [15, 12, 40];
const STEP = 12;

/** What planets and their names take, in pixels, when all of the map is seen between these margins. */
function taken(seen: Size, { left, right }: Margins): Box[] {
  const free = { width: seen.width - left - right, height: seen.height };
  const size = sizeIn(free);
  const scale = Math.min(free.width / (size.width + 2 * MARGIN), free.height / (size.height + 2 * MARGIN));
  const round = (RADIUS + 8) * scale;
  const letter = Math.max(NAME * scale, SMALLEST);
  return Object.keys(SYSTEMS).flatMap((id) => {
    const at = placeIn(size, id);
    const x = left + free.width / 2 + (at.x - size.width / 2) * scale;
    const y = free.height / 2 + (at.y - size.height / 2) * scale;
    const wide = called(id).length * LETTER * letter + YIELD * scale;
    return [
      { x: x - round, y: y - round, width: 2 * round, height: 2 * round },
      { x: x - wide / 2, y: y + round, width: wide, height: letter },
    ];
  });
}

/** Panels (with the room around them) at the upper left and the upper right of a window that shows the map. */
export function margins(seen: Size, left: Size, right: Size): Margins {
  const found = { left: 0, right: 0 };
  const covered = (side: keyof Margins): boolean => {
    const panel = side === 'left' ? { x: 0, y: 0, ...left } : { x: seen.width - right.width, y: 0, ...right };
    return taken(seen, found).some((box) => overlap(box, panel) > 0);
  };
  // pushed from one side, the galaxy becomes smaller: what was clear of the other may not be any more
  for (const side of ['left', 'right', 'left'] as const)
    while (found[side] < { left, right }[side].width && covered(side)) found[side] += STEP;
  return found;
}
