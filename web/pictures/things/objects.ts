/** Things that are not weapons: what is worn, read, traded, built, and the Force made visible. */
import { type Colour, lighter, mix } from '../draw/colour';
import { type Ink, RIGHT } from '../draw/ink';
import { box, disc, fill, line, n, oval, place, ring, smooth, times } from '../draw/shapes';
import type { Subject } from '../draw/subject';
import { figure } from '../people/figure';
import { fist, palm } from '../people/props';
import { anybody, SKINS, type Skin } from '../people/look';
import { portrait } from '../people/person';

const steel = (ink: Ink): Colour => ink.fade(['#f2f6fa', '#8a94a0', '#2c333d'], [0, 0, 0.6, 1]);

/** A cube of the Jedi or a pyramid of the Sith. */
export function holocron(ink: Ink, { dark = false }: { dark?: boolean } = {}): Subject {
  const hue = dark ? '#ff3344' : '#5db4ff';
  const faces = dark
    ? fill('M150,60L240,214L150,246Z', ink.fade(['#5a1018', '#1c0508'])) +
      fill('M150,60L60,214L150,246Z', ink.fade(['#a82030', '#3a0a10'])) +
      line('M150,60V246M150,120L108,206M150,120L192,206M124,150L176,150', '#ffb060', 2.4, { opacity: 0.8 })
    : fill('M150,74L232,116L150,158L68,116Z', '#cfe6ff') +
      fill('M68,116L150,158V250L68,206Z', ink.fade(['#7ab8f0', '#24508a'])) +
      fill('M232,116L150,158V250L232,206Z', ink.fade(['#3f7fc0', '#12305a'])) +
      line('M109,137V228M68,160L150,204M191,137V228M232,160L150,204M109,95L191,137M191,95L109,137', '#ffe6a0', 2, {
        opacity: 0.8,
      }) +
      line('M150,74L232,116L150,158L68,116ZM68,116V206L150,250L232,206V116M150,158V250', '#e8c86a', 3);
  return {
    behind: ink.glow(150, 156, 130, hue, 0.8),
    body: faces,
    lit: ink.glow(150, 160, 60, hue, 0.6) + disc(150, dark ? 168 : 158, 7, '#ffffff'),
  };
}

export function datapad(
  ink: Ink,
  {
    hue = '#5fd0ff',
    what = 'text' as 'text' | 'map' | 'face' | 'plan',
  }: { hue?: Colour; what?: 'text' | 'map' | 'face' | 'plan' } = {},
): Subject {
  const screen = {
    text: line('M-44,-66H20M-44,-50H40M-44,-34H4M-44,-18H36M-44,-2H28M-44,14H40M-44,30H-4', hue, 5),
    map:
      line('M-46,-60L-10,-30L20,-56L46,-20M-46,10L-14,-8L30,22', hue, 3) +
      [
        [-10, -30],
        [20, -56],
        [-14, -8],
        [30, 22],
      ]
        .map(([x, y]) => disc(x!, y!, 6, lighter(hue, 0.4)))
        .join('') +
      ring(-10, -30, 14, '#ffcf6a', 3),
    face: disc(0, -34, 24, hue) + fill('M-40,34Q-36,-4 0,-6Q36,-4 40,34Z', hue) + line('M-46,46H46', '#ff6a55', 5),
    plan:
      ring(0, -18, 40, hue, 3) +
      line('M-40,-18H40M0,-58V22M-28,-46L28,10M28,-46L-28,10', hue, 2) +
      ring(-12, -32, 9, '#ffcf6a', 3),
  }[what];
  return {
    behind: ink.glow(150, 146, 120, hue, 0.4),
    body: place(
      box(-66, -96, 132, 176, ink.fade(['#4a535f', '#14181e']), { round: 12 }) +
        box(-54, -82, 108, 132, '#071a26', { round: 6 }) +
        times(4, (index) => disc(-36 + index * 24, 64, 6, index === 3 ? '#ff6a55' : '#59636f')),
      150,
      150,
      1,
      -8,
    ),
    lit: place(screen + ink.glow(0, -20, 70, hue, 0.25), 150, 150, 1, -8),
  };
}

export function comlink(ink: Ink): Subject {
  return {
    body: place(
      box(-24, -80, 48, 150, steel(ink), { round: 20 }) +
        times(6, (index) => line(`M-14,${-58 + index * 9}H14`, '#14181e', 4)) +
        box(-14, 10, 28, 18, '#39424d', { round: 4 }) +
        disc(0, 46, 7, '#c8442f'),
      150,
      156,
      1,
      18,
    ),
    lit: [0, 1, 2]
      .map(
        (index) =>
          `<path d="M${210 + index * 20},${76 - index * 8}q${14 + index * 3},${20 + index * 6} 0,${46 + index * 14}" fill="none" stroke="${lighter(ink.light.rim, 0.3)}" stroke-width="4" stroke-linecap="round" opacity="${0.9 - index * 0.24}"/>`,
      )
      .join(''),
  };
}

export function jetpack(ink: Ink, { paint = '#5f7d8a' }: { paint?: Colour } = {}): Subject {
  const tank = ink.fade([lighter(paint, 0.5), paint, mix(paint, '#000000', 0.6)], RIGHT);
  return {
    behind:
      [112, 188]
        .map((x) =>
          fill(
            `M${x - 16},226L${x},310L${x + 16},226Z`,
            ink.fade([
              [0, '#fff0b0', 1],
              [0.4, '#ff9a3c', 0.9],
              [1, '#ff5a2a', 0],
            ]),
          ),
        )
        .join('') + ink.glow(150, 250, 90, '#ff8a3c', 0.7, 60),
    body:
      [112, 188]
        .map(
          (x) =>
            box(x - 26, 86, 52, 126, tank, { round: 22 }) +
            fill(`M${x - 18},210H${x + 18}L${x + 24},234H${x - 24}Z`, '#39424d') +
            line(`M${x - 26},120h52M${x - 26},176h52`, '#20262d', 3, { opacity: 0.6 }),
        )
        .join('') +
      fill('M132,60H168L176,200H124Z', ink.fade(['#8a94a0', '#2c333d'])) +
      fill('M138,60L150,26L162,60Z', '#c8442f') +
      box(136, 110, 28, 40, '#20262d', { round: 4 }),
    lit: disc(150, 122, 4, '#ff5a48') + disc(150, 138, 4, '#7dff8a'),
  };
}

export function crates(
  ink: Ink,
  {
    kind = 'crate' as 'crate' | 'arms' | 'spice' | 'gold' | 'parts' | 'chest',
  }: { kind?: 'crate' | 'arms' | 'spice' | 'gold' | 'parts' | 'chest' } = {},
): Subject {
  const wood = {
    crate: '#8a6a44',
    arms: '#5d6b52',
    spice: '#7a5a8a',
    gold: '#8a6a34',
    parts: '#5a6a74',
    chest: '#7a4a2c',
  }[kind];
  const one = (x: number, y: number, w: number, h: number): string =>
    box(x, y, w, h, ink.fade([lighter(wood, 0.25), mix(wood, '#000000', 0.4)])) +
    line(`M${x + 5},${y + 5}H${x + w - 5}V${y + h - 5}H${x + 5}Z`, mix(wood, '#000000', 0.55), 4) +
    line(`M${x + 6},${y + 6}L${x + w - 6},${y + h - 6}`, mix(wood, '#000000', 0.4), 4, { opacity: 0.6 });
  const open = {
    crate: '',
    arms: times(4, (index) =>
      place(box(-4, -56, 8, 70, '#39424d') + box(-7, -20, 14, 30, '#59636f'), 110 + index * 26, 156, 1, -8 + index * 5),
    ),
    spice:
      fill('M96,156Q150,112 204,156Z', '#e0742c') +
      times(20, () => disc(ink.chance.between(104, 196), ink.chance.between(132, 156), 3, '#ffb060')),
    gold: times(16, (index) =>
      place(
        box(-15, -5, 30, 10, ink.fade(['#fff4c0', '#c8902c']), { round: 2 }),
        106 + (index % 5) * 22 + Math.floor(index / 5) * 8,
        154 - Math.floor(index / 5) * 11,
        1,
        -6,
      ),
    ),
    parts:
      disc(124, 140, 20, '#8a94a0') +
      disc(124, 140, 8, '#20262d') +
      fill('M150,156l10,-50 14,4 -4,46zM184,156v-34h16v34z', '#aab4c0') +
      ring(170, 116, 14, '#c88a2c', 6),
    chest:
      fill('M84,156Q84,100 150,98Q216,100 216,156Z', ink.fade([lighter(wood, 0.2), mix(wood, '#000000', 0.4)])) +
      line('M110,104V156M190,104V156', '#d8a83c', 6),
  }[kind];
  return {
    body:
      one(34, 190, 80, 76) +
      one(196, 178, 76, 88) +
      open +
      one(80, 156, 140, 110) +
      (kind === 'chest' || kind === 'gold' ? disc(150, 176, 12, '#e0b04a') + box(146, 176, 8, 14, '#3a2410') : ''),
    lit: kind === 'gold' ? ink.glow(150, 140, 80, '#ffd870', 0.6) : '',
  };
}

/** Money: ingots, chips, a purse. */
export function credits(ink: Ink): Subject {
  const { chance } = ink;
  const gold = ink.fade(['#fff4c0', '#e0a63a', '#7a4a10']);
  return {
    behind: ink.glow(150, 160, 120, '#ffd870', 0.5),
    body:
      times(13, (index) =>
        place(
          box(-26, -12, 52, 24, gold, { round: 4 }) + box(-18, -6, 36, 12, '#8a5c18', { round: 2, opacity: 0.5 }),
          84 + (index % 4) * 44 + chance.between(-6, 6),
          236 - Math.floor(index / 4) * 26,
          1,
          chance.between(-14, 14),
        ),
      ) +
      [
        [150, 96, -10],
        [112, 78, 20],
        [196, 84, -24],
      ]
        .map(([x, y, turn]) => place(box(-22, -10, 44, 20, gold, { round: 4 }), x!, y!, 1, turn))
        .join(''),
  };
}

export function cardHand(ink: Ink): Subject {
  return {
    body: [-34, -17, 0, 17, 34]
      .map((angle, index) =>
        place(
          box(-34, -128, 68, 104, ink.fade(['#fffaf0', '#cfc4ac']), { round: 7 }) +
            box(-28, -122, 56, 92, 'none', { round: 5, more: 'stroke="#b08a3c" stroke-width="2"' }) +
            (index % 2
              ? fill('M0,-96l16,20 -16,22 -16,-22z', '#c8443a')
              : disc(0, -76, 15, '#2c4a6a') +
                fill('M0,-90l5,9 10,1 -8,7 3,11 -10,-6 -10,6 3,-11 -8,-7 10,-1z', '#ffd24a')),
          150,
          262,
          1,
          angle,
        ),
      )
      .join(''),
  };
}

export function dice(ink: Ink, { paint = '#e8c86a' }: { paint?: Colour } = {}): Subject {
  const cube = (x: number, y: number, s: number, turn: number): string =>
    place(
      fill(`M0,${-s}L${s},${-s * 0.45}L0,${s * 0.1}L${-s},${-s * 0.45}Z`, lighter(paint, 0.5)) +
        fill(`M${-s},${-s * 0.45}L0,${s * 0.1}V${s * 1.15}L${-s},${s * 0.6}Z`, paint) +
        fill(`M${s},${-s * 0.45}L0,${s * 0.1}V${s * 1.15}L${s},${s * 0.6}Z`, mix(paint, '#000000', 0.4)) +
        [
          [-0.5, 0.12],
          [-0.5, 0.55],
          [-0.75, -0.1],
          [-0.25, 0.8],
        ]
          .map(([a, b]) => disc(a! * s, b! * s, s * 0.09, '#2c1c08'))
          .join('') +
        [[0.5, 0.3]].map(([a, b]) => disc(a! * s, b! * s, s * 0.13, '#c8443a')).join('') +
        disc(0, -s * 0.45, s * 0.13, '#2c1c08'),
      x,
      y,
      1,
      turn,
    );
  return {
    behind: ink.glow(150, 150, 120, paint, 0.4),
    body:
      line('M120,40Q150,80 118,112M120,40Q190,60 190,126', '#8a6a34', 3) +
      cube(106, 168, 52, -14) +
      cube(200, 178, 46, 16),
  };
}

export function shackles(ink: Ink): Subject {
  const cuff = (x: number, y: number): string =>
    `<ellipse cx="${x}" cy="${y}" rx="46" ry="40" fill="none" stroke="${steel(ink)}" stroke-width="20"/>` +
    box(x - 12, y - 52, 24, 20, '#39424d', { round: 4 });
  return {
    body:
      cuff(96, 160) +
      cuff(204, 160) +
      times(
        3,
        (index) =>
          `<ellipse cx="${134 + index * 16}" cy="${164 + (index % 2) * 4}" rx="11" ry="7" fill="none" stroke="#8a94a0" stroke-width="5"/>`,
      ),
    lit: [96, 204].map((x) => disc(x, 118, 4, '#ff5a48') + ink.glow(x, 118, 14, '#ff5a48', 0.8)).join(''),
  };
}

/** Bars of light, somebody behind them. */
export function prison(ink: Ink, { hue = '#ff5a48' }: { hue?: Colour } = {}): Subject {
  const look = anybody(`prisoner/${ink.chance.below(40)}`, { mood: 'sad', garb: 'tunic', hat: 'none', prop: 'none' });
  return {
    body:
      place(portrait(ink, look).body ?? '', 33, 66, 0.78) +
      place(fist(ink, look.skin, 0.86), 97, 222) +
      place(fist(ink, look.skin, 0.86), 205, 226),
    lit: [60, 96, 132, 168, 204, 240]
      .map(
        (x) =>
          box(x - 4, 30, 8, 260, hue, { round: 4, opacity: 0.34 }) +
          box(x - 1.8, 30, 3.6, 260, '#fff0e6', { round: 2, opacity: 0.9 }),
      )
      .join(''),
  };
}

const ASH: Skin = ['#a2a9b0', '#5c636a', '#2c3136'];

/** Somebody in relief, hands raised, eyes shut. */
function frozen(ink: Ink): string {
  const look = anybody('frozen', {
    skin: ASH,
    woman: false,
    age: 1,
    hair: 'part',
    hairColour: '#7a8188',
    beard: 'none',
    scar: false,
    freckles: false,
    eyeShine: '#767d84',
    garb: 'tunic',
    cloth: '#6a7178',
    trim: '#7a8188',
    hat: 'none',
    prop: 'none',
    mood: 'sad',
    yaw: 0.14,
    roll: 3,
  });
  return (
    place(portrait(ink, look).body ?? '', 28, 26, 0.82) +
    place(palm(ink, ASH, 0.66), 116, 206, 1, -8) +
    place(palm(ink, ASH, 0.66), 186, 200, 1, 8, -1)
  );
}

/** A block of carbonite with a face in it. */
export function carbonite(ink: Ink): Subject {
  const slab = ink.fade(['#8a8f94', '#3c4146', '#1c1f23'], [0, 0, 1, 0.4]);
  return {
    behind: ink.glow(150, 150, 140, '#ff9a4a', 0.4),
    body:
      box(78, 24, 144, 256, slab, { round: 6 }) +
      box(90, 40, 120, 226, '#2c3035', { round: 4 }) +
      ink.within('M90,40H210V266H90Z', frozen(ink)) +
      times(
        8,
        (index) =>
          box(80, 44 + index * 28, 8, 14, index % 3 ? '#59636f' : '#c8442f') +
          box(212, 44 + index * 28, 8, 14, '#59636f'),
      ),
    lit: [72, 156, 240].map((y) => disc(216, y, 2.4, '#ff7a5a')).join(''),
  };
}

export function medal(
  ink: Ink,
  { hue = '#e0b04a', ribbon = '#c8442f' }: { hue?: Colour; ribbon?: Colour } = {},
): Subject {
  return {
    behind: ink.glow(150, 186, 110, hue, 0.6),
    body:
      fill('M104,30L146,150L160,146L128,30ZM196,30L154,150L140,146L172,30Z', ribbon) +
      fill('M196,30L154,150L150,148L180,30Z', '#000000', { opacity: 0.25 }) +
      disc(150, 196, 62, ink.ball(lighter(hue, 0.7), hue, mix(hue, '#3a1c04', 0.7))) +
      ring(150, 196, 50, mix(hue, '#5a3408', 0.5), 3) +
      fill('M150,154l11,28 30,2 -23,19 8,29 -26,-16 -26,16 8,-29 -23,-19 30,-2z', lighter(hue, 0.5)),
  };
}

export function insignia(ink: Ink, { rows = 2, columns = 6 }: { rows?: number; columns?: number } = {}): Subject {
  const w = 176 / columns;
  return {
    body:
      box(52, 96, 196, 104, ink.fade(['#7d8894', '#39424d']), { round: 8 }) +
      times(rows * columns, (index) =>
        box(
          62 + (index % columns) * w,
          108 + Math.floor(index / columns) * 42,
          w - 6,
          36,
          index % columns < columns / 2 ? (index < columns ? '#d8443c' : '#e8b23c') : '#3f7fd0',
          { round: 3 },
        ),
      ) +
      box(76, 74, 10, 40, '#c2ccd6', { round: 5 }) +
      box(214, 74, 10, 40, '#c2ccd6', { round: 5 }),
  };
}

export function tome(ink: Ink, { open = true, paint = '#7a4a2c' }: { open?: boolean; paint?: Colour } = {}): Subject {
  if (!open)
    return {
      body: place(
        box(-70, -92, 140, 184, ink.fade([lighter(paint, 0.2), mix(paint, '#000000', 0.5)]), { round: 8 }) +
          box(-58, -80, 116, 160, 'none', { round: 6, more: 'stroke="#d8a83c" stroke-width="3"' }) +
          fill('M0,-50l14,34 36,4 -28,24 9,36 -31,-20 -31,20 9,-36 -28,-24 36,-4z', '#d8a83c') +
          box(-70, -92, 16, 184, mix(paint, '#000000', 0.4)),
        150,
        150,
        1,
        -8,
      ),
    };
  return {
    behind: ink.glow(150, 150, 120, '#ffe6a0', 0.4),
    body:
      fill('M30,108L150,136L270,108V232L150,262L30,232Z', paint) +
      fill('M38,106L148,134V250L38,224ZM262,106L152,134V250L262,224Z', '#f0e4c8') +
      fill('M262,106L152,134V250L262,224Z', '#000000', { opacity: 0.12 }) +
      line(
        'M52,126l84,20M52,142l84,20M52,158l84,20M52,174l60,14M164,146l84,-20M164,162l84,-20M164,178l84,-20M164,194l50,-12M52,194l84,20',
        '#8a7450',
        2.4,
        { opacity: 0.8 },
      ) +
      ring(206, 196, 18, '#b0602c', 3),
  };
}

export function crystal(ink: Ink, { hue }: { hue?: Colour } = {}): Subject {
  const glow = hue ?? ink.light.glow;
  const one = (x: number, y: number, s: number, turn: number): string =>
    place(
      fill(
        `M0,${-70 * s}L${20 * s},${-40 * s}L${16 * s},${60 * s}L0,${78 * s}L${-16 * s},${60 * s}L${-20 * s},${-40 * s}Z`,
        ink.fade([lighter(glow, 0.7), glow, mix(glow, '#000000', 0.4)], [0, 0, 1, 0.4]),
      ) +
        fill(`M0,${-70 * s}L${20 * s},${-40 * s}L${16 * s},${60 * s}L0,${78 * s}Z`, '#000000', { opacity: 0.22 }) +
        line(`M0,${-70 * s}V${78 * s}M${-20 * s},${-40 * s}L0,${-28 * s}L${20 * s},${-40 * s}`, '#ffffff', 1.6, {
          opacity: 0.6,
        }),
      x,
      y,
      1,
      turn,
    );
  return {
    behind: ink.glow(150, 150, 130, glow, 0.8),
    body: one(104, 176, 0.7, -22) + one(198, 178, 0.62, 24) + one(150, 150, 1.2, 4),
    lit: ink.glow(150, 140, 50, lighter(glow, 0.4), 0.6),
  };
}

/** Clothes on a stand. */
export function garment(
  ink: Ink,
  {
    cloth = '#8a6a44',
    trim = '#d8c8a0',
    kind = 'robe' as 'robe' | 'armour' | 'pack' | 'cloak' | 'belt',
  }: { cloth?: Colour; trim?: Colour; kind?: 'robe' | 'armour' | 'pack' | 'cloak' | 'belt' } = {},
): Subject {
  const paint = ink.fade([ink.tint(lighter(cloth, 0.2), 0.06), ink.tint(mix(cloth, '#000000', 0.45), 0.1)]);
  const dark = ink.tint(mix(cloth, '#000000', 0.6), 0.1);
  const stand = line('M150,60V30M150,250V300M116,300H184', '#59636f', 6);
  switch (kind) {
    case 'armour':
      return {
        body:
          stand +
          fill(
            'M104,70L136,62Q150,74 164,62L196,70L206,120L194,220L150,244L106,220L94,120Z',
            ink.fade([lighter(cloth, 0.5), cloth, mix(cloth, '#000000', 0.6)], [0, 0, 1, 0.5]),
          ) +
          fill('M152,70L164,62L196,70L206,120L194,220L152,243Z', '#000000', { opacity: 0.25 }) +
          line('M150,74V242M104,130Q150,150 196,130M108,176Q150,198 192,176', dark, 3) +
          fill(
            'M56,96Q64,66 100,66L98,120Q72,122 62,140ZM244,96Q236,66 200,66L202,120Q228,122 238,140Z',
            ink.fade([lighter(cloth, 0.4), mix(cloth, '#000000', 0.4)]),
          ) +
          box(112, 92, 22, 12, trim),
      };
    case 'pack':
      return {
        body:
          box(88, 84, 124, 168, paint, { round: 20 }) +
          box(100, 160, 100, 74, dark, { round: 10, opacity: 0.5 }) +
          box(96, 56, 108, 36, ink.fade([lighter(trim, 0.2), mix(trim, '#000000', 0.4)]), { round: 16 }) +
          line('M116,84V160M184,84V160', trim, 9) +
          box(108, 120, 16, 14, '#c2ccd6', { round: 3 }) +
          box(176, 120, 16, 14, '#c2ccd6', { round: 3 }) +
          fill('M214,120l26,10v70l-26,14z', dark),
      };
    case 'belt':
      return {
        body:
          `<path d="M26,170Q150,250 274,170" fill="none" stroke="${paint}" stroke-width="34"/>` +
          times(6, (index) =>
            place(
              box(-13, -20, 26, 40, ink.fade([lighter(trim, 0.3), mix(trim, '#000000', 0.4)]), { round: 4 }),
              52 + index * 40,
              [184, 202, 210, 210, 202, 184][index]!,
              1,
              [-24, -14, -4, 4, 14, 24][index]! * -1,
            ),
          ) +
          box(128, 190, 44, 40, '#c8a04a', { round: 6 }),
      };
    case 'cloak':
      return {
        body:
          stand +
          fill(
            'M150,52C116,56 96,84 86,130L58,286Q104,266 150,280Q196,266 242,286L214,130C204,84 184,56 150,52Z',
            paint,
          ) +
          fill('M150,58C176,60 194,88 206,132L232,276Q196,262 154,276Z', '#000000', { opacity: 0.25 }) +
          line('M118,110Q100,190 96,272M150,90V276M182,110Q200,190 204,272', dark, 3, { opacity: 0.6 }) +
          fill('M120,56Q150,84 180,56L186,70Q150,100 114,70Z', trim),
      };
    default:
      return {
        body:
          stand +
          fill(
            'M150,56C112,60 72,80 56,120L70,190L98,180L84,290H216L202,180L230,190L244,120C228,80 188,60 150,56Z',
            paint,
          ) +
          fill('M156,58C192,64 228,82 244,120L230,190L202,180L216,290H160Z', '#000000', { opacity: 0.25 }) +
          fill('M126,58L150,140L174,58L186,64L158,180V290H142V180L114,64Z', trim) +
          line('M84,218Q150,236 216,218', dark, 9),
      };
  }
}

export function goggles(ink: Ink): Subject {
  const lens = ink.ball('#bff0ff', '#3f8aa8', '#0c2430');
  return {
    body:
      line('M20,130Q60,110 84,140M280,130Q240,110 216,140', '#5a3a20', 16) +
      [98, 202]
        .map(
          (x) =>
            disc(x, 156, 56, ink.fade(['#e0b878', '#7a5428', '#2c1a0a'])) +
            disc(x, 156, 42, '#1c140c') +
            disc(x, 156, 38, lens) +
            line(`M${x - 22},140q8,-16 24,-18`, '#ffffff', 5, { opacity: 0.85 }),
        )
        .join('') +
      box(140, 146, 20, 18, '#7a5428'),
  };
}

/** A closed door with light at the seams, or a gate that opens. */
export function blastDoor(ink: Ink, { hue = '#ff5a48', open = false }: { hue?: Colour; open?: boolean } = {}): Subject {
  const plate = ink.fade(['#7d8894', '#39424d', '#14181e']);
  const gap = open ? 46 : 0;
  return {
    behind: open ? ink.glow(150, 160, 90, '#ffffff', 0.9, 150) : '',
    body:
      fill('M40,300V70L70,40H230L260,70V300Z', '#20262d') +
      fill(`M56,300V76L78,54H${150 - gap}V120L${138 - gap},140L${150 - gap},160V300Z`, plate) +
      fill(`M244,300V76L222,54H${150 + gap}V120L${162 + gap},140L${150 + gap},160V300Z`, plate) +
      [70, 200].map((x) => times(4, (index) => box(x, 90 + index * 50, 30, 10, '#14181e', { opacity: 0.6 }))).join(''),
    lit:
      box(44, 150, 8, 40, hue, { round: 3 }) +
      box(248, 150, 8, 40, hue, { round: 3 }) +
      ink.glow(48, 170, 26, hue, 0.7) +
      ink.glow(252, 170, 26, hue, 0.7) +
      (open ? '' : line('M150,56V120L138,140L150,160V296', hue, 2, { opacity: 0.8 })),
  };
}

/** A wanted sign in light, with whoever is wanted. */
export function wanted(ink: Ink, { hue = '#ffb04a', of }: { hue?: Colour; of?: Subject } = {}): Subject {
  const somebody =
    of ?? portrait(ink, anybody(`wanted/${ink.chance.below(60)}`, { prop: 'none', mood: 'fierce', garb: 'jacket' }));
  const sheet = 'M72,42H228V206H72Z';
  return {
    behind: ink.glow(150, 146, 130, hue, 0.4),
    body:
      box(64, 34, 172, 224, '#0c0f16', { round: 8, opacity: 0.86 }) +
      ink.within(sheet, box(72, 42, 156, 164, hue, { opacity: 0.34 }) + place(somebody.body ?? '', 51, 34, 0.66)),
    lit:
      fill(sheet, hue, { opacity: 0.16 }) +
      box(64, 34, 172, 224, 'none', { round: 8, more: `stroke="${hue}" stroke-width="3"` }) +
      line('M84,244H160M184,244H216M84,224H216', hue, 5),
  };
}

/** Plans of the Death Star, or any sphere of light. */
export function plans(ink: Ink, { hue = '#7fe3ff' }: { hue?: Colour } = {}): Subject {
  return {
    lit:
      `<g fill="none" stroke="${hue}" stroke-width="1.8"><circle cx="150" cy="130" r="76" stroke-width="2.8"/><ellipse cx="150" cy="130" rx="76" ry="10"/><ellipse cx="150" cy="130" rx="28" ry="76" opacity=".6"/><ellipse cx="150" cy="130" rx="56" ry="76" opacity=".5"/><ellipse cx="150" cy="96" rx="68" ry="8" opacity=".5"/><ellipse cx="150" cy="166" rx="67" ry="8" opacity=".5"/><circle cx="122" cy="96" r="18" stroke-width="2.4"/><path d="M150,54V32M198,82L228,60H254M108,182L76,208H50"/></g>` +
      disc(150, 56, 4.6, '#ff7a6a') +
      ink.glow(150, 56, 16, '#ff7a6a', 0.8) +
      ink.glow(150, 130, 100, hue, 0.22),
  };
}

/** A map of stars with a way through it. */
export function starMap(
  ink: Ink,
  { hue = '#7fe3ff', mark = '#ffcf6a' }: { hue?: Colour; mark?: Colour } = {},
): Subject {
  const { chance } = ink;
  const stars = Array.from({ length: 16 }, () => [chance.between(56, 244), chance.between(52, 214)] as const);
  const way = stars.slice(0, 6).sort((a, b) => a[0] - b[0]);
  return {
    lit:
      stars.map(([x, y]) => disc(x, y, chance.between(1.6, 4), hue) + ink.glow(x, y, 10, hue, 0.6)).join('') +
      line(`M${way.map(([x, y]) => `${n(x)},${n(y)}`).join('L')}`, mark, 2.4, { more: 'stroke-dasharray="5 6"' }) +
      way.map(([x, y]) => ring(x, y, 7, mark, 2)).join('') +
      ring(way[5]![0], way[5]![1], 15, mark, 2.6),
  };
}

/** A screen that sweeps. */
export function radar(ink: Ink, { hue = '#7dff9a', blips = 5 }: { hue?: Colour; blips?: number } = {}): Subject {
  const { chance } = ink;
  return {
    body: disc(150, 148, 104, '#0c1a14') + ring(150, 148, 104, '#59636f', 8),
    lit:
      [30, 58, 86].map((r) => ring(150, 148, r, hue, 1.6, { opacity: 0.6 })).join('') +
      line('M50,148H250M150,48V248', hue, 1.2, { opacity: 0.5 }) +
      fill('M150,148L222,76Q252,108 250,148Z', hue, { opacity: 0.28 }) +
      line('M150,148L222,76', hue, 2.6) +
      times(blips, () => {
        const angle = chance.between(0, 6.28);
        const far = chance.between(24, 84);
        return (
          disc(150 + far * Math.cos(angle), 148 + far * Math.sin(angle), 4.4, '#ff7a5a') +
          ink.glow(150 + far * Math.cos(angle), 148 + far * Math.sin(angle), 14, '#ff7a5a', 0.7)
        );
      }),
  };
}

/** A bird that rises from a ring: our sign for those who rebel. */
function bird(): string {
  return (
    ring(168, 98, 34, '#fff4dc', 5) +
    fill(
      'M168,124C150,118 142,104 146,84C152,94 160,98 164,96L168,72L172,96C176,98 184,94 190,84C194,104 186,118 168,124Z',
      '#fff4dc',
    )
  );
}

/** A wheel with six spokes: our sign for the Empire. */
export function wheel(): string {
  const spokes = times(6, (index) => {
    const angle = (index * Math.PI) / 3;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return line(`M${n(168 + 12 * x)},${n(98 + 12 * y)}L${n(168 + 32 * x)},${n(98 + 32 * y)}`, '#e8ecf2', 9);
  });
  return ring(168, 98, 34, '#e8ecf2', 5) + spokes + disc(168, 98, 13, '#e8ecf2');
}

/** A flag on a pole. */
export function banner(ink: Ink, { paint = '#c8642c', sign = '' }: { paint?: Colour; sign?: string } = {}): Subject {
  return {
    body:
      line('M92,300V30', '#6a5a48', 8) +
      disc(92, 28, 8, '#d8b04a') +
      fill(
        'M96,42C140,26 178,62 226,44L240,150C190,168 150,130 96,150Z',
        ink.fade([lighter(paint, 0.2), paint, mix(paint, '#000000', 0.4)], RIGHT),
      ) +
      line('M130,40Q126,90 132,140M172,52Q168,100 174,152M208,50Q206,100 212,156', mix(paint, '#000000', 0.4), 3, {
        opacity: 0.5,
      }) +
      (sign || bird()),
  };
}

/** Fire on wood. */
export function pyre(ink: Ink, { hue = '#ff9a3c' }: { hue?: Colour } = {}): Subject {
  return {
    behind: ink.glow(150, 170, 150, hue, 0.8),
    body: [
      [60, 262, 12],
      [100, 276, -10],
      [150, 268, 6],
      [196, 276, -14],
      [80, 246, -6],
      [170, 248, 10],
    ]
      .map(([x, y, turn]) =>
        place(box(-44, -9, 88, 18, ink.fade(['#6a4a2c', '#2c1a0c']), { round: 8 }), x! + 26, y!, 1, turn),
      )
      .join(''),
    lit:
      fill(
        smooth([
          [150, 40],
          [176, 96],
          [170, 130],
          [206, 160],
          [196, 230],
          [150, 252],
          [104, 230],
          [94, 160],
          [128, 134],
          [124, 96],
        ]),
        '#ff7a2a',
        { opacity: 0.9 },
      ) +
      fill(
        smooth([
          [152, 96],
          [170, 140],
          [182, 190],
          [150, 244],
          [118, 190],
          [132, 146],
        ]),
        '#ffc04a',
        { opacity: 0.95 },
      ) +
      fill(
        smooth([
          [150, 156],
          [164, 196],
          [150, 240],
          [136, 196],
        ]),
        '#fff4c8',
      ) +
      times(16, () =>
        disc(ink.chance.between(80, 220), ink.chance.between(20, 160), ink.chance.between(1, 3), '#ffd080'),
      ),
  };
}

/** Threads from a hand above: somebody is led. */
export function strings(ink: Ink, { hue = '#ff6a76' }: { hue?: Colour } = {}): Subject {
  const hand = `<g transform="translate(150 66) scale(1.5 -1.2)">${palm(ink, ['#c8b8b0', '#7a6a70', '#2c2228'], 1)}</g>`;
  return {
    behind: ink.glow(150, 90, 110, hue, 0.4),
    body: hand + (figure(ink, 'officer', 'cheer', { y: 340, size: 0.74 }).body ?? ''),
    lit: line('M112,100L122,168M132,112L140,196M150,116V194M168,112L160,196M190,100L178,166', hue, 1.6, {
      opacity: 0.9,
    }),
  };
}

/** A great old tree with light in its crown. */
export function tree(ink: Ink, { leaf = '#7fd08a', bark = '#6a5a4a' }: { leaf?: Colour; bark?: Colour } = {}): Subject {
  const { chance } = ink;
  const wood = ink.fade([lighter(bark, 0.24), bark, mix(bark, '#05070c', 0.6)], RIGHT);
  const clump = (x: number, y: number, radius: number): string =>
    disc(x, y, radius, ink.ball(lighter(leaf, 0.4), mix(leaf, '#1c3a24', 0.3), '#12241a'));
  const crown = [
    [150, 66, 46],
    [98, 88, 40],
    [204, 88, 40],
    [68, 124, 30],
    [234, 124, 30],
    [126, 112, 36],
    [178, 112, 36],
  ] as const;
  return {
    behind: ink.glow(150, 100, 150, leaf, 0.5),
    body:
      fill(
        'M128,300C132,240 134,210 126,180C118,160 92,148 74,132L82,126C104,140 124,146 138,160L142,100H158L162,160C176,146 196,140 218,126L226,132C208,148 182,160 174,180C166,210 168,240 172,300Z',
        wood,
      ) +
      fill('M128,300Q124,276 84,296L60,304H240L216,296Q176,276 172,300Z', wood) +
      line('M142,180Q148,230 142,290M158,190Q154,240 162,290M150,140Q148,180 150,220', mix(bark, '#05070c', 0.6), 2.4, {
        opacity: 0.6,
      }) +
      crown.map(([x, y, radius]) => clump(x, y, radius)).join(''),
    lit: times(26, () => {
      const angle = chance.between(0, 6.28);
      const far = Math.sqrt(chance.next()) * 92;
      const [x, y] = [150 + far * Math.cos(angle), 100 + far * 0.62 * Math.sin(angle)];
      return disc(x, y, chance.between(1.2, 2.8), '#f2ffd8') + ink.glow(x, y, 9, '#e8ffb0', 0.7);
    }),
  };
}

/** Chess of the galaxy: pieces on a round board. */
export function gameBoard(ink: Ink): Subject {
  const piece = (x: number, y: number, s: number, hue: Colour): string =>
    place(
      fill('M-14,0Q-18,-26 -8,-34Q-16,-50 0,-56Q16,-50 8,-34Q18,-26 14,0Z', hue, { opacity: 0.85 }) +
        oval(0, 0, 16, 5, lighter(hue, 0.4)),
      x,
      y,
      s,
    );
  return {
    body:
      oval(150, 226, 124, 44, '#20262d') +
      oval(150, 218, 124, 44, ink.fade(['#7d8894', '#39424d'])) +
      times(12, (index) =>
        fill(
          `M150,218L${n(150 + 118 * Math.cos(index * 0.5236))},${n(218 + 41 * Math.sin(index * 0.5236))}L${n(150 + 118 * Math.cos((index + 1) * 0.5236))},${n(218 + 41 * Math.sin((index + 1) * 0.5236))}Z`,
          index % 2 ? '#c8b890' : '#3a2c20',
          { opacity: 0.9 },
        ),
      ) +
      oval(150, 218, 40, 14, '#59636f'),
    lit:
      piece(90, 206, 1, '#7dd8ff') +
      piece(130, 192, 0.9, '#ff8a7a') +
      piece(176, 190, 0.9, '#7dd8ff') +
      piece(214, 208, 1.1, '#ff8a7a') +
      piece(150, 236, 1.2, '#7dd8ff'),
  };
}

// ---- the Force, made visible ----

function jagged(ink: Ink, x1: number, y1: number, x2: number, y2: number, steps: number, wild: number): string {
  let path = `M${n(x1)},${n(y1)}`;
  for (let step = 1; step < steps; step++) {
    const t = step / steps;
    path += `L${n(x1 + (x2 - x1) * t + ink.chance.between(-wild, wild) / 2)},${n(y1 + (y2 - y1) * t + ink.chance.between(-wild, wild) / 2)}`;
  }
  return `${path}L${n(x2)},${n(y2)}`;
}

export function arcs(
  ink: Ink,
  list: readonly (readonly [number, number, number, number])[],
  hue: Colour = '#8f7bff',
  width = 2.6,
): string {
  return list
    .map(([x1, y1, x2, y2]) => jagged(ink, x1, y1, x2, y2, 9, 28))
    .map((path) => line(path, hue, width * 3.4, { opacity: 0.35 }) + line(path, '#f4f0ff', width))
    .join('');
}

/** Lightning from the fingers. */
export function lightning(ink: Ink, { hue = '#8f7bff' }: { hue?: Colour } = {}): Subject {
  const { chance } = ink;
  const fingers = [
    [118, 158],
    [134, 144],
    [152, 138],
    [170, 144],
    [186, 160],
  ] as const;
  const hand =
    fill(
      'M112,316C110,280 104,258 98,236C88,222 78,206 74,196C72,186 82,184 90,194L106,214L108,172C108,160 122,158 124,170L128,206L130,156C130,144 144,144 145,156L148,204L154,152C156,140 170,142 169,154L166,206L178,168C182,158 194,162 191,174L180,226C184,250 184,284 186,316Z',
      ink.fade(['#e6dde2', '#8d7f92', '#241a2c']),
    ) + fill('M112,316C112,290 108,270 104,252L190,250C192,274 192,292 194,316H100Z', '#0c0810');
  const bolts = fingers.flatMap(([x, y], index) =>
    [0, 1, 2].map(() => [x, y, x + (index - 2) * 40 + chance.between(-30, 30), chance.between(8, 68)] as const),
  );
  return {
    behind: ink.glow(150, 120, 150, hue, 0.6),
    body: hand,
    lit:
      arcs(ink, [...bolts, [118, 158, 10, 120], [186, 160, 292, 110]], hue, 2) +
      fingers.map(([x, y]) => ink.glow(x, y, 16, lighter(hue, 0.5), 0.9)).join(''),
  };
}

/** A grip on nothing. */
export function grip(ink: Ink, { hue = '#ff6a76', glove = true }: { hue?: Colour; glove?: boolean } = {}): Subject {
  const skin = glove
    ? ink.fade(['#6a7480', '#232932', '#07090c'], [0, 0, 1, 0.4])
    : ink.fade(['#e0b898', '#9a6a52', '#3c221a'], [0, 0, 1, 0.4]);
  const dark = glove ? '#0a0c10' : '#4a2a20';
  return {
    behind: ink.glow(150, 130, 120, hue, 0.5),
    body:
      fill(
        'M196,316C198,272 214,250 212,214C214,182 210,158 196,140C188,124 172,118 160,124C150,112 132,114 128,128C112,122 100,134 106,148C92,148 86,164 96,174L120,180L104,190C96,200 106,212 118,206L136,202C126,230 118,262 118,316Z',
        skin,
      ) +
      line('M128,130Q146,134 160,152M108,150Q130,152 150,166M98,172Q124,170 146,180M160,126Q180,134 190,156', dark, 4) +
      line('M120,214Q160,224 206,212M118,236Q160,246 206,238', dark, 5) +
      fill('M114,262H206V316H112Z', glove ? '#171b21' : '#6a5438'),
    lit: times(
      3,
      (index) =>
        `<ellipse cx="76" cy="178" rx="${22 + index * 15}" ry="${30 + index * 20}" fill="none" stroke="${hue}" stroke-width="${n(2.6 - index * 0.6)}" opacity="${n(0.8 - index * 0.22)}"/>`,
    ),
  };
}

/** An open hand and a wave from it. */
export function forceHand(
  ink: Ink,
  {
    hue,
    skin = SKINS[1]!,
    pull = false,
    cloth = '#8a6a44',
  }: { hue?: Colour; skin?: readonly [Colour, Colour, Colour]; pull?: boolean; cloth?: Colour } = {},
): Subject {
  const glow = hue ?? ink.light.glow;
  const rings = times(
    4,
    (index) =>
      `<ellipse cx="150" cy="118" rx="${40 + index * 30}" ry="${36 + index * 28}" fill="none" stroke="${lighter(glow, 0.4)}" stroke-width="${n(pull ? 1.4 + index * 0.9 : 5 - index)}" opacity="${n(pull ? 0.3 + index * 0.15 : 0.85 - index * 0.18)}"/>`,
  );
  return {
    behind: ink.glow(150, 118, 130, glow, 0.8),
    body:
      fill(
        'M112,316L122,236H178L188,316Z',
        ink.fade([ink.tint(lighter(cloth, 0.1), 0.08), ink.tint(mix(cloth, '#000000', 0.5), 0.1)]),
      ) + place(palm(ink, skin), 150, 176, 2.1, 0),
    lit: rings,
  };
}

/** A ball of will that keeps everything out. */
export function bubble(ink: Ink, { hue = '#8fd0ff' }: { hue?: Colour } = {}): Subject {
  return {
    behind: ink.glow(150, 156, 130, hue, 0.35),
    lit:
      `<ellipse cx="150" cy="160" rx="120" ry="122" fill="${ink.orb([
        [0.55, hue, 0],
        [0.9, hue, 0.24],
        [1, lighter(hue, 0.4), 0.7],
      ])}"/>` +
      line('M60,100Q84,62 124,46', '#ffffff', 4, { opacity: 0.8 }) +
      line('M244,216Q228,244 204,258', '#ffffff', 2.4, { opacity: 0.5 }),
  };
}

/** Light and dark turning about each other. */
export function swirl(
  ink: Ink,
  { one = '#7cc4ff', other = '#ff5566' }: { one?: Colour; other?: Colour } = {},
): Subject {
  const arc = (r: number, from: number, paint: Colour, width: number): string => {
    const to = from + 2.5;
    return `<path d="M${n(150 + r * Math.cos(from))},${n(146 + r * Math.sin(from) * 0.96)}A${r},${n(r * 0.96)} 0 0 1 ${n(150 + r * Math.cos(to))},${n(146 + r * Math.sin(to) * 0.96)}" fill="none" stroke="${paint}" stroke-width="${n(width)}" stroke-linecap="round"/>`;
  };
  const lines = (thick: number): string =>
    times(
      7,
      (index) =>
        arc(30 + index * 12, index * 0.7, one, (7 - index * 0.7) * thick) +
        arc(30 + index * 12, index * 0.7 + Math.PI, other, (7 - index * 0.7) * thick),
    );
  return {
    lit:
      ink.glow(150, 146, 130, '#b9a0ff', 0.4) +
      `<g opacity=".28">${lines(2.6)}</g>${lines(1)}` +
      ink.glow(150, 146, 40, '#ffffff', 0.9),
  };
}

/** Green fire of the witches. */
export function witchfire(ink: Ink, { hue = '#7dff8a' }: { hue?: Colour } = {}): Subject {
  return {
    behind: ink.glow(150, 160, 140, hue, 0.7),
    lit:
      times(9, (index) => {
        const x = 60 + index * 23;
        return fill(
          smooth([
            [x, 60 + (index % 3) * 30],
            [x + 16, 150],
            [x + 8, 220],
            [x, 260],
            [x - 12, 214],
            [x - 14, 150],
          ]),
          hue,
          { opacity: 0.3 },
        );
      }) +
      times(5, (index) =>
        fill(
          smooth([
            [90 + index * 30, 110 + (index % 2) * 30],
            [102 + index * 30, 180],
            [92 + index * 30, 250],
            [80 + index * 30, 190],
          ]),
          lighter(hue, 0.5),
          { opacity: 0.5 },
        ),
      ) +
      times(18, () =>
        disc(ink.chance.between(50, 250), ink.chance.between(50, 260), ink.chance.between(1, 3), lighter(hue, 0.6)),
      ),
  };
}

/** An eye that sees more than there is. */
export function vision(ink: Ink, { hue }: { hue?: Colour } = {}): Subject {
  const glow = hue ?? ink.light.glow;
  return {
    behind: ink.glow(150, 146, 140, glow, 0.7),
    body:
      fill('M30,150Q150,50 270,150Q150,250 30,150Z', '#f0ece6') +
      fill('M30,150Q150,50 270,150Q150,84 30,150Z', '#000000', { opacity: 0.3 }) +
      disc(
        150,
        148,
        56,
        ink.orb([
          [0, lighter(glow, 0.5)],
          [0.5, glow],
          [1, mix(glow, '#000000', 0.7)],
        ]),
      ) +
      times(28, (index) =>
        line(
          `M${n(150 + 26 * Math.cos(index * 0.2244))},${n(148 + 26 * Math.sin(index * 0.2244))}L${n(150 + 54 * Math.cos(index * 0.2244))},${n(148 + 54 * Math.sin(index * 0.2244))}`,
          lighter(glow, 0.4),
          1.4,
          { opacity: 0.6 },
        ),
      ) +
      disc(150, 148, 24, '#06060a') +
      disc(136, 134, 8, '#ffffff', { opacity: 0.9 }) +
      line('M28,150Q150,44 272,150', '#2c1c14', 8) +
      line('M34,154Q150,250 266,154', '#5a3c30', 4, { opacity: 0.6 }),
  };
}

/** Something breaks. */
export function shatter(ink: Ink, { hue = '#cfe6ff' }: { hue?: Colour } = {}): Subject {
  const { chance } = ink;
  return {
    behind: ink.glow(150, 146, 110, '#ffffff', 0.7),
    body: times(22, () => {
      const angle = chance.between(0, 6.28);
      const far = chance.between(24, 112);
      const x = 150 + far * Math.cos(angle);
      const y = 146 + far * Math.sin(angle);
      const s = chance.between(8, 26);
      return place(
        fill(
          `M0,${n(-s)}L${n(s * 0.6)},${n(s * 0.3)}L${n(-s * 0.5)},${n(s * 0.6)}Z`,
          ink.fade([lighter(hue, 0.5), mix(hue, '#000000', 0.5)]),
        ),
        x,
        y,
        1,
        chance.between(0, 360),
      );
    }),
    lit: times(12, (index) =>
      line(
        `M150,146L${n(150 + 130 * Math.cos(index * 0.52))},${n(146 + 130 * Math.sin(index * 0.52))}`,
        '#ffffff',
        1.2,
        { opacity: 0.5 },
      ),
    ),
  };
}

/** A blow-up in front of everything. */
export function burst(
  ink: Ink,
  { x = 150, y = 150, size = 1 }: { x?: number; y?: number; size?: number } = {},
): Subject {
  const { chance } = ink;
  const blob = (r: number, paint: Colour, opacity: number): string =>
    fill(
      smooth(
        Array.from(
          { length: 14 },
          (_, index) =>
            [
              x + r * chance.between(0.72, 1.2) * Math.cos(index * 0.4488),
              y + r * chance.between(0.72, 1.2) * Math.sin(index * 0.4488),
            ] as const,
        ),
      ),
      paint,
      { opacity },
    );
  return {
    behind: ink.glow(x, y, 140 * size, '#ff8a3c', 0.9),
    body: times(12, () => {
      const angle = chance.between(0, 6.28);
      const far = chance.between(60, 120) * size;
      return place(
        fill('M0,-9L7,6L-8,4Z', '#2c2026'),
        x + far * Math.cos(angle),
        y + far * Math.sin(angle),
        chance.between(0.8, 2),
        chance.between(0, 360),
      );
    }),
    lit:
      blob(82 * size, '#e0481c', 0.75) +
      blob(60 * size, '#ff9a2c', 0.9) +
      blob(38 * size, '#ffe08a', 0.95) +
      ink.glow(x, y, 46 * size, '#ffffff', 0.95) +
      times(22, () => {
        const angle = chance.between(0, 6.28);
        const from = chance.between(50, 80) * size;
        return line(
          `M${n(x + from * Math.cos(angle))},${n(y + from * Math.sin(angle))}L${n(x + (from + 40 * size) * Math.cos(angle))},${n(y + (from + 40 * size) * Math.sin(angle))}`,
          '#ffe2a0',
          chance.between(1, 2.6),
          { opacity: 0.8 },
        );
      }),
  };
}

/** The planet-killer's beam. */
export function superlaser(ink: Ink): Subject {
  const x = 64;
  const y = 82;
  const hue = '#7dff8a';
  const ringOf = times(8, (index) =>
    line(
      `M${n(x + 21 * Math.cos(index * 0.785))},${n(y + 21 * Math.sin(index * 0.785))}L${x + 46},${y + 28}`,
      hue,
      2.4,
      { opacity: 0.9 },
    ),
  );
  const beam = `M${x + 46},${y + 28}L300,268`;
  return {
    lit:
      ink.glow(x, y, 40, hue, 0.8) +
      ringOf +
      line(beam, hue, 22, { opacity: 0.3 }) +
      line(beam, hue, 10, { opacity: 0.8 }) +
      line(beam, '#f2fff2', 4.4) +
      ink.glow(x + 46, y + 28, 34, '#d8ffd8', 1),
  };
}

/** A figure of light over a projector, made of any drawing. */
export function asHologram(subject: Subject, hue: Colour = '#7fd8ff'): Subject {
  const all = (subject.behind ?? '') + (subject.body ?? '') + (subject.lit ?? '');
  return {
    body: `<g transform="translate(48 12) scale(.68)" opacity=".9">${all}</g>`,
    lit: fill('M118,262L70,50H230L182,262Z', hue, { opacity: 0.2 }),
  };
}
