/** What walks, hovers and rolls: from the side, the nose to the left. */
import { type Colour, lighter, mix } from '../draw/colour';
import type { Ink } from '../draw/ink';
import { box, disc, fill, line, n, oval, ring, times } from '../draw/shapes';
import type { Subject } from '../draw/subject';
import { figure } from '../people/figure';
import { bolt, engine } from './flight';

/** Painted metal in the light from above. */
const hull = (ink: Ink, colour: Colour, dark = 0.7): Colour =>
  ink.fade(
    [
      [0, lighter(colour, 0.35)],
      [0.45, colour],
      [1, mix(colour, '#05080f', dark)],
    ],
    [0, 0, 0.7, 1],
  );
const shade = (outline: string, opacity = 0.45): string => fill(outline, '#141a22', { opacity });
const shadow = (x: number, y: number, rx: number): string => oval(x, y, rx, 9, '#000000', { opacity: 0.35 });
const turned = (svg: string, angle: number, x = 150, y = 150, size = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${n(size * 100) / 100})">${svg}</g>`;

/** Two legs and a stubborn head. */
export function atst(ink: Ink, { paint = '#a0abb6', badge }: { paint?: Colour; badge?: Colour } = {}): Subject {
  const h = ink.fade([lighter(paint, 0.7), paint, mix(paint, '#14181e', 0.65)], [0, 0, 1, 0.5]);
  const d = '#1b2129';
  const k = mix(paint, '#2c343e', 0.6);
  const leg =
    fill('M106,150L92,152L74,204L86,212L78,268L58,284V296H108V286L94,276L104,210L98,200L118,160Z', h) +
    line('M96,160L82,204M84,214L80,266M70,290H100', d, 1.6, { opacity: 0.5 }) +
    disc(84, 208, 11, k) +
    disc(84, 208, 5, d) +
    disc(112, 152, 12, k) +
    fill('M96,212L104,210L94,276L88,272Z', d, { opacity: 0.5 });
  return {
    body:
      leg +
      `<g transform="translate(300 0) scale(-1 1)">${leg}</g>` +
      fill('M112,140H188L182,170Q150,180 118,170Z', d) +
      fill('M92,58L208,58L224,92L220,138L202,154H98L80,138L76,92Z', h) +
      shade('M150,58H208L224,92L220,138L202,154H150Z', 0.38) +
      fill('M98,64H202L210,84H90Z', '#ffffff', { opacity: 0.25 }) +
      fill('M96,92H138V108H92Z', '#07090d') +
      fill('M204,92H162V108H208Z', '#07090d') +
      fill('M100,94h34v5h-34z', '#ffb870', { opacity: 0.8 }) +
      fill('M166,94h34v5h-34z', '#ffb870', { opacity: 0.6 }) +
      line('M84,116H216M150,62V152M112,118V150M188,118V150M92,130H140', d, 2.2, { opacity: 0.55 }) +
      times(14, (index) => disc(88 + index * 9.6, 121, 1, d, { opacity: 0.6 })) +
      box(132, 132, 12, 30, k, { round: 2 }) +
      box(156, 132, 12, 30, '#39424d', { round: 2 }) +
      box(134, 158, 8, 18, d) +
      box(158, 158, 8, 18, d) +
      fill('M58,90H78V126H58L52,120V96Z', h) +
      fill('M222,96H244V118L236,124H222Z', k) +
      box(60, 126, 5, 26, d) +
      box(70, 126, 5, 26, d) +
      box(230, 122, 7, 24, d) +
      box(126, 44, 48, 15, k, { round: 3 }) +
      (badge ? disc(150, 74, 9, badge) : ''),
    lit: ink.glow(138, 178, 14, '#ff7a5a', 0.9) + bolt(118, 262, 108, 60, '#ff6a55', 4),
  };
}

/** Four legs and a fortress. */
export function atat(ink: Ink, { near = false }: { near?: boolean } = {}): Subject {
  const h = ink.fade(['#e8eef4', '#98a4b1', '#3f4853']);
  const d = '#20272f';
  const leg = (x: number, w: number): string =>
    fill(`M${x},168h${w}l3,56l-4,58h10v12h${-(w + 18)}v-12h8l-4,-58Z`, h) +
    fill(`M${x + w * 0.6},170h${w * 0.4}l3,56l-4,56h-5z`, d, { opacity: 0.4 }) +
    disc(x + w / 2, 176, w * 0.6, '#59646f') +
    disc(x + w / 2, 176, w * 0.25, d) +
    disc(x + w / 2, 226, w * 0.5, '#4a545f') +
    disc(x + w / 2, 226, w * 0.2, d);
  const body =
    leg(112, 15) +
    leg(232, 15) +
    fill('M92,78L250,70L272,92V150L256,176H108L84,150Z', h) +
    shade('M84,128L272,122V150L256,176H108L84,150Z', 0.45) +
    line('M110,92V160M150,84V164M196,82V164M236,84V162M92,112L268,106M96,96L262,90', d, 1.8, { opacity: 0.4 }) +
    [
      [118, 98],
      [158, 94],
      [204, 92],
      [242, 92],
    ]
      .map(([x, y]) => box(x!, y!, 20, 10, '#39424d', { opacity: 0.5 }))
      .join('') +
    times(22, (index) => disc(98 + index * 7.6, 118 - index * 0.2, 0.9, d, { opacity: 0.6 })) +
    leg(138, 18) +
    leg(206, 18) +
    fill('M84,104L64,110V132L88,136Z', '#59646f') +
    line('M82,108L70,130M76,106L68,122', d, 2) +
    fill('M6,112L40,96L68,100V144L44,150L10,138Z', h) +
    shade('M8,126L68,126V144L44,150L10,138Z', 0.35) +
    fill('M12,114L38,104V112L14,122Z', '#0a0d12') +
    fill('M10,138L44,150L46,158L16,150Z', d) +
    line('M8,148H-14M14,154H-8', '#39424d', 4) +
    box(50, 106, 14, 12, '#39424d', { opacity: 0.5 });
  const shot = bolt(-6, 150, 180, 40, '#ff6a55', 3);
  return near
    ? {
        body: `<g transform="translate(26 -40) scale(1.2)">${body}</g>`,
        lit: `<g transform="translate(26 -40) scale(1.2)">${shot}</g>`,
      }
    : { body: `<g transform="translate(14 0)">${body}</g>`, lit: `<g transform="translate(14 0)">${shot}</g>` };
}

/** A light walker with an open seat, or a closed one. */
export function scoutWalker(
  ink: Ink,
  { closed = false, paint = '#a8a494' }: { closed?: boolean; paint?: Colour } = {},
): Subject {
  const h = hull(ink, paint);
  const d = '#22262b';
  const legs =
    line('M140,176L104,216L132,262L116,292', mix(paint, '#2c343e', 0.4), 12) +
    line('M168,176L202,210L180,262L196,292', mix(paint, '#14181e', 0.5), 12) +
    disc(104, 216, 9, d) +
    disc(202, 210, 9, d) +
    fill('M96,288h40v10h-44zM178,288h40v10h-44z', mix(paint, '#14181e', 0.5));
  const top = closed
    ? fill('M98,100L122,72H196L214,104L204,168H108Z', h) +
      shade('M158,72H196L214,104L204,168H158Z') +
      fill('M106,104H150V120H104Z', '#07090d') +
      fill('M108,106h38v5h-38z', '#ffb870', { opacity: 0.8 }) +
      line('M106,134H208M150,76V166', d, 2, { opacity: 0.5 })
    : (figure(ink, 'clone', 'sit', { x: 176, y: 206, size: 0.74, left: true }).body ?? '') +
      fill('M96,150L120,132H150L168,146H206L212,160L196,182H112Z', h);
  return {
    body: legs + top + line(`M104,156H46M104,164H52`, '#39424d', 6) + box(40, 152, 10, 10, d),
    lit: bolt(20, 158, 180, 46, '#ff6a55', 3.4),
  };
}

export function snowspeeder(
  ink: Ink,
  { stripe = '#c8643c', angle = -10, cable = false }: { stripe?: Colour; angle?: number; cable?: boolean } = {},
): Subject {
  const h = hull(ink, '#c9ccd0');
  const body =
    fill('M-110,6L-40,-24L60,-26L106,-6L108,18L60,34L-70,30Z', h) +
    shade('M-110,6L108,6L108,18L60,34L-70,30Z', 0.5) +
    fill('M-40,-24L-6,-44L40,-42L60,-26Z', '#1b2430') +
    fill('M-32,-26L-4,-40L14,-40L6,-27Z', '#8fc4ee', { opacity: 0.8 }) +
    line('M6,-42L10,-26M28,-42L32,-26', '#c9ccd0', 2.4) +
    fill('M-84,-4L-46,-20L-30,-20L-60,2ZM70,-22L100,-8L100,4L74,0Z', stripe) +
    line('M-112,20H-60M-118,-10H-70', '#39424d', 6) +
    line('M-114,18H-96M-120,-12H-102', '#c2ccd6', 2) +
    fill('M62,-26h34v14h-34z', '#59636f') +
    times(5, (index) => line(`M${66 + index * 6},-24v10`, '#23292f', 2)) +
    line('M-60,20H60M-20,4V28M30,2V30', '#39424d', 1.6, { opacity: 0.6 });
  return {
    body: turned(body, angle, 150, 150, 1.12) + (cable ? line('M262,140Q290,170 300,240', '#c8d0d8', 2.4) : ''),
    lit: engine(ink, 256, 132, 4, '#ff9a5a') + (cable ? '' : bolt(40, 120, 170, 60, '#ff6a55', 3.4)),
  };
}

export function speederBike(
  ink: Ink,
  {
    rider = 'scout' as 'scout' | 'rebel' | 'none',
    paint = '#4a3f2c',
  }: { rider?: 'scout' | 'rebel' | 'none'; paint?: Colour } = {},
): Subject {
  const k = ink.fade([lighter(paint, 0.4), paint, mix(paint, '#000000', 0.7)]);
  const man =
    rider === 'none'
      ? ''
      : (figure(ink, rider === 'rebel' ? 'rebel' : 'trooper', 'ride', { x: 142, y: 246, size: 1.02, left: true })
          .body ?? '');
  return {
    behind: line('M250,190H300M240,206H300M256,174H296', '#ffffff', 2, { opacity: 0.35 }),
    body: `<g transform="rotate(-6 150 170)">${fill('M20,178L96,170L110,158H206L236,170L262,168L268,196L230,206H118L96,190L24,186Z', k)}${line('M34,172L10,156M34,190L8,206M60,176V150', '#59636f', 5)}${fill('M4,148l18,2 -2,12 -18,-4zM2,200l18,0 -2,12 -18,-2z', lighter(paint, 0.2))}${line('M118,170H210M112,186H232', '#14110c', 2, { opacity: 0.6 })}${man}${line('M120,206l-8,14M200,206l8,14', '#59636f', 4)}</g>`,
    lit: engine(ink, 264, 172, 3.4, '#ff9a5a'),
  };
}

export function landspeeder(ink: Ink, { paint = '#b0684a' }: { paint?: Colour } = {}): Subject {
  const h = hull(ink, paint);
  return {
    body:
      shadow(150, 226, 120) +
      oval(234, 122, 24, 11, h) +
      oval(254, 122, 6, 9, '#20262d') +
      fill('M16,176Q40,150 100,146L220,142Q262,146 276,164L272,190L230,202H70Q30,198 16,176Z', h) +
      shade('M16,176H276L272,190L230,202H70Q30,198 16,176Z', 0.5) +
      fill('M96,146L124,118H190L206,143Z', '#16202c', { opacity: 0.85 }) +
      fill('M104,144L128,122H158L146,145Z', '#9bd0f4', { opacity: 0.6 }) +
      oval(246, 144, 26, 13, h) +
      oval(268, 145, 7, 11, '#20262d') +
      line('M60,170H220M80,184H210', '#20140e', 2.4, { opacity: 0.5 }),
    lit: ink.glow(150, 214, 90, '#ffd9a0', 0.25, 14),
  };
}

export function hoverTank(ink: Ink, { paint = '#8a8a78' }: { paint?: Colour } = {}): Subject {
  const h = hull(ink, paint);
  return {
    body:
      fill('M14,200L40,150H250L286,196L276,226H30Z', h) +
      shade('M14,200H286L276,226H30Z', 0.5) +
      fill('M96,150L108,112H196L210,150Z', h) +
      shade('M150,112H196L210,150H150Z', 0.4) +
      line('M110,128L22,112', '#59636f', 9) +
      line('M110,126L22,110', '#cfd8e2', 2, { opacity: 0.7 }) +
      fill('M120,120H146V132H118Z', '#16202c') +
      line('M60,164H236M54,180H250M100,154V196M200,154V196', '#15120c', 2.4, { opacity: 0.5 }) +
      fill('M24,226H276L262,244H40Z', '#20262d') +
      [60, 110, 160, 210, 246].map((x) => disc(x, 234, 11, '#39424d') + disc(x, 234, 4, '#14181e')).join(''),
    lit: ink.glow(18, 110, 22, '#ff9a5a', 0.8) + bolt(0, 108, 190, 40, '#ff8a5a', 3.4),
  };
}

export function skiff(ink: Ink): Subject {
  const h = hull(ink, '#9a8a6a');
  const man = (x: number, cloth: Colour): string =>
    fill(`M${x - 7},150q0,-22 7,-24q7,2 7,24z`, cloth) + disc(x, 118, 6, mix(cloth, '#c98f63', 0.6));
  return {
    body:
      shadow(150, 232, 130) +
      man(90, '#4a3a2a') +
      man(130, '#5a2f1c') +
      man(170, '#3a332c') +
      man(206, '#4f5a38') +
      line('M138,130L160,108', '#39424d', 3) +
      fill('M12,150H262L286,140L280,178L240,196H70Q30,186 12,150Z', h) +
      shade('M12,164H284L280,178L240,196H70Q30,186 12,164Z', 0.5) +
      line('M30,148V132H250V148M70,132V148M110,132V148M150,132V148M190,132V148', '#6a5c40', 3) +
      fill('M262,150L292,108L296,112L284,160Z', h) +
      line('M40,164H260M60,178H250', '#2c2416', 2.4, { opacity: 0.5 }),
    lit: ink.glow(150, 206, 90, '#ffb07a', 0.3, 12),
  };
}

export function sailBarge(ink: Ink): Subject {
  const h = hull(ink, '#8a5a34');
  const sail = ink.fade(['#d8743c', '#6a2414']);
  return {
    body:
      line('M150,150V34M84,150V70M216,150V70', '#3a2414', 5) +
      fill('M60,66Q150,20 240,66L262,120Q150,74 38,120Z', sail) +
      line('M110,50Q116,80 104,98M190,50Q184,80 196,98M150,40V84', '#4a160c', 2, { opacity: 0.6 }) +
      shade('M150,36Q200,40 240,66L262,120Q206,96 150,96Z', 0.4) +
      fill('M10,150L40,140H258L292,128L284,196L250,226H64Q24,210 10,150Z', h) +
      shade('M10,176H286L284,196L250,226H64Q24,210 10,176Z', 0.5) +
      times(11, (index) => box(48 + index * 20, 156, 11, 13, '#1a0e08')) +
      line('M24,180H284M36,200H274', '#2c1608', 3, { opacity: 0.5 }) +
      line('M96,140L84,120', '#59636f', 5),
    lit: times(11, (index) => (index % 3 ? box(50 + index * 20, 158, 7, 9, '#ffc86a', { opacity: 0.85 }) : '')),
  };
}

export function sandcrawler(ink: Ink): Subject {
  const h = hull(ink, '#9a6238');
  return {
    body:
      fill('M30,210L60,96L96,78H262L278,110V210Z', h) +
      shade('M150,78H262L278,110V210H170Z', 0.35) +
      fill('M30,210L60,96L96,78L110,210Z', '#5a3418', { opacity: 0.6 }) +
      line('M110,110H276M114,140H278M110,176H278M150,80V206M200,80V206M244,80V206', '#3a1e0e', 2.4, { opacity: 0.6 }) +
      times(30, () =>
        box(ink.chance.between(112, 266), ink.chance.between(84, 200), ink.chance.between(4, 14), 3, '#3a1e0e', {
          opacity: 0.4,
        }),
      ) +
      fill('M20,206H286L278,248H34Z', '#2a1a10') +
      [50, 90, 130, 170, 210, 250].map((x) => disc(x, 228, 15, '#4a3020') + disc(x, 228, 7, '#1c120a')).join('') +
      fill('M64,104L92,90L94,104L66,120Z', '#1a0e08'),
    lit: [
      [72, 106],
      [84, 100],
      [180, 124],
      [220, 160],
      [256, 124],
    ]
      .map(([x, y]) => box(x!, y!, 5, 4, '#ffd08a') + ink.glow(x! + 2, y! + 2, 9, '#ffb04a', 0.7))
      .join(''),
  };
}

export function skyhopper(ink: Ink): Subject {
  const h = hull(ink, '#c9c4b4');
  const body =
    fill('M-96,10L-30,-10L20,-96L34,-98L40,-14L90,-4L96,10L90,24L40,30L34,60L18,60L-30,26Z', h) +
    shade('M-96,10H96L90,24L40,30L34,60L18,60L-30,26Z', 0.5) +
    fill('M-60,2L-28,-8H0L-6,8Z', '#16202c') +
    fill('M-52,2L-28,-5H-14L-18,5Z', '#8fc4ee', { opacity: 0.8 }) +
    fill('M14,-82L32,-84L34,-40L-4,-40Z', '#8a3b2c', { opacity: 0.7 }) +
    line('M-110,14H-60', '#39424d', 4);
  return { body: turned(body, -12), lit: engine(ink, 244, 138, 4, '#ff9a5a') };
}

/** Two engines on cables and a seat behind them. */
export function podracer(
  ink: Ink,
  { paint = '#d8902c', big = false }: { paint?: Colour; big?: boolean } = {},
): Subject {
  const h = hull(ink, paint);
  const e = (y: number): string =>
    fill(
      `M${big ? 6 : 20},${y}q14,-16 ${big ? 92 : 76},-14q22,4 22,14q0,12 -22,14q-${big ? 80 : 62},2 -${big ? 92 : 76},-14z`,
      h,
    ) +
    disc(big ? 22 : 34, y, 9, '#20262d') +
    line(`M${big ? 60 : 66},${y - 12}v24M84,${y - 12}v24`, '#3a2a14', 2.4) +
    line(`M${big ? 40 : 50},${y - 14}l-14,-20M${big ? 46 : 56},${y - 14}l-4,-24`, '#c8442f', 5);
  return {
    behind: line('M0,120H60M0,140H40M10,170H70', '#ffffff', 2, { opacity: 0.35 }),
    body:
      e(112) +
      e(160) +
      line('M118,112Q170,120 206,138M118,160Q170,158 206,146', '#59636f', 2.4) +
      fill('M198,140Q214,122 250,126L284,140L276,158L214,162Z', h) +
      disc(236, 126, 11, '#c98f63') +
      fill('M224,124q12,-16 24,0z', '#6a4526') +
      shade('M198,146L284,144L276,158L214,162Z', 0.4),
    lit:
      line('M112,112L112,160', '#c8a0ff', 3) +
      ink.glow(112, 136, 26, '#b07dff', 0.7) +
      engine(ink, 122, 112, 4, '#8fd0ff') +
      engine(ink, 122, 160, 4, '#8fd0ff'),
  };
}

/** A carrier of troops on repulsors. */
export function troopTransport(ink: Ink): Subject {
  const h = hull(ink, '#6f7a84');
  return {
    body:
      shadow(150, 236, 124) +
      fill('M24,182L52,118L88,104H244L272,128L280,190L258,214H44Z', h) +
      shade('M24,182H280V190L258,214H44Z', 0.5) +
      fill('M34,168L56,126L84,114V150Z', '#10202e') +
      line('M88,104V212M130,106V212M172,106V212M214,106V212', '#20262d', 3, { opacity: 0.6 }) +
      [102, 144, 186, 226]
        .map((x) => box(x, 128, 18, 44, '#39424d', { round: 2 }) + box(x + 4, 134, 10, 8, '#ff6a55', { opacity: 0.8 }))
        .join('') +
      fill('M130,104l10,-22h40l10,22z', h) +
      line('M146,88H96', '#39424d', 6),
    lit: bolt(80, 88, 180, 40, '#ff6a55', 3),
  };
}

/** A truck for heavy loads. */
export function speederTruck(ink: Ink): Subject {
  const h = hull(ink, '#a88a5c');
  return {
    body:
      shadow(150, 228, 124) +
      fill('M16,190L30,150L70,140L84,116H130V192L120,206H28Z', h) +
      fill('M38,150L72,146L84,122H122V150Z', '#16202c') +
      fill('M44,148L72,144L80,128L90,148Z', '#9bd0f4', { opacity: 0.6 }) +
      fill('M136,126H282V204H136Z', hull(ink, '#6a5c48')) +
      [150, 194, 238]
        .map((x, index) => box(x, 100 + (index % 2) * 8, 38, 34, ['#8a3b2c', '#5d6b52', '#8a7a5c'][index]!))
        .join('') +
      line('M140,150H280M140,176H280M180,128V204M230,128V204', '#2c2416', 2.4, { opacity: 0.6 }),
    lit: ink.glow(150, 216, 110, '#ffd9a0', 0.25, 12),
  };
}

/** A great wheel with a seat in it. */
export function wheelBike(ink: Ink): Subject {
  const metal = ink.fade(['#cfd8e2', '#59636f', '#1c2229']);
  return {
    body:
      `<circle cx="150" cy="170" r="96" fill="none" stroke="${metal}" stroke-width="22"/>` +
      ring(150, 170, 80, '#14181e', 4) +
      times(24, (index) =>
        fill(`M144,66h12l4,14h-20z`, '#39424d', { more: `transform="rotate(${index * 15} 150 170)"` }),
      ) +
      fill('M104,176Q150,150 214,166L220,192L130,206Z', hull(ink, '#8a7a5c')) +
      fill('M150,160q-4,-42 14,-48q18,6 14,48z', '#d8d0c0') +
      disc(162, 100, 14, '#e6dfd0') +
      line('M156,104l12,2', '#c8442f', 3),
    lit: ink.glow(220, 180, 26, '#8fd0ff', 0.6),
  };
}

/** Wheels higher than houses with missiles between them. */
export function hailfire(ink: Ink): Subject {
  const metal = ink.fade(['#b9b4a4', '#5a5548', '#1c1a16']);
  const wheel = (x: number, r: number): string =>
    `<circle cx="${x}" cy="190" r="${r}" fill="none" stroke="${metal}" stroke-width="15"/>` +
    ring(x, 190, r - 16, '#39362e', 3) +
    times(6, (index) =>
      line(
        `M${x},190L${n(x + (r - 8) * Math.cos(index * 1.05))},${n(190 + (r - 8) * Math.sin(index * 1.05))}`,
        '#59544a',
        4,
      ),
    );
  return {
    body:
      wheel(214, 70) +
      fill('M120,150L150,136L190,150L184,190H130Z', hull(ink, '#a8a294')) +
      wheel(88, 84) +
      [
        [110, 96, -18],
        [150, 84, -10],
        [190, 92, 0],
      ]
        .map(
          ([x, y, a]) =>
            `<g transform="translate(${x} ${y}) rotate(${a})">${times(4, (index) => fill(`M${-26 + (index % 2) * 4},${index * 9}h44l8,3.500 -8,3.500h-44z`, ['#c8442f', '#e6e2d8'][index % 2]!))}</g>`,
        )
        .join('') +
      disc(150, 164, 8, '#20262d'),
    lit: disc(150, 164, 4, '#ff5a48') + ink.glow(150, 164, 16, '#ff5a48', 0.8),
  };
}

/** A gun on three legs. */
export function emplacement(
  ink: Ink,
  { gunner = false, heavy = true }: { gunner?: boolean; heavy?: boolean } = {},
): Subject {
  const m = ink.fade(['#d8dee4', '#8a95a0', '#2a323b'], [0, 0, 1, 0.5]);
  const gun =
    fill('M-40,-16H30V16H-40Z', m) +
    fill('M30,-7H130V3H30Z', m) +
    fill('M126,-12H152V8H126Z', '#39424d') +
    (heavy ? fill('M30,10H116V18H30Z', m) + fill('M112,6H136V22H112Z', '#39424d') : '') +
    fill('M-70,-10H-40V12H-70Z', '#59636f') +
    times(5, (index) => line(`M${38 + index * 14},-7v10`, '#20262d', 2.4));
  return {
    body:
      (gunner ? (figure(ink, 'trooper', 'carry', { x: 236, y: 318, size: 1.02, left: true }).body ?? '') : '') +
      line('M150,190L92,296M150,190L210,296M150,190V300', '#39424d', 10) +
      `<g transform="translate(150 178) scale(-1 1) rotate(-8)">${gun}</g>` +
      disc(150, 182, 18, '#4a545f') +
      disc(150, 182, 8, '#20262e'),
    lit: bolt(-4, 160, 188, 50, '#ff6a55', 4) + ink.glow(6, 160, 26, '#ff9a7a', 0.9),
  };
}

/** A turret on a base of armour. */
export function turret(ink: Ink, { beam = '#ff6a55' }: { beam?: Colour } = {}): Subject {
  const m = ink.fade(['#d8dee4', '#8a95a0', '#2a323b'], [0, 0, 1, 0.5]);
  const gun =
    fill('M-18,-8H30V10H-18Z', '#4a545f') +
    fill('M30,-6H140V3H30Z', m) +
    fill('M136,-10H160V7H136Z', '#39424d') +
    fill('M30,14H130V22H30Z', m) +
    fill('M126,10H150V26H126Z', '#39424d');
  return {
    body:
      fill('M70,300L92,224H208L230,300Z', m) +
      shade('M150,224H208L230,300H150Z') +
      fill('M96,226C94,176 116,150 150,150C184,150 206,176 204,226Z', m) +
      shade('M150,150C184,150 206,176 204,226H150Z', 0.4) +
      turned(gun, -28, 150, 176) +
      disc(150, 184, 20, '#4a545f') +
      disc(150, 184, 9, '#20262e') +
      line('M92,240H208M86,262H214M80,284H220M110,226V298M190,226V298', '#12161b', 2.4, { opacity: 0.5 }),
    lit: bolt(300, 92, -28, 48, beam, 4) + ink.glow(290, 104, 30, lighter(beam, 0.3), 0.9),
  };
}

/** The ion cannon in its ball. */
export function ionCannon(ink: Ink): Subject {
  const shell = ink.ball('#f4f8fb', '#aab6c2', '#39434f');
  return {
    behind: ink.glow(216, 70, 70, '#7fb8ff', 0.7),
    body:
      fill('M30,300L70,214H230L270,300Z', ink.fade(['#b9c4cf', '#39434f'])) +
      disc(150, 190, 78, shell) +
      line('M76,176Q150,208 224,176M150,112V268M100,132Q120,190 104,250M200,132Q180,190 196,250', '#59646f', 2, {
        opacity: 0.6,
      }) +
      turned(
        fill('M-16,0L-12,-112H12L16,0Z', ink.fade(['#8f9aa6', '#39424d'], [0, 0, 1, 0])) +
          fill('M-20,-112H20V-128H-20Z', '#59646f'),
        32,
        160,
        160,
      ),
    lit:
      `<g transform="translate(236 44) rotate(32)">${[0, 1, 2].map((index) => fill(`M-9,${-index * 46}L0,${-38 - index * 46}L9,${-index * 46}Q0,${8 - index * 46} -9,${-index * 46}Z`, '#dff0ff', { opacity: 0.95 - index * 0.2 })).join('')}</g>` +
      ink.glow(230, 52, 50, '#8fc8ff', 0.9),
  };
}

/** A dome of force over its generator. */
export function shieldGenerator(ink: Ink, { hue = '#8fd0ff' }: { hue?: Colour } = {}): Subject {
  const m = ink.fade(['#e6ebf0', '#8e99a5', '#39424d']);
  return {
    behind: ink.glow(150, 150, 140, hue, 0.45),
    body:
      fill(
        'M70,300L96,236H120L126,204H116V192H128L134,160H122V148H140Q130,112 150,108Q170,112 160,148H178V160H166L172,192H184V204H174L180,236H204L230,300Z',
        m,
      ) +
      shade('M150,108Q170,112 160,148H178V160H166L172,192H184V204H174L180,236H204L230,300H150Z', 0.4) +
      line('M116,198H184M122,154H178M100,244H200M90,268H210', '#20262d', 2.4, { opacity: 0.6 }),
    lit:
      disc(150, 124, 10, lighter(hue, 0.6)) +
      ink.glow(150, 124, 34, hue, 0.9) +
      `<path d="M16,292Q16,70 150,66Q284,70 284,292" fill="${hue}" fill-opacity=".1" stroke="${lighter(hue, 0.4)}" stroke-width="2.4" stroke-opacity=".8"/>` +
      line('M60,292Q56,110 150,72M240,292Q244,110 150,72M24,220Q150,180 276,220M40,150Q150,112 260,150', hue, 1, {
        opacity: 0.4,
      }),
  };
}

/** A dish that listens. */
export function dish(ink: Ink, { hue = '#8fd0ff' }: { hue?: Colour } = {}): Subject {
  const m = ink.fade(['#f0f2f4', '#9aa4ae', '#39424d'], [0, 0, 1, 0.6]);
  return {
    body:
      fill('M116,300L138,216H162L184,300Z', m) +
      line('M120,286L174,250M180,286L126,250', '#39424d', 3, { opacity: 0.6 }) +
      turned(
        `<ellipse cx="0" cy="0" rx="96" ry="42" fill="${m}"/><ellipse cx="0" cy="-7" rx="88" ry="34" fill="#59636f"/><ellipse cx="0" cy="-9" rx="80" ry="28" fill="${ink.fade(['#39424d', '#aab4c0'])}"/>${line('M-60,-10L0,-74L60,-10M0,-74V-14', '#cfd8e2', 3)}${disc(0, -78, 7, '#c8442f')}`,
        -24,
        150,
        178,
      ),
    lit: [0, 1, 2]
      .map(
        (index) =>
          `<path d="M${200 + index * 16},${62 - index * 12}q${18 + index * 5},${16 + index * 5} ${10 + index * 4},${46 + index * 12}" fill="none" stroke="${hue}" stroke-width="3" stroke-linecap="round" opacity="${0.9 - index * 0.22}"/>`,
      )
      .join(''),
  };
}
