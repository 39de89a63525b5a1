/** How the table uses its room: one column or three rows, and how large the heroes in hand lie. */

/** Wide ones have their text beside the picture; low and small ones leave it to the sheet. */
export type Shape = 'upright' | 'wide' | 'low' | 'small';

export interface Room {
  /** Places and team stand in one column, the hand below it. */
  phone: boolean;
  /** Of a card in hand, in pixels. */
  card: number;
  shape: Shape;
}

/** Up to here places and team stand in one column: six seats do not fit beside the table of what was told. */
const COLUMN = 960;
/** A low window: the hand's texts are one look away, so that the table keeps its height. */
const LOW = 660;
/** A tablet held upright has room for the hand's texts below its column. */
const TALL = 800;
/** A narrower card has no room for its text. */
const TEXT = 132;
/** From this width on a card lies on its side, picture beside text: few cards fill the room of many. */
const WIDE = 236;

/** The room of a table with so many cards in hand; `beside` is what stands at the hand's sides, in pixels. */
export function roomOf(width: number, height: number, cards: number, beside: number): Room {
  if (width <= COLUMN) {
    const whole = (width - 20) / Math.max(4, cards) - 7;
    const brief = width <= 600 || height < TALL || whole < TEXT;
    const each = width <= 600 ? (width - 20) / Math.max(4, Math.min(4.4, cards)) - 7 : whole;
    const card = Math.max(84, Math.min(each, brief ? 116 : 150));
    return { phone: true, card, shape: brief ? 'small' : 'upright' };
  }
  if (height < LOW) return { phone: false, card: 116, shape: 'low' };
  const room = (width - beside) / Math.max(1, cards) - 14;
  if (room >= WIDE) return { phone: false, card: Math.min(room, 0.52 * height), shape: 'wide' };
  return { phone: false, card: Math.max(140, Math.min(0.234 * height, room, 230)), shape: 'upright' };
}
