/** The card game: what its enhancements, events, fates and objectives show. */
import { interrogator, medicalDroid, worker } from '../craft/droids';
import { destroyer, fleet, monCal } from '../craft/capitals';
import { bolt, flying, squadron } from '../craft/flight';
import { atst, dish, emplacement, shieldGenerator, snowspeeder, turret } from '../craft/ground';
import { probeDroid, astromech } from '../craft/droids';
import { tie, tieFlight } from '../craft/ties';
import { wampa } from '../craft/beasts';
import { times } from '../draw/shapes';
import { gunner, mandalorian, trooper, vader } from '../people/helmets';
import { person } from '../people/person';
import { furry, ewok } from '../people/species';
import { crowd, BLACK, FARMBOY } from '../people/figure';
import { clash, crossed, gun, lightsaber, reticle, volley } from '../things/arms';
import {
  arcs,
  asHologram,
  banner,
  blastDoor,
  bubble,
  burst,
  cardHand,
  carbonite,
  credits,
  forceHand,
  gameBoard,
  garment,
  grip,
  holocron,
  lightning,
  medal,
  plans,
  prison,
  radar,
  shackles,
  starMap,
  strings,
  superlaser,
  swirl,
  vision,
  wanted,
  witchfire,
} from '../things/objects';
import { glyph } from '../things/glyphs';
import { who } from './everybody';
import { some, wookiee } from './kinds';
import { at, facing, type Names, over, PLACE_ONLY, scene, three } from './table';

const storm = { blade: '#ff3344' } as const;

export const LCG_NAMES: Names = {
  // affiliations
  jedi: ['jedi-temple', (ink) => lightsaber(ink, '#5db4ff', { angle: 0, x: 150, y: 232, length: 190, width: 7 })],
  'rebel-alliance': ['hangar', (ink) => banner(ink)],
  'smugglers-and-spies': [
    'docking-bay',
    (ink) => flying(ink, 'falcon', { parked: true, angle: 0, size: 0.8, y: 196, lean: 0 }),
  ],
  sith: [
    'throne',
    (ink) => lightsaber(ink, '#ff3344', { angle: 0, x: 150, y: 232, length: 190, width: 7, kind: 'black' }),
  ],
  'imperial-navy': ['death-star', PLACE_ONLY],
  'scum-and-villainy': ['palace-hall', (ink) => mandalorian(ink, { mark: 'bars', yaw: -0.3 })],
  // objectives: the place is the subject
  'a-heros-journey': [
    'homestead',
    scene(['jedi', 'stand', { who: 'luke', wear: FARMBOY, x: 104, y: 276, size: 0.66 }]),
  ],
  'a-journey-to-dagobah': [
    'swamp',
    (ink) => ({ body: flying(ink, 'xwing', { angle: 66, size: 0.66, y: 196, parked: true }).body ?? '' }),
  ],
  'in-you-must-go': [
    'ice-cave',
    scene(['jedi', 'guard', { who: 'luke', wear: FARMBOY, x: 150, y: 290, size: 0.8, blade: '#5db4ff' }]),
  ],
  'the-secret-of-yavin-4': ['temple'],
  'the-defense-of-yavin-4': ['temple', at((ink) => squadron(ink, 'xwing', { angle: 42 }), 0.62, 10, 6)],
  'mobilize-the-squadrons': [
    'hangar',
    (ink) => ({
      body: [
        [96, 196, 0.42],
        [204, 196, 0.42],
        [150, 222, 0.72],
      ]
        .map(
          ([x, y, size]) => flying(ink, 'xwing', { angle: 0, lean: 0, size: size!, x: x!, y: y!, parked: true }).body,
        )
        .join(''),
    }),
  ],
  'mission-briefing': ['war-room', (ink) => plans(ink, { hue: '#ffb070' })],
  'jedi-training': [
    'jedi-temple',
    scene(
      ['jedi', 'guard', { who: 'luke', wear: BLACK, x: 96, y: 284, size: 0.84, blade: '#6fe08a' }],
      ['jedi', 'guard', { who: 'obi-wan', x: 206, y: 284, size: 0.84, left: true, blade: '#5db4ff' }],
    ),
  ],
  'last-minute-rescue': [
    'cloud-city',
    (ink) => flying(ink, 'falcon', { angle: -52, size: 0.62, x: 104, y: 132, exhaust: '#8fd4ff' }),
  ],
  'forgotten-heroes': [
    'city-dusk',
    scene(
      ['shadow', 'stand', { x: 92, y: 288, size: 0.86 }],
      ['jedi', 'stand', { x: 200, y: 292, size: 1, left: true }],
    ),
  ],
  'the-rebel-fleet': ['space-rebel', (ink) => fleet(ink, monCal)],
  'fleeing-the-empire': [
    'hyperspace',
    (ink) => flying(ink, 'falcon', { angle: 8, size: 0.74, lean: 0, exhaust: '#8fd4ff' }),
  ],
  'draw-their-fire': [
    'battle-blue',
    over(
      (ink) => flying(ink, 'awing', { angle: -30, size: 0.6, x: 190, y: 170 }),
      (ink) => volley(ink, 7, '#7dff8a', null),
    ),
  ],
  'decoy-at-dantooine': ['plains', (ink) => dish(ink)],
  'questionable-contacts': ['cantina', facing(who('greedo'), who('han', { yaw: -0.5 }))],
  'rumors-at-the-cantina': [
    'cantina',
    scene(
      ['smuggler', 'sit', { who: 'han', x: 92, y: 290, size: 0.92 }],
      ['civilian', 'sit', { x: 214, y: 290, size: 0.92, left: true }],
    ),
  ],
  'tribal-support': [
    'tree-village',
    at((ink) => ewok(ink, { fur: '#8a6a44', hood: '#c87a2c', sign: 'spear', yaw: -0.3 }), 0.62, 57, 112),
  ],
  'hit-and-run': ['battle', (ink) => flying(ink, 'awing', { angle: -50, size: 0.72, x: 104, y: 186 })],
  'fall-of-the-jedi': ['jedi-temple', (ink) => clash(ink)],
  'counsel-of-the-sith': ['hologram-red', (ink, fact) => asHologram(who('palpatine')(ink, fact), '#ff5a68')],
  'black-squadron-assault': ['trench', (ink) => tieFlight(ink)],
  'the-heart-of-the-empire': [
    'coruscant',
    scene(
      ['guard', 'stand', { x: 86, y: 296, size: 0.9 }],
      ['guard', 'stand', { x: 214, y: 296, size: 0.9, left: true }],
    ),
  ],
  'the-emperors-web': ['throne', (ink) => strings(ink)],
  'cruel-interrogations': [
    'cells',
    over(
      scene(['rebel', 'kneel', { x: 96, y: 290, size: 1.06, wear: { head: 'bare' } }]),
      at((ink) => interrogator(ink), 0.6, 110, 6),
    ),
  ],
  'shadows-of-dathomir': ['dathomir', (ink) => witchfire(ink)],
  'imperial-command': [
    'bridge',
    scene(
      ['officer', 'stand', { x: 92, y: 290, size: 0.8 }],
      ['officer', 'point', { x: 190, y: 294, size: 0.96, left: true }],
    ),
  ],
  'kuat-reinforcements': ['shipyard', (ink) => destroyer(ink, { size: 0.82, x: 18, y: 30 })],
  'the-ultimate-power': ['superlaser', PLACE_ONLY],
  'death-and-despayre': ['death-star-far', scene(['officer', 'stand', { x: 92, y: 300, size: 0.9, dim: 0.5 }])],
  'defense-protocol': ['corridor-red', (ink) => turret(ink)],
  'the-endor-gambit': ['forest', at((ink) => atst(ink), 0.64, 54, 84)],
  'take-them-prisoner': [
    'corridor',
    scene(
      ['rebel', 'hands-up', { x: 96, y: 292, size: 0.92 }],
      ['trooper', 'aim', { x: 214, y: 292, size: 0.94, left: true, gun: 'rifle' }],
    ),
  ],
  'the-bespin-exchange': ['cloud-city-near'],
  'looking-for-droids': [
    'dunes-noon',
    over(
      scene(
        ['trooper', 'stand', { x: 214, y: 288, size: 0.9, left: true }],
        ['trooper', 'point', { x: 88, y: 286, size: 0.74 }],
      ),
      at((ink) => astromech(ink), 0.26, 118, 206),
    ),
  ],
  'corporate-exploitation': ['foundry', (ink) => credits(ink)],
  'reconnaissance-mission': ['ice', at((ink) => probeDroid(ink), 0.66, 66, 18)],
  'hoth-operations': ['hangar-snow', (ink) => ({ body: snowspeeder(ink, { angle: 0 }).body ?? '' })],
  'the-killing-cold': ['ice-storm', scene(['rebel', 'crouch', { x: 150, y: 284, size: 1.1 }])],
  'wookiee-life-debt': [
    'kashyyyk',
    three(
      who('chewbacca'),
      (ink) => furry(ink, 'kin', { fur: '#7a5030', dark: '#20120a', face: '#9a7450', turnTo: 0.4 }),
      who('han', { prop: 'none' }),
    ),
  ],
  // enhancements
  'ancient-monument': ['temple-mist'],
  'aft-armor-plating': ['shipyard', (ink) => garment(ink, { kind: 'armour', cloth: '#8a97a5', trim: '#c8442f' })],
  'blaster-pistol': ['corridor', (ink) => gun(ink, 'pistol', { metal: 'black' })],
  'cloud-city-casino': ['casino', (ink) => cardHand(ink)],
  'common-ground': ['homestead-noon', facing(who('owen', { yaw: 0.4 }), who('janors', { yaw: -0.4, prop: 'none' }))],
  'control-room': ['station-view', scene(['officer', 'sit', { x: 104, y: 290, size: 0.86 }])],
  'dagobah-training-grounds': [
    'root-hut',
    scene(['jedi', 'climb', { who: 'luke', wear: FARMBOY, x: 236, y: 250, size: 0.66 }]),
  ],
  'defense-upgrade': ['death-star-far', (ink) => turret(ink, { beam: '#7dff8a' })],
  'hidden-outpost': ['ice-night', at((ink) => turret(ink), 0.5, 110, 118)],
  'false-lead': ['ice', (ink) => dish(ink, { hue: '#ff8a6a' })],
  'fleet-command-center': ['war-room', (ink) => asHologram(monCal(ink), '#ff9a6a')],
  'heavy-blaster-emplacement': ['ice-storm', (ink) => emplacement(ink)],
  'sith-library': ['archive-red', (ink) => holocron(ink, { dark: true })],
  'log-trap': [
    'forest',
    over(
      at((ink) => atst(ink), 0.7, 90, 70),
      (ink) => glyph(ink, 'log', { material: 'wood', size: 130, x: -74, y: 20, turn: -20 }),
    ),
  ],
  'mandalorian-armor': ['armory', (ink) => garment(ink, { kind: 'armour', cloth: '#5f7d4c', trim: '#8a2c22' })],
  'jedi-lightsaber': ['force-blue', (ink) => lightsaber(ink, '#5db4ff')],
  'orbital-bombardment': [
    'orbit-desert',
    over(
      (ink) => destroyer(ink, { size: 0.84, x: 20, y: -30 }),
      () => ({ lit: [86, 130, 176].map((x) => bolt(x, 268, 100, 84, '#7dff8a', 4)).join('') }),
    ),
  ],
  'shii-cho-training': ['council', (ink) => crossed(ink, '#5db4ff', '#6fe08a')],
  'stolen-plans': ['hologram', (ink) => plans(ink)],
  intimidated: [
    'corridor-red',
    over(
      scene(['civilian', 'bow-down', { x: 70, y: 290, size: 0.9 }]),
      at((ink) => vader(ink, { prop: 'none', yaw: -0.4 }), 0.86, 76, 30),
    ),
  ],
  'the-hands-blessing': [
    'throne',
    scene(
      ['sith', 'kneel', { x: 96, y: 288, size: 1 }],
      ['guard', 'point', { x: 216, y: 292, size: 1.06, left: true }],
    ),
  ],
  'trench-run': [
    'trench',
    over(
      (ink) => flying(ink, 'xwing', { angle: 0, size: 0.66, y: 186, lean: 0 }),
      (ink) => reticle(ink, { y: 140, size: 0.5 }),
    ),
  ],
  'trust-your-feelings': [
    'cockpit',
    who('luke', { prop: 'none', garb: 'flight', cloth: '#e07a34', yaw: 0.2, mood: 'calm' }),
  ],
  'astromech-droid-upgrade': ['workshop', (ink) => astromech(ink, { paint: '#c8402c', head: 'cone', yaw: 0.3 })],
  'vaders-lightsaber': ['throne', (ink) => lightsaber(ink, '#ff3344', { kind: 'black' })],
  'hoth-survival-gear': ['ice-night', (ink) => garment(ink, { kind: 'pack', cloth: '#8a97a5', trim: '#c8642c' })],
  fear: ['ice-cave', (ink) => wampa(ink)],
  // units of whom there are many
  'death-star-trooper': ['station-view', (ink) => gunner(ink, { yaw: -0.34, prop: 'rifle' })],
  'kuati-security-team': [
    'shipyard',
    three(
      some({
        garb: 'uniform',
        cloth: '#8a94a4',
        hat: 'beret',
        hatColour: '#5a2c3a',
        prop: 'rifle',
        woman: true,
        yaw: 0.2,
      }),
      (ink) =>
        person('kuati/left', { garb: 'uniform', cloth: '#8a94a4', hat: 'beret', hatColour: '#5a2c3a', yaw: 0.4 })(ink),
      (ink) =>
        person('kuati/right', { garb: 'uniform', cloth: '#8a94a4', hat: 'beret', hatColour: '#5a2c3a', yaw: -0.4 })(
          ink,
        ),
    ),
  ],
  'isb-interrogators': [
    'cells',
    over(
      scene([
        'officer',
        'stand',
        {
          x: 84,
          y: 292,
          size: 1.06,
          wear: { torso: '#e2e2de', sleeves: '#d8d8d4', legs: '#2c3038', shell: '#e2e2de' },
        },
      ]),
      at((ink) => interrogator(ink), 0.5, 130, 20),
    ),
  ],
  'heavy-stormtrooper-squad': [
    'dunes-noon',
    scene(
      ['trooper', 'aim', { x: 60, y: 272, size: 0.8 }],
      ['trooper', 'aim', { x: 238, y: 276, size: 0.84, left: true }],
      ['trooper', 'guard', { x: 144, y: 298, size: 1.12, gun: 'rifle' }],
    ),
  ],
  'wookiee-warrior': [
    'kashyyyk',
    over(
      wookiee,
      at((ink) => gun(ink, 'bowcaster', { fire: false }), 0.6, 100, 158),
    ),
  ],
  'wookiee-navigator': ['cockpit', wookiee],
  'jedi-in-hiding': [
    'city-dusk',
    over(
      scene([
        'jedi',
        'stand',
        { x: 140, y: 292, size: 1.16, wear: { head: 'hood', shell: '#5a4430', cloak: '#5a4430' } },
      ]),
    ),
  ],
  backstabber: [
    'trench',
    over(
      (ink) => ({ ...flying(ink, 'xwing', { angle: 0, size: 0.4, y: 84 }) }),
      (ink) => tie(ink, 'fighter', { angle: 8, size: 0.84, y: 196 }),
    ),
  ],
  // events
  'a-disturbance-in-the-force': ['force', (ink) => swirl(ink)],
  'a-new-hope': ['dunes', scene(['jedi', 'stand', { who: 'luke', wear: FARMBOY, x: 150, y: 282, size: 0.94 }])],
  'bounty-collection': [
    'cantina-green',
    over(
      scene(['hunter', 'stand', { x: 214, y: 296, size: 1, left: true, gun: 'rifle' }]),
      at((ink) => carbonite(ink), 0.78, -20, 40),
    ),
  ],
  'counter-stroke': [
    'force-blue',
    scene(['jedi', 'lunge', { who: 'kenobi', x: 130, y: 276, size: 1.14, blade: '#5db4ff', bladeAngle: 62 }]),
  ],
  crossfire: [
    'corridor',
    over(
      scene(
        ['trooper', 'aim', { x: 66, y: 292, size: 0.8, gun: 'rifle' }],
        ['rebel', 'kneel-aim', { x: 236, y: 292, size: 0.86, left: true, gun: 'rifle' }],
      ),
      (ink) => volley(ink, 6),
    ),
  ],
  'dark-alliance': [
    'coruscant-night',
    facing(who('xizor', { yaw: 0.4, prop: 'none' }), who('vader', { prop: 'none', yaw: -0.4 })),
  ],
  'dark-precognition': ['throne', (ink) => vision(ink, { hue: '#d0182f' })],
  'death-from-above': ['battle-green', (ink) => tie(ink, 'bomber', { angle: 10 })],
  detained: ['cells', (ink) => prison(ink)],
  'double-strike': [
    'temple',
    scene(
      ['jedi', 'swing', { x: 96, y: 284, size: 1, blade: '#5db4ff', bladeAngle: -40 }],
      ['jedi', 'lunge', { x: 196, y: 284, size: 0.96, left: true, blade: '#6fe08a', bladeAngle: 60 }],
    ),
  ],
  'heroic-sacrifice': ['battle', (ink) => flying(ink, 'xwing', { angle: 40, size: 0.74, x: 104, y: 190 })],
  'emergency-repair': [
    'battle-blue',
    over(
      at((ink) => astromech(ink, { yaw: -0.3 }), 0.72, 40, 70),
      (ink) => ({
        lit: arcs(
          ink,
          [
            [210, 120, 250, 70],
            [216, 130, 270, 150],
          ],
          '#ffb04a',
        ),
      }),
    ),
  ],
  'fall-back': ['battle', (ink) => squadron(ink, 'xwing', { angle: -140 })],
  'force-choke': [
    'corridor-red',
    over(
      scene(['officer', 'fall', { x: 70, y: 330, size: 0.8 }]),
      at((ink) => grip(ink), 0.92, 40, 24),
    ),
  ],
  'force-lightning': ['throne', (ink) => lightning(ink)],
  'force-rejuvenation': [
    'force-green',
    scene(['jedi', 'kneel', { x: 98, y: 284, size: 1 }], ['rebel', 'lie', { x: 196, y: 286, size: 0.9 }]),
  ],
  'force-stasis': [
    'force-red',
    over(scene(['rebel', 'leap', { x: 150, y: 330, size: 0.9 }]), (ink) => bubble(ink, { hue: '#ff6a76' })),
  ],
  'im-on-the-leader': ['trench', (ink) => tie(ink, 'advanced', { angle: 10, paint: '#c8283a' })],
  'covering-fire': [
    'ice',
    over(
      scene(
        ['rebel', 'run', { x: 84, y: 280, size: 0.7 }],
        ['rebel', 'kneel-aim', { x: 196, y: 290, size: 1.06, gun: 'rifle' }],
      ),
      (ink) => volley(ink, 5, '#ff6a55', null),
    ),
  ],
  interrogation: [
    'cells',
    scene(['officer', 'stand', { x: 104, y: 290 }], ['rebel', 'kneel', { x: 210, y: 290, left: true }]),
  ],
  'it-binds-all-things': ['force-green', who('yoda')],
  'it-could-be-worse': ['spaceport', over(who('c3po'), (ink) => volley(ink, 5, '#ff6a55', null))],
  'its-worse': ['death-star-far', (ink) => burst(ink, { x: 110, y: 170 })],
  'jedi-mind-trick': [
    'spaceport',
    scene(
      ['trooper', 'stand', { x: 214, y: 290, size: 0.94, left: true }],
      ['jedi', 'push', { who: 'obi-wan', x: 92, y: 292, size: 1 }],
    ),
  ],
  'lightsaber-deflection': [
    'corridor-blue',
    over(scene(['jedi', 'guard', { x: 130, y: 290, size: 1.16, blade: '#5db4ff', bladeAngle: 14 }]), (ink) => ({
      lit:
        [
          [270, 96, 150],
          [276, 160, 186],
          [250, 216, 200],
        ]
          .map(([x, y, a]) => bolt(x!, y!, a!, 56, '#ff6a55', 4))
          .join('') + ink.glow(190, 120, 34, '#ffffff', 0.8),
    })),
  ],
  'our-most-desperate-hour': ['bridge-rebel', who('mothma', { yaw: 0.3 })],
  'rebel-assault': ['battle', (ink) => squadron(ink, 'xwing', { angle: 46, fire: '#ff5a4a' })],
  'rescue-mission': [
    'hangar-imperial',
    (ink) => ({ body: flying(ink, 'falcon', { angle: 16, size: 0.86, y: 156, parked: true }).body ?? '' }),
  ],
  'return-of-the-jedi': [
    'palace-hall',
    scene(['jedi', 'leap', { who: 'luke', wear: BLACK, x: 140, y: 310, size: 1.1, blade: '#6fe08a', bladeAngle: -24 }]),
  ],
  'superlaser-blast': ['superlaser', (ink) => superlaser(ink)],
  swindled: [
    'cantina',
    scene(
      ['civilian', 'hands-up', { x: 212, y: 292, size: 0.94 }],
      ['hunter', 'walk', { x: 96, y: 292, size: 1, left: true }],
    ),
  ],
  'tallon-roll': ['space-crimson', (ink) => tie(ink, 'interceptor', { angle: 62, fire: false })],
  'tear-this-ship-apart': [
    'corridor',
    over(
      scene(
        ['trooper', 'carry', { x: 222, y: 290, size: 0.94, box: '#59636f' }],
        ['trooper', 'crouch', { x: 96, y: 296, size: 1.04 }],
      ),
      (ink) => ({
        lit:
          arcs(
            ink,
            [
              [146, 206, 104, 240],
              [146, 206, 178, 250],
              [146, 206, 168, 170],
            ],
            '#ffd08a',
          ) + ink.glow(146, 206, 40, '#ffd08a', 0.9),
      }),
    ),
  ],
  'there-is-no-escape': [
    'carbon-chamber',
    scene(['vader', 'lunge', { x: 110, y: 288, size: 1.1, ...storm, bladeAngle: 60 }]),
  ],
  'trooper-assault': [
    'battle',
    scene(
      ['trooper', 'run', { x: 70, y: 284, size: 0.7 }],
      ['trooper', 'run', { x: 226, y: 288, size: 0.8 }],
      ['trooper', 'run', { x: 140, y: 296, size: 1.1, gun: 'rifle' }],
    ),
  ],
  'youre-my-only-hope': ['hologram', (ink, fact) => asHologram(who('leia', { yaw: 0.3 })(ink, fact))],
  'yub-yub': [
    'tree-village',
    over(
      scene(
        ['ewok', 'cheer', { x: 70, y: 292, size: 0.6 }],
        ['ewok', 'cheer', { x: 232, y: 292, size: 0.56 }],
        ['ewok', 'cheer', { x: 150, y: 298, size: 0.8 }],
      ),
      (ink) => ({
        lit: times(
          24,
          () =>
            `<circle cx="${Math.round(ink.chance.between(20, 280))}" cy="${Math.round(ink.chance.between(20, 140))}" r="2" fill="${ink.chance.pick(['#ffd870', '#ff8a6a', '#8fe0ff'])}"/>`,
        ),
      }),
    ),
  ],
  'the-desolation-of-hoth': ['ice-night', scene(['rebel', 'lie', { x: 150, y: 280, size: 0.9 }])],
  'let-the-wookiee-win': [
    'hold',
    over(
      at(who('chewbacca'), 0.8, 30, 6),
      at((ink) => gameBoard(ink), 0.86, 22, 66),
    ),
  ],
  // fates
  'heat-of-battle': ['lava', (ink) => clash(ink)],
  'heat-of-battle-light': [
    'battle-blue',
    scene(['jedi', 'swing', { x: 150, y: 286, size: 1.16, blade: '#5db4ff', bladeAngle: -30 }]),
  ],
  'heat-of-battle-dark': [
    'battle',
    scene(['sith', 'swing', { x: 150, y: 286, size: 1.16, left: true, blade: '#ff3344', bladeAngle: -30 }]),
  ],
  'target-of-opportunity': ['trench', (ink) => reticle(ink)],
  'target-of-opportunity-light': ['death-star', (ink) => reticle(ink, { x: 118, y: 98, size: 0.8 })],
  'target-of-opportunity-dark': ['temple-night', (ink) => reticle(ink, { hue: '#ff6a55', x: 168, y: 170 })],
  'twist-of-fate': ['rift', (ink) => swirl(ink)],
  'twist-of-fate-light': ['force-blue', (ink) => swirl(ink, { one: '#9fe0ff', other: '#ffe6a0' })],
  'twist-of-fate-dark': ['force-red', (ink) => swirl(ink, { one: '#ff8a90', other: '#8a4ad8' })],
  // those of later sets that would be hard to guess
  'battle-of-hoth': ['ice', (ink) => snowspeeder(ink)],
  'battle-of-endor': ['forest', (ink) => atst(ink)],
  protection: ['force', over(scene(['jedi', 'shield', { x: 140, y: 290, size: 1.1 }]), (ink) => bubble(ink))],
  'stay-on-target': ['trench', (ink) => reticle(ink, { size: 0.7 })],
  'seeds-of-decay': ['tombs', (ink) => holocron(ink, { dark: true })],
  'echoes-of-the-force': ['force-green', who('yoda', { yaw: 0.4 })],
  'well-equipped': ['armory', (ink) => gun(ink, 'rifle', { fire: false })],
  'preparation-and-planning': ['war-room', (ink) => starMap(ink, { hue: '#ffb070' })],
  'tactical-planning': ['war-room-blue', (ink) => radar(ink)],
  'supporting-fire': [
    'battle',
    over(scene(['commando', 'kneel-aim', { x: 110, y: 290, size: 1.1, gun: 'rifle' }]), (ink) =>
      volley(ink, 5, '#ff6a55', null),
    ),
  ],
  'security-protocols': ['corridor-red', (ink) => blastDoor(ink)],
  'allies-of-necessity': ['cantina', facing(who('han'), who('boba'))],
  'ancient-rivals': [
    'carbon-chamber',
    scene(
      ['jedi', 'duel', { x: 96, blade: '#5db4ff', bladeAngle: 50 }],
      ['vader', 'duel', { x: 206, left: true, blade: '#ff3344', bladeAngle: 50 }],
    ),
  ],
  'secret-objective': ['hologram', (ink) => starMap(ink)],
  'award-ceremony': [
    'temple',
    over(
      (ink) => medal(ink),
      (ink) => ({ body: crowd(ink, 13, '#1a1420') }),
    ),
  ],
  'endor-shield-generator': ['forest', (ink) => shieldGenerator(ink)],
  'echo-base-shield-generator': ['ice', (ink) => shieldGenerator(ink)],
  'a-price-on-their-heads': ['neon', (ink) => wanted(ink)],
  'bounty-listing': ['neon', (ink) => wanted(ink, { hue: '#b8e06a' })],
  'snowspeeder-counterattack': ['ice', (ink) => snowspeeder(ink, { angle: -16 })],
  captured: ['cells', (ink) => shackles(ink)],
  regeneration: ['medbay', (ink) => medicalDroid(ink)],
  'facility-repair': ['workshop', (ink) => worker(ink, 'repair')],
  'telepathic-connection': ['force-violet', (ink) => forceHand(ink)],
  '501st-legion': [
    'street-ruin',
    three(
      (ink) => trooper(ink, 'clone', { trim: '#2f5fb0' }),
      (ink) => trooper(ink, 'clone', { trim: '#2f5fb0', yaw: 0.4 }),
      (ink) => trooper(ink, 'clone', { trim: '#2f5fb0', yaw: -0.5 }),
    ),
  ],
};
