/** People of whom one sees only the helmet: Vader, troopers, pilots, guards, Mandalorians. Turned like heads. */
import { type Colour, lighter, mix } from '../draw/colour';
import { type Ink, RIGHT } from '../draw/ink';
import { box, disc, fill, line, n } from '../draw/shapes';
import type { Subject } from '../draw/subject';
import { chest, drawGarb } from './garb';
import { anybody, type Look } from './look';
import { drawProp } from './props';
import { Turn } from './turn';

/** What one draws a helmet with. */
interface Smith {
  ink: Ink;
  turn: Turn;
  on(path: string, paint: Colour, out?: number, opacity?: number): string;
  draw(path: string, paint: Colour, width: number, out?: number, opacity?: number): string;
  /** On the chest. */
  plate(path: string, paint: Colour, opacity?: number): string;
  seam(path: string, paint: Colour, width: number, opacity?: number): string;
}

function smith(ink: Ink, yaw: number, half = 58): Smith {
  const turn = new Turn(half, yaw, 0.92);
  const body = chest(yaw);
  return {
    ink,
    turn,
    on: (path, paint, out = 0, opacity = 1) => fill(turn.path(path, out), paint, opacity === 1 ? {} : { opacity }),
    draw: (path, paint, width, out = 0, opacity = 1) =>
      line(turn.path(path, out), paint, width, opacity === 1 ? {} : { opacity }),
    plate: (path, paint, opacity = 1) => fill(body(path), paint, opacity === 1 ? {} : { opacity }),
    seam: (path, paint, width, opacity = 1) => line(body(path), paint, width, opacity === 1 ? {} : { opacity }),
  };
}

/** The shell seen from behind the face when it is turned: the same outline moved back, darker. */
function shell(s: Smith, outline: string, paint: Colour, dark: Colour): string {
  const back = -s.turn.side * s.turn.aside * 11;
  const path = s.turn.path(outline);
  const behind = back ? `<g transform="translate(${n(back)} 1)">${fill(path, dark)}</g>` : '';
  return (
    behind +
    fill(path, paint) +
    s.ink.within(
      path,
      fill(`M${n(s.turn.x(164))},30L${n(s.turn.x(166))},110L${n(s.turn.x(160))},230H300V30Z`, dark, { opacity: 0.5 }),
    )
  );
}

export interface Worn {
  yaw?: number;
  prop?: Look['prop'];
  propColour?: Colour;
  /** Somebody's own paint. */
  paint?: Colour;
  trim?: Colour;
}

function held(ink: Ink, id: string, { prop = 'none', propColour = '#ff3344', yaw = 0 }: Worn, cloth: Colour): Subject {
  return drawProp(ink, anybody(id, { prop, propColour, yaw, cloth, garb: 'armour' }));
}

const steel = (ink: Ink, bright: Colour, middle: Colour, dark: Colour): Colour =>
  ink.fade(
    [
      [0, bright],
      [0.4, middle],
      [1, dark],
    ],
    [0, 0, 1, 0.35],
  );

/** The Dark Lord. */
export function vader(ink: Ink, worn: Worn = {}): Subject {
  const yaw = worn.yaw ?? -0.34;
  const s = smith(ink, yaw);
  const black = steel(ink, '#5a6472', '#1f242c', '#07080b');
  const prop = held(ink, 'vader', { prop: 'sabre', ...worn, yaw }, '#14161b');
  return {
    behind: prop.behind ?? '',
    body:
      fill('M150,190C96,196 30,214 8,316H292C270,214 204,196 150,190Z', ink.fade(['#23272f', '#050608'])) +
      s.plate('M58,226Q104,202 130,208L122,248Q84,242 58,226Z', '#343b46') +
      s.plate('M242,226Q196,202 170,208L178,248Q216,242 242,226Z', '#20252d') +
      s.seam('M62,226Q100,208 126,212', '#9fb0c4', 2, 0.5) +
      s.plate('M112,252H188V302H112Z', '#1b1f27') +
      s.plate('M121,261h22v9h-22z', '#d8443c') +
      s.plate('M149,261h10v9h-10z', '#58c878') +
      s.plate('M164,261h14v9h-14z', '#6a7684') +
      s.plate('M121,277h58v5h-58zM121,288h58v5h-58z', '#4a5360') +
      shell(
        s,
        'M150,50C112,50 94,78 92,112C90,140 84,166 68,198C82,210 104,216 122,214L128,196H172L178,214C196,216 218,210 232,198C216,166 210,140 208,112C206,78 188,50 150,50Z',
        black,
        '#07080b',
      ) +
      s.on('M150,50C140,50 138,60 138,112L150,118L162,112C162,60 160,50 150,50Z', '#000000', 3, 0.35) +
      s.on('M104,118Q126,106 150,120Q174,106 196,118L192,148L176,196L124,196L108,148Z', '#08090d', 3) +
      s.on('M104,116Q128,102 150,118Q172,102 196,116L192,124Q172,112 150,127Q128,112 108,124Z', '#566070', 6) +
      s.on('M110,126Q128,116 143,130L139,150Q122,156 112,144Z', ink.fade(['#7a3a42', '#1a0a0e', '#050304']), 6) +
      s.on('M190,126Q172,116 157,130L161,150Q178,156 188,144Z', '#1c0c10', 6) +
      s.on('M144,142L150,128L156,142L158,160H142Z', '#2c323c', 12) +
      s.on('M132,164H168L182,202H118Z', '#2a303a', 10) +
      s.on('M137,168H163L173,198H127Z', '#08090c', 12) +
      s.draw('M140,172L133,196M147,170L143,198M153,170L157,198M160,172L167,196', '#7a8593', 2.6, 13) +
      s.on('M108,150L128,166L120,198L104,186Z', '#3a424e', 5) +
      s.on('M192,150L172,166L180,198L196,186Z', '#171b21', 5) +
      s.draw('M106,84C112,68 126,58 142,56', '#e8f1ff', 3, 2, 0.75) +
      s.draw('M94,140C92,160 84,178 76,194', '#9fb0c4', 2, 0, 0.5) +
      (prop.body ?? ''),
    lit: prop.lit ?? '',
  };
}

/** White armour in its many cuts. */
export type TrooperKind =
  | 'storm'
  | 'snow'
  | 'scout'
  | 'death'
  | 'clone'
  | 'first-order'
  | 'chrome'
  | 'sand'
  | 'shore'
  | 'mud'
  | 'shadow'
  | 'riot'
  | 'gold'
  | 'executioner';

interface Cut {
  bright: Colour;
  middle: Colour;
  dark: Colour;
  visor: Colour;
  shine?: Colour;
}
const CUTS: Record<TrooperKind, Cut> = {
  storm: { bright: '#ffffff', middle: '#d5dce4', dark: '#5a6674', visor: '#0a0d12' },
  snow: { bright: '#ffffff', middle: '#dfe8f0', dark: '#6f849a', visor: '#0a0d12' },
  scout: { bright: '#ffffff', middle: '#d5dce4', dark: '#465160', visor: '#07090d' },
  death: { bright: '#59636f', middle: '#20252d', dark: '#08090c', visor: '#07120c', shine: '#79ff9b' },
  clone: { bright: '#ffffff', middle: '#dde2e6', dark: '#5f6874', visor: '#0a0d12' },
  'first-order': { bright: '#ffffff', middle: '#e6e9ec', dark: '#6a7078', visor: '#0b0c0f' },
  chrome: { bright: '#ffffff', middle: '#8f9aa8', dark: '#23282f', visor: '#07080a' },
  sand: { bright: '#f4e6c8', middle: '#cdb88e', dark: '#5a4a34', visor: '#0f0c08' },
  shore: { bright: '#f0e0b8', middle: '#c8aa70', dark: '#54442c', visor: '#0c0d10' },
  mud: { bright: '#8a7a64', middle: '#4f453a', dark: '#1c1712', visor: '#0c0a08' },
  shadow: { bright: '#6a2a34', middle: '#2c1016', dark: '#0c0406', visor: '#1a0406', shine: '#ff4a58' },
  riot: { bright: '#f4f4f4', middle: '#c8ccd2', dark: '#40474f', visor: '#0a0d12' },
  gold: { bright: '#fff0b0', middle: '#c89a3c', dark: '#4a2f0c', visor: '#0c0806' },
  executioner: { bright: '#ffffff', middle: '#d8dce0', dark: '#1c1f24', visor: '#08090b' },
};

function armourBody(s: Smith, cut: Cut, kind: TrooperKind, trim: Colour | undefined): string {
  const white = s.ink.fade([cut.bright, cut.middle, mix(cut.middle, cut.dark, 0.5)]);
  const far = mix(cut.middle, cut.dark, 0.7);
  return (
    s.plate(
      'M150,200C108,206 62,216 46,252C40,272 36,294 34,316H266C264,294 260,272 254,252C238,216 192,206 150,200Z',
      '#14171c',
    ) +
    s.plate('M106,214H194L200,246L188,300H112L100,246Z', white) +
    s.plate('M154,214H194L200,246L188,300H154Z', far, 0.6) +
    s.seam('M106,250Q150,264 194,250M150,256V300', cut.dark, 2.2, 0.7) +
    s.plate('M42,270Q50,224 98,212L106,244Q76,252 62,298Z', white) +
    s.plate('M258,270Q250,224 202,212L194,244Q224,252 238,298Z', far) +
    s.seam('M48,258Q58,226 94,216', '#ffffff', 2, 0.5) +
    (trim && kind !== 'chrome'
      ? s.plate('M42,270Q50,224 98,212L104,232Q72,242 58,290Z', trim, 0.9) + s.plate('M118,218h22v9h-22z', trim)
      : '') +
    (kind === 'chrome'
      ? s.plate('M24,316C30,262 50,224 110,206L122,232C94,250 84,282 82,316Z', '#15161b') +
        s.seam('M82,316C84,282 94,250 122,232', '#c8283a', 5)
      : '') +
    s.plate('M122,190H178L186,216H114Z', '#0c1016')
  );
}

const DOME =
  'M150,50C110,50 94,82 94,116L92,142C92,160 100,178 116,192L130,204H170L184,192C200,178 208,160 208,142L206,116C206,82 190,50 150,50Z';

export function trooper(ink: Ink, kind: TrooperKind, worn: Worn = {}): Subject {
  const yaw = worn.yaw ?? -0.38;
  const s = smith(ink, yaw);
  const cut = CUTS[kind];
  const shellPaint = steel(ink, cut.bright, cut.middle, mix(cut.middle, cut.dark, 0.7));
  const prop = held(ink, 'trooper', { prop: 'rifle', ...worn, yaw }, '#1c2026');
  const head = (
    kind === 'scout'
      ? scoutHead
      : kind === 'clone' || kind === 'gold'
        ? cloneHead
        : kind === 'snow'
          ? snowHead
          : kind === 'death' || kind === 'shadow'
            ? deathHead
            : kind === 'mud'
              ? mudHead
              : stormHead
  )(s, cut, shellPaint, worn.trim);
  const eyes = cut.shine
    ? [124, 176]
        .map((x) =>
          s.on(`M${x - 13},126Q${x},118 ${x + 13},126L${x + 10},137Q${x},133 ${x - 10},137Z`, cut.shine as Colour, 9),
        )
        .join('') +
      ink.glow(s.turn.x(124, 9), 131, 24, cut.shine, 0.55) +
      ink.glow(s.turn.x(176, 9), 131, 20, cut.shine, 0.45)
    : '';
  return {
    behind: prop.behind ?? '',
    body: armourBody(s, cut, kind, worn.trim) + head + (prop.body ?? ''),
    lit: eyes + (prop.lit ?? ''),
  };
}

type Helm = (s: Smith, cut: Cut, paint: Colour, trim?: Colour) => string;

const stormHead: Helm = (s, cut, paint, trim) =>
  shell(s, DOME, paint, mix(cut.middle, cut.dark, 0.75)) +
  s.on('M94,108Q150,92 206,108L206,117Q150,101 94,117Z', cut.visor, 3) +
  s.on('M102,120Q124,112 146,124L142,144Q122,150 106,140Z', cut.visor, 5) +
  s.on('M198,120Q176,112 154,124L158,144Q178,150 194,140Z', cut.visor, 5) +
  s.on('M107,124Q122,117 137,124L134,131Q118,130 109,135Z', '#7a96b8', 6, 0.75) +
  s.on('M146,124L150,118L154,124L155,146H145Z', mix(cut.middle, cut.dark, 0.3), 9) +
  s.on('M120,152Q150,142 180,152L192,186L170,203H130L108,186Z', mix(cut.middle, cut.bright, 0.55), 8) +
  s.draw('M120,152Q150,142 180,152', mix(cut.middle, cut.dark, 0.45), 2, 8, 0.7) +
  s.on('M122,182Q128,160 150,159Q172,160 178,182L171,193Q166,174 150,173Q134,174 129,193Z', '#14181e', 10) +
  s.draw(
    'M135,166l4,10M143,162l2,11M150,161v11M157,162l-2,11M165,166l-4,10',
    mix(cut.middle, cut.bright, 0.3),
    2.2,
    11,
  ) +
  s.on('M143,178h14l3,16h-20z', mix(cut.middle, cut.dark, 0.2), 11) +
  s.turn.dot(124, 195, 6.4, '#20262e', 8) +
  s.turn.dot(176, 195, 6.4, '#20262e', 8) +
  s.turn.dot(123, 194, 2.6, '#7d8894', 9) +
  s.turn.dot(175, 194, 2.6, '#59636f', 9) +
  s.on('M98,150L116,158L120,186L104,172ZM202,150L184,158L180,186L196,172Z', mix(cut.middle, cut.dark, 0.25), 4) +
  s.draw('M102,156l10,5M104,163l10,5M106,170l10,5M198,156l-10,5M196,163l-10,5M194,170l-10,5', '#3a5a8a', 2.2, 5) +
  s.draw('M106,84C112,66 128,56 146,54', '#ffffff', 4, 1, 0.9) +
  (trim ? s.on('M143,50h14l4,50h-22z', trim, 6, 0.85) : '');

const deathHead: Helm = (s, cut, paint) =>
  shell(
    s,
    'M150,44C108,44 90,80 90,116L88,146C88,164 98,182 116,194L130,204H170L184,194C202,182 212,164 212,146L210,116C210,80 192,44 150,44Z',
    paint,
    cut.dark,
  ) +
  s.on('M92,110Q150,92 208,110L206,146L176,150L164,140H136L124,150L94,146Z', cut.visor, 4) +
  s.on('M130,156H170L180,190L166,200H134L120,190Z', mix(cut.middle, cut.bright, 0.3), 8) +
  s.draw('M138,162v30M146,160v34M154,160v34M162,162v30', cut.dark, 2.6, 10) +
  s.draw('M100,86C108,64 126,52 146,50', '#dfe8f2', 3, 1, 0.6) +
  s.on('M98,158l18,6 2,24 -14,-10zM202,158l-18,6 -2,24 14,-10z', mix(cut.middle, cut.bright, 0.25), 5);

const snowHead: Helm = (s, cut, paint) =>
  shell(
    s,
    'M150,46C108,46 92,78 92,112L90,140L102,176H198L210,140L208,112C208,78 192,46 150,46Z',
    paint,
    mix(cut.middle, cut.dark, 0.75),
  ) +
  s.on('M96,112Q150,98 204,112L200,140Q172,134 162,146H138Q128,134 100,140Z', cut.visor, 5) +
  s.on('M104,116Q130,108 146,109L142,120Q120,120 106,130Z', '#7a96b8', 6, 0.75) +
  s.on('M90,144Q150,164 210,144L208,222Q150,248 92,222Z', s.ink.fade(['#f6fafd', '#a8bace']), 4) +
  s.draw('M102,166Q150,186 198,166M102,188Q150,208 198,188M104,208Q150,228 196,208', '#7d8fa6', 2.4, 5, 0.6) +
  s.draw('M104,82C112,64 128,54 146,52', '#ffffff', 4, 1, 0.9);

const scoutHead: Helm = (s, cut, paint) =>
  shell(
    s,
    'M150,50C108,50 94,82 94,118L98,150L126,198H174L202,150L206,118C206,82 192,50 150,50Z',
    paint,
    mix(cut.middle, cut.dark, 0.75),
  ) +
  s.on('M94,100Q150,78 206,100L206,112Q150,92 94,112Z', mix(cut.middle, cut.dark, 0.45), 4) +
  s.on('M100,116Q150,102 200,116L192,146L166,148L158,136H142L134,148L108,146Z', cut.visor, 6) +
  s.on('M106,120Q130,112 146,112L138,122Q118,124 109,134Z', '#7a96b8', 7, 0.8) +
  s.on('M134,156H166L172,192H128Z', '#39424d', 9) +
  s.draw('M138,166h24M137,175h26M136,184h28', '#9aa6b4', 2.4, 10) +
  s.draw('M106,82C114,64 130,56 146,54', '#ffffff', 4, 1, 0.9);

const cloneHead: Helm = (s, cut, paint, trim) =>
  shell(
    s,
    'M150,48C108,48 92,82 92,118L94,166Q100,192 120,204H180Q200,192 206,166L208,118C208,82 192,48 150,48Z',
    paint,
    mix(cut.middle, cut.dark, 0.75),
  ) +
  s.on('M146,40H154L157,92H143Z', trim ?? mix(cut.middle, cut.dark, 0.3), 10) +
  s.on('M96,112Q150,96 204,112L202,136H160L157,186H143L140,136H98Z', cut.visor, 5) +
  s.on('M102,117Q128,109 146,108L144,119Q120,120 104,129Z', '#7a96b8', 6, 0.75) +
  s.on(
    'M104,148L136,148L138,196L118,198Q104,186 104,148ZM196,148L164,148L162,196L182,198Q196,186 196,148Z',
    mix(cut.middle, cut.bright, 0.3),
    6,
  ) +
  s.draw(
    'M110,160h22M112,170h20M114,180h18M190,160h-22M188,170h-20M186,180h-18',
    mix(cut.middle, cut.dark, 0.5),
    2.2,
    7,
  ) +
  (trim
    ? s.on('M96,112Q118,104 140,101V92Q116,95 94,104ZM204,112Q182,104 160,101V92Q184,95 206,104Z', trim, 5) +
      s.on('M104,150l12,0 4,40q-14,-8 -16,-40z', trim, 7)
    : '') +
  s.draw('M104,84C112,64 128,54 144,52', '#ffffff', 4, 1, 0.9);

const mudHead: Helm = (s, cut, paint) =>
  shell(s, 'M150,54C108,54 90,84 90,116L88,132H212L210,116C210,84 192,54 150,54Z', paint, cut.dark) +
  s.on('M100,130H200L194,170Q180,200 150,202Q120,200 106,170Z', '#2c2823', 3) +
  [126, 174]
    .map(
      (x) =>
        s.turn.dot(x, 140, 15, '#14120f', 7) +
        s.turn.dot(x, 140, 10, '#8a7a54', 9) +
        s.turn.dot(x - 3, 136, 3, '#f4e6c0', 10),
    )
    .join('') +
  s.on('M134,162H166L164,192Q150,198 136,192Z', '#59544c', 10) +
  s.draw('M140,170h20M140,178h20M141,186h18', '#14120f', 2.4, 11) +
  s.on('M86,128H214V137H86Z', mix(cut.middle, cut.bright, 0.3), 4) +
  s.draw('M104,88C112,72 128,62 146,60', '#e6dcc8', 3, 1, 0.6);

/** A pilot of the Empire in black. */
export function tiePilot(ink: Ink, worn: Worn = {}): Subject {
  const yaw = worn.yaw ?? 0.36;
  const s = smith(ink, yaw);
  const black = steel(ink, '#6a7684', '#262c35', '#090b0f');
  const mark = worn.trim;
  const prop = held(ink, 'tie', { ...worn, yaw }, '#1c2026');
  return {
    behind: prop.behind ?? '',
    body:
      s.plate(
        'M150,198C108,204 62,214 46,250C40,270 38,292 36,316H264C262,292 260,270 254,250C238,214 192,204 150,198Z',
        black,
      ) +
      s.plate('M112,232H188V286H112Z', '#353d48') +
      s.plate('M120,240h20v9h-20z', worn.paint ?? '#8fb0cc') +
      s.plate('M146,240h34v9h-34z', '#151920') +
      s.plate('M120,256h60v5h-60zM120,268h60v5h-60z', '#59636f') +
      (worn.paint ? s.plate('M58,240Q70,218 100,210L104,222Q80,230 70,250Z', worn.paint) : '') +
      shell(
        s,
        'M150,46C106,46 88,82 88,122C88,150 96,170 110,184L122,206H178L190,184C204,170 212,150 212,122C212,82 194,46 150,46Z',
        black,
        '#0a0c10',
      ) +
      s.on('M94,112Q150,92 206,112L206,119Q150,100 94,119Z', '#8e9bab', 4) +
      s.on('M102,124Q122,114 146,122L140,148Q118,154 104,144Z', '#03050a', 6) +
      s.on('M198,124Q178,114 154,122L160,148Q182,154 196,144Z', '#03050a', 6) +
      s.on('M106,128Q122,120 138,124L133,132Q118,130 107,138Z', '#7a96b8', 7, 0.8) +
      s.on('M122,162Q150,150 178,162L184,194Q150,208 116,194Z', '#1b2028', 8) +
      s.draw('M120,184C96,200 92,226 112,244M180,184C204,200 208,226 188,244', '#4a535f', 10, 4) +
      s.on('M134,168H166L170,186H130Z', '#07090d', 11) +
      s.draw('M138,172v10M146,172v10M154,172v10M162,172v10', '#5d6875', 2.4, 12) +
      s.draw('M102,82C110,64 126,54 142,53', '#ffffff', 3, 1, 0.6) +
      [130, 170].map((x) => s.on(`M${x},66l8,5v10l-8,5 -8,-5v-10z`, mark ?? '#aab6c4', 4)).join('') +
      (mark ? s.draw('M150,48V96', mark, 5, 7) : '') +
      (prop.body ?? ''),
    lit: prop.lit ?? '',
  };
}

/** A helmet with a T for eyes. */
export function mandalorian(
  ink: Ink,
  {
    paint = '#5f7d4c',
    trim = '#8a2c22',
    yaw = -0.4,
    prop = 'none',
    owl = false,
    jets = true,
    body = '#8a8d84',
    mark,
  }: Worn & { owl?: boolean; jets?: boolean; body?: Colour; mark?: 'jaig' | 'claws' | 'wings' | 'bars' } = {},
): Subject {
  const s = smith(ink, yaw);
  const metal = steel(ink, lighter(paint, 0.4), paint, mix(paint, '#000000', 0.68));
  const dark = mix(paint, '#000000', 0.72);
  const worn = held(ink, 'mando', { prop, yaw }, body);
  const marks: Record<string, string> = {
    jaig: s.on('M112,82l10,-18 6,20 -6,8zM188,82l-10,-18 -6,20 6,8z', trim, 5),
    claws: s.draw('M122,62l-4,26M132,58l-2,28M142,56v28', trim, 4, 5),
    wings: s.on('M150,58l18,14 14,-2 -8,16 -24,8 -24,-8 -8,-16 14,2z', trim, 5),
    bars: s.on('M110,72h16v6h-16zM108,82h18v6h-18zM107,92h18v5h-18z', trim, 5),
  };
  return {
    behind: worn.behind ?? '',
    body:
      (jets
        ? fill(
            'M76,232C70,196 80,180 92,178V240ZM224,232C230,196 220,180 208,178V240Z',
            ink.fade(['#8a94a0', '#2c333c'], RIGHT),
          ) +
          disc(86, 182, 9, '#59636f') +
          disc(214, 182, 9, '#39424c')
        : '') +
      s.plate(
        'M150,200C112,206 72,216 58,250C50,272 48,292 46,316H254C252,292 250,272 242,250C228,216 188,206 150,200Z',
        ink.fade([ink.tint(body, 0.1), ink.tint(mix(body, '#000000', 0.6), 0.1)]),
      ) +
      s.plate('M104,226L146,218V262L114,272Z', metal) +
      s.plate('M196,226L154,218V262L186,272Z', dark) +
      s.plate('M122,278L146,268V304H126ZM178,278L154,268V304H174Z', metal) +
      s.plate(
        'M42,272Q52,222 112,210L118,236Q84,250 70,294Z',
        steel(ink, lighter(trim, 0.2), trim, mix(trim, '#000000', 0.5)),
      ) +
      s.plate('M258,272Q248,222 188,210L182,236Q216,250 230,294Z', mix(trim, '#000000', 0.5)) +
      shell(
        s,
        'M150,46C108,46 90,80 90,118L92,172Q96,194 114,206H186Q204,194 208,172L210,118C210,80 192,46 150,46Z',
        metal,
        dark,
      ) +
      s.on('M92,108Q150,92 208,108L208,124L204,146H162L158,204H142L138,146H96L92,124Z', trim, 4) +
      s.on('M98,116Q150,101 202,116L200,140H157L153,202H147L143,140H100Z', '#07090c', 6) +
      s.on('M104,120Q124,113 142,112L140,124Q120,124 106,132Z', '#6f8aa0', 7, 0.8) +
      (owl
        ? s.on(
            'M94,106Q110,96 138,96L140,108Q112,110 98,122ZM206,106Q190,96 162,96L160,108Q188,110 202,122Z',
            lighter(paint, 0.35),
            6,
          )
        : '') +
      (mark ? marks[mark] : '') +
      s.draw('M102,88C108,68 124,56 142,54', '#ffffff', 3, 1, 0.65) +
      (s.turn.side > 0
        ? ''
        : fill(`M${n(s.turn.x(206) + 2)},132V64h8v68z`, '#59636f') +
          line(`M${n(s.turn.x(206) + 6)},66V26`, '#7d8894', 4) +
          box(s.turn.x(206) - 6, 20, 22, 9, '#39424d', { round: 2 })) +
      (worn.body ?? ''),
    lit: worn.lit ?? '',
  };
}

/** The Emperor's red guards, and others who wear such a hood of steel. */
export function royalGuard(
  ink: Ink,
  {
    paint = '#c4182a',
    yaw = -0.36,
    prop = 'pike',
    propColour = '#ff9a8a',
    crest = false,
  }: Worn & { crest?: boolean } = {},
): Subject {
  const s = smith(ink, yaw);
  const cloth = ink.fade(
    [
      [0, lighter(paint, 0.4)],
      [0.3, paint],
      [0.75, mix(paint, '#000000', 0.55)],
      [1, mix(paint, '#000000', 0.8)],
    ],
    [0, 0, 1, 0.2],
  );
  const dark = mix(paint, '#000000', 0.72);
  const worn = held(ink, 'guard', { prop, propColour, yaw }, paint);
  return {
    behind: worn.behind ?? '',
    body:
      s.plate(
        'M150,190C100,196 54,220 38,264C32,284 30,300 28,316H272C270,300 268,284 262,264C246,220 200,196 150,190Z',
        cloth,
      ) +
      s.plate('M152,204C176,232 182,272 178,316H128C124,272 130,232 152,204Z', dark, 0.7) +
      s.seam('M84,240C74,266 72,292 72,316M220,240C228,266 230,292 230,316', dark, 3, 0.6) +
      (crest ? s.on('M150,20C144,34 142,60 144,90H156C158,60 156,34 150,20Z', lighter(paint, 0.2), 8) : '') +
      shell(
        s,
        'M150,36C112,40 100,76 100,120C100,164 92,192 84,214Q150,244 216,214C208,192 200,164 200,120C200,76 188,40 150,36Z',
        cloth,
        dark,
      ) +
      s.on('M112,116Q150,100 188,116L184,132Q168,130 160,138L156,206H144L140,138Q132,130 116,132Z', '#07060a', 6) +
      s.draw('M112,114Q150,98 188,114', lighter(paint, 0.6), 2.4, 7, 0.9) +
      s.draw('M112,92C114,66 128,48 146,44', '#ffffff', 4, 1, 0.55) +
      s.on('M116,118Q130,112 146,112L144,126Q130,124 118,128Z', '#39424e', 7, 0.7) +
      (worn.body ?? ''),
    lit: worn.lit ?? '',
  };
}

/** Plates like a fan: the guards of another throne. */
export function praetorian(ink: Ink, worn: Worn = {}): Subject {
  const yaw = worn.yaw ?? 0.4;
  const s = smith(ink, yaw);
  const red = ink.fade(
    [
      [0, '#ff6a5a'],
      [0.4, '#b01420'],
      [1, '#3a0408'],
    ],
    [0, 0, 1, 0.3],
  );
  const prop = held(ink, 'praetorian', { prop: 'vibroblade', ...worn, yaw }, '#a01420');
  const ribs = [0, 1, 2, 3, 4, 5]
    .map((index) =>
      s.draw(
        `M${104 + index * 2},${74 + index * 16}Q150,${60 + index * 17} ${196 - index * 2},${74 + index * 16}`,
        '#4a060c',
        2.4,
        3,
        0.85,
      ),
    )
    .join('');
  return {
    behind: prop.behind ?? '',
    body:
      s.plate(
        'M150,198C104,204 58,216 42,252C36,272 34,294 32,316H268C266,294 264,272 258,252C242,216 196,204 150,198Z',
        red,
      ) +
      [0, 1, 2, 3]
        .map((index) =>
          s.seam(
            `M${62 + index * 8},${236 + index * 18}Q150,${262 + index * 14} ${238 - index * 8},${236 + index * 18}`,
            '#4a060c',
            3,
            0.8,
          ),
        )
        .join('') +
      shell(
        s,
        'M150,40C110,44 98,84 98,122C98,160 108,190 128,206H172C192,190 202,160 202,122C202,84 190,44 150,40Z',
        red,
        '#4a060c',
      ) +
      ribs +
      s.on('M108,128Q150,118 192,128V134Q150,125 108,134Z', '#0a0204', 6) +
      s.draw('M110,86C114,64 130,50 146,48', '#ffd0c8', 3, 1, 0.7) +
      (prop.body ?? ''),
    lit: prop.lit ?? '',
  };
}

/** The mask of one who wants to be Vader. */
export function kyloMask(ink: Ink, worn: Worn & { cracked?: boolean } = {}): Subject {
  const yaw = worn.yaw ?? -0.3;
  const s = smith(ink, yaw, 54);
  const black = steel(ink, '#5a626c', '#1c1f25', '#08090b');
  const prop = held(ink, 'kylo', { prop: 'cross-sabre', ...worn, yaw }, '#17181c');
  const chrome = ink.fade(['#e6ecf2', '#7a848f']);
  return {
    behind: prop.behind ?? '',
    body:
      s.plate('M150,190C98,196 46,214 28,316H272C254,214 202,196 150,190Z', ink.fade(['#2a2c32', '#08090b'])) +
      s.seam(
        'M90,230C82,262 80,292 80,316M210,230C218,262 220,292 220,316M120,214C130,250 132,286 130,316',
        '#000000',
        3,
        0.7,
      ) +
      fill(
        'M150,34C98,36 76,92 80,152C82,186 92,212 104,234H196C208,212 218,186 220,152C224,92 202,36 150,34Z',
        ink.fade(['#2c2e35', '#0a0b0d']),
      ) +
      shell(
        s,
        'M150,58C114,58 102,90 104,122L108,160Q116,190 134,202H166Q184,190 192,160L196,122C198,90 186,58 150,58Z',
        black,
        '#08090b',
      ) +
      s.on('M106,112Q128,104 150,114Q172,104 194,112L192,134Q172,138 158,128H142Q128,138 108,134Z', '#050506', 5) +
      s.draw('M104,110Q128,100 150,111Q172,100 196,110M106,138Q128,142 142,131M194,138Q172,142 158,131', chrome, 3, 6) +
      s.on('M132,146H168L176,188Q150,202 124,188Z', '#17191e', 8) +
      s.draw('M136,152L130,186M144,150L141,192M156,150L159,192M164,152L170,186', '#4a525c', 3, 9) +
      s.draw('M114,86C120,70 132,64 146,62', '#cfd8e2', 3, 1, 0.7) +
      (worn.cracked ? s.draw('M176,72L166,92L178,104L168,120L180,140M160,60L166,92', '#ff4a3c', 2.6, 6) : '') +
      (prop.body ?? ''),
    lit: prop.lit ?? '',
  };
}

/** The Jedi Temple's own guards: a mask of ivory and gold. */
export function templeGuard(ink: Ink): Subject {
  const s = smith(ink, -0.34, 52);
  const ivory = ink.fade(['#fffaf0', '#d8ccb0', '#8a7c5c'], [0, 0, 1, 0.4]);
  const prop = held(ink, 'temple', { prop: 'double-sabre', propColour: '#ffe14a' }, '#d8c8a0');
  return {
    behind: prop.behind ?? '',
    body:
      drawGarb(ink, anybody('temple', { garb: 'robe', cloth: '#e0d4b4', trim: '#a8843c', yaw: -0.34 })) +
      fill(
        'M150,38C100,40 82,92 86,150C88,186 98,212 108,232H192C202,212 212,186 214,150C218,92 200,40 150,38Z',
        ink.fade(['#efe4c8', '#9a8a64']),
      ) +
      shell(
        s,
        'M150,62C118,62 108,92 108,122L112,162Q124,192 150,200Q176,192 188,162L192,122C192,92 182,62 150,62Z',
        ivory,
        '#8a7c5c',
      ) +
      s.on('M112,116L146,124L144,132L114,126ZM188,116L154,124L156,132L186,126Z', '#14100a', 4) +
      s.draw('M150,64V112M130,70L140,110M170,70L160,110', '#b08a3c', 4, 5) +
      s.draw('M128,152L136,186M172,152L164,186M150,140V194', '#b08a3c', 3, 5, 0.8) +
      (prop.body ?? ''),
    lit: prop.lit ?? '',
  };
}

/** A smooth round helm with one eye: hired muscle in red. */
export function guavian(ink: Ink): Subject {
  const s = smith(ink, 0.3);
  const red = steel(ink, '#ff8a78', '#a82018', '#34080a');
  const prop = held(ink, 'guavian', { prop: 'cannon' }, '#7a1814');
  return {
    body:
      s.plate(
        'M150,200C108,206 62,216 46,252C40,272 36,294 34,316H266C264,294 260,272 254,252C238,216 192,206 150,200Z',
        ink.fade(['#8a1c18', '#24080a']),
      ) +
      s.plate('M108,216H192L186,296H114Z', '#1c1416') +
      s.plate('M122,230h56v10h-56zM122,250h56v8h-56z', '#59343a') +
      shell(
        s,
        'M150,46C108,46 92,82 92,122C92,164 110,196 132,204H168C190,196 208,164 208,122C208,82 192,46 150,46Z',
        red,
        '#34080a',
      ) +
      s.turn.dot(150, 132, 30, '#17090a', 6) +
      s.turn.dot(150, 132, 20, '#0a0405', 8) +
      s.draw('M104,90C110,68 126,56 144,54', '#ffd8d0', 4, 1, 0.7) +
      (prop.body ?? ''),
    lit: s.turn.dot(150, 132, 7, '#ff6a4a', 10) + ink.glow(s.turn.x(150, 10), 132, 30, '#ff4a2c', 0.7),
  };
}

/** A raider's mask of bone and steel with a mane. */
export function outlawMask(ink: Ink, { fierce = true, yaw = -0.3 }: { fierce?: boolean; yaw?: number } = {}): Subject {
  const s = smith(ink, yaw, 54);
  const metal = steel(ink, '#dfe2e4', '#8a8f96', '#2c3036');
  const prop = held(ink, 'outlaw', { prop: fierce ? 'staff' : 'rifle' }, '#4a3a30');
  const mane = Array.from({ length: 15 }, (_, index) => {
    const angle = Math.PI * (1.05 + (index / 14) * 0.9);
    return line(
      `M${n(150 + 44 * Math.cos(angle))},${n(120 + 56 * Math.sin(angle))}L${n(150 + 78 * Math.cos(angle))},${n(112 + 86 * Math.sin(angle))}`,
      index % 3 ? '#5a2c1c' : '#c8742c',
      8,
    );
  }).join('');
  return {
    body:
      (fierce ? mane : '') +
      drawGarb(ink, anybody('outlaw', { garb: 'cape', cloth: '#6a5a4c', trim: '#8a4a2c', yaw })) +
      shell(
        s,
        'M150,52C112,52 100,88 102,122L108,160L128,198H172L192,160L198,122C200,88 188,52 150,52Z',
        metal,
        '#2c3036',
      ) +
      s.on('M104,112L144,124L140,138L110,134ZM196,112L156,124L160,138L190,134Z', '#0a0a0c', 5) +
      s.on('M134,150H166L172,190H128Z', '#3a3f46', 9) +
      s.draw('M138,156v30M146,154v34M154,154v34M162,156v30', '#0a0a0c', 3, 10) +
      s.draw('M112,80L128,104M188,80L172,104M150,56V112', '#c8442c', 4, 4) +
      (prop.body ?? ''),
    behind: prop.behind ?? '',
    lit: prop.lit ?? '',
  };
}

/** A hunter's breath mask and furs. */
export function boushh(ink: Ink): Subject {
  const s = smith(ink, 0.32, 54);
  const leather = steel(ink, '#b0885c', '#7a5634', '#2c1c10');
  const prop = held(ink, 'boushh', { prop: 'staff', yaw: 0.3 }, '#8a6a44');
  return {
    body:
      drawGarb(ink, anybody('boushh', { garb: 'straps', cloth: '#a8895c', trim: '#5a4a3c', yaw: 0.3 })) +
      shell(
        s,
        'M150,50C110,50 96,84 98,122L104,170Q118,198 136,204H164Q182,198 196,170L202,122C204,84 190,50 150,50Z',
        leather,
        '#2c1c10',
      ) +
      s.on('M106,110Q150,98 194,110L190,132Q150,122 110,132Z', '#14100c', 5) +
      s.on('M112,114Q132,108 148,107L145,118Q126,118 113,126Z', '#c8a870', 6, 0.8) +
      s.on('M126,142H174L182,186Q150,206 118,186Z', '#6a6258', 8) +
      s.draw('M132,152h36M131,164h38M130,176h40', '#1c1812', 3, 9) +
      s.turn.dot(112, 160, 10, '#4a443c', 5) +
      s.turn.dot(188, 160, 10, '#4a443c', 5) +
      s.draw('M150,52V104', '#d8b070', 5, 6) +
      (prop.body ?? ''),
    behind: prop.behind ?? '',
  };
}

/** A bandaged hunter behind lenses. */
export function bandaged(
  ink: Ink,
  {
    lens = '#c8f05a',
    prop = 'rifle' as Look['prop'],
    yaw = 0.3,
    cloth = '#cfc4ac',
    horn = false,
  }: { lens?: Colour; prop?: Look['prop']; yaw?: number; cloth?: Colour; horn?: boolean } = {},
): Subject {
  const s = smith(ink, yaw, 52);
  const wrap = ink.fade(
    [ink.tint(lighter(cloth, 0.2), 0.05), ink.tint(mix(cloth, '#000000', 0.5), 0.1)],
    [0, 0, 1, 0.5],
  );
  const worn = held(ink, 'bandaged', { prop, yaw }, '#8b7a5c');
  return {
    behind: worn.behind ?? '',
    body:
      (horn ? s.on('M112,80L92,48L124,64ZM188,80L208,48L176,64Z', '#d8cdb4') : '') +
      drawGarb(ink, anybody('bandaged', { garb: 'armour', cloth: '#8b7a5c', trim: '#c9bda0', yaw })) +
      shell(
        s,
        'M150,56C112,56 100,88 102,124C104,160 118,188 134,198H166C182,188 196,160 198,124C200,88 188,56 150,56Z',
        wrap,
        ink.tint(mix(cloth, '#000000', 0.6), 0.1),
      ) +
      s.draw(
        'M106,92Q150,72 194,92M103,106Q150,86 197,106M112,78Q150,62 188,78M108,160Q150,172 192,160M116,174Q150,186 184,174',
        ink.tint('#7a6c50', 0.1),
        2.4,
        2,
        0.7,
      ) +
      s.on('M104,112H196V136Q174,146 152,134H148Q126,146 104,136Z', '#2a2118', 5) +
      s.turn.dot(130, 124, 13, '#4a3a24', 8) +
      s.turn.dot(170, 124, 13, '#3a2c1a', 8) +
      (worn.body ?? ''),
    lit:
      [130, 170].map((x) => s.turn.dot(x, 124, 9, lens, 10) + ink.glow(s.turn.x(x, 10), 124, 18, lens, 0.7)).join('') +
      (worn.lit ?? ''),
  };
}

/** Black visor and a mouthpiece: navy gunners, fleet troopers in closed helms. */
export function gunner(ink: Ink, worn: Worn = {}): Subject {
  const yaw = worn.yaw ?? -0.3;
  const s = smith(ink, yaw);
  const black = steel(ink, '#7d8894', '#2a3038', '#0a0c10');
  const prop = held(ink, 'gunner', { ...worn, yaw }, '#2a2e36');
  return {
    body:
      s.plate(
        'M150,198C108,204 62,214 46,250C40,270 38,292 36,316H264C262,292 260,270 254,250C238,214 192,204 150,198Z',
        ink.fade(['#4a525c', '#14171c']),
      ) +
      s.plate('M116,236h68v10h-68z', '#7d8894') +
      shell(
        s,
        'M150,46C104,46 84,82 86,120L90,140L80,168L106,196L124,206H176L194,196L220,168L210,140L214,120C216,82 196,46 150,46Z',
        black,
        '#0a0c10',
      ) +
      s.on('M104,116Q150,102 196,116L190,146H110Z', '#050608', 6) +
      s.on('M110,120Q132,112 148,111L145,122Q124,122 112,132Z', '#59708a', 7, 0.8) +
      s.on('M128,156H172L178,190H122Z', '#14171c', 9) +
      s.draw('M136,162v24M145,162v24M155,162v24M164,162v24', '#6a7684', 2.4, 10) +
      s.draw('M100,84C108,64 126,54 144,52', '#ffffff', 3, 1, 0.55) +
      (prop.body ?? ''),
  };
}

/** A figure of carved wood or bone with a hood: masks of mystics and dark adepts. */
export function maskedAdept(
  ink: Ink,
  {
    face = '#e6dcc4',
    mark = '#8a1c24',
    cloth = '#2a2430',
    prop = 'none' as Look['prop'],
    propColour = '#ff3344',
    yaw = -0.3,
  }: { face?: Colour; mark?: Colour; cloth?: Colour; prop?: Look['prop']; propColour?: Colour; yaw?: number } = {},
): Subject {
  const s = smith(ink, yaw, 50);
  const worn = held(ink, 'adept', { prop, propColour, yaw }, cloth);
  const hood = ink.fade([ink.tint(lighter(cloth, 0.25), 0.06), ink.tint(mix(cloth, '#000000', 0.5), 0.1)]);
  return {
    behind: worn.behind ?? '',
    body:
      drawGarb(ink, anybody('adept', { garb: 'robe', cloth, trim: mark, yaw })) +
      fill('M150,38C98,42 78,92 82,152C84,186 94,214 106,236H194C206,214 216,186 218,152C222,92 202,42 150,38Z', hood) +
      fill(
        'M150,60C112,62 98,96 102,146C104,180 116,204 128,216H172C184,204 196,180 198,146C202,96 188,62 150,60Z',
        '#060507',
      ) +
      shell(
        s,
        'M150,72C122,72 112,98 112,124L116,160Q128,190 150,196Q172,190 184,160L188,124C188,98 178,72 150,72Z',
        ink.fade([ink.tint(lighter(face, 0.2), 0.05), ink.tint(mix(face, '#000000', 0.3), 0.08)]),
        ink.tint(mix(face, '#000000', 0.6), 0.1),
      ) +
      s.on('M120,122L144,130L140,138L122,132ZM180,122L156,130L160,138L178,132Z', '#050405', 4) +
      s.draw('M150,80V116M128,150L136,176M172,150L164,176M132,96l8,16M168,96l-8,16', mark, 4, 5) +
      s.draw('M140,174H160', '#1c1416', 3, 5) +
      (worn.body ?? ''),
    lit: worn.lit ?? '',
  };
}
