/** The edges of the area: whose they are, or which one to choose. */
import type { Edge, Frame } from './frame';
import type { Point } from './space';

export const OPPOSITE: Record<Edge, Edge> = { south: 'north', north: 'south', east: 'west', west: 'east' };
const ALL: readonly Edge[] = ['south', 'west', 'north', 'east'];
const INWARD: Record<Edge, Point> = {
  south: { x: 0, y: 1 },
  north: { x: 0, y: -1 },
  west: { x: 1, y: 0 },
  east: { x: -1, y: 0 },
};

export interface Border {
  readonly edge: Edge;
  /** 0 and 1: the side that it belongs to; -1: nobody's. */
  readonly owner: number;
  readonly from: Point;
  readonly to: Point;
  /** Where it is labelled: just outside the area, or in its strip while it is to be chosen. */
  readonly at: Point;
  readonly strip: readonly Point[];
}

function ends(edge: Edge, across: number, up: number): [Point, Point] {
  const far = {
    south: [0, 0, across, 0],
    north: [0, up, across, up],
    west: [0, 0, 0, up],
    east: [across, 0, across, up],
  };
  const [x1, y1, x2, y2] = far[edge] as [number, number, number, number];
  return [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ];
}

export function borders(frame: Frame, across: number, up: number, first: Edge): Border[] {
  return ALL.map((edge) => {
    const line = ends(edge, across, up);
    const inward = INWARD[edge];
    const middle = { x: (line[0].x + line[1].x) / 2 + inward.x * 50, y: (line[0].y + line[1].y) / 2 + inward.y * 50 };
    const moved = [...line].reverse().map((point) => ({ x: point.x + inward.x * 100, y: point.y + inward.y * 100 }));
    return {
      edge,
      owner: edge === first ? 0 : edge === OPPOSITE[first] ? 1 : -1,
      from: frame.show(line[0]),
      to: frame.show(line[1]),
      at: frame.show(middle),
      strip: [...line, ...moved],
    };
  });
}
