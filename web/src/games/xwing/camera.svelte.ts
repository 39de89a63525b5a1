/** What part of the play area is seen: zoom, pan and pinch. */
import type { Point } from './space';

const CLOSEST = 6;
const MARGIN = 30;

export class Camera {
  /** Size of the area in millimetres. */
  width = $state(900);
  height = $state(900);
  /** Size of the window in pixels. */
  seen = $state({ width: 900, height: 900 });
  zoom = $state(1);
  /** The point of the area in the middle of the window. */
  middle = $state<Point>({ x: 450, y: 450 });

  /** The player has zoomed or moved: the view is theirs from now on. */
  touched = $state(false);

  /** Pixels per millimetre when everything is seen. */
  get fit(): number {
    return Math.min(this.seen.width / (this.width + 2 * MARGIN), this.seen.height / (this.height + 2 * MARGIN)) || 1;
  }

  get scale(): number {
    return this.fit * this.zoom;
  }

  get box(): { x: number; y: number; width: number; height: number } {
    const width = this.seen.width / this.scale;
    const height = this.seen.height / this.scale;
    return { x: this.middle.x - width / 2, y: this.middle.y - height / 2, width, height };
  }

  /** The place in the area under a pixel of the window. */
  at(pixel: Point): Point {
    const box = this.box;
    return { x: box.x + pixel.x / this.scale, y: box.y + pixel.y / this.scale };
  }

  /** Zoom so that what is under `pixel` stays there. */
  zoomBy(factor: number, pixel: Point): void {
    this.touched = true;
    const before = this.at(pixel);
    this.zoom = Math.min(CLOSEST, Math.max(1, this.zoom * factor));
    const after = this.at(pixel);
    this.middle = { x: this.middle.x + before.x - after.x, y: this.middle.y + before.y - after.y };
    this.#hold();
  }

  pan(right: number, down: number): void {
    this.touched = true;
    this.middle = { x: this.middle.x - right / this.scale, y: this.middle.y - down / this.scale };
    this.#hold();
  }

  all(): void {
    this.zoom = 1;
    this.middle = { x: this.width / 2, y: this.height / 2 };
  }

  /** Show these points with room around them. */
  frame(points: readonly Point[], room = 130): void {
    const xs = points.map((point) => point.x);
    const ys = points.map((point) => point.y);
    const [left, right, top, bottom] = [
      Math.min(...xs) - room,
      Math.max(...xs) + room,
      Math.min(...ys) - room,
      Math.max(...ys) + room,
    ];
    const scale = Math.min(this.seen.width / (right - left), this.seen.height / (bottom - top));
    this.zoom = Math.min(CLOSEST / 2, Math.max(1, scale / this.fit));
    this.middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    this.#hold();
  }

  /** Make sure that a point is seen, without zooming out. */
  show(point: Point): void {
    const box = this.box;
    const edge = 60;
    if (box.width > this.width && box.height > this.height) return;
    const x = Math.min(Math.max(this.middle.x, point.x - box.width / 2 + edge), point.x + box.width / 2 - edge);
    const y = Math.min(Math.max(this.middle.y, point.y - box.height / 2 + edge), point.y + box.height / 2 - edge);
    this.middle = { x, y };
    this.#hold();
  }

  /** The area never leaves the window. */
  #hold(): void {
    const box = this.box;
    const clamp = (value: number, size: number, seen: number): number => {
      const slack = MARGIN + size / 2 - seen / 2;
      if (slack <= 0) return size / 2;
      return Math.min(size / 2 + slack, Math.max(size / 2 - slack, value));
    };
    this.middle = { x: clamp(this.middle.x, this.width, box.width), y: clamp(this.middle.y, this.height, box.height) };
  }
}
