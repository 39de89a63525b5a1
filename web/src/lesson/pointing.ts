/** Where the coach stands and what is ringed: looks for room that covers neither what is meant nor the answers. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MARGIN = 16;

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** The rings: what lies close together gets one. */
export function rings(things: readonly Box[], around = 6): Box[] {
  return things.map(({ left, top, width, height }) => ({
    left: left - around,
    top: top - around,
    width: width + 2 * around,
    height: height + 2 * around,
  }));
}

/** A place for the bubble in `room`: clear of what is meant first, then of other answers, low and left where it can. */
export function standing(size: { width: number; height: number }, room: Box, meant: Box[], answers: Box[]): Box {
  const columns = 8;
  const rows = 8;
  const across = Math.max(0, room.width - size.width - 2 * MARGIN);
  const down = Math.max(0, room.height - size.height - 2 * MARGIN);
  let best: Box | null = null;
  let least = Infinity;
  for (let row = rows; row >= 0; row--) {
    for (let column = 0; column <= columns; column++) {
      const box = {
        left: room.left + MARGIN + (across * column) / columns,
        top: room.top + MARGIN + (down * row) / rows,
        ...size,
      };
      const cost =
        100 * meant.reduce((sum, one) => sum + overlap(box, one), 0) +
        10 * answers.reduce((sum, one) => sum + overlap(box, one), 0) +
        column +
        (rows - row);
      if (cost < least) [best, least] = [box, cost];
    }
  }
  return best!;
}

/** A bowed line from the bubble's edge to the ring, and the angle in which it arrives; null where they are too close. */
export function arrow(from: Box, to: Box): { path: string; x: number; y: number; angle: number } | null {
  const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
  const [ax, ay] = middle(from);
  const [bx, by] = middle(to);
  const start = edge(from, bx, by);
  const end = edge(to, ax, ay);
  const long = Math.hypot(end[0] - start[0], end[1] - start[1]);
  if (long < 40 || overlap(from, to) > 0) return null;
  const bow = Math.min(60, long / 5);
  const cx = (start[0] + end[0]) / 2 + ((start[1] - end[1]) / long) * bow;
  const cy = (start[1] + end[1]) / 2 + ((end[0] - start[0]) / long) * bow;
  const angle = (Math.atan2(end[1] - cy, end[0] - cx) * 180) / Math.PI;
  return { path: `M${start[0]} ${start[1]}Q${cx} ${cy} ${end[0]} ${end[1]}`, x: end[0], y: end[1], angle };
}

/** Where the line from the middle of a box towards a point leaves it. */
function edge(box: Box, x: number, y: number): [number, number] {
  const cx = box.left + box.width / 2;
  const cy = box.top + box.height / 2;
  const dx = x - cx;
  const dy = y - cy;
  const scale = Math.min(
    dx === 0 ? Infinity : box.width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box.height / 2 / Math.abs(dy),
    1,
  );
  return [cx + dx * scale, cy + dy * scale];
}
