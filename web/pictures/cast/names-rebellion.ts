/** Rebellion: what those of its leaders, missions, actions and objectives show whose names do not tell. */
import { destroyer, fleet, interdictor, monCal, nebulon, superDestroyer, transport } from '../craft/capitals';
import { interrogator, probeDroid } from '../craft/droids';
import { flying, squadron } from '../craft/flight';
import { atat, atst, dish, snowspeeder } from '../craft/ground';
import { tieFlight } from '../craft/ties';
import { crowd } from '../people/figure';
import { grenade, reticle } from '../things/arms';
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
  'subversion-rebel-base': ['war-room', scene(['shadow', 'sneak', { x: 106 }], ['rebel-officer', 'stand', { x: 212 }])],
  'subversion-rebel-rote': ['hangar', scene(['shadow', 'crouch', { x: 96 }], ['pilot', 'stand', { x: 212 }])],
  'subversion-imperial-rote': ['archive-red', (ink) => datapad(ink, { what: 'face' })],
  assault: [
    'canyon',
    over(
      at((ink) => atst(ink), 0.84, 60, 24),
      scene(['rebel', 'kneel-aim', { x: 76, y: 292, size: 0.84, gun: 'rifle' }]),
    ),
  ],
  'retrieve-the-plans': ['corridor', at(who('vader', { prop: 'fist' }), 0.92, 12, 24)],
  'for-the-greater-good': ['medbay', scene(['rebel-officer', 'salute'])],
  'address-delays': ['corridor-red', scene(['officer', 'point', { x: 104 }], ['trooper', 'salute', { x: 212 }])],
  'superlaser-online': ['orbit-green', (ink) => superlaser(ink)],
  'carbon-freezing': ['carbon-chamber', (ink) => carbonite(ink)],
  'construct-super-star-destroyer': ['shipyard', (ink) => superDestroyer(ink)],
  'construct-death-star': ['death-star-built', PLACE_ONLY],
  'interrogation-droid': ['cells', (ink) => interrogator(ink)],
  interrogation: ['cells', scene(['officer', 'stand', { x: 104 }], ['rebel', 'kneel', { x: 212 }])],
  'double-our-efforts': ['foundry', scene(['officer', 'point'], ['trooper', 'salute', { x: 214 }])],
  'construct-factory': ['foundry', PLACE_ONLY],
  'oversee-project': ['death-star-built', who('krennic')],
  'make-an-example': ['street-ruin', scene(['trooper', 'aim', { x: 96 }], ['civilian', 'hands-up', { x: 214 }])],
  'draw-them-out': ['jedha', scene(['civilian', 'cheer', { x: 96 }], ['shadow', 'sneak', { x: 210 }])],
  'prepare-for-battle': ['armory', scene(['rebel', 'carry'])],
  'safe-haven': ['forest-lake', scene(['rebel', 'guard', { x: 108 }], ['civilian', 'sit', { x: 204 }])],
  'regional-aid': ['market', scene(['civilian', 'carry', { x: 110 }], ['rebel', 'carry', { x: 204 }])],
  'long-range-probe': ['ice', at((ink) => probeDroid(ink), 0.66, 66, 18)],
  'probe-droid-initiative': ['ice-storm', at((ink) => probeDroid(ink, { eye: '#ffb04a' }), 0.66, 66, 18)],
  'homing-beacon': [
    'space-blue',
    over(
      at((ink) => flying(ink, 'falcon', { angle: 28, size: 0.8 }), 0.9, 20, 20),
      (ink) => reticle(ink, { x: 196, y: 104, size: 0.5, hue: '#ff6a55' }),
    ),
  ],
  misdirection: ['market', scene(['rebel', 'point', { x: 100 }], ['trooper', 'walk', { x: 212 }])],
  'research-and-development': ['workshop', (ink) => asHologram(plans(ink))],
  'single-reactor-ignition': ['space-green', (ink) => superlaser(ink)],
  subversion: ['corridor', scene(['shadow', 'sneak', { x: 106 }], ['officer', 'stand', { x: 212 }])],
  'behind-enemy-lines': ['corridor-red', scene(['commando', 'sneak'])],
  'gather-intel': ['neon', scene(['shadow', 'sneak', { x: 100 }], ['civilian', 'point', { x: 208 }])],
  'stolen-plans': ['archive', over((ink) => plans(ink), scene(['rebel', 'carry', { x: 92, size: 0.84 }]))],
  'hunt-them-down': ['forest', scene(['trooper', 'run', { x: 96 }], ['rebel', 'run', { x: 218 }])],
  'imperial-might': ['street-ruin', at((ink) => atat(ink), 0.9, 15, 30)],
  'imperial-propaganda': ['city-dusk', (ink) => banner(ink, { paint: '#7a1c26', sign: wheel() })],
  'planetary-conquest': ['plains-dusk', scene(['trooper', 'walk', { x: 96 }], ['officer', 'point', { x: 208 }])],
  'stolen-intel': ['archive', (ink) => datapad(ink, { what: 'map' })],
  'imperial-promotion': ['bridge', scene(['officer', 'salute', { x: 104 }], ['officer', 'stand', { x: 208 }])],
  'message-from-high-command': ['hologram', (ink, fact) => asHologram(who('ackbar')(ink, fact))],
  'wookiee-uprising': ['kashyyyk', three(who('chewbacca'), wookiee, who('tarfful'))],
  'discredit-rebellion': ['city-blue', scene(['officer', 'point', { x: 104 }], ['civilian', 'stand', { x: 212 }])],
  'aggressive-negotiations': ['council', scene(['jedi', 'duel', { x: 104 }], ['officer', 'hands-up', { x: 214 }])],
  'secret-mission': ['corridor-blue', scene(['commando', 'sneak'])],
  'critical-rescue': ['cells', scene(['rebel', 'carry', { x: 104 }], ['rebel', 'kneel-aim', { x: 212 }])],
  'plant-explosives': ['foundry', (ink) => grenade(ink)],
  'temporary-alliance': ['cantina', scene(['rebel-officer', 'salute', { x: 104 }], ['hunter', 'stand', { x: 208 }])],
  undercover: ['hangar-imperial', scene(['officer', 'walk', { x: 104 }], ['trooper', 'salute', { x: 212 }])],
  'post-bounty': ['neon', (ink) => wanted(ink)],
  'false-orders': ['corridor', scene(['officer', 'point', { x: 104 }], ['trooper', 'run', { x: 212 }])],
  'interdictor-development': ['shipyard', (ink) => interdictor(ink)],
  'plant-false-lead': ['cantina', scene(['rebel', 'point', { x: 104 }], ['hunter', 'stand', { x: 208 }])],

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
  'good-intel-rote': ['bridge', (ink) => datapad(ink, { what: 'map' })],
  'fully-operational': ['death-star', (ink) => superlaser(ink)],
  'rebel-planning': ['war-room', facing(who('mothma'), who('madine'))],
  'human-cyborg-relations': ['council', who('c3po')],
  'son-of-skywalker': ['cloud-city-far', facing(who('luke'), who('vader'))],
  'son-of-skywalker-rote': ['force-red', facing(who('luke'), who('vader'))],
  'brilliant-administrator': ['cloud-city-far', who('lando', { mood: 'smile', yaw: 0.3 })],
  blindside: ['battle', (ink) => squadron(ink, 'xwing')],
  'keep-them-from-escaping': ['orbit-ice', (ink) => fleet(ink, destroyer)],
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
  'lord-vaders-orders': ['hologram-red', (ink, fact) => asHologram(who('vader')(ink, fact), '#ff5a68')],
  'good-intel': ['war-room-blue', (ink) => radar(ink, { hue: '#6fc8ff', blips: 7 })],
  'catch-them-by-surprise': ['asteroids', (ink) => tieFlight(ink)],
  'track-them': ['hologram-green', (ink) => starMap(ink, { hue: '#7dff9a' })],
  'early-promotion': ['corridor', (ink) => insignia(ink)],
  'ambitions-of-power': ['throne-blue', scene(['shadow', 'kneel', { x: 104 }], ['sith', 'stand', { x: 206 }])],
  'rebel-extremist': ['jedha', scene(['rebel', 'throw'])],
  'an-old-friend': ['cantina', facing(who('han'), who('chewbacca'))],
  'he-means-well': ['cantina', scene(['rebel-officer', 'point', { x: 104 }], ['rebel', 'hands-up', { x: 212 }])],

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
  'show-no-fear': ['corridor-red', who('obiwan', { mood: 'stern' })],
  'leave-no-one-behind': ['corridor-red', scene(['commando', 'carry', { x: 104 }], ['rebel', 'run', { x: 212 }])],
  liberation: [
    'cells',
    over(
      (ink) => blastDoor(ink, { hue: '#8fd0ff', open: true }),
      scene(['rebel', 'cheer', { x: 112, size: 0.9 }], ['wookiee', 'cheer', { x: 196, size: 0.92 }]),
    ),
  ],
  'something-to-fight-for': [
    'temple-mist',
    scene(['rebel', 'cheer', { x: 104 }], ['rebel-officer', 'salute', { x: 208 }]),
  ],
  'regional-support': ['market', scene(['civilian', 'cheer', { x: 104 }], ['civilian', 'carry', { x: 208 }])],
  'cut-supply-lines': ['docks', (ink) => crates(ink)],
  'raid-imperial-factory': ['foundry', scene(['rebel', 'aim', { x: 100 }], ['droid', 'walk', { x: 214 }])],
  uprising: ['street-ruin', scene(['civilian', 'throw', { x: 104 }], ['civilian', 'cheer', { x: 210 }])],
  'threaten-the-core': ['coruscant', at((ink) => destroyer(ink), 0.8, 30, 0)],
  'defend-the-people': ['street-ruin', scene(['rebel', 'aim', { x: 100 }], ['civilian', 'kneel', { x: 214 }])],
  'establish-outposts': ['ice', at((ink) => dish(ink), 0.86, 20, 24)],
  'the-long-war': ['battle-blue', (ink) => fleet(ink, monCal)],
  'death-star-plans-2': ['scarif-archive', (ink) => plans(ink)],
  'inspire-sympathy': ['market', scene(['rebel-officer', 'cheer', { x: 104 }], ['civilian', 'cheer', { x: 212 }])],
  'rebel-cell': ['sinkhole', (ink) => banner(ink)],
};
