/** Destiny: what its events, upgrades, supports and battlefields show, for the sets that are written down by name. */
import { probeDroid, remote, securityDroid, worker } from '../craft/droids';
import { carrier, destroyer, fleet, shuttle } from '../craft/capitals';
import { bolt, flying, squadron } from '../craft/flight';
import { atst, dish, emplacement, hoverTank, scoutWalker, shieldGenerator } from '../craft/ground';
import { tie, tieFlight } from '../craft/ties';
import { cat, dragon } from '../craft/beasts';
import { fill, line, times } from '../draw/shapes';
import { kyloMask, praetorian, royalGuard, trooper, vader } from '../people/helmets';
import { crowd, BLACK, DARK, GREY, FARMBOY } from '../people/figure';
import { some, wookiee } from './kinds';
import { clash, crossed, grenade, gun, lightsaber, missiles, pole, reticle, volley } from '../things/arms';
import {
  arcs,
  asHologram,
  banner,
  blastDoor,
  bubble,
  burst,
  cardHand,
  comlink,
  crates,
  credits,
  datapad,
  dice,
  forceHand,
  gameBoard,
  garment,
  goggles,
  grip,
  holocron,
  insignia,
  jetpack,
  lightning,
  medal,
  plans,
  prison,
  radar,
  shackles,
  shatter,
  starMap,
  strings,
  superlaser,
  tree,
  swirl,
  tome,
  vision,
  wanted,
} from '../things/objects';
import { glyph } from '../things/glyphs';
import { who } from './everybody';
import { at, facing, type Names, over, PLACE_ONLY, scene, three } from './table';

const BLUE = '#5db4ff';
const GREEN = '#6fe08a';
const RED = '#ff3344';
const rays = (paint: string): string =>
  times(9, (index) =>
    line(`M${20 + index * 6},${70 + index * 24}H${110 + (index % 3) * 30}`, paint, 2.4, { opacity: 0.45 }),
  );

export const DESTINY_NAMES: Names = {
  // ---- battlefields: the place is the picture ----
  'command-center': ['war-room-blue', (ink) => starMap(ink)],
  'echo-base': [
    'hangar-snow',
    (ink) => ({ body: flying(ink, 'xwing', { angle: 0, lean: 0, size: 0.62, y: 216, parked: true }).body ?? '' }),
  ],
  'emperors-throne-room': ['throne'],
  'frozen-wastes': ['forest-snow'],
  'imperial-armory': ['armory'],
  'jedi-temple': ['jedi-temple'],
  'rebel-war-room': ['war-room', (ink) => plans(ink, { hue: '#ffb070' })],
  'mos-eisley-spaceport': ['spaceport'],
  'separatist-base': ['lava'],
  'starship-graveyard': ['graveyard'],
  'carbon-freezing-chamber': ['carbon-chamber'],
  'cargo-hold': ['hold'],
  'docking-bay': [
    'hangar-imperial',
    (ink) => ({ body: tie(ink, 'fighter', { fire: false, angle: 0, size: 0.74, y: 196 }).body ?? '' }),
  ],
  'ewok-village': ['tree-village'],
  'mazs-castle': ['castle'],
  'moisture-farm': ['homestead-noon'],
  'otoh-gunga': ['underwater'],
  'secluded-beach': ['beach'],
  'secret-facility': ['scarif-tower'],
  'war-torn-streets': ['street-ruin'],
  'hangar-bay': ['hangar-imperial', at((ink) => shuttle(ink), 0.62, 57, 70)],
  'obi-wans-hut': ['homestead', (ink) => ({ lit: ink.glow(193, 204, 40, '#ffcf7a', 0.5) })],
  // ---- Awakenings: supports ----
  'launch-bay': [
    'hangar',
    (ink) => ({
      body: [
        [96, 196, 0.42],
        [204, 196, 0.42],
        [150, 224, 0.74],
      ]
        .map(
          ([x, y, size]) => flying(ink, 'awing', { angle: 0, lean: 0, size: size!, x: x!, y: y!, parked: true }).body,
        )
        .join(''),
    }),
  ],
  outpost: ['canyon', at((ink) => scoutWalker(ink, { closed: true }), 0.6, 110, 96)],
  'black-market': [
    'neon',
    over(
      at((ink) => crates(ink, { kind: 'arms' }), 0.8, 62, 58),
      scene(['hunter', 'talk', { x: 66, y: 294 }]),
    ),
  ],
  'drudge-work': [
    'foundry',
    scene(
      ['trooper', 'stand', { x: 222, y: 296, size: 0.94, left: true }],
      ['civilian', 'carry', { x: 84, y: 292, size: 0.86 }],
      ['civilian', 'bow-down', { x: 140, y: 296, size: 0.8 }],
    ),
  ],
  'local-garrison': [
    'plains-dusk',
    three(
      (ink) => trooper(ink, 'first-order'),
      (ink) => trooper(ink, 'first-order', { yaw: 0.4 }),
      (ink) => trooper(ink, 'first-order', { yaw: -0.5 }),
    ),
  ],
  'emperors-favor': [
    'throne',
    scene(
      ['officer', 'kneel', { x: 104, y: 288, size: 1 }],
      ['sith', 'point', { x: 214, y: 292, size: 1.1, left: true }],
    ),
  ],
  'power-of-the-dark-side': ['force-red', who('palpatine', { prop: 'flame', propColour: '#ff3a50', yaw: 0.2 })],
  'backup-muscle': [
    'cantina-green',
    scene(
      ['hunter', 'stand', { x: 92, y: 294, size: 0.98, gun: 'rifle' }],
      ['wookiee', 'stand', { x: 204, y: 298, size: 1.06, left: true }],
    ),
  ],
  'my-kind-of-scum': ['palace-hall', three(who('jabba'), who('boba'), who('greedo'))],
  'underworld-connections': ['neon', facing(who('greedo', { yaw: 0.4 }), who('dj', { yaw: -0.4 }))],
  'resistance-hq': [
    'war-room',
    scene(
      ['rebel-officer', 'point', { x: 96, y: 292, size: 0.96 }],
      ['pilot', 'stand', { x: 206, y: 292, size: 0.96, left: true }],
    ),
  ],
  'jedi-council': ['council', three(who('windu', { prop: 'none' }), who('yoda'), who('kiadi', { prop: 'none' }))],
  awakening: ['forest-snow', who('rey', { prop: 'sabre', propColour: BLUE, yaw: 0.36, mood: 'fierce' })],
  'the-force-is-strong': ['force-blue', (ink) => forceHand(ink, { hue: BLUE })],
  'play-the-odds': ['cockpit', (ink) => dice(ink)],
  'street-informants': [
    'neon',
    scene(
      ['civilian', 'stand', { x: 102, y: 294, size: 1 }],
      ['smuggler', 'stand', { x: 196, y: 294, size: 1, left: true }],
    ),
  ],
  'supporting-fire': [
    'battle',
    over(scene(['commando', 'kneel-aim', { x: 110, y: 290, size: 1.1, gun: 'rifle' }]), (ink) =>
      volley(ink, 5, '#ff6a55', null),
    ),
  ],
  'it-binds-all-things': ['force-green', who('yoda')],
  infamous: ['cantina-green', (ink, fact) => wanted(ink, { hue: '#ff8a6a', of: who('cadbane')(ink, fact) })],
  // ---- Awakenings: upgrades ----
  'commanding-presence': ['corridor-red', who('vader', { prop: 'none', yaw: 0.1 })],
  'f-11d-rifle': ['hangar-imperial', (ink) => gun(ink, 'rifle', { metal: 'white' })],
  immobilize: [
    'force-red',
    over(scene(['rebel', 'run', { x: 150, y: 282, size: 1 }]), (ink) => bubble(ink, { hue: '#ff6a76' })),
  ],
  'kylo-rens-lightsaber': ['forest-snow', (ink) => lightsaber(ink, RED, { kind: 'cross' })],
  'sith-holocron': ['tombs', (ink) => holocron(ink, { dark: true })],
  'infantry-grenades': ['street-ruin', (ink) => grenade(ink, { kind: 'frag' })],
  'crime-lord': [
    'cantina-green',
    over(
      at(who('jabba'), 0.84, 44, 6),
      at((ink) => credits(ink), 0.62, 6, 122),
    ),
  ],
  'flame-thrower': [
    'canyon',
    over(scene(['hunter', 'aim', { x: 76, y: 292, size: 1.1, gun: 'rifle' }]), (ink) => ({
      lit:
        fill(
          'M160,126Q220,96 300,90V168Q220,160 160,136Z',
          ink.fade(
            [
              [0, '#fff4b0', 0.95],
              [0.4, '#ff9a3c', 0.9],
              [1, '#ff4a1c', 0.3],
            ],
            [0, 0, 1, 0],
          ),
        ) + ink.glow(240, 128, 80, '#ff8a3c', 0.8),
    })),
  ],
  'gaffi-stick': ['canyon', (ink) => pole(ink, 'gaffi')],
  'on-the-hunt': ['neon', scene(['hunter', 'walk', { x: 140, y: 294, size: 1.12, gun: 'rifle' }])],
  'jedi-instructor': [
    'council',
    (ink, fact) =>
      some({ garb: 'robe', cloth: '#6a4a30', trim: '#e0d4bc', prop: 'sabre', propColour: GREEN, yaw: 0.34, age: 1 })(
        ink,
        fact,
      ),
  ],
  'wookiee-warrior': [
    'kashyyyk',
    over(
      wookiee,
      at((ink) => gun(ink, 'bowcaster', { fire: false }), 0.6, 100, 158),
    ),
  ],
  'uneti-force-tree': ['temple-mist', (ink) => tree(ink)],
  'advanced-training': [
    'temple-mist',
    over(
      scene(['commando', 'lunge', { x: 92, y: 292, size: 1.02 }], ['rebel', 'fall', { x: 226, y: 330, size: 0.86 }]),
    ),
  ],
  profiteering: [
    'workshop',
    over(
      at(who('watto'), 0.84, 24, 50),
      at((ink) => credits(ink), 0.5, 76, 158),
    ),
  ],
  'barter-with-blood': [
    'nar-shaddaa',
    scene(
      ['smuggler', 'hands-up', { x: 208, y: 272, size: 0.96, left: true }],
      ['hunter', 'grip', { x: 92, y: 292, size: 1.04 }],
    ),
  ],
  scout: ['plains', scene(['commando', 'look', { x: 120, y: 296, size: 1.16, glasses: true }])],
  'survival-gear': ['ice-storm', (ink) => garment(ink, { kind: 'pack', cloth: '#6a7a5a', trim: '#c8a04a' })],
  'force-protection': [
    'force-blue',
    over(scene(['jedi', 'shield', { who: 'kenobi', x: 140, y: 290, size: 1.1 }]), (ink) => bubble(ink)),
  ],
  'jedi-robes': ['jedi-temple', (ink) => garment(ink, { cloth: '#8a6a44', trim: '#e0d4bc' })],
  'luke-skywalkers-lightsaber': ['throne-blue', (ink) => lightsaber(ink, GREEN)],
  'one-with-the-force': ['temple-mist', scene(['jedi', 'meditate', { x: 150, y: 270, size: 1.14 }])],
  'reys-staff': ['dunes-noon', at((ink) => pole(ink, 'staff'), 1.24, -36, -34)],
  'diplomatic-immunity': ['senate', over(at(who('padme'), 0.82, 27, 54), (ink) => bubble(ink))],
  'dl-44-heavy-blaster-pistol': ['cantina', (ink) => gun(ink, 'dl44', { metal: 'black' })],
  infiltrate: ['corridor-blue', scene(['smuggler', 'sneak', { x: 140, y: 294, size: 1.16 }])],
  'dh-17-blaster-pistol': ['corridor', (ink) => gun(ink, 'pistol', { metal: 'black', left: false })],
  'iqa-11-blaster-rifle': ['ice', (ink) => gun(ink, 'sniper', { metal: 'green' })],
  promotion: ['bridge', (ink) => insignia(ink)],
  'force-throw': [
    'temple',
    over(scene(['jedi', 'push', { who: 'anakin', wear: DARK, x: 90, y: 290, size: 1.06 }]), (ink) => ({
      body: `<g transform="translate(180 24) rotate(18) scale(.5)">${crates(ink).body}</g>`,
    })),
  ],
  'training-remote': [
    'corridor-blue',
    over(
      scene(['jedi', 'guard', { who: 'luke', wear: FARMBOY, x: 104, y: 296, size: 1.06, blade: BLUE }]),
      at((ink) => remote(ink), 0.6, 116, -4),
    ),
  ],
  'death-mark': ['neon', over(who('greedo'), (ink) => reticle(ink, { hue: '#ff5a48', y: 140, size: 0.94 }))],
  solidarity: ['city-dusk', three(who('finn'), who('poe'), who('rey'))],
  'force-training': ['root-hut', (ink) => remote(ink)],
  lightsaber: ['force-blue', (ink) => lightsaber(ink, BLUE, { angle: -28, x: 184 })],
  'mind-probe': [
    'cells',
    over(
      at((ink) => kyloMask(ink, { prop: 'palm', yaw: 0.4 }), 0.82, -20, 56),
      scene(['rebel', 'fall', { x: 250, y: 330, size: 0.7 }]),
    ),
  ],
  comlink: ['corridor', (ink) => comlink(ink)],
  datapad: ['archive', (ink) => datapad(ink)],
  'holdout-blaster': ['casino', (ink) => gun(ink, 'holdout', { metal: 'brass' })],
  cunning: ['cantina', who('han', { prop: 'cards', yaw: 0.3 })],
  jetpack: ['sky', (ink) => jetpack(ink)],
  'thermal-detonator': ['palace-hall', (ink) => grenade(ink)],
  'personal-escort': [
    'corridor',
    scene(
      ['trooper', 'stand', { x: 76, y: 294, size: 0.92 }],
      ['trooper', 'stand', { x: 226, y: 294, size: 0.92, left: true }],
      ['officer', 'walk', { x: 148, y: 298, size: 1.02 }],
    ),
  ],
  'hidden-in-shadow': ['corridor-red', scene(['shadow', 'sneak', { x: 150, y: 296, size: 1.2 }])],
  'prized-possession': ['palace-hall', (ink) => glyph(ink, 'jeweled-chalice', { material: 'gold', size: 150 })],
  'second-chance': ['medbay', scene(['smuggler', 'kneel', { who: 'han', x: 150, y: 290, size: 1.2 }])],
  'hunker-down': [
    'street-ruin',
    scene(['commando', 'crouch', { x: 96, y: 294, size: 1 }], ['smuggler', 'crouch', { x: 206, y: 294, size: 0.96 }]),
  ],
  // ---- Awakenings: events ----
  'cannon-fodder': [
    'street-ruin',
    over(
      scene(
        ['trooper', 'fall', { x: 92, y: 320, size: 0.9 }],
        ['trooper', 'run', { x: 210, y: 290, size: 0.96, left: true }],
      ),
      (ink) => burst(ink, { x: 84, y: 130, size: 0.6 }),
    ),
  ],
  'closing-the-net': [
    'city-dusk',
    scene(
      ['rebel', 'hands-up', { x: 150, y: 284, size: 0.8 }],
      ['trooper', 'aim', { x: 62, y: 296, size: 0.92, gun: 'rifle' }],
      ['trooper', 'aim', { x: 238, y: 296, size: 0.92, left: true, gun: 'rifle' }],
    ),
  ],
  'endless-ranks': [
    'foundry',
    (ink, fact) =>
      scene(
        ...([0.4, 0.46, 0.56, 0.7] as const).flatMap((size, row) =>
          [60, 120, 180, 240].map(
            (x) => ['trooper', 'stand', { x: x + (row % 2) * 16 - 8, y: 196 + row * 34, size }] as const,
          ),
        ),
      )(ink, fact),
  ],
  occupation: [
    'street-ruin',
    over(
      at((ink) => atst(ink), 0.66, 120, 46),
      scene(['trooper', 'stand', { x: 70, y: 294, size: 0.86, gun: 'rifle' }]),
    ),
  ],
  probe: ['archive-red', at((ink) => probeDroid(ink), 0.84, 24, 24)],
  'sweep-the-area': [
    'forest',
    scene(
      ['trooper', 'walk', { x: 70, y: 284, size: 0.76, gun: 'rifle' }],
      ['trooper', 'walk', { x: 232, y: 288, size: 0.82, gun: 'rifle' }],
      ['trooper', 'aim', { x: 146, y: 296, size: 1.06, gun: 'rifle' }],
    ),
  ],
  'tactical-mastery': ['bridge', (ink) => gameBoard(ink)],
  'the-best-defense': ['corridor-red', (ink) => trooper(ink, 'riot', { prop: 'cannon', yaw: 0.3 })],
  'abandon-all-hope': [
    'spotlight-red',
    scene(['shadow', 'stand', { x: 196, y: 334, size: 1.5 }], ['rebel', 'kneel', { x: 92, y: 294, size: 0.86 }]),
  ],
  'boundless-ambition': ['bridge', who('hux', { mood: 'smile', yaw: -0.34 })],
  enrage: ['lava', who('maul', { prop: 'none', yaw: 0.3 })],
  'feel-your-anger': [
    'throne',
    facing(
      who('palpatine', { yaw: 0.44 }),
      who('luke', { yaw: -0.44, mood: 'fierce', prop: 'none', garb: 'uniform', cloth: '#20222a' }),
    ),
  ],
  'force-strike': ['force-red', scene(['sith', 'lunge', { x: 118, y: 282, size: 1.14, blade: RED, bladeAngle: 64 }])],
  intimidate: [
    'corridor-red',
    over(
      scene(['rebel', 'shield', { x: 62, y: 296, size: 0.8, left: true }]),
      at((ink) => vader(ink, { yaw: -0.44, prop: 'fist' }), 0.9, 64, 28),
    ),
  ],
  isolation: ['dunes-night', scene(['jedi', 'kneel', { x: 150, y: 272, size: 0.66 }])],
  'no-mercy': [
    'temple-night',
    scene(
      ['rebel', 'bow-down', { x: 216, y: 292, size: 0.84, left: true }],
      ['sith', 'swing', { x: 112, y: 292, size: 1.12, blade: RED, bladeAngle: -30 }],
    ),
  ],
  'pulling-the-strings': ['throne', (ink) => strings(ink)],
  'nowhere-to-run': [
    'canyon-night',
    scene(
      ['smuggler', 'hands-up', { x: 150, y: 268, size: 0.74 }],
      ['hunter', 'aim', { x: 60, y: 298, size: 1.04 }],
      ['hunter', 'aim', { x: 246, y: 298, size: 1.04, left: true }],
    ),
  ],
  'ace-in-the-hole': ['casino', (ink) => cardHand(ink)],
  'armed-to-the-teeth': ['armory', who('jango', { yaw: -0.3 })],
  confiscation: [
    'hold',
    over((ink) => crates(ink, { kind: 'chest' }), scene(['trooper', 'point', { x: 66, y: 296, size: 0.8 }])),
  ],
  'fight-dirty': [
    'cantina-green',
    scene(['smuggler', 'fall', { x: 206, y: 330, size: 0.86 }], ['hunter', 'lunge', { x: 96, y: 292, size: 1.02 }]),
  ],
  'go-for-the-kill': [
    'arena',
    scene(
      ['rebel', 'fall', { x: 226, y: 336, size: 0.86, left: true }],
      ['hunter', 'aim', { x: 96, y: 292, size: 1.1, gun: 'pistol' }],
    ),
  ],
  'he-doesnt-like-you': [
    'cantina',
    three(who('evazan'), who('ponda'), who('luke', { prop: 'none', yaw: -0.5, mood: 'sad' })),
  ],
  'lying-in-wait': ['canyon-night', scene(['hunter', 'kneel-aim', { x: 120, y: 292, size: 1.16, gun: 'rifle' }])],
  'commando-raid': [
    'forest-night',
    scene(
      ['commando', 'run', { x: 72, y: 284, size: 0.76, gun: 'rifle' }],
      ['commando', 'run', { x: 224, y: 288, size: 0.84, gun: 'rifle' }],
      ['commando', 'run', { x: 138, y: 298, size: 1.1, gun: 'rifle' }],
    ),
  ],
  'defensive-position': [
    'ice',
    over(
      scene(
        ['rebel', 'kneel-aim', { x: 90, y: 290, size: 0.96, gun: 'rifle' }],
        ['rebel', 'kneel-aim', { x: 200, y: 294, size: 1.02, gun: 'rifle' }],
      ),
      (ink) => ({ body: fill('M0,300V268Q80,252 160,266T300,258V300Z', ink.tint('#e6f0f8', 0.1)) }),
    ),
  ],
  'field-medic': [
    'jedha',
    scene(['rebel', 'lie', { x: 160, y: 292, size: 0.9 }], ['commando', 'kneel', { x: 96, y: 294, size: 1.06 }]),
  ],
  'its-a-trap': ['superlaser', over((ink) => superlaser(ink), at(who('ackbar', { yaw: -0.4 }), 0.78, 72, 68))],
  'natural-talent': ['graveyard', who('rey', { prop: 'sabre', propColour: BLUE, yaw: 0.44, mood: 'fierce' })],
  rearm: ['armory', (ink) => crates(ink, { kind: 'arms' })],
  retreat: [
    'ice',
    scene(
      ['rebel', 'run', { x: 84, y: 282, size: 0.78, left: true }],
      ['rebel', 'run', { x: 190, y: 296, size: 1.06, left: true }],
    ),
  ],
  'strategic-planning': ['war-room', (ink) => starMap(ink, { hue: '#ffb070' })],
  'surgical-strike': [
    'trench',
    over(
      (ink) => flying(ink, 'xwing', { angle: 0, size: 0.6, y: 196, lean: 0, fire: '#ff8aff' }),
      (ink) => reticle(ink, { y: 120, size: 0.5 }),
    ),
  ],
  anticipate: ['force-blue', (ink) => vision(ink, { hue: '#3f8cff' })],
  'defensive-stance': [
    'temple',
    scene(['jedi', 'guard', { x: 140, y: 290, size: 1.18, blade: GREEN, bladeAngle: 12 }]),
  ],
  'force-misdirection': [
    'spaceport',
    over(
      scene(['trooper', 'point', { x: 216, y: 292, size: 0.9 }], ['jedi', 'push', { x: 88, y: 294, size: 1 }]),
      (ink) => ({ lit: ink.glow(160, 150, 50, BLUE, 0.5) }),
    ),
  ],
  heroism: [
    'battle',
    over(scene(['commando', 'point', { x: 140, y: 292, size: 1.18 }]), (ink) => volley(ink, 4, '#7dff8a', null)),
  ],
  'noble-sacrifice': [
    'corridor-blue',
    scene(
      ['vader', 'swing', { x: 216, y: 292, size: 1, left: true, blade: RED, bladeAngle: -20 }],
      ['jedi', 'stand', { who: 'obi-wan', x: 98, y: 292, size: 1, blade: BLUE, bladeAngle: -4 }],
    ),
  ],
  patience: ['root-hut', who('yoda', { yaw: 0.2 })],
  riposte: [
    'temple',
    scene(
      ['jedi', 'lunge', { x: 106, y: 290, size: 1.02, blade: GREEN, bladeAngle: 66 }],
      ['sith', 'fall', { x: 226, y: 336, size: 0.82, left: true }],
    ),
  ],
  willpower: ['force-blue', who('luke', { mood: 'stern', yaw: 0.16, prop: 'none', garb: 'uniform', cloth: '#20222a' })],
  'daring-escape': [
    'battle-blue',
    (ink) => flying(ink, 'falcon', { angle: -48, size: 0.74, x: 160, y: 150, exhaust: '#8fd4ff' }),
  ],
  'dont-get-cocky': ['cockpit', who('han', { prop: 'none', yaw: -0.2 })],
  'draw-attention': [
    'market',
    scene(
      ['smuggler', 'cheer', { x: 96, y: 292, size: 1 }],
      ['trooper', 'point', { x: 218, y: 292, size: 0.92, left: true }],
    ),
  ],
  'hyperspace-jump': [
    'hyperspace',
    (ink) => flying(ink, 'falcon', { angle: 0, size: 0.66, lean: 0, exhaust: '#8fd4ff' }),
  ],
  negotiate: ['cantina', facing(who('padme', { hair: 'updo', yaw: 0.4, marks: [] }), who('watto'))],
  scavenge: ['graveyard', scene(['civilian', 'climb', { x: 150, y: 288, size: 1.1 }])],
  'shoot-first': [
    'cantina',
    over(
      scene(['smuggler', 'sit', { who: 'han', x: 88, y: 292, size: 0.96, gun: 'pistol' }]),
      at(who('greedo'), 0.66, 116, 96),
      () => ({ lit: bolt(196, 196, 0, 60, '#ff6a55', 4) }),
    ),
  ],
  smuggling: ['hold', scene(['smuggler', 'carry', { x: 124, y: 296, size: 1.12, box: '#c8944c' }])],
  'dug-in': ['street-ruin', (ink) => emplacement(ink, { gunner: true })],
  firepower: ['corridor-red', (ink) => gun(ink, 'repeater', { metal: 'grey', left: false })],
  leadership: [
    'war-room',
    who('leia', { yaw: 0.36, hair: 'crown-braid', garb: 'jacket', cloth: '#8a7a5c', prop: 'none' }),
  ],
  logistics: ['hold', (ink) => crates(ink)],
  'squad-tactics': [
    'jedha',
    scene(
      ['commando', 'point', { x: 150, y: 298, size: 1.04 }],
      ['commando', 'kneel-aim', { x: 70, y: 292, size: 0.84, gun: 'rifle' }],
      ['commando', 'aim', { x: 226, y: 290, size: 0.84, gun: 'rifle' }],
    ),
  ],
  deflect: [
    'corridor-blue',
    over(scene(['jedi', 'shield', { x: 120, y: 292, size: 1.12, blade: BLUE, bladeAngle: 30 }]), (ink) => ({
      lit:
        [
          [282, 110, 170],
          [276, 168, 196],
        ]
          .map(([x, y, a]) => bolt(x!, y!, a!, 60, '#ff6a55', 4))
          .join('') + ink.glow(176, 116, 36, '#ffffff', 0.8),
    })),
  ],
  'disturbance-in-the-force': ['wreckage', who('obiwan', { prop: 'none', mood: 'sad', yaw: -0.2 })],
  'mind-trick': [
    'cantina',
    (ink, fact) => facing(who('obiwan', { prop: 'palm', propColour: BLUE, yaw: 0.3 }), who('greedo'))(ink, fact),
  ],
  'the-power-of-the-force': [
    'force',
    scene(['jedi', 'push', { x: 84, y: 290, size: 1.06 }], ['trooper', 'fall', { x: 230, y: 320, size: 0.8 }]),
  ],
  'use-the-force': [
    'trench',
    over(
      at(
        who('luke', {
          garb: 'flight',
          cloth: '#e07a34',
          hat: 'pilot-helm',
          hatColour: '#c9382c',
          prop: 'none',
          yaw: 0.1,
        }),
        0.9,
        15,
        34,
      ),
      (ink) => ({ lit: ink.glow(150, 130, 120, BLUE, 0.3) }),
    ),
  ],
  aim: [
    'canyon',
    over(scene(['commando', 'kneel-aim', { x: 96, y: 292, size: 1.1, gun: 'rifle' }]), (ink) =>
      reticle(ink, { x: 226, y: 104, size: 0.6 }),
    ),
  ],
  'all-in': [
    'casino',
    over(scene(['hunter', 'stand', { x: 214, y: 292, size: 0.9, left: true }]), (ink) => credits(ink)),
  ],
  block: ['temple-mist', (ink) => clash(ink, BLUE, BLUE)],
  'close-quarters-assault': [
    'corridor',
    scene(['rebel', 'lunge', { x: 96, y: 292, size: 1 }], ['trooper', 'fall', { x: 222, y: 330, size: 0.86 }]),
  ],
  dodge: [
    'corridor-warm',
    over(scene(['smuggler', 'leap', { x: 140, y: 332, size: 1.08 }]), () => ({
      lit: bolt(280, 210, 0, 90, '#ff6a55', 4),
    })),
  ],
  flank: [
    'forest',
    scene(
      ['trooper', 'aim', { x: 226, y: 288, size: 0.78, gun: 'rifle' }],
      ['commando', 'sneak', { x: 96, y: 296, size: 1.1 }],
    ),
  ],
  'take-cover': [
    'street-ruin',
    over(scene(['rebel', 'crouch', { x: 150, y: 296, size: 1.24 }]), (ink) => volley(ink, 4, '#7dff8a', null)),
  ],
  disarm: [
    'cantina',
    over(
      scene(
        ['smuggler', 'hands-up', { x: 204, y: 294, size: 0.98, left: true }],
        ['hunter', 'aim', { x: 88, y: 294, size: 1, gun: 'pistol' }],
      ),
      at((ink) => gun(ink, 'dl44', { fire: false }), 0.3, 190, 36),
    ),
  ],
  electroshock: ['cells', (ink) => ({ ...pole(ink, 'baton') })],
  reversal: [
    'rift',
    scene(
      ['jedi', 'duel', { x: 96, y: 288, blade: BLUE, bladeAngle: 50 }],
      ['sith', 'duel', { x: 206, y: 288, left: true, blade: RED, bladeAngle: 50 }],
    ),
  ],
  scramble: [
    'hangar',
    scene(['pilot', 'run', { x: 84, y: 286, size: 0.82 }], ['pilot', 'run', { x: 182, y: 298, size: 1.08 }]),
  ],
  unpredictable: ['neon', who('hondo', { yaw: 0.3 })],
  // ---- Spirit of Rebellion: supports ----
  'e-web-emplacement': ['ice-storm', (ink) => emplacement(ink, { gunner: true })],
  'supply-line': ['plains', (ink) => crates(ink, { kind: 'crate' })],
  attrition: [
    'street-ruin',
    scene(
      ['trooper', 'lie', { x: 96, y: 270, size: 0.66 }],
      ['rebel', 'lie', { x: 200, y: 286, size: 0.84 }],
      ['trooper', 'stand', { x: 226, y: 296, size: 0.96, left: true, gun: 'rifle' }],
    ),
  ],
  'imperial-inspection': [
    'docking-bay',
    scene(
      ['officer', 'point', { x: 88, y: 294, size: 0.98 }],
      ['civilian', 'hands-up', { x: 206, y: 294, size: 0.94, left: true }],
    ),
  ],
  'dark-presence': [
    'carbon-chamber',
    scene(['vader', 'stand', { x: 150, y: 292, size: 1.16, blade: RED, bladeAngle: 64 }]),
  ],
  'salvage-stand': ['market', (ink) => crates(ink, { kind: 'parts' })],
  'planetary-uprising': [
    'city-dusk',
    over(
      (ink) => banner(ink),
      (ink) => ({ body: crowd(ink, 14, '#14100e') }),
    ),
  ],
  'spy-net': ['neon', over((ink) => radar(ink, { hue: '#ffb070' }))],
  'your-eyes-can-deceive-you': [
    'root-hut',
    who('luke', { hat: 'visor', hatColour: '#39424d', prop: 'sabre', propColour: BLUE, yaw: 0.36 }),
  ],
  'double-dealing': ['casino', facing(who('dj', { yaw: 0.4 }), who('lando', { yaw: -0.4 }))],
  aftermath: [
    'street-ruin',
    scene(['rebel', 'kneel', { x: 110, y: 294, size: 1 }], ['trooper', 'lie', { x: 206, y: 292, size: 0.84 }]),
  ],
  'air-superiority': ['beach', (ink) => squadron(ink, 'xwing', { angle: 38 })],
  meditate: ['island', scene(['jedi', 'meditate', { who: 'rey', wear: GREY, x: 150, y: 268, size: 1.16 }])],
  resolve: [
    'plains-dusk',
    scene(['rebel', 'stand', { x: 104, y: 294, size: 1 }], ['rebel', 'stand', { x: 196, y: 294, size: 1, left: true }]),
  ],
  improvisation: ['workshop', (ink) => worker(ink, 'improvise')],
  outmaneuver: [
    'asteroids',
    over(
      (ink) => flying(ink, 'falcon', { angle: -60, size: 0.62, x: 180, y: 190, exhaust: '#8fd4ff' }),
      at((ink) => tie(ink, 'fighter', { fire: false }), 0.36, 10, 24),
    ),
  ],
  // ---- Spirit of Rebellion: upgrades ----
  'imperial-discipline': [
    'hangar-imperial',
    scene(
      ['trooper', 'salute', { x: 70, y: 292, size: 0.88 }],
      ['trooper', 'salute', { x: 146, y: 296, size: 1 }],
      ['trooper', 'salute', { x: 226, y: 292, size: 0.88 }],
    ),
  ],
  'dt-29-heavy-blaster-pistol': ['beach', (ink) => gun(ink, 'dt29', { metal: 'black' })],
  'z6-riot-control-baton': ['castle', (ink) => pole(ink, 'baton')],
  'lightsaber-pike': ['throne', (ink) => pole(ink, 'pike')],
  'lure-of-power': [
    'senate',
    facing(
      who('anakin', { yaw: 0.44, prop: 'none' }),
      who('palpatine', { yaw: -0.44, mood: 'smile', prop: 'hand-up' }),
    ),
  ],
  blackmail: ['cantina-green', (ink) => datapad(ink, { what: 'face', hue: '#ff8a6a' })],
  'personal-shield': [
    'neon',
    over(scene(['hunter', 'guard', { x: 146, y: 290, size: 1.1 }]), (ink) => bubble(ink, { hue: '#b8e06a' })),
  ],
  vibroknucklers: ['neon', (ink) => pole(ink, 'knuckles')],
  'a180-blaster': ['jedha', (ink) => gun(ink, 'carbine', { metal: 'sand', left: false })],
  overkill: ['battle', who('baze', { yaw: 0.3 })],
  'handcrafted-light-bow': ['jedha', (ink) => pole(ink, 'bow')],
  'force-heal': [
    'force-green',
    scene(['rebel', 'lie', { x: 160, y: 292, size: 0.9 }], ['jedi', 'kneel', { x: 96, y: 294, size: 1.06 }]),
  ],
  'journals-of-ben-kenobi': ['homestead', (ink) => tome(ink)],
  bowcaster: ['kashyyyk', (ink) => gun(ink, 'bowcaster')],
  'lone-operative': [
    'scarif-beach',
    scene([
      'rebel',
      'sneak',
      {
        who: 'jyn',
        x: 118,
        y: 294,
        size: 1.12,
        wear: { head: 'bare', torso: '#4a4238', sleeves: '#5a5044' },
        gun: 'pistol',
      },
    ]),
  ],
  'mazs-goggles': ['castle', (ink) => goggles(ink)],
  'rocket-launcher': ['beach', (ink) => gun(ink, 'launcher')],
  'force-push': [
    'spires',
    scene(
      ['droid', 'fall', { x: 216, y: 270, size: 0.7 }],
      ['droid', 'fall', { x: 246, y: 340, size: 0.8 }],
      ['jedi', 'push', { who: 'kenobi', x: 84, y: 292, size: 1.06 }],
    ),
  ],
  'force-speed': [
    'corridor-blue',
    over(scene(['jedi', 'run', { x: 150, y: 286, size: 1.16, blade: BLUE }]), () => ({ behind: rays('#bfe0ff') })),
  ],
  'makashi-training': ['spires', (ink) => crossed(ink, RED, BLUE)],
  vibroknife: ['neon', (ink) => pole(ink, 'knife')],
  'ascension-gun': ['palace-falls', scene(['commando', 'climb', { x: 150, y: 286, size: 1.14 }])],
  'con-artist': ['cantina-violet', who('lando', { prop: 'cards', yaw: -0.4, mood: 'smile' })],
  'now-i-am-the-master': [
    'corridor-blue',
    scene(
      ['jedi', 'duel', { who: 'obi-wan', x: 92, y: 292, blade: BLUE, bladeAngle: 46 }],
      ['vader', 'swing', { x: 210, y: 294, size: 1.06, left: true, blade: RED, bladeAngle: -40 }],
    ),
  ],
  'armor-plating': ['workshop', (ink) => garment(ink, { kind: 'armour', cloth: '#8a97a5' })],
  'tactical-aptitude': ['war-room', (ink) => radar(ink, { hue: '#ffb070' })],
  'protective-mentor': [
    'temple-mist',
    scene(
      ['jedi', 'guard', { who: 'kenobi', x: 116, y: 292, size: 1.08, blade: GREEN }],
      ['jedi', 'crouch', { who: 'anakin', x: 214, y: 292, size: 0.76 }],
    ),
  ],
  'life-debt': ['kashyyyk', facing(who('han', { yaw: 0.4, prop: 'none' }), who('chewbacca'))],
  training: [
    'hangar',
    scene(
      ['rebel', 'aim', { x: 92, y: 292, size: 0.96, gun: 'rifle' }],
      ['rebel', 'aim', { x: 196, y: 296, size: 1.02, gun: 'rifle' }],
    ),
  ],
  wingman: ['space-blue', (ink) => ({ ...squadron(ink, 'ywing', { angle: 36 }) })],
  'force-illusion': [
    'force-violet',
    (ink, fact) => {
      const one =
        who('luke', { prop: 'none', age: 2, beard: 'full', hairColour: '#b9b4b0', garb: 'robe', cloth: '#3a3430' })(
          ink,
          fact,
        ).body ?? '';
      return {
        behind: `<g opacity=".3" transform="translate(-48 6)">${one}</g><g opacity=".3" transform="translate(48 6)">${one}</g>`,
        body: one,
      };
    },
  ],
  'ammo-belt': ['armory', (ink) => garment(ink, { kind: 'belt', cloth: '#5a3a24', trim: '#b8a078' })],
  'fast-hands': [
    'cantina',
    over(
      at((ink) => gun(ink, 'dl44'), 0.8, 40, 30),
      () => ({ behind: rays('#ffe0a0') }),
    ),
  ],
  // ---- Spirit of Rebellion: events ----
  'battle-formation': [
    'street-ruin',
    scene(
      ['trooper', 'aim', { x: 62, y: 286, size: 0.76, gun: 'rifle' }],
      ['trooper', 'kneel-aim', { x: 142, y: 298, size: 1.02, gun: 'rifle' }],
      ['trooper', 'aim', { x: 232, y: 288, size: 0.8, gun: 'rifle' }],
    ),
  ],
  'imperial-war-machine': ['foundry', (ink) => atst(ink, { paint: '#8a94a0' })],
  lockdown: ['corridor-red', (ink) => blastDoor(ink)],
  'sustained-fire': [
    'battle',
    over(scene(['trooper', 'kneel-aim', { x: 110, y: 292, size: 1.12, gun: 'rifle' }]), (ink) =>
      volley(ink, 8, '#ff6a55', null),
    ),
  ],
  traitor: ['castle', (ink) => trooper(ink, 'riot', { prop: 'axe', yaw: -0.3 })],
  'trench-warfare': [
    'jedha',
    over(
      scene(
        ['trooper', 'crouch', { x: 86, y: 288, size: 0.94 }],
        ['trooper', 'kneel-aim', { x: 190, y: 292, size: 1, gun: 'rifle' }],
      ),
      (ink) => ({ body: fill('M0,300V272Q90,256 170,270T300,262V300Z', ink.tint('#5a4030', 0.1)) }),
    ),
  ],
  'undying-loyalty': ['throne', scene(['guard', 'kneel', { x: 150, y: 292, size: 1.16 }])],
  'we-have-them-now': ['space-crimson', (ink) => tieFlight(ink, 'advanced')],
  anger: ['forest-snow', (ink) => kyloMask(ink, { prop: 'fist', cracked: true, yaw: 0.3 })],
  'lightsaber-throw': [
    'temple-night',
    over(
      at((ink) => lightsaber(ink, RED, { angle: 70, x: 110, y: 150, length: 130, width: 6 }), 1, 20, -20),
      scene(['sith', 'throw', { x: 92, y: 296, size: 0.98 }]),
    ),
  ],
  manipulate: ['senate', (ink) => strings(ink)],
  'no-disintegrations': [
    'bridge',
    facing((ink) => vader(ink, { prop: 'hand-up', yaw: 0.3 }), who('boba', { yaw: -0.4 })),
  ],
  'now-you-will-die': ['throne-blue', (ink) => lightning(ink)],
  'rise-again': ['lava', scene(['sith', 'kneel', { x: 140, y: 290, size: 1.16, blade: RED, bladeAngle: 70 }])],
  'the-price-of-failure': [
    'bridge',
    scene(['officer', 'fall', { x: 210, y: 326, size: 0.82 }], ['vader', 'grip', { x: 96, y: 294, size: 1.06 }]),
  ],
  doubt: ['rift', who('luke', { mood: 'sad', prop: 'none', yaw: 0.36 })],
  'arms-deal': [
    'hold',
    over((ink) => crates(ink, { kind: 'arms' }), scene(['hunter', 'stand', { x: 62, y: 296, size: 0.86 }])),
  ],
  'bait-and-switch': [
    'docks',
    scene(
      ['hunter', 'carry', { x: 84, y: 292, box: '#8a6a44' }],
      ['smuggler', 'carry', { x: 216, y: 292, box: '#b8742c', left: true }],
    ),
  ],
  'friends-in-high-places': [
    'coruscant-night',
    three(
      who('palpatine', {
        hat: 'none',
        hair: 'slick',
        hairColour: '#d8d4cc',
        garb: 'senator',
        cloth: '#6a1c2c',
        trim: '#c8a04a',
      }),
      who('greejatus'),
      who('dooku', { prop: 'none' }),
    ),
  ],
  'loose-ends': [
    'neon',
    scene(
      ['shadow', 'aim', { x: 110, y: 292, size: 1.08, gun: 'pistol' }],
      ['civilian', 'run', { x: 232, y: 288, size: 0.8 }],
    ),
  ],
  'one-quarter-portion': ['graveyard', who('plutt', { yaw: 0.2 })],
  'relentless-pursuit': [
    'canyon-dusk',
    scene(
      ['smuggler', 'run', { x: 232, y: 276, size: 0.66 }],
      ['hunter', 'run', { x: 110, y: 294, size: 1.1, gun: 'rifle' }],
    ),
  ],
  'scrap-buy': [
    'workshop',
    over(
      at(who('watto'), 0.7, -6, 80),
      at((ink) => crates(ink, { kind: 'parts' }), 0.6, 110, 110),
    ),
  ],
  'emergency-evacuation': [
    'hangar-snow',
    scene(
      ['rebel', 'run', { x: 70, y: 284, size: 0.74 }],
      ['rebel-officer', 'point', { x: 226, y: 292, size: 0.96, left: true }],
      ['rebel', 'run', { x: 148, y: 298, size: 1.02 }],
    ),
  ],
  'friendly-fire': [
    'battle-blue',
    over(
      scene(
        ['trooper', 'fall', { x: 206, y: 330, size: 0.84 }],
        ['trooper', 'aim', { x: 88, y: 292, size: 1, gun: 'rifle' }],
      ),
      (ink) => ({ lit: bolt(190, 130, 0, 70, '#ff6a55', 4) + ink.glow(196, 132, 24, '#ffb090', 0.8) }),
    ),
  ],
  'guerrilla-warfare': [
    'forest',
    scene(['ewok', 'throw', { x: 60, y: 284, size: 0.6 }], ['rebel', 'kneel-aim', { x: 138, y: 296, size: 1.06 }]),
  ],
  'our-only-hope': ['hologram', (ink, fact) => asHologram(who('leia')(ink, fact))],
  'sensor-placement': [
    'ice-night',
    over(
      at((ink) => dish(ink), 0.4, 164, 150),
      scene(['rebel', 'kneel', { x: 104, y: 290, size: 1.1 }]),
    ),
  ],
  'spirit-of-rebellion': [
    'beach',
    over((ink) => banner(ink, { paint: '#c8642c' }), scene(['rebel', 'cheer', { x: 222, y: 296, size: 0.86 }])),
  ],
  caution: ['temple-night', scene(['jedi', 'sneak', { x: 140, y: 294, size: 1.14, blade: GREEN, bladeAngle: 30 }])],
  destiny: [
    'dunes',
    scene(
      ['jedi', 'stand', { who: 'luke', wear: BLACK, x: 110, y: 286, size: 0.92 }],
      ['shadow', 'stand', { x: 222, y: 310, size: 1.2, left: true }],
    ),
  ],
  determination: ['temple', who('luminara', { yaw: -0.3 })],
  guard: ['temple-mist', who('chirrut', { yaw: -0.3 })],
  'krayt-dragon-howl': ['canyon', (ink) => dragon(ink)],
  'my-ally-is-the-force': [
    'swamp',
    over(at(who('yoda'), 0.62, -4, 100), (ink) => ({
      body: `<g transform="translate(196 92) rotate(30) scale(.44)">${flying(ink, 'xwing', { x: 0, y: 0, angle: 0, parked: true }).body}</g>`,
      lit: ink.glow(196, 96, 70, GREEN, 0.4),
    })),
  ],
  synchronicity: ['jedha', facing(who('chirrut', { yaw: 0.4 }), who('baze', { yaw: -0.4 }))],
  confidence: ['cockpit', who('poe', { yaw: 0.2 })],
  'garbagell-do': [
    'graveyard',
    (ink) => ({ body: flying(ink, 'falcon', { angle: 24, size: 0.84, y: 176, parked: true }).body ?? '' }),
  ],
  'hold-on': [
    'hyperspace',
    facing(who('han', { prop: 'none', yaw: 0.3, mood: 'fierce' }), who('rey', { prop: 'none', yaw: -0.4 })),
  ],
  rebel: ['corridor-blue', who('jyn', { hat: 'none', prop: 'fist', yaw: -0.1 })],
  'long-con': ['cantina', (ink) => gameBoard(ink)],
  'loth-cat-and-mouse': ['plains', (ink) => cat(ink)],
  'never-tell-me-the-odds': [
    'asteroids',
    (ink) => flying(ink, 'falcon', { angle: 40, size: 0.66, exhaust: '#8fd4ff' }),
  ],
  'planned-explosion': [
    'foundry',
    over(
      (ink) => burst(ink, { x: 190, y: 130, size: 0.9 }),
      scene(['smuggler', 'walk', { x: 92, y: 296, size: 0.96, left: true }]),
    ),
  ],
  'bombing-run': ['trench', (ink) => missiles(ink, { bomb: true })],
  'collateral-damage': ['street-ruin', (ink) => burst(ink, { x: 170, y: 150 })],
  salvo: [
    'space-steel',
    over(
      at((ink) => destroyer(ink), 0.9, 10, 0),
      () => ({ lit: [60, 100, 140].map((x) => bolt(x, 236 - x * 0.2, 170, 60, '#7dff8a', 4)).join('') }),
    ),
  ],
  suppression: [
    'canyon-dusk',
    over(
      (ink) => emplacement(ink, { gunner: true }),
      (ink) => volley(ink, 4, '#ff6a55', null),
    ),
  ],
  'decisive-blow': [
    'lava',
    scene(
      ['jedi', 'swing', { who: 'mace', x: 104, y: 290, size: 1.08, blade: BLUE, bladeAngle: -40 }],
      ['sith', 'kneel', { x: 216, y: 292, size: 0.9, left: true }],
    ),
  ],
  'high-ground': [
    'lava',
    scene(
      ['jedi', 'lunge', { who: 'anakin', wear: DARK, x: 86, y: 298, size: 0.8, blade: BLUE, bladeAngle: 40 }],
      ['jedi', 'guard', { who: 'kenobi', x: 208, y: 232, size: 0.9, left: true, blade: BLUE }],
    ),
  ],
  'momentum-shift': ['rift', (ink) => swirl(ink)],
  overconfidence: [
    'throne',
    scene(
      ['sith', 'stand', { x: 200, y: 296, size: 1.06, left: true }],
      ['jedi', 'kneel', { who: 'luke', wear: BLACK, x: 96, y: 292, size: 0.9 }],
    ),
  ],
  premonitions: ['crystal-cave', (ink) => vision(ink, { hue: '#8a4ad8' })],
  rejuvenate: ['force-green', scene(['jedi', 'meditate', { x: 150, y: 268, size: 1.14 }])],
  'trust-your-instincts': ['force', who('ezra', { prop: 'palm', propColour: BLUE, yaw: 0.3 })],
  evade: ['asteroids', (ink) => flying(ink, 'xwing', { angle: 70, lean: 26, size: 0.9 })],
  'new-orders': ['hologram-red', (ink, fact) => asHologram(who('palpatine')(ink, fact), '#ff5a68')],
  parry: ['carbon-chamber', (ink) => clash(ink)],
  swiftness: [
    'plains',
    over(scene(['smuggler', 'run', { x: 150, y: 288, size: 1.16 }]), () => ({ behind: rays('#fff4d8') })),
  ],
  'bolt-hole': ['cave', scene(['smuggler', 'crouch', { x: 150, y: 290, size: 1.1 }])],
  cheat: ['casino', (ink) => glyph(ink, 'card-joker', { material: 'bone', size: 150 })],
  diversion: [
    'market',
    over(
      scene(
        ['trooper', 'run', { x: 220, y: 288, size: 0.82 }],
        ['smuggler', 'sneak', { x: 84, y: 296, size: 1, left: true }],
      ),
      (ink) => burst(ink, { x: 244, y: 120, size: 0.4 }),
    ),
  ],
  'fair-trade': [
    'market',
    scene(
      ['hunter', 'aim', { x: 92, y: 294, size: 1, gun: 'pistol' }],
      ['civilian', 'hands-up', { x: 210, y: 294, size: 0.92, left: true }],
    ),
  ],
  'friends-in-low-places': [
    'cantina',
    three(who('hondo', { prop: 'none' }), who('maz'), who('dengar', { prop: 'none' })),
  ],
  sabotage: ['foundry', scene(['commando', 'crouch', { x: 130, y: 294, size: 1.16 }])],
  // ---- Two-Player Game ----
  'droid-commandos': [
    'foundry',
    three(
      (ink) => securityDroid(ink, { paint: '#6a6a64', mark: false }),
      (ink) => securityDroid(ink, { paint: '#59564e', mark: false, yaw: 0.4 }),
      (ink) => securityDroid(ink, { paint: '#59564e', mark: false, yaw: -0.4 }),
    ),
  ],
  'armored-support': ['plains-dusk', (ink) => hoverTank(ink)],
  'strike-team': ['forest-night', three(who('finn', { prop: 'rifle' }), who('kes'), who('rose', { prop: 'none' }))],
  'lukes-protection': [
    'island',
    over(
      who('luke', {
        age: 2,
        beard: 'full',
        hair: 'shaggy',
        hairColour: '#b9b4b0',
        garb: 'robe',
        cloth: '#8a7a66',
        prop: 'none',
        yaw: 0.3,
      }),
      (ink) => bubble(ink),
    ),
  ],
  'honor-guard': [
    'salt-flats',
    scene(
      ['rebel', 'salute', { x: 76, y: 292, size: 0.9 }],
      ['rebel', 'salute', { x: 226, y: 292, size: 0.9, left: true }],
      ['rebel-officer', 'stand', { x: 150, y: 298, size: 1.02 }],
    ),
  ],
  'captain-phasmas-blaster': ['hangar-imperial', (ink) => gun(ink, 'chrome')],
  'praetorian-guard': ['throne', (ink) => praetorian(ink)],
  'dark-counsel': ['throne', facing(who('snoke', { prop: 'none', yaw: 0.36 }), who('kylo'))],
  'crossguard-lightsaber': ['salt-flats', (ink) => lightsaber(ink, RED, { kind: 'cross', angle: -24, x: 180 })],
  'force-stasis': [
    'forest-lake',
    over(scene(['rebel', 'leap', { x: 150, y: 330, size: 0.9 }]), (ink) => bubble(ink, { hue: '#ff6a76' })),
  ],
  'jedi-rival': [
    'forest-snow',
    scene(
      ['jedi', 'duel', { who: 'rey', wear: GREY, x: 96, y: 288, blade: BLUE, bladeAngle: 50 }],
      ['sith', 'duel', { x: 206, y: 288, left: true, blade: RED, bladeAngle: 50 }],
    ),
  ],
  teamwork: ['hangar', facing(who('finn', { prop: 'none', yaw: 0.4 }), who('poe', { yaw: -0.4 }))],
  'poe-damerons-blaster': ['hangar', (ink) => gun(ink, 'glie', { metal: 'sand' })],
  'reys-lightsaber': ['island', (ink) => lightsaber(ink, BLUE, { kind: 'plain' })],
  'inner-strength': ['crystal-cave', who('rey', { prop: 'palm', propColour: BLUE, yaw: -0.3, hair: 'bob' })],
  'first-strike': ['space-crimson', (ink) => tie(ink, 'silencer')],
  'i-have-you-now': ['trench', (ink) => tie(ink, 'advanced', { paint: '#c8283a', angle: -8 })],
  'imperial-envoy': [
    'coruscant',
    scene(
      ['officer', 'stand', { x: 150, y: 296, size: 1.04 }],
      ['guard', 'stand', { x: 72, y: 290, size: 0.88 }],
      ['guard', 'stand', { x: 230, y: 290, size: 0.88, left: true }],
    ),
  ],
  mobilize: [
    'hangar-imperial',
    (ink, fact) =>
      scene(
        ...[70, 120, 180, 232].map(
          (x, index) => ['trooper', 'run', { x, y: 262 + (index % 2) * 30, size: 0.66 + (index % 2) * 0.24 }] as const,
        ),
      )(ink, fact),
  ],
  'as-i-have-foreseen': [
    'hologram-red',
    (ink, fact) => asHologram(who('snoke', { prop: 'none' })(ink, fact), '#ff5a68'),
  ],
  clash: ['throne-blue', (ink) => clash(ink, GREEN, RED)],
  'your-skills-are-complete': [
    'hangar-imperial',
    scene(
      ['sith', 'kneel', { x: 96, y: 290, size: 1.02 }],
      ['vader', 'stand', { x: 210, y: 296, size: 1.08, left: true }],
    ),
  ],
  subjugate: [
    'street-ruin',
    scene(
      ['civilian', 'bow-down', { x: 150, y: 294, size: 0.9 }],
      ['trooper', 'aim', { x: 70, y: 290, size: 0.92, gun: 'rifle' }],
      ['trooper', 'stand', { x: 236, y: 292, size: 0.92, left: true }],
    ),
  ],
  'direct-hit': [
    'battle',
    over(
      (ink) => flying(ink, 'xwing', { angle: 40, size: 0.6, x: 100, y: 206, fire: '#ff5a4a' }),
      (ink) => burst(ink, { x: 206, y: 100, size: 0.7 }),
    ),
  ],
  recon: ['canyon', scene(['commando', 'crouch', { x: 140, y: 290, size: 1.24 }])],
  concentrate: [
    'island',
    scene(['jedi', 'guard', { who: 'rey', wear: GREY, x: 132, y: 292, size: 1.14, blade: BLUE, bladeAngle: 40 }]),
  ],
  distraction: [
    'forest-lake',
    scene(
      ['jedi', 'hands-up', { who: 'rey', wear: GREY, x: 92, y: 292, size: 0.98 }],
      ['trooper', 'aim', { x: 218, y: 292, size: 0.92, left: true, gun: 'rifle' }],
    ),
  ],
  'do-or-do-not': [
    'swamp',
    over(
      at(who('yoda', { yaw: 0.3 }), 0.7, -14, 90),
      scene(['jedi', 'push', { who: 'luke', wear: FARMBOY, x: 214, y: 290, size: 0.84, left: true }]),
    ),
  ],
  'fierce-resolve': ['salt-flats', who('finn', { mood: 'fierce', prop: 'fist', yaw: -0.3 })],
  'sound-the-alarm': [
    'corridor-red',
    scene(
      ['trooper', 'run', { x: 86, y: 290, size: 0.86 }],
      ['officer', 'point', { x: 206, y: 294, size: 1.02, left: true }],
    ),
  ],
  // ---- a few of later sets that no word would find ----
  'at-peace': ['island', scene(['jedi', 'meditate', { x: 150, y: 268, size: 1.14 }])],
  karabast: ['plains-dusk', who('zeb')],
  rumors: [
    'cantina',
    scene(
      ['civilian', 'sit', { x: 96, y: 290, size: 0.92 }],
      ['hunter', 'sit', { x: 210, y: 290, size: 0.92, left: true }],
    ),
  ],
  'i-am-the-senate': ['senate', who('palpatine', { prop: 'sabre', propColour: RED, yaw: 0.3 })],
  'i-am-your-father': ['carbon-chamber', (ink) => vader(ink, { prop: 'hand-up', yaw: 0.3 })],
  'scruffy-looking-nerf-herder': [
    'corridor',
    facing(who('leia', { hair: 'crown-braid', yaw: 0.4, prop: 'none' }), who('han', { yaw: -0.4, prop: 'none' })),
  ],
  'execute-order-66': ['hologram-red', (ink, fact) => asHologram(who('palpatine')(ink, fact), '#ff5a68')],
  'order-66': [
    'spires',
    scene(
      ['jedi', 'guard', { x: 150, y: 284, size: 0.86, blade: BLUE }],
      ['clone', 'aim', { x: 70, y: 296, size: 0.98, gun: 'rifle' }],
      ['clone', 'aim', { x: 234, y: 296, size: 0.98, left: true, gun: 'rifle' }],
    ),
  ],
  'roger-roger': [
    'spires',
    (ink, fact) =>
      scene(
        ...[70, 150, 230].map(
          (x) => ['droid', 'stand', { x, y: 294, size: x === 150 ? 1.06 : 0.9, gun: 'rifle' }] as const,
        ),
      )(ink, fact),
  ],
  utinni: ['dunes-noon', who('wittin')],
  'rule-of-two': ['tombs', facing(who('palpatine', { yaw: 0.4 }), who('vader'))],
  'construct-the-death-star': ['death-star-built', PLACE_ONLY],
  'destroy-the-death-star': ['death-star', (ink) => burst(ink, { x: 150, y: 138, size: 0.7 })],
  'spectre-cell': ['plains-dusk', three(who('hera'), who('kanan', { prop: 'none' }), who('sabine', { prop: 'none' }))],
  'attack-of-the-clones': [
    'spires',
    three(
      (ink) => trooper(ink, 'clone'),
      (ink) => trooper(ink, 'clone', { yaw: 0.4 }),
      (ink) => trooper(ink, 'clone', { yaw: -0.5 }),
    ),
  ],
  'fleet-command': ['space-steel', (ink) => fleet(ink, carrier)],
  'suppression-field': ['corridor-red', (ink) => shieldGenerator(ink, { hue: '#ff8a90' })],
  'shock-collar': ['cells', (ink) => shackles(ink)],
  hex: ['dathomir', (ink) => glyph(ink, 'cursed-star', { material: 'leaf', size: 150 })],
  'wookiee-rage': ['kashyyyk', wookiee],
  'let-the-hate-flow': ['throne', (ink) => lightning(ink, { hue: '#ff6a7a' })],
  'moving-rocks': ['island', (ink) => shatter(ink, { hue: '#b8b0a0' })],
  medallion: ['temple', (ink) => medal(ink)],
  interrogate: ['cells', (ink) => prison(ink)],
  'force-choke': ['corridor-red', (ink) => grip(ink)],
  'force-lightning': ['jedi-temple', (ink) => lightning(ink)],
  spark: ['temple', (ink) => ({ lit: arcs(ink, [[150, 40, 150, 260]], '#8fc8ff', 3) })],
  'royal-guard': ['throne', (ink) => royalGuard(ink)],
  // ---- cards of later sets that the rules reference names ----
  'mace-windus-lightsaber': ['council', (ink) => lightsaber(ink, '#b070ff', { angle: -20, x: 176 })],
  'rexs-blaster-pistol': ['spires', (ink) => gun(ink, 'dc17', { metal: 'grey', left: false })],
  'dagger-of-mortis': ['mortis-night', (ink) => pole(ink, 'knife')],
  darksaber: ['castle', (ink) => lightsaber(ink, '#e8ecff', { kind: 'black', angle: -14, x: 170 })],
  'double-down': ['casino', (ink) => dice(ink)],
  exterminate: [
    'street-ruin',
    over(
      scene(['trooper', 'aim', { x: 70, y: 294, size: 0.96 }], ['trooper', 'kneel-aim', { x: 124, y: 298, size: 0.9 }]),
      (ink) => burst(ink, { x: 232, y: 120, size: 0.56 }),
    ),
  ],
  convergence: ['temple', three(who('luke'), who('leia'), who('han'))],
  'no-answer': ['hologram-red', (ink) => comlink(ink)],
  'final-moment': ['scarif-beach', who('jyn', { prop: 'none' })],
  'grand-entrance': ['palace-hall', who('lando')],
};
