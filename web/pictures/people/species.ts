/** Peoples of the galaxy whose heads are not ours. Drawn from the front; the head's turn carries everything round. */
import { Chance } from '../draw/chance';
import { type Colour, fromHsl, lighter, mix } from '../draw/colour';
import type { Ink } from '../draw/ink';
import { disc, fill, line, n, oval, smooth, times } from '../draw/shapes';
import type { Subject } from '../draw/subject';
import { drawGarb } from './garb';
import { anybody, type Look } from './look';
import { drawProp } from './props';
import { AXIS, Turn } from './turn';

/** What one draws a face with: tones of the skin, and the turn. */
export interface Pen {
  ink: Ink;
  turn: Turn;
  look: Look;
  bright: Colour;
  dim: Colour;
  deep: Colour;
  /** Filled and drawn on the head; `out` stands off it. */
  on(path: string, paint: Colour, out?: number, opacity?: number): string;
  draw(path: string, paint: Colour, width: number, out?: number, opacity?: number): string;
  dot(x: number, y: number, rx: number, ry: number, paint: Colour, out?: number): string;
  /** A pair, each with a light in it. */
  eyes(aside: number, y: number, rx: number, ry: number, paint: Colour, shine?: Colour): string;
}

export interface Species {
  /** The head from the front. */
  outline: string;
  skin: Colour;
  /** Half the head's width, for the turn. */
  half?: number;
  neck?: boolean;
  behind?(pen: Pen): string;
  face(pen: Pen): string;
  lit?(pen: Pen): string;
  /** What these people usually wear and hold. */
  wish?: Partial<Look>;
}

function pen(ink: Ink, look: Look, skin: Colour, half: number): Pen {
  const turn = new Turn(half, look.yaw * 0.9, 0.9);
  const dot: Pen['dot'] = (x, y, rx, ry, paint, out = 0) => oval(turn.x(x, out), y, rx * turn.narrow(x), ry, paint);
  return {
    ink,
    turn,
    look,
    bright: ink.tint(skin, 0.05),
    dim: ink.tint(mix(skin, '#000000', 0.42), 0.1),
    deep: ink.tint(mix(skin, '#000000', 0.72), 0.1),
    on: (path, paint, out = 0, opacity = 1) => fill(turn.path(path, out), paint, opacity === 1 ? {} : { opacity }),
    draw: (path, paint, width, out = 0, opacity = 1) =>
      line(turn.path(path, out), paint, width, opacity === 1 ? {} : { opacity }),
    dot,
    eyes: (aside, y, rx, ry, paint, shine = '#ffffff') =>
      [-1, 1]
        .map(
          (side) =>
            dot(AXIS + side * aside, y, rx, ry, paint, 3) +
            dot(AXIS + side * aside - rx * 0.35, y - ry * 0.4, rx * 0.25, ry * 0.25, shine, 4),
        )
        .join(''),
  };
}

/** A head of any shape, shaded, on a dressed body. */
export function alien(ink: Ink, look: Look, species: Species): Subject {
  const tone = species.skin;
  const p = pen(ink, look, tone, species.half ?? 50);
  const head = p.turn.path(species.outline);
  const back = -p.turn.side * p.turn.aside * 12;
  const shade = fill(
    p.turn.path('M160,20L156,96L164,120L154,140L162,160L154,240', 2).replace('M', 'M') + 'L300,240V20Z',
    p.dim,
    { opacity: 0.78 },
  );
  const flesh = ink.fadeOver(
    [
      [0, lighter(p.bright, 0.14)],
      [0.5, p.bright],
      [1, mix(p.bright, p.dim, 0.4)],
    ],
    96,
    60,
    190,
    200,
  );
  const prop = drawProp(ink, look);
  const tilted = (svg: string): string => `<g transform="rotate(${n(look.roll * 0.7)} 150 200)">${svg}</g>`;
  return {
    behind: prop.behind ?? '',
    body:
      tilted(species.behind?.(p) ?? '') +
      (species.neck === false ? '' : fill('M128,168V206Q150,222 172,206V168Z', p.dim)) +
      drawGarb(ink, look) +
      tilted(
        (back ? `<g transform="translate(${n(back)} 0)">${fill(head, mix(p.dim, p.bright, 0.25))}</g>` : '') +
          fill(head, flesh) +
          ink.within(head, shade + fill('M60,170Q120,190 130,260H60Z', p.dim, { opacity: 0.3 })) +
          species.face(p),
      ) +
      (prop.body ?? ''),
    lit: tilted(species.lit?.(p) ?? '') + (prop.lit ?? ''),
  };
}

/** A tone near this hue, by name. */
function tone(id: string, hue: number, saturation: number, lightness: number, spread = 40): Colour {
  const chance = new Chance(`tone/${id}`);
  return fromHsl([
    hue + (chance.next() - 0.5) * spread,
    saturation + (chance.next() - 0.5) * 0.12,
    lightness + (chance.next() - 0.5) * 0.1,
  ]);
}

const mirror = (x: number): number => 2 * AXIS - x;
/** The same on both sides: every point (x, y) also at its mirror image. */
function both(draw: (side: 1 | -1, x: (from: number) => number) => string): string {
  return draw(-1, (from) => from) + draw(1, mirror);
}

type Make = (id: string) => Species;

export const SPECIES = {
  rodian: (id) => ({
    skin: tone(id, 95, 0.34, 0.5),
    outline:
      'M150,58C112,58 100,88 104,118C106,140 124,160 132,186Q150,200 168,186C176,160 194,140 196,118C200,88 188,58 150,58Z',
    behind: (p) =>
      line('M122,66C112,46 104,40 98,30M178,66C188,46 196,40 202,30', p.bright, 8) +
      disc(98, 28, 8, p.bright) +
      disc(202, 28, 8, p.dim) +
      fill('M104,104L72,92L84,124L106,132Z', p.bright) +
      fill('M196,104L228,92L216,124L194,132Z', p.dim),
    face: (p) =>
      p.eyes(24, 116, 19, 22, '#141226', '#8fa0ff') +
      p.draw('M126,70Q150,52 174,70M134,62V50M150,58V44M166,62V50', p.deep, 3, 0, 0.6) +
      p.draw('M140,182Q150,188 160,182M146,168v6M154,168v6', p.deep, 3, 4),
    wish: { prop: 'pistol', garb: 'vest' },
  }),
  trandoshan: (id) => ({
    skin: tone(id, 60, 0.34, 0.47),
    outline:
      'M150,56C116,56 104,82 106,112L100,140Q98,164 118,182Q150,198 182,182Q202,164 200,140L194,112C196,82 184,56 150,56Z',
    face: (p) =>
      p.draw('M122,64l6,-10M136,58l4,-11M150,56v-12M164,58l-4,-11M178,64l-6,-10', p.dim, 5) +
      p.on('M112,114L142,122L138,130Q122,132 114,124Z', '#f0902c', 3) +
      p.on('M188,114L158,122L162,130Q178,132 186,124Z', '#f0902c', 3) +
      p.draw('M127,116v12M173,116v12', '#120a04', 3, 4) +
      p.on('M110,156Q150,172 190,156L184,172Q150,184 116,172Z', '#2a1410', 6) +
      p.on('M118,160l4,9 4,-7zM134,164l4,9 4,-8zM158,165l4,9 4,-9zM174,162l4,8 4,-9z', '#efe6d4', 7) +
      p.draw('M140,146l4,3M160,146l-4,3', p.deep, 3, 6) +
      p.draw('M112,84q12,-6 22,2M166,86q12,-8 22,-2M116,98h14M170,98h14M140,74h20M142,86h16', p.deep, 2, 0, 0.5),
    wish: { garb: 'vest', cloth: '#b0863c', prop: 'rifle' },
  }),
  gungan: () => ({
    skin: '#c98a5c',
    outline:
      'M150,70C122,70 112,92 114,120C112,146 104,166 118,182Q150,200 182,182C196,166 188,146 186,120C188,92 178,70 150,70Z',
    behind: (p) =>
      fill('M116,92C88,100 76,160 70,220Q66,258 84,262C98,230 104,170 122,134Z', p.bright) +
      fill('M184,92C212,100 224,160 230,220Q234,258 216,262C202,230 196,170 178,134Z', p.dim) +
      p.draw('M132,76L126,44M168,76L174,44', p.bright, 9),
    face: (p) =>
      both(
        (side, x) =>
          p.dot(x(125), 42, 13, 13, side < 0 ? p.bright : p.dim, 4) +
          p.dot(x(125), 42, 8, 8, side < 0 ? '#f0c23c' : '#c89a2c', 6) +
          p.dot(x(125), 42, 4, 4, '#120a04', 7),
      ) +
      p.on('M112,158Q150,146 188,158Q190,176 150,182Q110,176 112,158Z', lighter(p.bright, 0.2), 8) +
      p.draw('M112,160Q150,172 188,160', p.deep, 3, 8),
    wish: { garb: 'tunic', cloth: '#a8906a' },
  }),
  quarren: (id) => ({
    skin: tone(id, 18, 0.36, 0.5),
    outline: 'M150,46C110,50 100,86 106,120C108,140 116,150 124,160H176C184,150 192,140 194,120C200,86 190,50 150,46Z',
    behind: (p) => fill('M104,134L86,150L104,158Z', p.bright) + fill('M196,134L214,150L196,158Z', p.dim),
    face: (p) =>
      p.eyes(26, 118, 13, 14, '#3fc4e0') +
      p.draw('M130,156q-8,24 -4,46M143,158q-3,28 -2,54M157,158q3,28 2,54M170,156q8,24 4,46', p.bright, 10, 8) +
      p.draw('M130,158q-8,24 -4,46M157,160q3,28 2,54', p.deep, 2, 8, 0.4),
    wish: { garb: 'uniform' },
  }),
  gamorrean: (id) => ({
    skin: tone(id, 95, 0.2, 0.46),
    outline: 'M150,66C112,66 94,94 96,128C92,156 104,186 128,196H172C196,186 208,156 204,128C206,94 188,66 150,66Z',
    half: 56,
    behind: () =>
      fill('M110,76C100,58 92,48 78,40C82,58 86,72 100,92Z', '#d8cdb4') +
      fill('M190,76C200,58 208,48 222,40C218,58 214,72 200,92Z', '#8a8068'),
    face: (p) =>
      p.on('M96,118C78,110 70,130 84,146L100,140Z', p.bright) +
      p.on('M150,58C116,58 102,76 104,98Q150,80 196,98C198,76 184,58 150,58Z', '#5a4a34', 2) +
      p.draw('M110,90Q150,74 190,90', '#8a7654', 2, 3) +
      p.eyes(24, 120, 6, 5, '#1c0c06') +
      p.on('M128,140Q150,128 172,140L174,160Q150,172 126,160Z', mix(p.bright, '#d99a8a', 0.3), 10) +
      p.dot(141, 150, 5, 6, '#1c120c', 11) +
      p.dot(159, 150, 5, 6, '#1c120c', 11) +
      p.draw('M120,176Q150,186 180,176', p.deep, 4, 6) +
      p.on('M124,178C116,168 116,158 120,148L128,150C126,160 128,168 132,176Z', '#efe6d4', 10) +
      p.on('M176,178C184,168 184,158 180,148L172,150C174,160 172,168 168,176Z', '#efe6d4', 10),
    wish: { garb: 'armour', cloth: '#6a5a44', prop: 'axe' },
  }),
  duros: (id) => ({
    skin: tone(id, 195, 0.25, 0.5),
    outline: 'M150,50C104,50 94,96 102,130C108,160 128,188 150,192C172,188 192,160 198,130C206,96 196,50 150,50Z',
    face: (p) =>
      p.eyes(25, 122, 17, 14, '#c8241c', '#ffd0c0') + p.draw('M138,172H162M147,152v6M153,152v6', p.deep, 3, 4),
    wish: { garb: 'jacket', prop: 'pistol' },
  }),
  neimoidian: () => ({
    skin: '#8a9a7c',
    outline: 'M150,62C112,62 98,98 104,132C108,160 128,190 150,194C172,190 192,160 196,132C202,98 188,62 150,62Z',
    behind: () =>
      fill('M150,30C110,34 92,60 84,100L112,96Q150,70 188,96L216,100C208,60 190,34 150,30Z', '#5a2c3c') +
      line('M92,92Q150,44 208,92', '#d8a84a', 4),
    face: (p) =>
      p.eyes(25, 124, 14, 10, '#d8482c', '#ffe0c0') +
      p.draw('M125,116v16M175,116v16', '#2a0a08', 2.4, 4) +
      p.draw(
        'M138,174Q150,170 162,174M147,154v6M153,154v6M118,108Q132,102 142,112M182,108Q168,102 158,112',
        p.deep,
        2.6,
        3,
      ),
    wish: { garb: 'senator', cloth: '#5a2c3c', trim: '#d8a84a' },
  }),
  sullustan: () => ({
    skin: '#d8a080',
    outline: 'M150,60C108,60 98,94 100,128C96,156 104,190 126,200H174C196,190 204,156 200,128C202,94 192,60 150,60Z',
    half: 54,
    behind: (p) =>
      fill('M102,110C76,96 70,140 90,158L106,150Z', p.bright) + fill('M198,110C224,96 230,140 210,158L194,150Z', p.dim),
    face: (p) =>
      p.eyes(24, 120, 14, 13, '#0c0a10') +
      p.on(
        'M108,156Q130,142 150,158Q170,142 192,156Q190,186 150,178Q110,186 108,156Z',
        mix(p.bright, '#c87a6a', 0.3),
        6,
      ) +
      p.draw('M118,168Q150,172 182,168', p.deep, 2.6, 7),
    wish: { garb: 'flight', cloth: '#7a8a5c' },
  }),
  bothan: (id) => ({
    skin: tone(id, 32, 0.36, 0.5),
    outline:
      'M150,60C120,60 104,84 104,116L98,150L110,152L112,168L126,166Q134,198 150,204Q166,198 174,166L188,168L190,152L202,150L196,116C196,84 180,60 150,60Z',
    behind: (p) => p.on('M112,92L92,36L138,70Z', p.bright) + p.on('M188,92L208,36L162,70Z', p.dim),
    face: (p) =>
      p.eyes(20, 122, 6, 4.5, '#e0b040') +
      p.on('M136,150Q150,138 164,150L158,164Q150,170 142,164Z', lighter(p.bright, 0.25), 10) +
      p.on('M142,152Q150,147 158,152Q150,162 142,152Z', '#150c08', 12) +
      p.draw('M140,176Q150,182 160,176M112,108Q126,98 142,112M188,108Q174,98 158,112', p.deep, 3, 4) +
      p.on('M132,184Q150,232 168,184Q150,196 132,184Z', p.dim, 6),
    wish: { garb: 'jacket', prop: 'pad' },
  }),
  aqualish: (id) => ({
    skin: tone(id, 28, 0.28, 0.36),
    outline: 'M150,62C114,62 100,90 104,124C104,156 114,186 134,196H166C186,186 196,156 196,124C200,90 186,62 150,62Z',
    face: (p) =>
      p.eyes(26, 118, 16, 17, '#0b0a0e', '#cfd8ff') +
      p.on('M126,150Q116,196 132,204L140,172Z', mix(p.bright, '#d8c09a', 0.5), 8) +
      p.on('M174,150Q184,196 168,204L160,172Z', mix(p.bright, '#d8c09a', 0.4), 8) +
      p.draw('M140,168Q150,162 160,168M144,182h12', p.deep, 3, 6) +
      p.draw('M118,84Q150,70 182,84', p.deep, 2.4, 0, 0.5),
    wish: { garb: 'jacket', prop: 'pistol' },
  }),
  ugnaught: () => ({
    skin: '#d8a090',
    outline:
      'M150,74C112,74 100,100 102,134C100,166 116,194 134,200H166C184,194 200,166 198,134C200,100 188,74 150,74Z',
    behind: () => fill('M106,100C92,140 90,180 104,214H196C210,180 208,140 194,100Z', '#d8d4cc'),
    face: (p) =>
      p.on('M150,66C110,66 102,92 104,112Q150,92 196,112C198,92 190,66 150,66Z', '#7a5a34', 2) +
      p.eyes(22, 126, 5, 4, '#140c08') +
      p.on('M130,146Q150,134 170,146L168,164Q150,172 132,164Z', mix(p.bright, '#c86a5a', 0.35), 10) +
      p.dot(143, 155, 4, 5, '#2a1410', 11) +
      p.dot(157, 155, 4, 5, '#2a1410', 11) +
      p.on('M112,150Q108,190 118,206L128,186Z', '#e8e4dc') +
      p.on('M188,150Q192,190 182,206L172,186Z', '#c8c4bc'),
    wish: { garb: 'overalls', cloth: '#5a6a7c', prop: 'wrench' },
  }),
  wolfman: (id) => ({
    skin: tone(id, 28, 0.22, 0.32),
    outline:
      'M150,58C116,58 100,86 100,120L88,150L102,152L100,172L120,172Q134,204 150,208Q166,204 180,172L200,172L198,152L212,150L200,120C200,86 184,58 150,58Z',
    behind: (p) => p.on('M108,96L96,30L142,66Z', p.bright) + p.on('M192,96L204,30L158,66Z', p.dim),
    face: (p) =>
      p.on('M116,116L142,124L136,132L120,126Z', '#ffce3c', 3) +
      p.on('M184,116L158,124L164,132L180,126Z', '#ffce3c', 3) +
      p.on('M134,146Q150,132 166,146L164,172Q150,184 136,172Z', mix(p.bright, '#c9a07a', 0.35), 14) +
      p.on('M140,148Q150,142 160,148Q158,158 150,160Q142,158 140,148Z', '#0c0807', 18) +
      p.draw('M136,172Q150,182 164,172', p.deep, 3, 12) +
      p.on('M138,174l3,9 4,-7zM155,176l4,8 3,-9z', '#f2ece0', 12),
    wish: { garb: 'straps', prop: 'rifle' },
  }),
  gand: (id) => ({
    skin: tone(id, 70, 0.22, 0.38),
    outline: 'M150,60C116,60 100,88 104,122C108,150 128,170 134,194H166C172,170 192,150 196,122C200,88 184,60 150,60Z',
    face: (p) =>
      p.eyes(26, 116, 19, 17, '#7a8a9a') +
      [124, 176]
        .map((x) => p.draw(`M${x - 13},110h26M${x - 15},117h30M${x - 13},124h26`, '#20262e', 1.6, 5, 0.6))
        .join('') +
      p.on('M136,158Q136,150 144,150H156Q164,150 164,158V182Q164,190 156,190H144Q136,190 136,182Z', '#39424d', 10) +
      p.draw('M140,160h20M140,168h20M140,176h20', '#9aa6b4', 2.6, 11) +
      p.draw('M136,176C110,186 104,214 116,240M164,176C190,186 196,214 184,240', '#4a535f', 8, 6),
    wish: { garb: 'robe', prop: 'rifle', cloth: '#6a5a48' },
  }),
  abyssin: (id) => ({
    skin: tone(id, 35, 0.3, 0.44),
    outline: 'M150,58C112,58 102,90 104,124C104,160 118,188 134,196H166C182,188 196,160 196,124C198,90 188,58 150,58Z',
    face: (p) =>
      p.on('M122,114Q150,92 178,114Q150,138 122,114Z', '#f0e6c8', 2) +
      p.dot(150, 114, 10, 10, '#c8641c', 4) +
      p.dot(150, 114, 4.6, 4.6, '#0c0806', 5) +
      p.draw('M118,104Q150,82 182,104', p.deep, 5, 3) +
      p.on('M142,144Q150,136 158,144L156,152Q150,156 144,152Z', p.dim, 8) +
      p.on('M122,166Q150,180 178,166Q150,194 122,166Z', '#2a1210', 5) +
      p.on('M130,170l4,8 4,-6zM162,172l4,7 4,-9z', '#efe6d4', 6),
    wish: { garb: 'straps', prop: 'vibroblade' },
  }),
  whiphid: (id) => ({
    skin: tone(id, 38, 0.34, 0.5),
    outline: 'M150,48C108,48 94,84 96,124C92,160 104,196 128,208H172C196,196 208,160 204,124C206,84 192,48 150,48Z',
    half: 55,
    face: (p) =>
      p.draw('M110,70q-8,20 -6,40M190,70q8,20 6,40M124,60q-6,14 -6,26M176,60q6,14 6,26', p.deep, 2.4, 0, 0.5) +
      p.eyes(22, 118, 5.4, 4.6, '#140c08') +
      p.on('M132,138Q150,124 168,138L172,168Q150,180 128,168Z', lighter(p.bright, 0.18), 12) +
      p.on('M140,150l6,4 -6,4zM160,150l-6,4 6,4z', p.deep, 13) +
      p.on('M124,172C112,190 108,206 116,220C122,206 126,190 136,178Z', '#efe6d4', 12) +
      p.on('M176,172C188,190 192,206 184,220C178,206 174,190 164,178Z', '#d8ceb8', 12),
    wish: { garb: 'straps', prop: 'axe' },
  }),
  nikto: (id) => ({
    skin: tone(id, 25, 0.36, 0.42),
    outline: 'M150,60C114,60 102,88 104,122C104,156 116,188 134,196H166C184,188 196,156 196,122C198,88 186,60 150,60Z',
    face: (p) =>
      p.eyes(22, 122, 8, 7, '#0c0806') +
      [
        [112, 84],
        [126, 72],
        [150, 66],
        [174, 72],
        [188, 84],
        [108, 102],
        [192, 102],
        [120, 172],
        [180, 172],
        [134, 186],
        [166, 186],
      ]
        .map(([x, y]) => p.on(`M${x! - 5},${y! + 4}L${x!},${y! - 9}L${x! + 5},${y! + 4}Z`, lighter(p.bright, 0.3), 4))
        .join('') +
      p.draw('M128,108Q138,112 144,118M172,108Q162,112 156,118M138,168H162M146,148v5M154,148v5', p.deep, 3, 3),
    wish: { garb: 'armour', cloth: '#6a5a48', prop: 'vibroblade' },
  }),
  moncal: (id) => ({
    skin: tone(id, 14, 0.5, 0.52, 26),
    outline:
      'M150,44C112,44 98,80 98,112C86,124 90,150 106,158C112,184 130,198 150,198C170,198 188,184 194,158C210,150 214,124 202,112C202,80 188,44 150,44Z',
    half: 56,
    face: (p) =>
      both(
        (side, x) =>
          p.dot(x(108), 128, 15, 16, side < 0 ? '#e8c48a' : '#b08a5a', 2) +
          p.dot(x(106), 128, 9, 10, '#14100c', 5) +
          p.dot(x(103), 124, 3, 3, '#ffffff', 6),
      ) +
      [
        [136, 66, 6],
        [152, 58, 5],
        [166, 70, 6],
        [146, 84, 4],
        [128, 86, 4],
        [170, 90, 4],
      ]
        .map(([x, y, r]) => p.dot(x!, y!, r!, r! * 0.8, mix(p.dim, '#7a2a1a', 0.3), 1))
        .join('') +
      p.draw('M118,172Q150,160 182,172', p.deep, 3.4, 4) +
      p.draw('M132,178q-2,10 -4,16M145,180v16M158,180q1,9 2,15M170,177q3,8 6,14', p.dim, 4, 3) +
      p.draw('M142,148v6M158,148v6', p.deep, 2.6, 4),
    wish: { garb: 'officer-white', age: 1 },
  }),
  keldor: () => ({
    skin: '#c8844a',
    outline: 'M150,58C114,58 100,88 102,122C102,152 116,186 134,196H166C184,186 198,152 198,122C200,88 186,58 150,58Z',
    behind: (p) =>
      times(5, (index) => line(`M${108 + index * 6},${150 + index * 4}q-14,20 -10,46`, p.dim, 7)) +
      times(5, (index) => line(`M${192 - index * 6},${150 + index * 4}q14,20 10,46`, p.dim, 7)),
    face: (p) =>
      p.draw('M118,74q8,14 4,30M138,64q4,18 2,34M162,64q-4,18 -2,34M182,74q-8,14 -4,30', p.dim, 3, 0, 0.7) +
      p.on('M108,112Q130,104 146,118L142,134Q122,138 110,126Z', '#2c3038', 5) +
      p.on('M192,112Q170,104 154,118L158,134Q178,138 190,126Z', '#2c3038', 5) +
      p.on('M114,114Q128,109 138,118L136,126Q124,128 115,122Z', '#9fb0c0', 6) +
      p.on('M186,114Q172,109 162,118L164,126Q176,128 185,122Z', '#7a8a9a', 6) +
      p.on('M126,146Q150,138 174,146L178,176Q150,196 122,176Z', '#4a525c', 10) +
      p.draw('M134,154V182M142,152V186M150,151V188M158,152V186M166,154V182', '#14181e', 2.4, 11) +
      p.dot(124, 164, 8, 9, '#2c3038', 8) +
      p.dot(176, 164, 8, 9, '#2c3038', 8),
    wish: { garb: 'robe', cloth: '#8a6a44', trim: '#d8c8a0', prop: 'sabre' },
  }),
  ithorian: () => ({
    skin: '#a87a54',
    half: 90,
    neck: false,
    outline:
      'M132,250C128,190 120,150 100,130C60,128 34,112 40,94C48,72 92,70 122,82Q150,92 178,82C208,70 252,72 260,94C266,112 240,128 200,130C180,150 172,190 168,250Z',
    face: (p) =>
      p.dot(58, 96, 11, 10, '#120c08', 4) +
      p.dot(242, 96, 11, 10, '#120c08', 4) +
      p.dot(54, 92, 3, 3, '#ffffff', 5) +
      p.dot(238, 92, 3, 3, '#ffffff', 5) +
      p.draw('M142,150v60M158,150v60', p.deep, 3, 2, 0.6) +
      p.draw('M90,84Q120,96 150,96Q180,96 210,84', p.dim, 2.4, 2, 0.5),
    wish: { garb: 'robe' },
  }),
  bith: () => ({
    skin: '#d8b8a0',
    outline: 'M150,34C104,36 92,82 102,118C106,148 130,180 138,194H162C170,180 194,148 198,118C208,82 196,36 150,34Z',
    face: (p) =>
      p.eyes(26, 124, 17, 20, '#0a0a10', '#ffffff') +
      p.draw('M136,166q14,6 28,0M138,174q12,6 24,0M140,182q10,5 20,0', p.deep, 2.4, 5, 0.7) +
      p.draw('M126,58Q150,50 174,58M122,72Q150,64 178,72', p.dim, 2.4, 0, 0.5),
    wish: { garb: 'vest', cloth: '#2c2a30' },
  }),
  lasat: () => ({
    skin: '#8a7a9c',
    outline:
      'M150,54C114,54 100,84 102,118L96,138L104,164Q116,196 134,202H166Q184,196 196,164L204,138L198,118C200,84 186,54 150,54Z',
    half: 52,
    behind: (p) => p.on('M106,104L72,92L94,134Z', p.bright) + p.on('M194,104L228,92L206,134Z', p.dim),
    face: (p) =>
      p.draw('M118,66q6,12 2,26M134,58q4,12 2,24M166,58q-4,12 -2,24M182,66q-6,12 -2,26', p.deep, 4, 1, 0.6) +
      p.on('M114,116L144,122L140,132Q122,134 116,126Z', '#d8f05a', 3) +
      p.on('M186,116L156,122L160,132Q178,134 184,126Z', '#b8d04a', 3) +
      p.dot(130, 125, 3, 4, '#0c0a08', 5) +
      p.dot(170, 125, 3, 4, '#0c0a08', 5) +
      p.on('M112,108L146,116L144,122L114,114ZM188,108L154,116L156,122L186,114Z', p.deep, 5) +
      p.on('M138,144Q150,136 162,144L158,154Q150,158 142,154Z', p.deep, 9) +
      p.draw('M126,170Q150,164 174,170', p.deep, 3, 5) +
      p.on('M116,150Q118,206 150,220Q182,206 184,150Q176,184 150,188Q124,184 116,150Z', mix(p.dim, '#3a2c4a', 0.4), 3),
    wish: { garb: 'armour', cloth: '#5a6a44', prop: 'rifle' },
  }),
  besalisk: () => ({
    skin: '#a8784c',
    half: 62,
    outline:
      'M150,60C108,60 92,92 94,126C76,150 76,190 106,206Q150,224 194,206C224,190 224,150 206,126C208,92 192,60 150,60Z',
    behind: (p) => fill('M150,34C136,44 130,60 132,74H168C170,60 164,44 150,34Z', p.dim),
    face: (p) =>
      p.eyes(22, 118, 7, 6, '#e0b83c') +
      p.dot(128, 118, 3, 4, '#120a06', 5) +
      p.dot(172, 118, 3, 4, '#120a06', 5) +
      p.draw('M114,106Q128,100 142,112M186,106Q172,100 158,112', p.deep, 4, 4) +
      p.on('M136,134Q150,126 164,134L162,146Q150,150 138,146Z', lighter(p.bright, 0.15), 10) +
      p.draw('M100,166Q150,192 200,166', p.deep, 4, 4) +
      p.on('M112,172Q150,206 188,172Q180,214 150,216Q120,214 112,172Z', mix(p.bright, '#e0b890', 0.4), 4, 0.7) +
      p.draw('M104,186Q150,222 196,186', p.deep, 2.4, 3, 0.5),
    wish: { garb: 'straps' },
  }),
  dug: () => ({
    skin: '#8a7a6a',
    outline: 'M150,72C122,70 106,92 108,118L100,146Q104,186 150,190Q196,186 200,146L192,118C194,92 178,70 150,72Z',
    behind: (p) =>
      fill('M110,100C80,90 66,130 58,190C78,180 98,160 116,140Z', p.bright) +
      fill('M190,100C220,90 234,130 242,190C222,180 202,160 184,140Z', p.dim),
    face: (p) =>
      p.on('M114,110L146,120L142,130Q124,132 116,122Z', '#f0a83c', 3) +
      p.on('M186,110L154,120L158,130Q176,132 184,122Z', '#c8842c', 3) +
      p.dot(130, 120, 2.6, 5, '#0c0806', 4) +
      p.dot(170, 120, 2.6, 5, '#0c0806', 4) +
      p.on('M112,150Q150,140 188,150Q186,176 150,180Q114,176 112,150Z', lighter(p.bright, 0.16), 12) +
      p.draw('M112,160Q150,172 188,160', p.deep, 3, 12) +
      p.on('M126,164l4,8 4,-7zM166,164l4,8 4,-8z', '#efe6d4', 13) +
      p.draw('M144,146v5M156,146v5', p.deep, 3, 13),
    wish: { garb: 'straps', cloth: '#6a4a34', hat: 'goggles' },
  }),
  toydarian: () => ({
    skin: '#7a94a8',
    half: 54,
    outline: 'M150,62C112,62 100,92 102,122C98,152 108,186 130,198H170C192,186 202,152 198,122C200,92 188,62 150,62Z',
    face: (p) =>
      p.eyes(22, 112, 9, 8, '#f0d83c') +
      p.dot(128, 112, 4, 5, '#120a06', 5) +
      p.dot(172, 112, 4, 5, '#120a06', 5) +
      p.on(
        'M136,124Q150,114 164,124C170,146 172,164 160,182Q150,188 142,180C132,164 130,146 136,124Z',
        lighter(p.bright, 0.14),
        14,
      ) +
      p.draw('M138,138q12,5 24,0M137,150q13,5 26,0M139,162q11,5 22,0', p.dim, 2.2, 15, 0.7) +
      p.on('M124,176C120,186 122,192 128,196L132,184ZM176,176C180,186 178,192 172,196L168,184Z', '#efe6d4', 10) +
      p.draw('M112,100Q126,92 140,104M188,100Q174,92 160,104', p.deep, 4, 4),
    wish: { garb: 'vest', cloth: '#6a5a40' },
  }),
  kaminoan: () => ({
    skin: '#dfe4ea',
    half: 40,
    outline:
      'M150,30C122,32 116,62 120,92C124,120 136,138 142,150L138,214H162L158,150C164,138 176,120 180,92C184,62 178,32 150,30Z',
    neck: false,
    face: (p) =>
      p.eyes(17, 84, 10, 12, '#0a0c14', '#cfe8ff') + p.draw('M144,122h12M148,106v5M152,106v5', p.deep, 2.2, 4),
    wish: { garb: 'gown', cloth: '#c8d0d8', trim: '#8aa0b8' },
  }),
  muun: () => ({
    skin: '#dccfc4',
    half: 40,
    outline: 'M150,30C118,32 110,74 112,116C114,150 128,186 138,198H162C172,186 186,150 188,116C190,74 182,32 150,30Z',
    face: (p) =>
      p.eyes(18, 122, 6, 4, '#20242c') +
      p.draw('M116,112Q130,108 142,116M184,112Q170,108 158,116', p.deep, 3, 3) +
      p.draw('M138,174H162M146,148v8M154,148v8M128,150q-2,14 4,26M172,150q2,14 -4,26', p.deep, 2.4, 3, 0.7),
    wish: { garb: 'senator', cloth: '#3a4a44', trim: '#8a9a84', age: 2 },
  }),
  devaronian: () => ({
    skin: '#b0483c',
    outline: 'M150,70C120,70 108,94 110,124C110,156 124,188 140,196H160C176,188 190,156 190,124C192,94 180,70 150,70Z',
    half: 44,
    behind: () =>
      fill('M124,84C112,66 112,48 122,34C124,54 132,66 142,76Z', '#2c221c') +
      fill('M176,84C188,66 188,48 178,34C176,54 168,66 158,76Z', '#1a1410'),
    face: (p) =>
      p.on('M118,122Q130,114 142,122Q130,128 118,122Z', '#f0e0a0', 2) +
      p.on('M182,122Q170,114 158,122Q170,128 182,122Z', '#d0c080', 2) +
      p.dot(131, 121, 3, 4, '#120806', 4) +
      p.dot(169, 121, 3, 4, '#120806', 4) +
      p.draw('M112,106Q128,104 144,114M188,106Q172,104 156,114', p.deep, 4, 3) +
      p.draw('M146,148Q150,152 154,148', p.deep, 3, 8) +
      p.on('M126,166Q150,160 174,166Q166,182 150,182Q134,182 126,166Z', '#2a0c0a', 5) +
      p.on('M132,167l3,7 4,-7zM146,167l3,6 4,-6zM160,167l3,7 4,-7z', '#efe6d4', 6) +
      p.draw('M118,140q4,18 12,30M182,140q-4,18 -12,30', p.deep, 2, 2, 0.5),
    wish: { garb: 'jacket', prop: 'vibroblade' },
  }),
  pyke: () => ({
    skin: '#7d8a84',
    half: 46,
    outline: 'M150,22C112,26 100,74 104,112L112,150L128,196H172L188,150L196,112C200,74 188,26 150,22Z',
    face: (p) =>
      p.on('M108,120Q150,104 192,120L184,162Q150,200 116,162Z', '#b8b0a0', 5) +
      p.on('M116,126Q132,118 144,130L140,142Q122,144 118,136Z', '#141016', 7) +
      p.on('M184,126Q168,118 156,130L160,142Q178,144 182,136Z', '#141016', 7) +
      p.draw('M150,140V178M138,166Q150,172 162,166', p.deep, 2.4, 8) +
      p.draw('M128,40q6,30 2,62M172,40q-6,30 -2,62M150,30V98', p.deep, 2.4, 0, 0.5),
    wish: { garb: 'armour', cloth: '#59636f', prop: 'staff' },
  }),
  clawdite: () => ({
    skin: '#9aa06a',
    outline: 'M150,66C116,66 106,92 108,122C108,154 122,186 138,194H162C178,186 192,154 192,122C194,92 184,66 150,66Z',
    half: 44,
    face: (p) =>
      p.on('M116,120Q130,110 143,122Q130,130 116,120Z', '#f0e08a', 2) +
      p.on('M184,120Q170,110 157,122Q170,130 184,120Z', '#c8b868', 2) +
      p.draw('M130,114v12M170,114v12', '#14100a', 2.6, 4) +
      p.draw(
        'M112,88q10,10 28,8M188,88q-10,10 -28,8M116,142q10,6 12,22M184,142q-10,6 -12,22M136,172Q150,168 164,172M146,148v4M154,148v4M138,74q12,8 24,0',
        p.deep,
        2.6,
        3,
        0.7,
      ),
    wish: { garb: 'plate', cloth: '#4a3a5c' },
  }),
  twotubes: () => ({
    skin: '#9a8a6c',
    outline: 'M150,60C116,60 102,88 104,120C106,152 124,186 136,196H164C176,186 194,152 196,120C198,88 184,60 150,60Z',
    face: (p) =>
      p.dot(128, 118, 15, 15, '#2c2a26', 4) +
      p.dot(172, 118, 15, 15, '#24221e', 4) +
      p.dot(128, 118, 9, 9, '#c8a83c', 6) +
      p.dot(172, 118, 9, 9, '#a8882c', 6) +
      p.on('M134,146H166V178Q150,186 134,178Z', '#3a3a3a', 10) +
      p.draw('M134,160C112,166 108,190 112,214M166,160C188,166 192,190 188,214', '#59564e', 9, 8) +
      p.draw('M140,154h20M140,162h20M140,170h20', '#7a7468', 2.4, 11),
    wish: { garb: 'armour', cloth: '#5a4a38', prop: 'rifle' },
  }),
} as const satisfies Record<string, Make>;

export type SpeciesName = keyof typeof SPECIES;

/** One of a people, by id. */
export const ofSpecies =
  (name: SpeciesName, id: string, wish: Partial<Look> = {}, skin?: Colour) =>
  (ink: Ink): Subject => {
    const species: Species = SPECIES[name](id);
    const hide = skin ?? species.skin;
    // hands are of the same skin
    const look = anybody(id, {
      ...species.wish,
      hair: 'bald',
      beard: 'none',
      skin: [hide, mix(hide, '#000000', 0.42), mix(hide, '#000000', 0.72)],
      ...wish,
    });
    return alien(ink, look, { ...species, skin: hide });
  };

/** Fur along an outline, and strands over the body. */
export function furry(
  ink: Ink,
  id: string,
  {
    fur,
    dark,
    face,
    marks,
    strap,
    turnTo,
  }: { fur: Colour; dark: Colour; face: Colour; marks?: Colour; strap?: Colour | null; turnTo?: number },
): Subject {
  const chance = new Chance(`fur/${id}`);
  const yaw = turnTo ?? chance.pick([-0.5, -0.3, 0.3, 0.5]);
  const turn = new Turn(58, yaw, 0.8);
  const bright = ink.tint(fur, 0.05);
  const deep = ink.tint(dark, 0.1);
  const edge = [
    [186, 44],
    [206, 68],
    [214, 104],
    [220, 140],
    [226, 176],
    [250, 204],
    [272, 246],
    [284, 316],
  ] as const;
  const side = (mirrorX: boolean): (readonly [number, number])[] => {
    const points: (readonly [number, number])[] = [];
    let px = 150;
    let py = 40;
    for (const [x, y] of edge) {
      for (let step = 1; step <= 4; step++) {
        const t = step / 4;
        const out = step % 2 ? chance.between(3, 11) : chance.between(-3, 1);
        const qx = px + (x - px) * t + out;
        points.push([
          mirrorX ? mirror(qx) : qx,
          py + (y - py) * t + (step % 2 ? chance.between(-3, 6) : chance.between(2, 6)),
        ]);
      }
      px = x;
      py = y;
    }
    return points;
  };
  const body = `M150,40L${side(false)
    .map(([x, y]) => `${n(x)},${n(y)}`)
    .join('L')}L16,316L${side(true)
    .reverse()
    .map(([x, y]) => `${n(x)},${n(y)}`)
    .join('L')}Z`;
  const strands = (count: number, paint: Colour, opacity: number, width: number): string => {
    let path = '';
    for (let index = 0; index < count; index++) {
      const x = chance.between(44, 256);
      const y = chance.between(52, 286);
      path += `M${n(x)},${n(y)}q${n((x - 150) * 0.05)},10 ${n((x - 150) * 0.1)},${n(chance.between(14, 30))}`;
    }
    return ink.within(body, line(path, paint, width, { opacity }));
  };
  const at = (path: string, paint: Colour, out = 0, opacity = 1): string =>
    fill(turn.path(path, out), paint, opacity === 1 ? {} : { opacity });
  return {
    body:
      fill(body, ink.fade([bright, mix(bright, deep, 0.6)])) +
      fill('M156,42L194,50L216,104L228,176L274,248L284,316H166Z', deep, { opacity: 0.42 }) +
      strands(90, deep, 0.55, 2.2) +
      strands(60, lighter(bright, 0.35), 0.4, 1.6) +
      at(
        'M122,98Q150,84 178,98Q188,126 182,150Q172,184 150,188Q128,184 118,150Q112,126 122,98Z',
        mix(bright, ink.tint(face, 0.06), 0.6),
        4,
      ) +
      at('M166,98Q188,126 182,150Q172,184 150,188Q164,150 158,104Z', deep, 5, 0.34) +
      at(
        'M118,118Q132,108 145,120Q142,131 130,131Q120,128 118,118ZM182,118Q168,108 155,120Q158,131 170,131Q180,128 182,118Z',
        deep,
        7,
        0.7,
      ) +
      at(
        'M132,148Q150,136 168,148Q176,164 164,176Q150,182 136,176Q124,164 132,148Z',
        lighter(ink.tint(face, 0.06), 0.16),
        11,
      ) +
      at('M136,138Q150,128 164,138Q167,148 158,152Q150,155 142,152Q133,148 136,138Z', '#120b07', 16) +
      at('M140,139Q147,134 154,137L149,141Q144,140 140,139Z', '#6a5c54', 17) +
      line(turn.path('M150,153V160M133,164Q142,170 150,162Q158,170 167,164', 13), '#170d07', 2.6) +
      at('M138,167Q150,176 162,167L158,174Q150,179 142,174Z', '#4a1812', 13) +
      at('M140,168l2.6,7 3,-6zM154,169l3,6 2.6,-7z', '#efe6d4', 14) +
      [-1, 1].map((side) => eye(turn, 150 + side * 18.5, side)).join('') +
      at('M111,112Q128,97 147,112L146,120Q130,111 113,121Z', marks ?? mix(bright, deep, 0.45), 10) +
      at('M189,112Q172,97 153,112L154,120Q170,111 187,121Z', mix(marks ?? mix(bright, deep, 0.45), deep, 0.3), 10) +
      mane(chance, turn, bright, deep) +
      (strap === null ? '' : bandolier(ink, strap ?? '#2b1d14')),
  };
}

/** A small kind eye under a heavy brow. */
function eye(turn: Turn, x: number, side: number): string {
  return (
    turn.dot(x, 121.6, 4.8, side < 0 ? '#d8cfc4' : '#a89f98', 8) +
    turn.dot(x + 0.4, 121.6, 4.1, '#35618a', 9) +
    turn.dot(x + 0.4, 121.6, 2.3, '#0a0806', 9) +
    turn.dot(x - 1, 120.2, 1.2, '#ffffff', 10)
  );
}

/** Long locks that part over the brow and fall to both sides of the face. */
function mane(chance: Chance, turn: Turn, bright: Colour, deep: Colour): string {
  const tones = [lighter(bright, 0.16), bright, mix(bright, deep, 0.3), mix(bright, deep, 0.55)];
  return times(22, (index) => {
    const side = index % 2 ? 1 : -1;
    const step = Math.floor(index / 2) / 11;
    const from = 150 + side * (2 + step * 8);
    const to = 150 + side * (30 + step * 22 + chance.between(-3, 3));
    const low = 112 + step * 66 + chance.between(-6, 10);
    const path = `M${n(from)},${n(58 + step * 4)}Q${n(150 + side * (20 + step * 28))},${n(66 + step * 6)} ${n(to)},${n(low - 24)}Q${n(to + side * 3)},${n(low - 8)} ${n(to - side * 2)},${n(low)}`;
    return line(turn.path(path, 6), tones[(index >> 1) % 4]!, 6.4 - step * 2, { opacity: 0.92 });
  });
}

function bandolier(ink: Ink, leather: Colour): string {
  const metal = ink.fade(['#d5dbe2', '#626b76']);
  return (
    fill('M58,212L236,300L220,314L46,232Z', leather) +
    times(
      6,
      (index) =>
        `<rect x="${76 + index * 26}" y="${n(224 + index * 13.2)}" width="15" height="17" rx="2" transform="rotate(27 ${84 + index * 26} ${n(232 + index * 13.2)})" fill="${metal}"/>`,
    )
  );
}

export interface EwokLook {
  fur: Colour;
  hood: Colour;
  /** What sets this one apart. */
  sign: 'none' | 'spear' | 'feather' | 'bone' | 'skull' | 'horn' | 'stripes' | 'bow';
  yaw: number;
}

/** A small bear under a hood of leather. */
export function ewok(ink: Ink, { fur, hood, sign, yaw }: EwokLook): Subject {
  const turn = new Turn(56, yaw, 0.8);
  const bright = ink.tint(fur, 0.05);
  const dim = ink.tint(mix(fur, '#000000', 0.42), 0.1);
  const cloth = ink.fade([ink.tint(lighter(hood, 0.15), 0.04), ink.tint(mix(hood, '#000000', 0.5), 0.1)]);
  const at = (path: string, paint: Colour, out = 0, opacity = 1): string =>
    fill(turn.path(path, out), paint, opacity === 1 ? {} : { opacity });
  const tufts = times(22, (index) => {
    const angle = Math.PI * (0.12 + (index / 21) * 0.76);
    return `M${n(150 + 62 * Math.cos(angle))},${n(176 + 60 * Math.sin(angle))}l${n(6 * Math.cos(angle))},${n(9 * Math.sin(angle) + 4)}`;
  });
  const spear = line('M240,316L218,66', '#4a2f1c', 6) + fill('M218,68l-11,8 4,-42 10,-8 13,40z', '#b9b3a8');
  return {
    body:
      (sign === 'spear' ? spear : '') +
      (sign === 'bow'
        ? line('M234,70C272,110 270,220 228,270', '#5a3a20', 7) + line('M234,70L228,270', '#d8ccb0', 1.6)
        : '') +
      fill('M150,200C96,206 44,236 30,316H270C256,236 204,206 150,200Z', ink.fade([bright, dim])) +
      line('M70,262q6,14 4,30M104,246q6,16 4,40M196,246q-6,16 -4,40M230,262q-6,14 -4,30', dim, 3, { opacity: 0.6 }) +
      at('M92,112C66,104 62,66 82,58C102,56 114,80 116,96Z', bright) +
      at('M208,112C234,104 238,66 218,58C198,56 186,80 184,96Z', dim) +
      at('M90,100C78,92 76,74 84,68C94,68 102,82 104,94Z', '#c98a72', 0, 0.6) +
      at('M150,66C104,66 84,104 86,148C88,186 104,216 150,224C196,216 212,186 214,148C216,104 196,66 150,66Z', cloth) +
      line(
        turn.path('M104,92L112,100M96,112L106,118M92,134L103,137M92,156L103,156M98,180L108,176', 2),
        '#f0d8a8',
        2.4,
        { opacity: 0.7 },
      ) +
      at(
        'M150,92C120,90 104,116 106,150C108,182 122,204 150,208C178,204 192,182 194,150C196,116 180,90 150,92Z',
        bright,
        3,
      ) +
      at('M154,92C180,90 196,116 194,150C192,182 178,204 152,208L158,160Z', dim, 3, 0.75) +
      line(tufts, dim, 3, { opacity: 0.5 }) +
      (sign === 'stripes'
        ? line(turn.path('M128,104l8,16M150,98v16M172,104l-8,16M112,150l14,4M188,150l-14,4', 6), '#f0e6d0', 4, {
            opacity: 0.8,
          })
        : '') +
      at('M126,156Q150,140 174,156Q178,184 150,194Q122,184 126,156Z', mix(bright, '#e8c79a', 0.45), 10) +
      at('M140,158Q150,152 160,158Q158,168 150,170Q142,168 140,158Z', '#120a06', 14) +
      line(turn.path('M150,170V178Q140,186 132,180M150,178Q160,186 168,180', 11), '#1d100a', 2.4) +
      turn.dot(128, 138, 9, '#160d08', 7) +
      turn.dot(172, 138, 9, '#160d08', 7) +
      turn.dot(125.5, 135, 3, '#fff6dc', 8) +
      turn.dot(169.5, 135, 2.6, '#fff6dc', 8) +
      (sign === 'feather'
        ? at('M190,80C214,50 222,20 216,2C200,20 186,44 182,76Z', '#d8483c') +
          line(turn.path('M188,78Q206,46 214,10'), '#f0e0c0', 2)
        : '') +
      (sign === 'bone'
        ? line(turn.path('M116,78L184,70', 8), '#efe6d4', 8) +
          turn.dot(114, 76, 6, '#efe6d4', 8) +
          turn.dot(186, 68, 6, '#efe6d4', 8)
        : '') +
      (sign === 'skull'
        ? at('M126,44Q150,26 174,44L178,74Q164,90 150,104Q136,90 122,74Z', '#e6dcc4', 6) +
          turn.dot(139, 66, 6, '#2a2018', 8) +
          turn.dot(161, 66, 6, '#2a2018', 8) +
          at('M118,50L96,20L128,40ZM182,50L204,20L172,40Z', '#d8ccb0', 4)
        : '') +
      (sign === 'horn' ? fill('M196,250C220,236 246,238 262,216C256,250 232,268 202,270Z', '#e6dcc4') : ''),
  };
}

/** A great slug. */
export function hutt(ink: Ink, id: string, skin?: Colour): Subject {
  const base = skin ?? tone(id, 68, 0.28, 0.5);
  const bright = ink.tint(base, 0.05);
  const dim = ink.tint(mix(base, '#3a3014', 0.5), 0.1);
  const deep = ink.tint('#2c2a14', 0.1);
  const turn = new Turn(72, -0.22, 0.7);
  return {
    body:
      fill(
        'M2,316C4,250 36,208 78,190C74,128 96,70 150,68C204,70 226,128 222,190C264,208 296,250 298,316Z',
        ink.fade([lighter(bright, 0.1), dim]),
      ) +
      fill('M156,68C204,72 226,128 222,190C264,208 296,250 298,316H170L160,230L168,180L156,130Z', deep, {
        opacity: 0.5,
      }) +
      fill(turn.path('M98,134Q122,114 146,134Q122,152 98,134Z'), deep) +
      fill(turn.path('M202,134Q178,114 154,134Q178,152 202,134Z'), deep) +
      turn.dot(122, 134, 12, '#e8922c', 3) +
      turn.dot(178, 134, 12, '#c8741c', 3) +
      oval(turn.x(122, 4), 134, 3, 9, '#120a04') +
      oval(turn.x(178, 4), 134, 3, 9, '#120a04') +
      turn.dot(117, 129, 2.6, '#fff0d0', 5) +
      line(turn.path('M90,120Q122,96 148,124M210,120Q178,96 152,124'), deep, 4.4, { opacity: 0.6 }) +
      line(turn.path('M72,180Q150,228 228,180'), deep, 6) +
      fill(turn.path('M90,190Q150,222 210,190Q150,234 90,190Z'), '#c9a06a', { opacity: 0.5 }) +
      line(turn.path('M142,160l-4,7M158,160l4,7'), deep, 4) +
      line('M58,214Q150,260 242,214M42,246Q150,294 258,246M34,276Q150,320 266,276', deep, 4, { opacity: 0.4 }) +
      line('M102,92Q128,74 150,78', lighter(bright, 0.5), 4, { opacity: 0.5 }) +
      fill('M40,262C24,252 16,270 30,282L58,286Z', bright) +
      fill('M260,262C276,252 284,270 270,282L242,286Z', dim),
  };
}

/** Only two lights under a hood. */
export function jawa(ink: Ink, id: string, wish: Partial<Look> = {}): Subject {
  const chance = new Chance(`jawa/${id}`);
  const cloth = wish.cloth ?? chance.pick(['#7a5230', '#5f4632', '#8a6a42']);
  const look = anybody(id, {
    garb: 'straps',
    cloth,
    trim: '#8a6a44',
    hat: 'hood',
    hatColour: cloth,
    prop: chance.pick(['none', 'rifle-left', 'wrench']),
    roll: 0,
    ...wish,
  });
  const turn = new Turn(44, look.yaw, 0.8);
  const mx = turn.x(150) * 0.55 + 150 * 0.45;
  const paint = ink.fade([ink.tint(lighter(cloth, 0.2), 0.06), ink.tint(mix(cloth, '#000000', 0.5), 0.12)]);
  const prop = drawProp(ink, look);
  const hood = smooth([
    [150, 44],
    [104, 60],
    [82, 110],
    [80, 164],
    [98, 222],
    [202, 222],
    [220, 164],
    [218, 110],
    [196, 60],
  ]);
  return {
    body:
      drawGarb(ink, look) +
      fill(hood, paint) +
      ink.within(hood, fill('M166,40C206,80 206,180 190,230H240V40Z', '#000000', { opacity: 0.3 })) +
      fill(
        smooth([
          [mx, 78],
          [mx - 36, 96],
          [mx - 44, 146],
          [mx - 30, 196],
          [mx, 208],
          [mx + 30, 196],
          [mx + 44, 146],
          [mx + 36, 96],
        ]),
        '#050304',
      ) +
      line(`M${n(mx - 46)},130Q${n(mx - 42)},88 ${n(mx - 6)},72`, lighter(ink.tint(cloth, 0.05), 0.4), 3, {
        opacity: 0.6,
      }) +
      (prop.body ?? ''),
    lit: [-20, 20]
      .map((dx) => ink.glow(mx + dx * 0.95, 140, 26, '#ffb02c', 0.9) + disc(mx + dx * 0.95, 140, 7.6, '#ffe08a'))
      .join(''),
    behind: prop.behind ?? '',
  };
}

/** A raider of the sands: bandages, lenses, a gaffi stick. */
export function tusken(ink: Ink, id: string): Subject {
  const chance = new Chance(`tusken/${id}`);
  const turn = new Turn(50, chance.pick([-0.5, -0.3, 0.3, 0.5]), 0.85);
  const cloth = ink.tint('#d8c49a', 0.05);
  const dark = ink.tint('#7a6640', 0.1);
  const look = anybody(id, { garb: 'poncho', cloth: '#a88a5c', trim: '#6a4c2c', yaw: turn.yaw });
  const head = turn.path(
    'M150,56C108,56 98,90 100,126C100,166 112,196 132,204H168C188,196 200,166 200,126C202,90 192,56 150,56Z',
  );
  const spike = (x: number, y: number): string =>
    fill(turn.path(`M${x - 3},${y}l${x < 150 ? -8 : 8},-18l5,16z`), '#8a7a5c');
  return {
    body:
      line('M250,316L218,34', '#4a3420', 8) +
      fill('M212,44l-14,-16 10,-14 22,8 6,24z', '#8a8278') +
      drawGarb(ink, look) +
      [
        [112, 92],
        [124, 82],
        [176, 82],
        [188, 92],
      ]
        .map(([x, y]) => spike(x!, y!))
        .join('') +
      fill(head, ink.fade([cloth, dark])) +
      ink.within(
        head,
        fill(turn.path('M158,50L154,120L162,160L156,210') + 'L260,210V50Z', '#2c2010', { opacity: 0.35 }) +
          line(
            turn.path(
              'M102,96Q150,76 198,96M100,112Q150,96 200,112M104,168Q150,184 196,168M110,182Q150,198 190,182M112,80Q150,64 188,80',
              2,
            ),
            '#5a4626',
            2.4,
            { opacity: 0.6 },
          ),
      ) +
      [128, 172]
        .map(
          (x) =>
            turn.dot(x, 126, 15, '#6a5a44', 8) +
            turn.dot(x, 126, 10, '#0c0806', 12) +
            turn.dot(x - 3, 122, 3, '#ffd9a0', 13),
        )
        .join('') +
      fill(turn.path('M134,148H166V168H134Z', 12), '#4a4038') +
      fill(turn.path('M139,152H161V163H139Z', 14), '#0c0806'),
  };
}

/** The old master: large ears, a cane. */
export function yoda(
  ink: Ink,
  {
    yaw = -0.3,
    cloth = '#b09a78',
    blade = null,
    ghost = false,
  }: { yaw?: number; cloth?: Colour; blade?: Colour | null; ghost?: boolean } = {},
): Subject {
  const turn = new Turn(50, yaw, 0.85);
  const bright = ink.tint('#a9c47c', 0.05);
  const dim = ink.tint('#5f7f46', 0.1);
  const deep = ink.tint('#2b4224', 0.1);
  const on = (path: string, paint: Colour, out = 0, opacity = 1): string =>
    fill(turn.path(path, out), paint, opacity === 1 ? {} : { opacity });
  const look = anybody('yoda', {
    garb: 'robe',
    cloth,
    trim: '#6a5438',
    yaw,
    skin: [bright, dim, deep],
    ...(blade ? { prop: 'sabre', propColour: blade } : { prop: ghost ? 'none' : 'cane' }),
  });
  const prop = drawProp(ink, look);
  return {
    behind: prop.behind ?? '',
    body:
      drawGarb(ink, look) +
      on('M112,128C84,104 46,92 12,98C30,112 48,132 72,144C86,152 100,152 112,150Z', bright) +
      on('M100,128C78,112 52,102 30,102C48,114 62,132 84,142Z', mix(bright, '#d99a8a', 0.45), 0, 0.7) +
      on('M188,128C216,104 254,92 288,98C270,112 252,132 228,144C214,152 200,152 188,150Z', dim) +
      on('M200,128C222,112 248,102 270,102C252,114 238,132 216,142Z', mix(dim, '#8a4a4a', 0.45), 0, 0.7) +
      on(
        'M150,70C116,70 100,98 102,132C103,156 112,178 132,192Q150,202 168,192C188,178 197,156 198,132C200,98 184,70 150,70Z',
        ink.fade([lighter(bright, 0.12), bright]),
      ) +
      on(
        'M156,70C184,70 200,98 198,132C197,156 188,178 168,192Q158,198 152,198L154,172L146,164L154,152L152,112L158,92Z',
        dim,
        1,
        0.88,
      ) +
      line(turn.path('M118,94Q150,82 182,94M114,104Q150,92 186,104M120,113Q150,103 180,113'), deep, 2.2, {
        opacity: 0.55,
      }) +
      on('M112,136Q128,120 146,134Q130,148 112,136Z', deep, 2) +
      on('M188,136Q172,120 154,134Q170,148 188,136Z', deep, 2) +
      turn.dot(130, 135, 6.6, '#c9b878', 4) +
      turn.dot(131, 135, 3.7, '#1b1a12', 5) +
      turn.dot(129, 133, 1.4, '#ffffff', 6) +
      turn.dot(170, 135, 6.2, '#8a7d4e', 4) +
      turn.dot(170, 135, 3.4, '#14130d', 5) +
      on('M143,144Q150,140 157,144L160,156Q150,162 140,156Z', mix(bright, dim, 0.4), 7) +
      line(turn.path('M132,174Q150,181 168,174', 3), deep, 3) +
      line(turn.path('M122,160Q118,172 124,182M178,160Q182,172 176,182M136,160Q150,166 164,160', 2), deep, 2, {
        opacity: 0.6,
      }) +
      line(turn.path('M112,78q-6,-10 -14,-14M128,70q-3,-9 -8,-14M172,70q4,-9 9,-12'), '#e8e6da', 1.6, {
        opacity: 0.7,
      }) +
      (prop.body ?? ''),
    lit: prop.lit ?? '',
  };
}
