/** How the play area lies on the screen: the player's own edge is always at the bottom. */
import type { Point, Pose } from './space';

export type Edge = 'south' | 'east' | 'north' | 'west';

/** Degrees to turn the area clockwise so that this edge is at the bottom. */
const TURNS: Record<Edge, number> = { south: 0, east: 90, north: 180, west: 270 };

export class Frame {
  readonly turn: number;
  /** Size on the screen, in millimetres. */
  readonly width: number;
  readonly height: number;

  constructor(
    private readonly across: number,
    private readonly up: number,
    edge: Edge,
  ) {
    this.turn = TURNS[edge];
    const lying = this.turn % 180 !== 0;
    this.width = lying ? up : across;
    this.height = lying ? across : up;
  }

  /** From the table (y up) to the screen (y down). */
  show = (point: Point): Point => {
    const x = point.x - this.across / 2;
    const y = this.up / 2 - point.y;
    const [u, v] = rotate(x, y, this.turn);
    return { x: u + this.width / 2, y: v + this.height / 2 };
  };

  /** From the screen to the table. */
  find = (point: Point): Point => {
    const [x, y] = rotate(point.x - this.width / 2, point.y - this.height / 2, -this.turn);
    return { x: x + this.across / 2, y: this.up / 2 - y };
  };

  /** The transform that sets a drawing (nose up, round 0 0) down at a pose. */
  place(pose: Pose): string {
    const at = this.show(pose);
    return `translate(${at.x.toFixed(3)} ${at.y.toFixed(3)}) rotate(${(pose.h + this.turn).toFixed(3)})`;
  }

  /** The same as a style. */
  css(pose: Pose): string {
    const at = this.show(pose);
    return `translate(${at.x.toFixed(2)}px, ${at.y.toFixed(2)}px) rotate(${(pose.h + this.turn).toFixed(2)}deg)`;
  }

  points(outline: readonly Point[]): string {
    return outline
      .map((point) => {
        const at = this.show(point);
        return `${at.x.toFixed(2)},${at.y.toFixed(2)}`;
      })
      .join(' ');
  }
}

function rotate(x: number, y: number, degrees: number): [number, number] {
  switch (((degrees % 360) + 360) % 360) {
    case 90:
      return [-y, x];
    case 180:
      return [-x, -y];
    case 270:
      return [y, -x];
    default:
      return [x, y];
  }
}
