/** What people wear on their heads, turned with them. */
import { type Colour, lighter, mix } from '../draw/colour';
import type { Ink } from '../draw/ink';
import { disc, fill, line, n, oval, smooth, times } from '../draw/shapes';
import { EYE, type Head } from './head';
import type { Look } from './look';
import { AXIS } from './turn';

export type HatName =
  | 'none'
  | 'hood'
  | 'deep-hood'
  | 'cap'
  | 'field-cap'
  | 'helmet'
  | 'pilot-helm'
  | 'goggles'
  | 'goggles-on'
  | 'headset'
  | 'visor'
  | 'bandana'
  | 'wrap'
  | 'mask'
  | 'circlet'
  | 'implant'
  | 'beret'
  | 'open-helm'
  | 'half-mask'
  | 'headscarf'
  | 'crown'
  | 'brim'
  | 'breather'
  | 'crest-helm'
  | 'antenna-helm';

export interface Hat {
  back: string;
  front: string;
  /** Whether hair over the crown would stick out. */
  hidesHair?: boolean;
}

interface Hatter {
  ink: Ink;
  look: Look;
  head: Head;
  paint: Colour;
  bright: Colour;
  shade: Colour;
  deep: Colour;
}

const at = (h: Hatter, x: number, out = 0): number => h.head.turn.x(x, out);
/** Towards the back of the head, where it shows. */
const rear = (h: Hatter): number => -h.head.turn.side * h.head.turn.aside;

/** A dome over the skull down to `low`, standing off by `off`. */
function dome(h: Hatter, low: number, off: number): string {
  const half = h.look.half + off;
  const back = rear(h);
  const left = AXIS - half + Math.min(0, back) * 8;
  const right = AXIS + half + Math.max(0, back) * 8;
  const middle = AXIS + back * 3;
  return `M${n(left)},${low}C${n(left - 3)},${n(94 - off)} ${n(middle - half * 0.62)},${n(74 - off)} ${n(middle)},${n(74 - off)}C${n(middle + half * 0.62)},${n(74 - off)} ${n(right + 3)},${n(94 - off)} ${n(right)},${low}`;
}

/** The dark side of something round. */
function roundShade(h: Hatter, outline: string, opacity = 0.6): string {
  return (
    h.ink.within(
      outline,
      fill(`M${n(AXIS + 12)},50C${n(AXIS + 26)},80 ${n(AXIS + 22)},120 ${n(AXIS + 14)},220H260V40Z`, h.deep, {
        opacity,
      }),
    ) +
    h.ink.within(
      outline,
      line(`M${n(AXIS - 30)},106C${n(AXIS - 28)},88 ${n(AXIS - 18)},78 ${AXIS - 4},75`, h.bright, 3, { opacity: 0.6 }),
    )
  );
}

function hood(h: Hatter, deep: boolean): Hat {
  const back = rear(h);
  const side = h.head.turn.side * h.head.turn.aside;
  const L = AXIS - 66 + Math.min(0, back) * 10;
  const R = AXIS + 66 + Math.max(0, back) * 10;
  const top = AXIS + back * 6;
  const outside = smooth([
    [top, 46],
    [L + 26, 60],
    [L + 6, 98],
    [L, 146],
    [L + 14, 196],
    [L + 24, 230],
    [R - 24, 230],
    [R - 14, 196],
    [R, 146],
    [R - 6, 98],
    [R - 26, 60],
  ]);
  const mx = AXIS + side * 12;
  const w = (deep ? 43 : 48) - Math.abs(side) * 5;
  const opening = smooth([
    [mx, deep ? 78 : 66],
    [mx - w * 0.7, 84],
    [mx - w, 122],
    [mx - w * 0.94, 166],
    [mx - w * 0.6, 208],
    [mx + w * 0.6, 208],
    [mx + w * 0.94, 166],
    [mx + w, 122],
    [mx + w * 0.7, 84],
  ]);
  const inside = mix(h.deep, '#000000', 0.5);
  // the rim before the face: outside less opening
  const rim = `${outside}${opening}`;
  return {
    back: fill(outside, h.paint) + roundShade(h, outside, 0.5) + fill(opening, inside),
    front:
      `<path d="${rim}" fill="${h.paint}" fill-rule="evenodd"/>` +
      `<g clip-path="${h.ink.clip(`<path d="${rim}" clip-rule="evenodd"/>`)}">${fill(`M${AXIS + 10},40C${AXIS + 40},90 ${AXIS + 36},150 ${AXIS + 20},240H260V30Z`, h.deep, { opacity: 0.55 })}${line(`M${n(mx - w - 4)},120C${n(mx - w - 2)},90 ${n(mx - w * 0.5)},70 ${n(mx)},${deep ? 72 : 60}`, h.bright, 3, { opacity: 0.5 })}${line(`M${n(L + 16)},110Q${n(L + 12)},160 ${n(L + 26)},214M${n(R - 16)},110Q${n(R - 12)},160 ${n(R - 26)},214`, h.deep, 2, { opacity: 0.6 })}</g>` +
      (deep
        ? h.ink.within(
            opening,
            fill(
              `M${n(mx - 60)},60H${n(mx + 60)}V${EYE - 4}Q${n(mx)},${EYE + 10} ${n(mx - 60)},${EYE - 4}Z`,
              '#030305',
              { opacity: 0.86 },
            ) +
              fill(
                `M${n(mx - 60)},60H${n(mx + 60)}V${EYE + 10}Q${n(mx)},${EYE + 26} ${n(mx - 60)},${EYE + 10}Z`,
                '#030305',
                { opacity: 0.4 },
              ),
          )
        : h.ink.within(opening, line(`${opening}`, '#000000', 14, { opacity: 0.35 }))),
    hidesHair: true,
  };
}

/** What a pilot has painted on the white of the helmet. */
function painted(h: Hatter): string {
  const on = (path: string, colour: Colour): string => fill(h.head.turn.path(path, 10), colour);
  switch (h.look.hatMark) {
    case 'chevron':
      return (
        on('M108,104L150,70L192,104V114L150,82L108,114Z', '#f4f2ec') +
        on('M108,90L150,56L192,90V95L150,62L108,95Z', '#20262e')
      );
    case 'check':
      return times(6, (index) =>
        on(`M${112 + index * 13},${index % 2 ? 92 : 82}h12v10h-12z`, index % 2 ? '#20262e' : '#f4f2ec'),
      );
    case 'bars':
      return on('M106,84H194V90H106ZM106,95H194V101H106Z', '#20262e');
    case 'wings':
      return on(
        'M150,98C138,86 124,82 112,84C122,70 138,68 150,80C162,68 178,70 188,84C176,82 162,86 150,98Z',
        '#f4f2ec',
      );
    default:
      return '';
  }
}

const HATS: Record<HatName, (h: Hatter) => Hat> = {
  none: () => ({ back: '', front: '' }),
  hood: (h) => hood(h, false),
  'deep-hood': (h) => hood(h, true),
  cap: (h) => {
    const crown = `${dome(h, 100, 5)}Z`;
    const brim = h.head.turn.path('M110,98C128,90 172,90 190,98C186,112 170,110 150,109C130,110 114,112 110,98Z', 7);
    return {
      back: '',
      front:
        fill(crown, h.paint) +
        roundShade(h, crown) +
        fill(h.head.turn.path('M110,100C128,91 172,91 190,100L190,90C172,82 128,82 110,90Z', 2), h.shade) +
        fill(brim, '#0c0e12') +
        line(h.head.turn.path('M114,99C130,93 150,92 160,92', 7), '#ffffff', 1.6, { opacity: 0.35 }) +
        h.head.turn.dot(AXIS, 86, 5, '#d8dde5', 3) +
        h.head.turn.dot(AXIS, 86, 2.4, '#59616b', 3),
      hidesHair: true,
    };
  },
  'field-cap': (h) => {
    const crown = `${dome(h, 104, 5)}Z`;
    return {
      back: '',
      front:
        fill(crown, h.paint) +
        roundShade(h, crown) +
        fill(h.head.turn.path('M109,104C128,94 172,94 191,104L190,92C172,84 128,84 110,92Z', 3), h.bright, {
          opacity: 0.5,
        }) +
        fill(
          h.head.turn.path('M112,103C128,97 172,97 188,103C180,116 166,112 150,112C134,112 120,116 112,103Z', 9),
          h.shade,
        ),
      hidesHair: true,
    };
  },
  beret: (h) => {
    const lean = h.head.turn.side;
    return {
      back: '',
      front:
        fill(
          smooth([
            [AXIS - 42, 100],
            [AXIS - 40 - lean * 4, 78],
            [AXIS - lean * 10, 62],
            [AXIS + 38 - lean * 12, 70],
            [AXIS + 46 - lean * 4, 92],
            [AXIS + 40, 102],
            [AXIS, 92],
          ]),
          h.paint,
        ) +
        line(h.head.turn.path('M110,101C128,92 172,92 190,101', 2), h.shade, 6) +
        h.head.turn.dot(132, 86, 4.4, '#d8b04a', 3),
      hidesHair: true,
    };
  },
  helmet: (h) => {
    const shell = `${dome(h, 124, 9)}C${n(AXIS + 40)},116 ${n(AXIS + 36)},104 ${AXIS + 30},102C${AXIS + 14},98 ${AXIS - 14},98 ${AXIS - 30},102C${AXIS - 36},104 ${AXIS - 40},116 ${n(AXIS - h.look.half - 9)},124Z`;
    return {
      back: '',
      front:
        fill(shell, h.paint) +
        roundShade(h, shell) +
        line(h.head.turn.path('M112,106C128,98 172,98 188,106', 5), h.bright, 2.6, { opacity: 0.6 }) +
        fill(h.head.turn.path('M110,108C128,99 172,99 190,108L192,114C172,105 128,105 108,114Z', 6), h.deep) +
        line(
          `M${n(h.head.turn.x(113))},124L${n(h.head.turn.x(128))},186M${n(h.head.turn.x(187))},124L${n(h.head.turn.x(172))},186`,
          '#2a2620',
          2.6,
        ) +
        fill(h.head.turn.path('M143,78h14v10h-14z', 8), h.shade, { opacity: 0.8 }),
      hidesHair: true,
    };
  },
  'open-helm': (h) => {
    const back = rear(h);
    const shell = smooth([
      [AXIS + back * 4, 60],
      [AXIS - 34, 72],
      [AXIS - 50 + Math.min(0, back) * 6, 104],
      [AXIS - 52 + Math.min(0, back) * 6, 150],
      [AXIS - 46, 174],
      [at(h, 118) - 4, 168],
      [at(h, 112), 120],
      [at(h, 122), 104],
      [at(h, 150), 99],
      [at(h, 178), 104],
      [at(h, 188), 120],
      [at(h, 182) + 4, 168],
      [AXIS + 46, 174],
      [AXIS + 52 + Math.max(0, back) * 6, 150],
      [AXIS + 50 + Math.max(0, back) * 6, 104],
      [AXIS + 34, 72],
    ]);
    return {
      back: '',
      front:
        fill(shell, h.paint) +
        roundShade(h, shell) +
        line(h.head.turn.path('M120,104Q150,94 180,104', 6), h.bright, 3, { opacity: 0.6 }) +
        disc(AXIS - 46 + Math.min(0, back) * 4, 142, 9, h.shade) +
        disc(AXIS - 46 + Math.min(0, back) * 4, 142, 4, h.deep),
      hidesHair: true,
    };
  },
  'pilot-helm': (h) => {
    const back = rear(h);
    const white = h.ink.fadeOver(
      [
        [0, '#ffffff'],
        [0.5, '#e2e0da'],
        [1, '#8a8a8e'],
      ],
      100,
      60,
      200,
      170,
    );
    const shell = smooth([
      [AXIS + back * 4, 56],
      [AXIS - 36, 68],
      [AXIS - 53 + Math.min(0, back) * 7, 104],
      [AXIS - 54 + Math.min(0, back) * 7, 146],
      [AXIS - 46, 172],
      [at(h, 116) - 3, 170],
      [at(h, 110), 128],
      [at(h, 118), 106],
      [at(h, 150), 101],
      [at(h, 182), 106],
      [at(h, 190), 128],
      [at(h, 184) + 3, 170],
      [AXIS + 46, 172],
      [AXIS + 54 + Math.max(0, back) * 7, 146],
      [AXIS + 53 + Math.max(0, back) * 7, 104],
      [AXIS + 36, 68],
    ]);
    const visor = h.head.turn.path('M112,108Q150,94 188,108L190,120Q150,108 110,120Z', 7);
    return {
      back: '',
      front:
        fill(shell, white) +
        h.ink.within(
          shell,
          fill(h.head.turn.path('M138,50H162L166,98H134Z', 10), h.paint) +
            fill(h.head.turn.path('M112,84Q122,66 134,62L130,98L110,106Z', 8), h.paint, { opacity: 0.55 }) +
            fill(h.head.turn.path('M188,84Q178,66 166,62L170,98L190,106Z', 8), h.shade, { opacity: 0.75 }) +
            painted(h),
        ) +
        roundShade(h, shell, 0.5) +
        fill(
          visor,
          h.ink.fade([
            [0, '#ffb23c', 0.9],
            [1, '#a8541c', 0.85],
          ]),
        ) +
        line(h.head.turn.path('M116,108Q140,99 156,99', 8), '#fff4d0', 1.8, { opacity: 0.8 }) +
        [-1, 1]
          .filter((side) => side !== h.head.turn.side || h.head.turn.aside < 0.6)
          .map(
            (side) =>
              disc(AXIS + side * (49 - h.head.turn.aside * 6), 142, 10, '#b9b6ae') +
              disc(AXIS + side * (49 - h.head.turn.aside * 6), 142, 5, '#3a3d42'),
          )
          .join('') +
        line(`M${n(at(h, 116))},168Q${n(at(h, 150))},${n(h.look.chin + 14)} ${n(at(h, 184))},168`, '#26282c', 3),
      hidesHair: true,
    };
  },
  goggles: (h) => ({
    back: '',
    front:
      fill(h.head.turn.path('M110,96Q150,84 190,96L190,106Q150,94 110,106Z', 4), '#3c2d24') +
      [132, 168]
        .map(
          (x) =>
            h.head.turn.dot(x, 96, 14, h.shade, 6) +
            h.head.turn.dot(x, 96, 10, h.ink.ball('#9fd8e8', '#2b4e63', '#0c1a24'), 7) +
            line(h.head.turn.path(`M${x - 6},93q4,-6 10,-5`, 8), '#e0f8ff', 2, { opacity: 0.8 }),
        )
        .join(''),
  }),
  'goggles-on': (h) => ({
    back: '',
    front:
      fill(h.head.turn.path('M111,120Q150,112 189,120L189,132Q150,124 111,132Z', 3), '#2c221c') +
      [132, 168]
        .map(
          (x) =>
            h.head.turn.dot(x, EYE, 15, h.paint, 6) +
            h.head.turn.dot(x, EYE, 10.5, h.ink.ball('#ffe6a0', '#c07a2c', '#3a1c0c'), 8) +
            line(h.head.turn.path(`M${x - 6},${EYE - 3}q4,-6 10,-5`, 9), '#fff8e0', 2, { opacity: 0.85 }),
        )
        .join(''),
  }),
  headset: (h) => {
    const side = h.head.turn.side > 0 ? -1 : 1;
    const ear = at(h, AXIS + side * h.look.half * 0.99);
    return {
      back: '',
      front:
        line(`M${n(ear)},128C${n(ear - side * 2)},84 ${n(AXIS)},64 ${n(at(h, AXIS - side * 30))},80`, h.shade, 4.6) +
        disc(ear, 131, 11, h.paint) +
        disc(ear, 131, 6, h.deep) +
        line(
          `M${n(ear)},140Q${n(at(h, AXIS + side * 24))},170 ${n(at(h, AXIS + side * 12, 10))},${n(h.look.noseLong + 18)}`,
          h.shade,
          3,
        ) +
        oval(at(h, AXIS + side * 11, 10), h.look.noseLong + 18, 5, 3.4, h.deep),
    };
  },
  visor: (h) => ({
    back: '',
    front:
      fill(
        h.head.turn.path(
          `M108,${EYE - 9}Q150,${EYE - 16} 192,${EYE - 9}L190,${EYE + 8}Q150,${EYE + 3} 110,${EYE + 8}Z`,
          5,
        ),
        '#14161c',
      ) +
      fill(
        h.head.turn.path(
          `M113,${EYE - 5}Q150,${EYE - 11} 187,${EYE - 5}L186,${EYE + 3}Q150,${EYE - 2} 114,${EYE + 3}Z`,
          7,
        ),
        h.ink.fade([lighter(h.look.hatColour, 0.35), h.look.hatColour]),
      ) +
      line(h.head.turn.path(`M118,${EYE - 4}Q134,${EYE - 8} 150,${EYE - 8}`, 8), '#ffffff', 1.8, { opacity: 0.75 }),
  }),
  bandana: (h) => {
    const cloth = `${dome(h, 104, 4)}Q${AXIS},88 ${n(AXIS - h.look.half - 4)},104Z`;
    return {
      back: '',
      front:
        fill(cloth, h.paint) +
        roundShade(h, cloth) +
        line(h.head.turn.path('M112,103Q150,88 188,103', 4), h.shade, 5) +
        fill(
          `M${n(AXIS + rear(h) * 44 - h.head.turn.side * 38)},104l${n(-h.head.turn.side * 18)},20l${n(h.head.turn.side * 4)},-4l${n(h.head.turn.side * 2)},16l${n(h.head.turn.side * 10)},-30z`,
          h.shade,
        ),
      hidesHair: true,
    };
  },
  wrap: (h) => {
    const cloth = `${dome(h, 112, 8)}Q${AXIS},88 ${n(AXIS - h.look.half - 8)},112Z`;
    return {
      back: '',
      front:
        fill(cloth, h.paint) +
        roundShade(h, cloth) +
        line(h.head.turn.path('M110,106Q140,84 186,86M112,96Q148,76 176,76M114,110Q158,92 190,104', 6), h.shade, 2.6, {
          opacity: 0.7,
        }) +
        fill(h.head.turn.path('M110,162Q150,182 190,160L194,214Q150,232 106,214Z', 5), h.paint) +
        line(
          h.head.turn.path('M112,174Q150,192 188,172M110,188Q150,206 190,186M109,202Q150,218 191,200', 6),
          h.shade,
          2.4,
          { opacity: 0.6 },
        ),
      hidesHair: true,
    };
  },
  headscarf: (h) => {
    const back = rear(h);
    const outside = smooth([
      [AXIS + back * 4, 64],
      [AXIS - 34, 76],
      [AXIS - 48, 112],
      [AXIS - 50, 160],
      [AXIS - 56, 214],
      [AXIS + 56, 214],
      [AXIS + 50, 160],
      [AXIS + 48, 112],
      [AXIS + 34, 76],
    ]);
    const mx = AXIS + h.head.turn.side * h.head.turn.aside * 11;
    const w = 37 - h.head.turn.aside * 3;
    const opening = smooth([
      [mx, 92],
      [mx - w * 0.8, 104],
      [mx - w, 136],
      [mx - w * 0.62, 178],
      [mx, 190],
      [mx + w * 0.62, 178],
      [mx + w, 136],
      [mx + w * 0.8, 104],
    ]);
    return {
      back: '',
      front:
        `<path d="${outside}${opening}" fill="${h.paint}" fill-rule="evenodd"/>` +
        `<g clip-path="${h.ink.clip(`<path d="${outside}${opening}" clip-rule="evenodd"/>`)}">${fill(`M${AXIS + 14},60C${AXIS + 40},100 ${AXIS + 40},160 ${AXIS + 30},220H240V60Z`, h.deep, { opacity: 0.5 })}${line(`M${AXIS - 34},110Q${AXIS - 40},160 ${AXIS - 44},210M${AXIS + 34},110Q${AXIS + 40},160 ${AXIS + 44},210M${AXIS - 20},84Q${AXIS},76 ${AXIS + 20},84`, h.shade, 2, { opacity: 0.6 })}</g>`,
      hidesHair: true,
    };
  },
  mask: (h) => ({
    back: '',
    front:
      fill(
        h.head.turn.path(
          `M111,138Q150,128 189,138L186,164Q176,${h.look.chin + 4} 150,${h.look.chin + 6}Q124,${h.look.chin + 4} 114,164Z`,
          6,
        ),
        h.paint,
      ) +
      fill(
        h.head.turn.path(`M154,133Q174,133 189,138L186,164Q176,${h.look.chin + 4} 154,${h.look.chin + 5}Z`, 6),
        h.deep,
        { opacity: 0.55 },
      ) +
      line(h.head.turn.path('M114,140Q150,131 186,140', 7), h.bright, 1.8, { opacity: 0.5 }) +
      line(h.head.turn.path('M124,152Q150,146 176,152M128,164Q150,159 172,164', 8), h.deep, 2, { opacity: 0.6 }),
  }),
  'half-mask': (h) => ({
    back: '',
    front:
      fill(h.head.turn.path('M111,112Q131,106 150,112L152,138Q146,150 136,152Q118,150 112,136Z', 4), h.paint) +
      h.head.turn.dot(132, EYE, 6, '#120a0a', 6) +
      h.head.turn.dot(132, EYE, 3.4, '#ff5a48', 7),
  }),
  breather: (h) => ({
    back: '',
    front:
      fill(
        h.head.turn.path(
          `M126,${h.look.noseLong - 2}Q150,${h.look.noseLong - 12} 174,${h.look.noseLong - 2}L178,${h.look.chin - 4}Q150,${h.look.chin + 12} 122,${h.look.chin - 4}Z`,
          10,
        ),
        h.paint,
      ) +
      line(
        h.head.turn.path(
          `M134,${h.look.noseLong + 10}H166M134,${h.look.noseLong + 18}H166M136,${h.look.noseLong + 26}H164`,
          12,
        ),
        h.deep,
        2.6,
      ) +
      [128, 172]
        .map(
          (x) =>
            h.head.turn.dot(x, h.look.noseLong + 22, 8, h.shade, 11) +
            h.head.turn.dot(x, h.look.noseLong + 22, 4, h.deep, 12),
        )
        .join(''),
  }),
  circlet: (h) => ({
    back: '',
    front:
      line(h.head.turn.path('M112,104Q150,92 188,104', 4), h.look.hatColour, 4) +
      line(h.head.turn.path('M114,102Q140,94 150,94', 5), lighter(h.look.hatColour, 0.5), 1.4) +
      fill(h.head.turn.path('M150,90l6,8 -6,10 -6,-10z', 6), lighter(h.look.hatColour, 0.4)),
  }),
  crown: (h) => ({
    back:
      fill(
        smooth([
          [AXIS, 40],
          [AXIS - 40, 54],
          [AXIS - 56, 100],
          [AXIS - 44, 150],
          [AXIS + 44, 150],
          [AXIS + 56, 100],
          [AXIS + 40, 54],
        ]),
        h.paint,
      ) +
      line(`M${AXIS - 44},70Q${AXIS},36 ${AXIS + 44},70`, h.bright, 3, { opacity: 0.6 }) +
      times(7, (index) => disc(AXIS - 42 + index * 14, n(62 - Math.sin((index / 6) * Math.PI) * 16), 3.4, '#e8c86a')),
    front:
      line(h.head.turn.path('M112,102Q150,88 188,102', 4), '#e8c86a', 4.4) + h.head.turn.dot(AXIS, 93, 5, '#e0483c', 6),
  }),
  implant: (h) => {
    const side = h.head.turn.side > 0 ? -1 : 1;
    const ear = at(h, AXIS + side * h.look.half * 0.99);
    return {
      back: '',
      front:
        fill(
          smooth([
            [ear + side * 6, 112],
            [ear - side * 8, 104],
            [at(h, AXIS + side * 22), 112],
            [at(h, AXIS + side * 24), 138],
            [ear - side * 6, 148],
            [ear + side * 6, 142],
          ]),
          h.paint,
        ) +
        line(
          `M${n(ear)},118L${n(at(h, AXIS + side * 26))},122M${n(ear)},134L${n(at(h, AXIS + side * 27))},132`,
          h.deep,
          2,
        ) +
        disc(at(h, AXIS + side * 26), 127, 4.6, '#7fd8ff') +
        line(`M${n(ear)},146C${n(ear + side * 2)},168 ${n(AXIS + side * 22)},180 ${AXIS + side * 30},204`, h.shade, 3),
    };
  },
  brim: (h) => {
    const crown = `${dome(h, 98, 4)}Z`;
    return {
      back: '',
      front:
        fill(crown, h.paint) +
        roundShade(h, crown) +
        oval(AXIS + h.head.turn.side * h.head.turn.aside * 6, 99, 76, 13, h.shade) +
        oval(AXIS + h.head.turn.side * h.head.turn.aside * 6, 97, 74, 10, h.paint) +
        line(h.head.turn.path('M110,94Q150,84 190,94', 5), h.deep, 5),
      hidesHair: true,
    };
  },
  'crest-helm': (h) => {
    const hat = HATS['open-helm'](h);
    return {
      ...hat,
      back: fill(
        smooth([
          [AXIS - 8, 62],
          [AXIS - 12, 34],
          [AXIS + 10, 26],
          [AXIS + 26, 44],
          [AXIS + 20, 70],
        ]),
        h.look.trim,
      ),
    };
  },
  'antenna-helm': (h) => {
    const hat = HATS['open-helm'](h);
    const side = h.head.turn.side > 0 ? 1 : -1;
    return {
      ...hat,
      back: line(`M${AXIS + side * 44},130V52`, h.shade, 4) + fill(`M${AXIS + side * 44 - 4},52h8v-14h-8z`, h.paint),
    };
  },
};

export function drawHat(ink: Ink, look: Look, head: Head): Hat {
  const base = ink.tint(look.hatColour, 0.08);
  return HATS[look.hat]({
    ink,
    look,
    head,
    paint: ink.fadeOver(
      [
        [0, lighter(base, 0.28)],
        [0.45, base],
        [1, mix(base, '#000000', 0.4)],
      ],
      100,
      56,
      200,
      190,
    ),
    bright: lighter(base, 0.45),
    shade: mix(base, '#000000', 0.4),
    deep: mix(base, '#000000', 0.68),
  });
}
