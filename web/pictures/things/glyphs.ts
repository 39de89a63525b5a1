/** Glyphs of game-icons.net (CC BY 3.0, credited on the about page), as npm brings them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Colour, lighter, mix } from '../draw/colour';
import type { Ink } from '../draw/ink';
import type { Subject } from '../draw/subject';

interface IconSet {
  icons: Record<string, { body: string }>;
}

let icons: IconSet['icons'] | null = null;

/** The paths of a glyph, 512 × 512, in `currentColor`. */
export function glyphPaths(name: string): string {
  icons ??= (
    JSON.parse(
      readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
    ) as IconSet
  ).icons;
  const icon = icons[name];
  if (!icon) throw new Error(`There is no glyph "${name}" in the set.`);
  return icon.body;
}

/** What a glyph is made of. */
export type Material = 'steel' | 'gold' | 'bronze' | 'bone' | 'wood' | 'light' | 'blood' | 'ice' | 'leaf' | 'dark';

const MATERIALS: Record<Exclude<Material, 'light'>, readonly [Colour, Colour, Colour]> = {
  steel: ['#ffffff', '#aab6c4', '#2c3540'],
  gold: ['#fff4c0', '#e0a63a', '#5a3408'],
  bronze: ['#f4d0a0', '#b0713c', '#3c1e0c'],
  bone: ['#fffaf0', '#d8cbb0', '#6a5a40'],
  wood: ['#d8b080', '#8a5c34', '#2f1a0c'],
  blood: ['#ffb0a8', '#c8202f', '#3c0610'],
  ice: ['#ffffff', '#a8dcff', '#2f5f94'],
  leaf: ['#e8ffc8', '#6fae4a', '#1c3a14'],
  dark: ['#8a94a2', '#2c333d', '#07090c'],
};

/** A glyph as a thing of some material, in the middle of the picture. */
export function glyph(
  ink: Ink,
  name: string,
  {
    material = 'light' as Material,
    size = 168,
    x = 0,
    y = 0,
    turn = 0,
  }: { material?: Material; size?: number; x?: number; y?: number; turn?: number } = {},
): Subject {
  const [bright, middle, dark] =
    material === 'light'
      ? ['#ffffff', lighter(ink.light.rim, 0.3), mix(ink.light.glow, '#05060c', 0.45)]
      : MATERIALS[material];
  const paint = ink.fadeOver(
    [
      [0, bright],
      [0.45, middle],
      [1, dark],
    ],
    90,
    20,
    380,
    500,
  );
  const scale = size / 512;
  const put = (svg: string): string =>
    `<g transform="translate(${150 + x} ${146 + y}) rotate(${turn}) scale(${Math.round(scale * 1000) / 1000}) translate(-256 -256)">${svg}</g>`;
  return {
    behind: ink.glow(150 + x, 146 + y, size * 0.64, ink.light.glow, 0.5),
    body: put(glyphPaths(name).replace(/fill="currentColor"/g, `fill="${paint}"`)),
  };
}
