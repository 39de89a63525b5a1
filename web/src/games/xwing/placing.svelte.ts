/** A thing that the player sets down: a ship, an asteroid, satellites, the end of a barrel roll. */
import type { Question } from '../../api/types';
import { CARDS } from './cards';
import type { Edge } from './frame';
import { ahead, apart, BAND, corners, mm, SMALL, type Point, type Pose } from './space';
import type { Subject, View } from './view';

export type PlaceKind = '' | 'deploy' | 'obstacle' | 'satellites' | 'barrel-roll';

/** Heading into the area from each edge. */
const INWARD: Record<Edge, number> = { south: 0, west: 90, north: 180, east: 270 };
/** How far template and base may each be shifted in a barrel roll. */
const ROOM = 10;

type Box = readonly [number, number, number, number];
export type Problem = '' | 'zone' | 'overlap' | 'area' | 'near' | 'sides' | 'spacing';

/** The outline of an asteroid that lies at a pose. */
export function rockAt(shape: number, pose: Pose): Point[] {
  return (CARDS.asteroids[shape] ?? []).map(([x, y]) => ahead(pose, x!, y!));
}

export function rocksOf(view: Pick<View, 'obstacles'>): Point[][] {
  return view.obstacles.map((one) => rockAt(one.shape, mm(one.x, one.y, one.h)));
}

function holds([lowX, lowY, highX, highY]: Box, points: readonly Point[]): boolean {
  return points.every(
    (point) =>
      point.x >= lowX - 0.001 && point.x <= highX + 0.001 && point.y >= lowY - 0.001 && point.y <= highY + 0.001,
  );
}

export class Placing {
  kind = $state<PlaceKind>('');
  pose = $state.raw<Pose | null>(null);
  shape = $state(0);
  spots = $state.raw<readonly Point[]>([]);
  /** Where it may lie, as the rules say. */
  zones = $state.raw<readonly Point[][]>([]);
  held = $state(-1);
  side = $state(1);
  total = $state(0);
  #question = -1;
  #ship = -1;
  #edge: Edge = 'south';
  #grabbed = false;
  /** The senator's shuttle starts in the middle of its edge, nose to the other side. */
  #line: Partial<Point> = {};

  /** A new question: offer a sensible place to begin with. */
  ask(question: Question | null, view: View, edge: Edge): void {
    if (question === null) {
      this.kind = '';
      this.#question = -1;
      return;
    }
    if (question.id === this.#question) return;
    this.#question = question.id;
    this.#edge = edge;
    const about = question.about as Subject | null;
    this.#ship = about?.kind === 'of-ship' ? about.ship.id : -1;
    this.kind = question.kind as PlaceKind;
    this.zones = (question.place?.zones ?? []).map((zone) => zone.map(([x, y]) => ({ x: x / 1000, y: y / 1000 })));
    this.#line = {};
    if (this.kind === 'deploy' && view.ships[this.#ship]?.kind === 'shuttle')
      this.#line = edge === 'south' || edge === 'north' ? { x: view.width / 2000 } : { y: view.height / 2000 };
    this.#begin(view, question.place?.size ?? 0);
  }

  #begin(view: View, size: number): void {
    const [middle] = this.#boxes;
    if (this.kind === 'deploy') {
      const heading = INWARD[this.#edge];
      this.pose = this.#free(view, middle!, heading);
    } else if (this.kind === 'obstacle') {
      this.#tryRocks(view);
    } else if (this.kind === 'satellites') {
      this.spots = this.#spread(size / 2);
      this.held = 0;
    } else {
      this.#tryRolls(view);
    }
  }

  /** The first place where an asteroid fits, from the middle of the area outwards. */
  #tryRocks(view: View): void {
    const used = new Set(view.obstacles.map((one) => one.shape));
    const middle = { x: view.width / 2000, y: view.height / 2000 };
    const spots: Pose[] = [];
    for (let x = middle.x % 20; x < 2 * middle.x; x += 20)
      for (let y = middle.y % 20; y < 2 * middle.y; y += 20) spots.push({ x, y, h: 0 });
    const off = (spot: Point): number => Math.hypot(spot.x - middle.x, spot.y - middle.y);
    spots.sort((a, b) => off(a) - off(b));
    for (let shape = 0; shape < CARDS.asteroids.length; shape += 1) {
      if (used.has(shape)) continue;
      this.shape = shape;
      this.pose = { ...middle, h: 0 };
      for (const spot of spots) {
        this.pose = spot;
        if (!this.problem(view)) return;
      }
    }
  }

  /** The first barrel roll that fits: straight to a side, else shifted as little as needed. */
  #tryRolls(view: View): void {
    for (let shift = 0; shift <= 2 * ROOM; shift += 1) {
      for (const total of shift ? [shift, -shift] : [0]) {
        for (const side of [1, -1]) {
          this.side = side;
          this.total = total;
          if (!this.problem(view)) return;
        }
      }
    }
  }

  /** Satellites in a row along the middle of each strip: half of them in the far one, half in the near one. */
  #spread(count: number): Point[] {
    const half = count / 2;
    return Array.from({ length: count }, (_, index) => {
      const [lowX, lowY, highX, highY] = this.#boxes[index < half ? 0 : 1]!;
      const off = ((index % half) - (half - 1) / 2) * 240 + (index < half ? 0 : 120);
      const wide = highX - lowX > highY - lowY;
      return { x: (lowX + highX) / 2 + (wide ? off : 0), y: (lowY + highY) / 2 + (wide ? 0 : off) };
    });
  }

  /** The first free place in a strip, from its middle outwards. */
  #free(view: View, box: Box, heading: number): Pose {
    const [lowX, lowY, highX, highY] = box;
    const wide = highX - lowX > highY - lowY;
    const middle = { x: (lowX + highX) / 2, y: (lowY + highY) / 2 };
    for (let step = 0; step < 40; step += 1) {
      const off = Math.ceil(step / 2) * 50 * (step % 2 ? 1 : -1);
      const pose = { x: middle.x + (wide ? off : 0), y: middle.y + (wide ? 0 : off), h: heading };
      this.pose = pose;
      if (!this.problem(view)) return pose;
    }
    return { ...middle, h: heading };
  }

  /** What goes to the server: whole µm and millidegrees. */
  get answer(): number[] | null {
    const whole = (value: number): number => Math.round(value * 1000);
    switch (this.kind) {
      case 'deploy':
        return this.pose && [whole(this.pose.x), whole(this.pose.y), ((whole(this.pose.h) % 360000) + 360000) % 360000];
      case 'obstacle':
        return (
          this.pose && [
            this.shape,
            whole(this.pose.x),
            whole(this.pose.y),
            ((whole(this.pose.h) % 360000) + 360000) % 360000,
          ]
        );
      case 'satellites':
        return this.spots.flatMap((spot) => [whole(spot.x), whole(spot.y)]);
      case 'barrel-roll': {
        const [template, base] = this.#split();
        return [this.side, whole(template), whole(base)];
      }
      default:
        return null;
    }
  }

  /** Put it where somebody else would: an answer of the engine's. */
  put(spot: readonly number[]): void {
    const thousandth = spot.map((value) => value / 1000);
    const [x = 0, y = 0, h = 0] = this.kind === 'obstacle' ? thousandth.slice(1) : thousandth;
    if (this.kind === 'obstacle') this.shape = spot[0] ?? 0;
    if (this.kind === 'deploy' || this.kind === 'obstacle') this.pose = { x, y, h };
    else if (this.kind === 'satellites')
      this.spots = this.spots.map((_, index) => ({ x: thousandth[2 * index]!, y: thousandth[2 * index + 1]! }));
    else if (this.kind === 'barrel-roll') {
      this.side = spot[0] ?? 1;
      this.total = y + h;
    }
  }

  #split(): [number, number] {
    const template = Math.max(-ROOM, Math.min(ROOM, Math.round(this.total / 2)));
    return [template, this.total - template];
  }

  // ── where it may stand ─────────────────────────────────────────────────────────────────────────────────────────

  get #boxes(): Box[] {
    return this.zones.map((zone) => {
      const xs = zone.map((point) => point.x);
      const ys = zone.map((point) => point.y);
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    });
  }

  /** What is plainly wrong with the place; the rules have the last word. */
  problem(view: View): Problem {
    if (this.kind === 'barrel-roll') return this.#rollProblem(view);
    if (this.kind === 'satellites') return this.#satelliteProblem(view);
    if (!this.pose) return '';
    return this.kind === 'obstacle'
      ? this.#rockProblem(view, this.pose)
      : this.kind === 'deploy'
        ? this.#shipProblem(view, this.pose)
        : '';
  }

  #shipProblem(view: View, pose: Pose): Problem {
    const points = corners(pose);
    if (!this.#boxes.some((box) => holds(box, points))) return 'zone';
    const others = view.ships.filter((ship) => ship.in_play && ship.id !== this.#ship);
    const meets = others.some((ship) => overlap(points, corners(mm(ship.x, ship.y, ship.h), ship.base / 1000)));
    return meets || rocksOf(view).some((rock) => overlap(points, rock)) ? 'overlap' : '';
  }

  /** Off the edges, farther than Range 1 from other asteroids and, in the mission, from Rebel ships. */
  #rockProblem(view: View, pose: Pose): Problem {
    const points = rockAt(this.shape, pose);
    if (!this.#boxes.some((box) => holds(box, points))) return 'zone';
    if (rocksOf(view).some((rock) => apart(points, rock) <= BAND)) return 'near';
    if (!view.mission) return '';
    for (const ship of view.ships.filter((one) => one.in_play)) {
      const base = corners(mm(ship.x, ship.y, ship.h), ship.base / 1000);
      if (ship.side === 0 ? apart(points, base) <= BAND : overlap(points, base))
        return ship.side === 0 ? 'near' : 'overlap';
    }
    return '';
  }

  /** Half of them at Range 3, half at Range 2, off the sides, each at Range 2–3 of another. */
  #satelliteProblem(view: View): Problem {
    const outlines = this.spots.map((spot) => CARDS.satellite.map(([x, y]) => ahead({ ...spot, h: 0 }, x!, y!)));
    const upright = view.first_edge === 'south' || view.first_edge === 'north';
    const width = (upright ? view.width : view.height) / 1000;
    const [far, near] = this.#boxes;
    for (const [index, outline] of outlines.entries()) {
      if (!holds(index < outlines.length / 2 ? far! : near!, outline)) return 'zone';
      if (
        outline.some((point) => (upright ? point.x : point.y) <= BAND || (upright ? point.x : point.y) >= width - BAND)
      )
        return 'sides';
      const gaps = outlines.filter((other) => other !== outline).map((other) => apart(outline, other));
      if (!gaps.some((gap) => gap > BAND && gap <= 3 * BAND)) return 'spacing';
    }
    return '';
  }

  #rollProblem(view: View): Problem {
    const ship = view.ships[this.#ship];
    if (!ship) return '';
    const start = { x: ship.x / 1000, y: ship.y / 1000, h: ship.h / 1000 };
    const points = corners(this.rolled(start, ship.base / 1000), ship.base / 1000);
    const across = view.width / 1000;
    const up = view.height / 1000;
    if (points.some((point) => point.x < 0 || point.y < 0 || point.x > across || point.y > up)) return 'area';
    const bridge = this.bridge(start, ship.base / 1000);
    const rocks = rocksOf(view);
    const others = view.ships.filter((one) => one.in_play && one.id !== ship.id);
    const bases = others.map((one) => corners({ x: one.x / 1000, y: one.y / 1000, h: one.h / 1000 }, one.base / 1000));
    const meets =
      bases.some((base) => overlap(points, base)) ||
      rocks.some((rock) => overlap(points, rock) || overlap(bridge, rock));
    return meets ? 'overlap' : '';
  }

  // ── moving it ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** A press: takes hold of the thing when it is near, or sets it down in its zone. */
  grab(at: Point, view: View): boolean {
    this.#grabbed = this.#near(at, view);
    if (this.#grabbed) this.drag(at, view);
    return this.#grabbed;
  }

  #near(at: Point, view: View): boolean {
    if (this.kind === 'barrel-roll') {
      const ship = view.ships[this.#ship];
      return ship !== undefined && Math.hypot(at.x - ship.x / 1000, at.y - ship.y / 1000) < 160;
    }
    if (this.kind === 'satellites') {
      const found = this.spots.findIndex((spot) => Math.hypot(at.x - spot.x, at.y - spot.y) < 40);
      if (found >= 0) this.held = found;
      return found >= 0;
    }
    if (this.pose && Math.hypot(at.x - this.pose.x, at.y - this.pose.y) < 60) return true;
    return this.#boxes.some(
      ([lowX, lowY, highX, highY]) => at.x >= lowX && at.x <= highX && at.y >= lowY && at.y <= highY,
    );
  }

  drag(at: Point, view: View): void {
    if (!this.#grabbed) return;
    if (this.kind === 'barrel-roll') {
      const ship = view.ships[this.#ship];
      if (!ship) return;
      const h = (ship.h / 1000 / 180) * Math.PI;
      const dx = at.x - ship.x / 1000;
      const dy = at.y - ship.y / 1000;
      this.side = dx * Math.cos(h) - dy * Math.sin(h) < 0 ? -1 : 1;
      this.total = Math.max(-2 * ROOM, Math.min(2 * ROOM, Math.round(dx * Math.sin(h) + dy * Math.cos(h))));
      return;
    }
    const spot = { x: Math.round(at.x), y: Math.round(at.y) };
    if (this.kind === 'satellites') this.spots = this.spots.map((one, index) => (index === this.held ? spot : one));
    else if (this.pose) this.pose = { ...this.pose, ...this.#snapped(spot), ...this.#line };
  }

  /** A base dragged to the border of its zone stays inside it. */
  #snapped(spot: Point): Point {
    if (this.kind !== 'deploy' || !this.pose) return spot;
    const reach = Math.max(...corners({ x: 0, y: 0, h: this.pose.h }).map((point) => Math.abs(point.x)));
    const tall = Math.max(...corners({ x: 0, y: 0, h: this.pose.h }).map((point) => Math.abs(point.y)));
    const boxes = this.#boxes;
    const near = boxes.reduce((best, box) => (off(box, spot) < off(best, spot) ? box : best), boxes[0]!);
    const [lowX, lowY, highX, highY] = near;
    return {
      x: Math.min(highX - reach, Math.max(lowX + reach, spot.x)),
      y: Math.min(highY - tall, Math.max(lowY + tall, spot.y)),
    };
  }

  drop(): void {
    this.#grabbed = false;
  }

  get turns(): boolean {
    return (
      (this.kind === 'deploy' || this.kind === 'obstacle') && this.#line.x === undefined && this.#line.y === undefined
    );
  }

  turn(degrees: number): void {
    if (this.pose && this.turns) this.pose = { ...this.pose, h: (this.pose.h + degrees + 360) % 360 };
  }

  sideways(side: number): void {
    this.side = side;
  }

  slide(by: number): void {
    this.total = Math.max(-2 * ROOM, Math.min(2 * ROOM, this.total + by));
  }

  nextShape(view: View): void {
    const used = new Set(view.obstacles.map((one) => one.shape));
    const count = CARDS.asteroids.length;
    for (let step = 1; step <= count; step += 1) {
      const shape = (this.shape + step) % count;
      if (!used.has(shape)) {
        this.shape = shape;
        return;
      }
    }
  }

  /** Arrow keys move, Q and E turn; true when the key meant something. */
  key(key: string, turned: number): boolean {
    const arrows: Record<string, [number, number]> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, 1],
      ArrowDown: [0, -1],
    };
    const arrow = arrows[key];
    if (this.kind === 'barrel-roll') {
      if (key === 'ArrowLeft' || key === 'ArrowRight') this.sideways(key === 'ArrowLeft' ? -1 : 1);
      else if (key === 'ArrowUp' || key === 'ArrowDown') this.slide(key === 'ArrowUp' ? 1 : -1);
      else return false;
      return true;
    }
    if (arrow) {
      this.#shift(arrow, turned);
      return true;
    }
    if (['q', 'Q', 'й', 'Й', '['].includes(key)) this.turn(-5);
    else if (['e', 'E', 'у', 'У', ']'].includes(key)) this.turn(5);
    else return false;
    return true;
  }

  #shift([right, up]: [number, number], turned: number): void {
    const angle = (turned / 180) * Math.PI;
    const dx = 5 * (right * Math.cos(angle) - up * Math.sin(angle));
    const dy = 5 * (right * Math.sin(angle) + up * Math.cos(angle));
    const moved = (spot: Point): Point => ({ x: Math.round(spot.x + dx), y: Math.round(spot.y + dy) });
    if (this.kind === 'satellites')
      this.spots = this.spots.map((spot, index) => (index === this.held ? moved(spot) : spot));
    else if (this.pose) this.pose = { ...this.pose, ...moved(this.pose), ...this.#line };
  }

  // ── barrel rolls ───────────────────────────────────────────────────────────────────────────────────────────────

  rolled(start: Pose, base = SMALL): Pose {
    return { ...ahead(start, this.side * (SMALL + base), this.total), h: start.h };
  }

  /** The template between the two places. */
  bridge(start: Pose, base = SMALL): Point[] {
    const [template] = this.#split();
    const near = (this.side * base) / 2;
    const far = near + this.side * SMALL;
    return [
      ahead(start, near, template - 10),
      ahead(start, near, template + 10),
      ahead(start, far, template + 10),
      ahead(start, far, template - 10),
    ];
  }
}

function off(box: Box, spot: Point): number {
  const [lowX, lowY, highX, highY] = box;
  return Math.hypot(Math.max(lowX - spot.x, 0, spot.x - highX), Math.max(lowY - spot.y, 0, spot.y - highY));
}

/** Whether two convex outlines overlap, by separating axes; edges that only meet do not. */
export function overlap(a: readonly Point[], b: readonly Point[]): boolean {
  const apart = (one: readonly Point[], other: readonly Point[]): boolean =>
    one.some((from, index) => {
      const to = one[(index + 1) % one.length]!;
      const nx = to.y - from.y;
      const ny = from.x - to.x;
      const length = Math.hypot(nx, ny);
      const reach = (points: readonly Point[]): number[] =>
        points.map((point) => ((point.x - from.x) * nx + (point.y - from.y) * ny) / length);
      const mine = reach(one);
      const theirs = reach(other);
      return Math.min(...theirs) >= Math.max(...mine) - 0.002 || Math.max(...theirs) <= Math.min(...mine) + 0.002;
    });
  return !apart(a, b) && !apart(b, a);
}
