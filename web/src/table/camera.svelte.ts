/** What part of a map is seen: zoom, pan and pinch, and glides to what happens. */
export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What holds all these points, with room around them. */
export function around(points: readonly Point[], room: number): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return {
    left: Math.min(...xs) - room,
    right: Math.max(...xs) + room,
    top: Math.min(...ys) - room,
    bottom: Math.max(...ys) + room,
  };
}

interface Look {
  zoom: number;
  middle: Point;
}

/** How much of the window lies under other things (plates, the dock), in pixels. */
export interface Pads {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** How much nearer than the whole map one may look, and how much nearer the camera goes to show a few points. */
const [CLOSEST, NEAR] = [8, 3];
export const MARGIN = 30;
/** A part of the map, in its own units. */
export interface Sight {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Camera {
  /** Size of the map in its own units (millimetres, parsecs …). */
  width = $state(900);
  height = $state(900);
  /** Size of the window in pixels. */
  seen = $state({ width: 900, height: 900 });
  /** What is shown is shown beside these. */
  pads = $state.raw<Pads>({ top: 0, right: 0, bottom: 0, left: 0 });
  zoom = $state(1);
  /** The point of the area in the middle of the free part of the window. */
  middle = $state<Point>({ x: 450, y: 450 });

  /** The player has zoomed or moved: the view is theirs from now on. */
  touched = $state(false);

  /** Shows the way from what was seen before, when the view jumps; null stops it (`Map`). */
  glides: (before: Sight | null) => void = () => undefined;

  constructor(width = 900, height = 900) {
    this.width = width;
    this.height = height;
    this.middle = { x: width / 2, y: height / 2 };
  }

  /** The part of the window that nothing covers, in pixels. */
  get free(): { width: number; height: number } {
    return {
      width: Math.max(1, this.seen.width - this.pads.left - this.pads.right),
      height: Math.max(1, this.seen.height - this.pads.top - this.pads.bottom),
    };
  }

  /** Pixels per unit when everything is seen. */
  get fit(): number {
    const { width, height } = this.free;
    return Math.min(width / (this.width + 2 * MARGIN), height / (this.height + 2 * MARGIN)) || 1;
  }

  get scale(): number {
    return this.fit * this.zoom;
  }

  get box(): Sight {
    const width = this.seen.width / this.scale;
    const height = this.seen.height / this.scale;
    return {
      x: this.middle.x - (this.pads.left + this.free.width / 2) / this.scale,
      y: this.middle.y - (this.pads.top + this.free.height / 2) / this.scale,
      width,
      height,
    };
  }

  /** Where a point of the area is in the window, in pixels. */
  pixel(point: Point): Point {
    const box = this.box;
    return { x: (point.x - box.x) * this.scale, y: (point.y - box.y) * this.scale };
  }

  /** The place in the area under a pixel of the window. */
  at(pixel: Point): Point {
    const box = this.box;
    return { x: box.x + pixel.x / this.scale, y: box.y + pixel.y / this.scale };
  }

  /** Zoom so that what is under `pixel` stays there. */
  zoomBy(factor: number, pixel: Point): void {
    this.#stay();
    const before = this.at(pixel);
    this.zoom = Math.min(CLOSEST, Math.max(1, this.zoom * factor));
    const after = this.at(pixel);
    this.middle = { x: this.middle.x + before.x - after.x, y: this.middle.y + before.y - after.y };
    this.#hold();
  }

  pan(right: number, down: number): void {
    this.#stay();
    this.middle = { x: this.middle.x - right / this.scale, y: this.middle.y - down / this.scale };
    this.#hold();
  }

  all(): void {
    this.#glide({ zoom: 1, middle: { x: this.width / 2, y: this.height / 2 } });
  }

  /** The map is as large as this now, and everything on it has moved along: what one looks at stays. */
  reshape(width: number, height: number): void {
    const { x, y } = this.middle;
    this.middle = { x: (x * width) / this.width, y: (y * height) / this.height };
    this.width = width;
    this.height = height;
    this.#hold();
  }

  /** Show these points with room around them. */
  frame(points: readonly Point[], room: number): void {
    const { left, right, top, bottom } = around(points, room);
    const scale = Math.min(this.free.width / (right - left), this.free.height / (bottom - top));
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    this.#glide({ zoom: Math.min(NEAR, Math.max(1, scale / this.fit)), middle });
  }

  /** Look at this point, so many pixels a unit. */
  look(middle: Point, scale: number): void {
    this.#glide({ zoom: Math.min(CLOSEST, Math.max(1, scale / this.fit)), middle });
  }

  /** Make sure that a point is seen, without zooming out. */
  show(point: Point): void {
    const width = this.free.width / this.scale;
    const height = this.free.height / this.scale;
    const edge = 60;
    if (width > this.width && height > this.height) return;
    const x = Math.min(Math.max(this.middle.x, point.x - width / 2 + edge), point.x + width / 2 - edge);
    const y = Math.min(Math.max(this.middle.y, point.y - height / 2 + edge), point.y + height / 2 - edge);
    this.#glide({ zoom: this.zoom, middle: { x, y } });
  }

  /** The person has taken over: nothing glides any more. */
  #stay(): void {
    this.touched = true;
    this.glides(null);
  }

  /** Look there at once; the map shows how one gets there. */
  #glide(to: Look): void {
    const before = this.box;
    this.zoom = to.zoom;
    this.middle = to.middle;
    this.#hold();
    this.glides(before);
  }

  /** The area never leaves the window. */
  #hold(): void {
    const free = this.free;
    const clamp = (value: number, size: number, seen: number): number => {
      const slack = MARGIN + size / 2 - seen / 2;
      if (slack <= 0) return size / 2;
      return Math.min(size / 2 + slack, Math.max(size / 2 - slack, value));
    };
    this.middle = {
      x: clamp(this.middle.x, this.width, free.width / this.scale),
      y: clamp(this.middle.y, this.height, free.height / this.scale),
    };
  }
}
