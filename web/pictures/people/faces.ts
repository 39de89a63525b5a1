/** The heads of whole figures, about (0, 0) and some 36 units high; they look to our right. */
import { type Colour, lighter, mix } from '../draw/colour';
import type { Ink } from '../draw/ink';
import { disc, fill, line, oval, smooth } from '../draw/shapes';

export type HeadName =
  | 'bare'
  | 'storm'
  | 'crest'
  | 'death'
  | 'visor'
  | 'vader'
  | 'tie'
  | 'guard'
  | 'hood'
  | 'cowl'
  | 'dome'
  | 'flight'
  | 'cap'
  | 'beret'
  | 'wookiee'
  | 'ewok'
  | 'droid';

export type HairCut = 'short' | 'crop' | 'long' | 'bun' | 'buns' | 'tail' | 'swept' | 'bald';

/** Whose face it is. */
export interface Face {
  skin: Colour;
  hair: Colour;
  cut: HairCut;
  beard?: boolean;
  /** In pain, or afraid. */
  mouthOpen?: boolean;
}

const SKULL =
  'M-2,-18C6,-19 13,-15 14.6,-7C15,-4.6 14.7,-3 15.3,-1L19,4.4C19.5,6 17.8,6.6 16.6,6.7L17,9C17.2,10.4 16.2,11 16.3,12.2C16.3,15.4 13,17.6 9,17.2C4,16.7 0,14.4 -3.4,12.4L-4,22H-14L-14,7C-18,0 -17,-10 -12,-14.5C-9,-17.2 -6,-18 -2,-18Z';

function face(ink: Ink, { skin, beard, hair, mouthOpen }: Face): string {
  const shade = mix(skin, '#2a0f10', 0.5);
  const flesh = ink.fade(
    [
      [0, lighter(skin, 0.14)],
      [0.6, skin],
      [1, shade],
    ],
    [0.3, 0, 0.6, 1],
  );
  const jaw = 'M-4,11.6C0,14.6 4,16.7 9,17.2L-4,22.4H-14L-14,8C-10,10 -7,11 -4,11.6Z';
  return (
    fill(SKULL, flesh) +
    fill(jaw, shade, { opacity: 0.6 }) +
    fill(
      'M12,-14C14,-11 14.8,-8 14.8,-4L15.3,-1L19,4.4C19.5,6 17.8,6.6 16.6,6.7L17,9C16,4 13,2 13.4,-3C13.6,-7 13,-11 12,-14Z',
      shade,
      { opacity: 0.3 },
    ) +
    oval(10.2, -0.8, 2, 2.3, '#f2efec') +
    oval(11, -0.7, 1.35, 2.1, '#150c0a') +
    line('M7.6,-2.6Q10,-4 12.6,-2.4', mix(skin, '#000000', 0.7), 1.1) +
    line('M6.2,-6.2Q10.4,-8 14.2,-5.6', mix(hair, '#140c0a', 0.4), 2) +
    oval(-4, 1, 3.4, 5, skin) +
    oval(-3.8, 1.2, 1.8, 3, shade, { opacity: 0.6 }) +
    oval(7, 6.4, 4, 2.6, mix(skin, '#e0604a', 0.5), { opacity: 0.3 }) +
    (beard
      ? fill('M-4,4C-1,9 4,9 10.6,7.4L16.6,7.4L17,11C17.4,18 9,22 3,18.5C-1,16 -4,11 -4,4Z', hair) +
        line('M11.6,10.4H16.2', shade, 1.4)
      : mouthOpen
        ? oval(13.6, 11, 2.6, 2.4, '#3a1210')
        : line('M11,10.6Q13.6,11.4 16.4,9.8', mix(skin, '#4a1414', 0.65), 1.4))
  );
}

const CUT: Readonly<Record<HairCut, string>> = {
  bald: '',
  crop: 'M-13.6,6C-18.6,-1 -18,-12 -11.6,-16C-5,-20.6 7,-20.6 12.6,-14.6C13.6,-13 14.2,-11.6 14.2,-10C9,-12.6 4,-12.4 0.6,-10C-1,-7 -1.4,-5 -2,-2.6C-5,-5 -8.6,-3.6 -8.6,0.6C-8.8,4 -11,6 -13.6,6Z',
  short:
    'M-13.6,9C-21,1 -20,-13 -12.6,-17.6C-5,-23.4 9,-22.4 14,-15.4C16,-12.6 15.4,-9 14.4,-6.4C11,-9.6 6,-11.4 2,-10.6C0.6,-6.6 -1,-4.4 -1.8,-0.6C-5,-4 -8.4,-3 -8.6,1.4C-8.8,5.4 -10.6,8.4 -13.6,9Z',
  swept:
    'M-13.6,10C-22,2 -21,-14 -12.6,-19C-4,-25 10,-24.6 16,-17C18,-14 15,-11 10.6,-10.6C6,-9.4 3,-9.8 1.4,-9C0,-6 -1,-3 -1.6,1C-5,-4 -8.4,-3 -8.6,1.4C-8.8,6 -10.6,9.6 -13.6,10Z',
  long: 'M-9,26C-20,26 -22,8 -21,-4C-20,-14 -13,-21 -3,-22C7,-22.6 14,-18 15,-8C11,-12 6,-13.4 2,-11.6C-1,-8 -1,-3 -1.6,1C-3,5 -1,12 -3,20C-4,24 -6,26 -9,26Z',
  bun: 'M-13.6,7C-20,0 -19,-12 -12.6,-17C-5,-22 9,-21.6 14,-14.6C15.4,-12 15,-9.6 14.4,-8C10,-11.6 5,-12.4 2,-10.6C0,-7 -1,-4 -1.8,-0.6C-5,-4 -8.4,-3 -8.6,1.4C-9,5 -11,7 -13.6,7Z',
  buns: 'M-13.6,7C-20,0 -19,-12 -12.6,-17C-5,-22 9,-21.6 14,-14.6C15.4,-12 15,-9.6 14.4,-8C10,-11.6 5,-12.4 2,-10.6C0,-7 -1,-4 -1.8,-0.6C-5,-4 -8.4,-3 -8.6,1.4C-9,5 -11,7 -13.6,7Z',
  tail: 'M-13.6,7C-17,4 -18,2 -18.6,-1C-26,6 -28,20 -22,30C-30,22 -32,2 -22,-8C-20,-14 -16,-17.6 -10.6,-19C-3,-22 9,-21.6 14,-14.6C15.4,-12 15,-9.6 14.4,-8C10,-11.6 5,-12.4 2,-10.6C0,-7 -1,-4 -1.8,-0.6C-5,-4 -8.4,-3 -8.6,1.4C-9,5 -11,7 -13.6,7Z',
};

function hairOf(ink: Ink, { hair, cut }: Face): string {
  if (cut === 'bald') return '';
  const paint = ink.fade([lighter(hair, 0.2), hair, mix(hair, '#000000', 0.45)], [0.2, 0, 0.7, 1]);
  const knot =
    cut === 'bun'
      ? disc(-17, -14, 6.6, paint)
      : cut === 'buns'
        ? disc(-4.6, 1, 8.4, paint) +
          line('M-9,1a4.6,4.6 0 1 1 4.6,4.6a2.6,2.6 0 1 1 0.6,-4.4', mix(hair, '#000000', 0.5), 1.2)
        : '';
  return fill(CUT[cut], paint) + knot + line('M-12,-12Q-4,-19 7,-17', lighter(hair, 0.4), 1.3, { opacity: 0.5 });
}

const shellPaint = (ink: Ink, shell: Colour): Colour =>
  ink.fade(
    [
      [0, lighter(shell, 0.34)],
      [0.5, shell],
      [1, mix(shell, '#05070c', 0.5)],
    ],
    [0.2, 0, 0.75, 1],
  );

const HELMET =
  'M-3,-20.6C9,-21.6 17,-13.6 18,-3.6C18.7,3 18.4,8 16.6,13C14.6,18 6,20.6 -2,19C-9,18 -15.4,15.6 -16.8,11C-18.4,5 -18,-6 -14,-13.4C-11,-18.4 -8,-20.2 -3,-20.6Z';

function storm(ink: Ink, shell: Colour, eye: Colour): string {
  const dark = '#0b0e13';
  return (
    fill(HELMET, shellPaint(ink, shell)) +
    fill('M-12,-5.4C-2,-8.6 11,-8.8 17.7,-6.8L18,-4.2C11,-6.2 -2,-5.8 -12,-2.6Z', dark) +
    fill('M3.6,-3.2C9,-5 15,-4.6 18,-3C18.2,0.4 16.6,3.2 13.8,3.6C9.6,4 4.6,2 3.6,-3.2Z', eye === dark ? dark : eye) +
    line('M6,-2.2Q9,-3.2 12,-2.8', '#8fa3b8', 1, { opacity: 0.7 }) +
    fill('M8.6,9.6C12,7.6 16,7.8 17.6,8.6L16.4,12.8C13.6,11 11,11.8 8,13.6Z', dark) +
    line('M10.4,9.4l-0.6,3M12.8,8.8l-0.4,3M15,8.8l-0.3,3', '#5a646f', 1) +
    disc(4.6, 14.4, 2.6, '#39424d') +
    oval(-6.6, 5, 3.6, 5, mix(shell, '#000000', 0.2)) +
    line('M-6.6,1.6v7', mix(shell, '#000000', 0.6), 1.2) +
    line('M-13,8.6L-3,13.6M-14,11.6L-5,16.4', mix(shell, '#000000', 0.55), 1.3, { opacity: 0.8 })
  );
}

function crest(ink: Ink, shell: Colour, mark: Colour): string {
  return (
    fill(HELMET, shellPaint(ink, shell)) +
    fill('M2,-5H18V0.6H14.4L13.2,15H9.6L9.2,0.8H2Z', '#0b0e13') +
    fill('M-4,-21.6L12,-19L16,-8H11L7,-15L-4,-17Z', mark) +
    oval(-6.4, 4, 4, 6, mix(shell, '#000000', 0.24)) +
    line('M3,5Q6,12 5,17M-13,10L-4,14', mix(shell, '#000000', 0.5), 1.3)
  );
}

function mandalorian(ink: Ink, shell: Colour): string {
  return (
    fill(HELMET, shellPaint(ink, shell)) +
    fill('M0,-7.4C7,-8.6 14,-8 18,-6V-0.4H14.6L13,16.6C11.6,17.4 10.4,17.8 9,18L9.4,0.4H0Z', '#0b0e13') +
    line('M2,-4.6H16', '#7f8c99', 1, { opacity: 0.6 }) +
    fill('M0,-8.4C7,-9.8 14,-9 18,-7V-5.4C12,-7 6,-7.4 0,-6.2Z', '#8a2f26') +
    oval(-6.6, 3, 3.4, 6.4, mix(shell, '#000000', 0.35)) +
    line('M-8,-2V-30', '#8c96a0', 1.8) +
    line('M-8,-24V-30', '#e8ecf0', 2.6)
  );
}

function vader(ink: Ink, shell: Colour): string {
  const gloss = lighter(shell, 0.5);
  return (
    fill(
      'M-2,-23C11,-24 18.6,-15 19,-5C19,-2 18,0 16,1C6,1 -2,2 -6,6L-10,22L-25,21C-22,12 -20,6 -19,-4C-18,-15 -12,-22 -2,-23Z',
      shellPaint(ink, shell),
    ) +
    fill('M-4,3C4,-1 14,-1.6 18.6,-0.6L18,7C18,13 15,18 12,21H0C-3,16 -5,10 -4,3Z', mix(shell, '#3a4450', 0.5)) +
    fill('M4,1.6C8,0.4 14,0.6 17.6,1.8C17,6 13.6,8 10.6,7.4C7,6.8 5,4.6 4,1.6Z', '#3a0c0e') +
    fill('M10,9L17,9L14.6,19H7.6Z', '#0b0d11') +
    line('M10.6,11H16M10,13.4H15.4M9.4,15.8H14.8', '#76828f', 1) +
    line('M-9,-15Q-2,-21 7,-19.6', gloss, 2, { opacity: 0.7 }) +
    line('M2,-22V-3', '#000000', 1.2, { opacity: 0.5 })
  );
}

function tie(ink: Ink, shell: Colour): string {
  return (
    fill(HELMET, shellPaint(ink, shell)) +
    fill('M-12,-5.4C-2,-8.6 11,-8.8 17.7,-6.8L18,-4C11,-6 -2,-5.6 -12,-2.4Z', '#05070a') +
    fill('M3.6,-3C9,-4.6 15,-4.4 18,-3C18,1 16.4,4 13.4,4C9.6,4 4.6,2 3.6,-3Z', '#0a1420') +
    line('M6,-1.6Q9,-2.6 13,-2', '#a8c4dc', 1.2) +
    disc(-3, -13, 3.4, '#c9d2da') +
    line('M11,13Q8,24 -2,32M15,12Q18,24 12,34', '#59636f', 4) +
    fill('M8,8H17V14H8Z', '#59636f')
  );
}

function guard(ink: Ink, shell: Colour): string {
  return (
    fill(
      'M-1,-24C11,-24 17,-14 17,-4C17,6 15,16 20,26H-20C-16,14 -19,4 -18,-6C-17,-16 -11,-24 -1,-24Z',
      shellPaint(ink, shell),
    ) +
    fill('M2,-5H17V0H13.4L12,14H9.4L9,0H2Z', '#12060a') +
    line('M-9,-16Q-3,-22 6,-21', lighter(shell, 0.6), 1.8, { opacity: 0.7 })
  );
}

function hood(ink: Ink, whose: Face, shell: Colour, deep: boolean): string {
  const cloth = shellPaint(ink, shell);
  return (
    face(ink, whose) +
    (deep
      ? fill(SKULL, '#04050a', { opacity: 0.62 }) + disc(11, -0.6, 1.5, '#ffd27a')
      : fill('M-6,-18L14,-16L15,-4Q6,-10 0,2Z', '#04050a', { opacity: 0.4 })) +
    fill(
      'M-1,-24C10,-25 18,-19 18,-12C12,-15.6 6,-14 3.4,-8C1,-1 3,6 8,12C10,15 9,20 6,24H-20C-24,16 -22,6 -22,-4C-22,-16 -12,-23.4 -1,-24Z',
      cloth,
    ) +
    line('M-10,-17Q-17,-6 -14,12M-3,-20Q-9,-8 -4,10', mix(shell, '#000000', 0.55), 1.5, { opacity: 0.6 })
  );
}

function dome(ink: Ink, whose: Face, shell: Colour): string {
  return (
    face(ink, whose) +
    line('M-4,-4Q2,10 8,17', mix(shell, '#20160c', 0.7), 2) +
    fill(
      'M-18,2C-22,-10 -14,-23 0,-23.6C12,-24 18,-15 17.6,-8L20.6,-4.6C12,-8 2,-7 -4,-3C-8,1 -13,3.6 -18,2Z',
      shellPaint(ink, shell),
    ) +
    line('M-16,-3Q-2,-12 17,-8.6', mix(shell, '#000000', 0.5), 1.6, { opacity: 0.7 })
  );
}

function flight(ink: Ink, whose: Face, shell: Colour): string {
  return (
    face(ink, whose) +
    fill(
      'M-8,20C-20,18 -22,4 -20,-6C-18,-18 -9,-24 2,-23.4C12,-23 18.6,-16 18,-7L17,-5C12,-8.6 6,-9 2,-6C-1,0 -2,8 1,15C-1,18 -4,20 -8,20Z',
      shellPaint(ink, shell),
    ) +
    fill('M-3,-23.4C3,-24.4 10,-22.6 14,-18L9,-13C6,-16 0,-17.6 -5,-16Z', '#c8402e') +
    fill('M3,-7C8,-10.6 14,-9.6 18.4,-6.6L17.6,-1.6C13,-4.6 8,-5 4,-2.6Z', '#f0b848', { opacity: 0.75 }) +
    disc(-8, 4, 5, mix(shell, '#000000', 0.28)) +
    disc(-8, 4, 2.4, '#39424d')
  );
}

function cap(ink: Ink, whose: Face, shell: Colour): string {
  return (
    face(ink, whose) +
    hairOf(ink, {
      ...whose,
      cut: whose.cut === 'long' || whose.cut === 'bun' || whose.cut === 'tail' ? whose.cut : 'crop',
    }) +
    fill('M-16.4,-6C-19,-14 -15,-21 -4,-22C6,-23 14,-19 15,-11.6C10,-9.6 -4,-9 -16.4,-6Z', shellPaint(ink, shell)) +
    fill('M2,-11.6Q12,-14.6 15,-11.6L23,-6.4Q14,-9.4 3,-7.6Z', mix(shell, '#000000', 0.5)) +
    disc(9.6, -15.6, 1.8, '#e8ecf0', { opacity: 0.9 })
  );
}

function beret(ink: Ink, whose: Face, shell: Colour): string {
  return (
    face(ink, whose) +
    hairOf(ink, { ...whose, cut: 'crop' }) +
    fill(
      'M-19,-4C-24,-12 -16,-23 -2,-23.4C8,-24 16,-17 15.4,-10C6,-13 -4,-12 -10,-8C-13,-6 -16,-4 -19,-4Z',
      shellPaint(ink, shell),
    ) +
    line('M15.4,-9.4C6,-12.4 -4,-11.4 -10,-7.4', mix(shell, '#000000', 0.6), 2) +
    disc(9, -16, 2.2, '#e8c46a')
  );
}

function wookiee(ink: Ink, shell: Colour): string {
  const fur = shellPaint(ink, shell);
  const dark = mix(shell, '#000000', 0.55);
  return (
    fill(
      'M-4,-25L2,-22L8,-24L11,-19L16,-18L15,-12L19,-8L16,-2L20,4L16,8L18,14L12,16L11,24L4,22L-2,30L-8,24L-16,30L-17,20L-24,20L-20,10L-25,6L-19,-2L-23,-8L-17,-13L-18,-20L-11,-19Z',
      fur,
    ) +
    fill(
      smooth([
        [8, 0],
        [17, 2],
        [20, 7],
        [17, 13],
        [9, 14],
        [5, 8],
      ]),
      lighter(shell, 0.22),
    ) +
    oval(18, 4.4, 3.2, 2.6, '#1a100a') +
    line('M9,10.6Q14,12.6 18,10', '#1a0c08', 1.8) +
    fill('M11,11l1.6,3.4l1.4,-3Z', '#f2e8d8') +
    oval(9.4, -4, 1.9, 2.3, '#0c0806') +
    disc(10, -4.8, 0.7, '#ffffff') +
    line('M5,-8.6Q10,-11 14,-7.6M-8,-14q2,8 -2,16M-13,0q2,8 -1,14M-3,6q1,8 -1,14M1,-18q3,4 2,8', dark, 1.5, {
      opacity: 0.6,
    })
  );
}

function ewok(ink: Ink, shell: Colour, fur: Colour): string {
  return (
    disc(-11, -19, 5.6, fur) +
    disc(9, -20, 5.6, fur) +
    fill(
      smooth([
        [0, -21],
        [13, -15],
        [17, -2],
        [13, 12],
        [0, 18],
        [-14, 13],
        [-18, -2],
        [-13, -15],
      ]),
      ink.ball(lighter(fur, 0.24), fur, mix(fur, '#000000', 0.4)),
    ) +
    fill(
      'M-2,-24C-16,-24 -23,-10 -21,6C-20,14 -16,20 -10,22C-8,10 -9,-6 2,-12C8,-15 12,-14 16,-10C14,-20 8,-24 -2,-24Z',
      shellPaint(ink, shell),
    ) +
    oval(12, 6, 6, 5, lighter(fur, 0.3)) +
    oval(16, 3.6, 2.6, 2, '#1a100a') +
    line('M11,9Q14,10.4 17,8.6', '#2a1408', 1.3) +
    disc(8.4, -2.6, 2.4, '#120a06') +
    disc(9.2, -3.4, 0.9, '#ffffff')
  );
}

function droid(ink: Ink, shell: Colour): string {
  return (
    fill(
      smooth([
        [-6, -18],
        [6, -18],
        [14, -10],
        [15, 3],
        [9, 16],
        [-4, 15],
        [-11, 4],
        [-12, -10],
      ]),
      shellPaint(ink, shell),
    ) +
    disc(8, -3, 4.6, '#15181d') +
    disc(8.6, -3.2, 2.8, '#ffd98a') +
    line('M5,8H13M6,11H12', '#15181d', 1.6) +
    disc(-5, 0, 4, mix(shell, '#000000', 0.3)) +
    line('M-5,-4V-22', '#8c96a0', 1.6)
  );
}

/** A head with what covers it. */
export function headOf(ink: Ink, name: HeadName, shell: Colour, whose: Face): string {
  switch (name) {
    case 'storm':
      return storm(ink, shell, '#0b0e13');
    case 'death':
      return storm(ink, shell, '#79ff9b');
    case 'crest':
      return crest(ink, shell, '#2f5fb0');
    case 'visor':
      return mandalorian(ink, shell);
    case 'vader':
      return vader(ink, shell);
    case 'tie':
      return tie(ink, shell);
    case 'guard':
      return guard(ink, shell);
    case 'hood':
      return hood(ink, whose, shell, false);
    case 'cowl':
      return hood(ink, whose, shell, true);
    case 'dome':
      return dome(ink, whose, shell);
    case 'flight':
      return flight(ink, whose, shell);
    case 'cap':
      return cap(ink, whose, shell);
    case 'beret':
      return beret(ink, whose, shell);
    case 'wookiee':
      return wookiee(ink, shell);
    case 'ewok':
      return ewok(ink, shell, whose.skin);
    case 'droid':
      return droid(ink, shell);
    default:
      return face(ink, whose) + hairOf(ink, whose);
  }
}
