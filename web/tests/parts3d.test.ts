/** Dice in space: the side that is up really looks at the reader. */
import { expect, test } from 'vitest';
import { sideAt, turnedTo, type Sides } from '../src/table/dice';

type Vector = readonly [number, number, number];

/** Where a list of CSS turns takes a vector; the last one comes first. */
function turned(css: string, vector: Vector): Vector {
  const turns = [...css.matchAll(/rotate([XYZ])\((-?[\d.]+)deg\)/g)].reverse();
  return turns.reduce<Vector>(([x, y, z], [, axis, degrees]) => {
    const angle = (Number(degrees) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    if (axis === 'X') return [x, y * cos - z * sin, y * sin + z * cos];
    if (axis === 'Y') return [x * cos + z * sin, y, -x * sin + z * cos];
    return [x * cos - y * sin, x * sin + y * cos, z];
  }, vector);
}

const near = (one: Vector, other: Vector): boolean => one.every((part, index) => Math.abs(part - other[index]!) < 1e-3);

for (const sides of [6, 8] as Sides[]) {
  test(`each side of a die with ${sides} faces can be turned up, upright`, () => {
    for (let side = 0; side < sides; side++) {
      const shown = (vector: Vector): Vector => turned(turnedTo(sides, side), turned(sideAt(sides, side), vector));
      expect(near(shown([0, 0, 1]), [0, 0, 1])).toBe(true);
      expect(near(shown([0, -1, 0]), [0, -1, 0])).toBe(true);
    }
  });

  test(`no two of the ${sides} sides lie in one place`, () => {
    const normals = Array.from({ length: sides }, (_, side) => turned(sideAt(sides, side), [0, 0, 1]));
    for (const [place, one] of normals.entries()) {
      expect(normals.findIndex((other) => near(one, other))).toBe(place);
    }
  });
}
