/** Colours as "#rrggbb": mixing, turning the hue, repainting a finished drawing. */

export type Colour = string;
export type Rgb = readonly [number, number, number];
/** Hue in degrees, saturation and lightness from 0 to 1. */
export type Hsl = readonly [number, number, number];

export function rgb(colour: Colour): Rgb {
  const digits = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join('') : colour.slice(1);
  const value = Number.parseInt(digits, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const two = (value: number): string =>
  Math.max(0, Math.min(255, Math.round(value)))
    .toString(16)
    .padStart(2, '0');

export function hex([red, green, blue]: Rgb): Colour {
  return `#${two(red)}${two(green)}${two(blue)}`;
}

/** From `one` (share 0) to `other` (share 1). */
export function mix(one: Colour, other: Colour, share: number): Colour {
  const a = rgb(one);
  const b = rgb(other);
  return hex([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

export const lighter = (colour: Colour, share: number): Colour => mix(colour, '#ffffff', share);
export const darker = (colour: Colour, share: number): Colour => mix(colour, '#000000', share);

export function hsl(colour: Colour): Hsl {
  const [red, green, blue] = rgb(colour).map((part) => part / 255) as unknown as Rgb;
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const span = most - least;
  const light = (most + least) / 2;
  if (!span) return [0, 0, light];
  const turn =
    most === red
      ? ((green - blue) / span + 6) % 6
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  return [turn * 60, span / (1 - Math.abs(2 * light - 1)), light];
}

export function fromHsl([hue, saturation, lightness]: Hsl): Colour {
  const turn = ((hue % 360) + 360) % 360;
  const full = Math.max(0, Math.min(1, saturation));
  const light = Math.max(0, Math.min(1, lightness));
  const reach = full * Math.min(light, 1 - light);
  const part = (shift: number): number => {
    const at = (shift + turn / 30) % 12;
    return 255 * (light - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  };
  return hex([part(0), part(8), part(4)]);
}

/** What becomes of each colour when a drawing is repainted. */
export type Repaint = (hue: number, saturation: number, lightness: number) => Hsl;

const COLOURS = /#[0-9a-fA-F]{6}\b|#[0-9a-fA-F]{3}\b/g;

/** Every colour named in a piece of SVG, changed. */
export function repaint(svg: string, change: Repaint): string {
  return svg.replace(COLOURS, (colour) => fromHsl(change(...hsl(colour))));
}

/** Turn the hue, scale saturation and lightness. */
export const turnHue =
  (by: number, saturation = 1, lightness = 1): Repaint =>
  (hue, full, light) => [hue + by, full * saturation, light * lightness];

/** One hue for everything. */
export const oneHue =
  (hue: number, saturation = 1, lightness = 1, least = 0): Repaint =>
  (_, full, light) => [hue, Math.max(full * saturation, least), light * lightness];
