/** Planets seen from space: noise through a table of colours by the kind of world, with air, clouds, rings and shade. */
import { hash } from '../draw/chance';

type Kind = 'air' | 'ice' | 'dry' | 'lava' | 'gas' | 'city' | 'ring' | 'moon';
/** Colours from dark to light, how fine the noise is, the kind of world, its size beside the others. */
type World = readonly [colours: readonly string[], grain: readonly [number, number], kind: Kind, size: number];

export const PLANETS: Readonly<Record<string, World>> = {
  alderaan: [['#0d3f6a', '#2a78a8', '#5fa06a', '#cfe0c0', '#f4f8fb'], [0.05, 0.06], 'air', 1.02],
  bespin: [['#8a4a3a', '#d98a5c', '#f3c08a', '#e59a6a', '#fbe3bd'], [0.006, 0.1], 'gas', 1.18],
  bothawui: [['#2d4a2c', '#5d7a3e', '#a98f55', '#d7c48a'], [0.05, 0.06], 'air', 1],
  'cato-neimoidia': [['#3a2f4f', '#6f5a86', '#9bb08d', '#d8d3c8'], [0.02, 0.06], 'air', 1],
  corellia: [['#0f3a6b', '#1c69a8', '#3f8f5a', '#c8b98a', '#eef4f7'], [0.05, 0.06], 'air', 1.05],
  coruscant: [['#0d1018', '#1c1f2b', '#2c2d3a', '#4a4650', '#8a7458', '#ffcf7a'], [0.13, 0.13], 'city', 1.25],
  dagobah: [['#16261b', '#2d4a2e', '#56704a', '#8fa07a'], [0.03, 0.07], 'air', 0.95],
  dantooine: [['#4a5a26', '#8b8f46', '#c9b56b', '#e6dca8'], [0.05, 0.05], 'air', 0.95],
  dathomir: [['#1c0a10', '#5a1a1f', '#8e2f2a', '#c86a4a'], [0.05, 0.06], 'dry', 0.98],
  endor: [['#12301c', '#2b6a37', '#5d9a4a', '#a8c98a', '#eef4f0'], [0.06, 0.06], 'air', 0.95],
  felucia: [['#173a52', '#1f8a86', '#b65aa8', '#f0b7d8', '#dff5c8'], [0.05, 0.07], 'air', 1],
  geonosis: [['#4a170d', '#8f3a1c', '#c8663a', '#e8a070'], [0.04, 0.08], 'ring', 1],
  hoth: [['#6f9cc0', '#a9cbe0', '#dceaf3', '#ffffff'], [0.05, 0.06], 'ice', 1.08],
  ilum: [['#35618f', '#7fb7e0', '#c9ecff', '#ffffff'], [0.03, 0.1], 'ice', 0.95],
  kashyyyk: [['#0f3b4a', '#17563a', '#2f7a3c', '#74a852', '#cfe0a8'], [0.055, 0.055], 'air', 1.05],
  kessel: [['#2a2018', '#6a4a30', '#a07448', '#c9a070'], [0.06, 0.06], 'dry', 0.86],
  malastare: [['#25401f', '#5f7d3a', '#b0a052', '#e2d79a'], [0.05, 0.06], 'air', 1],
  mandalore: [['#3a4a4a', '#7d8b86', '#bfc6bd', '#e9e9df'], [0.045, 0.06], 'dry', 1.05],
  'mon-calamari': [['#06265a', '#0d4f9c', '#1f86cf', '#7fd0ee', '#eefaff'], [0.04, 0.07], 'air', 1.08],
  mustafar: [['#0c0707', '#1f0d0b', '#3a120c', '#ff5a1e', '#ffd26a'], [0.06, 0.07], 'lava', 1.02],
  mygeeto: [['#4a4a78', '#8d8fc0', '#c8cbec', '#f6f6ff'], [0.03, 0.09], 'ice', 1],
  naboo: [['#0d4a6a', '#1f83a0', '#3f9a5a', '#a6c878', '#f2f7ee'], [0.05, 0.06], 'air', 1.05],
  'nal-hutta': [['#2f3a12', '#6b7322', '#a3a03a', '#cfc878'], [0.04, 0.08], 'air', 1],
  'ord-mantell': [['#2f2620', '#6f5a48', '#5a7f98', '#cdb89a'], [0.05, 0.07], 'air', 1],
  rodia: [['#0c3f3a', '#14705a', '#3fa06a', '#a8d08a'], [0.05, 0.06], 'air', 0.98],
  ryloth: [['#3a1f12', '#8a5530', '#c98f58', '#efd0a0'], [0.05, 0.07], 'dry', 0.98],
  saleucami: [['#2f5a78', '#b0693a', '#d99a5c', '#f3d5a0'], [0.05, 0.06], 'dry', 0.96],
  sullust: [['#0d0c10', '#26222a', '#4a3f44', '#c8562a', '#ffb45a'], [0.055, 0.06], 'lava', 1.02],
  tatooine: [['#8a5a2c', '#c98f4c', '#ecc685', '#fbe9c4'], [0.02, 0.08], 'dry', 1.02],
  toydaria: [['#2a3a20', '#56663a', '#8f7f50', '#c8b888'], [0.05, 0.07], 'air', 0.95],
  utapau: [['#6a4a36', '#a98560', '#d8bf98', '#f0e4cc'], [0.04, 0.06], 'dry', 1],
  yavin: [['#5a1a12', '#a8402a', '#e07a4a', '#f4b27a', '#8f2f24'], [0.006, 0.09], 'moon', 1.22],
};

const GLOW: Readonly<Record<Kind, string>> = {
  air: '#7fbcff',
  ice: '#bfe8ff',
  dry: '#ffcf9a',
  lava: '#ff6a2a',
  gas: '#ffcf9a',
  city: '#ffcf7a',
  ring: '#ff9a6a',
  moon: '#ff9a6a',
};

const channel = (colour: string, place: number): number =>
  parseInt(colour.slice(1 + 2 * place, 3 + 2 * place), 16) / 255;
const table = (colours: readonly string[], place: number): string =>
  colours.map((colour) => channel(colour, place).toFixed(3)).join(' ');

/** The noise of a world, coloured and cut to its disc. */
function ground(id: string, [colours, [fine, finer]]: World): string {
  const ramp = (['R', 'G', 'B'] as const)
    .map((name, place) => `<feFunc${name} type="table" tableValues="${table(colours, place)}"/>`)
    .join('');
  return (
    '<filter id="ground" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">' +
    `<feTurbulence type="fractalNoise" baseFrequency="${fine / 3} ${finer / 3}" numOctaves="5" seed="${hash(id) % 97}"/>` +
    '<feColorMatrix values="2.9 0 0 0 -.95 2.9 0 0 0 -.95 2.9 0 0 0 -.95 0 0 0 0 1"/>' +
    `<feComponentTransfer>${ramp}</feComponentTransfer><feComposite in2="SourceAlpha" operator="in"/></filter>`
  );
}

const CLOUDS =
  '<filter id="clouds" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">' +
  '<feTurbulence type="fractalNoise" baseFrequency=".017 .037" numOctaves="4" seed="6"/>' +
  '<feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 4 0 0 0 -2.2"/>' +
  '<feComposite in2="SourceAlpha" operator="in"/></filter>';
const SHADE =
  '<radialGradient id="shade" cx=".34" cy=".3" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".3"/>' +
  '<stop offset=".35" stop-color="#fff" stop-opacity="0"/><stop offset=".62" stop-color="#01030a" stop-opacity=".42"/>' +
  '<stop offset=".95" stop-color="#01030a" stop-opacity=".93"/></radialGradient>';
const air = (glow: string): string =>
  `<radialGradient id="air"><stop offset=".7" stop-color="${glow}" stop-opacity=".55"/>` +
  `<stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>`;

/** Half a ring: the far half lies behind the disc, the near half before it. */
const halfRing = (radius: number, sweep: 0 | 1): string =>
  `<path d="M${-radius * 1.6} 0A${radius * 1.6} ${radius * 0.45} 0 0 ${sweep} ${radius * 1.6} 0" fill="none" ` +
  'stroke="#c9875c" stroke-width="9" opacity=".8" transform="rotate(-18)"/>';

/** A planet as an SVG document on a clear ground. */
export function planet(id: string): string {
  const world = PLANETS[id]!;
  const [, , kind, size] = world;
  const radius = 80 * size;
  const disc = (fill: string, more = ''): string => `<circle r="${radius}" fill="${fill}" ${more}/>`;
  const ringed = kind === 'ring';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300" viewBox="-150 -150 300 300"><defs>' +
    `${ground(id, world)}${CLOUDS}${SHADE}${air(GLOW[kind])}</defs>` +
    `<circle r="${radius * 1.24}" fill="url(#air)"/>${ringed ? halfRing(radius, 1) : ''}` +
    disc('#888', 'filter="url(#ground)"') +
    (kind === 'air' ? disc('#fff', 'filter="url(#clouds)" opacity=".55"') : '') +
    disc('url(#shade)') +
    `${ringed ? halfRing(radius, 0) : ''}` +
    (kind === 'moon' ? `<circle cx="${radius * 0.78}" cy="${radius * 0.62}" r="17" fill="#4f7a46"/>` : '') +
    '</svg>'
  );
}
