/** Space in millimetres: the table's µm and millidegrees turned into what a drawing needs. */

/** x to the right, y up, heading in degrees: 0 points up, clockwise. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly h: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const SMALL = 40;
export const BAND = 100;
/** Half of the firing arc. */
export const ARC = 40.62;
const TEMPLATE_WIDTH = 20;
const STEP = 40;
const TURN = [0, 35, 62.5, 90];
const BANK = [0, 80, 130, 180];

export function mm(x: number, y: number, h: number): Pose {
  return { x: x / 1000, y: y / 1000, h: h / 1000 };
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The point that lies `right` and `forward` of a pose. */
export function ahead(pose: Pose, right: number, forward: number): Point {
  const sine = Math.sin(radians(pose.h));
  const cosine = Math.cos(radians(pose.h));
  return { x: pose.x + right * cosine + forward * sine, y: pose.y - right * sine + forward * cosine };
}

export function corners(pose: Pose, base = SMALL): Point[] {
  const half = base / 2;
  return [ahead(pose, -half, half), ahead(pose, half, half), ahead(pose, half, -half), ahead(pose, -half, -half)];
}

export interface Template {
  readonly length: number;
  readonly radius: number;
  readonly side: number;
  /** Degrees that the ship turns by. */
  readonly turn: number;
}

/** The template of a bearing and speed; a Koiogran turn uses the straight. */
export function template(bearing: string, speed: number): Template {
  const side = bearing.endsWith('left') ? -1 : 1;
  if (bearing.startsWith('bank'))
    return { length: (BANK[speed]! * Math.PI) / 4, radius: BANK[speed]!, side, turn: side * 45 };
  if (bearing.startsWith('turn'))
    return { length: (TURN[speed]! * Math.PI) / 2, radius: TURN[speed]!, side, turn: side * 90 };
  return { length: speed * STEP, radius: 0, side, turn: 0 };
}

/** A point of the path that starts in the middle of the front edge; `right` is towards the template's side. */
function onPath(found: Template, s: number): { right: number; forward: number; angle: number } {
  if (s <= 0 || !found.radius) return { right: 0, forward: s, angle: 0 };
  const angle = Math.min(s, found.length) / found.radius;
  const rest = Math.max(0, s - found.length);
  return {
    right: found.radius * (1 - Math.cos(angle)) + rest * Math.sin(angle),
    forward: found.radius * Math.sin(angle) + rest * Math.cos(angle),
    angle,
  };
}

/** Where a ship is while it flies: `s` is how far the rear edge has come, from -base to the template's length. */
export function along(pose: Pose, bearing: string, speed: number, s: number, base = SMALL): Pose {
  const found = template(bearing, speed);
  const rear = onPath(found, s);
  let sigma = s + base;
  let front = onPath(found, sigma);
  for (let round = 0; found.radius && round < 5; round += 1) {
    const right = front.right - rear.right;
    const forward = front.forward - rear.forward;
    const excess = right * right + forward * forward - base * base;
    sigma -= excess / (2 * (right * Math.sin(front.angle) + forward * Math.cos(front.angle)));
    front = onPath(found, sigma);
  }
  const chord = Math.atan2(front.right - rear.right, front.forward - rear.forward);
  const middle = ahead(
    pose,
    (found.side * (rear.right + front.right)) / 2,
    (rear.forward + front.forward) / 2 + base / 2,
  );
  return { ...middle, h: pose.h + (found.side * chord * 180) / Math.PI };
}

/** Where a manoeuvre ends when nothing is in its way. */
export function fly(pose: Pose, bearing: string, speed: number, base = SMALL): Pose {
  const end = along(pose, bearing, speed, template(bearing, speed).length, base);
  return bearing === 'koiogran' ? { ...end, h: end.h + 180 } : end;
}

/** How far along its path a ship that landed at `end` came: the place nearest to it. */
export function cameTo(start: Pose, bearing: string, speed: number, end: Pose, base = SMALL): number {
  const full = template(bearing, speed).length;
  let best = full;
  let least = Infinity;
  for (let step = 0; step <= 120; step += 1) {
    const s = -base + ((full + base) * step) / 120;
    const at = along(start, bearing, speed, s, base);
    const off = Math.hypot(at.x - end.x, at.y - end.y);
    if (off <= least) [least, best] = [off, s];
  }
  return best;
}

/** The pose of a ship in flight, `part` of the way (0 … 1) from start to where it landed. */
export function inFlight(
  start: Pose,
  bearing: string,
  speed: number,
  end: Pose,
  part: number,
  base = SMALL,
  to = cameTo(start, bearing, speed, end, base),
): Pose {
  if (part >= 1) return end;
  const at = along(start, bearing, speed, -base + (to + base) * part, base);
  const flips = Math.abs(((end.h - at.h + 540) % 360) - 180) > 120;
  if (!flips || part < 0.75) return at;
  // the last quarter of a Koiogran turn: the ship turns round on the spot
  const last = along(start, bearing, speed, to, base);
  return { x: last.x, y: last.y, h: last.h + ((part - 0.75) / 0.25) * 180 };
}

/** Points of the template's outline, seen from the pose that it is laid at. */
export function templateOutline(pose: Pose, bearing: string, speed: number, base = SMALL): Point[] {
  const found = template(bearing, speed);
  const half = TEMPLATE_WIDTH / 2;
  const steps = found.radius ? 16 : 1;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const at = onPath(found, (found.length * step) / steps);
    const sine = Math.sin(at.angle);
    const cosine = Math.cos(at.angle);
    for (const [side, points] of [
      [-1, left],
      [1, right],
    ] as const) {
      const across = at.right + side * half * cosine;
      const forward = at.forward - side * half * sine;
      points.push(ahead(pose, found.side * across, forward + base / 2));
    }
  }
  return [...left, ...right.reverse()];
}

/** The outline of everything within `distance` of a base: straight sides and round corners. */
export function ringPath(pose: Pose, distance: number, base: number, flip: (point: Point) => Point): string {
  const half = base / 2;
  const reach = half + distance;
  const walk: [number, number][] = [
    [-half, reach],
    [half, reach],
    [reach, half],
    [reach, -half],
    [half, -reach],
    [-half, -reach],
    [-reach, -half],
    [-reach, half],
  ];
  const at = walk.map(([right, forward]) => flip(ahead(pose, right, forward)));
  const show = (point: Point): string => `${point.x.toFixed(2)} ${point.y.toFixed(2)}`;
  const round = `A${distance} ${distance} 0 0 1 `;
  return (
    `M${show(at[0]!)}L${show(at[1]!)}${round}${show(at[2]!)}L${show(at[3]!)}${round}${show(at[4]!)}` +
    `L${show(at[5]!)}${round}${show(at[6]!)}L${show(at[7]!)}${round}${show(at[0]!)}Z`
  );
}

/** The firing arc out to `distance` from the base, as seen by the ship (right, forward from its centre). */
export function arcOutline(pose: Pose, distance: number, base = SMALL): Point[] {
  const half = base / 2;
  const slope = Math.tan(radians(ARC));
  const points: Point[] = [ahead(pose, -half * slope, half)];
  // the rim lies `distance` from the front edge; its ends are where the arc's sides meet it
  const corner = half * Math.min(1, slope);
  points.push(...rim(pose, -1, corner, half, distance, slope));
  points.push(...rim(pose, 1, corner, half, distance, slope).reverse());
  points.push(ahead(pose, half * slope, half));
  return points;
}

function rim(pose: Pose, side: number, corner: number, half: number, distance: number, slope: number): Point[] {
  const found: Point[] = [];
  const limit = Math.atan(slope);
  for (let step = 12; step >= 0; step -= 1) {
    const angle = (limit * step) / 12;
    const right = corner + distance * Math.sin(angle);
    const forward = half + distance * Math.cos(angle);
    if (right <= forward * slope + 0.01) found.push(ahead(pose, side * right, forward));
  }
  return found;
}

/** Shortest distance between two bases (0 when they overlap). */
export function gap(a: Pose, b: Pose, baseA = SMALL, baseB = SMALL): number {
  return Math.min(toCorners(a, baseA, corners(b, baseB)), toCorners(b, baseB, corners(a, baseA)));
}

function toCorners(pose: Pose, base: number, points: readonly Point[]): number {
  const half = base / 2;
  const sine = Math.sin(radians(pose.h));
  const cosine = Math.cos(radians(pose.h));
  let least = Infinity;
  for (const point of points) {
    const dx = point.x - pose.x;
    const dy = point.y - pose.y;
    const right = Math.max(0, Math.abs(dx * cosine - dy * sine) - half);
    const forward = Math.max(0, Math.abs(dx * sine + dy * cosine) - half);
    least = Math.min(least, Math.hypot(right, forward));
  }
  return least;
}

/** Shortest distance between two outlines that do not overlap: from a corner of one to a side of the other. */
export function apart(a: readonly Point[], b: readonly Point[]): number {
  const toSides = (points: readonly Point[], outline: readonly Point[]): number =>
    Math.min(
      ...points.flatMap((point) =>
        outline.map((from, index) => toSegment(point, from, outline[(index + 1) % outline.length]!)),
      ),
    );
  return Math.min(toSides(a, b), toSides(b, a));
}

function toSegment(point: Point, from: Point, to: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const part = Math.min(1, Math.max(0, ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(point.x - from.x - part * dx, point.y - from.y - part * dy);
}

/** The section of the ruler a length reaches: 1, 2, 3, or 4 for out of range. */
export function band(length: number): number {
  return Math.min(4, Math.max(1, Math.ceil((length - 0.001) / BAND)));
}
