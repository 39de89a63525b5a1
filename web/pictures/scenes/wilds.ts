/** Living and frozen wilds: forests, swamps, ice, shores, grass, temples in the jungle. */
import { type Colour, darker, mix } from '../draw/colour';
import { box, disc, fill, line, n, ring, sheet, times } from '../draw/shapes';
import type { Place, Stage } from '../draw/stage';
import { dune, planet, ridge, sun, WORLDS } from './sky';

/** Sharp peaks with a shaded side. */
function peaks(stage: Stage, base: number, high: number, count: number, paint: Colour, shade: Colour): string {
  const { chance } = stage;
  const step = 300 / count;
  let outline = `M0,${base}`;
  let dark = '';
  for (let index = 0; index < count; index++) {
    const x = step * (index + 0.5) + chance.between(-8, 8);
    const top = base - chance.between(high * 0.4, high);
    outline += `L${n(x)},${n(top)}L${n(step * (index + 1))},${n(base - chance.between(0, high * 0.2))}`;
    dark += `M${n(x)},${n(top)}l${n(step / 2.2)},${n(base - top)}l${n(-step / 3)},0Z`;
  }
  return fill(`${outline}V300H0Z`, paint) + fill(dark, shade, { opacity: 0.6 });
}

function snowfall(stage: Stage, count = 60): void {
  const { chance } = stage;
  stage.inFront(() => {
    stage.paint(
      times(count, () =>
        disc(chance.between(0, 300), chance.between(0, 300), chance.between(0.6, 2.2), '#ffffff', {
          opacity: chance.between(0.3, 0.9),
        }),
      ),
    );
    stage.cloud('#eaf6ff', { x: 150, y: 286, rx: 200, ry: 40, fine: 0.01, opacity: 0.5, cover: -1, flat: 2.5 });
  });
}

/** Hoth: peaks, snow and a small sun; at night, stars and green light. */
export const ice =
  (at: 'day' | 'night' | 'storm' = 'day'): Place =>
  (stage) => {
    const night = at === 'night';
    const storm = at === 'storm';
    stage.paint(
      sheet(
        stage.fade(
          night
            ? [
                [0, '#050c24'],
                [0.4, '#163a63'],
                [0.62, '#5a8cb4'],
              ]
            : storm
              ? [
                  [0, '#4a6482'],
                  [0.4, '#9ab4cc'],
                  [0.62, '#e6f0f8'],
                ]
              : [
                  [0, '#22406e'],
                  [0.35, '#6fa1cc'],
                  [0.6, '#dcefff'],
                ],
        ),
      ),
    );
    if (night) {
      stage.paint(
        stage.stars(80, 0, 150, 1.2),
        line('M-10,110Q80,40 160,90T320,50', '#7dffc0', 16, { opacity: 0.16 }),
        line('M-10,90Q90,30 180,70T320,36', '#8fe0ff', 8, { opacity: 0.2 }),
      );
    } else if (!storm) sun(stage, 216, 110, 11, '#ffffff', '#ffffff', 120);
    stage.cloud('#ffffff', {
      x: 130,
      y: 80,
      rx: 200,
      ry: 80,
      fine: 0.008,
      opacity: storm ? 0.9 : 0.55,
      cover: storm ? -0.85 : -1,
      flat: 2.5,
    });
    const far = stage.fade(night ? ['#3a6690', '#5a8ab4'] : ['#9fc4e4', '#dff0ff']);
    const near = stage.fade(night ? ['#2a5078', '#6a9ac0'] : ['#86b2d8', '#e9f6ff']);
    stage.paint(
      peaks(stage, 196, 66, 6, far, night ? '#1c4064' : '#6f9cc6'),
      peaks(stage, 214, 44, 8, near, night ? '#1a3a5c' : '#5585b4'),
      dune(222, 220, 214, stage.fade(night ? ['#9cc0dc', '#4a769c'] : ['#f3fbff', '#9cc3e2'])),
      fill(
        'M0,250Q100,228 200,246T300,240V300H0Z',
        stage.fade(night ? ['#6a94b8', '#1c3c5c'] : ['#c4def1', '#4d7ba8']),
      ),
    );
    snowfall(stage, storm ? 130 : 60);
    stage.ambient = night ? '#0d2340' : '#1c3a60';
  };

/** A fallen trunk of light between tall trees. */
function trunk(stage: Stage, x: number, wide: number, paint: Colour): string {
  const lean = stage.chance.between(-6, 6);
  return fill(
    `M${n(x - wide / 2)},0L${n(x + wide / 2)},0L${n(x + wide / 2 + 2 + lean)},225Q${n(x + wide * 0.8 + lean)},258 ${n(x + wide * 1.3 + lean)},272H${n(x - wide * 1.3 + lean)}Q${n(x - wide * 0.8 + lean)},258 ${n(x - wide / 2 - 2 + lean)},225Z`,
    paint,
  );
}

function beams(stage: Stage, paint: Colour): string {
  const shine = stage.fade([
    [0, paint, 0.55],
    [1, paint, 0],
  ]);
  return `<g opacity=".5">${(
    [
      [60, 26],
      [120, 18],
      [200, 30],
    ] as const
  )
    .map(([x, wide]) => fill(`M${x},0h${wide}l70,300h${n(-wide * 2.2)}z`, shine))
    .join('')}</g>`;
}

function ferns(stage: Stage, paint: Colour): void {
  const { chance } = stage;
  stage.inFront(() =>
    stage.paint(
      times(17, (index) => {
        const x = index * 19 + chance.between(-8, 8);
        const high = chance.between(24, 50);
        return fill(
          `M${n(x)},300q${n(chance.between(-16, 16))},${n(-high)} ${n(chance.between(-26, 26))},${n(-high - 6)}q-4,${n(high * 0.5)} 8,${n(high + 6)}z`,
          paint,
        );
      }),
    ),
  );
}

interface Woods {
  sky: readonly [Colour, Colour, Colour, Colour];
  light: Colour;
  trunks: readonly [Colour, Colour, Colour, Colour];
}
const WOODS: Record<'endor' | 'kashyyyk' | 'takodana' | 'snow' | 'night' | 'blight', Woods> = {
  endor: {
    sky: ['#0d2a22', '#4f8a58', '#c9dc8f', '#2d4a26'],
    light: '#f3ffb8',
    trunks: ['#8fb374', '#57875a', '#2c5a40', '#0c241c'],
  },
  kashyyyk: {
    sky: ['#16240c', '#7a8a3c', '#e6d88a', '#3a3c18'],
    light: '#fff2b0',
    trunks: ['#a8a866', '#74743c', '#45501f', '#1a200c'],
  },
  takodana: {
    sky: ['#0c2a3c', '#3f8a8a', '#b8e6b0', '#1f4a3c'],
    light: '#e0ffe0',
    trunks: ['#7ab89a', '#3f806a', '#1f5548', '#0a2622'],
  },
  snow: {
    sky: ['#0d1730', '#3a5a8a', '#b8cfe6', '#8fa8c4'],
    light: '#e6f2ff',
    trunks: ['#7f98b8', '#4a6488', '#263c5c', '#0c1628'],
  },
  night: {
    sky: ['#040c14', '#10323c', '#3a7a78', '#0c2420'],
    light: '#9fe8d8',
    trunks: ['#2f6064', '#1c444a', '#0f2c32', '#050f14'],
  },
  blight: {
    sky: ['#1c0a12', '#6d1f28', '#d9705a', '#1a070c'],
    light: '#ffb090',
    trunks: ['#a0483c', '#702630', '#45131e', '#1a070c'],
  },
};

/** Tall straight trees and shafts of light. */
export const forest =
  (kind: keyof typeof WOODS = 'endor'): Place =>
  (stage) => {
    const { sky, light, trunks } = WOODS[kind];
    const { chance } = stage;
    stage.paint(
      sheet(
        stage.fade([
          [0, sky[0]],
          [0.45, sky[1]],
          [0.75, sky[2]],
          [1, sky[3]],
        ]),
      ),
      stage.glow(170, 150, 150, light, 0.75),
    );
    stage.cloud(light, { x: 160, y: 160, rx: 170, ry: 110, fine: 0.012, opacity: 0.45, cover: -1 });
    const rows = [
      [trunks[0], 9, 7],
      [trunks[1], 15, 6],
      [trunks[2], 26, 4],
    ] as const;
    rows.forEach(([paint, wide, count], row) => {
      stage.paint(
        times(count, (index) =>
          trunk(stage, ((index + chance.next() * 0.8) * 320) / count - 10, wide * chance.between(0.75, 1.2), paint),
        ),
      );
      stage.paint(stage.glow(150, 250 - row * 8, 200, light, 0.28, 50));
    });
    stage.paint(beams(stage, light), trunk(stage, -4, 46, trunks[3]), trunk(stage, 306, 52, darker(trunks[3], 0.15)));
    if (kind === 'snow') snowfall(stage);
    else ferns(stage, darker(trunks[3], 0.2));
    stage.ambient = trunks[3];
  };

/** Bright Tree Village: huts and bridges high up in the trees. */
export const treeVillage: Place = (stage) => {
  forest('endor')(stage);
  const wood = stage.fade(['#8a6a3c', '#3a2814']);
  const hut = (x: number, y: number, scale: number): string =>
    `<g transform="translate(${x} ${y}) scale(${scale})">${fill('M-40,0H40L34,10H-34Z', '#2c1e10')}${fill('M-28,0V-26H28V0Z', wood)}${fill('M-38,-22L0,-62L38,-22Q0,-34 -38,-22Z', stage.fade(['#b09a58', '#5a4420']))}${fill('M-8,0V-16Q0,-26 8,-16V0Z', '#ffcf7a')}${box(14, -18, 6, 7, '#ffdf9a')}${line('M-34,10L-12,40M34,10L12,40', '#2c1e10', 3)}</g>`;
  stage.paint(
    fill('M62,0H96L104,300H54Z', stage.fade(['#24402c', '#0d1f16'])),
    fill('M206,0H246L254,300H200Z', stage.fade(['#203a2a', '#0a1a12'])),
    line('M100,184Q150,206 204,168M100,176Q150,198 204,160', '#4a341c', 3),
    times(9, (index) =>
      line(`M${104 + index * 12},${n(178 + 12 * Math.sin((index / 8) * Math.PI) - index * 1.6)}v9`, '#4a341c', 1.6),
    ),
    hut(78, 174, 1),
    hut(226, 158, 1.1),
    hut(150, 96, 0.6),
    stage.glow(78, 164, 46, '#ffcf7a', 0.5),
    stage.glow(226, 148, 50, '#ffcf7a', 0.5),
    stage.glow(150, 90, 26, '#ffcf7a', 0.5),
  );
};

interface Mire {
  dark: Colour;
  fog: Colour;
  light: Colour;
}
const MIRES: Record<'dagobah' | 'dathomir' | 'nalhutta' | 'reef', Mire> = {
  dagobah: { dark: '#0a1a17', fog: '#2c5a4b', light: '#a9c99a' },
  dathomir: { dark: '#1c0a12', fog: '#6d1f28', light: '#d9705a' },
  nalhutta: { dark: '#1a1a08', fog: '#6b6a22', light: '#d8cf7a' },
  reef: { dark: '#06202e', fog: '#1a6a80', light: '#8fe0d8' },
};

function gnarled(x: number, scale: number, paint: Colour): string {
  return `<g transform="translate(${n(x)} 226) scale(${scale})" fill="${paint}"><path d="M-9,0C-8,-60 -16,-90 -10,-130C-20,-150 -40,-158 -62,-176C-40,-170 -22,-164 -8,-150C-6,-170 -14,-196 -22,-230C-8,-206 0,-180 2,-152C14,-172 34,-178 56,-204C44,-172 24,-160 10,-136C8,-96 8,-60 12,0C20,8 34,10 44,22L16,14L4,26L-2,12L-22,24L-14,8L-40,16C-26,6 -14,6 -9,0Z"/><path d="M-40,-168q-2,30 -5,52q-3,-24 0,-54zM30,-182q3,34 1,66q-5,-30 -4,-62zM-18,-160q-1,20 -3,36q-3,-18 -1,-38z" opacity=".8"/></g>`;
}

/** Gnarled trees in still water and fog. */
export const swamp =
  (kind: keyof typeof MIRES = 'dagobah'): Place =>
  (stage) => {
    const { dark, fog, light } = MIRES[kind];
    const { chance } = stage;
    stage.paint(
      sheet(
        stage.fade([
          [0, dark],
          [0.5, fog],
          [0.72, mix(fog, light, 0.6)],
          [1, dark],
        ]),
      ),
      stage.glow(150, 150, 140, light, 0.65),
    );
    stage.cloud(light, { x: 150, y: 130, rx: 190, ry: 120, fine: 0.009, opacity: 0.55, cover: -0.95, flat: 1.6 });
    stage.paint(
      gnarled(70 + chance.between(-12, 12), 0.75, mix(fog, light, 0.25)),
      gnarled(232 + chance.between(-12, 12), 0.7, mix(fog, light, 0.18)),
      gnarled(150 + chance.between(-20, 20), 0.55, mix(fog, light, 0.35)),
      fill(
        'M0,226H300V300H0Z',
        stage.fade([
          [0, mix(light, fog, 0.35)],
          [0.4, fog],
          [1, dark],
        ]),
      ),
      times(14, () =>
        box(chance.between(-20, 280), chance.between(230, 292), chance.between(20, 90), 1.3, light, { opacity: 0.3 }),
      ),
      gnarled(20, 1.2, dark),
      gnarled(288, 1.15, dark),
      line('M60,0Q66,40 58,78M110,0Q106,26 112,50M226,0Q220,44 230,70', dark, 2, { opacity: 0.7 }),
    );
    stage.inFront(() =>
      stage.cloud(light, { x: 150, y: 240, rx: 220, ry: 56, fine: 0.008, opacity: 0.62, cover: -0.95, flat: 3 }),
    );
    stage.ambient = dark;
  };

/** Yoda's hut among the roots. */
export const rootHut: Place = (stage) => {
  swamp('dagobah')(stage);
  const clay = stage.fade(['#a89a74', '#4a4430']);
  stage.paint(
    fill('M66,240Q64,160 150,148Q236,160 236,240Z', clay),
    fill('M156,148Q236,160 236,240H190Q206,186 156,148Z', '#1c1c14', { opacity: 0.5 }),
    fill('M120,240V206Q120,180 146,180Q172,180 172,206V240Z', '#120d08'),
    fill('M128,240V210Q128,190 146,190Q164,190 164,210V240Z', '#ffca70'),
    disc(96, 200, 9, '#ffd98a'),
    disc(200, 196, 8, '#ffd98a'),
    line('M70,236Q40,210 24,244M232,236Q262,206 284,246M100,160Q90,120 60,104M196,158Q214,124 250,112', '#2c2c1c', 7),
    stage.glow(146, 214, 60, '#ffca70', 0.6),
  );
};

/** A temple step by step, each with a lit edge. */
function pyramid(x: number, base: number, wide: number, steps: number, paint: Colour, edge: Colour): string {
  const rise = wide / steps / 1.7;
  const tiers = times(steps, (step) => {
    const w = wide * (1 - step / (steps + 0.6));
    const y = base - step * rise;
    return (
      fill(
        `M${n(x - w / 2)},${n(y)}L${n(x - w / 2 + 7)},${n(y - rise)}H${n(x + w / 2 - 7)}L${n(x + w / 2)},${n(y)}Z`,
        paint,
      ) +
      box(x - w / 2 + 7, y - rise, w - 14, 2.4, edge) +
      fill(`M${n(x + w * 0.16)},${n(y)}v${n(-rise)}H${n(x + w / 2 - 7)}L${n(x + w / 2)},${n(y)}Z`, '#1a1224', {
        opacity: 0.45,
      }) +
      times(Math.floor(w / 16), (index) =>
        box(x - w / 2 + 12 + index * 16, y - rise * 0.6, 3, rise * 0.4, '#1a1224', { opacity: 0.35 }),
      )
    );
  });
  return tiers + box(x - 8, base - rise * 0.8, 16, rise * 0.8, '#ffdf9c');
}

function canopy(stage: Stage, level: number, paint: Colour): string {
  const { chance } = stage;
  let edge = `M0,${level}`;
  for (let x = 0; x <= 300; x += 20)
    edge += `q5,${n(-chance.between(8, 18))} 10,${n(-chance.between(0, 5))}q5,${n(-chance.between(4, 12))} 10,${n(chance.between(0, 5))}`;
  return fill(`${edge}V320H0Z`, paint);
}

/** Yavin 4: temples over the jungle, the red giant above. */
export const jungleTemple =
  (at: 'dawn' | 'night' | 'mist' = 'dawn'): Place =>
  (stage) => {
    const sky = {
      dawn: ['#1d2b56', '#6b6aa0', '#f0a878', '#ffe0a8'],
      night: ['#050a20', '#1a2c5a', '#4a4a80', '#8a6a90'],
      mist: ['#3a4a5a', '#7a9088', '#c8d0a8', '#eae6c0'],
    }[at];
    const leaves = {
      dawn: ['#5c7350', '#34523c', '#152c22'],
      night: ['#23405a', '#16304a', '#081a2c'],
      mist: ['#8aa07c', '#4f7258', '#1c3a2c'],
    }[at];
    stage.paint(
      sheet(stage.fade(sky.map((paint, index) => [[0, 0.35, 0.6, 0.8][index]!, paint] as const))),
      stage.stars(at === 'night' ? 70 : 24, 0, at === 'night' ? 150 : 80, 0.9),
    );
    if (at !== 'mist') planet(stage, { x: 214, y: 74, radius: 58, world: WORLDS.red, bands: 8, lit: [0.3, 0.3] });
    stage.cloud(sky[3]!, { x: 120, y: 160, rx: 200, ry: 60, fine: 0.009, opacity: 0.5, cover: -1, flat: 2.6 });
    const stone =
      at === 'night' ? ['#3a3a5c', '#2a2a48'] : at === 'mist' ? ['#8a9488', '#6a7468'] : ['#8a6470', '#6a4a58'];
    stage.paint(
      pyramid(52, 212, 96, 4, stone[0]!, at === 'night' ? '#7a86c0' : '#ffcf9a'),
      pyramid(168, 224, 178, 5, stone[1]!, at === 'night' ? '#8a96d0' : '#ffd8a0'),
      canopy(stage, 232, leaves[0]!),
      stage.glow(150, 232, 190, sky[3]!, 0.4, 26),
      canopy(stage, 250, leaves[1]!),
      canopy(stage, 272, leaves[2]!),
    );
    stage.ambient = at === 'night' ? '#0c1430' : '#1d1c2c';
  };

/** Grassland under a wide sky: Lothal, Dantooine. */
export const plains =
  (at: 'day' | 'dusk' = 'day'): Place =>
  (stage) => {
    const { chance } = stage;
    const day = at === 'day';
    stage.paint(
      sheet(
        stage.fade(
          day
            ? [
                [0, '#3a7ab0'],
                [0.45, '#b8dce0'],
                [0.62, '#fff0cf'],
              ]
            : [
                [0, '#3a3a70'],
                [0.4, '#c07a8a'],
                [0.62, '#ffd09a'],
              ],
        ),
      ),
    );
    sun(stage, day ? 80 : 210, day ? 78 : 150, 14, '#fffbe8', '#fff0c0', 100);
    stage.cloud('#ffffff', { x: 170, y: 90, rx: 200, ry: 60, fine: 0.009, opacity: 0.75, cover: -1, flat: 2.4 });
    const cone = (x: number, base: number, high: number): string =>
      fill(
        `M${n(x - high * 0.3)},${base}Q${n(x - high * 0.1)},${n(base - high * 0.6)} ${n(x - 3)},${n(base - high)}L${n(x + 4)},${n(base - high)}Q${n(x + high * 0.14)},${n(base - high * 0.5)} ${n(x + high * 0.32)},${base}Z`,
        day ? '#8a9a8c' : '#7a6480',
        { opacity: 0.85 },
      );
    stage.paint(
      ridge([10, 18, 12, 24, 16, 10, 20, 14], 200, day ? '#9ab49c' : '#8a6a86'),
      cone(64, 204, 60),
      cone(96, 204, 36),
      cone(238, 204, 74),
      dune(206, 202, 204, stage.fade(day ? ['#d8d48a', '#8a9a4a'] : ['#d8a86a', '#7a6a3c'])),
      dune(228, 232, 222, stage.fade(day ? ['#b8bc60', '#5a6a2c'] : ['#b08850', '#4a4424'])),
      times(90, () => {
        const x = chance.between(0, 300);
        const y = chance.between(232, 300);
        return line(
          `M${n(x)},${n(y)}q${n(chance.between(-3, 3))},-6 ${n(chance.between(-5, 5))},-11`,
          chance.pick(day ? ['#e0dc90', '#6a7a34', '#c8c870'] : ['#e0b878', '#5a4c28']),
          1.3,
          { opacity: 0.7 },
        );
      }),
    );
    stage.ambient = day ? '#24301c' : '#2c1e28';
  };

/** White sand, palms, a warm sea: Scarif. */
export const beach: Place = (stage) => {
  stage.paint(
    sheet(
      stage.fade([
        [0, '#2f74bc'],
        [0.45, '#a8d8ec'],
        [0.6, '#fff0cf'],
      ]),
    ),
  );
  sun(stage, 210, 118, 16, '#fffbe8', '#fff6d8', 110);
  stage.cloud('#ffffff', { x: 130, y: 80, rx: 190, ry: 60, fine: 0.008, opacity: 0.75, cover: -0.98, flat: 2.6 });
  const palm = (x: number, base: number, scale: number): string =>
    `<g transform="translate(${x} ${base}) scale(${scale})">${line('M0,0C8,-40 2,-80 16,-112', '#4a3422', 8)}${fill('M16,-112q-38,-20 -58,6q32,-12 58,-6z M16,-112q34,-26 60,0q-34,-8 -60,0z M16,-112q-10,-36 -40,-38q28,10 40,38z M16,-112q14,-34 46,-30q-30,8 -46,30z M16,-112q-30,2 -40,34q18,-20 40,-34z M16,-112q30,4 36,36q-16,-22 -36,-36z', '#2c5a3c')}</g>`;
  stage.paint(
    fill('M0,176H300V240H0Z', stage.fade(['#2f8ab0', '#7fd8d8'])),
    line('M10,190H90M120,186H200M220,196H290M40,206H140M170,212H270', '#ffffff', 2, { opacity: 0.5 }),
    fill('M206,178q16,-22 40,-14q30,-8 54,14z', '#4a7a60', { opacity: 0.8 }),
    fill('M0,232Q90,214 170,234T300,226V300H0Z', stage.fade(['#ffedc0', '#b98a54'])),
    line('M0,232Q90,214 170,234T300,226', '#ffffff', 3, { opacity: 0.8 }),
    palm(36, 248, 1.05),
    palm(276, 242, 0.8),
    palm(8, 256, 0.8),
  );
  stage.ambient = '#24465a';
};

/** Naboo: a palace over falls. */
export const palaceFalls: Place = (stage) => {
  stage.paint(
    sheet(
      stage.fade([
        [0, '#4a7ab8'],
        [0.45, '#c8dcec'],
        [0.64, '#ffe8c4'],
      ]),
    ),
  );
  sun(stage, 76, 84, 14, '#fffbe8', '#fff0c4', 100);
  stage.cloud('#ffffff', { x: 170, y: 84, rx: 190, ry: 60, fine: 0.009, opacity: 0.8, cover: -1, flat: 2.2 });
  const stone = stage.fade(['#f4e4c4', '#b08e6a'], [0, 0, 1, 0.5]);
  const dome = stage.fade(['#7fc0a8', '#3a7a70'], [0, 0, 1, 0.5]);
  const towered = (x: number, y: number, w: number, h: number): string =>
    fill(`M${x - w / 2},${y}V${y - h}H${x + w / 2}V${y}Z`, stone) +
    fill(
      `M${n(x - w * 0.56)},${y - h}Q${n(x - w * 0.56)},${n(y - h - w * 0.85)} ${x},${n(y - h - w * 0.95)}Q${n(x + w * 0.56)},${n(y - h - w * 0.85)} ${n(x + w * 0.56)},${y - h}Z`,
      dome,
    ) +
    line(`M${x},${n(y - h - w * 0.9)}v-8`, '#d8b060', 1.6) +
    times(Math.floor(w / 9), (index) =>
      fill(`M${n(x - w / 2 + 4 + index * 9)},${y - h * 0.2}v${n(-h * 0.45)}q2,-4 4,0v${n(h * 0.45)}z`, '#6a4c3c', {
        opacity: 0.7,
      }),
    );
  stage.paint(
    ridge([50, 70, 64, 40, 30, 46, 60, 82, 70], 214, '#8aa8b0'),
    towered(176, 190, 52, 40),
    towered(124, 190, 34, 30),
    towered(226, 190, 34, 28),
    towered(150, 196, 24, 62),
    towered(204, 196, 22, 54),
    towered(90, 196, 24, 20),
    towered(262, 196, 26, 18),
    fill('M40,194H300V236H60Z', stage.fade(['#8a8a70', '#4a5a4c'])),
    ...[84, 130, 190, 244].map((x, index) =>
      fill(
        `M${x - 7},206h14l${4 + index},64h-${22 + index}z`,
        stage.fade([
          [0, '#ffffff', 0.95],
          [1, '#cfe8f4', 0.5],
        ]),
      ),
    ),
    fill('M0,240Q60,214 90,250Q150,262 300,250V300H0Z', stage.fade(['#3f7a5c', '#14382c'])),
  );
  stage.inFront(() =>
    stage.cloud('#ffffff', { x: 170, y: 270, rx: 160, ry: 36, fine: 0.012, opacity: 0.6, cover: -0.95, flat: 1.8 }),
  );
  stage.ambient = '#243440';
};

/** Bubbles of light under a lake: Otoh Gunga. */
export const underwater: Place = (stage) => {
  const { chance } = stage;
  stage.paint(sheet(stage.fade(['#2f9ab0', '#10506e', '#041c30'])), beams(stage, '#c0fff4'));
  stage.cloud('#5fd8d8', { x: 150, y: 120, rx: 190, ry: 130, fine: 0.01, opacity: 0.35, cover: -1, flat: 1.6 });
  const bubble = (x: number, y: number, r: number): string =>
    disc(
      x,
      y,
      r,
      stage.orb(
        [
          [0, '#ffe6a0', 0.95],
          [0.5, '#ffc060', 0.55],
          [0.85, '#7fe0e8', 0.3],
          [1, '#d0fff8', 0.8],
        ],
        { from: [0.4, 0.4] },
      ),
    ) +
    ring(x, y, r, '#e6fffa', 1.4, { opacity: 0.8 }) +
    fill(
      `M${n(x - r * 0.5)},${n(y + r * 0.4)}v${n(-r * 0.5)}h${n(r * 0.3)}v${n(-r * 0.3)}h${n(r * 0.3)}v${n(r * 0.4)}h${n(r * 0.35)}v${n(r * 0.4)}z`,
      '#5a3a20',
      { opacity: 0.7 },
    );
  stage.paint(
    line('M96,176L150,150L214,166M150,150L146,96M96,176L70,226M214,166L236,220', '#3a7a84', 5),
    bubble(150, 146, 46),
    bubble(92, 178, 32),
    bubble(216, 166, 36),
    bubble(146, 86, 24),
    bubble(66, 228, 24),
    bubble(240, 224, 26),
    bubble(40, 150, 14),
    bubble(268, 120, 16),
    times(30, () =>
      ring(chance.between(0, 300), chance.between(0, 300), chance.between(1, 3.4), '#d0fff8', 0.7, { opacity: 0.6 }),
    ),
    fill('M0,300V262Q40,240 80,268Q150,250 210,270Q260,246 300,266V300Z', '#04141f'),
    times(9, (index) =>
      line(
        `M${index * 36 + 6},300q${n(chance.between(-14, 14))},-30 ${n(chance.between(-6, 6))},${n(-chance.between(40, 76))}`,
        '#0a3a3c',
        4,
      ),
    ),
  );
  stage.ambient = '#05202e';
};

/** A castle by a lake among hills: Takodana. */
export const castle: Place = (stage) => {
  stage.paint(
    sheet(
      stage.fade([
        [0, '#4f8ac0'],
        [0.45, '#cfe6ec'],
        [0.62, '#fff2d8'],
      ]),
    ),
  );
  stage.cloud('#ffffff', { x: 140, y: 80, rx: 200, ry: 60, fine: 0.009, opacity: 0.8, cover: -0.98, flat: 2.2 });
  const stone = stage.fade(['#c4b496', '#6a5c4c'], [0, 0, 1, 0.3]);
  stage.paint(
    ridge([40, 66, 50, 74, 56, 60, 44, 70, 52], 212, '#7aa096'),
    ridge([20, 34, 26, 40, 30, 24, 38, 26, 30], 220, '#4f8064'),
    fill(
      'M84,220V150H96V130L104,118L112,130V150H126V104L138,86L150,104V144H166V122L176,108L186,122V150H204V220Z',
      stone,
    ),
    fill('M150,104V144H166V122L176,108L186,122V150H204V220H160Z', '#2c241e', { opacity: 0.45 }),
    times(14, () =>
      box(stage.chance.between(90, 196), stage.chance.between(146, 206), 3, 5, '#ffd890', { opacity: 0.85 }),
    ),
    ...[104, 138, 176].map(
      (x, index) =>
        line(`M${x},${[118, 86, 108][index]}v-22`, '#5a4a3c', 1.6) +
        fill(`M${x},${[98, 66, 88][index]}l16,5 -16,6z`, ['#c8442f', '#e0a63a', '#3f8ca8'][index]!),
    ),
    fill('M0,222H300V262H0Z', stage.fade(['#9fd0dc', '#3a7a94'])),
    line('M20,232H90M120,240H190M200,230H280M60,250H150', '#ffffff', 1.6, { opacity: 0.5 }),
    canopy(stage, 270, '#1c4a34'),
    canopy(stage, 286, '#0d2c20'),
  );
  stage.ambient = '#1c302c';
};

/** Stone huts on a steep green island: Ahch-To. */
export const island: Place = (stage) => {
  stage.paint(
    sheet(
      stage.fade([
        [0, '#5a7a9c'],
        [0.45, '#b8c8d0'],
        [0.64, '#f4ead0'],
      ]),
    ),
  );
  stage.cloud('#ffffff', { x: 150, y: 90, rx: 210, ry: 80, fine: 0.009, opacity: 0.8, cover: -0.92, flat: 1.8 });
  const beehive = (x: number, y: number, s: number): string =>
    `<g transform="translate(${x} ${y}) scale(${s})">${fill('M-16,0Q-18,-26 0,-32Q18,-26 16,0Z', stage.fade(['#b0a890', '#5a564c']))}${fill('M-5,0V-10Q0,-16 5,-10V0Z', '#1c1a16')}${line('M-14,-8H14M-13,-16H13M-10,-23H10', '#4a463c', 1, { opacity: 0.6 })}</g>`;
  stage.paint(
    fill('M0,212H300V300H0Z', stage.fade(['#7fa0b4', '#2c4a60'])),
    line('M10,222H80M220,228H290M30,236H60', '#ffffff', 1.6, { opacity: 0.5 }),
    fill('M196,216L222,120L238,96L252,132L276,216Z', '#6a7a74', { opacity: 0.7 }),
    fill('M20,250L74,130L96,90L112,70L130,96L160,150L214,250Z', stage.fade(['#8a9a6c', '#3a4a34'])),
    fill('M112,70L130,96L160,150L214,250H150L126,150Z', '#1c2820', { opacity: 0.45 }),
    line('M104,250L112,214L96,190L112,168L102,140L116,112', '#d8d0b8', 3, { opacity: 0.75 }),
    beehive(86, 196, 0.8),
    beehive(130, 182, 0.7),
    beehive(112, 216, 0.9),
    beehive(146, 220, 0.8),
    fill('M0,258Q80,236 160,256T300,252V300H0Z', '#24322a'),
  );
  stage.ambient = '#202c30';
};

/** Fungus as high as trees: Felucia. */
export const fungus: Place = (stage) => {
  const { chance } = stage;
  stage.paint(
    sheet(
      stage.fade([
        [0, '#1c2a5a'],
        [0.4, '#7a4a90'],
        [0.64, '#f0a0b8'],
        [0.8, '#ffe0b0'],
      ]),
    ),
  );
  planet(stage, { x: 70, y: 70, radius: 26, world: WORLDS.violet });
  stage.cloud('#ffd0e0', { x: 150, y: 140, rx: 190, ry: 80, fine: 0.01, opacity: 0.5, cover: -1, flat: 2 });
  const stalk = (x: number, base: number, high: number, cap: number, paint: Colour, top: Colour): string =>
    fill(
      `M${n(x - 4)},${base}Q${n(x - 2)},${n(base - high * 0.6)} ${n(x + 2)},${n(base - high)}L${n(x + 8)},${n(base - high)}Q${n(x + 4)},${n(base - high * 0.5)} ${n(x + 8)},${base}Z`,
      paint,
    ) +
    fill(
      `M${n(x + 5 - cap)},${n(base - high + 4)}Q${n(x + 5)},${n(base - high - cap * 0.9)} ${n(x + 5 + cap)},${n(base - high + 4)}Q${n(x + 5)},${n(base - high + 12)} ${n(x + 5 - cap)},${n(base - high + 4)}Z`,
      top,
    );
  stage.paint(
    times(8, (index) =>
      stalk(
        index * 40 + chance.between(-10, 10),
        232,
        chance.between(50, 110),
        chance.between(16, 28),
        '#8a5a90',
        chance.pick(['#d890b8', '#b0a0e0', '#8fd0c0']),
      ),
    ),
    fill('M0,226Q150,206 300,228V300H0Z', stage.fade(['#5a8a7c', '#1c3a44'])),
    times(5, (index) =>
      stalk(
        index * 66 + chance.between(-14, 14),
        266,
        chance.between(90, 150),
        chance.between(26, 44),
        '#3a2a5a',
        stage.fade([chance.pick(['#f07ab0', '#7ad8c8', '#c0a0ff']), '#4a2a6a']),
      ),
    ),
    times(30, () =>
      disc(chance.between(0, 300), chance.between(120, 280), chance.between(0.8, 2.4), '#ffe6f0', { opacity: 0.7 }),
    ),
  );
  stage.ambient = '#1c1434';
};

/** Sea and storm, a city on stilts: Kamino, Mon Cala. */
export const ocean =
  (at: 'storm' | 'day' = 'day'): Place =>
  (stage) => {
    const { chance } = stage;
    const storm = at === 'storm';
    stage.paint(
      sheet(
        stage.fade(
          storm
            ? [
                [0, '#101a2a'],
                [0.5, '#3a5068'],
                [0.66, '#7f98a8'],
              ]
            : [
                [0, '#2a6ab0'],
                [0.5, '#9fd0ec'],
                [0.66, '#f4f4e0'],
              ],
        ),
      ),
    );
    stage.cloud(storm ? '#0a1018' : '#ffffff', {
      x: 150,
      y: 80,
      rx: 220,
      ry: 90,
      fine: 0.01,
      opacity: 0.85,
      cover: -0.9,
      flat: 2,
    });
    const stilt = (x: number, y: number, s: number): string =>
      `<g transform="translate(${x} ${y}) scale(${s})">${fill('M-50,0Q-46,-26 0,-34Q46,-26 50,0Q46,10 0,14Q-46,10 -50,0Z', stage.fade(storm ? ['#c8d4dc', '#5a6874'] : ['#f8f4ec', '#a8b8c4']))}${fill('M-12,12L-6,60H6L12,12ZM-40,6L-30,60H-24L-28,10ZM40,6L30,60H24L28,10Z', storm ? '#3a4854' : '#7a98ac')}${times(8, (index) => box(-38 + index * 10, -8, 4, 3, '#ffe6a8'))}</g>`;
    stage.paint(
      stilt(150, 152, 1.2),
      stilt(52, 174, 0.6),
      stilt(256, 170, 0.7),
      fill('M0,206H300V300H0Z', stage.fade(storm ? ['#4a6478', '#0c1a28'] : ['#3a9cc0', '#0c3a5c'])),
      times(26, () => {
        const x = chance.between(-20, 290);
        const y = chance.between(212, 294);
        return line(
          `M${n(x)},${n(y)}q${n(chance.between(8, 16))},-6 ${n(chance.between(18, 40))},0`,
          '#ffffff',
          chance.between(1, 2.4),
          { opacity: 0.45 },
        );
      }),
    );
    if (storm)
      stage.paint(line('M214,10L200,58L214,62L196,112', '#e6f4ff', 2.4), stage.glow(206, 60, 70, '#bfe0ff', 0.6));
    if (storm)
      stage.inFront(() =>
        stage.paint(
          times(70, () =>
            line(`M${n(chance.between(0, 320))},${n(chance.between(0, 290))}l-5,16`, '#cfe2f0', 0.9, { opacity: 0.4 }),
          ),
        ),
      );
    stage.ambient = storm ? '#131c28' : '#12384e';
  };

/** The sheer white towers of a crystal world: Mygeeto, Ilum. */
export const crystals: Place = (stage) => {
  const { chance } = stage;
  stage.paint(
    sheet(
      stage.fade([
        [0, '#16183c'],
        [0.45, '#5a5aa0'],
        [0.7, '#c8c4f0'],
      ]),
    ),
    stage.stars(50, 0, 120, 1),
  );
  stage.cloud('#e0dcff', { x: 150, y: 120, rx: 190, ry: 80, fine: 0.01, opacity: 0.4, cover: -1.05, flat: 2 });
  const shard = (
    x: number,
    base: number,
    high: number,
    wide: number,
    lean: number,
    bright: Colour,
    dark: Colour,
  ): string =>
    fill(
      `M${n(x - wide)},${base}L${n(x - wide * 0.6 + lean)},${n(base - high * 0.8)}L${n(x + lean)},${n(base - high)}L${n(x)},${base}Z`,
      bright,
    ) +
    fill(
      `M${n(x)},${base}L${n(x + lean)},${n(base - high)}L${n(x + wide * 0.7 + lean)},${n(base - high * 0.74)}L${n(x + wide)},${base}Z`,
      dark,
    );
  stage.paint(
    times(12, (index) =>
      shard(
        index * 28 + chance.between(-8, 8),
        214,
        chance.between(40, 110),
        chance.between(8, 15),
        chance.between(-14, 14),
        '#a8a4e0',
        '#5a58a4',
      ),
    ),
    fill('M0,214Q150,200 300,216V300H0Z', stage.fade(['#d8d8f4', '#5a5a9c'])),
    times(7, () =>
      shard(
        chance.pick([chance.between(-6, 84), chance.between(216, 306)]),
        262,
        chance.between(60, 150),
        chance.between(12, 22),
        chance.between(-16, 16),
        '#f0eeff',
        '#6a66b8',
      ),
    ),
  );
  stage.inFront(() =>
    stage.paint(
      times(40, () =>
        disc(chance.between(0, 300), chance.between(0, 300), chance.between(0.5, 1.6), '#ffffff', { opacity: 0.7 }),
      ),
    ),
  );
  stage.ambient = '#14143a';
};

/** A grey spirit-world between day and night: Mortis. */
export const mortis =
  (at: 'day' | 'night'): Place =>
  (stage) => {
    const day = at === 'day';
    stage.paint(
      sheet(
        stage.fade(
          day
            ? [
                [0, '#6fb4d8'],
                [0.5, '#f0f4d8'],
                [0.7, '#c8e8a0'],
              ]
            : [
                [0, '#0a0818'],
                [0.5, '#3a1c4a'],
                [0.7, '#8a3a4a'],
              ],
        ),
      ),
    );
    stage.cloud(day ? '#ffffff' : '#1c0a24', {
      x: 150,
      y: 90,
      rx: 200,
      ry: 80,
      fine: 0.01,
      opacity: 0.8,
      cover: -0.95,
      flat: 1.8,
    });
    if (!day) stage.paint(stage.stars(60, 0, 140, 1.1), line('M80,20L92,64L84,70L98,120', '#e0a0ff', 2));
    else sun(stage, 150, 84, 16, '#fffbe8', '#fffbe0', 120);
    stage.paint(
      fill('M110,216V128L150,84L190,128V216Z', stage.fade(day ? ['#f4ecd8', '#a89c84'] : ['#4a3a58', '#1c1226'])),
      fill('M150,84L190,128V216H150Z', '#000000', { opacity: 0.25 }),
      fill('M150,116l12,22 -12,22 -12,-22z', day ? '#ffd870' : '#ff5a68'),
      stage.glow(150, 138, 50, day ? '#fff0a0' : '#ff3a50', 0.7),
      dune(216, 210, 216, stage.fade(day ? ['#a8d080', '#3f6a34'] : ['#3a2438', '#0c0610'])),
      gnarled(40, day ? 0.7 : 0.95, day ? '#4a6a34' : '#0c0610'),
      gnarled(268, day ? 0.8 : 1, day ? '#42602e' : '#0a050e'),
    );
    stage.ambient = day ? '#24321c' : '#100816';
  };
