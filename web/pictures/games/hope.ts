/** Path to Hope: six heroes in ink, the Empire's cards, six places on Scarif. */
import { join } from 'node:path';
import type { Fact } from '../fact';
import { messages } from './files';
import { HOPE_HEROES } from '../hope/heroes';
import { atat, atst, hoverTank } from '../craft/ground';
import { destroyer } from '../craft/capitals';
import { tie, tieFlight } from '../craft/ties';
import { trooper } from '../people/helmets';
import { plans } from '../things/objects';
import { at, type Names, over, PLACE_ONLY, scene } from '../cast/table';

/** The Empire's cards and the places, by the game's own ids. */
export const HOPE_NAMES: Names = {
  tie: ['space-steel', (ink) => tie(ink)],
  striker: ['scarif-beach', (ink) => tie(ink, 'striker', { angle: -10 })],
  trooper: ['corridor-red', (ink) => trooper(ink, 'death', { yaw: -0.36 })],
  plans: ['scarif-archive', (ink) => plans(ink, { hue: '#9ff0e0' })],
  special: [
    'scarif-tower',
    over(
      at((ink) => destroyer(ink), 0.6, 96, -14),
      at((ink) => hoverTank(ink, { paint: '#8a8474' }), 0.52, 138, 150),
      at((ink) => atst(ink), 0.66, 2, 92),
    ),
  ],
  reinf_tie: ['deep-space', (ink) => tieFlight(ink)],
  reinf_striker: ['beach', (ink) => tieFlight(ink, 'striker')],
  star_destroyer: ['orbit-ocean', (ink) => destroyer(ink)],
  at_st: ['beach', (ink) => atst(ink)],
  tank: ['jedha', (ink) => hoverTank(ink, { paint: '#8a8474' })],
  ambush: [
    'corridor-red',
    scene(
      ['death', 'aim', { x: 84, y: 292, size: 0.9, gun: 'rifle' }],
      ['death', 'kneel-aim', { x: 196, y: 296, size: 1.06, gun: 'rifle' }],
    ),
  ],
  at_act: ['scarif-beach', (ink) => atat(ink, { near: true })],
  // the same plans twice, and neither is true
  disinformation: [
    'scarif-archive',
    over(
      at((ink) => plans(ink, { hue: '#ff6a5a' }), 0.86, -10, 4),
      at((ink) => plans(ink, { hue: '#ffb070' }), 0.86, 52, 36),
    ),
  ],
  'place-beach': ['scarif-beach', PLACE_ONLY],
  'place-pad': ['scarif-pad', PLACE_ONLY],
  'place-tower': ['scarif-tower', PLACE_ONLY],
  'place-archive': ['scarif-archive', PLACE_ONLY],
  'place-gate': ['scarif-gate', PLACE_ONLY],
  'place-bunker': ['scarif-bunker', PLACE_ONLY],
};

/** The six places have no words in the game; the page that shows all pictures names them. */
const PLACE_WORDS: Readonly<Record<string, readonly [en: string, ru: string]>> = {
  'place-beach': ['Beach', 'Пляж'],
  'place-pad': ['Landing pad', 'Посадочная площадка'],
  'place-tower': ['Citadel tower', 'Башня Цитадели'],
  'place-archive': ['Data vault', 'Архив данных'],
  'place-gate': ['Shield gate', 'Врата щита'],
  'place-bunker': ['Bunker', 'Бункер'],
};

function hopeFact(id: string, kind: string, games: string): Fact {
  const texts = join(games, 'hope', 'text');
  const [en, ru] =
    PLACE_WORDS[id] ?? ['en', 'ru'].map((lang) => messages(join(texts, `${lang}.ftl`)).get(`card-${id}`));
  return {
    game: 'hope',
    id,
    en: en ?? id,
    ru: ru ?? en ?? id,
    kind,
    side: kind === 'hero' ? 'light' : kind === 'empire' ? 'dark' : 'neutral',
    affiliation: '',
    traits: [],
    unique: true,
  };
}

export function hopeFacts(games: string): Fact[] {
  return Object.keys(HOPE_NAMES).map((id) => hopeFact(id, id.startsWith('place-') ? 'place' : 'empire', games));
}

export const heroFacts = (games: string): Fact[] => Object.keys(HOPE_HEROES).map((id) => hopeFact(id, 'hero', games));

/** The heroes' busts are whole drawings. */
export function hopePrints(): { path: string; svg: string; quality: number }[] {
  return Object.entries(HOPE_HEROES).map(([id, hero]) => ({
    path: `hope/${id}`,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 200 200">${hero.draw()}</svg>`,
    quality: 82,
  }));
}
