/** Dry places: Tatooine and its like, Jakku, Jedha, Geonosis, Mustafar, the tombs of the Sith. */
import { type Colour, darker, lighter, mix } from '../draw/colour';
import { box, disc, fill, line, n, oval, sheet, times } from '../draw/shapes';
import type { Place, Stage } from '../draw/stage';
import { dune, planet, ridge, sun, WORLDS } from './sky';

/** Sky from above to the horizon, hills, sand in light and in shade. */
interface Sands {
  sky: readonly [Colour, Colour, Colour];
  hills: Colour;
  sand: readonly [Colour, Colour];
  ambient: Colour;
}

const NOON: Sands = {
  sky: ['#2f6aa8', '#e6b57c', '#ffe3ad'],
  hills: '#b07a68',
  sand: ['#f0b46a', '#7d4523'],
  ambient: '#3a2420',
};
const DUSK: Sands = {
  sky: ['#33265a', '#e0774f', '#ffcf86'],
  hills: '#9c4f4a',
  sand: ['#e9a35a', '#6a361d'],
  ambient: '#3a1d1c',
};
const NIGHT: Sands = {
  sky: ['#070d26', '#24407a', '#7a86b4'],
  hills: '#2f3a66',
  sand: ['#6a719a', '#1a2044'],
  ambient: '#0d1430',
};

function sky(stage: Stage, { sky: [top, middle, low] }: Sands): void {
  stage.paint(
    sheet(
      stage.fade([
        [0, top],
        [0.34, mix(top, middle, 0.6)],
        [0.52, middle],
        [0.66, low],
      ]),
    ),
  );
}

function twinSuns(stage: Stage, x: number, y: number): void {
  sun(stage, x, y, 21, '#fff6dc', '#fff0c4', 110);
  sun(stage, x + 58, y + 38, 15, '#ffd9ae', '#ffb27a', 70);
}

function mesas(stage: Stage, paint: Colour, base = 186): string {
  const { chance } = stage;
  let path = `M0,${base}`;
  for (let x = 0; x < 300;) {
    const wide = chance.between(22, 46);
    const high = chance.between(4, 40);
    path += `L${n(x + 8)},${n(base - high)}L${n(x + wide - 8)},${n(base - high - chance.between(-3, 3))}L${n(x + wide)},${n(base - chance.between(0, 8))}`;
    x += wide + chance.between(0, 14);
  }
  return fill(`${path}L300,${base}V300H0Z`, paint);
}

function dunes(stage: Stage, { sand: [bright, dark] }: Sands): void {
  stage.paint(
    dune(196, 192, 184, stage.fade([lighter(bright, 0.2), darker(bright, 0.25)])),
    dune(214, 216, 206, stage.fade([bright, dark])),
    fill('M170,216Q236,196 300,206V300H120Q150,240 170,216Z', darker(dark, 0.25), { opacity: 0.5 }),
  );
}

function ground(stage: Stage, { sand: [, dark] }: Sands): void {
  stage.paint(
    fill('M0,252Q80,226 180,248T300,238V300H0Z', stage.fade([mix(dark, '#a05a30', 0.25), darker(dark, 0.6)])),
  );
  stage.inFront(() => stage.paint(stage.glow(150, 236, 190, '#ffcf8a', 0.2, 40)));
}

/** The dunes of Tatooine, by day or at dusk. */
export const dunesea =
  (at: 'noon' | 'dusk' | 'night' = 'dusk'): Place =>
  (stage) => {
    const sands = { noon: NOON, dusk: DUSK, night: NIGHT }[at];
    sky(stage, sands);
    if (at === 'night') {
      stage.paint(stage.stars(90, 0, 180, 1.2));
      planet(stage, { x: 222, y: 70, radius: 22, world: WORLDS.ice });
      planet(stage, { x: 84, y: 96, radius: 12, world: WORLDS.desert });
    } else twinSuns(stage, stage.chance.between(84, 120), 112);
    stage.cloud(at === 'night' ? '#8fa0d8' : '#fff2d6', {
      x: 150,
      y: 70,
      rx: 200,
      ry: 60,
      fine: 0.008,
      opacity: 0.4,
      cover: -1.1,
      flat: 3,
    });
    stage.paint(mesas(stage, sands.hills));
    dunes(stage, sands);
    ground(stage, sands);
    stage.ambient = sands.ambient;
  };

/** A farm under two suns: dome, entrance, vaporators. */
export const homestead =
  (at: 'noon' | 'dusk' = 'dusk'): Place =>
  (stage) => {
    const sands = at === 'noon' ? NOON : DUSK;
    sky(stage, sands);
    twinSuns(stage, 96, 104);
    stage.cloud('#fff2d6', { x: 150, y: 70, rx: 200, ry: 60, fine: 0.008, opacity: 0.4, cover: -1.1, flat: 3 });
    stage.paint(mesas(stage, sands.hills));
    dunes(stage, sands);
    const wall = stage.fade(['#e8c08c', '#7a4a2c']);
    const shade = '#3c2016';
    stage.paint(
      fill('M150,216Q150,176 196,174Q242,176 242,216Z', wall),
      fill('M200,174Q242,178 242,216H214Q224,192 200,174Z', shade, { opacity: 0.55 }),
      fill('M182,216V198Q182,188 193,188Q204,188 204,198V216Z', shade),
      fill('M186,216V200Q186,192 193,192Q200,192 200,200V216Z', '#ffcf7a'),
      fill('M236,216Q236,200 254,200Q272,200 272,216Z', wall),
      vaporator(stage, 128, 216, 1),
      vaporator(stage, 284, 210, 0.8),
      vaporator(stage, 40, 202, 0.55),
      vaporator(stage, 66, 200, 0.42),
    );
    ground(stage, sands);
    stage.ambient = sands.ambient;
  };

function vaporator(stage: Stage, x: number, y: number, scale: number): string {
  const metal = stage.fade(['#d8c8b0', '#5a4638'], [0, 0, 1, 0]);
  return `<g transform="translate(${x} ${y}) scale(${scale})">${fill('M-3,0V-62L-1,-78H1L3,-62V0Z', metal)}${fill('M-8,-20H8V-14H-8ZM-7,-34H7V-29H-7ZM-6,-48H6V-44H-6Z', '#8a7460')}${fill('M-6,0L-4,-12H4L6,0Z', '#4a3628')}</g>`;
}

/** Domes and towers of a spaceport. */
export const spaceport: Place = (stage) => {
  sky(stage, NOON);
  twinSuns(stage, 92, 88);
  stage.cloud('#fff2d6', { x: 150, y: 70, rx: 200, ry: 60, fine: 0.008, opacity: 0.4, cover: -1.1, flat: 3 });
  stage.paint(mesas(stage, '#c09a80', 176));
  const wall = stage.fade(['#f0d2a0', '#9a6a42'], [0, 0, 1, 0.6]);
  const back = stage.fade(['#dcb488', '#a87c54']);
  const domes = (list: readonly (readonly [number, number, number])[], paint: Colour): string =>
    list
      .map(([x, y, r]) =>
        fill(
          `M${n(x - r)},${y}Q${n(x - r)},${n(y - r * 1.15)} ${x},${n(y - r * 1.15)}Q${n(x + r)},${n(y - r * 1.15)} ${n(x + r)},${y}V300H${n(x - r)}Z`,
          paint,
        ),
      )
      .join('');
  stage.paint(
    domes(
      [
        [30, 190, 22],
        [84, 186, 18],
        [140, 192, 26],
        [204, 184, 20],
        [262, 190, 26],
      ],
      back,
    ),
    fill('M108,196V138L112,130H120L124,138V196Z', back),
    fill('M228,190V150H238V190Z', back),
    domes(
      [
        [6, 224, 40],
        [100, 226, 34],
        [186, 222, 30],
        [272, 226, 44],
      ],
      wall,
    ),
    fill('M140,226V170L146,160H158L164,170V226Z', wall),
    fill('M146,160L152,146L158,160Z', '#8a5a38'),
  );
  const doors = [
    [16, 224, 9],
    [100, 226, 8],
    [186, 222, 7],
    [262, 226, 10],
  ] as const;
  stage.paint(
    ...doors.map(([x, y, w]) =>
      fill(
        `M${x - w},${y + 24}V${y + 6}Q${x - w},${y - 4} ${x},${y - 4}Q${x + w},${y - 4} ${x + w},${y + 6}V${y + 24}Z`,
        '#4a2c1c',
      ),
    ),
    times(16, () =>
      fill(`M${n(stage.chance.between(0, 300))},${n(stage.chance.between(196, 232))}h4v-5q-2,-3 -4,0z`, '#5a3420', {
        opacity: 0.8,
      }),
    ),
    fill('M0,252Q80,240 180,250T300,244V300H0Z', stage.fade(['#c08a54', '#4a2a18'])),
  );
  stage.ambient = '#3a2418';
};

/** Canyons of rock: an ambush waits. */
export const canyon =
  (at: 'noon' | 'dusk' | 'night' = 'noon'): Place =>
  (stage) => {
    const sands = { noon: NOON, dusk: DUSK, night: NIGHT }[at];
    const { chance } = stage;
    sky(stage, sands);
    if (at === 'night') stage.paint(stage.stars(80, 0, 150, 1.1));
    else sun(stage, 150, 96, 15, '#fff6dc', '#ffe0b0', 90);
    const rockface = at === 'night' ? '#3a4470' : '#b0714a';
    const cliff = (side: 1 | -1, reach: number, paint: Colour): string => {
      let path = side > 0 ? 'M0,0' : 'M300,0';
      for (let y = 30; y <= 300; y += 27) {
        const inner = reach * (0.72 + 0.35 * Math.sin(y / 40)) + chance.between(-9, 9);
        path += `L${n(side > 0 ? inner : 300 - inner)},${y - 14}L${n(side > 0 ? inner + 5 : 295 - inner)},${y}`;
      }
      return fill(`${path}L${side > 0 ? 0 : 300},300Z`, paint);
    };
    stage.paint(
      mesas(stage, mix(sands.hills, sands.sky[2], 0.25), 190),
      cliff(1, 84, mix(rockface, sands.sky[1], 0.4)),
      cliff(-1, 92, mix(rockface, sands.sky[1], 0.3)),
      fill('M0,226Q150,204 300,226V300H0Z', stage.fade([sands.sand[0], sands.sand[1]])),
      cliff(1, 54, stage.fade([mix(rockface, '#000000', 0.25), darker(rockface, 0.62)])),
      cliff(-1, 58, stage.fade([mix(rockface, '#000000', 0.35), darker(rockface, 0.7)])),
      times(12, (index) =>
        line(`M${n(chance.between(0, 44))},${20 + index * 22}h${n(chance.between(8, 30))}`, '#000000', 1.4, {
          opacity: 0.22,
        }),
      ),
    );
    stage.ambient = sands.ambient;
  };

/** Jakku: a fallen destroyer in the sand. */
export const graveyard: Place = (stage) => {
  sky(stage, { ...NOON, sky: ['#5a7ea0', '#d8c098', '#f6e6c0'] });
  sun(stage, 214, 74, 16, '#fffbe8', '#fff0c4', 100);
  stage.cloud('#fff2d6', { x: 150, y: 90, rx: 200, ry: 60, fine: 0.008, opacity: 0.5, cover: -1, flat: 3 });
  const hull = stage.fade(['#8f8a84', '#4a4542']);
  stage.paint(
    `<g opacity=".82">${fill('M18,196L236,86L262,150L250,196Z', hull)}${fill('M18,196L250,196L262,150Z', '#2c2a2c', { opacity: 0.55 })}${fill('M196,106L206,70L236,62L244,92Z', '#6a655f')}${fill('M192,72L240,56L248,66L244,78L196,90Z', '#97918a')}${times(18, () => line(`M${n(stage.chance.between(60, 240))},${n(stage.chance.between(120, 190))}l${n(stage.chance.between(6, 22))},-3`, '#23211f', 1.6, { opacity: 0.5 }))}</g>`,
    fill('M262,168q16,-18 34,-8q10,8 8,36h-48z', '#5a544e', { opacity: 0.8 }),
    fill('M270,196v-30h6v30zM286,196v-40h4v40z', '#3a3633', { opacity: 0.8 }),
    dune(198, 190, 196, stage.fade(['#f0d49a', '#b08a54'])),
    fill('M70,226l16,-34 10,4 -8,30z M86,192l30,-8 2,6 -26,10z', '#4a443f'),
    dune(222, 226, 214, stage.fade(['#e6be7c', '#8a5c30'])),
    fill('M0,254Q80,236 180,252T300,242V300H0Z', stage.fade(['#a8743c', '#4a2c16'])),
  );
  stage.ambient = '#3c2a1c';
};

/** Jedha: a walled city on a mesa, and dust. */
export const jedha: Place = (stage) => {
  const { chance } = stage;
  stage.paint(
    sheet(
      stage.fade([
        [0, '#4a5a72'],
        [0.4, '#b09a88'],
        [0.66, '#e8c8a0'],
      ]),
    ),
  );
  planet(stage, { x: 226, y: 66, radius: 44, world: WORLDS.gas, bands: 6 });
  stage.cloud('#f0dcc0', { x: 130, y: 120, rx: 200, ry: 70, fine: 0.009, opacity: 0.55, cover: -1, flat: 2.6 });
  stage.paint(ridge([70, 76, 60, 64, 40, 44, 30, 36, 26], 220, '#a88a78'));
  const houses = times(30, (index) => {
    const x = 20 + index * 5.6 + chance.between(-3, 3);
    const high = 24 + 34 * Math.exp(-(((x - 100) / 46) ** 2)) * chance.between(0.6, 1.2);
    const roof = chance.odds(0.3) ? `q${n(4)},-8 8,0` : 'h8';
    return (
      fill(`M${n(x)},196V${n(196 - high)}${roof}V196Z`, mix('#8a6450', '#c49a78', chance.next())) +
      box(x + 2, 196 - high + 8, 1.6, 2.4, '#ffd890', { opacity: 0.8 })
    );
  });
  stage.paint(
    fill('M86,196V112L92,96L98,112V196Z', '#8a6450'),
    fill('M88,112q4,-12 8,0z', '#e0b088'),
    houses,
    fill('M6,196L24,190H190L208,200L222,300H0V210Z', stage.fade(['#a87c60', '#5a3c30'])),
    times(14, () =>
      line(`M${n(chance.between(10, 200))},${n(chance.between(206, 280))}v${n(chance.between(10, 30))}`, '#3c261e', 2, {
        opacity: 0.35,
      }),
    ),
    fill('M0,262Q100,240 300,264V300H0Z', '#3a261e'),
  );
  stage.inFront(() =>
    stage.cloud('#e0c09c', { x: 190, y: 270, rx: 180, ry: 50, fine: 0.01, opacity: 0.55, cover: -1, flat: 2.4 }),
  );
  stage.ambient = '#2c201c';
};

/** Geonosis: spires and a ringed sky. */
export const spires: Place = (stage) => {
  const { chance } = stage;
  stage.paint(
    sheet(
      stage.fade([
        [0, '#5a2a1c'],
        [0.45, '#d87a44'],
        [0.7, '#ffc88a'],
      ]),
    ),
  );
  stage.paint(
    line('M-20,96Q150,20 320,70', '#ffd8ac', 7, { opacity: 0.4 }),
    line('M-20,108Q150,32 320,82', '#ffe6c8', 2.4, { opacity: 0.5 }),
  );
  stage.cloud('#ffd0a0', { x: 150, y: 130, rx: 200, ry: 70, fine: 0.009, opacity: 0.4, cover: -1.1, flat: 2.6 });
  const spire = (x: number, base: number, high: number, wide: number, paint: Colour): string =>
    fill(
      `M${n(x - wide)},${base}Q${n(x - wide * 0.35)},${n(base - high * 0.55)} ${n(x - wide * 0.12)},${n(base - high)}L${n(x + wide * 0.1)},${n(base - high * 0.94)}Q${n(x + wide * 0.4)},${n(base - high * 0.5)} ${n(x + wide)},${base}Z`,
      paint,
    );
  stage.paint(
    times(7, (index) => spire(20 + index * 44 + chance.between(-8, 8), 206, chance.between(40, 96), 20, '#b0603a')),
    times(4, (index) =>
      spire(
        10 + index * 92 + chance.between(-12, 12),
        232,
        chance.between(90, 150),
        32,
        stage.fade(['#96482a', '#5a2616']),
      ),
    ),
    fill('M0,232Q150,214 300,234V300H0Z', stage.fade(['#c06a3c', '#4a1e12'])),
    fill('M0,262Q90,244 190,262T300,254V300H0Z', '#34140c'),
  );
  stage.ambient = '#3a170d';
};

/** An arena of stone under the sun. */
export const arena: Place = (stage) => {
  stage.paint(
    sheet(
      stage.fade([
        [0, '#7a4a34'],
        [0.4, '#e0a068'],
        [0.6, '#ffd8a0'],
      ]),
    ),
  );
  sun(stage, 150, 74, 16, '#fff6dc', '#ffe6b0', 100);
  const tier = (y: number, high: number, paint: Colour): string =>
    fill(`M-20,${y}Q150,${y + 44} 320,${y}V${y + high}Q150,${y + high + 44} -20,${y + high}Z`, paint);
  stage.paint(
    fill(
      'M0,128l14,-40 10,36 20,8 18,-52 12,50 26,12 52,4 40,-6 18,-46 14,40 24,-8 16,-44 14,40 22,-8V180H0Z',
      '#a8643c',
    ),
    times(7, (index) => tier(128 + index * 12, 13, index % 2 ? '#b4744a' : '#8f5434')),
    times(150, () =>
      disc(
        stage.chance.between(0, 300),
        stage.chance.between(140, 214),
        1.3,
        stage.chance.pick(['#3a1c12', '#e0b48a', '#5a2c1a']),
      ),
    ),
    fill('M0,212Q150,256 300,212V300H0Z', stage.fade(['#e8b878', '#8a5430'])),
    fill(
      'M62,226h10v-46h-10z M228,226h10v-46h-10z M145,240h10v-58h-10z',
      stage.fade(['#d09a68', '#5a3420'], [0, 0, 1, 0]),
    ),
  );
  stage.ambient = '#3a2014';
};

/** Lava and smoke. */
export const lava: Place = (stage) => {
  const { chance } = stage;
  stage.paint(
    sheet(
      stage.fade([
        [0, '#0c0608'],
        [0.4, '#3a1012'],
        [0.62, '#c0401a'],
        [0.7, '#ff9a3c'],
      ]),
    ),
  );
  stage.paint(stage.glow(150, 196, 200, '#ff7a2a', 0.7, 70));
  stage.cloud('#1a0a0c', { x: 150, y: 90, rx: 220, ry: 110, fine: 0.011, opacity: 0.9, cover: -0.85, flat: 1.6 });
  stage.cloud('#ff6a2a', { x: 170, y: 150, rx: 170, ry: 70, fine: 0.014, opacity: 0.4, cover: -1.1 });
  stage.paint(
    ridge([30, 46, 20, 84, 30, 22, 60, 34, 96, 40, 26], 204, '#240c0e'),
    line('M82,130Q88,160 82,206M232,112Q224,150 236,206', '#ffb050', 2.4, { opacity: 0.9 }),
    fill('M0,204H300V300H0Z', stage.fade(['#ffb04a', '#e0501a', '#5a140c'])),
    times(26, () => {
      const x = chance.between(-20, 290);
      const y = chance.between(208, 296);
      const wide = chance.between(14, 60) * ((y - 190) / 90);
      return fill(
        `M${n(x)},${n(y)}q${n(wide / 2)},${n(-chance.between(3, 8))} ${n(wide)},0q${n(-wide / 3)},${n(chance.between(3, 7))} ${n(-wide)},0Z`,
        '#1c0a0a',
        { opacity: 0.85 },
      );
    }),
    fill('M0,300V232L30,226L52,248L84,258L96,300Z M300,300V222L262,232L250,256L214,266L204,300Z', '#12080a'),
  );
  stage.inFront(() =>
    stage.paint(
      times(26, () =>
        disc(chance.between(0, 300), chance.between(60, 290), chance.between(0.6, 1.8), '#ffb860', {
          opacity: chance.between(0.4, 1),
        }),
      ),
    ),
  );
  stage.ambient = '#260b0b';
};

/** Moraband, Malachor, Korriban: statues of dead lords under a red sky. */
export const tombs: Place = (stage) => {
  stage.paint(
    sheet(
      stage.fade([
        [0, '#1c0810'],
        [0.42, '#6a1a1e'],
        [0.64, '#e0643a'],
        [0.72, '#ffb070'],
      ]),
    ),
  );
  sun(stage, 150, 168, 20, '#ffd0a0', '#ff8a4a', 110);
  stage.cloud('#3a0c14', { x: 150, y: 80, rx: 210, ry: 80, fine: 0.01, opacity: 0.85, cover: -0.95, flat: 2 });
  const statue = (x: number, scale: number, flip: 1 | -1, paint: Colour): string =>
    `<g transform="translate(${x} 236) scale(${n(scale * flip)} ${scale})">${fill('M-26,0L-22,-70L-30,-86L-22,-112L-12,-118L-14,-134Q-10,-152 4,-150Q16,-146 14,-130L12,-118L24,-108L28,-84L20,-72L26,0Z', paint)}${fill('M8,-146Q16,-142 14,-130L12,-118L24,-108L28,-84L20,-72L26,0H10Z', '#000000', { opacity: 0.35 })}${fill('M-40,0H40V-12H-40Z', paint)}</g>`;
  stage.paint(
    ridge([40, 62, 44, 70, 40, 30, 36, 66, 50, 74, 44], 214, '#4a1418'),
    statue(60, 0.62, 1, '#5a1c1c'),
    statue(240, 0.62, -1, '#541a1c'),
    fill('M0,222Q150,206 300,222V300H0Z', stage.fade(['#7a2a20', '#1c0809'])),
    statue(24, 1.06, 1, '#26090e'),
    statue(278, 1.06, -1, '#22080d'),
    fill(
      'M122,300L140,214H160L178,300Z',
      stage.fade([
        [0, '#ff9a60', 0.5],
        [1, '#ff9a60', 0],
      ]),
    ),
  );
  stage.ambient = '#1c080c';
};

/** Crait: white salt over red ground. */
export const saltFlats: Place = (stage) => {
  const { chance } = stage;
  stage.paint(
    sheet(
      stage.fade([
        [0, '#4a5a74'],
        [0.45, '#b8bec8'],
        [0.62, '#eef0ee'],
      ]),
    ),
  );
  stage.cloud('#ffffff', { x: 150, y: 90, rx: 200, ry: 70, fine: 0.008, opacity: 0.6, cover: -1, flat: 2.6 });
  stage.paint(
    ridge([16, 30, 22, 44, 60, 48, 70, 40, 24, 16, 20], 206, '#7d8490'),
    fill('M0,206H300V300H0Z', stage.fade(['#f4f4f0', '#c8c4c0'])),
    times(16, () => {
      const y = chance.between(212, 292);
      const x = chance.between(-10, 280);
      const wide = chance.between(14, 70);
      return fill(
        `M${n(x)},${n(y)}l${n(wide)},${n(-chance.between(1, 4))}l${n(wide * 0.2)},${n(chance.between(2, 6))}l${n(-wide)},${n(chance.between(0, 4))}Z`,
        chance.pick(['#b02a24', '#8f1a1a', '#c8443a']),
        { opacity: 0.75 },
      );
    }),
    line('M-6,262Q120,236 312,248', '#9a1c1c', 5, { opacity: 0.8 }),
  );
  stage.ambient = '#3a2c30';
};

/** A gulf of stone pillars under an open sky: Utapau, Ryloth. */
export const sinkhole: Place = (stage) => {
  stage.paint(sheet('#3a2c24'));
  stage.through('M24,0H276Q262,70 276,120Q262,170 280,200H20Q38,160 24,110Q40,60 24,0Z', () => {
    stage.paint(
      sheet(
        stage.fade([
          [0, '#7ab0d8'],
          [0.5, '#f0e0bc'],
        ]),
      ),
      stage.glow(150, 70, 140, '#fff6d8', 0.8),
    );
    stage.cloud('#ffffff', { x: 150, y: 110, rx: 170, ry: 60, fine: 0.01, opacity: 0.7, cover: -1, flat: 2 });
    stage.paint(
      fill('M40,220V90L52,80V60H64V88L76,96V220Z M232,220V70L244,62V40H254V66L266,74V220Z', '#b8a080'),
      fill('M100,220V140L112,130L124,140V220Z', '#cdb896'),
    );
  });
  stage.paint(
    fill('M0,0H30Q44,60 26,112Q42,160 18,204L0,220Z', stage.fade(['#8a6a50', '#4a3226'])),
    fill('M300,0H270Q256,70 276,118Q258,170 284,200L300,220Z', stage.fade(['#6f523e', '#3a261c'])),
    times(18, (index) =>
      line(
        `M0,${index * 12}q14,4 ${n(stage.chance.between(14, 30))},0M300,${index * 12 + 5}q-14,4 -${n(stage.chance.between(14, 28))},0`,
        '#2c1c14',
        2,
        { opacity: 0.4 },
      ),
    ),
    fill('M0,216Q60,190 110,206L190,206Q250,192 300,214V300H0Z', stage.fade(['#9a7a5c', '#2c1c14'])),
    times(12, () => box(stage.chance.between(4, 26), stage.chance.between(30, 190), 3, 4, '#ffd890', { opacity: 0.9 })),
  );
  stage.ambient = '#241a14';
};

/** A mine or a cave: one light far in. */
export const cave =
  (hue: 'amber' | 'ice' | 'crystal' = 'amber'): Place =>
  (stage) => {
    const { chance } = stage;
    const [bright, middle, dark] = {
      amber: ['#d8a05c', '#7a4a2c', '#1c100c'],
      ice: ['#e6f6ff', '#5f94c0', '#0d2138'],
      crystal: ['#e0c8ff', '#6a4ab0', '#150c2c'],
    }[hue] as [Colour, Colour, Colour];
    stage.paint(
      sheet(
        stage.orb(
          [
            [0, bright],
            [0.35, middle],
            [0.75, darker(middle, 0.6)],
            [1, dark],
          ],
          { radius: 0.62 },
        ),
      ),
    );
    stage.cloud(lighter(bright, 0.3), { x: 150, y: 150, rx: 150, ry: 110, fine: 0.014, opacity: 0.4, cover: -1 });
    const teeth = (up: boolean, near: number, paint: Colour): string => {
      let path = up ? 'M0,0' : 'M0,300';
      for (let index = 0; index <= 13; index++) {
        const side = index < 3 || index > 10 ? 2.2 : 1;
        const reach = chance.between(0.3, 1) * near * side;
        path += `L${index * 24},${n(up ? reach : 300 - reach * 0.85)}L${index * 24 + 12},${up ? 12 : 288}`;
      }
      return fill(`${path}L300,${up ? 0 : 300}Z`, paint);
    };
    stage.paint(teeth(true, 66, mix(dark, middle, 0.4)), teeth(false, 60, mix(dark, middle, 0.35)));
    if (hue !== 'amber')
      stage.paint(
        times(12, () => {
          const x = chance.pick([chance.between(10, 90), chance.between(210, 290)]);
          const y = chance.between(200, 280);
          const high = chance.between(20, 62);
          const lean = (150 - x) * 0.14;
          return (
            fill(
              `M${n(x - 6)},${n(y)}L${n(x + lean)},${n(y - high)}L${n(x + 7)},${n(y)}Z`,
              stage.fade([lighter(bright, 0.5), middle]),
            ) + line(`M${n(x + lean)},${n(y - high)}L${n(x + 1)},${n(y)}`, '#ffffff', 0.8, { opacity: 0.6 })
          );
        }),
      );
    stage.paint(teeth(true, 40, dark), teeth(false, 34, darker(dark, 0.3)));
    stage.paint(oval(150, 282, 130, 16, bright, { opacity: 0.16 }));
    stage.ambient = dark;
  };
