/** Rebellion's units as they stand in a combat: nothing around them, turned to the left. */
import { document } from '../darkroom/film';
import type { Ink } from '../draw/ink';
import { Stage } from '../draw/stage';
import { fill, line } from '../draw/shapes';
import type { Subject } from '../draw/subject';
import { figure } from '../people/figure';
import { deathStar } from '../scenes/sky';
import { carrier, corvette, destroyer, interdictor, monCal, nebulon, superDestroyer, transport } from './capitals';
import { flying } from './flight';
import { atat, atst, hoverTank, ionCannon, shieldGenerator, snowspeeder, turret } from './ground';
import type { PlanName } from './plans';
import { tie } from './ties';

type Draw = (ink: Ink) => Subject;

/** That is no moon: it is painted as the scenes paint it, alone. */
const moon =
  (unfinished: boolean): Draw =>
  (ink) => {
    const stage = new Stage(`station/${unfinished}`, ink.light);
    deathStar(stage, 150, 150, 120, unfinished);
    const { back, definitions } = stage.scene();
    for (const [id, made] of definitions) ink.definitions.set(id, made);
    return { body: back.map((layer) => (layer.kind === 'svg' ? layer.svg : '')).join('') };
  };

/** Mirrored, for what is drawn turned to the right. */
const turned =
  (draw: Draw): Draw =>
  (ink) => {
    const { body = '', lit = '' } = draw(ink);
    const mirrored = (svg: string): string => `<g transform="translate(300 0) scale(-1 1)">${svg}</g>`;
    return { body: mirrored(body), lit: mirrored(lit) };
  };

/** Thick walls, a slit, a dish on the roof. */
const bunker: Draw = (ink) => {
  const wall = ink.fade(['#aeb8c2', '#5c6670', '#20262e'], [0, 0, 1, 0.6]);
  return {
    body:
      fill('M20,250L52,168H248L280,250Z', wall) +
      fill('M70,168L88,132H212L230,168Z', wall) +
      fill('M84,188H216V202H84Z', '#0b0f14') +
      fill('M130,214H170V250H130Z', '#0b0f14') +
      line('M150,132V96', '#8f9aa6', 6) +
      fill('M108,64Q150,116 192,64Q150,86 108,64Z', wall) +
      line('M20,250H280M52,168H248', '#e8edf5', 1.6, { opacity: 0.5 }),
    lit: ink.glow(150, 84, 20, '#ff8a6a', 0.8),
  };
};

const fighter =
  (name: PlanName): Draw =>
  (ink) =>
    flying(ink, name, { angle: -78, size: 0.9, lean: -12 });

const UNITS: Readonly<Record<string, Draw>> = {
  'x-wing': fighter('xwing'),
  'y-wing': fighter('ywing'),
  'u-wing': fighter('uwing'),
  'rebel-transport': transport,
  'corellian-corvette': corvette,
  'nebulon-b-frigate': nebulon,
  'mon-calamari-cruiser': monCal,
  'rebel-trooper': (ink) => figure(ink, 'rebel', 'aim', { left: true, gun: 'rifle' }),
  'rebel-vanguard': (ink) => figure(ink, 'commando', 'kneel-aim', { left: true, gun: 'rifle' }),
  airspeeder: snowspeeder,
  'golan-arms-turret': turned(turret),
  'shield-generator': shieldGenerator,
  'ion-cannon': turned(ionCannon),
  'tie-fighter': (ink) => tie(ink, 'fighter', { angle: -12, fire: false }),
  'tie-striker': (ink) => tie(ink, 'striker', { angle: -12, fire: false }),
  'assault-carrier': carrier,
  interdictor,
  'star-destroyer': destroyer,
  'super-star-destroyer': superDestroyer,
  'death-star': moon(false),
  'death-star-under-construction': moon(true),
  stormtrooper: (ink) => figure(ink, 'trooper', 'aim', { left: true, gun: 'rifle' }),
  'assault-tank': (ink) => hoverTank(ink, { paint: '#7d8894' }),
  'at-st': atst,
  'at-at': atat,
  'shield-bunker': bunker,
};

export const UNIT_NAMES = Object.keys(UNITS);

/** A unit as an SVG document on a clear ground. */
export function unit(id: string): string {
  const ink = new Stage(`unit/${id}`, { rim: '#ffffff', glow: '#8090ac' });
  const { body = '', lit = '' } = UNITS[id]!(ink);
  return document(body + lit, ink.definitions, 320);
}
