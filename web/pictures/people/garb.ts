/** What people wear from the neck down, turned a little with the head. */
import { type Colour, lighter, mix } from '../draw/colour';
import type { Ink } from '../draw/ink';
import { moved } from '../draw/path';
import { disc, fill, line, n, times } from '../draw/shapes';
import type { Look } from './look';
import { AXIS } from './turn';

export type GarbName =
  | 'none'
  | 'robe'
  | 'tunic'
  | 'uniform'
  | 'vest'
  | 'jacket'
  | 'flight'
  | 'armour'
  | 'poncho'
  | 'parka'
  | 'gown'
  | 'fur-coat'
  | 'scarf'
  | 'plate'
  | 'straps'
  | 'cape'
  | 'overalls'
  | 'wrap'
  | 'officer-white'
  | 'senator'
  | 'bare';

/** The chest follows the head by about half. */
export function chest(yaw: number): (path: string) => string {
  const turn = yaw * 0.6;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return (path) =>
    moved(path, (x, y) => {
      const aside = Math.max(-1, Math.min(1, (x - AXIS) / 112));
      return [AXIS + (x - AXIS) * cos + 44 * Math.sqrt(1 - aside * aside) * sin - 16 * sin, y];
    });
}

interface Cloth {
  ink: Ink;
  look: Look;
  turn: (path: string) => string;
  bright: Colour;
  paint: Colour;
  shade: Colour;
  deep: Colour;
  trim: Colour;
}

const SHOULDERS =
  'M132,194C98,202 68,210 54,238C44,260 40,284 36,312H264C260,284 256,260 246,238C232,210 202,202 168,194Z';
const WIDE = 'M132,194C92,200 56,210 42,240C32,262 28,286 24,312H276C272,286 268,262 258,240C244,210 208,200 168,194Z';
/** The side away from the light. */
const FAR = 'M168,194C202,202 232,210 246,238C256,260 260,284 264,312H164C174,270 172,226 160,204Z';

function body({ turn, paint, shade }: Cloth, outline = SHOULDERS): string {
  return fill(turn(outline), paint) + fill(turn(FAR), shade, { opacity: 0.66 });
}

/** Folds in cloth. */
function folds({ turn, deep, bright }: Cloth, paths: string, light = ''): string {
  return line(turn(paths), deep, 2, { opacity: 0.5 }) + (light ? line(turn(light), bright, 1.8, { opacity: 0.4 }) : '');
}

const badge = (x: number, y: number, rank: number, turn: (path: string) => string): string =>
  times(
    rank,
    (index) =>
      fill(turn(`M${x + index * 8.6},${y}h7.2v6.6h-7.2z`), index < rank / 2 ? '#d8443c' : '#3f7fd0') +
      fill(turn(`M${x + index * 8.6},${y + 8}h7.2v6.6h-7.2z`), index < rank / 2 ? '#e8b23c' : '#3f7fd0'),
  );

const GARBS: Record<GarbName, (cloth: Cloth) => string> = {
  none: () => '',
  bare: (c) => {
    const [skin, dim] = [c.ink.tint(c.look.skin[0], 0.06), c.ink.tint(c.look.skin[1], 0.1)];
    return (
      fill(c.turn(SHOULDERS), c.ink.fade([skin, mix(skin, dim, 0.5)])) +
      fill(c.turn(FAR), dim, { opacity: 0.7 }) +
      line(c.turn('M112,232Q150,250 188,232M150,250V300'), dim, 2, { opacity: 0.6 })
    );
  },
  robe: (c) =>
    fill(c.turn(WIDE), c.paint) +
    fill(c.turn('M168,194C208,200 244,210 258,240C268,262 272,286 276,312H164L158,250Z'), c.shade, { opacity: 0.7 }) +
    fill(c.turn('M126,192L150,262L174,192L184,196L158,290L158,312H142L142,290L116,196Z'), c.trim) +
    fill(c.turn('M158,290L184,196L174,192L152,258Z'), '#000000', { opacity: 0.22 }) +
    folds(
      c,
      'M96,226C84,250 80,280 80,312M206,226C218,250 222,280 222,312M116,200C112,236 124,276 132,300M184,200C188,236 176,276 170,300',
      'M92,222C80,246 74,278 72,306',
    ),
  tunic: (c) =>
    body(c) +
    fill(c.turn('M130,198L150,244L170,198Q150,214 130,198Z'), c.ink.tint(c.look.skin[1], 0.1)) +
    fill(c.turn('M128,196L150,248L158,312H140L146,262L116,202Z'), c.trim, { opacity: 0.75 }) +
    fill(c.turn('M172,196L150,248L154,264L186,202Z'), c.bright, { opacity: 0.4 }) +
    folds(c, 'M84,232C78,256 76,284 76,312M216,232C222,256 224,284 224,312', 'M70,236C64,256 60,280 58,306'),
  uniform: (c) =>
    body(c) +
    fill(c.turn('M126,186Q150,200 174,186L176,204Q150,220 124,204Z'), c.shade) +
    line(c.turn('M126,187Q150,201 174,187'), c.bright, 2, { opacity: 0.6 }) +
    line(c.turn('M158,212C166,240 170,272 166,312'), c.deep, 2.4, { opacity: 0.8 }) +
    badge(88, 240, c.look.age === 2 ? 6 : c.look.age === 1 ? 4 : 3, c.turn) +
    fill(c.turn('M206,236h9v9h-9z'), '#aab4c0', { opacity: 0.7 }) +
    folds(c, 'M84,228C76,250 74,282 74,312M220,228C226,252 228,284 228,312', 'M66,236C60,256 56,282 54,306'),
  'officer-white': (c) =>
    GARBS.uniform({
      ...c,
      paint: c.ink.fade(['#f4f4f0', '#b8b8bc']),
      shade: '#8a8a96',
      bright: '#ffffff',
      deep: '#5a5a66',
    }) +
    fill(c.turn('M54,240Q62,216 96,206L104,222Q78,230 68,258Z'), '#d8b04a') +
    fill(c.turn('M246,240Q238,216 204,206L196,222Q222,230 232,258Z'), '#a8822c'),
  vest: (c) =>
    fill(c.turn(SHOULDERS), c.ink.fade([c.ink.tint('#efe7d6', 0.06), c.ink.tint('#a89c88', 0.15)])) +
    fill(c.turn(FAR), c.ink.tint('#7a7064', 0.2), { opacity: 0.6 }) +
    fill(c.turn('M132,196L150,250L168,196Q150,212 132,196Z'), c.ink.tint(c.look.skin[1], 0.1)) +
    line(c.turn('M136,202L150,246L164,202'), c.ink.tint('#8a8070', 0.1), 1.6) +
    fill(c.turn('M116,198C92,206 74,214 62,244C54,264 50,288 48,312H126C118,276 118,232 128,208Z'), c.paint) +
    fill(c.turn('M184,198C208,206 226,214 238,244C246,264 250,288 252,312H174C182,276 182,232 172,208Z'), c.shade) +
    folds(c, 'M104,216C98,246 98,280 102,312M200,216C204,246 204,280 200,312') +
    fill(c.turn('M84,250h20v20h-20z'), c.deep, { opacity: 0.5 }),
  jacket: (c) =>
    body(c) +
    fill(c.turn('M134,198L150,262L166,198Q150,212 134,198Z'), c.ink.tint('#d8d0c0', 0.12)) +
    fill(c.turn('M128,192L108,208L138,262L150,262Z'), c.bright, { opacity: 0.55 }) +
    fill(c.turn('M172,192L192,208L162,262L150,262Z'), c.deep, { opacity: 0.85 }) +
    line(c.turn('M150,262V312'), c.deep, 2.4) +
    fill(c.turn('M82,252h24v18h-24zM194,252h24v18h-24z'), c.deep, { opacity: 0.4 }) +
    folds(c, 'M78,232C70,256 68,286 68,312M224,232C230,256 232,286 232,312', 'M64,238C58,260 54,284 52,306'),
  flight: (c) =>
    body(c) +
    fill(c.turn('M128,188Q150,206 172,188L178,208Q150,226 122,208Z'), c.ink.tint('#ece8de', 0.06)) +
    fill(c.turn('M112,204L128,312H106L88,214ZM188,204L172,312H194L212,214Z'), c.ink.tint('#e8e6e0', 0.06)) +
    fill(c.turn('M188,204L172,312H194L212,214Z'), '#000000', { opacity: 0.2 }) +
    fill(c.turn('M122,244H178V286H122Z'), c.ink.tint('#e8e6e0', 0.08)) +
    fill(c.turn('M130,252h14v8h-14z'), '#d8443c') +
    fill(c.turn('M150,252h20v4h-20zM150,260h20v4h-20z'), '#3a4450') +
    fill(c.turn('M130,268h40v10h-40z'), '#59636f') +
    line(c.turn('M196,262C220,252 236,260 244,280'), '#3a3f46', 6) +
    folds(c, 'M70,240C64,262 62,288 62,312M230,240C236,262 238,288 238,312'),
  armour: (c) =>
    fill(c.turn(WIDE), c.ink.tint('#2a2c32', 0.1)) +
    fill(c.turn('M104,206H196L206,232L190,296H110L94,232Z'), c.paint) +
    fill(c.turn('M152,206H196L206,232L190,296H152Z'), c.shade, { opacity: 0.7 }) +
    fill(c.turn('M46,262Q52,222 94,208L100,236Q74,246 64,290Z'), c.paint) +
    fill(c.turn('M254,262Q248,222 206,208L200,236Q226,246 236,290Z'), c.shade) +
    line(c.turn('M50,256Q58,224 92,212'), c.bright, 2, { opacity: 0.6 }) +
    line(c.turn('M150,208V296M108,246H192M114,270H186'), c.deep, 2.4, { opacity: 0.7 }) +
    line(c.turn('M106,209H148'), c.bright, 2, { opacity: 0.6 }) +
    fill(c.turn('M116,216h14v8h-14z'), c.trim) +
    fill(c.turn('M130,192Q150,204 170,192L172,208H128Z'), c.ink.tint('#1c1e24', 0.1)),
  plate: (c) =>
    fill(c.turn(WIDE), c.ink.tint('#23262c', 0.1)) +
    fill(c.turn('M110,208L148,214V262L118,270L104,246Z'), c.paint) +
    fill(c.turn('M190,208L152,214V262L182,270L196,246Z'), c.shade) +
    fill(c.turn('M122,276L148,268V300H126ZM178,276L152,268V300H174Z'), c.shade) +
    fill(c.turn('M40,266Q46,222 92,206L98,230Q70,244 62,294Z'), c.paint) +
    fill(c.turn('M260,266Q254,222 208,206L202,230Q230,244 238,294Z'), c.shade) +
    line(c.turn('M46,256Q56,224 90,210M112,210L146,216'), c.bright, 2, { opacity: 0.65 }) +
    fill(c.turn('M128,190Q150,206 172,190L176,208Q150,222 124,208Z'), c.trim) +
    fill(c.turn('M118,226l14,3v8l-14,-2z'), c.trim),
  poncho: (c) =>
    fill(c.turn('M150,190C112,194 62,224 30,312H270C238,224 188,194 150,190Z'), c.paint) +
    fill(c.turn('M154,190C190,196 238,226 270,312H176C184,270 178,226 154,190Z'), c.shade, { opacity: 0.7 }) +
    line(c.turn('M62,260C100,288 200,288 238,260'), c.trim, 7, { opacity: 0.8 }) +
    line(c.turn('M48,284C96,312 204,312 252,284'), c.trim, 3, { opacity: 0.7 }) +
    fill(c.turn('M116,194Q150,226 184,194L190,206Q150,242 110,206Z'), c.bright, { opacity: 0.5 }) +
    folds(c, 'M120,220C104,250 96,284 94,312M182,220C196,250 204,284 206,312'),
  parka: (c) =>
    body(c, WIDE) +
    fill(
      c.turn('M104,196Q150,170 196,196L206,226Q150,262 94,226Z'),
      c.ink.fade([c.ink.tint('#f4ead6', 0.05), c.ink.tint('#a8977c', 0.12)]),
    ) +
    line(
      c.turn('M106,212l-6,12M120,224l-4,12M136,232l-2,12M152,235v12M168,232l3,12M184,224l5,12M196,212l7,11'),
      c.ink.tint('#8a7a62', 0.1),
      2.4,
      { opacity: 0.7 },
    ) +
    line(c.turn('M150,246V312'), c.deep, 3) +
    fill(c.turn('M92,256h30v24h-30zM178,256h30v24h-30z'), c.deep, { opacity: 0.35 }) +
    folds(c, 'M66,244C58,268 56,290 56,312M234,244C242,268 244,290 244,312'),
  'fur-coat': (c) => {
    const tuft = times(
      15,
      (index) => `M${70 + index * 11.4},${n(226 - Math.sin((index / 14) * Math.PI) * 22)}l-5,16l8,-4l6,12l4,-16z`,
    );
    return (
      body(c, WIDE) +
      fill(c.turn('M90,206Q150,176 210,206Q226,232 206,250Q150,214 94,250Q74,232 90,206Z'), c.trim) +
      fill(c.turn(tuft), mix(c.trim, '#000000', 0.12)) +
      line(c.turn('M150,246V312'), c.deep, 2.4)
    );
  },
  gown: (c) =>
    fill(c.turn(WIDE), c.paint) +
    fill(c.turn('M168,194C208,200 244,210 258,240C268,262 272,286 276,312H160Q176,250 168,194Z'), c.shade, {
      opacity: 0.65,
    }) +
    fill(c.turn('M112,198Q150,178 188,198L180,224Q150,244 120,224Z'), c.trim) +
    line(c.turn('M112,200Q150,256 188,200'), lighter(c.trim, 0.4), 3) +
    fill(c.turn('M150,236l8,10 -8,12 -8,-12z'), lighter(c.trim, 0.5)) +
    folds(c, 'M110,236C98,262 94,290 94,312M190,236C202,262 206,290 206,312M150,262V312'),
  senator: (c) =>
    GARBS.gown(c) +
    fill(
      c.turn(
        'M96,200C70,214 52,244 46,312H92C92,270 98,232 110,208ZM204,200C230,214 248,244 254,312H208C208,270 202,232 190,208Z',
      ),
      c.deep,
      { opacity: 0.85 },
    ) +
    line(c.turn('M100,204C90,236 90,276 92,312M200,204C210,236 210,276 208,312'), lighter(c.trim, 0.3), 2.4),
  scarf: (c) =>
    GARBS.jacket(c) +
    fill(
      c.turn('M112,188C130,204 170,204 188,188C202,198 202,216 188,224C164,238 136,238 112,224C98,216 98,198 112,188Z'),
      c.trim,
    ) +
    line(c.turn('M108,204Q150,230 192,203M118,216Q150,234 182,216'), mix(c.trim, '#000000', 0.35), 2.6) +
    fill(c.turn('M172,188C198,194 204,216 188,224C178,230 168,233 158,234C174,220 178,204 172,188Z'), '#000000', {
      opacity: 0.25,
    }),
  straps: (c) =>
    body(c, WIDE) +
    fill(c.turn('M132,198L150,232L168,198Q150,210 132,198Z'), c.ink.tint(c.look.skin[1], 0.1)) +
    line(c.turn('M92,206L196,312M210,206L112,312'), c.deep, 9) +
    line(c.turn('M92,206L196,312'), c.bright, 1.6, { opacity: 0.5 }) +
    times(4, (index) => fill(c.turn(`M${100 + index * 22},${226 + index * 22}l12,-2 4,13 -12,3z`), c.trim)) +
    folds(c, 'M70,240C62,264 60,290 60,312M232,240C240,264 242,290 242,312'),
  cape: (c) =>
    fill(c.turn('M150,188C104,192 46,214 22,312H278C254,214 196,192 150,188Z'), c.deep) +
    fill(
      c.turn(
        'M96,204C60,222 38,260 30,312H88C82,270 88,230 108,208ZM204,204C240,222 262,260 270,312H212C218,270 212,230 192,208Z',
      ),
      c.trim,
    ) +
    fill(c.turn('M204,204C240,222 262,260 270,312H212C218,270 212,230 192,208Z'), '#000000', { opacity: 0.35 }) +
    fill(c.turn('M112,206L188,206L196,312H104Z'), c.paint) +
    line(c.turn('M150,210V312M120,212Q150,232 180,212'), c.deep, 2.4) +
    fill(c.turn('M108,202l10,8 -8,10 -10,-8zM192,202l-10,8 8,10 10,-8z'), '#d8b04a'),
  overalls: (c) =>
    fill(c.turn(SHOULDERS), c.ink.fade([c.ink.tint(c.trim, 0.08), c.ink.tint(mix(c.trim, '#000000', 0.4), 0.15)])) +
    fill(c.turn(FAR), '#000000', { opacity: 0.25 }) +
    fill(c.turn('M112,232H188L192,312H108Z'), c.paint) +
    fill(c.turn('M104,200L124,204L126,236H112ZM196,200L176,204L174,236H188Z'), c.paint) +
    disc(119, 240, 4, '#c8b070') +
    disc(181, 240, 4, '#a08848') +
    fill(c.turn('M130,258h40v28h-40z'), c.deep, { opacity: 0.4 }) +
    fill(c.turn('M138,250v16M146,248v18'), 'none') +
    line(c.turn('M139,262v-14M147,262v-18'), '#c8d0d8', 3),
  wrap: (c) =>
    body(c) +
    fill(c.turn('M120,196Q150,214 180,196L222,312H176L150,244L96,312H62Z'), c.trim, { opacity: 0.9 }) +
    fill(c.turn('M150,226L176,198L222,312H176Z'), '#000000', { opacity: 0.2 }) +
    line(c.turn('M126,200L176,312M174,200L110,312'), c.deep, 2, { opacity: 0.6 }) +
    line(c.turn('M70,284Q150,306 230,284'), mix(c.trim, '#000000', 0.4), 8),
};

export function drawGarb(ink: Ink, look: Look): string {
  const base = look.cloth;
  const bright = lighter(ink.tint(base, 0.05), 0.3);
  const shade = ink.tint(mix(base, '#000000', 0.45), 0.18);
  return GARBS[look.garb]({
    ink,
    look,
    turn: chest(look.yaw),
    bright,
    paint: ink.fade([lighter(ink.tint(base, 0.08), 0.08), ink.tint(mix(base, '#000000', 0.32), 0.2)]),
    shade,
    deep: ink.tint(mix(base, '#000000', 0.66), 0.2),
    trim: ink.tint(look.trim, 0.1),
  });
}
