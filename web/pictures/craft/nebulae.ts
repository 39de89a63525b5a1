/** The space of the galaxy's regions: turbulence in a region's colour around its systems, one picture for the whole map. */
import { BEYOND, HUES } from '../../src/games/rebellion/chart';
import { mix, rgb } from '../draw/colour';

/** Places of systems from 0 to 1, by region. */
export type Regions = readonly (readonly (readonly [number, number])[])[];
type Point = readonly [number, number];

/** The galaxy without what lies beyond it: as high as maps are on average, so that none stretches it much. */
const GALAXY = { width: 1000, height: 560 };
const LEFT = BEYOND.x * GALAXY.width;
const TOP = BEYOND.y * GALAXY.height;
const WIDTH = GALAXY.width + 2 * LEFT;
const HEIGHT = GALAXY.height + 2 * TOP;
/** How far a region reaches beyond its systems, and how softly it ends. */
const REACH = 96;
const SOFT = 30;

/** Noise as a cloud of one colour: thin where `thin` is low. */
function cloud(
  id: string,
  room: string,
  colour: string,
  seed: number,
  fine: number,
  thick: number,
  thin: number,
): string {
  const [red, green, blue] = rgb(colour).map((part) => (part / 255).toFixed(3));
  return (
    `<filter id="${id}" filterUnits="userSpaceOnUse" ${room} color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="${fine} ${fine * 1.25}" numOctaves="5" seed="${seed}"/>` +
    `<feColorMatrix values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} ${thick} ${thick / 5} 0 0 ${thin}"/></filter>`
  );
}

/** Systems in order around their middle: an outline that does not cross itself. */
function outline(spots: readonly Point[]): string {
  const middle = [0, 1].map((part) => spots.reduce((sum, spot) => sum + spot[part]!, 0) / spots.length);
  const angle = ([x, y]: Point): number => Math.atan2(y - middle[1]!, x - middle[0]!);
  return [...spots]
    .sort((a, b) => angle(a) - angle(b))
    .map(([x, y]) => `${x.toFixed(0)},${y.toFixed(0)}`)
    .join(' ');
}

/** The rectangle in which a region is drawn, as attributes. */
function roomOf(spots: readonly Point[]): string {
  const [left, top] = [0, 1].map((part) => Math.min(...spots.map((spot) => spot[part]!)) - REACH - 2 * SOFT);
  const [right, bottom] = [0, 1].map((part) => Math.max(...spots.map((spot) => spot[part]!)) + REACH + 2 * SOFT);
  return `x="${left}" y="${top}" width="${right! - left!}" height="${bottom! - top!}"`;
}

/** A region: haze under clouds, with brighter wisps where they are thickest. */
function nebula(region: Regions[number], place: number): string {
  const spots = region.map(([x, y]): Point => [LEFT + x * GALAXY.width, TOP + y * GALAXY.height]);
  const room = roomOf(spots);
  const hue = HUES[place]!;
  const layer = (name: string, opacity: number): string =>
    `<rect ${room} filter="url(#${name}-${place})" opacity="${opacity}"/>`;
  return (
    `<defs>${cloud(`cloud-${place}`, room, hue, place * 5 + 2, 0.0082, 3.2, -1.3)}` +
    `${cloud(`wisp-${place}`, room, mix(hue, '#ffffff', 0.3), place * 7 + 31, 0.0125, 5.2, -3.1)}` +
    `<filter id="soft-${place}" filterUnits="userSpaceOnUse" ${room}><feGaussianBlur stdDeviation="${SOFT}"/></filter>` +
    `<mask id="mask-${place}" maskUnits="userSpaceOnUse" ${room}><g filter="url(#soft-${place})" fill="#fff" ` +
    `stroke="#fff" stroke-width="${REACH}" stroke-linejoin="round"><polygon points="${outline(spots)}"/></g></mask></defs>` +
    `<g mask="url(#mask-${place})" style="mix-blend-mode:screen"><rect ${room} fill="${hue}" opacity=".1"/>` +
    `${layer('cloud', 0.62)}${layer('wisp', 0.26)}</g>`
  );
}

/** All regions as an SVG document on black, which is nothing where the page lays it over its sky as light. */
export function nebulae(regions: Regions): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}"/>${regions.map(nebula).join('')}</svg>`
  );
}
