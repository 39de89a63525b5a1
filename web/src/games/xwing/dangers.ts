/** What a manoeuvre may lead into, as far as anybody can see before the dials are shown. */
import type { Point, Pose } from './space';
import { corners, fly, templateOutline } from './space';
import { overlap, rocksOf } from './placing.svelte';
import type { View } from './view';

export type Danger = '' | 'edge' | 'rock';

/** Cut a bent outline (two sides, one there, one back) into convex pieces. */
function pieces(outline: readonly Point[]): Point[][] {
  const half = outline.length / 2;
  return Array.from({ length: half - 1 }, (_, at) => [
    outline[at]!,
    outline[at + 1]!,
    outline[outline.length - 2 - at]!,
    outline[outline.length - 1 - at]!,
  ]);
}

export function dangerOf(
  view: Pick<View, 'width' | 'height' | 'obstacles'>,
  pose: Pose,
  bearing: string,
  speed: number,
  base: number,
): Danger {
  const end = corners(fly(pose, bearing, speed, base), base);
  const [across, up] = [view.width / 1000, view.height / 1000];
  if (end.some((point) => point.x < 0 || point.y < 0 || point.x > across || point.y > up)) return 'edge';
  const path = [end, ...pieces(templateOutline(pose, bearing, speed, base))];
  return rocksOf(view).some((rock) => path.some((part) => overlap(part, rock))) ? 'rock' : '';
}
