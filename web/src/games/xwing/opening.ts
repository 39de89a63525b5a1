/** What is seen of space between and under the plates of both squads, in the pixels of the whole area. */
import type { Camera } from '../../table/camera.svelte';
import type { Opening } from './labels';
import type { Rect } from './room';

const EDGE = 5;
/** The lower ends of both columns, in pixels: what was told last, and the area in small over the buttons of the map. */
const [LINES, MINI] = [
  { width: 270, height: 150 },
  { width: 160, height: 214 },
];

type Seen = Pick<Camera, 'box' | 'scale' | 'pads' | 'free' | 'seen'>;

/** `plates` are in pixels of the window; where the page is narrow, plates leave nothing beside them. */
export function openingOf(camera: Seen, plates: readonly Rect[], narrow: boolean): Opening {
  const { box, scale, pads, free, seen } = camera;
  const [left, top] = [box.x * scale, box.y * scale];
  const middle = { x: left + pads.left + EDGE, y: top + pads.top, width: free.width - 2 * EDGE, height: free.height };
  if (narrow) return { middle, whole: middle, covers: [] };
  const whole = { ...middle, x: left + EDGE, width: seen.width - 2 * EDGE };
  const [bottom, right] = [top + seen.height, left + seen.width];
  const covers = [
    ...plates.map((one) => ({ ...one, x: one.x + left, y: one.y + top })),
    { ...LINES, x: left, y: bottom - LINES.height },
    { ...MINI, x: right - MINI.width, y: bottom - MINI.height },
  ];
  return { middle, whole, covers };
}
