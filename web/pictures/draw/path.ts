/** Outlines as points that can be moved: what makes a face drawn from the front look aside. */
import { n } from './shapes';

/** How many numbers each command takes, and which of them are x, y pairs. */
const PAIRS: Record<string, number> = { M: 1, L: 1, C: 3, Q: 2, S: 2, T: 1 };
const TOKENS = /([MLHVCSQTAZ])|(-?\d*\.?\d+(?:e-?\d+)?)/gi;

type Move = (x: number, y: number) => readonly [number, number];

/** The same outline with every point moved. Arcs are not understood: what is moved is drawn with curves. */
export function moved(path: string, move: Move): string {
  const tokens = path.match(TOKENS) ?? [];
  let out = '';
  let at = 0;
  let command = 'M';
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  const number = (): number => Number(tokens[at++]);
  while (at < tokens.length) {
    if (/[a-z]/i.test(tokens[at]!) && !/e/i.test(tokens[at]!)) command = tokens[at++]!;
    const upper = command.toUpperCase();
    const relative = command !== upper;
    if (upper === 'Z') {
      out += 'Z';
      [x, y] = [startX, startY];
      continue;
    }
    if (upper === 'H' || upper === 'V') {
      const value = number();
      if (upper === 'H') x = relative ? x + value : value;
      else y = relative ? y + value : value;
      const [mx, my] = move(x, y);
      out += `L${n(mx)},${n(my)}`;
      continue;
    }
    const pairs = PAIRS[upper];
    if (!pairs) throw new Error(`An outline that is moved may not have "${command}": ${path}`);
    const [baseX, baseY] = relative ? [x, y] : [0, 0];
    const points: string[] = [];
    for (let pair = 0; pair < pairs; pair++) {
      x = baseX + number();
      y = baseY + number();
      const [mx, my] = move(x, y);
      points.push(`${n(mx)},${n(my)}`);
    }
    out += upper + points.join(' ');
    if (upper === 'M') {
      [startX, startY] = [x, y];
      command = relative ? 'l' : 'L';
    }
  }
  return out;
}
