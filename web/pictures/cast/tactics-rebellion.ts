/** Rebellion's tactic cards: what happens in the fight that they tell of. */
import {
  carrier,
  corvette,
  destroyer,
  fleet,
  interdictor,
  monCal,
  nebulon,
  superDestroyer,
  transport,
} from '../craft/capitals';
import { flying, squadron, swarm } from '../craft/flight';
import { atat, atst, hoverTank, ionCannon, shieldGenerator, snowspeeder, turret } from '../craft/ground';
import { tie, tieFlight, tieSwarm } from '../craft/ties';
import { missiles, reticle, volley } from '../things/arms';
import { asHologram, bubble, burst, crates, plans, starMap, superlaser } from '../things/objects';
import { who } from './everybody';
import { at, type Drawn, facing, type Names, over, scene } from './table';

const aim =
  (x: number, y: number, size: number, hue = '#ff6a55'): Drawn =>
  (ink) =>
    reticle(ink, { x, y, size, hue });

export const REBELLION_TACTICS: Names = {
  // on the ground
  'ground-bombardment': [
    'plains-dusk',
    over(
      at((ink) => destroyer(ink), 0.62, 40, 8),
      (ink) => missiles(ink, { bomb: true, count: 3 }),
    ),
  ],
  'ground-brilliant-strategy': ['war-room', (ink) => plans(ink, { hue: '#ffb070' })],
  'ground-concentrate-fire': [
    'ice',
    scene(['rebel', 'kneel-aim', { x: 92 }], ['rebel', 'aim', { x: 152 }], ['rebel', 'kneel-aim', { x: 212 }]),
  ],
  'ground-critical-hit': [
    'ice-storm',
    over(
      (ink) => atst(ink),
      (ink) => burst(ink),
    ),
  ],
  'ground-defensive-formation': [
    'street-ruin',
    scene(
      ['trooper', 'aim', { x: 66, y: 278, size: 0.92 }],
      ['trooper', 'aim', { x: 140, y: 278, size: 0.92 }],
      ['trooper', 'kneel-aim', { x: 112, y: 296, size: 1.04 }],
      ['trooper', 'kneel-aim', { x: 206, y: 296, size: 1.04 }],
    ),
  ],
  'ground-dig-in': ['ice', over((ink) => turret(ink), scene(['rebel', 'kneel-aim', { x: 84, size: 0.72 }]))],
  'ground-escape-plan': ['hangar-snow', scene(['rebel', 'run', { x: 96 }], ['pilot', 'run', { x: 196, size: 1.1 }])],
  'ground-onslaught': [
    'plains',
    scene(['trooper', 'run', { x: 84 }], ['trooper', 'run', { x: 148, size: 1.16 }], ['trooper', 'aim', { x: 222 }]),
  ],
  'ground-take-it-down': ['ice', over((ink) => atat(ink), aim(150, 150, 0.9))],
  'ground-unstoppable-assault': ['ice-storm', (ink) => atat(ink, { near: true })],
  // in space
  'space-brilliant-strategy': ['war-room-blue', (ink) => asHologram(starMap(ink))],
  'space-concentrate-fire': [
    'battle',
    over(
      (ink) => nebulon(ink),
      (ink) => volley(ink, 9, '#ff6a55', null),
    ),
  ],
  'space-critical-hit': [
    'battle-blue',
    over(
      (ink) => tie(ink, 'fighter'),
      (ink) => burst(ink),
    ),
  ],
  'space-defensive-formation': [
    'space-rebel',
    over(
      (ink) => monCal(ink),
      (ink) => bubble(ink),
    ),
  ],
  'space-no-escape': ['space-crimson', (ink) => fleet(ink, destroyer)],
  'space-onslaught': ['battle-green', (ink) => squadron(ink, 'xwing')],
  'space-outmaneuver': ['asteroids', (ink) => flying(ink, 'falcon', { angle: -58, size: 0.8, lean: 26 })],
  'space-take-it-down': ['space-amber', over((ink) => destroyer(ink), aim(160, 130, 0.8))],
  'space-unstoppable-assault': ['battle-green', (ink) => superDestroyer(ink)],
  // the Empire's advanced ones
  'swarm-tactics': ['battle', (ink) => tieSwarm(ink)],
  reinforcements: ['hyperspace', (ink) => carrier(ink)],
  'tractor-beam': [
    'space-green',
    over(
      at((ink) => destroyer(ink), 0.7, 60, 0),
      at((ink) => corvette(ink), 0.42, 10, 160),
    ),
  ],
  'overwhelming-presence': ['orbit-green', (ink) => superDestroyer(ink)],
  'superlaser-blast': ['superlaser', (ink) => superlaser(ink)],
  entrapment: ['space-crimson', (ink) => interdictor(ink)],
  'energy-shield': ['scarif-gate', (ink) => bubble(ink, { hue: '#ff8a6a' })],
  intercept: ['sky', (ink) => tie(ink, 'striker')],
  'support-of-the-501st': [
    'corridor-warm',
    scene(['trooper', 'aim', { x: 92 }], ['vader', 'stand', { x: 152, size: 1.16 }], ['trooper', 'aim', { x: 214 }]),
  ],
  'armored-patrol': ['jedha', (ink) => hoverTank(ink, { paint: '#7d8894' })],
  overrun: ['forest', (ink) => atst(ink)],
  'target-the-generator-adv': ['ice', over((ink) => shieldGenerator(ink), aim(150, 130, 0.9))],
  'air-superiority': ['scarif-beach', (ink) => tieFlight(ink, 'striker')],
  'armored-position': ['scarif-bunker', scene(['death', 'kneel-aim', { x: 100 }], ['death', 'guard', { x: 206 }])],
  'bombardment-adv': [
    'orbit-red',
    over(
      (ink) => destroyer(ink),
      (ink) => volley(ink, 7, '#7dff8a', null),
    ),
  ],
  'imposing-presence': [
    'corridor-red',
    scene(
      ['trooper', 'stand', { x: 56, y: 268, size: 0.7, gun: 'rifle' }],
      ['trooper', 'stand', { x: 244, y: 268, size: 0.7, left: true, gun: 'rifle' }],
      ['vader', 'walk', { x: 146, y: 296, size: 1.14, blade: '#ff3344', bladeAngle: 70 }],
    ),
  ],
  // the Rebels'
  'rogue-squadron-support': ['ice-night', (ink) => swarm(ink, 'xwing')],
  'bombing-run': [
    'orbit-ocean',
    over(
      (ink) => flying(ink, 'ywing', { angle: -40, size: 0.9, y: 120 }),
      (ink) => missiles(ink, { bomb: true, count: 2 }),
    ),
  ],
  'deployment-adv': ['scarif-beach', (ink) => flying(ink, 'uwing', { angle: -30, size: 0.9 })],
  'fleet-logistics': ['war-room', (ink) => asHologram(fleet(ink, transport), '#ff9a6a')],
  'ion-blast': ['ice', (ink) => ionCannon(ink)],
  'outrun-them': ['hyperspace', (ink) => corvette(ink)],
  'draw-their-fire': [
    'battle-blue',
    over(
      (ink) => nebulon(ink),
      (ink) => volley(ink, 7, '#7dff8a', null),
    ),
  ],
  escort: [
    'space-teal',
    over(
      at((ink) => transport(ink), 0.8, 30, 50),
      at((ink) => squadron(ink, 'xwing'), 0.5, 8, 10),
    ),
  ],
  'hold-them-back': [
    'hangar-snow',
    scene(['rebel', 'kneel-aim', { x: 88 }], ['rebel-officer', 'point', { x: 150 }], ['rebel', 'aim', { x: 214 }]),
  ],
  'take-it-down-adv': [
    'forest',
    over(
      at((ink) => atst(ink), 0.66, 110, 4),
      scene(['commando', 'kneel-aim', { x: 82, y: 294, size: 1.04 }]),
      aim(206, 84, 0.5),
    ),
  ],
  'tow-cables': ['ice', (ink) => snowspeeder(ink, { cable: true })],
  'take-cover': ['ice-storm', (ink) => turret(ink)],
  'planetary-shield': [
    'ice-night',
    over(
      (ink) => shieldGenerator(ink),
      (ink) => bubble(ink),
    ),
  ],
  'rogue-one': ['scarif-tower', scene(['rebel-officer', 'run', { x: 98 }], ['commando', 'aim', { x: 204 }])],
  'escape-plan-adv': ['hangar', over((ink) => crates(ink), scene(['pilot', 'run', { x: 196, size: 0.9 }]))],
  confrontation: ['carbon-chamber', facing(who('luke'), who('vader'))],
};
