/** X-Wing: upgrades, damage cards, and pilots whose names say little. */
import { astromech } from '../craft/droids';
import { flying, squadron } from '../craft/flight';
import { tie, tieFlight, tieSwarm } from '../craft/ties';
import { fill, line, times } from '../draw/shapes';
import { turret } from '../craft/ground';
import { tiePilot } from '../people/helmets';
import { portrait } from '../people/person';
import { anybody } from '../people/look';
import { missiles, reticle } from '../things/arms';
import { arcs, burst, radar, shatter } from '../things/objects';
import { who } from './everybody';
import { at, type Names, over } from './table';

/** An astromech in its socket, between the engines. */
const droid = (
  look: Parameters<typeof astromech>[1],
  sky: 'space-blue' | 'space-amber' | 'space-teal' | 'space-rose' | 'hangar' | 'workshop',
): Names[string] => [sky, (ink) => astromech(ink, look)];

export const XWING_NAMES: Names = {
  // astromechs
  'upgrade-r2-d2': droid({ paint: '#2f6fd6', yaw: -0.35 }, 'space-blue'),
  'upgrade-r2-f2': droid({ paint: '#c8402c', yaw: 0.36 }, 'space-teal'),
  'upgrade-r5-d8': droid({ paint: '#3f9a4a', head: 'pot', yaw: -0.3 }, 'space-rose'),
  'upgrade-r5-k6': droid({ paint: '#d8902c', head: 'pot', yaw: 0.4 }, 'space-amber'),
  'upgrade-r2-astromech': droid({ paint: '#6a4aa0', yaw: 0.2 }, 'hangar'),
  'upgrade-r5-astromech': droid({ paint: '#8a94a0', head: 'pot', yaw: -0.2 }, 'workshop'),
  // weapons
  'upgrade-proton-torpedoes': ['trench', (ink) => missiles(ink, { hue: '#ff8aff', count: 2, paint: '#7a3a9a' })],
  'upgrade-concussion-missiles': ['space-steel', (ink) => missiles(ink, { hue: '#ff9a4a', count: 3 })],
  'upgrade-cluster-missiles': ['space-crimson', (ink) => missiles(ink, { hue: '#7dff8a', count: 5, paint: '#3f7a4a' })],
  'upgrade-ion-cannon-turret': ['space-blue', (ink) => turret(ink, { beam: '#8fc8ff' })],
  // what elite pilots can do
  'upgrade-determination': ['cockpit', who('wedge', { hat: 'none', mood: 'fierce', yaw: 0.1 })],
  'upgrade-expert-handling': ['asteroids', (ink) => flying(ink, 'xwing', { angle: 74, lean: 24, size: 0.9 })],
  'upgrade-marksmanship': [
    'death-star-far',
    over(
      (ink) => tie(ink, 'fighter', { size: 0.6, fire: false, x: 140, y: 150 }),
      (ink) => reticle(ink, { x: 140, y: 150, size: 0.8 }),
    ),
  ],
  'upgrade-squad-leader': ['space-rebel', (ink) => squadron(ink, 'xwing', { angle: -34, paint: '#d8a33c' })],
  'upgrade-swarm-tactics': ['space-steel', (ink) => tieSwarm(ink)],
  // damage
  'damage-direct-hit': ['battle', (ink) => burst(ink, { x: 150, y: 140 })],
  'damage-blinded-pilot': [
    'cockpit-red',
    (ink) =>
      portrait(
        ink,
        anybody('blinded', {
          woman: false,
          garb: 'flight',
          cloth: '#e07a34',
          hat: 'pilot-helm',
          hatColour: '#c9382c',
          prop: 'hand-up',
          mood: 'sad',
          eyeShine: '#e6e0d8',
          yaw: 0.3,
        }),
      ),
  ],
  'damage-console-fire': [
    'cockpit-red',
    (ink) => ({
      lit:
        times(7, (index) =>
          fill(
            `M${60 + index * 30},250q-14,-34 4,-${50 + (index % 3) * 22}q20,30 8,${54 + (index % 3) * 20}z`,
            ['#ff7a2a', '#ffb04a', '#ffd870'][index % 3]!,
            { opacity: 0.85 },
          ),
        ) + ink.glow(150, 220, 130, '#ff8a3c', 0.6, 60),
    }),
  ],
  'damage-damaged-cockpit': [
    'cockpit',
    () => ({
      lit:
        line('M150,60L132,96L150,110L128,150M150,110L176,128L168,164M150,60L178,80L200,72', '#e6f4ff', 2.6) +
        line('M128,150L96,170M168,164L200,190', '#e6f4ff', 1.8),
    }),
  ],
  'damage-damaged-engine': [
    'space-amber',
    over(
      (ink) => flying(ink, 'ywing', { angle: 30, size: 0.86 }),
      (ink) => burst(ink, { x: 92, y: 222, size: 0.5 }),
    ),
  ],
  'damage-damaged-sensor-array': ['space-teal', (ink) => radar(ink, { hue: '#ff7a5a', blips: 0 })],
  'damage-injured-pilot': [
    'cockpit-red',
    (ink) =>
      portrait(
        ink,
        anybody('injured', {
          woman: true,
          garb: 'flight',
          cloth: '#e07a34',
          hat: 'none',
          hair: 'messy',
          scar: true,
          mood: 'sad',
          yaw: -0.3,
          marks: [['M124,150l8,16M170,108l6,12', '#c8303c', 4]],
        }),
      ),
  ],
  'damage-minor-explosion': [
    'space-rose',
    over(
      (ink) => flying(ink, 'xwing', { angle: 34, size: 0.8 }),
      (ink) => burst(ink, { x: 110, y: 190, size: 0.42 }),
    ),
  ],
  'damage-minor-hull-breach': [
    'space-steel',
    over(
      (ink) => tie(ink, 'fighter', { fire: false }),
      (ink) => ({
        lit: arcs(
          ink,
          [
            [160, 130, 210, 90],
            [160, 140, 220, 160],
            [150, 160, 130, 230],
          ],
          '#ffb04a',
          2.4,
        ),
      }),
    ),
  ],
  'damage-munitions-failure': [
    'space-crimson',
    over(
      (ink) => missiles(ink, { count: 1 }),
      (ink) => shatter(ink, { hue: '#ffb090' }),
    ),
  ],
  'damage-structural-damage': ['wreckage', (ink) => flying(ink, 'xwing', { angle: -120, size: 0.78, parked: true })],
  'damage-stunned-pilot': [
    'cockpit',
    over(
      (ink) => tiePilot(ink, { yaw: -0.3 }),
      (ink) => ({
        lit: arcs(
          ink,
          [
            [120, 70, 60, 30],
            [190, 80, 250, 40],
            [200, 140, 262, 150],
            [104, 150, 44, 160],
            [150, 60, 156, 10],
          ],
          '#ffe07a',
          2.6,
        ),
      }),
    ),
  ],
  'damage-thrust-control-fire': [
    'space-amber',
    over(
      (ink) => flying(ink, 'awing', { angle: -30, size: 0.86 }),
      at((ink) => burst(ink), 0.36, 116, 160),
    ),
  ],
  'damage-weapon-malfunction': [
    'space-blue',
    over(
      (ink) => flying(ink, 'bwing', { angle: 40, size: 0.9 }),
      (ink) => ({
        lit: arcs(
          ink,
          [
            [210, 80, 250, 40],
            [210, 80, 270, 100],
            [214, 84, 190, 40],
          ],
          '#8fc8ff',
          2.6,
        ),
      }),
    ),
  ],
  // aces, each with what one knows them by
  'pilot-luke-skywalker': [
    'trench',
    over(
      at((ink) => astromech(ink, { paint: '#2f6fd6', yaw: -0.3 }), 0.5, 168, 96),
      at(
        who('luke', {
          garb: 'flight',
          cloth: '#e07a34',
          hat: 'pilot-helm',
          hatColour: '#c9382c',
          hatMark: 'wings',
          prop: 'none',
          yaw: 0.36,
        }),
        0.96,
        -24,
        16,
      ),
    ),
  ],
  'pilot-biggs-darklighter': [
    'hangar',
    over(
      at((ink) => ({ body: flying(ink, 'xwing', { angle: 0, lean: 0, parked: true }).body ?? '' }), 0.44, 6, 78),
      at(who('biggs', { hat: 'none', yaw: -0.4, mood: 'smile' }), 0.96, 26, 18),
    ),
  ],
  'pilot-wedge-antilles': [
    'death-star-far',
    over(
      at((ink) => flying(ink, 'xwing', { angle: 40 }), 0.36, 0, 8),
      at(who('wedge', { yaw: -0.4 }), 0.96, 22, 16),
    ),
  ],
  'pilot-dutch-vander': [
    'space-amber',
    over(
      at((ink) => flying(ink, 'ywing', { angle: -36 }), 0.4, 176, 2),
      at(who('dutch', { yaw: 0.34 }), 0.96, -22, 16),
    ),
  ],
  'pilot-horton-salm': [
    'space-steel',
    over(
      at((ink) => flying(ink, 'ywing', { angle: 40, paint: '#8a94a0' }), 0.4, -6, 4),
      at(who('horton', { yaw: -0.4 }), 0.96, 24, 16),
    ),
  ],
  // pilots of whom one sees only the ship
  'pilot-red-squadron-pilot': [
    'temple',
    (ink) =>
      portrait(
        ink,
        anybody('redpilot', {
          woman: true,
          garb: 'flight',
          cloth: '#e07a34',
          hat: 'pilot-helm',
          hatColour: '#c8402c',
          yaw: 0.36,
        }),
      ),
  ],
  'pilot-rookie-pilot': [
    'orbit-green',
    (ink) =>
      portrait(
        ink,
        anybody('rookie', {
          woman: false,
          age: 0,
          garb: 'flight',
          cloth: '#e07a34',
          hat: 'pilot-helm',
          hatColour: '#e6e2d8',
          yaw: -0.4,
          mood: 'sad',
        }),
      ),
  ],
  'pilot-gold-squadron-pilot': [
    'space-amber',
    (ink) =>
      portrait(
        ink,
        anybody('goldpilot', {
          woman: false,
          garb: 'flight',
          cloth: '#d8742c',
          hat: 'pilot-helm',
          hatColour: '#e3b23c',
          yaw: 0.4,
          beard: 'stubble',
        }),
      ),
  ],
  'pilot-gray-squadron-pilot': [
    'space-steel',
    (ink) =>
      portrait(
        ink,
        anybody('graypilot', {
          woman: true,
          garb: 'flight',
          cloth: '#8a8478',
          hat: 'pilot-helm',
          hatColour: '#8a94a0',
          yaw: -0.36,
        }),
      ),
  ],
  'pilot-academy-pilot': [
    'hangar-imperial',
    over(
      at((ink) => ({ body: tie(ink, 'fighter', { fire: false, angle: 0 }).body ?? '' }), 0.5, 132, 30),
      at((ink) => tiePilot(ink, { yaw: 0.4 }), 0.9, -14, 32),
    ),
  ],
  'pilot-obsidian-squadron-pilot': [
    'space-steel',
    over(
      at((ink) => tieFlight(ink), 0.42, 170, 12),
      at((ink) => tiePilot(ink, { yaw: 0.46, trim: '#39424d', paint: '#59636f' }), 0.92, -20, 26),
    ),
  ],
  'pilot-black-squadron-pilot': [
    'space-crimson',
    over(
      at((ink) => tie(ink, 'fighter', { angle: 20 }), 0.46, -6, 14),
      at((ink) => tiePilot(ink, { yaw: -0.46, trim: '#c8202f', paint: '#c8202f' }), 0.92, 42, 26),
    ),
  ],
  'pilot-storm-squadron-pilot': [
    'orbit-ocean',
    over(
      at((ink) => tie(ink, 'advanced', { angle: -20, fire: false }), 0.46, 168, 10),
      at((ink) => tiePilot(ink, { yaw: 0.3, trim: '#8fb0cc', paint: '#3f7fd0' }), 0.92, -20, 26),
    ),
  ],
  'pilot-tempest-squadron-pilot': [
    'orbit-desert',
    over(
      at((ink) => tie(ink, 'advanced', { angle: 20, fire: false }), 0.46, -8, 10),
      at((ink) => tiePilot(ink, { yaw: -0.56, trim: '#e3b23c', paint: '#e3b23c' }), 0.92, 42, 26),
    ),
  ],
  'pilot-backstabber': ['trench', who('backstabberpilot')],
  'black-squadron': ['space-crimson', (ink) => tieFlight(ink)],
};
