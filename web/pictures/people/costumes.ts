/** What whole figures wear. On the chest one draws from the neck (0, 0) down to the hips (0, 66), looking to our right. */
import { type Colour, lighter, mix } from '../draw/colour';
import type { Ink } from '../draw/ink';
import { box, disc, fill, line, times } from '../draw/shapes';
import type { Face, HeadName } from './faces';

export type CastName =
  | 'trooper'
  | 'rebel'
  | 'jedi'
  | 'sith'
  | 'pilot'
  | 'smuggler'
  | 'officer'
  | 'civilian'
  | 'droid'
  | 'guard'
  | 'commando'
  | 'hunter'
  | 'vader'
  | 'clone'
  | 'wookiee'
  | 'ewok'
  | 'tie'
  | 'rebel-officer'
  | 'first-order'
  | 'death'
  | 'shadow';

export interface Costume {
  head: HeadName;
  /** Of helmet, hat or hood. */
  shell: Colour;
  torso: Colour;
  sleeves: Colour;
  legs: Colour;
  boots: Colour;
  gloves?: Colour;
  belt?: Colour;
  cloak?: Colour;
  /** How far down to the knees a coat reaches, 0 to 1.6. */
  skirt?: number;
  /** Hard plates over arms and legs. */
  plates?: Colour;
  bulk?: number;
  fur?: boolean;
  gun?: 'rifle' | 'pistol';
  face?: Partial<Face>;
  chest?: (ink: Ink, costume: Costume) => string;
}

/** Plates as stormtroopers wear them: breast, belly, pack. */
const breastplate = (ink: Ink, { torso }: Costume): string => {
  const dark = '#12161c';
  return (
    box(-16, 30, 33, 16, '#1a1f26', { round: 3 }) +
    fill(
      'M-17,2C-8,-3 10,-3 17,3C21,12 20,24 16,31C4,35 -8,35 -17,31C-20,20 -20,10 -17,2Z',
      ink.fade([lighter(torso, 0.3), torso, mix(torso, '#05070c', 0.45)], [0.1, 0, 0.9, 1]),
    ) +
    line('M6,3Q8,18 4,31', mix(torso, '#05070c', 0.5), 1.3, { opacity: 0.7 }) +
    fill('M-13,36H15L13,48H-12Z', ink.fade([torso, mix(torso, '#05070c', 0.5)])) +
    box(-4, 38, 12, 6, mix(torso, '#05070c', 0.42), { round: 1 }) +
    disc(0, 41, 1.3, '#4aa8ff') +
    disc(4.6, 41, 1.3, '#ff5a48') +
    fill('M-14,52H16L12,66H-10Z', torso) +
    line('M-15,52H17', dark, 4)
  );
};

const bandolier = (leather: Colour, shine: Colour): string =>
  line('M-15,4L16,52', leather, 6) + times(5, (step) => box(-13 + step * 6, 4 + step * 9.4, 5, 6, shine, { round: 1 }));

const wrap =
  (cross: Colour) =>
  (_: Ink, { torso }: Costume): string =>
    fill('M-6,-4L14,-3L10,8L-2,40L-12,44L4,8Z', cross) +
    line('M12,-3Q8,20 -8,46M-5,-3Q2,12 8,22', mix(torso, '#000000', 0.55), 1.8, { opacity: 0.75 }) +
    line('M-14,20Q-16,34 -12,48M15,18Q17,34 13,48', mix(torso, '#000000', 0.5), 1.4, { opacity: 0.5 });

const harness = (): string =>
  line('M-10,-2L-5,62M12,-1L8,62', '#ece8de', 4.6) +
  line('M-8,40H10', '#ece8de', 4) +
  box(-3, 14, 15, 15, '#e9e6de', { round: 2 }) +
  box(-1, 17, 5, 3.4, '#d0412e') +
  box(5.4, 17, 5, 3.4, '#3f8ad0') +
  box(-1, 23, 11, 2.4, '#39424d') +
  line('M8,29Q20,38 12,54', '#8a857a', 3.4);

const uniform = (_: Ink, { torso }: Costume): string =>
  line('M7,-2C9,20 8,44 7,66', mix(torso, '#000000', 0.5), 1.8) +
  fill('M-8,-5L9,-5L12,1L-9,2Z', mix(torso, '#000000', 0.35)) +
  box(-9, 10, 13, 4, '#d8413a') +
  box(-9, 14.4, 13, 4, '#3f7fd0') +
  line('M-14,24Q-16,40 -13,50', mix(torso, '#000000', 0.5), 1.3, { opacity: 0.5 });

const vest =
  (over: Colour) =>
  (ink: Ink): string =>
    fill(
      'M-15,-1C-8,-5 -4,-4 -2,-2L2,62H-15C-19,40 -20,16 -15,-1Z',
      ink.fade([lighter(over, 0.16), over, mix(over, '#000000', 0.45)]),
    ) +
    fill('M12,-2C16,0 19,8 19,20L16,62H9L8,20Z', mix(over, '#000000', 0.35)) +
    box(-13, 28, 9, 11, mix(over, '#000000', 0.28), { round: 2 }) +
    line('M-13,31H-4', mix(over, '#000000', 0.6), 1.2);

const soldier = (ink: Ink): string =>
  vest('#a8926a')(ink) + line('M-15,8L15,44', '#3a3024', 4) + box(-2, 22, 8, 8, '#57503c', { round: 2 });

const camouflage = (_: Ink, { torso }: Costume): string =>
  fill(
    'M-14,6q8,-4 12,2q-2,8 -10,6ZM4,16q8,-2 12,4q-4,6 -10,4ZM-12,30q6,-3 11,1q0,6 -8,6ZM4,42q7,-3 11,2q-4,6 -9,4Z',
    mix(torso, '#12180c', 0.42),
  ) +
  fill('M2,2q5,-2 8,2q-3,4 -7,3ZM-15,18q5,-2 8,2q-3,4 -7,3Z', lighter(torso, 0.22)) +
  line('M14,0L-14,46', '#2a2418', 4.4) +
  box(-15, 36, 10, 9, '#3a3a2a', { round: 2 });

const tunic = (_: Ink, { torso }: Costume): string =>
  fill('M-9,-5Q2,6 14,-3L12,8Q2,16 -11,6Z', lighter(torso, 0.22)) +
  line('M4,12Q2,40 4,64M-13,20Q-15,40 -12,60', mix(torso, '#000000', 0.5), 1.5, { opacity: 0.55 });

const hunterPlate = (ink: Ink, { plates = '#5f7d4c' }: Costume): string =>
  fill(
    'M-13,4C-4,0 8,0 15,5L13,24C4,29 -6,29 -13,24Z',
    ink.fade([lighter(plates, 0.2), plates, mix(plates, '#000000', 0.5)], [0.1, 0, 0.9, 1]),
  ) +
  fill('M-10,32H13L10,50H-8Z', mix(plates, '#000000', 0.22)) +
  line('M2,3V26M-9,38H12', mix(plates, '#000000', 0.6), 1.3) +
  line('M-15,0L15,30', '#5a4028', 3.6);

const vaderChest = (): string =>
  fill('M-18,2C-8,-6 10,-6 18,3L14,22L-14,22Z', '#2a3038') +
  box(-6, 20, 20, 15, '#0d1014', { round: 2 }) +
  box(-3, 23, 4, 3, '#ff4438') +
  box(3, 23, 4, 3, '#58e08a') +
  box(9, 23, 3, 3, '#58a8ff') +
  box(-3, 29, 14, 2, '#59636f') +
  line('M-16,4Q0,12 17,5', '#59636f', 1.4, { opacity: 0.7 });

const tieChest = (): string =>
  box(-4, 14, 17, 16, '#15191f', { round: 2 }) +
  box(-1, 17, 4, 3, '#ff4438') +
  box(5, 17, 4, 3, '#58e08a') +
  line('M-1,25H10', '#59636f', 2) +
  line('M10,30Q20,42 8,56', '#59636f', 4) +
  line('M-12,0L-8,62', '#14181d', 3);

const leather = '#4a3424';

export const COSTUMES: Record<CastName, Costume> = {
  trooper: {
    head: 'storm',
    shell: '#eef2f6',
    torso: '#e2e8ee',
    sleeves: '#161a20',
    legs: '#161a20',
    boots: '#dfe5eb',
    gloves: '#14181d',
    belt: '#d5dce3',
    plates: '#e2e8ee',
    gun: 'rifle',
    chest: breastplate,
  },
  'first-order': {
    head: 'storm',
    shell: '#f4f5f6',
    torso: '#eceef0',
    sleeves: '#0e1014',
    legs: '#0e1014',
    boots: '#e2e5e8',
    gloves: '#eceef0',
    belt: '#15181d',
    plates: '#eceef0',
    gun: 'rifle',
    chest: breastplate,
  },
  clone: {
    head: 'crest',
    shell: '#f2f4f6',
    torso: '#e6e8ea',
    sleeves: '#191d23',
    legs: '#191d23',
    boots: '#dfe3e7',
    gloves: '#191d23',
    belt: '#2f5fb0',
    plates: '#e4e7ea',
    gun: 'rifle',
    chest: breastplate,
  },
  death: {
    head: 'death',
    shell: '#30363e',
    torso: '#2c3138',
    sleeves: '#14171b',
    legs: '#14171b',
    boots: '#22272d',
    gloves: '#14171b',
    belt: '#0c0e11',
    plates: '#333a42',
    gun: 'rifle',
    chest: (ink, costume) => breastplate(ink, costume) + disc(-8, 16, 1.6, '#79ff9b'),
  },
  rebel: {
    head: 'dome',
    shell: '#cfc7ae',
    torso: '#6b7352',
    sleeves: '#77805c',
    legs: '#8a7d5c',
    boots: '#33291f',
    belt: '#3a3226',
    gun: 'rifle',
    chest: soldier,
  },
  'rebel-officer': {
    head: 'cap',
    shell: '#8a7a54',
    torso: '#b09a70',
    sleeves: '#a8946c',
    legs: '#5f5640',
    boots: '#2c241a',
    belt: '#4a3c28',
    skirt: 0.3,
    gun: 'pistol',
    chest: (ink, costume) => tunic(ink, costume) + box(-11, 14, 12, 4, '#4a86d8') + box(-11, 18.6, 12, 3, '#e8c46a'),
  },
  commando: {
    head: 'beret',
    shell: '#5c6a48',
    torso: '#66745a',
    sleeves: '#5d6a50',
    legs: '#4f5a42',
    boots: '#26241a',
    gloves: '#3a3226',
    belt: '#2a2e22',
    skirt: 0.3,
    gun: 'rifle',
    chest: camouflage,
  },
  jedi: {
    head: 'bare',
    shell: '#4a3220',
    torso: '#c6b086',
    sleeves: '#b89f72',
    legs: '#8a7550',
    boots: '#4a3524',
    cloak: '#6a4a30',
    belt: '#4a3018',
    skirt: 0.72,
    chest: wrap('#dccaa4'),
  },
  sith: {
    head: 'cowl',
    shell: '#1d1c24',
    torso: '#2a2833',
    sleeves: '#24222c',
    legs: '#1c1b23',
    boots: '#14131a',
    gloves: '#101016',
    cloak: '#1a1922',
    belt: '#5a141e',
    skirt: 1.1,
    face: { skin: '#b8a89c' },
    chest: wrap('#3a2430'),
  },
  shadow: {
    head: 'cowl',
    shell: '#14161d',
    torso: '#171a22',
    sleeves: '#14161d',
    legs: '#101218',
    boots: '#0c0e13',
    gloves: '#14161c',
    cloak: '#0f1118',
    belt: '#262b36',
    skirt: 0.9,
    face: { skin: '#6a5a52' },
  },
  vader: {
    head: 'vader',
    shell: '#1c2027',
    torso: '#1c2027',
    sleeves: '#171b21',
    legs: '#171b21',
    boots: '#0f1216',
    gloves: '#0d0f13',
    cloak: '#101319',
    belt: '#59636f',
    skirt: 0.9,
    bulk: 1.14,
    chest: vaderChest,
  },
  pilot: {
    head: 'flight',
    shell: '#f0eee8',
    torso: '#e2803a',
    sleeves: '#e07a34',
    legs: '#d9722e',
    boots: '#2c2a28',
    gloves: '#2c2a28',
    belt: '#e8e6e0',
    gun: 'pistol',
    chest: harness,
  },
  tie: {
    head: 'tie',
    shell: '#2c323a',
    torso: '#262b32',
    sleeves: '#22272d',
    legs: '#22272d',
    boots: '#0f1216',
    gloves: '#0f1216',
    belt: '#59636f',
    gun: 'pistol',
    chest: tieChest,
  },
  smuggler: {
    head: 'bare',
    shell: '#5d3c22',
    torso: '#e4dccb',
    sleeves: '#e4dccb',
    legs: '#2b3346',
    boots: '#241a14',
    belt: '#6a4526',
    gun: 'pistol',
    chest: (ink) => vest('#2c2723')(ink) + fill('M-3,-5L11,-4L7,14Z', '#c99a74'),
  },
  officer: {
    head: 'cap',
    shell: '#59636b',
    torso: '#626c74',
    sleeves: '#5a646c',
    legs: '#4d565e',
    boots: '#14171b',
    gloves: '#15181d',
    belt: '#14171b',
    skirt: 0.28,
    gun: 'pistol',
    chest: uniform,
  },
  civilian: {
    head: 'bare',
    shell: '#b09468',
    torso: '#9a7a52',
    sleeves: '#a88860',
    legs: '#6a5238',
    boots: '#3a2c1c',
    belt: '#5a4228',
    skirt: 0.9,
    gun: 'pistol',
    chest: tunic,
  },
  hunter: {
    head: 'visor',
    shell: '#5f7d4c',
    torso: '#6c6a62',
    sleeves: '#6c6a62',
    legs: '#57554d',
    boots: '#4a4238',
    gloves: '#5a4030',
    cloak: '#58604a',
    belt: '#5a3c26',
    plates: '#5f7d4c',
    gun: 'rifle',
    chest: hunterPlate,
  },
  guard: {
    head: 'guard',
    shell: '#c4182a',
    torso: '#b01c2a',
    sleeves: '#a01826',
    legs: '#8a1420',
    boots: '#5a0c16',
    gloves: '#8a1420',
    cloak: '#8a1420',
    skirt: 1.6,
  },
  droid: {
    head: 'droid',
    shell: '#c8a67a',
    torso: '#b8966a',
    sleeves: '#9a7c54',
    legs: '#9a7c54',
    boots: '#8a6c46',
    gloves: '#8a6c46',
    belt: '#5a442c',
    bulk: 0.7,
    gun: 'rifle',
    chest: () => line('M-10,10H12M-10,20H12M-9,30H11', '#5a442c', 2) + disc(2, 44, 4, '#ffd98a'),
  },
  wookiee: {
    head: 'wookiee',
    shell: '#8a5c34',
    torso: '#8a5c34',
    sleeves: '#7e5430',
    legs: '#7a5030',
    boots: '#6a4426',
    gloves: '#5a3a20',
    bulk: 1.24,
    fur: true,
    gun: 'rifle',
    chest: () => bandolier('#2b1d14', '#c2c8ce'),
  },
  ewok: {
    head: 'ewok',
    shell: '#c4702c',
    torso: '#8a5a34',
    sleeves: '#7a4e2c',
    legs: '#7a4e2c',
    boots: '#5e3a20',
    gloves: '#5e3a20',
    bulk: 1.2,
    fur: true,
    face: { skin: '#8a5a34' },
    chest: () =>
      line('M-12,2Q0,14 14,3', leather, 3) +
      times(3, (step) => fill(`M${-6 + step * 7},${8 - (step % 2) * 2}l2,7l3,-6Z`, '#f2e8d8')),
  },
};
