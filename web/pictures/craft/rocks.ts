/** Asteroids from above: the outline is the game's own, the stone is lit from the upper left like everything in space. */

/** Half the side of a picture, in millimetres: the largest asteroid fits with its rim. */
export const ROCK_REACH = 40;

/** A small generator, so that a rock looks the same every time. */
function dice(seed: number): () => number {
  let state = seed * 7919 + 17;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

function craters(seed: number, reach: number): string {
  const next = dice(seed);
  return Array.from({ length: 9 }, (_, place) => {
    const [way, far] = [next() * 2 * Math.PI, Math.sqrt(next()) * reach * 0.72];
    const size = reach * (place < 2 ? 0.16 + next() * 0.1 : 0.04 + next() * 0.08);
    const [x, y] = [Math.cos(way) * far, Math.sin(way) * far];
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${size.toFixed(1)}" ry="${(size * 0.86).toFixed(1)}" fill="url(#crater)" opacity=".95"/>`;
  }).join('');
}

type Corner = readonly [x: number, y: number];

/** Points between two corners of the outline. */
const STEPS = 5;
/** How far the edge that is drawn may leave the edge that counts, in millimetres: less than one sees at the table. */
const ROUGH = 1.3;

/** The outline without its corners, and a little uneven: never further from the edge that counts than one can see. */
export function weathered(outline: readonly Corner[], seed: number): Corner[] {
  const next = dice(seed + 11);
  const corner = (place: number): Corner => outline[(place + outline.length) % outline.length]!;
  return outline.flatMap((_, place) => {
    const [before, from, to, after] = [corner(place - 1), corner(place), corner(place + 1), corner(place + 2)];
    return Array.from({ length: STEPS }, (_, step): Corner => {
      const t = step / STEPS;
      // through every corner, as a spline of Catmull and Rom goes
      const along = (axis: 0 | 1): number =>
        from[axis] +
        (t / 2) *
          (to[axis] -
            before[axis] +
            t *
              (2 * before[axis] -
                5 * from[axis] +
                4 * to[axis] -
                after[axis] +
                t * (3 * (from[axis] - to[axis]) + after[axis] - before[axis])));
      const [x, y] = [along(0), along(1)];
      const worn = 1 - (next() * ROUGH) / Math.hypot(x, y);
      return [x * worn, y * worn];
    });
  });
}

/** A closed curve that passes between these points. */
function smooth(points: readonly Corner[]): string {
  const middle = (a: Corner, b: Corner): string =>
    `${((a[0] + b[0]) / 2).toFixed(2)} ${(-(a[1] + b[1]) / 2).toFixed(2)}`;
  const bends = points.map((point, place) => {
    const following = points[(place + 1) % points.length]!;
    return `Q${point[0].toFixed(2)} ${(-point[1]).toFixed(2)} ${middle(point, following)}`;
  });
  return `M${middle(points.at(-1)!, points[0]!)}${bends.join('')}Z`;
}

/** An asteroid as a picture; `outline` in millimetres, forward is up. */
export function rockToken(outline: readonly Corner[], seed: number, side = 288): string {
  const path = smooth(weathered(outline, seed));
  const reach = Math.min(...outline.map(([x, y]) => Math.hypot(x, y)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${-ROCK_REACH} ${-ROCK_REACH} ${2 * ROCK_REACH} ${2 * ROCK_REACH}"><defs>
<radialGradient id="shade" cx=".32" cy=".28" r=".86"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset=".42" stop-color="#000" stop-opacity=".06"/><stop offset=".8" stop-color="#02040a" stop-opacity=".76"/><stop offset="1" stop-color="#02040a" stop-opacity=".9"/></radialGradient>
<linearGradient id="crater" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".72"/><stop offset=".6" stop-color="#000" stop-opacity=".14"/><stop offset="1" stop-color="#ffe9c8" stop-opacity=".42"/></linearGradient>
<clipPath id="edge"><path d="${path}"/></clipPath>
<filter id="stone" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="6" seed="${seed + 3}" result="noise"/><feDiffuseLighting in="noise" surfaceScale="13" diffuseConstant="1.15" lighting-color="#d9c6ab" result="lit"><feDistantLight azimuth="225" elevation="46"/></feDiffuseLighting><feColorMatrix in="lit" values="1.1 0 0 0 -.16 0 1.05 0 0 -.15 0 0 1.05 0 -.13 0 0 0 1 0"/><feComposite in2="SourceAlpha" operator="in"/></filter>
</defs><path d="${path}" fill="#888" filter="url(#stone)"/><g clip-path="url(#edge)">${craters(seed, reach)}</g><path d="${path}" fill="url(#shade)"/><path d="${path}" fill="none" stroke="#ffe6c4" stroke-opacity=".3" stroke-width=".7" stroke-linejoin="round"/></svg>`;
}
