/** Dice in space: where the sides of a cube and of an eight-sided gem lie, and how to turn one of them to the reader. */

/** Half the angle by which the faces of an octahedron lean. */
const LEAN = 35.264;

/** Turns that put each side of a cube into its place, as CSS. */
const CUBE = ['', 'rotateY(90deg)', 'rotateX(90deg)', 'rotateX(-90deg)', 'rotateY(-90deg)', 'rotateY(180deg)'] as const;
const CUBE_BACK = ['', 'rotateY(-90deg)', 'rotateX(-90deg)', 'rotateX(90deg)', 'rotateY(90deg)', 'rotateY(-180deg)'];

export type Sides = 6 | 8;

/** Where side `index` lies. */
export function sideAt(sides: Sides, index: number): string {
  if (sides === 6) return `${CUBE[index] ?? ''} translateZ(calc(var(--cube) / 2))`.trim();
  const round = 45 + 90 * (index % 4);
  const lean = index < 4 ? `rotateX(${LEAN}deg)` : `rotateX(-${LEAN}deg)`;
  const over = index < 4 ? '' : ' rotateZ(180deg)';
  return `rotateY(${round}deg) ${lean} translateZ(calc(var(--size) * 0.3536))${over}`;
}

/** How the die is turned so that side `index` looks at the reader. */
export function turnedTo(sides: Sides, index: number): string {
  if (sides === 6) return CUBE_BACK[index] ?? '';
  const round = -(45 + 90 * (index % 4));
  return index < 4
    ? `rotateX(-${LEAN}deg) rotateY(${round}deg)`
    : `rotateZ(180deg) rotateX(${LEAN}deg) rotateY(${round}deg)`;
}

/** How light falls on a side: the reader's side is bright, those that lean away are darker, each a little otherwise. */
export function shade(sides: Sides, index: number, shown: number): number {
  if (index === shown) return 1;
  return sides === 6 ? [0.62, 0.74][index % 2]! : [0.55, 0.78, 0.66, 0.86][index % 4]!;
}
