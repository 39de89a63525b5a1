/** How somebody looks: all that is free in a face and a figure, from the id, unless it is said. */
import { Chance } from '../draw/chance';
import type { Colour } from '../draw/colour';
import type { GarbName } from './garb';
import type { HairName } from './hair';
import type { HatName } from './hats';
import type { PropName } from './props';

/** Light, shade, deep shade. */
export type Skin = readonly [Colour, Colour, Colour];

/** From pale to dark. */
export const SKINS: readonly Skin[] = [
  ['#f2cbaa', '#b3785f', '#5a332e'],
  ['#ecbb97', '#a0644f', '#502d2b'],
  ['#dea97f', '#8f5b42', '#45271f'],
  ['#cb9266', '#7d4d34', '#3b2118'],
  ['#b0764a', '#664026', '#301b12'],
  ['#8d5c3e', '#4f311f', '#23140e'],
  ['#6e4630', '#3c2418', '#1a0e0a'],
];
export const PALE: Skin = ['#e0d4ca', '#938290', '#3e3340'];

export type Beard = 'none' | 'stubble' | 'moustache' | 'goatee' | 'full' | 'long' | 'chops';
export type Mood = 'calm' | 'stern' | 'smile' | 'sad' | 'fierce';

export interface Look {
  skin: Skin;
  woman: boolean;
  /** 0 young, 1 in the middle, 2 old. */
  age: 0 | 1 | 2;
  /** Half the head's width; of the jaw; the chin's height and half width. */
  half: number;
  jaw: number;
  chin: number;
  chinHalf: number;
  eyes: Colour;
  /** Eyes without white, that shine or are blind. */
  eyeShine?: Colour;
  browThick: number;
  nose: number;
  noseLong: number;
  mouth: number;
  mood: Mood;
  hair: HairName;
  hairColour: Colour;
  beard: Beard;
  beardColour?: Colour;
  scar?: boolean;
  freckles?: boolean;
  /** Lines on the face, drawn from the front. */
  marks?: readonly (readonly [path: string, colour: Colour, width: number])[];
  garb: GarbName;
  cloth: Colour;
  /** A second colour of what is worn. */
  trim: Colour;
  hat: HatName;
  hatColour: Colour;
  /** What is painted on a pilot's helmet. */
  hatMark?: 'chevron' | 'check' | 'bars' | 'wings';
  prop: PropName;
  propColour: Colour;
  /** Radians aside, degrees aslant. */
  yaw: number;
  roll: number;
}

const HAIRS: readonly Colour[] = [
  '#1b1512',
  '#2e1e15',
  '#4a2f1d',
  '#6b4526',
  '#8f5c2a',
  '#c08a3c',
  '#e0b050',
  '#9a3f1c',
];
const GREYS: readonly Colour[] = ['#7c7c82', '#b9b4b0', '#e6e2dc'];
const EYES: readonly Colour[] = ['#3a2415', '#4a3018', '#2f5f8a', '#3f7a58', '#5a5a62'];
const HERS: readonly HairName[] = ['bob', 'long', 'bun', 'crop', 'curls', 'tail', 'braid', 'updo', 'sidecut', 'fringe'];
const HIS: readonly HairName[] = [
  'buzz',
  'part',
  'slick',
  'curls',
  'long',
  'receding',
  'messy',
  'topknot',
  'crop',
  'bald',
  'quiff',
  'part',
];
const CLOTHS: readonly Colour[] = [
  '#6b5a48',
  '#59616b',
  '#7a4a32',
  '#4f5a55',
  '#8a7a5c',
  '#3d4a5c',
  '#7a6a3c',
  '#5a3c4a',
];

/** Anybody: the same id gives the same person. */
export function anybody(id: string, wish: Partial<Look> = {}): Look {
  const chance = new Chance(`look/${id}`);
  const woman = wish.woman ?? chance.odds(0.38);
  const age = wish.age ?? chance.pick([0, 0, 0, 1, 1, 2] as const);
  const tone = chance.below(SKINS.length);
  const dark = tone > 3;
  const hairColour = age === 2 ? chance.pick(GREYS) : chance.pick(dark ? HAIRS.slice(0, 3) : HAIRS);
  const yaw = chance.pick([-0.58, -0.42, -0.3, -0.16, 0.2, 0.34, 0.46, 0.6]);
  const look: Look = {
    skin: SKINS[tone] as Skin,
    woman,
    age,
    half: woman ? chance.between(34, 37.5) : chance.between(36, 40),
    jaw: woman ? chance.between(0.8, 0.86) : chance.between(0.85, 0.94),
    chin: woman ? chance.between(179, 184) : chance.between(182, 190),
    chinHalf: woman ? chance.between(9, 12) : chance.between(12, 18),
    eyes: chance.pick(EYES),
    browThick: woman ? chance.between(2.2, 3.4) : chance.between(3.4, 5.6),
    nose: woman ? chance.between(7, 8.6) : chance.between(8, 11),
    noseLong: chance.between(146, 152),
    mouth: chance.between(11, 14),
    mood: chance.pick(
      woman ? (['calm', 'calm', 'smile', 'stern'] as const) : (['calm', 'calm', 'stern', 'stern', 'smile'] as const),
    ),
    hair: chance.pick(woman ? HERS : HIS),
    hairColour,
    beard: woman
      ? 'none'
      : chance.pick([
          'none',
          'none',
          'none',
          'stubble',
          'stubble',
          'moustache',
          'goatee',
          'full',
          age === 2 ? 'long' : 'chops',
        ] as const),
    scar: chance.odds(0.12),
    freckles: chance.odds(0.12),
    garb: 'tunic',
    cloth: chance.pick(CLOTHS),
    trim: chance.pick(CLOTHS),
    hat: 'none',
    hatColour: '#59616b',
    prop: 'none',
    propColour: '#5db4ff',
    yaw,
    roll: chance.between(-5, 5),
  };
  return { ...look, ...wish };
}
