/** Rebellion: what those of its leaders, missions, actions and objectives show whose names do not tell. */
import { destroyer, fleet, interdictor, monCal, nebulon, superDestroyer, transport } from '../craft/capitals';
import { interrogator, medicalDroid, probeDroid } from '../craft/droids';
import { flying, squadron } from '../craft/flight';
import { atat, atst, dish, snowspeeder, speederBike, turret } from '../craft/ground';
import { tie, tieFlight } from '../craft/ties';
import { crowd, DARK, FARMBOY } from '../people/figure';
import { grenade, gun, reticle, volley } from '../things/arms';
import {
  arcs,
  asHologram,
  banner,
  blastDoor,
  burst,
  carbonite,
  crates,
  datapad,
  insignia,
  plans,
  pyre,
  radar,
  starMap,
  superlaser,
  wanted,
  wheel,
} from '../things/objects';
import { who } from './everybody';
import { wookiee } from './kinds';
import { at, type Drawn, facing, type Names, over, PLACE_ONLY, scene, three } from './table';

/** What has been tampered with. */
const sparks =
  (x: number, y: number): Drawn =>
  (ink) => ({
    lit:
      arcs(
        ink,
        [
          [x, y, x - 70, y - 62],
          [x, y, x + 66, y - 50],
          [x, y, x + 48, y + 56],
          [x, y, x - 52, y + 46],
        ],
        '#8fd0ff',
      ) + ink.glow(x, y, 54, '#8fd0ff', 0.9),
  });

export const REBELLION_NAMES: Names = {
  // leaders
  'krennics-finest': [
    'scarif-beach',
    scene(['death', 'aim', { x: 96 }], ['death', 'stand', { x: 204 }], ['death', 'kneel-aim', { x: 150, size: 1.2 }]),
  ],

  // missions
  'construct-super-star-destroyer-rote': ['space-steel', (ink) => superDestroyer(ink)],
  'hidden-fleet': ['space-rebel', (ink) => fleet(ink, nebulon)],
  'daring-rescue': ['corridor', three(who('leia'), who('luke'), who('han'))],
  'contingency-plan': ['war-room', (ink) => starMap(ink, { hue: '#ffb070' })],
  'plan-the-assault': ['hologram-amber', (ink) => asHologram(squadron(ink, 'xwing', { angle: 24 }), '#ffb070')],
  'rogue-squadron-raid': [
    'ice',
    over(
      at((ink) => snowspeeder(ink), 0.5, -6, 20),
      at((ink) => snowspeeder(ink), 0.86, 26, 44),
    ),
  ],
  'support-of-mon-calamari': ['ocean', (ink) => monCal(ink)],
  'public-uprising': [
    'city-dusk',
    over(
      (ink) => banner(ink),
      (ink) => ({ body: crowd(ink) }),
    ),
  ],
  sabotage: ['foundry', over(scene(['commando', 'crouch', { x: 112, size: 1.2 }]), sparks(206, 190))],
  'sabotage-rote': ['cells', over((ink) => blastDoor(ink), sparks(150, 150))],
  'rule-by-fear': ['spotlight-red', who('vader', { prop: 'fist' })],
  'fear-will-keep-them-in-line': ['death-star', who('tarkin')],
  'secure-the-plans': [
    'scarif-archive',
    scene(['death', 'stand', { x: 84, gun: 'rifle' }], ['death', 'stand', { x: 216, left: true, gun: 'rifle' }]),
  ],
  'display-of-power': ['city-dusk', (ink) => fleet(ink, destroyer)],
  'break-their-will': [
    'cells',
    over(
      at(who('leia'), 0.8, 74, 62),
      at((ink) => interrogator(ink), 0.5, -6, 40),
    ),
  ],
  'subversion-rebel-base': [
    'hangar-snow',
    scene(['shadow', 'sneak', { x: 106 }], ['rebel-officer', 'stand', { x: 212 }]),
  ],
  'subversion-rebel-rote': ['hangar', scene(['shadow', 'crouch', { x: 96 }], ['pilot', 'stand', { x: 212 }])],
  'subversion-imperial-rote': ['archive-red', (ink) => datapad(ink, { what: 'face' })],
  assault: [
    'canyon',
    over(
      at((ink) => atst(ink), 0.84, 60, 24),
      scene(['rebel', 'kneel-aim', { x: 76, y: 292, size: 0.84, gun: 'rifle' }]),
    ),
  ],
  'retrieve-the-plans': [
    'corridor',
    scene(
      ['rebel', 'hands-up', { x: 206, y: 262, size: 0.96, left: true }],
      ['vader', 'grip', { x: 88, y: 292, size: 1.06 }],
    ),
  ],
  'for-the-greater-good': [
    'medbay',
    over(
      at((ink) => medicalDroid(ink), 0.58, 140, 40),
      scene(
        ['rebel', 'lie', { x: 176, y: 286, size: 0.94 }],
        ['rebel-officer', 'kneel', { x: 84, y: 292, size: 1.02 }],
      ),
    ),
  ],
  'address-delays': [
    'corridor-red',
    scene(['officer', 'point', { x: 88, y: 288, size: 1.08 }], ['officer', 'bound', { x: 214, left: true }]),
  ],
  'superlaser-online': ['orbit-green', (ink) => superlaser(ink)],
  'carbon-freezing': ['carbon-chamber', (ink) => carbonite(ink)],
  'construct-super-star-destroyer': ['shipyard', (ink) => superDestroyer(ink)],
  'construct-death-star': ['death-star-built', PLACE_ONLY],
  'interrogation-droid': ['cells', (ink) => interrogator(ink)],
  interrogation: [
    'cells',
    over(
      at((ink) => interrogator(ink), 0.36, 104, 10),
      scene(
        ['officer', 'stand', { x: 88, y: 290, size: 1.08 }],
        ['rebel', 'kneel', { x: 216, left: true, wear: { head: 'bare' } }],
      ),
    ),
  ],
  'double-our-efforts': [
    'foundry',
    scene(
      ['droid', 'carry', { x: 96, y: 270, size: 0.8, box: '#7a5a3c' }],
      ['droid', 'carry', { x: 176, y: 276, size: 0.84, box: '#7a5a3c' }],
      ['officer', 'point', { x: 230, y: 296, left: true }],
    ),
  ],
  'construct-factory': ['foundry', PLACE_ONLY],
  'oversee-project': ['death-star-built', who('krennic')],
  'make-an-example': [
    'street-ruin',
    scene(
      ['trooper', 'aim', { x: 76, y: 292 }],
      ['civilian', 'hands-up', { x: 168, y: 276, size: 0.86, left: true }],
      ['civilian', 'hands-up', { x: 232, y: 290, left: true }],
    ),
  ],
  'draw-them-out': [
    'jedha',
    scene(
      ['civilian', 'cheer', { x: 200, y: 262, size: 0.62 }],
      ['civilian', 'cheer', { x: 238, y: 268, size: 0.66 }],
      ['hunter', 'kneel-aim', { x: 92, y: 292, size: 1.06, gun: 'rifle' }],
    ),
  ],
  'prepare-for-battle': [
    'armory',
    scene(['rebel', 'carry', { x: 90, gun: 'rifle' }], ['commando', 'carry', { x: 214, left: true, box: '#6a6a4a' }]),
  ],
  'safe-haven': [
    'tree-village',
    scene(
      ['rebel-officer', 'kneel', { x: 88, y: 290, who: 'leia', wear: { head: 'bare' } }],
      ['ewok', 'talk', { x: 204, y: 290, size: 0.66, left: true }],
    ),
  ],
  'regional-aid': [
    'market',
    scene(['rebel', 'carry', { x: 84, box: '#b8884c' }], ['civilian', 'cheer', { x: 216, left: true }]),
  ],
  'long-range-probe': ['orbit-ice', at((ink) => probeDroid(ink), 0.74, 40, 10)],
  'probe-droid-initiative': ['ice-storm', at((ink) => probeDroid(ink, { eye: '#ffb04a' }), 0.66, 66, 18)],
  'homing-beacon': [
    'docking-bay',
    over(
      (ink) => ({ body: flying(ink, 'falcon', { parked: true, angle: 0, size: 0.74, y: 150, lean: 0 }).body ?? '' }),
      (ink) => reticle(ink, { x: 150, y: 150, size: 0.4, hue: '#ff6a55' }),
      scene(['officer', 'sneak', { x: 84, y: 296, size: 0.86 }]),
    ),
  ],
  misdirection: [
    'market',
    scene(
      ['trooper', 'run', { x: 244, y: 262, size: 0.66 }],
      ['trooper', 'run', { x: 186, y: 272, size: 0.74 }],
      ['rebel', 'point', { x: 80, y: 292, size: 1.06, wear: { head: 'hood', shell: '#9a8258' } }],
    ),
  ],
  'research-and-development': ['workshop', (ink) => asHologram(plans(ink))],
  'single-reactor-ignition': ['space-green', (ink) => superlaser(ink)],
  subversion: ['corridor', scene(['shadow', 'sneak', { x: 106 }], ['officer', 'stand', { x: 212 }])],
  'behind-enemy-lines': [
    'hangar-imperial',
    over(
      at(
        (ink) => ({ body: tie(ink, 'fighter', { fire: false, angle: 0, size: 0.74, y: 196 }).body ?? '' }),
        0.8,
        74,
        8,
      ),
      scene(['commando', 'sneak', { x: 92, y: 294, size: 1.04 }]),
    ),
  ],
  'gather-intel': [
    'neon',
    scene(
      ['hunter', 'talk', { x: 212, y: 274, size: 0.8, left: true }],
      ['officer', 'talk', { x: 150, y: 274, size: 0.8 }],
      ['shadow', 'sneak', { x: 68, y: 298, size: 1.1 }],
    ),
  ],
  'stolen-plans': ['archive', over((ink) => plans(ink), scene(['rebel', 'carry', { x: 92, size: 0.84 }]))],
  'hunt-them-down': ['forest', scene(['trooper', 'run', { x: 96 }], ['rebel', 'run', { x: 218 }])],
  'imperial-might': ['street-ruin', at((ink) => atat(ink), 0.9, 15, 30)],
  'imperial-propaganda': ['city-dusk', (ink) => banner(ink, { paint: '#7a1c26', sign: wheel() })],
  'planetary-conquest': [
    'plains-dusk',
    over(
      at((ink) => atat(ink), 0.62, 8, 6),
      scene(['trooper', 'aim', { x: 92, y: 290, size: 0.8 }], ['officer', 'point', { x: 200, y: 294 }]),
    ),
  ],
  'stolen-intel': ['archive', (ink) => datapad(ink, { what: 'map' })],
  'imperial-promotion': [
    'bridge',
    scene(
      ['officer', 'salute', { x: 96 }],
      [
        'officer',
        'shake',
        { x: 206, left: true, wear: { torso: '#e6e6e2', sleeves: '#dcdcd8', legs: '#cfcfca', shell: '#dcdcd8' } },
      ],
    ),
  ],
  'message-from-high-command': ['hologram', (ink, fact) => asHologram(who('ackbar')(ink, fact))],
  'wookiee-uprising': ['kashyyyk', three(who('chewbacca'), wookiee, who('tarfful'))],
  'discredit-rebellion': [
    'city-blue',
    over(
      at((ink, fact) => wanted(ink, { of: who('mothma')(ink, fact) }), 0.66, 106, 34),
      scene(['officer', 'point', { x: 84, y: 292, size: 1.06 }]),
    ),
  ],
  'aggressive-negotiations': [
    'council',
    scene(
      ['jedi', 'duel', { x: 92, blade: '#5db4ff', who: 'anakin', wear: DARK }],
      ['officer', 'hands-up', { x: 224, left: true }],
    ),
  ],
  'secret-mission': [
    'canyon-night',
    scene(
      ['commando', 'look', { x: 92, y: 288, glasses: true }],
      ['commando', 'crouch', { x: 206, y: 292, size: 0.96 }],
    ),
  ],
  'critical-rescue': [
    'cells',
    over(
      (ink) => blastDoor(ink, { hue: '#8fd0ff', open: true }),
      scene(
        [
          'civilian',
          'run',
          { x: 166, y: 268, size: 0.8, who: 'leia', wear: { torso: '#f0ece4', sleeves: '#f0ece4', legs: '#e0dacd' } },
        ],
        ['rebel', 'kneel-aim', { x: 84, y: 294, left: true }],
      ),
    ),
  ],
  'plant-explosives': ['foundry', (ink) => grenade(ink)],
  'temporary-alliance': [
    'cantina',
    scene(['rebel-officer', 'shake', { x: 94 }], ['hunter', 'shake', { x: 206, left: true }]),
  ],
  undercover: [
    'hangar-imperial',
    scene(
      [
        'rebel',
        'walk',
        { x: 92, y: 290, size: 1.06, wear: { torso: '#e2e8ee', sleeves: '#2a2e34', legs: '#2a2e34', head: 'bare' } },
      ],
      ['trooper', 'salute', { x: 214, left: true }],
    ),
  ],
  'post-bounty': [
    'neon',
    (ink, fact) => wanted(ink, { of: who('luke', { hat: 'pilot-helm', garb: 'flight', prop: 'none' })(ink, fact) }),
  ],
  'false-orders': [
    'corridor',
    scene(
      ['officer', 'point', { x: 80, y: 290, size: 1.06 }],
      ['trooper', 'run', { x: 180, y: 270, size: 0.74 }],
      ['trooper', 'run', { x: 236, y: 276, size: 0.78 }],
    ),
  ],
  'interdictor-development': ['shipyard', (ink) => interdictor(ink)],
  'plant-false-lead': [
    'nar-shaddaa',
    scene(
      ['rebel-officer', 'talk', { x: 92 }],
      [
        'civilian',
        'stand',
        { x: 212, left: true, wear: { head: 'hood', shell: '#5a5c68', torso: '#5a5c68', sleeves: '#4c4e58' } },
      ],
    ),
  ],

  'build-alliance': [
    'kashyyyk',
    scene(['rebel-officer', 'shake', { x: 92, y: 288 }], ['wookiee', 'shake', { x: 210, y: 292, left: true }]),
  ],
  'establish-trade-relations': [
    'docks',
    scene(['civilian', 'carry', { x: 88, box: '#a8743c' }], ['smuggler', 'talk', { x: 214, left: true }]),
  ],
  'rapid-mobilization': [
    'hangar',
    over(
      at(
        (ink) => ({ body: flying(ink, 'xwing', { angle: 0, lean: 0, size: 0.62, y: 206, parked: true }).body ?? '' }),
        0.9,
        40,
        0,
      ),
      scene(['pilot', 'run', { x: 76, size: 0.86 }], ['pilot', 'run', { x: 206, y: 296, size: 1.06 }]),
    ),
  ],
  'base-defenses': [
    'ice',
    over(
      at((ink) => turret(ink), 0.8, 70, 18),
      scene(['rebel', 'aim', { x: 60, y: 278, size: 0.78 }], ['rebel', 'kneel-aim', { x: 112, y: 292, size: 0.96 }]),
    ),
  ],
  'trade-negotiations': [
    'market',
    over(
      at((ink) => crates(ink), 0.5, 76, 132),
      scene(['officer', 'talk', { x: 76 }], ['civilian', 'shake', { x: 226, left: true }]),
    ),
  ],
  ambush: [
    'canyon-dusk',
    scene(
      ['rebel', 'kneel-aim', { x: 66, y: 262, size: 0.72 }],
      ['commando', 'crouch', { x: 150, y: 294, size: 1.04 }],
    ),
  ],
  'scouting-mission': [
    'canyon',
    over(
      at((ink) => speederBike(ink, { rider: 'none' }), 0.62, 110, 104),
      scene(['trooper', 'look', { x: 86, y: 292, size: 1.06, glasses: true }]),
    ),
  ],
  'public-support': [
    'coruscant-day',
    over(
      scene(
        ['trooper', 'salute', { x: 62, y: 272, size: 0.8 }],
        ['officer', 'cheer', { x: 150, y: 278, size: 0.9 }],
        ['trooper', 'salute', { x: 238, y: 272, size: 0.8, left: true }],
      ),
      (ink) => ({ body: crowd(ink) }),
    ),
  ],
  'popular-support': ['senate', three(who('mothma'), who('ackbar'), who('chewbacca'))],
  'raid-outposts': [
    'ice-night',
    over(
      at((ink) => dish(ink), 0.6, 116, 40),
      (ink) => burst(ink, { x: 96, y: 150, size: 0.4 }),
      scene(['rebel', 'run', { x: 70, y: 292, size: 0.8 }], ['rebel', 'run', { x: 156, y: 296, size: 0.86 }]),
    ),
  ],
  'my-only-hope': [
    'homestead',
    scene(
      ['jedi', 'stand', { x: 104, y: 286, who: 'obi-wan' }],
      ['jedi', 'talk', { x: 206, y: 286, size: 0.94, left: true, who: 'luke', wear: FARMBOY }],
    ),
  ],
  'collect-bounty': [
    'cantina-green',
    (ink, fact) => wanted(ink, { of: who('han', { prop: 'none' })(ink, fact), hue: '#b8e06a' }),
  ],
  'exploit-weakness': [
    'war-room-blue',
    over(
      at((ink) => plans(ink), 0.86, 54, 4),
      scene(['rebel-officer', 'point', { x: 76, y: 294, size: 0.96 }]),
    ),
  ],
  'wookiee-guardian': [
    'kashyyyk',
    over(
      who('chewbacca'),
      at((ink) => gun(ink, 'bowcaster', { fire: false }), 0.6, 100, 158),
    ),
  ],
  'its-a-trap': ['superlaser', over((ink) => superlaser(ink), at(who('ackbar', { yaw: -0.4 }), 0.78, 72, 68))],
  // actions
  'resourceful-astromech': ['docking-bay', who('r2')],
  'start-the-evacuation': [
    'ice',
    over(
      at((ink) => transport(ink), 0.84, 30, -8),
      scene(['rebel', 'run', { x: 84, y: 294, size: 0.6 }], ['rebel', 'run', { x: 150, y: 296, size: 0.6 }]),
    ),
  ],
  'according-to-my-design': ['throne-blue', who('palpatine', { prop: 'hand-up', mood: 'smile' })],
  'it-is-your-destiny': [
    'throne',
    facing(who('vader'), who('luke', { garb: 'uniform', cloth: '#20222a', trim: '#14151a' })),
  ],
  'local-rumors': ['cantina', facing(who('greedo'), who('bib'))],
  'good-intel-rote': [
    'cantina-violet',
    scene(['officer', 'talk', { x: 88, y: 290 }], ['hunter', 'talk', { x: 214, y: 290, left: true }]),
  ],
  'fully-operational': ['death-star', (ink) => superlaser(ink)],
  'rebel-planning': ['war-room', facing(who('mothma'), who('madine'))],
  'human-cyborg-relations': ['council', who('c3po')],
  'son-of-skywalker': ['cloud-city-far', facing(who('luke'), who('vader'))],
  'son-of-skywalker-rote': ['force-red', facing(who('luke'), who('vader'))],
  'brilliant-administrator': ['cloud-city-far', who('lando', { mood: 'smile', yaw: 0.3 })],
  blindside: ['orbit-red', (ink) => squadron(ink, 'awing', { angle: -38 })],
  'keep-them-from-escaping': ['orbit-ice', (ink) => fleet(ink, destroyer)],
  'proceeding-as-planned': ['death-star', at((ink) => destroyer(ink), 0.5, 120, 120)],
  'under-the-radar': ['hologram-green', (ink) => radar(ink)],
  'more-dangerous-than-you-realize': ['scarif-tower', who('krennic')],
  'one-in-a-million': ['trench', (ink) => flying(ink, 'xwing', { angle: 0, size: 0.7 })],
  'ready-for-action': [
    'hangar',
    scene(
      ['pilot', 'salute', { x: 92, y: 290, size: 1.04 }],
      ['pilot', 'carry', { x: 210, left: true, box: '#c8742c' }],
    ),
  ],
  'the-millennium-falcon': [
    'space-blue',
    (ink) => flying(ink, 'falcon', { angle: 36, size: 0.72, exhaust: '#8fd4ff' }),
  ],
  'bazes-loyalty': ['jedha', facing(who('baze', { yaw: 0.34 }), who('chirrut', { yaw: -0.34 }))],
  'lord-vaders-orders': ['hologram-red', (ink, fact) => asHologram(who('vader')(ink, fact), '#ff5a68')],
  'good-intel': ['war-room-blue', (ink) => radar(ink, { hue: '#6fc8ff', blips: 7 })],
  'catch-them-by-surprise': ['asteroids', (ink) => tieFlight(ink)],
  'track-them': ['hologram-green', (ink) => starMap(ink, { hue: '#7dff9a' })],
  'early-promotion': ['corridor', (ink) => insignia(ink)],
  'ambitions-of-power': ['throne-blue', scene(['shadow', 'kneel', { x: 104 }], ['sith', 'stand', { x: 206 }])],
  'rebel-extremist': [
    'jedha',
    over(
      (ink) => burst(ink, { x: 236, y: 120, size: 0.5 }),
      scene(['rebel', 'throw', { x: 96, y: 292, size: 1.06, wear: { head: 'hood', shell: '#6a5a44' } }]),
    ),
  ],
  'an-old-friend': ['cantina', facing(who('han'), who('chewbacca'))],
  'he-means-well': ['scarif-pad', facing(who('cassian', { yaw: 0.4 }), who('k2so'))],

  // objectives
  'heart-of-the-empire': ['coruscant', who('palpatine', { mood: 'stern' })],
  'support-of-the-hutts': ['nal-hutta', who('jabba')],
  'crippling-blow': [
    'battle',
    over(
      (ink) => destroyer(ink),
      (ink) => burst(ink, { x: 166, y: 150, size: 0.6 }),
    ),
  ],
  'death-star-plans-3': ['space-green', (ink) => plans(ink, { hue: '#9dffb0' })],
  'show-no-fear': [
    'corridor-red',
    over(
      scene(['jedi', 'guard', { who: 'obi-wan', x: 130, y: 292, size: 1.16, blade: '#5db4ff', bladeAngle: 20 }]),
      (ink) => volley(ink, 5, '#ff6a55', null),
    ),
  ],
  'leave-no-one-behind': [
    'corridor-red',
    scene(['rebel', 'lie', { x: 190, y: 290, size: 0.94 }], ['commando', 'bow-down', { x: 88, y: 292, size: 1.06 }]),
  ],
  liberation: [
    'cells',
    over(
      (ink) => blastDoor(ink, { hue: '#8fd0ff', open: true }),
      scene(['rebel', 'cheer', { x: 112, size: 0.9 }], ['wookiee', 'cheer', { x: 196, size: 0.92 }]),
    ),
  ],
  'something-to-fight-for': [
    'scarif-beach',
    scene(
      ['rebel', 'kneel', { x: 108, y: 290, who: 'jyn', wear: { head: 'bare' } }],
      ['rebel-officer', 'kneel', { x: 206, y: 290, who: 'cassian', left: true, wear: { head: 'bare' } }],
    ),
  ],
  'regional-support': [
    'market',
    over(
      scene(
        ['civilian', 'cheer', { x: 76, y: 280, size: 0.86 }],
        ['rebel-officer', 'shake', { x: 142, y: 292 }],
        ['civilian', 'shake', { x: 238, y: 292, left: true }],
      ),
    ),
  ],
  'cut-supply-lines': ['docks', (ink) => crates(ink)],
  'raid-imperial-factory': [
    'foundry',
    over(
      (ink) => burst(ink, { x: 232, y: 110, size: 0.5 }),
      scene(['rebel', 'aim', { x: 82, y: 290 }], ['trooper', 'fall', { x: 222, y: 320, size: 0.82 }]),
    ),
  ],
  uprising: [
    'street-ruin',
    over(
      at((ink) => pyre(ink), 0.6, 108, 76),
      scene(['civilian', 'throw', { x: 76, y: 290 }], ['civilian', 'run', { x: 214, y: 294, size: 0.94 }]),
    ),
  ],
  'threaten-the-core': ['coruscant', at((ink) => destroyer(ink), 0.8, 30, 0)],
  'defend-the-people': [
    'street-ruin',
    scene(
      ['civilian', 'crouch', { x: 70, y: 276, size: 0.84 }],
      ['civilian', 'crouch', { x: 118, y: 280, size: 0.72 }],
      ['rebel', 'aim', { x: 176, y: 294, size: 1.04 }],
    ),
  ],
  'establish-outposts': ['ice', at((ink) => dish(ink), 0.86, 20, 24)],
  'the-long-war': ['battle-blue', (ink) => fleet(ink, monCal)],
  'death-star-plans-2': ['scarif-archive', (ink) => plans(ink)],
  'inspire-sympathy': [
    'jedha',
    scene(
      ['rebel', 'kneel', { x: 96, y: 290, wear: { head: 'bare' } }],
      ['civilian', 'talk', { x: 206, y: 288, size: 0.62, left: true }],
    ),
  ],
  'rebel-cell': ['sinkhole', (ink) => banner(ink)],
};
