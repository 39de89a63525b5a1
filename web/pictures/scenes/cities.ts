/** Cities: Coruscant by night and day, Cloud City, the smugglers' moon, ports and streets. */
import { type Colour, darker, mix } from '../draw/colour';
import { box, disc, fill, line, n, oval, sheet, times } from '../draw/shapes';
import type { Place, Stage } from '../draw/stage';
import { sun } from './sky';

interface Skyline {
  base: number;
  low: number;
  high: number;
  wide: number;
  paint: Colour;
  windows: Colour;
  /** How many windows are lit. */
  lit: number;
  opacity?: number;
}

/** A row of towers: needles, domes, steps, slabs. */
function towers(stage: Stage, { base, low, high, wide, paint, windows, lit, opacity = 1 }: Skyline): string {
  const { chance } = stage;
  let walls = '';
  let lights = '';
  for (let x = -10; x < 310;) {
    const w = wide * chance.between(0.6, 1.3);
    const y = base - chance.between(low, high);
    const kind = chance.below(4);
    if (kind === 0) walls += `M${n(x)},300V${n(y + 14)}L${n(x + w / 2)},${n(y - 18)}L${n(x + w)},${n(y + 14)}V300Z`;
    else if (kind === 1)
      walls += `M${n(x)},300V${n(y)}Q${n(x + w / 2)},${n(y - w * 0.7)} ${n(x + w)},${n(y)}V300ZM${n(x + w / 2 - 1)},${n(y - w * 0.3)}v-26h2v26z`;
    else if (kind === 2)
      walls += `M${n(x)},300V${n(y + 30)}h${n(w * 0.2)}V${n(y)}h${n(w * 0.6)}V${n(y + 30)}h${n(w * 0.2)}V300Z`;
    else walls += `M${n(x)},300L${n(x + w * 0.2)},${n(y)}H${n(x + w * 0.8)}L${n(x + w)},300Z`;
    for (let row = y + 34; row < 296; row += 7)
      for (let column = x + 4; column < x + w - 4; column += 5)
        if (chance.odds(lit)) lights += `M${n(column)},${n(row)}h2.2v2.6h-2.2z`;
    x += w + chance.between(-2, wide * 0.3);
  }
  return fill(walls, paint, { opacity }) + fill(lights, windows, { opacity: 0.75 });
}

/** Lines of traffic in the sky. */
function traffic(stage: Stage, paints: readonly Colour[]): string {
  return paints
    .map((paint, index) => {
      const level = 172 + index * 14 + stage.chance.between(-6, 6);
      return `<path d="M-10,${n(level)}Q120,${n(level - 26 + index * 20)} 310,${n(level + 14 - index * 9)}" fill="none" stroke="${paint}" stroke-width="1.5" stroke-dasharray="2 7 4 5" opacity=".85"/>`;
    })
    .join('');
}

interface Hour {
  sky: readonly [Colour, Colour, Colour, Colour];
  star: Colour;
  far: Colour;
  middle: Colour;
  near: Colour;
  windows: Colour;
}
const HOURS: Record<'sunset' | 'night' | 'dusk' | 'day' | 'green' | 'blue', Hour> = {
  sunset: {
    sky: ['#160b2e', '#5a2468', '#c24f86', '#f0a0b8'],
    star: '#ffe6ee',
    far: '#a04a84',
    middle: '#572a66',
    near: '#22112e',
    windows: '#ffe0b0',
  },
  night: {
    sky: ['#04081c', '#102a5a', '#2f5a9a', '#6a90c8'],
    star: '#dcecff',
    far: '#2f4f8a',
    middle: '#1a2f60',
    near: '#0a1430',
    windows: '#ffdca0',
  },
  dusk: {
    sky: ['#241420', '#6a3430', '#d8804a', '#ffd09a'],
    star: '#fff0d0',
    far: '#a8644a',
    middle: '#5a3434',
    near: '#24141a',
    windows: '#ffe6b0',
  },
  day: {
    sky: ['#3a6ab0', '#8ab4dc', '#dcecf4', '#fff4dc'],
    star: '#ffffff',
    far: '#9ab4cc',
    middle: '#6a88a8',
    near: '#34506c',
    windows: '#eaf6ff',
  },
  green: {
    sky: ['#06120e', '#12403a', '#2f8a64', '#a0d890'],
    star: '#e6ffd0',
    far: '#2c6a54',
    middle: '#17443a',
    near: '#08201c',
    windows: '#c8ff9a',
  },
  blue: {
    sky: ['#0a0a28', '#2a2a7a', '#5a5ad0', '#c0b8ff'],
    star: '#f0ecff',
    far: '#4a4ab0',
    middle: '#2a2a70',
    near: '#0f0f30',
    windows: '#b8f0ff',
  },
};

/** A city without end. */
export const metropolis =
  (at: keyof typeof HOURS = 'sunset'): Place =>
  (stage) => {
    const { sky, star, far, middle, near, windows } = HOURS[at];
    stage.paint(
      sheet(
        stage.fade([
          [0, sky[0]],
          [0.4, sky[1]],
          [0.68, sky[2]],
          [0.85, sky[3]],
        ]),
      ),
      at === 'day' ? '' : stage.stars(34, 0, 90, 0.9),
    );
    sun(stage, 206, 168, 30, star, mix(star, sky[2], 0.4), 130);
    stage.cloud(sky[3], { x: 150, y: 110, rx: 200, ry: 60, fine: 0.008, opacity: 0.45, cover: -1.05, flat: 2.8 });
    stage.paint(
      towers(stage, { base: 250, low: 60, high: 130, wide: 22, paint: far, windows, lit: 0.06, opacity: 0.75 }),
      stage.glow(150, 250, 200, sky[3], 0.35, 60),
      towers(stage, { base: 268, low: 50, high: 120, wide: 32, paint: middle, windows, lit: 0.12, opacity: 0.95 }),
      traffic(stage, ['#fff0c8', '#ff8a6a', '#9ad7ff']),
      towers(stage, { base: 300, low: 24, high: 92, wide: 44, paint: near, windows, lit: 0.13 }),
    );
    stage.inFront(() => stage.paint(stage.glow(150, 292, 190, sky[3], 0.16, 40)));
    stage.ambient = near;
  };

/** The Jedi Temple above the city. */
export const jediTemple: Place = (stage) => {
  const { sky } = HOURS.dusk;
  stage.paint(
    sheet(
      stage.fade([
        [0, '#2c3464'],
        [0.4, '#a8648a'],
        [0.68, '#ffb078'],
        [0.85, '#ffe0a8'],
      ]),
    ),
  );
  sun(stage, 74, 156, 26, '#fff6dc', '#ffdca0', 130);
  stage.cloud('#ffe0c8', { x: 170, y: 90, rx: 190, ry: 60, fine: 0.009, opacity: 0.6, cover: -1, flat: 2.6 });
  const stone = stage.fade(['#e6cdb4', '#8a6470'], [0, 0, 1, 0.4]);
  const spire = (x: number, y: number, w: number, h: number): string =>
    fill(
      `M${n(x - w / 2)},${y}L${n(x - w * 0.4)},${n(y - h)}Q${n(x - w * 0.7)},${n(y - h - 8)} ${n(x - w * 0.5)},${n(y - h - 14)}L${n(x - w * 0.2)},${n(y - h - 24)}V${n(y - h - 34)}H${n(x + w * 0.2)}V${n(y - h - 24)}L${n(x + w * 0.5)},${n(y - h - 14)}Q${n(x + w * 0.7)},${n(y - h - 8)} ${n(x + w * 0.4)},${n(y - h)}L${n(x + w / 2)},${y}Z`,
      stone,
    ) +
    fill(
      `M${x},${y}V${n(y - h - 34)}H${n(x + w * 0.2)}V${n(y - h - 24)}L${n(x + w * 0.5)},${n(y - h - 14)}L${n(x + w / 2)},${y}Z`,
      '#4a2c44',
      { opacity: 0.35 },
    );
  stage.paint(
    towers(stage, {
      base: 248,
      low: 30,
      high: 70,
      wide: 20,
      paint: '#b8788c',
      windows: '#ffe6c0',
      lit: 0.05,
      opacity: 0.7,
    }),
    spire(150, 200, 26, 92),
    spire(96, 204, 18, 54),
    spire(204, 204, 18, 54),
    spire(70, 208, 16, 44),
    spire(230, 208, 16, 44),
    fill('M40,250L62,196H238L260,250Z', stone),
    fill('M150,196H238L260,250H150Z', '#4a2c44', { opacity: 0.3 }),
    fill('M62,196H238L240,202H60Z', '#fff0d8'),
    times(12, (index) => box(66 + index * 15, 212, 4, 26, '#5a3c50', { opacity: 0.55 })),
    towers(stage, { base: 300, low: 20, high: 52, wide: 34, paint: '#4a2c44', windows: '#ffd8a0', lit: 0.12 }),
    traffic(stage, [sky[3], '#ff9a7a']),
  );
  stage.ambient = '#2c1a2c';
};

/** A city on a stalk among evening clouds. */
export const cloudCity =
  ({
    x = 196,
    y = 150,
    size = 1,
    near = false,
  }: { x?: number; y?: number; size?: number; near?: boolean } = {}): Place =>
  (stage) => {
    eveningClouds(stage);
    const body = `${fill('M-76,0Q-70,-9 0,-11Q70,-9 76,0Q70,9 0,13Q-70,9 -76,0Z', '#6d3a55')}${fill('M-76,0Q0,-13 76,0Q0,4 -76,0Z', '#ffcf9f')}${fill('M-52,9Q0,15 52,9L14,36L6,92L2,128L-2,128L-6,92L-14,36Z', '#4c2a48')}${fill('M-52,9L-14,36L-6,92L-2,128L-4,128L-12,80L-22,36Z', '#ffb98a', { opacity: 0.8 })}${fill('M-44,-8V-20H-34V-9M-26,-10V-34L-19,-40L-12,-34V-11M-4,-11V-52Q0,-60 4,-52V-11M12,-11V-30H22V-10M30,-9V-22L36,-27L42,-22V-8Z', '#7c4260')}${times(16, (index) => box(-60 + index * 7.6, -2 + (index % 3), 2, 1.6, '#fff2c4'))}`;
    stage.paint(`<g transform="translate(${x} ${y}) scale(${near ? size * 1.7 : size})">${body}</g>`);
    frontClouds(stage);
  };

/** Clouds at sunset with nothing else. */
export const openSky: Place = (stage) => {
  eveningClouds(stage);
  frontClouds(stage);
};

function eveningClouds(stage: Stage): void {
  stage.paint(
    sheet(
      stage.fade([
        [0, '#33305f'],
        [0.3, '#a95b72'],
        [0.58, '#ffae72'],
        [0.8, '#ffe2b0'],
        [1, '#e88f64'],
      ]),
    ),
  );
  sun(stage, 96, 158, 17, '#fffbe6', '#fff1c4', 130);
  stage.cloud('#ffd9b4', { x: 150, y: 90, rx: 200, ry: 80, fine: 0.009, opacity: 0.75, cover: -0.95, flat: 2.3 });
  stage.cloud('#9c4a6a', { x: 200, y: 120, rx: 180, ry: 60, fine: 0.01, opacity: 0.6, cover: -1.05, flat: 2.6 });
  stage.ambient = '#2f1a30';
}

function frontClouds(stage: Stage): void {
  stage.cloud('#ffe8c8', { x: 110, y: 228, rx: 200, ry: 70, fine: 0.009, opacity: 0.95, cover: -0.75, flat: 2.4 });
  stage.inFront(() =>
    stage.cloud('#d9785e', { x: 170, y: 306, rx: 220, ry: 44, fine: 0.01, opacity: 0.8, cover: -0.9, flat: 2.2 }),
  );
}

/** A street between walls, awnings and signs. */
export const street =
  (mood: 'market' | 'neon' | 'ruin' = 'market'): Place =>
  (stage) => {
    const { chance } = stage;
    const look = {
      market: { sky: ['#5a86b0', '#f0d8a8'], wall: '#b08a60', dark: '#3a2418', floor: '#c8a070', glow: '#fff0c4' },
      neon: { sky: ['#0a0a2c', '#5a2a8a'], wall: '#2c2a5a', dark: '#08081c', floor: '#2f2a60', glow: '#ff7ad0' },
      ruin: { sky: ['#4a4a52', '#c8a088'], wall: '#7a6a60', dark: '#241c1a', floor: '#8a7868', glow: '#ffc090' },
    }[mood];
    stage.paint(sheet(stage.fade([look.sky[0]!, look.sky[1]!])), stage.glow(150, 150, 120, look.glow, 0.8));
    stage.cloud(look.glow, { x: 150, y: 110, rx: 120, ry: 80, fine: 0.012, opacity: 0.4, cover: -1.05 });
    stage.paint(
      towers(stage, {
        base: 236,
        low: 30,
        high: 70,
        wide: 24,
        paint: mix(look.wall, look.sky[1]!, 0.5),
        windows: look.glow,
        lit: 0.08,
      }),
    );
    for (let row = 0; row < 4; row++) {
      const t = row / 3.4;
      const inner = 112 - 96 * t;
      const outer = 138 - 120 * t;
      const top = 96 - 90 * t;
      const bottom = 196 + 84 * t;
      const paint = mix(mix(look.wall, look.sky[1]!, 0.35), look.dark, t);
      const ragged = mood === 'ruin' ? `l6,${n(chance.between(4, 16))}l5,${n(chance.between(-14, 2))}` : '';
      stage.paint(
        fill(
          `M${n(inner - 40)},${n(top + 6)}L${n(inner)},${n(top + 20)}${ragged}L${n(outer)},${n(top + 34)}V${n(bottom)}H${n(inner - 60)}Z`,
          paint,
        ),
        fill(
          `M${n(340 - inner)},${n(top)}L${n(300 - inner)},${n(top + 22)}L${n(300 - outer)},${n(top + 36)}V${n(bottom)}H${n(360 - inner)}Z`,
          darker(paint, 0.12),
        ),
        times(6, () =>
          box(
            chance.between(inner - 36, inner + 6),
            chance.between(top + 34, bottom - 30),
            3 + t * 4,
            5 + t * 6,
            mood === 'ruin' ? look.dark : look.glow,
            { opacity: 0.75 },
          ),
        ),
        times(6, () =>
          box(
            chance.between(294 - inner, 336 - inner),
            chance.between(top + 34, bottom - 30),
            3 + t * 4,
            5 + t * 6,
            mood === 'ruin' ? look.dark : look.glow,
            { opacity: 0.6 },
          ),
        ),
      );
    }
    stage.paint(fill('M112,206H188L300,300H0Z', stage.fade([look.floor, look.dark])));
    if (mood === 'market')
      stage.paint(
        fill('M0,150L84,178L84,190L0,168Z', '#c8442f'),
        fill('M300,140L222,172V184L300,160Z', '#3f7aa8'),
        fill('M0,150L84,178M20,158v12M44,166v12', 'none'),
        line('M60,120Q150,146 246,112', '#3a2418', 1.2),
        times(9, (index) =>
          fill(
            `M${70 + index * 19},${n(124 + 8 * Math.sin((index / 8) * 3.14))}l6,14l6,-14z`,
            ['#e0a63a', '#c8442f', '#3f8ca8'][index % 3]!,
          ),
        ),
      );
    if (mood === 'neon')
      stage.paint(
        box(40, 108, 8, 44, '#7ffce8'),
        box(246, 96, 9, 54, '#ff5ac8'),
        box(64, 132, 26, 6, '#ffd24a'),
        disc(226, 128, 9, 'none', { more: 'stroke="#7ab8ff" stroke-width="3"' }),
        stage.glow(44, 130, 40, '#3fe8d8', 0.5),
        stage.glow(250, 124, 44, '#ff4ac0', 0.5),
        stage.glow(150, 268, 150, '#a04ae0', 0.35, 30),
      );
    if (mood === 'ruin') {
      stage.cloud('#2c2422', { x: 200, y: 90, rx: 110, ry: 90, fine: 0.016, opacity: 0.8, cover: -0.95 });
      stage.paint(
        stage.glow(214, 190, 50, '#ff8a3c', 0.8),
        times(14, () =>
          fill(
            `M${n(chance.between(0, 300))},${n(chance.between(240, 296))}l${n(chance.between(6, 18))},-8l${n(chance.between(4, 12))},9z`,
            look.dark,
          ),
        ),
      );
    }
    stage.ambient = look.dark;
  };

/** A port: cranes, crates, ships that come and go. */
export const docks: Place = (stage) => {
  stage.paint(
    sheet(
      stage.fade([
        [0, '#2c4a6a'],
        [0.45, '#8aa8b8'],
        [0.62, '#f0dcb8'],
      ]),
    ),
    stage.glow(210, 140, 120, '#fff0c8', 0.8),
  );
  stage.cloud('#fff4e0', { x: 130, y: 90, rx: 190, ry: 60, fine: 0.009, opacity: 0.6, cover: -1, flat: 2.4 });
  const iron = '#33424f';
  stage.paint(
    towers(stage, {
      base: 234,
      low: 20,
      high: 60,
      wide: 26,
      paint: '#7a94a4',
      windows: '#ffe6b0',
      lit: 0.06,
      opacity: 0.8,
    }),
    line('M44,240V92M44,92L130,104M44,92L24,120M44,112L96,100', iron, 5),
    line('M118,102V150', iron, 2),
    box(106, 150, 24, 16, '#b0603a'),
    line('M262,240V112M262,112L196,120M262,128L222,118', iron, 5),
    line('M206,120V146', iron, 2),
    box(196, 146, 20, 14, '#3f7a8a'),
    fill('M0,240H300V300H0Z', stage.fade(['#7a7468', '#2c2a28'])),
    times(13, () => {
      const x = stage.chance.between(-10, 280);
      const y = stage.chance.between(226, 262);
      return (
        box(
          x,
          y,
          stage.chance.between(18, 36),
          stage.chance.between(14, 26),
          stage.chance.pick(['#8a5a3c', '#5a6a74', '#a8803c', '#4a5a4c']),
        ) + line(`M${n(x + 3)},${n(y + 5)}h12`, '#1c1a18', 1.4, { opacity: 0.6 })
      );
    }),
  );
  stage.ambient = '#20262c';
};

/** A red-lit works: pipes, furnaces, ranks of machines. */
export const foundry: Place = (stage) => {
  stage.paint(
    sheet(stage.fade(['#120806', '#5a2412', '#c05a20', '#2c120a'])),
    stage.glow(150, 170, 150, '#ff9a3c', 0.8),
  );
  stage.cloud('#2c120c', { x: 150, y: 70, rx: 210, ry: 90, fine: 0.012, opacity: 0.85, cover: -0.9 });
  stage.paint(
    times(5, (index) =>
      fill(`M${20 + index * 62},300V${110 + (index % 2) * 22}h8v-34h16v34h8V300Z`, index % 2 ? '#3a180e' : '#2c120a'),
    ),
    times(
      6,
      (index) =>
        fill(`M${6 + index * 54},214v-20q14,-16 28,0v20z`, '#ffb04a') +
        stage.glow(20 + index * 54, 206, 26, '#ff8a2a', 0.7),
    ),
    line('M0,96H300M0,120H300M0,60Q150,84 300,60', '#1c0a06', 5),
    fill('M0,226H300V300H0Z', stage.fade(['#4a1e10', '#0c0503'])),
    line('M0,240H300', '#ff9a4a', 1.6, { opacity: 0.7 }),
    times(20, () =>
      disc(stage.chance.between(0, 300), stage.chance.between(120, 290), stage.chance.between(0.6, 1.8), '#ffd080'),
    ),
    oval(150, 286, 150, 10, '#ff8a3c', { opacity: 0.2 }),
  );
  stage.ambient = '#1c0a06';
};
