/** Creatures large and small. */
import { type Colour, lighter, mix } from '../draw/colour';
import type { Ink } from '../draw/ink';
import { disc, fill, line, n, oval, times } from '../draw/shapes';
import type { Subject } from '../draw/subject';
import { furry } from '../people/species';

interface Hide {
  bright: Colour;
  dim: Colour;
  deep: Colour;
}
const hide = (ink: Ink, colour: Colour): Hide => ({
  bright: ink.tint(colour, 0.05),
  dim: ink.tint(mix(colour, '#000000', 0.45), 0.1),
  deep: ink.tint(mix(colour, '#1a0c06', 0.82), 0.1),
});

export function rancor(ink: Ink, { colour = '#a8845c' }: { colour?: Colour } = {}): Subject {
  const { bright, dim, deep } = hide(ink, colour);
  return {
    body:
      fill(
        'M14,316C16,250 30,196 66,168C74,110 108,66 150,66C192,66 226,110 234,168C270,196 284,250 286,316Z',
        ink.fade([dim, deep]),
      ) +
      fill(
        'M150,70C106,70 84,112 86,156C88,186 104,206 120,214H180C196,206 212,186 214,156C216,112 194,70 150,70Z',
        ink.fade([bright, dim]),
      ) +
      fill('M156,70C194,70 216,112 214,156C212,186 196,206 180,214H156Z', deep, { opacity: 0.5 }) +
      fill('M96,156Q150,140 204,156Q210,196 180,220Q150,232 120,220Q90,196 96,156Z', '#1a0b0a') +
      fill('M104,164Q150,150 196,164Q196,176 150,172Q104,176 104,164Z', '#5c2620') +
      fill(
        'M106,160l6,26 7,-24zM128,154l6,20 7,-20zM160,154l6,20 7,-20zM184,160l6,24 6,-22zM116,214l6,-26 8,28zM140,222l6,-20 8,20zM166,220l7,-24 7,20z',
        '#f1e6cc',
      ) +
      fill('M110,120Q126,112 136,124Q124,134 110,128ZM190,120Q174,112 164,124Q176,134 190,128Z', '#1a0d08') +
      fill('M140,146q5,-8 6,0zM154,146q5,-8 6,0z', '#1a0d08') +
      line('M108,104Q130,96 144,110M192,104Q170,96 156,110', deep, 5) +
      line(
        'M104,92Q124,80 150,82M112,136q10,4 20,2M188,136q-10,4 -20,2M70,200q14,6 20,18M230,200q-14,6 -20,18',
        deep,
        2.4,
        { opacity: 0.5 },
      ) +
      fill(
        'M20,226C40,214 64,222 74,244L92,266L80,272L64,258L70,284L58,288L46,266L42,290L30,288L28,262ZM280,226C260,214 236,222 226,244L208,266L220,272L236,258L230,284L242,288L254,266L258,290L270,288L272,262Z',
        dim,
      ) +
      fill(
        'M92,266l8,12 -20,-6zM70,284l4,14 -16,-10zM42,290l-2,14 -10,-16zM208,266l-8,12 20,-6zM230,284l-4,14 16,-10zM258,290l2,14 10,-16z',
        '#e8dcc0',
      ),
    lit: [124, 176].map((x) => disc(x, 123, 3.4, '#ffc04a') + ink.glow(x, 123, 12, '#ffb03a', 0.8)).join(''),
  };
}

/** A mount of the ice plains, or its wild cousin. */
export function tauntaun(
  ink: Ink,
  { colour = '#a8988c', horns = true, saddle = true }: { colour?: Colour; horns?: boolean; saddle?: boolean } = {},
): Subject {
  const { bright, dim } = hide(ink, colour);
  const d = '#1c130e';
  return {
    body:
      fill(
        'M40,316C44,250 70,214 110,196C112,150 96,120 104,90C112,62 144,56 166,70C184,80 206,96 222,124C232,142 222,160 200,160C186,160 176,156 170,164C176,200 220,230 232,316Z',
        ink.fade([lighter(bright, 0.18), dim]),
      ) +
      fill(
        'M150,62C176,70 206,96 222,124C232,142 222,160 200,160C186,160 176,156 170,164C176,200 220,230 232,316H150C160,250 140,190 140,150Z',
        d,
        { opacity: 0.32 },
      ) +
      (horns
        ? fill('M112,84C84,70 70,92 78,112C86,124 100,116 100,104C104,124 84,140 66,122C50,96 72,56 112,68Z', '#d8cdb4')
        : '') +
      disc(158, 104, 7, '#120c08') +
      disc(156, 101, 2.4, '#ffffff') +
      oval(212, 132, 4, 6, d) +
      line('M190,150Q206,154 220,146', d, 3) +
      line(
        'M96,216q-8,30 -6,60M120,206q-8,40 -4,90M150,210q4,40 8,80M74,240q-8,20 -10,50M180,220q8,30 10,64M106,120q8,6 12,18M110,150q8,6 12,18',
        d,
        2.4,
        { opacity: 0.4 },
      ) +
      (saddle
        ? line('M114,150Q150,176 176,152M108,128L222,134', '#5a3418', 5) +
          fill('M60,266Q110,226 170,236L176,276Q116,262 70,296Z', '#7a4a2c')
        : ''),
  };
}

/** A shaggy horned beast. */
export function bantha(ink: Ink): Subject {
  const { bright, dim } = hide(ink, '#7a4e2a');
  const d = '#160c06';
  const horn = ink.fade(['#e6d8b8', '#6a5a40']);
  const strands = times(46, () => {
    const x = ink.chance.between(40, 260);
    return `M${n(x)},${n(ink.chance.between(90, 280))}q${n((x - 150) * 0.06)},12 ${n((x - 150) * 0.1)},${n(ink.chance.between(16, 30))}`;
  });
  return {
    body:
      fill('M12,316C10,220 50,120 100,92Q150,62 200,92C250,120 290,220 288,316Z', ink.fade([bright, dim])) +
      fill('M156,74Q180,78 200,92C250,120 290,220 288,316H160Z', d, { opacity: 0.4 }) +
      line(strands, d, 2.6, { opacity: 0.5 }) +
      line('M108,112C60,96 24,128 34,176C42,214 86,214 90,182C92,162 70,158 68,174', horn, 20) +
      line('M192,112C240,96 276,128 266,176C258,214 214,214 210,182C208,162 230,158 232,174', '#8a7a5c', 20) +
      fill('M112,120Q150,100 188,120L184,190Q176,232 150,236Q124,232 116,190Z', mix(bright, '#c99a6a', 0.25)) +
      fill('M156,110Q172,110 188,120L184,190Q176,232 156,236Z', d, { opacity: 0.35 }) +
      disc(126, 150, 5, '#0c0604') +
      disc(174, 150, 5, '#0c0604') +
      disc(124.5, 148, 1.6, '#ffe0b0') +
      line('M134,208Q150,216 166,208M140,192l-4,6M160,192l4,6', d, 3),
  };
}

/** A white terror of the ice. */
export function wampa(ink: Ink): Subject {
  const base = furry(ink, 'wampa', { fur: '#e8eef4', dark: '#8a9cb0', face: '#b9c4d0', strap: null, turnTo: -0.2 });
  return {
    body:
      fill(
        'M112,74C80,66 62,96 74,126C84,114 92,98 118,98ZM188,74C220,66 238,96 226,126C216,114 208,98 182,98Z',
        '#b9a88c',
      ) +
      (base.body ?? '') +
      fill('M120,152Q148,140 176,152L172,180Q148,194 124,180Z', '#3a1210') +
      fill(
        'M126,154l4,14 5,-13zM140,152l4,12 5,-12zM158,154l4,14 6,-14zM132,184l4,-10 5,11zM152,185l4,-10 5,8z',
        '#ffffff',
      ),
  };
}

/** A dragon of the dunes, a wyrm of the tombs, a snake of the swamp. */
export function dragon(
  ink: Ink,
  { colour = '#c9a878', horned = true, eye = '#ffce3c' }: { colour?: Colour; horned?: boolean; eye?: Colour } = {},
): Subject {
  const { bright, dim } = hide(ink, colour);
  const d = '#1c120a';
  const spikes = horned ? 'L122,60L152,84L158,46L176,84L204,62L196,98' : 'Q150,72 196,98';
  return {
    body:
      fill(
        `M0,316C10,240 50,190 104,176C96,140 104,104 136,92${spikes}C236,110 272,132 284,158C270,172 246,176 222,174C232,184 234,196 226,208C200,216 172,206 160,196C150,232 170,270 210,316Z`,
        ink.fade([lighter(bright, 0.15), dim]),
      ) +
      fill('M160,196C150,232 170,270 210,316H120C110,260 120,210 140,180Z', d, { opacity: 0.35 }) +
      fill('M222,174C246,176 270,172 284,158L276,172L262,168L252,180L242,170L232,182Z', '#f0e6d0') +
      fill('M160,196L222,174Q232,184 226,196L212,186L202,200L190,188L178,202Z', '#5a1a14') +
      oval(196, 122, 8, 6, eye) +
      oval(196, 122, 2.4, 6, '#120a04') +
      line('M180,110Q198,104 212,116', d, 4) +
      disc(262, 144, 3.4, d) +
      line(
        'M120,130q10,8 24,6M114,150q12,8 26,4M90,196q20,0 34,14M64,222q20,0 34,16M40,252q20,0 34,18M140,108q8,4 18,2M150,124q8,4 18,2',
        d,
        2.4,
        { opacity: 0.4 },
      ),
  };
}

/** A bird or something like one. */
export function bird(ink: Ink, { colour = '#8a9a6a' }: { colour?: Colour } = {}): Subject {
  const { bright, dim } = hide(ink, colour);
  return {
    body:
      fill(
        'M150,150C120,96 70,70 10,84C40,96 60,118 70,140C90,136 100,150 112,166C126,170 138,176 150,190C162,176 174,170 188,166C200,150 210,136 230,140C240,118 260,96 290,84C230,70 180,96 150,150Z',
        ink.fade([lighter(bright, 0.2), dim]),
      ) +
      fill('M132,150Q150,110 168,150L162,214Q150,232 138,214Z', bright) +
      fill('M140,138Q150,112 160,138L150,164Z', mix(bright, '#e0b050', 0.4)) +
      disc(143, 140, 4, '#ffd24a') +
      disc(157, 140, 4, '#ffd24a') +
      line('M70,140Q56,110 30,92M112,166Q96,120 60,96M230,140Q244,110 270,92M188,166Q204,120 240,96', dim, 2.4, {
        opacity: 0.6,
      }),
  };
}

/** A mouth in the sand. */
export function sarlacc(ink: Ink): Subject {
  const teeth = times(24, (index) => {
    const t = (index / 24) * Math.PI * 2;
    const x = 150 + 104 * Math.cos(t);
    const y = 190 + 50 * Math.sin(t);
    return fill(
      `M${n(x - 6)},${n(y)}L${n(150 + 66 * Math.cos(t))},${n(192 + 30 * Math.sin(t))}L${n(x + 6)},${n(y)}Z`,
      '#e6d8b8',
    );
  });
  return {
    body:
      oval(150, 196, 138, 70, '#8a5a30') +
      oval(
        150,
        194,
        112,
        55,
        ink.orb([
          [0, '#0c0504'],
          [0.6, '#3a120c'],
          [1, '#8a3a24'],
        ]),
      ) +
      teeth +
      line(
        'M150,200C140,160 110,140 120,96C124,76 144,76 142,92M170,206C190,170 214,160 206,120M126,206C100,190 84,170 90,140',
        '#7a3a28',
        9,
      ) +
      line('M150,200C140,160 110,140 120,100', '#c07a58', 2.4, { opacity: 0.6 }),
  };
}

/** Something on many legs. */
export function spider(ink: Ink, { colour = '#e6e0d4' }: { colour?: Colour } = {}): Subject {
  const { bright, dim } = hide(ink, colour);
  return {
    body:
      [
        [-1, 1],
        [1, 1],
      ]
        .map(([side]) =>
          times(4, (index) =>
            line(
              `M${150 + side! * 26},${150 + index * 12}Q${150 + side! * (80 + index * 10)},${90 + index * 30} ${150 + side! * (110 + index * 8)},${200 + index * 26}`,
              index % 2 ? dim : bright,
              7,
            ),
          ),
        )
        .join('') +
      oval(150, 128, 56, 44, ink.ball(lighter(bright, 0.4), bright, dim)) +
      oval(150, 188, 34, 30, ink.fade([bright, dim])) +
      [
        [134, 186],
        [150, 180],
        [166, 186],
        [142, 198],
        [158, 198],
      ]
        .map(([x, y]) => disc(x!, y!, 5, '#c8281c'))
        .join('') +
      line('M140,216l-4,14M160,216l4,14', '#2c1c14', 4),
  };
}

/** A small cat with large ears, or a great one. */
export function cat(
  ink: Ink,
  { colour = '#b08a5c', stripes = '#5a3c20' }: { colour?: Colour; stripes?: Colour } = {},
): Subject {
  const { bright, dim, deep } = hide(ink, colour);
  return {
    body:
      fill('M70,316C74,250 98,220 150,214C202,220 226,250 230,316Z', ink.fade([bright, dim])) +
      fill('M112,110L64,40L150,82ZM188,110L236,40L150,82Z', bright) +
      fill('M114,102L80,56L138,84Z', '#d8a08a', { opacity: 0.7 }) +
      fill(
        'M150,84C104,84 84,116 88,152C92,190 120,214 150,218C180,214 208,190 212,152C216,116 196,84 150,84Z',
        ink.fade([lighter(bright, 0.12), mix(bright, dim, 0.5)]),
      ) +
      fill('M156,84C196,84 216,116 212,152C208,190 180,214 156,218Z', dim, { opacity: 0.5 }) +
      line('M128,96l8,18M150,90v20M172,96l-8,18M98,150l18,4M202,150l-18,4M102,168l18,-2M198,168l-18,-2', stripes, 4, {
        opacity: 0.7,
      }) +
      fill('M106,146Q124,130 140,148Q124,158 106,146Z', '#d8e05a') +
      fill('M194,146Q176,130 160,148Q176,158 194,146Z', '#b8c04a') +
      oval(124, 146, 3, 8, '#120a04') +
      oval(176, 146, 3, 8, '#120a04') +
      fill('M142,170Q150,164 158,170Q156,178 150,180Q144,178 142,170Z', deep) +
      line('M150,180V188Q140,196 132,190M150,188Q160,196 168,190', deep, 2.6) +
      line('M112,180L72,172M112,188L74,192M188,180L228,172M188,188L226,192', '#f0e6d8', 1.6, { opacity: 0.7 }),
  };
}

/** A wolf, larger than it should be. */
export function wolf(ink: Ink, { colour = '#6a7480' }: { colour?: Colour } = {}): Subject {
  const { bright, dim, deep } = hide(ink, colour);
  return {
    body:
      fill('M50,316C60,240 90,206 150,200C210,206 240,240 250,316Z', ink.fade([bright, dim])) +
      fill('M112,96L92,26L144,72ZM188,96L208,26L156,72Z', bright) +
      fill(
        'M150,60C116,62 96,92 98,126L78,160L100,158L98,182L122,176L134,214Q150,226 166,214L178,176L202,182L200,158L222,160L202,126C204,92 184,62 150,60Z',
        ink.fade([lighter(bright, 0.2), dim]),
      ) +
      fill('M156,60C184,62 204,92 202,126L222,160L200,158L202,182L178,176L166,214Q160,220 156,220Z', deep, {
        opacity: 0.4,
      }) +
      fill('M114,124L142,132L136,140L118,134ZM186,124L158,132L164,140L182,134Z', '#ffe08a') +
      fill('M132,166Q150,150 168,166L164,204Q150,214 136,204Z', lighter(bright, 0.3)) +
      fill('M140,168Q150,162 160,168Q158,180 150,182Q142,180 140,168Z', '#0c0807') +
      line('M136,202Q150,210 164,202', deep, 3),
  };
}

/** A herd on the move. */
export function herd(ink: Ink, one: (ink: Ink) => Subject): Subject {
  const far = (
    [
      [20, 110, 0.34],
      [120, 100, 0.3],
      [200, 116, 0.36],
    ] as const
  )
    .map(([x, y, size]) => `<g transform="translate(${x} ${y}) scale(${size})">${one(ink).body}</g>`)
    .join('');
  return { behind: far, body: `<g transform="translate(46 70) scale(.74)">${one(ink).body}</g>` };
}
