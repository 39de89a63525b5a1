/** A thing that the player sets down: a ship, an asteroid, satellites, the end of a barrel roll. */
import type { Question } from '../../api/types';
import { CARDS } from './cards';
import type { Edge } from './frame';
import { ahead, corners, SMALL, type Point, type Pose } from './space';
import type { View } from './view';

export type PlaceKind = '' | 'deploy' | 'obstacle' | 'satellites' | 'barrel-roll';

/** Heading into the area from each edge. */
const INWARD: Record<Edge, number> = { south: 0, west: 90, north: 180, east: 270 };
const OPPOSITE: Record<Edge, Edge> = { south: 'north', north: 'south', east: 'west', west: 'east' };
/** How far template and base may each be shifted in a barrel roll. */
const ROOM = 10;

type Box = readonly [number, number, number, number];

export class Placing {
  kind = $state<PlaceKind>('');
  pose = $state.raw<Pose | null>(null);
  shape = $state(0);
  spots = $state.raw<readonly Point[]>([]);
  held = $state(-1);
  side = $state(1);
  total = $state(0);
  #question = -1;
  #ship = -1;
  #edge: Edge = 'south';
  #grabbed = false;

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
    this.#ship = question.kind === 'deploy' || question.kind === 'barrel-roll' ? Number(question.about[0]) : -1;
    this.kind = question.kind as PlaceKind;
    this.#begin(view, question.place ?? 0);
  }

  #begin(view: View, size: number): void {
    const [middle] = this.#boxes(view);
    if (this.kind === 'deploy') {
      const heading = INWARD[this.#facing(view)];
      this.pose = this.#free(view, middle!, heading);
    } else if (this.kind === 'obstacle') {
      const used = new Set(view.obstacles.map((one) => one.shape));
      this.shape = CARDS.asteroids.findIndex((_, index) => !used.has(index));
      const across = view.width / 1000;
      const up = view.height / 1000;
      const grid = [0.5, 0.35, 0.65].flatMap((u) => [0.5, 0.35, 0.65].map((v) => ({ x: across * u, y: up * v, h: 0 })));
      this.pose = grid.find((spot) => view.obstacles.every((one) => Math.hypot(one.x / 1000 - spot.x, one.y / 1000 - spot.y) > 170)) ?? grid[0]!;
    } else if (this.kind === 'satellites') {
      this.spots = this.#spread(view, size / 2);
      this.held = 0;
    } else {
      this.#tryRolls(view);
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

  /** Satellites in a row: half of them at Range 3, half at Range 2 of the Rebel edge, well apart. */
  #spread(view: View, count: number): Point[] {
    const half = count / 2;
    const along = this.#along(view);
    return Array.from({ length: count }, (_, index) => {
      const depth = index < half ? 250 : 150;
      const place = along / 2 + ((index % half) - (half - 1) / 2) * 240 + (index < half ? 0 : 60);
      return this.#fromEdge(view, view.rebel_edge as Edge, place, depth);
    });
  }

  #along(view: View): number {
    return (view.rebel_edge === 'south' || view.rebel_edge === 'north' ? view.width : view.height) / 1000;
  }

  #fromEdge(view: View, edge: Edge, place: number, depth: number): Point {
    const across = view.width / 1000;
    const up = view.height / 1000;
    if (edge === 'south') return { x: place, y: depth };
    if (edge === 'north') return { x: place, y: up - depth };
    if (edge === 'west') return { x: depth, y: place };
    return { x: across - depth, y: place };
  }

  #facing(view: View): Edge {
    if (view.mission === 'asteroid-run' && view.ships[this.#ship]?.side === 'imperial') return this.#edge;
    return this.#edge;
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
        return this.pose && [this.shape, whole(this.pose.x), whole(this.pose.y), ((whole(this.pose.h) % 360000) + 360000) % 360000];
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

  #split(): [number, number] {
    const template = Math.max(-ROOM, Math.min(ROOM, Math.round(this.total / 2)));
    return [template, this.total - template];
  }

  // ── where it may stand ─────────────────────────────────────────────────────────────────────────────────────────

  zones(view: View): Point[][] {
    return this.#boxes(view).map(([lowX, lowY, highX, highY]) => [
      { x: lowX, y: lowY },
      { x: highX, y: lowY },
      { x: highX, y: highY },
      { x: lowX, y: highY },
    ]);
  }

  #boxes(view: View): Box[] {
    const across = view.width / 1000;
    const up = view.height / 1000;
    const rebel = view.rebel_edge as Edge;
    const strip = (edge: Edge, near: number, far: number): Box => {
      if (edge === 'south') return [0, near, across, far];
      if (edge === 'north') return [0, up - far, across, up - near];
      if (edge === 'west') return [near, 0, far, up];
      return [across - far, 0, across - near, up];
    };
    if (this.kind === 'obstacle') return view.mission ? [[0, 0, across, up]] : [[200, 200, across - 200, up - 200]];
    if (this.kind === 'satellites') return [strip(rebel, 200, 300), strip(rebel, 100, 200)];
    if (this.kind !== 'deploy') return [];
    const ship = view.ships[this.#ship];
    const own = ship?.side === 'imperial' ? OPPOSITE[rebel] : rebel;
    const later = view.phase === 'end';
    if (view.mission === 'political-escort' && !later) return [ship?.kind === 'shuttle' ? strip(own, 0, 100) : strip(own, 100, 200)];
    if (view.mission === 'asteroid-run') {
      if (ship?.side === 'rebel') {
        const depth = rebel === 'south' || rebel === 'north' ? up : across;
        return [strip(rebel, 300, depth - 300)];
      }
      return [strip(own, 0, 100), strip(OPPOSITE[own], 0, 100)];
    }
    return [strip(own, 0, 100)];
  }

  /** What is plainly wrong with the place; the rules have the last word. */
  problem(view: View): '' | 'zone' | 'overlap' | 'area' {
    if (this.kind === 'barrel-roll') return this.#rollProblem(view);
    const pose = this.pose;
    if (!pose || (this.kind !== 'deploy' && this.kind !== 'obstacle')) return '';
    const points = this.kind === 'deploy' ? corners(pose) : (CARDS.asteroids[this.shape] ?? []).map(([x, y]) => ahead(pose, x!, y!));
    const inside = this.#boxes(view).some(([lowX, lowY, highX, highY]) =>
      points.every((point) => point.x >= lowX - 0.001 && point.x <= highX + 0.001 && point.y >= lowY - 0.001 && point.y <= highY + 0.001),
    );
    if (!inside) return 'zone';
    if (this.kind !== 'deploy') return '';
    const others = view.ships.filter((ship) => ship.in_play && ship.id !== this.#ship);
    const meets = others.some((ship) => overlap(points, corners({ x: ship.x / 1000, y: ship.y / 1000, h: ship.h / 1000 }, ship.base / 1000)));
    return meets ? 'overlap' : '';
  }

  #rollProblem(view: View): '' | 'overlap' | 'area' {
    const ship = view.ships[this.#ship];
    if (!ship) return '';
    const start = { x: ship.x / 1000, y: ship.y / 1000, h: ship.h / 1000 };
    const points = corners(this.rolled(start, ship.base / 1000), ship.base / 1000);
    const across = view.width / 1000;
    const up = view.height / 1000;
    if (points.some((point) => point.x < 0 || point.y < 0 || point.x > across || point.y > up)) return 'area';
    const bridge = this.bridge(start, ship.base / 1000);
    const rocks = view.obstacles.map((one) => {
      const pose = { x: one.x / 1000, y: one.y / 1000, h: one.h / 1000 };
      return (CARDS.asteroids[one.shape] ?? []).map(([x, y]) => ahead(pose, x!, y!));
    });
    const others = view.ships.filter((one) => one.in_play && one.id !== ship.id);
    const bases = others.map((one) => corners({ x: one.x / 1000, y: one.y / 1000, h: one.h / 1000 }, one.base / 1000));
    const meets = bases.some((base) => overlap(points, base)) || rocks.some((rock) => overlap(points, rock) || overlap(bridge, rock));
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
    return this.#boxes(view).some(([lowX, lowY, highX, highY]) => at.x >= lowX && at.x <= highX && at.y >= lowY && at.y <= highY);
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
    else if (this.pose) this.pose = { ...this.pose, ...this.#snapped(view, spot) };
  }

  /** A base dragged to the border of its zone stays inside it. */
  #snapped(view: View, spot: Point): Point {
    if (this.kind !== 'deploy' || !this.pose) return spot;
    const reach = Math.max(...corners({ x: 0, y: 0, h: this.pose.h }).map((point) => Math.abs(point.x)));
    const tall = Math.max(...corners({ x: 0, y: 0, h: this.pose.h }).map((point) => Math.abs(point.y)));
    const boxes = this.#boxes(view);
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

  turn(degrees: number): void {
    if (this.pose) this.pose = { ...this.pose, h: (this.pose.h + degrees + 360) % 360 };
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
    const arrows: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
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
    if (this.kind === 'satellites') this.spots = this.spots.map((spot, index) => (index === this.held ? moved(spot) : spot));
    else if (this.pose) this.pose = { ...this.pose, ...moved(this.pose) };
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
      const reach = (points: readonly Point[]): number[] => points.map((point) => ((point.x - from.x) * nx + (point.y - from.y) * ny) / length);
      const mine = reach(one);
      const theirs = reach(other);
      return Math.min(...theirs) >= Math.max(...mine) - 0.002 || Math.max(...theirs) <= Math.min(...mine) + 0.002;
    });
  return !apart(a, b) && !apart(b, a);
}
