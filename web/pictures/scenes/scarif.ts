/** Scarif, place by place: the locations of Path to Hope. */
import type { Colour } from '../draw/colour';
import { box, disc, fill, line, n, oval, place, ring, sheet, times } from '../draw/shapes';
import type { Place, Stage } from '../draw/stage';
import { deathStar, planet, ridge, sun, WORLDS } from './sky';
import { NEBULAE, paintSpace } from './space';

function palm(stage: Stage, x: number, base: number, scale: number, paint: Colour): string {
  const lean = stage.chance.between(-4, 4);
  return place(
    fill('M-3,0C2,-30 -4,-60 -8,-86L-3,-87C3,-60 8,-30 7,0Z', paint) +
      fill(
        'M-6,-86C-24,-102 -38,-98 -44,-84C-32,-92 -18,-90 -6,-82ZM-6,-86C-18,-112 -32,-116 -42,-108C-28,-108 -16,-98 -6,-84ZM-6,-86C-4,-112 10,-120 22,-114C10,-110 2,-100 -4,-84ZM-5,-86C12,-102 28,-98 36,-84C24,-90 10,-88 -4,-82ZM-6,-84C-14,-80 -24,-70 -24,-58C-18,-68 -10,-74 -4,-78ZM-4,-84C6,-80 16,-68 16,-56C10,-66 2,-74 -5,-78Z',
        paint,
      ),
    x,
    base,
    scale,
    lean,
  );
}

/** A walker far off over the water. */
function walker(x: number, y: number, scale: number, paint: Colour, light: Colour): string {
  return place(
    fill('M36,22L92,18L100,34L96,52L40,54L32,40Z', paint) +
      fill('M36,22L92,18L96,26L38,32Z', light) +
      fill('M14,30L32,26L38,38L32,50L16,52L8,42Z', paint) +
      fill(
        'M40,52L34,80L38,110H46L44,80L50,52ZM84,50L90,78L84,110H92L98,78L94,50ZM56,54L52,80L58,112H66L62,80L66,54ZM72,54L76,80L70,112H78L86,80L82,52Z',
        paint,
      ) +
      fill('M32,108h20v8h-22ZM54,110h18v8h-20ZM68,110h14v8h-16ZM80,108h20v8h-22Z', paint),
    x,
    y,
    scale,
  );
}

const tie = (x: number, y: number, scale: number, paint: Colour): string =>
  place(
    fill('M-16,-14L-11,-16L-10,0L-11,16L-16,14L-18,0ZM16,-14L11,-16L10,0L11,16L16,14L18,0Z', paint) +
      line('M-11,0H11', paint, 3) +
      disc(0, 0, 6, paint),
    x,
    y,
    scale,
  );

export const scarifBeach: Place = (stage) => {
  stage.paint(
    sheet(
      stage.fade([
        [0, '#1d3f63'],
        [0.38, '#c8705a'],
        [0.52, '#ffb878'],
        [0.6, '#ffe0a8'],
      ]),
    ),
  );
  sun(stage, 192, 138, 24, '#fff3d6', '#ffdf9d', 130);
  stage.cloud('#ffd0a8', { x: 130, y: 80, rx: 190, ry: 60, fine: 0.009, opacity: 0.6, cover: -1, flat: 2.6 });
  stage.paint(
    tie(84, 56, 0.7, '#3a2c40'),
    tie(116, 74, 0.5, '#4a3848'),
    tie(58, 86, 0.4, '#5a4450'),
    fill('M0,164H300V212H0Z', stage.fade(['#f2b078', '#4a8a94', '#1f6f86'])),
    walker(92, 82, 0.94, '#3a3444', '#7a6a70'),
    walker(22, 106, 0.52, '#5a4a58', '#8a7078'),
    line('M150,174h92M166,182h54M138,190h112M172,200h48M30,182h60M54,196h48', '#fff0cf', 2, { opacity: 0.65 }),
    fill('M0,212Q80,188 160,206T300,196V300H0Z', stage.fade(['#f0cc94', '#a9794f'])),
    line('M0,214Q80,190 160,208T300,198', '#fff8e6', 4, { opacity: 0.7 }),
    fill('M0,250Q100,224 210,246T300,238V300H0Z', stage.fade(['#9a6a44', '#4a2e20'])),
    palm(stage, 246, 262, 1.5, '#12242a'),
    palm(stage, 20, 270, 1.25, '#12242a'),
    palm(stage, 286, 280, 1.1, '#0c1a1f'),
  );
  stage.ambient = '#2c2430';
};

export const scarifPad: Place = (stage) => {
  stage.paint(
    sheet(
      stage.fade([
        [0, '#0f2a4c'],
        [0.42, '#2f7d9b'],
        [0.58, '#bfe6da'],
      ]),
    ),
    stage.stars(40, 0, 100, 1),
  );
  planet(stage, { x: 62, y: 56, radius: 24, world: WORLDS.ice });
  stage.cloud('#d8f4f0', { x: 190, y: 100, rx: 160, ry: 50, fine: 0.009, opacity: 0.45, cover: -1, flat: 2.6 });
  const hull = stage.fade(['#dfe8f2', '#7d90a5']);
  stage.paint(
    ridge([20, 34, 24, 38, 22, 30, 20], 172, '#2c6a78'),
    fill('M0,168H300V300H0Z', stage.fade(['#3a93a3', '#0e3d52'])),
    line('M24,186h70M130,180h96M208,196h70M66,210h44M200,220h80', '#c9f4ee', 2, { opacity: 0.45 }),
    fill('M136,226h28l10,80h-48Z', '#1c2c3c'),
    oval(150, 226, 134, 33, '#15222f'),
    oval(150, 217, 134, 33, '#546678'),
    oval(150, 217, 118, 27, '#677b8f'),
    oval(150, 217, 84, 18, 'none', { more: 'stroke="#ffd07a" stroke-width="3.4"' }),
    line('M70,217H230M150,198V236', '#ffd07a', 2, { opacity: 0.6 }),
    place(
      fill('M78,160L98,136L164,132L192,152L184,168L92,172Z', hull) +
        fill('M98,136L164,132L192,152L112,156Z', '#eaf2fa') +
        fill('M152,132L168,76L182,76L178,138Z', hull) +
        fill('M104,138L90,90L102,88L124,136Z', '#7d90a5') +
        fill('M82,158L98,142L108,148L98,162Z', '#223448') +
        line('M112,156L184,150M120,164H180', '#4a5a6c', 1.6),
      -12,
      22,
      1.22,
    ),
    [20, 60, 104, 196, 240, 280]
      .map((x) => {
        const y = 217 + Math.sqrt(Math.max(0, 1 - ((x - 150) / 134) ** 2)) * 33;
        return stage.glow(x, y, 13, '#ffd07a', 0.8) + disc(x, y, 3, '#fff4d0');
      })
      .join(''),
    fill('M0,286Q70,266 150,288T300,280V300H0Z', '#0b2531', { opacity: 0.85 }),
  );
  stage.ambient = '#12303c';
};

export const scarifTower: Place = (stage) => {
  stage.paint(
    sheet(
      stage.fade([
        [0, '#14203f'],
        [0.46, '#7b4a6e'],
        [0.72, '#f0a06a'],
        [0.8, '#ffd8a0'],
      ]),
    ),
    stage.stars(60, 0, 130, 1),
  );
  deathStar(stage, 78, 74, 50);
  stage.cloud('#ffd0a8', { x: 180, y: 140, rx: 170, ry: 50, fine: 0.009, opacity: 0.5, cover: -1, flat: 2.8 });
  const stone = stage.fade(['#7a7098', '#3a3450'], [0, 0, 1, 0]);
  stage.paint(
    ridge([16, 30, 18, 26, 14, 34, 22, 28], 236, '#6a4560'),
    fill('M128,300L136,106h28L172,300Z', stone),
    fill('M150,106h14L172,300h-20Z', '#1c1830', { opacity: 0.5 }),
    fill('M124,112L114,90h72L176,112Z', '#8a80a8'),
    fill('M134,90V66h32V90Z', '#6a6288'),
    fill('M106,68Q150,98 194,68Q150,80 106,68Z', '#c0b6d8'),
    line('M150,70V26', '#d8d0ea', 4),
    times(14, (index) =>
      box(140 + (index % 3) * 6, 122 + index * 11, 3.4, 5, '#ffd78f', { opacity: 0.5 + (index % 2) * 0.5 }),
    ),
    stage.glow(150, 26, 40, '#56dcef', 0.9),
    fill('M144,26L150,-30L156,26Z', '#b6f8ff'),
    fill('M136,28L150,-60L164,28Z', '#56dcef', { opacity: 0.25 }),
    fill('M0,244L50,224L96,236L126,222V300H0ZM300,236L252,220L204,236L174,224V300H300Z', '#2a1e33'),
    fill('M26,224v-24h16v22M256,220v-32h12v32', '#2a1e33'),
    fill('M0,270L70,254L150,272L230,252L300,268V300H0Z', '#170f1f'),
    palm(stage, 30, 286, 0.9, '#120b18'),
    palm(stage, 276, 284, 1, '#120b18'),
  );
  stage.ambient = '#1c142a';
};

export const scarifArchive: Place = (stage) => {
  const { chance } = stage;
  stage.paint(sheet(stage.fade(['#051a24', '#0d4650', '#062029'])), stage.glow(150, 110, 90, '#7ff5e0', 0.55, 150));
  for (let row = 0; row < 14; row++)
    for (let column = 0; column < 6; column++) {
      const left = column < 3;
      const near = left ? 2 - column : column - 3;
      const wide = [22, 32, 42][near]!;
      const x = left ? 112 - [22, 60, 108][near]! : 188 + [0, 28, 66][near]!;
      const on = chance.next();
      stage.paint(
        box(x, 4 + row * 21 + near * 3, wide, 15, on < 0.1 ? '#ffd47f' : on < 0.22 ? '#a8fff0' : '#11575f', {
          round: 2,
          opacity: 0.92,
        }),
        box(x + 3, 9 + row * 21 + near * 3, wide * 0.4, 3, '#d6fff7', { opacity: 0.35 }),
      );
    }
  stage.paint(
    fill('M128,0h44l12,300h-68Z', '#03131a', { opacity: 0.88 }),
    line('M136,0L126,300M164,0L174,300', '#69e8d8', 1.8, { opacity: 0.6 }),
    times(7, (index) =>
      line(`M${n(134 - index * 1.2)},${30 + index * 42}H${n(166 + index * 1.2)}`, '#69e8d8', 1.4, { opacity: 0.5 }),
    ),
    box(145, 0, 10, 92, '#8ba6ad'),
    box(132, 92, 36, 16, '#b8ced3', { round: 2 }),
    line('M136,108l-10,18 10,10M164,108l10,18 -10,10', '#b8ced3', 6),
    stage.glow(150, 146, 56, '#ffd47f', 0.7),
    box(133, 124, 34, 40, '#ffd47f', { round: 4 }),
    line('M141,134h18M141,143h12M141,152h16', '#6b4b12', 2.4),
    fill('M0,230H300V300H0Z', '#031319', { opacity: 0.5 }),
  );
  stage.ambient = '#06202a';
};

export const scarifGate: Place = (stage) => {
  paintSpace(stage, {
    nebula: NEBULAE.blue,
    planet: [150, 420, 210],
    world: ['#3aa8c0', '#0a3346', '#8ff2ff'],
    bands: 0,
  });
  const metal = stage.fade(['#e6eef8', '#8797ad', '#3a4658']);
  stage.paint(
    `<g transform="rotate(-9 150 132)">${oval(150, 134, 112, 48, 'none', { more: 'stroke="#1c2738" stroke-width="28"' })}${oval(150, 131, 112, 48, 'none', { more: `stroke="${metal}" stroke-width="19"` })}${oval(150, 127, 114, 49, 'none', { more: 'stroke="#eef4fb" stroke-width="3"' })}${oval(150, 131, 112, 48, 'none', { more: 'stroke="#222d3d" stroke-width="19" stroke-dasharray="3 29" opacity=".75"' })}${oval(150, 134, 97, 38, '#56dcef', { opacity: 0.24 })}${oval(150, 134, 97, 38, 'none', { more: 'stroke="#8ff2ff" stroke-width="2"' })}${line('M68,124L232,144M60,136L222,118M100,100L174,170M198,100L128,171', '#8ff2ff', 1.1, { opacity: 0.5 })}${fill('M145,78h10v-34h-10ZM132,44h36l-5,-13h-26Z', '#aab8cc')}</g>`,
    stage.glow(150, 132, 110, '#56dcef', 0.35, 50),
    place(
      fill('M4,92L176,30L236,74L228,86L120,100Z', metal) +
        fill('M4,92L120,100L228,86L236,74L232,94L120,110Z', '#3b4757') +
        fill('M120,64L182,42L214,66L196,76L132,82Z', '#c7d3e2') +
        fill('M172,44L174,22L190,20L192,44Z', '#97a8be') +
        fill('M164,24L168,14L196,12L202,20L196,26L170,28Z', '#e0e8f2'),
      4,
      10,
      0.46,
    ),
    line('M238,70L220,90M252,60L246,70', '#ff6f61', 2.4),
    fill('M256,58l12,-5 -5,12Z', '#cfe0f5'),
  );
  stage.ambient = '#0a1830';
};

/** A bunker in the jungle: the switch that opens everything. */
export const scarifBunker: Place = (stage) => {
  stage.paint(
    sheet(
      stage.fade([
        [0, '#1c4a6a'],
        [0.4, '#6aa8a8'],
        [0.58, '#f0e0b0'],
      ]),
    ),
  );
  sun(stage, 90, 120, 16, '#fff6dc', '#fff0c0', 110);
  stage.cloud('#fff4dc', { x: 190, y: 80, rx: 160, ry: 50, fine: 0.009, opacity: 0.55, cover: -1, flat: 2.4 });
  const wall = stage.fade(['#a8a89a', '#5a5f5c']);
  stage.paint(
    ridge([40, 56, 44, 60, 50, 64, 46], 200, '#3f7a6c'),
    fill('M48,236L74,172H226L252,236Z', wall),
    fill('M150,172H226L252,236H150Z', '#1c2824', { opacity: 0.35 }),
    box(66, 160, 168, 14, '#7a7f78'),
    fill('M116,236V196H184V236Z', '#20282a'),
    fill('M124,236V202H176V236Z', stage.fade(['#ffd890', '#b0702c'])),
    line('M150,202V236', '#20282a', 3),
    line('M92,160V116M92,116l-14,10M92,116l14,10M208,160V104', '#4a544c', 4),
    ring(208, 98, 9, '#4a544c', 3),
    disc(208, 98, 3, '#ff5a48'),
    stage.glow(208, 98, 18, '#ff5a48', 0.8),
    times(5, (index) => box(78 + index * 8, 186, 5, 16, '#39423c', { opacity: 0.6 })),
    times(5, (index) => box(190 + index * 8, 186, 5, 16, '#2c342f', { opacity: 0.6 })),
    fill('M0,232Q80,218 160,234T300,228V300H0Z', stage.fade(['#c8a874', '#5a4a30'])),
    palm(stage, 30, 262, 1.4, '#14302a'),
    palm(stage, 268, 266, 1.5, '#123028'),
    palm(stage, 4, 280, 1.2, '#0c211c'),
  );
  stage.ambient = '#16302a';
};
