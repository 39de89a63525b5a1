/** Great ships, from the side and above: plates, batteries, windows, escorts. */
import { type Colour, lighter, mix } from '../draw/colour';
import type { Ink } from '../draw/ink';
import { box, disc, fill, line, n, oval, place, ring, times } from '../draw/shapes';
import type { Subject } from '../draw/subject';
import { engine } from './flight';

const moved = (svg: string, x: number, y: number, size: number, turn = 0): string =>
  svg ? place(svg, x, y, size, turn) : '';

function at(subject: Subject, x: number, y: number, size: number, turn = 0): Subject {
  return {
    behind: moved(subject.behind ?? '', x, y, size, turn),
    body: moved(subject.body ?? '', x, y, size, turn),
    lit: moved(subject.lit ?? '', x, y, size, turn),
  };
}

/** Plates over a hull: only where the outline is. */
function plates(
  ink: Ink,
  outline: string,
  count: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  slant: number,
): string {
  const { chance } = ink;
  const seams = times(count, () => {
    const x = chance.between(x0, x1);
    const y = chance.between(y0, y1);
    return `<rect x="${n(x)}" y="${n(y)}" width="${n(chance.between(4, 22))}" height="${n(chance.between(1, 4.5))}" fill="${chance.pick(['#141a22', '#141a22', '#ffffff', '#39424d'])}" opacity="${chance.pick([0.34, 0.24, 0.2])}" transform="rotate(${slant} ${n(x)} ${n(y)})"/>`;
  });
  return ink.within(outline, seams);
}

function windows(ink: Ink, count: number, place: () => readonly [number, number], paint = '#ffe9b0'): string {
  return times(count, () => {
    const [x, y] = place();
    return box(x, y, 1.6, 1.2, paint, { opacity: ink.chance.between(0.5, 1) });
  });
}

/** A turret with two barrels. */
const battery = (x: number, y: number, size: number): string =>
  place(
    disc(0, 0, 5, '#59646f') + disc(0, -1, 3.4, '#8f9aa6') + line('M-1,-2L-12,-6M1,-1L-11,-3', '#c2ccd6', 1.6),
    x,
    y,
    size,
  );

const DECK = 'M8,196L262,112L284,150L276,172Z';

/** A dagger of a ship, nose to the left. */
export function destroyer(
  ink: Ink,
  { x = -4, y = 4, size = 1.02, stripe }: { x?: number; y?: number; size?: number; stripe?: Colour } = {},
): Subject {
  const { chance } = ink;
  const top = ink.fade(['#eef3f8', '#aab5c1', '#59646f'], [0, 0, 1, 0.3]);
  const low = ink.fade(['#7d8894', '#222a34'], [0, 0, 1, 0.4]);
  const dark = '#1b222b';
  const hull =
    fill(DECK, top) +
    fill('M8,196L276,172L284,150L290,166L270,196L214,212Z', low) +
    plates(ink, DECK, 90, 20, 116, 276, 198, -17) +
    plates(ink, 'M8,196L276,172L284,150L290,166L270,196L214,212Z', 40, 60, 172, 288, 212, -6) +
    (stripe ? ink.within(DECK, fill('M60,180L262,112L268,122L80,184Z', stripe, { opacity: 0.5 })) : '') +
    // the trench along the edge and the hangar
    line('M8,196L276,172', '#0c1117', 3) +
    line('M20,197L272,175', '#aeb9c4', 0.9, { opacity: 0.6 }) +
    fill('M166,196L206,192L202,202L172,204Z', '#05080c') +
    line('M168,197L204,193', '#8fd0ff', 1.2, { opacity: 0.8 }) +
    // the terraces
    fill('M148,158L250,120L262,138L256,152L160,166Z', top) +
    fill('M148,158L160,166L256,152L262,138L264,146L258,160L166,174Z', dark, { opacity: 0.7 }) +
    fill('M186,138L246,116L254,130L250,140L194,148Z', top) +
    fill('M194,148L250,140L254,130L256,136L252,146L198,154Z', dark, { opacity: 0.7 }) +
    times(7, (index) => box(158 + index * 13, 152 - index * 4.6, 8, 3.4, '#39424d', { opacity: 0.7 })) +
    times(5, (index) => box(196 + index * 10, 138 - index * 3.4, 6, 3, '#39424d', { opacity: 0.7 })) +
    // the bridge
    fill('M214,134L250,124L254,134L250,92L246,84L226,90Z', ink.fade(['#c9d2dc', '#4a5561'], [0, 0, 1, 0.3])) +
    line('M228,94L224,128M240,90L240,124', '#2c343e', 1.4, { opacity: 0.6 }) +
    fill('M206,78L258,66L264,72L264,84L212,96L206,90Z', top) +
    fill('M212,96L264,84V90L214,102Z', dark, { opacity: 0.8 }) +
    line('M210,85L262,73', dark, 1.4, { opacity: 0.6 }) +
    disc(216, 74, 7, ink.ball('#ffffff', '#b9c4cf', '#59646f')) +
    disc(252, 64, 7, ink.ball('#eef3f8', '#a6b1bd', '#4a545f')) +
    line('M236,66V50M229,68V58', '#8f9aa6', 1.4) +
    battery(150, 150, 0.7) +
    battery(166, 144, 0.7) +
    battery(182, 139, 0.7) +
    line('M8,196L262,112', '#ffffff', 1.6, { opacity: 0.85 });
  const lights =
    windows(ink, 46, () => {
      const t = chance.between(0.1, 0.96);
      return [8 + 268 * t, 196 - 24 * t + chance.between(2, 16) * t];
    }) +
    windows(ink, 26, () => [chance.between(160, 256), chance.between(126, 160)]) +
    windows(ink, 12, () => [chance.between(212, 262), chance.between(74, 90)]) +
    [
      [280, 156, 4],
      [285, 168, 4.6],
      [277, 181, 4],
    ]
      .map(([ex, ey, r]) => engine(ink, ex!, ey!, r!, '#8fd0ff'))
      .join('');
  return {
    behind: place(ink.glow(288, 168, 66, '#8fc8ff', 0.9), x, y, size),
    body: place(hull, x, y, size),
    lit: place(lights, x, y, size),
  };
}

/** Nineteen kilometres of it. */
export function superDestroyer(ink: Ink): Subject {
  const { chance } = ink;
  const top = ink.fade(['#dfe6ee', '#8e99a5', '#39424d'], [0, 0, 1, 0.3]);
  const deck = 'M2,214L278,92L298,118L292,140L230,166Z';
  const city = times(80, () => {
    const t = chance.between(0.34, 0.96);
    const x = 2 + t * 270;
    const y = 212 - t * 104 + chance.between(-4, 16) * t;
    return box(
      x,
      y - chance.between(2, 9) * t,
      chance.between(2, 9),
      chance.between(2, 9) * t,
      chance.pick(['#5d6874', '#39424d', '#8e99a5', '#c2ccd6']),
    );
  });
  return {
    behind: ink.glow(288, 130, 74, '#8fc8ff', 0.8),
    body:
      fill(deck, top) +
      fill('M2,214L292,140L230,166Z', '#10161d', { opacity: 0.75 }) +
      plates(ink, deck, 110, 10, 96, 292, 214, -24) +
      fill('M90,172L256,104L274,120L262,132L110,178Z', '#6a7580') +
      city +
      fill('M206,116l8,-26h26l8,24z', top) +
      fill('M200,88h46l4,8h-48z', '#cfd8e2') +
      disc(212, 84, 4.6, '#dfe6ee') +
      disc(236, 82, 4.6, '#b9c4cf') +
      line('M2,214L278,92', '#ffffff', 1.6, { opacity: 0.85 }),
    lit:
      windows(ink, 130, () => {
        const t = chance.next();
        return [20 + t * 250, 206 - t * 96 + chance.between(0, 26) * t];
      }) +
      [
        [290, 122],
        [294, 132],
        [284, 144],
      ]
        .map(([x, y]) => engine(ink, x!, y!, 3.4, '#9fd4ff'))
        .join(''),
  };
}

/** Four domes that pull ships out of hyperspace. */
export function interdictor(ink: Ink): Subject {
  const base = destroyer(ink);
  const dome = ink.ball('#f2f6fb', '#8893a0', '#1b222b');
  return {
    ...base,
    body:
      base.body +
      [
        [176, 152],
        [214, 136],
        [150, 172],
        [196, 168],
      ]
        .map(
          ([x, y]) =>
            disc(x!, y!, 15, dome) +
            ring(x!, y!, 15, '#39424d', 1.4) +
            line(`M${x! - 14},${y}q14,6 28,0`, '#39424d', 1, { opacity: 0.6 }),
        )
        .join(''),
    lit:
      (base.lit ?? '') +
      [
        [176, 152],
        [214, 136],
        [150, 172],
        [196, 168],
      ]
        .map(([x, y]) => ink.glow(x!, y!, 30, '#b07dff', 0.5))
        .join(''),
  };
}

/** A hospital and escort: a hammer, a spine, engines. */
export function nebulon(ink: Ink, { stripe = '#b8442f' }: { stripe?: Colour } = {}): Subject {
  const { chance } = ink;
  const hull = ink.fade(['#f0f2f3', '#a9b0b5', '#444c55']);
  const dark = '#23292f';
  const bow = 'M18,112L40,92H92L104,106V128L96,138L98,196L88,228L80,196L78,150L60,146L34,140L18,126Z';
  const stern = 'M190,88L214,76H262L272,88V146L262,158H214L190,142Z';
  const body =
    fill(bow, hull) +
    fill('M18,120H104V128L96,138L98,196L88,228L84,206L84,140L34,140L18,126Z', dark, { opacity: 0.4 }) +
    plates(ink, bow, 40, 18, 92, 104, 220, 0) +
    fill('M102,112H196V122H102Z', hull) +
    fill('M102,118H196V122H102Z', dark, { opacity: 0.6 }) +
    times(9, (index) => box(106 + index * 10, 108 - (index % 3) * 2, 6, 5 + (index % 2) * 3, '#7d858c')) +
    times(7, (index) => box(108 + index * 12, 121, 7, 5 + (index % 3) * 2, '#5d656c')) +
    fill(stern, hull) +
    fill('M190,116H272V146L262,158H214L190,142Z', dark, { opacity: 0.4 }) +
    plates(ink, stern, 50, 190, 78, 272, 156, 0) +
    fill('M270,84h18v20h-18zM270,109h20v20h-20zM270,133h18v18h-18z', '#59626b') +
    fill('M44,92V62h4V92M60,92V50h3V92M76,92V70h4V92M230,76V48h3V76M246,76V58h3V76Z', hull) +
    oval(61, 49, 8, 2.4, '#aab4c0') +
    fill('M24,113h70v6h-70zM196,96h68v7h-68z', stripe) +
    battery(70, 96, 0.6) +
    battery(220, 80, 0.6) +
    line('M40,100H90M36,132H84M200,110H266M200,132H266M214,84V150M240,78V156M60,96V140', dark, 1.4, { opacity: 0.5 });
  const lights =
    windows(
      ink,
      44,
      () =>
        chance.odds(0.5)
          ? [chance.between(26, 94), chance.between(102, 138)]
          : [chance.between(196, 266), chance.between(88, 152)],
      '#ffe6a8',
    ) +
    [
      [290, 94],
      [292, 119],
      [290, 142],
    ]
      .map(([x, y]) => engine(ink, x!, y!, 4.6, '#8fd0ff'))
      .join('');
  return at({ body, lit: lights }, -6, 10, 1.02, -6);
}

/** Grown rather than built: round hulls of the Mon Calamari. */
export function monCal(
  ink: Ink,
  { winged = false, paint = '#c2b6aa' }: { winged?: boolean; paint?: Colour } = {},
): Subject {
  const { chance } = ink;
  const skin = ink.fade([lighter(paint, 0.6), paint, mix(paint, '#000000', 0.36), mix(paint, '#000000', 0.72)]);
  const dark = '#3a322f';
  const outline =
    'M6,158C26,132 60,118 104,114C130,96 176,92 214,104C250,110 282,124 294,146C296,160 286,172 262,178C226,190 176,192 132,186C84,184 32,178 6,158Z';
  const blister = (x: number, y: number, rx: number, ry: number): string =>
    oval(x, y, rx, ry, ink.ball(lighter(paint, 0.7), paint, mix(paint, '#000000', 0.55))) +
    line(`M${x - rx * 0.7},${y}q${rx * 0.7},${ry * 0.5} ${rx * 1.4},0`, dark, 0.9, { opacity: 0.5 });
  const body =
    (winged ? fill('M120,150L60,206L96,210L190,176ZM130,120L86,66L116,66L186,104Z', skin) : '') +
    fill(outline, skin) +
    fill(
      'M6,158C60,164 120,162 180,164C230,164 276,160 294,150C296,160 286,172 262,178C226,190 176,192 132,186C84,184 32,178 6,158Z',
      '#241f20',
      { opacity: 0.5 },
    ) +
    plates(ink, outline, 60, 20, 100, 286, 186, -2) +
    blister(150, 106, 24, 11) +
    blister(206, 110, 18, 9) +
    blister(100, 122, 17, 7.4) +
    blister(246, 124, 16, 8) +
    blister(60, 140, 14, 5) +
    blister(120, 184, 24, 8) +
    blister(196, 187, 28, 8) +
    blister(250, 176, 16, 6) +
    blister(172, 132, 20, 6) +
    line(
      'M30,150C90,138 190,136 286,144M22,160C90,156 200,154 292,152M60,128C110,124 190,118 262,126M80,170C140,176 220,174 276,164',
      dark,
      1.4,
      { opacity: 0.5 },
    ) +
    fill('M176,98v-22h3v22M222,104v-16h3v16M140,98v-12h2v12Z', '#8a7c74') +
    battery(128, 112, 0.6) +
    battery(228, 112, 0.6);
  const lights =
    windows(ink, 80, () => [chance.between(24, 284), chance.between(126, 176)], '#ffe0a0') +
    [
      [290, 140],
      [294, 152],
      [285, 166],
      [292, 128],
    ]
      .map(([x, y]) => engine(ink, x!, y!, 4.2, '#8fd8ff'))
      .join('');
  return at({ body, lit: lights, behind: ink.glow(292, 150, 60, '#8fd0ff', 0.6) }, 0, -2, 1, 0);
}

/** A blockade runner: hammer head, eleven engines. */
export function corvette(ink: Ink, { stripe = '#b8442f' }: { stripe?: Colour } = {}): Subject {
  const { chance } = ink;
  const hull = ink.fade(['#f4f2ee', '#b9b5ac', '#4a4a4a']);
  const dark = '#2a2e34';
  const outline =
    'M8,152Q10,126 34,122L62,120L70,134H176L182,106H262L270,114V190L262,198H182L176,172H70L62,184L34,182Q10,178 8,152Z';
  return {
    behind: times(4, (index) => ink.glow(270, 116 + index * 22, 38, '#8fc8ff', 0.7)),
    body:
      fill(outline, hull) +
      fill('M8,156H270V190L262,198H182L176,172H70L62,184L34,182Q12,178 8,156Z', dark, { opacity: 0.5 }) +
      plates(ink, outline, 90, 12, 108, 266, 196, 0) +
      fill('M40,122L60,120V184L40,182Z', stripe, { opacity: 0.85 }) +
      fill('M186,110H198V194H186Z', stripe, { opacity: 0.65 }) +
      fill('M10,146Q14,132 30,128V138Z', '#16202c') +
      line('M78,142H170M78,164H170M206,124H262M206,142H262M206,160H262M206,178H262', dark, 2, { opacity: 0.55 }) +
      times(6, (index) => box(86 + index * 14, 128 + (index % 2) * 3, 9, 8, '#8f8b82')) +
      fill('M104,134l6,-16h22l6,16z', hull) +
      oval(121, 108, 16, 4, '#aab4c0') +
      line('M121,118V96M236,106V84M248,106V92', '#8a95a0', 2.4) +
      battery(92, 128, 0.7) +
      battery(150, 130, 0.7) +
      battery(150, 178, 0.6),
    lit:
      [112, 126, 140, 152, 166, 180, 192]
        .map((y, index) => engine(ink, 272 + (index % 2) * 3, y, 4.4, '#9fd4ff'))
        .join('') +
      windows(ink, 50, () =>
        chance.odds(0.5)
          ? [chance.between(76, 172), chance.between(140, 166)]
          : [chance.between(16, 58), chance.between(128, 176)],
      ),
  };
}

/** A shell over pods of cargo. */
export function transport(ink: Ink): Subject {
  const { chance } = ink;
  const hull = ink.fade(['#efe8d8', '#a89e88', '#3c382f']);
  const dark = '#25221c';
  const outline = 'M14,158C30,118 90,104 160,104C220,104 266,118 280,146L276,176L250,184H60C34,180 18,172 14,158Z';
  return {
    behind: ink.glow(276, 168, 60, '#ffb07a', 0.7),
    body:
      [70, 104, 138, 172, 206]
        .map(
          (x, index) =>
            box(x, 172, 28, 32, ['#8a3b2c', '#5d6b52', '#8a7a5c', '#44525f', '#8a6a44'][index]!, { round: 3 }) +
            line(`M${x + 4},182h20M${x + 4},190h20`, '#1c1a16', 1.4, { opacity: 0.5 }),
        )
        .join('') +
      fill(outline, hull) +
      fill('M14,158C60,166 220,168 280,158L276,176L250,184H60C34,180 18,172 14,158Z', dark, { opacity: 0.55 }) +
      plates(ink, outline, 70, 20, 106, 276, 180, -3) +
      line('M60,122Q150,104 262,128M40,140Q150,122 272,146', dark, 2, { opacity: 0.45 }) +
      fill('M196,104l8,-18h28l10,24z', hull) +
      fill('M208,92h18l3,6h-23z', '#10202e'),
    lit:
      [150, 164, 176].map((y) => engine(ink, 280, y, 4.4, '#ffb07a')).join('') +
      windows(ink, 26, () => [chance.between(30, 270), chance.between(150, 164)]),
  };
}

/** A fort in orbit. */
export function station(ink: Ink): Subject {
  const { chance } = ink;
  const hull = ink.fade(['#e6ebf0', '#8e99a5', '#2a323c'], [0, 0, 1, 0.4]);
  const outline = 'M130,40H170L180,110H260L270,140L260,176H180L170,262H130L120,176H40L30,140L40,110H120Z';
  return {
    behind: ink.glow(150, 150, 110, '#8fc8ff', 0.3),
    body:
      fill(outline, hull) +
      fill('M150,40H170L180,110H260L270,140L260,176H180L170,262H150Z', '#10161d', { opacity: 0.45 }) +
      plates(ink, outline, 110, 32, 42, 268, 260, 0) +
      disc(150, 142, 36, hull) +
      ring(150, 142, 36, '#39424d', 2) +
      disc(150, 142, 18, '#10202e') +
      [
        [60, 116],
        [96, 116],
        [204, 116],
        [240, 116],
        [60, 168],
        [96, 168],
        [204, 168],
        [240, 168],
        [150, 56],
        [150, 240],
      ]
        .map(([x, y]) => battery(x!, y!, 0.9))
        .join('') +
      line('M44,124H116M44,160H116M184,124H256M184,160H256M136,60H164M136,230H164', '#10161d', 2.4, { opacity: 0.6 }),
    lit:
      ink.glow(150, 142, 26, '#8fd0ff', 0.8) +
      windows(ink, 60, () =>
        chance.odds(0.6)
          ? [chance.between(44, 256), chance.between(120, 166)]
          : [chance.between(132, 168), chance.between(50, 250)],
      ),
  };
}

/** A carrier of troops: an escort ship with hangar mouths. */
export function carrier(ink: Ink): Subject {
  const { chance } = ink;
  const hull = ink.fade(['#d8dee4', '#8a949e', '#2c343c']);
  const outline =
    'M10,150L40,120L96,112L110,88H160L174,108L246,116L286,140L292,160L276,176L190,186L178,206H96L82,190L26,178Z';
  return {
    behind: ink.glow(286, 154, 54, '#8fc8ff', 0.7),
    body:
      fill(outline, hull) +
      fill('M10,158L292,160L276,176L190,186L178,206H96L82,190L26,178Z', '#12171d', { opacity: 0.5 }) +
      plates(ink, outline, 90, 14, 92, 288, 204, -1) +
      fill('M20,148L44,128V140L30,152Z', '#10202e') +
      [96, 130, 164]
        .map((x) => fill(`M${x},186h24l-3,14h-18z`, '#05080c') + line(`M${x + 2},187h20`, '#ffcf8a', 1.4))
        .join('') +
      battery(70, 118, 0.8) +
      battery(220, 114, 0.8) +
      line('M134,88V64M146,88V72', '#8f9aa6', 2.4),
    lit:
      [138, 154, 168].map((y) => engine(ink, 290, y, 4.4, '#8fd0ff')).join('') +
      windows(ink, 50, () => [chance.between(40, 280), chance.between(120, 176)]),
  };
}

/** Three of a kind, two far off. */
export function fleet(ink: Ink, one: (ink: Ink) => Subject): Subject {
  const ship = one(ink);
  const far = (x: number, y: number, size: number, opacity: number): string =>
    `<g transform="translate(${x} ${y}) scale(${size})" opacity="${opacity}">${ship.body}${ship.lit ?? ''}</g>`;
  const near = at(ship, 16, 26, 0.9);
  return {
    behind: far(-8, 8, 0.44, 0.9) + far(186, -4, 0.36, 0.8) + far(96, 4, 0.22, 0.65) + (near.behind ?? ''),
    body: near.body ?? '',
    lit: near.lit ?? '',
  };
}

/** Wings up, on three legs of light: the shuttle of the Empire. */
export function shuttle(
  ink: Ink,
  { paint = '#ffffff', folded = false }: { paint?: Colour; folded?: boolean } = {},
): Subject {
  const hull = ink.fade([paint, mix(paint, '#7d8894', 0.5), mix(paint, '#3a444f', 0.8)], [0, 0, 1, 0.4]);
  const dark = '#262e38';
  const wings = folded
    ? fill('M112,150L76,40L92,36L132,150Z', hull) + fill('M188,150L224,40L208,36L168,150Z', '#7d8894')
    : fill('M112,150L20,238L30,252L60,244L128,182Z', hull) +
      fill('M188,150L280,238L270,252L240,244L172,182Z', '#7d8894') +
      line('M40,238L120,172M260,238L180,172M34,246L70,230', dark, 1.8, { opacity: 0.5 });
  return {
    behind: ink.glow(150, 190, 70, '#8fc8ff', 0.5),
    body:
      fill('M150,24L166,40L174,150H138Z', hull) +
      fill('M152,24L166,40L174,150H152Z', dark, { opacity: 0.4 }) +
      line('M150,44V140M144,80H166', dark, 1.6, { opacity: 0.5 }) +
      wings +
      fill('M112,146H188L196,170L180,198H120L104,170Z', hull) +
      fill('M150,146H188L196,170L180,198H150Z', dark, { opacity: 0.45 }) +
      times(7, (index) => box(116 + index * 10, 160 + (index % 2) * 8, 6, 3, dark, { opacity: 0.45 })) +
      fill('M124,190H176L166,222Q150,232 134,222Z', hull) +
      fill('M130,206H170L166,218H134Z', '#10202e') +
      fill('M132,208H152L150,214H134Z', '#8fd0ff') +
      line('M102,160H86M198,160H214', '#59636f', 4),
    lit: engine(ink, 128, 152, 3, '#8fd0ff') + engine(ink, 172, 152, 3, '#8fd0ff'),
  };
}

/** A gunship with open doors. */
export function gunship(ink: Ink): Subject {
  const hull = ink.fade(['#f0efe8', '#b8b4a4', '#4a463c']);
  return {
    body:
      fill('M20,134L70,104L130,98L216,100L272,120L286,146L262,164H70L34,158Z', hull) +
      plates(ink, 'M20,134L70,104L130,98L216,100L272,120L286,146L262,164H70L34,158Z', 60, 24, 100, 280, 162, -2) +
      fill('M90,98L60,62L72,60L132,98Z', hull) +
      fill('M140,96L250,66L258,74L190,98Z', hull) +
      fill('M30,134L66,112V138Z', '#10202e') +
      fill('M96,124H176V160H96Z', '#14110c') +
      fill('M106,160V140q5,-8 10,0v20zM130,160V136q5,-8 10,0v24zM152,160V140q5,-8 10,0v20z', '#d8d4c4') +
      fill('M188,110l30,2 -4,20 -24,-2z', '#8a2c22') +
      disc(228, 92, 11, '#59636f') +
      disc(228, 92, 5, '#20262d') +
      line('M18,142H-4', '#59636f', 4),
    lit: engine(ink, 284, 142, 5, '#8fd0ff') + ink.glow(0, 142, 18, '#7dff8a', 0.8),
  };
}

export { at as placed };
