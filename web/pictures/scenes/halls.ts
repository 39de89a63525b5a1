/** Under a roof: hangars, bridges, corridors, throne rooms, cantinas, chambers, cells. */
import { type Colour, darker, mix } from '../draw/colour';
import { LEFT, RIGHT } from '../draw/ink';
import { box, disc, fill, line, n, oval, ring, sheet, times } from '../draw/shapes';
import type { Place, Stage } from '../draw/stage';
import { circle, planet, sun, WORLDS, type World } from './sky';
import { NEBULAE, type Nebula, paintSpace } from './space';

interface Bay {
  wall: Colour;
  dark: Colour;
  lamp: Colour;
  sky: readonly [Colour, Colour, Colour];
  world: World | null;
}
const BAYS: Record<'rebel' | 'imperial' | 'snow' | 'dock', Bay> = {
  rebel: {
    wall: '#4c4a45',
    dark: '#12100e',
    lamp: '#ffd9a0',
    sky: ['#0d2b52', '#5b8fc0', '#ffc98a'],
    world: WORLDS.red,
  },
  imperial: {
    wall: '#39434f',
    dark: '#0b0f15',
    lamp: '#dcecff',
    sky: ['#122146', '#2b5590', '#7ea7cf'],
    world: WORLDS.steel,
  },
  snow: { wall: '#7a96b4', dark: '#16283c', lamp: '#fff0d0', sky: ['#6a9ac8', '#cfe4f4', '#ffffff'], world: null },
  dock: { wall: '#7a6248', dark: '#241a12', lamp: '#ffe0a0', sky: ['#3a7ab0', '#e0c89a', '#ffe6b8'], world: null },
};

/** A deep bay with its mouth open to the sky. */
export const hangar =
  (kind: keyof typeof BAYS = 'rebel'): Place =>
  (stage) => {
    const { wall, dark, lamp, sky, world } = BAYS[kind];
    stage.paint(sheet(stage.fade([darker(dark, 0.3), wall, darker(dark, 0.1)])));
    stage.through('M78,92H222V178H78Z', () => {
      stage.paint(
        sheet(stage.fadeOver([sky[0], sky[1], sky[2]], 0, 92, 0, 178)),
        world ? stage.stars(26, 92, 150, 0.9) : '',
      );
      if (world)
        planet(
          stage,
          kind === 'imperial' ? { x: 190, y: 190, radius: 42, world } : { x: 180, y: 118, radius: 30, world, bands: 5 },
        );
      else if (kind === 'snow')
        stage.paint(fill('M78,178L104,150L124,164L150,138L178,166L200,148L222,170V178Z', '#b8d4ec'));
      else sun(stage, 116, 118, 9, '#fff6dc', '#fff0c4', 50);
    });
    stage.paint(
      fill('M0,0H300L222,92H78Z', stage.fade([dark, mix(wall, dark, 0.35)])),
      fill('M0,0L78,92V178L0,262Z', stage.fade([dark, wall], RIGHT)),
      fill('M300,0L222,92V178L300,262Z', stage.fade([dark, wall], LEFT)),
      fill(
        'M0,262L78,178H222L300,262V300H0Z',
        stage.fade([
          [0, mix(wall, '#ffffff', 0.28)],
          [0.35, mix(wall, dark, 0.35)],
          [1, dark],
        ]),
      ),
    );
    for (let step = 0; step < 6; step++) {
      const t = (step / 6) ** 1.7;
      const x = 78 * t;
      const lamps = 78 * Math.min(1, t + 0.06);
      const top = 140 - 48 * (1 - t);
      stage.paint(
        line(
          `M${n(x)},${n(92 * t)}V${n(262 - 84 * t)}M${n(300 - x)},${n(92 * t)}V${n(262 - 84 * t)}`,
          '#000000',
          4 - 3 * t,
          { opacity: 0.45 },
        ),
        line(`M${n(x)},${n(92 * t)}H${n(300 - x)}`, '#000000', 4 - 3 * t, { opacity: 0.35 }),
        line(
          `M${n(lamps)},${n(top)}v${n(46 * (1 - t) + 10)}M${n(300 - lamps)},${n(top)}v${n(46 * (1 - t) + 10)}`,
          lamp,
          4.6 - 3.6 * t,
          { opacity: 0.9 - t * 0.2 },
        ),
      );
    }
    stage.paint(
      times(5, (step) => {
        const t = (step / 5) ** 2;
        return line(`M${n(78 - 78 * t)},${n(182 + 84 * t)}H${n(222 + 78 * t)}`, '#000000', 0.6 + t * 2, {
          opacity: 0.3,
        });
      }),
      fill(
        'M120,178L70,300H230L180,178Z',
        stage.fade([
          [0, lamp, 0.5],
          [1, '#ffffff', 0],
        ]),
      ),
      kind === 'imperial'
        ? line('M60,262L104,190M240,262L196,190', '#ff5a48', 2.4, { opacity: 0.7 })
        : crates(stage, kind === 'snow' ? ['#8aa0b4', '#5a7088'] : ['#7a5c3c', '#5a5a4c', '#8a6a34']),
      stage.glow(150, 140, 130, lamp, 0.34, 80),
    );
    stage.ambient = dark;
  };

function crates(stage: Stage, paints: readonly Colour[]): string {
  const { chance } = stage;
  return [
    [12, 238, 30],
    [34, 228, 24],
    [20, 214, 20],
    [258, 232, 30],
    [246, 244, 24],
    [270, 212, 22],
  ]
    .map(
      ([x, y, size]) =>
        box(x!, y!, size!, size! * 0.8, chance.pick(paints)) +
        line(`M${x! + 2},${y! + 4}h${size! - 4}M${x! + 2},${n(y! + size! * 0.65)}h${size! - 4}`, '#000000', 1.3, {
          opacity: 0.35,
        }),
    )
    .join('');
}

/** The bridge of a great ship: windows on space, crew pits below. */
export const bridge =
  ({
    nebula = ['#060d20', '#23406f', '#3c3f86'],
    world = WORLDS.steel,
    at = [226, 228, 92],
    station,
    warm = false,
  }: {
    nebula?: Nebula;
    world?: World;
    at?: readonly [number, number, number] | null;
    station?: readonly [number, number, number];
    warm?: boolean;
  } = {}): Place =>
  (stage) => {
    const { chance } = stage;
    const [frame, edge] = warm ? ['#2a1e18', '#ffd0a0'] : ['#141b25', '#9fc6ee'];
    stage.paint(sheet(warm ? '#120c0a' : '#0a0e15'));
    stage.through('M20,64L280,64L262,186L38,186Z', () =>
      paintSpace(stage, {
        nebula,
        planet: station ? null : at,
        world,
        bands: 0,
        ...(station && { deathStar: station }),
      }),
    );
    stage.paint(
      [20, 85, 150, 215, 280].map((x) => line(`M${x},60L${n(150 + (x - 150) * 0.86)},190`, frame, 7)).join(''),
      line('M32,124H268', frame, 5),
      fill('M0,40H300V66H0Z', mix(frame, '#ffffff', 0.03)),
      line('M0,66H300', edge, 1.4, { opacity: 0.35 }),
      fill('M20,0H280L270,40H30Z', darker(frame, 0.25)),
      times(7, (index) => box(48 + index * 30, 48, 14, 4, edge, { opacity: 0.5 })),
      fill(
        'M38,186H262L300,212V300H0V212Z',
        stage.fade([
          [0, warm ? '#4a3628' : '#2a3542'],
          [0.4, warm ? '#241a14' : '#151c26'],
          [1, '#080b11'],
        ]),
      ),
      fill(
        'M112,186H188L216,300H84Z',
        stage.fade([
          [0, warm ? '#a88a6c' : '#5d7389'],
          [0.3, warm ? '#4a3a2e' : '#2d3946'],
          [1, '#10161e'],
        ]),
      ),
      line('M112,186L84,300M188,186L216,300', edge, 1.6, { opacity: 0.4 }),
      times(40, () =>
        box(
          chance.odds(0.5) ? chance.between(4, 84) : chance.between(216, 294),
          chance.between(216, 294),
          chance.between(2, 6),
          2,
          chance.pick(['#6fe0ff', '#ff5f5f', '#ffd27a', '#9fb6c9']),
          { opacity: chance.between(0.4, 0.95) },
        ),
      ),
      stage.glow(150, 170, 150, edge, 0.22, 70),
    );
    stage.ambient = warm ? '#1a120e' : '#0d131c';
  };

/** The Emperor's throne room: a round window, red light, steps. */
export const throne =
  ({
    world = WORLDS.blood,
    nebula = ['#0e0614', '#5c1430', '#8f2440'],
    red = true,
  }: { world?: World; nebula?: Nebula; red?: boolean } = {}): Place =>
  (stage) => {
    const glow = red ? '#ff4658' : '#9fc4ff';
    const dark = red ? '#0b0509' : '#060a10';
    stage.paint(
      sheet(
        stage.orb(
          red
            ? [
                [0, '#5a0f1e'],
                [0.45, '#2a0813'],
                [1, '#080308'],
              ]
            : [
                [0, '#1c3050'],
                [0.45, '#0e1828'],
                [1, '#04060c'],
              ],
          { y: 0.42, radius: 0.75 },
        ),
      ),
    );
    stage.through(circle(150, 116, 92), () => paintSpace(stage, { planet: [210, 220, 90], world, nebula, bands: 0 }));
    stage.paint(
      ring(150, 116, 95, dark, 9),
      ring(150, 116, 52, dark, 4),
      ring(150, 116, 21, dark, 4),
      times(12, (index) => {
        const angle = (index * Math.PI) / 6;
        return line(
          `M${n(150 + 22 * Math.cos(angle))},${n(116 + 22 * Math.sin(angle))}L${n(150 + 96 * Math.cos(angle))},${n(116 + 96 * Math.sin(angle))}`,
          dark,
          4,
        );
      }),
      ring(150, 116, 90.5, glow, 1.2, { opacity: 0.5 }),
      [14, 44]
        .map(
          (x, index) =>
            fill(`M${x},0h22v300h-22zM${278 - x},0h22v300h-22z`, index ? mix(dark, glow, 0.06) : dark) +
            line(`M${x + 10},30v190M${290 - x},30v190`, glow, index ? 2 : 3, { opacity: index ? 0.6 : 0.95 }),
        )
        .join(''),
      stage.glow(24, 130, 60, glow, 0.4, 160),
      stage.glow(276, 130, 60, glow, 0.4, 160),
      times(
        5,
        (step) =>
          box(
            60 - step * 16,
            222 + step * 15,
            180 + step * 32,
            16,
            mix(red ? '#3b0f1a' : '#22344c', '#090306', step / 5),
          ) + box(60 - step * 16, 222 + step * 15, 180 + step * 32, 1.3, glow, { opacity: 0.5 - step * 0.08 }),
      ),
    );
    stage.inFront(() =>
      stage.cloud(red ? '#a01830' : '#3a5a90', {
        x: 150,
        y: 274,
        rx: 200,
        ry: 52,
        fine: 0.009,
        opacity: 0.45,
        cover: -1,
        flat: 2.4,
      }),
    );
    stage.ambient = red ? '#150509' : '#0a101c';
  };

/** A passage of a ship or station, red for alarm, white otherwise. */
export const corridor =
  (mood: 'red' | 'white' | 'blue' | 'warm' = 'white'): Place =>
  (stage) => {
    const { far, lamp, end } = {
      red: { far: '#58231d', lamp: '#ff5a48', end: '#ffb090' },
      white: { far: '#7c8894', lamp: '#dff0ff', end: '#f4faff' },
      blue: { far: '#2c4a7a', lamp: '#6fb8ff', end: '#cfe8ff' },
      warm: { far: '#7a5c3c', lamp: '#ffd9a0', end: '#fff0d0' },
    }[mood];
    stage.paint(sheet('#06080c'));
    for (let step = 0; step < 9; step++) {
      const k = (1 - step / 9.6) ** 2;
      const w = 175 * k + 16;
      const h = 160 * k + 14;
      const point = (x: number, y: number): string => `${n(150 + w * x)},${n(138 + h * y)}`;
      const shade = (step / 9) * 0.9 + (step % 2 ? 0.06 : 0);
      stage.paint(
        `<path d="M${point(-0.5, -1)}L${point(0.5, -1)}L${point(1, -0.1)}L${point(0.62, 1)}L${point(-0.62, 1)}L${point(-1, -0.1)}Z" fill="${mix('#0a0d12', far, shade)}" stroke="#05070a" stroke-width="${n(5 * k + 0.6)}"/>`,
        line(
          `M${point(-0.96, -0.06)}L${point(-0.7, 0.7)}M${point(0.96, -0.06)}L${point(0.7, 0.7)}`,
          lamp,
          4 * k + 0.5,
          { opacity: 0.5 + step * 0.05 },
        ),
        step % 2 ? line(`M${point(-0.36, -0.97)}L${point(0.36, -0.97)}`, lamp, 3 * k + 0.4, { opacity: 0.6 }) : '',
      );
    }
    stage.paint(
      stage.glow(150, 138, 90, end, 0.9),
      fill(
        'M140,146L40,300H260L160,146Z',
        stage.fade([
          [0, end, 0.5],
          [1, '#000000', 0],
        ]),
      ),
    );
    stage.ambient = mood === 'red' ? '#140a0a' : mood === 'warm' ? '#16100a' : '#0e1116';
  };

/** A low bar full of arches, lamps and shapes in the dark. */
export const cantina =
  (mood: 'amber' | 'green' | 'violet' = 'amber'): Place =>
  (stage) => {
    const tone = {
      amber: ['#5a3018', '#ffb35a', '#8a5127'],
      green: ['#24401c', '#b8e06a', '#4a6a2c'],
      violet: ['#3a1c5a', '#d08aff', '#5a2f8a'],
    }[mood] as [Colour, Colour, Colour];
    const [wall, lamp, counter] = tone;
    const dark = darker(wall, 0.72);
    stage.paint(sheet(stage.fade([dark, wall, dark])), stage.glow(150, 120, 160, lamp, 0.6));
    const bright = stage.fade([
      [0, mix(lamp, '#ffffff', 0.3)],
      [0.6, mix(wall, lamp, 0.4)],
      [1, wall],
    ]);
    const dim = stage.fade(['#3b6a8c', mix(wall, lamp, 0.5), darker(wall, 0.35)]);
    stage.paint(
      [42, 118, 194]
        .map(
          (x) =>
            fill(`M${x},210V112a32,36 0 0 1 64,0V210Z`, bright) + fill(`M${x + 8},210V114a24,28 0 0 1 48,0V210Z`, dim),
        )
        .join(''),
      fill('M58,210c0,-26 2,-34 10,-36c-6,-10 0,-20 8,-20s14,10 8,20c8,2 10,12 10,36z', darker(dark, 0.2)),
      fill(
        'M210,210c0,-30 0,-36 10,-38c-12,-14 -2,-26 -10,-36c10,4 12,8 16,8s8,-4 16,-8c-8,10 4,22 -8,36c10,4 10,12 10,38z',
        darker(dark, 0.2),
      ),
      fill('M138,210c0,-22 2,-30 8,-32c-10,-6 -8,-22 4,-24c12,2 14,18 4,24c6,2 8,10 8,32z', darker(dark, 0.1)),
      fill('M0,0H300V46Q150,86 0,46Z', darker(dark, 0.35)),
      (
        [
          [70, 60],
          [150, 72],
          [232, 60],
        ] as const
      )
        .map(
          ([x, y]) =>
            line(`M${x},0V${y}`, darker(dark, 0.5), 2) +
            fill(`M${x - 12},${y + 10}q12,-16 24,0z`, mix(dark, wall, 0.3)) +
            stage.glow(x, y + 12, 34, mix(lamp, '#ffffff', 0.4), 0.95) +
            disc(x, y + 10, 3.4, '#fff4d0'),
        )
        .join(''),
      fill(
        'M0,208H300V300H0Z',
        stage.fade([
          [0, counter],
          [0.12, darker(counter, 0.55)],
          [1, darker(dark, 0.4)],
        ]),
      ),
      line('M0,208H300', mix(lamp, '#ffffff', 0.4), 1.6, { opacity: 0.8 }),
      times(9, () => {
        const x = stage.chance.between(10, 290);
        return fill(
          `M${n(x)},208v${n(-stage.chance.between(9, 20))}h${n(stage.chance.between(4, 9))}v20z`,
          stage.chance.pick(['#7fd0e0', '#e06a5a', '#9ae06a', '#e0c86a']),
          { opacity: 0.8 },
        );
      }),
    );
    stage.inFront(() =>
      stage.cloud(lamp, { x: 150, y: 150, rx: 200, ry: 90, fine: 0.01, opacity: 0.26, cover: -1.05, flat: 2 }),
    );
    stage.ambient = dark;
  };

/** A crime lord's hall: a grille in the floor, hangings, a dais. */
export const palaceHall: Place = (stage) => {
  stage.paint(sheet(stage.fade(['#0c0806', '#4a3018', '#140c08'])), stage.glow(150, 110, 150, '#ffb860', 0.5));
  stage.paint(
    fill('M40,220V96Q40,50 96,44Q150,38 204,44Q260,50 260,96V220Z', stage.fade(['#7a5430', '#3a2414'])),
    fill('M92,220V120Q92,86 150,82Q208,86 208,120V220Z', stage.fade(['#1c1008', '#0a0604'])),
    fill('M100,120Q100,92 150,90Q200,92 200,120L188,150Q150,124 112,150Z', '#8a2a24'),
    fill('M112,150Q150,124 188,150L182,156Q150,134 118,156Z', '#d8a83c'),
    [58, 242]
      .map(
        (x) =>
          box(x - 9, 70, 18, 160, stage.fade(['#96704a', '#3a2414'], RIGHT)) +
          box(x - 13, 66, 26, 8, '#b08850') +
          stage.glow(x, 110, 34, '#ffca70', 0.7) +
          fill(`M${x - 4},112q4,-14 8,0z`, '#fff0c0'),
      )
      .join(''),
    fill('M60,222H240L262,244H38Z', '#5a3c22'),
    box(38, 244, 224, 10, '#2c1a0e'),
    fill('M0,252H300V300H0Z', stage.fade(['#4a3220', '#0c0704'])),
    fill('M92,262H208L228,300H72Z', '#0a0604'),
    times(9, (index) => line(`M${96 + index * 14},262L${n(78 + index * 18.4)},300`, '#8a6a44', 2.4)),
    times(3, (index) => line(`M${90 - index * 6},${268 + index * 12}H${210 + index * 6}`, '#8a6a44', 2)),
  );
  stage.inFront(() =>
    stage.cloud('#d8a860', { x: 150, y: 140, rx: 180, ry: 80, fine: 0.011, opacity: 0.28, cover: -1.05, flat: 1.8 }),
  );
  stage.ambient = '#170e08';
};

/** The freezing chamber: orange steam under a grille of lamps. */
export const carbonChamber: Place = (stage) => {
  stage.paint(
    sheet(stage.fade(['#0a0c14', '#1c2c44', '#b0501c', '#240c06'])),
    stage.glow(150, 210, 170, '#ff8a2c', 0.85, 110),
  );
  stage.paint(
    times(
      13,
      (index) =>
        box(index * 24 - 4, 0, 14, 96 - Math.abs(index - 6) * 5, '#0a0e18') +
        box(index * 24, 30, 4, 40, '#6fb8ff', { opacity: 0.55 }),
    ),
    times(5, (index) =>
      oval(150, 232, 128 - index * 22, 30 - index * 5, index % 2 ? '#2c1006' : '#ff9a3c', {
        opacity: index % 2 ? 0.95 : 0.8,
      }),
    ),
    line('M10,300L64,196M290,300L236,196', '#1c0a04', 9),
    line('M0,250H60M300,250H240', '#1c0a04', 5),
    fill('M126,0H174L168,66H132Z', '#20283a'),
    line('M132,66L120,120M168,66L180,120M150,66V112', '#39465c', 5),
  );
  stage.cloud('#ffd0a0', { x: 90, y: 190, rx: 100, ry: 90, fine: 0.016, opacity: 0.6, cover: -0.95 });
  stage.inFront(() =>
    stage.cloud('#ffc890', { x: 160, y: 270, rx: 190, ry: 56, fine: 0.012, opacity: 0.6, cover: -0.9, flat: 1.5 }),
  );
  stage.ambient = '#1a0e0c';
};

/** Cells behind light. */
export const cells: Place = (stage) => {
  stage.paint(sheet('#07090d'));
  for (let step = 0; step < 7; step++) {
    const k = (1 - step / 7.4) ** 1.6;
    const w = 160 * k + 14;
    const top = 140 - 130 * k;
    const bottom = 150 + 150 * k;
    stage.paint(
      fill(`M${n(150 - w)},${n(top)}H${n(150 + w)}V${n(bottom)}H${n(150 - w)}Z`, mix('#0a0d12', '#3c4652', step / 7)),
      box(150 - w + 4 * k, top + (bottom - top) * 0.28, 10 * k + 1, (bottom - top) * 0.5, '#ff5a3c', { opacity: 0.85 }),
      box(150 + w - 14 * k - 1, top + (bottom - top) * 0.28, 10 * k + 1, (bottom - top) * 0.5, '#ff5a3c', {
        opacity: 0.7,
      }),
      line(`M${n(150 - w)},${n(top)}V${n(bottom)}M${n(150 + w)},${n(top)}V${n(bottom)}`, '#000000', 5 * k + 0.6),
    );
  }
  stage.paint(
    stage.glow(150, 146, 70, '#ffd0b0', 0.7),
    fill('M140,154L50,300H250L160,154Z', '#2c343e', { opacity: 0.8 }),
    times(6, (index) =>
      line(
        `M${n(138 - index * index * 2.6)},${n(160 + index * index * 4)}H${n(162 + index * index * 2.6)}`,
        '#0a0d12',
        1 + index * 0.4,
      ),
    ),
  );
  stage.ambient = '#120b0a';
};

/** A tall round room over the city: the Jedi council. */
export const councilChamber: Place = (stage) => {
  stage.paint(sheet('#3a2c34'));
  stage.through('M14,40Q150,8 286,40V204H14Z', () => {
    stage.paint(
      sheet(
        stage.fade([
          [0, '#3a4a80'],
          [0.4, '#c07a8a'],
          [0.66, '#ffd09a'],
        ]),
      ),
    );
    sun(stage, 112, 150, 18, '#fff6dc', '#ffdca0', 110);
    stage.cloud('#ffe0c8', { x: 180, y: 90, rx: 160, ry: 50, fine: 0.01, opacity: 0.6, cover: -1, flat: 2.4 });
    stage.paint(
      times(26, (index) =>
        box(
          index * 12 - 4,
          stage.chance.between(150, 190),
          stage.chance.between(5, 11),
          80,
          mix('#8a5a78', '#c8889a', stage.chance.next()),
        ),
      ),
    );
  });
  stage.paint(
    times(9, (index) => line(`M${14 + index * 34},${n(40 - 30 * Math.sin((index / 8) * Math.PI))}V206`, '#4a3438', 6)),
    line('M14,110Q150,92 286,110', '#4a3438', 4),
    fill('M0,0H300V44Q150,8 0,44Z', '#241a20'),
    fill('M0,204H300V300H0Z', stage.fade(['#a87c64', '#3a2422'])),
    oval(150, 262, 120, 30, 'none', { more: 'stroke="#e6c090" stroke-width="3" opacity=".5"' }),
    oval(150, 262, 76, 18, 'none', { more: 'stroke="#e6c090" stroke-width="2" opacity=".5"' }),
    [36, 88, 212, 264]
      .map(
        (x, index) =>
          fill(`M${x - 18},236v-26q0,-22 18,-24q18,2 18,24v26z`, index % 2 ? '#6a3c34' : '#7a4a3c') +
          fill(`M${x - 11},232v-20q0,-14 11,-15q11,1 11,15v20z`, '#c08a60', { opacity: 0.7 }),
      )
      .join(''),
    stage.glow(112, 220, 150, '#ffdca0', 0.3, 60),
  );
  stage.ambient = '#2a1a1e';
};

/** The senate: pods in rings around the dark. */
export const senate: Place = (stage) => {
  stage.paint(
    sheet(
      stage.orb(
        [
          [0, '#6a78a8'],
          [0.4, '#2c3458'],
          [1, '#080a18'],
        ],
        { y: 0.3, radius: 0.85 },
      ),
    ),
  );
  for (let row = 0; row < 7; row++) {
    const y = 54 + row * 30;
    const bend = 34 + row * 6;
    const size = 9 + row * 3;
    const count = 15 - row;
    stage.paint(
      times(count, (index) => {
        const t = index / (count - 1);
        const x = -10 + 320 * t;
        const level = y + bend * Math.sin(t * Math.PI);
        return (
          oval(x, level, size, size * 0.36, mix('#8a96c8', '#1c2240', row / 7)) +
          oval(x, level - size * 0.16, size * 0.8, size * 0.22, '#0c1020') +
          disc(x, level - size * 0.3, size * 0.16, '#ffe0b0', { opacity: 0.8 })
        );
      }),
    );
  }
  stage.paint(
    fill('M136,300L140,206Q150,196 160,206L164,300Z', '#20264a'),
    oval(150, 206, 26, 8, '#aab8e8'),
    stage.glow(150, 190, 70, '#cfdcff', 0.6),
    fill('M140,0H160L176,206H124Z', '#dfe8ff', { opacity: 0.12 }),
  );
  stage.ambient = '#0e1226';
};

/** Rows of shelves and light: archives, libraries, vaults. */
export const archive =
  (hue: Colour = '#6fd0ff'): Place =>
  (stage) => {
    const { chance } = stage;
    stage.paint(
      sheet(stage.fade([mix(hue, '#02060c', 0.9), mix(hue, '#06101c', 0.7), '#02040a'])),
      stage.glow(150, 120, 110, hue, 0.8, 140),
    );
    for (let step = 0; step < 8; step++) {
      const k = (1 - step / 8.6) ** 1.7;
      const inner = 128 * k + 18;
      const outer = 150 * k + 22;
      const top = 130 - 150 * k;
      const bottom = 150 + 140 * k;
      const rows = times(7, (row) => {
        const y = top + ((bottom - top) * (row + 0.4)) / 7.6;
        const h = ((bottom - top) / 7.6) * 0.62;
        const paint = chance.pick([hue, hue, mix(hue, '#ffffff', 0.5), mix(hue, '#000000', 0.5)]);
        return (
          box(150 - outer, y, outer - inner, h, paint, { opacity: 0.55 }) +
          box(150 + inner, y, outer - inner, h, paint, { opacity: 0.55 })
        );
      });
      stage.paint(
        fill(
          `M${n(150 - outer)},${n(top)}H${n(150 - inner)}V${n(bottom)}H${n(150 - outer)}ZM${n(150 + inner)},${n(top)}H${n(150 + outer)}V${n(bottom)}H${n(150 + inner)}Z`,
          mix('#02060c', hue, step * 0.04),
        ),
        rows,
      );
    }
    stage.paint(
      fill(
        'M132,152H168L260,300H40Z',
        stage.fade([
          [0, hue, 0.5],
          [1, '#02060c', 0.9],
        ]),
      ),
      stage.glow(150, 140, 60, '#ffffff', 0.5),
    );
    stage.ambient = mix(hue, '#03060c', 0.88);
  };

/** Consoles and a great map on the table: a war room. */
export const warRoom =
  (hue: Colour = '#ffb070'): Place =>
  (stage) => {
    const { chance } = stage;
    stage.paint(sheet(stage.fade(['#0a0c10', '#2a2620', '#0a0908'])));
    stage.paint(
      times(
        6,
        (index) =>
          fill(`M${index * 56 - 12},0h22v206h-22z`, '#171512') +
          box(index * 56 + 14, 40, 26, 60, mix('#12202a', hue, 0.12)) +
          times(6, (row) =>
            box(index * 56 + 17, 45 + row * 9, chance.between(4, 20), 3, chance.pick([hue, '#6fe0ff', '#9ae08a']), {
              opacity: 0.75,
            }),
          ),
      ),
      stage.glow(150, 190, 150, hue, 0.55, 80),
      oval(150, 236, 128, 40, '#14161a'),
      oval(150, 230, 128, 40, stage.fade(['#3c4048', '#14161a'])),
      oval(150, 228, 106, 31, mix(hue, '#0a0a0c', 0.7)),
      oval(150, 228, 106, 31, 'none', { more: `stroke="${hue}" stroke-width="1.6"` }),
      oval(150, 228, 70, 20, 'none', { more: `stroke="${hue}" stroke-width="1" opacity=".7"` }),
      line('M44,228H256M150,197V259', hue, 1, { opacity: 0.6 }),
      fill(
        'M60,222L110,90H190L240,222Z',
        stage.fade([
          [0, hue, 0.02],
          [1, hue, 0.28],
        ]),
      ),
      times(18, () =>
        disc(chance.between(80, 220), chance.between(212, 244), 1.6, chance.pick([hue, '#ffffff', '#6fe0ff'])),
      ),
      fill('M0,268H300V300H0Z', '#060607'),
    );
    stage.ambient = '#14110e';
  };

/** White light, tanks and beds. */
export const medbay: Place = (stage) => {
  stage.paint(
    sheet(stage.fade(['#2c4a5a', '#a8ccd4', '#e8f4f4', '#5a7a84'])),
    stage.glow(150, 120, 150, '#ffffff', 0.7),
  );
  stage.paint(
    [46, 254]
      .map(
        (x) =>
          fill(
            `M${x - 30},232V70Q${x - 30},48 ${x},46Q${x + 30},48 ${x + 30},70V232Z`,
            stage.fade([
              [0, '#d8fff4', 0.9],
              [0.5, '#7fd8d0', 0.9],
              [1, '#3a9a9c', 0.95],
            ]),
          ) +
          line(`M${x - 20},70V224`, '#ffffff', 4, { opacity: 0.7 }) +
          box(x - 34, 228, 68, 14, '#5a6c74') +
          box(x - 34, 44, 68, 10, '#7a8c94') +
          times(7, () =>
            ring(
              x + stage.chance.between(-18, 18),
              stage.chance.between(80, 220),
              stage.chance.between(1.4, 4),
              '#f0fffc',
              0.9,
              { opacity: 0.7 },
            ),
          ),
      )
      .join(''),
    box(104, 60, 92, 60, '#12303c', { round: 6 }),
    line('M110,92h20l6,-16 8,30 8,-22 6,8h34', '#7dffc0', 2.4),
    fill('M0,242H300V300H0Z', stage.fade(['#b8ccd0', '#4a5c64'])),
    line('M0,242H300', '#ffffff', 1.6, { opacity: 0.8 }),
  );
  stage.ambient = '#243a42';
};

/** A hold full of crates, nets and hanging lamps. */
export const hold: Place = (stage) => {
  const { chance } = stage;
  corridor('warm')(stage);
  stage.paint(
    times(26, () => {
      const left = chance.odds(0.5);
      const depth = chance.next();
      const size = 20 + depth * 34;
      const x = left ? chance.between(-16, 70 - size * 0.3) : chance.between(220, 290 - size * 0.4);
      const y = 188 + depth * 76 - size * chance.pick([0.2, 0.9]);
      const paint = chance.pick(['#8a6438', '#6a5a40', '#4a5a60', '#a0783c', '#5a4430']);
      return (
        box(x, y, size, size * 0.8, paint) +
        box(x, y, size, 3, mix(paint, '#ffffff', 0.3)) +
        line(
          `M${n(x + 3)},${n(y + size * 0.3)}h${n(size - 6)}M${n(x + size / 2)},${n(y + 3)}v${n(size * 0.74)}`,
          '#1c140c',
          1.6,
          { opacity: 0.5 },
        )
      );
    }),
  );
};

/** Racks of arms under cold light. */
export const armory: Place = (stage) => {
  corridor('white')(stage);
  const rack = (x: number, flip: 1 | -1): string =>
    `<g transform="translate(${x} 70) scale(${flip} 1)">${box(0, 0, 62, 150, '#161c24')}${times(6, (index) => `<g transform="translate(8 ${16 + index * 22})">${fill('M0,4H30L34,0H42V8H30L26,14H20L21,9H10L6,16H0Z', '#7d8a98')}${fill('M0,4H30L34,0H42V2H34L30,6H0Z', '#cfdae6')}</g>`)}${line('M2,0V150M60,0V150', '#39465a', 3)}</g>`;
  stage.paint(rack(6, 1), rack(294, -1), stage.glow(150, 120, 80, '#dcecff', 0.5));
};

/** A round dark chamber with a lit pod: meditation, or worse. */
export const sphereChamber: Place = (stage) => {
  stage.paint(
    sheet(
      stage.orb([
        [0, '#3a3f4a'],
        [0.5, '#14171d'],
        [1, '#050608'],
      ]),
    ),
  );
  stage.paint(
    disc(
      150,
      158,
      104,
      stage.orb(
        [
          [0, '#f0f4fa'],
          [0.5, '#9aa6b4'],
          [1, '#20262e'],
        ],
        { y: 0.7, radius: 0.8 },
      ),
    ),
    fill('M46,146Q150,110 254,146V80H46Z', '#0a0c10'),
    ring(150, 158, 104, '#05070a', 6),
    line('M52,150Q150,116 248,150', '#dfe8f2', 3),
    times(14, (index) =>
      fill(`M${60 + index * 13.4},${n(142 - 16 * Math.sin((index / 13) * Math.PI))}l7,-9l7,9z`, '#0a0c10'),
    ),
    stage.glow(150, 200, 90, '#ffffff', 0.5),
    times(10, (index) =>
      line(
        `M${n(150 + 104 * Math.cos(index * 0.63))},${n(158 + 104 * Math.sin(index * 0.63))}L${n(150 + 150 * Math.cos(index * 0.63))},${n(158 + 150 * Math.sin(index * 0.63))}`,
        '#2c323c',
        3,
      ),
    ),
  );
  stage.ambient = '#0c0e12';
};

/** The control room of the superlaser, or any place with a view of the station. */
export const stationView: Place = bridge({ station: [196, 112, 44] });

/** A hall with a great star map: guilds, holochess, casinos. */
export const casino: Place = (stage) => {
  const { chance } = stage;
  stage.paint(
    sheet(stage.fade(['#1c0c20', '#7a3a4a', '#f0b060', '#3a1418'])),
    stage.glow(150, 110, 160, '#ffe0a0', 0.6),
  );
  stage.paint(
    times(
      5,
      (index) =>
        fill(`M${index * 66 - 10},200V90q28,-44 56,0V200Z`, stage.fade(['#ffe6b0', '#c07a3c'])) +
        fill(`M${index * 66 - 2},200V96q20,-32 40,0V200Z`, stage.fade(['#3a2a6a', '#a0506a'])),
    ),
    fill('M0,0H300V40Q150,72 0,40Z', '#240c18'),
    times(
      12,
      (index) =>
        disc(14 + index * 25, 40 + 16 * Math.sin((index / 11) * Math.PI), 2.6, '#fff4d0') +
        stage.glow(14 + index * 25, 40 + 16 * Math.sin((index / 11) * Math.PI), 12, '#ffe0a0', 0.7),
    ),
    oval(150, 244, 150, 46, '#2c0e12'),
    oval(150, 238, 150, 46, '#1f6a4c'),
    oval(150, 238, 128, 36, 'none', { more: 'stroke="#ffd870" stroke-width="2"' }),
    times(16, () => {
      const x = chance.between(50, 250);
      const y = chance.between(220, 262);
      return chance.odds(0.5)
        ? disc(x, y, 4, chance.pick(['#e0483c', '#3f8ce0', '#ffd24a']))
        : `<g transform="rotate(${n(chance.between(-40, 40))} ${n(x)} ${n(y)})">${box(x, y, 11, 15, '#f4f0e6', { round: 1.5 })}</g>`;
    }),
    fill('M0,278H300V300H0Z', '#12060a'),
  );
  stage.ambient = '#240e14';
};

/** A workshop: parts on every wall. */
export const workshop: Place = (stage) => {
  const { chance } = stage;
  stage.paint(sheet(stage.fade(['#2c2218', '#7a6040', '#2c2016'])), stage.glow(110, 110, 130, '#ffd890', 0.6));
  stage.paint(
    times(
      4,
      (row) =>
        box(0, 66 + row * 36, 300, 4, '#3a2a1a') +
        times(15, () => {
          const x = chance.between(0, 292);
          const size = chance.between(8, 22);
          const y = 66 + row * 36 - size;
          const paint = chance.pick(['#8a7a64', '#5a6a74', '#a8803c', '#6a4a34', '#9aa6b0']);
          return chance.odds(0.5)
            ? disc(x, y + size / 2, size / 2, paint) + disc(x, y + size / 2, size / 5, '#1c140e')
            : box(x, y, size * 0.8, size, paint, { round: 2 });
        }),
    ),
    fill('M0,206H300V300H0Z', stage.fade(['#8a6a40', '#241a10'])),
    line('M0,206H300', '#ffe0a8', 1.6, { opacity: 0.6 }),
    line('M86,0V60', '#14100a', 2),
    fill('M70,66q16,-18 32,0z', '#14100a'),
    stage.glow(86, 70, 60, '#ffe0a0', 0.9),
  );
  stage.ambient = '#1c140c';
};

/** The view from inside a cockpit. */
export const cockpit =
  (nebula: Nebula = NEBULAE.blue): Place =>
  (stage) => {
    const { chance } = stage;
    stage.paint(sheet('#090c12'));
    stage.through('M30,20H270L292,150L232,204H68L8,150Z', () => paintSpace(stage, { nebula, planet: [236, 60, 34] }));
    stage.paint(
      line('M30,20L68,204M270,20L232,204M150,20V204M8,150H292', '#1a212c', 7),
      line('M30,20H270L292,150L232,204H68L8,150Z', '#2c3644', 6),
      fill('M0,300V190L8,152L68,206H232L292,152L300,190V300Z', stage.fade(['#2a323e', '#0a0d12'])),
      times(70, () =>
        box(
          chance.between(20, 276),
          chance.between(216, 292),
          chance.between(2, 8),
          chance.between(2, 4),
          chance.pick(['#6fe0ff', '#ff5f5f', '#ffd27a', '#7dff9a', '#39465a']),
          { opacity: chance.between(0.4, 1) },
        ),
      ),
    );
    stage.ambient = '#0c1018';
  };
