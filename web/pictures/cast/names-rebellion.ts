/** Rebellion: what those of its leaders, missions, actions and objectives show whose names do not tell. */
import { destroyer, fleet, monCal } from '../craft/capitals';
import { interrogator, probeDroid } from '../craft/droids';
import { flying, squadron } from '../craft/flight';
import { asHologram, banner, carbonite, comlink, plans, prison, radar, starMap, superlaser } from '../things/objects';
import { who } from './everybody';
import { at, facing, type Names, PLACE_ONLY, scene } from './table';

export const REBELLION_NAMES: Names = {
  // leaders
  'krennics-finest': [
    'scarif-beach',
    scene(['death', 'aim', { x: 96 }], ['death', 'stand', { x: 204 }], ['death', 'kneel-aim', { x: 150, size: 1.2 }]),
  ],

  // missions
  'for-the-greater-good': ['medbay', scene(['rebel-officer', 'salute'])],
  'address-delays': ['corridor-red', scene(['officer', 'point', { x: 104 }], ['trooper', 'salute', { x: 212 }])],
  'carbon-freezing': ['carbon-chamber', (ink) => carbonite(ink)],
  'construct-super-star-destroyer': ['space-steel', (ink) => destroyer(ink)],
  'construct-death-star': ['death-star-built', PLACE_ONLY],
  'interrogation-droid': ['cells', (ink) => interrogator(ink)],
  interrogation: ['cells', scene(['officer', 'stand', { x: 104 }], ['rebel', 'kneel', { x: 212 }])],
  'double-our-efforts': ['foundry', scene(['officer', 'point'], ['trooper', 'salute', { x: 214 }])],
  'construct-factory': ['foundry', PLACE_ONLY],
  'oversee-project': ['scarif-tower', scene(['officer', 'stand'])],
  'make-an-example': ['street-ruin', scene(['trooper', 'aim', { x: 96 }], ['civilian', 'hands-up', { x: 214 }])],
  'draw-them-out': ['jedha', scene(['civilian', 'cheer', { x: 96 }], ['shadow', 'sneak', { x: 210 }])],
  'prepare-for-battle': ['armory', scene(['rebel', 'carry'])],
  'safe-haven': ['forest-lake', scene(['rebel', 'guard', { x: 108 }], ['civilian', 'sit', { x: 204 }])],
  'regional-aid': ['market', scene(['civilian', 'carry', { x: 110 }], ['rebel', 'carry', { x: 204 }])],
  'long-range-probe': ['ice', at((ink) => probeDroid(ink), 0.66, 66, 18)],
  'probe-droid-initiative': ['ice-storm', at((ink) => probeDroid(ink, { eye: '#ffb04a' }), 0.66, 66, 18)],
  'homing-beacon': ['docks', (ink) => comlink(ink)],
  misdirection: ['market', scene(['rebel', 'point', { x: 100 }], ['trooper', 'walk', { x: 212 }])],
  'research-and-development': ['workshop', (ink) => asHologram(plans(ink))],
  'single-reactor-ignition': ['space-green', (ink) => superlaser(ink)],
  subversion: ['corridor', scene(['shadow', 'sneak', { x: 106 }], ['officer', 'stand', { x: 212 }])],
  'behind-enemy-lines': ['corridor-red', scene(['commando', 'sneak'])],

  // actions
  'human-cyborg-relations': ['council', who('c3po')],
  'son-of-skywalker': ['cloud-city-far', facing(who('luke'), who('vader'))],
  'son-of-skywalker-rote': ['force-red', facing(who('luke'), who('vader'))],
  'brilliant-administrator': ['cloud-city', (ink) => asHologram(starMap(ink))],
  blindside: ['battle', (ink) => squadron(ink, 'xwing')],
  'keep-them-from-escaping': ['space-steel', (ink) => destroyer(ink)],
  'proceeding-as-planned': ['death-star', PLACE_ONLY],
  'under-the-radar': ['hologram-green', (ink) => radar(ink)],
  'more-dangerous-than-you-realize': ['scarif-tower', who('krennic')],
  'one-in-a-million': ['trench', (ink) => flying(ink, 'xwing', { angle: 0, size: 0.7 })],
  'ready-for-action': ['hangar', scene(['pilot', 'salute', { x: 104 }], ['pilot', 'guard', { x: 204 }])],
  'the-millennium-falcon': [
    'space-blue',
    (ink) => flying(ink, 'falcon', { angle: 36, size: 0.72, exhaust: '#8fd4ff' }),
  ],
  'bazes-loyalty': ['jedha', scene(['rebel', 'guard', { x: 104 }], ['jedi', 'meditate', { x: 212 }])],
  'he-means-well': ['cantina', scene(['rebel-officer', 'point', { x: 104 }], ['rebel', 'hands-up', { x: 212 }])],

  // objectives
  'leave-no-one-behind': ['cells', (ink) => prison(ink)],
  'defend-the-people': ['street-ruin', scene(['rebel', 'aim', { x: 100 }], ['civilian', 'kneel', { x: 214 }])],
  'establish-outposts': ['hangar-snow', PLACE_ONLY],
  'the-long-war': ['battle-blue', (ink) => fleet(ink, monCal)],
  'rebel-cell': ['sinkhole', (ink) => banner(ink)],
};
