/**
 * How teams and a hand lie in the room they have: every card can be read as it lies wherever that is possible, and whatever
 * room is left makes pictures larger.
 *
 * What is told of a character stands beside its portrait or, where that is too wide, on it as on a card in hand; what is
 * told of a support always stands on it. Supports lie after the characters, two above each other, or in a row of their own.
 */
import { EASY, lines, needed, SMALLEST, textHeight, USE, type Load } from './profile';

/** A card in play, as far as its size depends on it. */
export interface Thing extends Load {
  fighter: boolean;
  name: string;
  /** Buttons of its own. */
  buttons: number;
}

/** Sizes in pixels. */
export interface Layout {
  /** What is told of characters stands beside their portraits. */
  beside: boolean;
  supports: 'after' | 'stacked' | 'apart';
  /** How wide a character is with all that belongs to it, its portrait where that stands alone, and a support. */
  wide: number;
  portrait: number;
  slim: number;
  /** How high a row is, and one of supports alone. */
  high: number;
  low: number;
  /** How high all of it is. */
  height: number;
  /** How many cards cannot be read as they lie. */
  lost: number;
}

/** A team and the width it has, and how much stands above and below it there. */
export interface Place {
  things: readonly Thing[];
  width: number;
  extra?: number;
}

/** The cards in hand and the width they have. */
export interface Hand {
  cards: readonly Pick<Thing, 'name' | 'text' | 'die'>[];
  width: number;
}

/** All that lies on a table. */
export interface Table {
  ours: Layout;
  theirs: Layout[];
  /** How high the hand is at least. */
  hand: number;
  /** By how many pixels it is higher than its room: so much of it lies under the hand. */
  over: number;
}

export const GAP = 12;
/** Between two supports above each other. */
export const CLEFT = 6;
/** The signs along the upper edge of a card, a button, a line of its name; health along the lower edge, or the edge alone. */
const SIGNS = 26;
const BUTTON = 30;
const NAME = 17;
const NAME_LETTER = 7.6;
const HEALTH = 28;
const EDGE = 10;
/** What the frames of a card and of the panel beside a portrait take. */
const FRAME = 18;
const PANEL = 14;
/** No card is narrower or lower than its signs and its name, none higher than its picture bears. */
const NARROWEST = 104;
const LEAST = 100;
const MOST = 320;
/** Cards that cannot even hold what can be chosen on them weigh as much as so many that cannot be read. */
const SPILT = 10;
/** A portrait that is much higher than wide is a slight loss. */
const SLIVER = 0.05;

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

interface Form {
  beside: boolean;
  /** What share of a character's width its portrait has, and the least letters of what is told beside it. */
  share: number;
  letters: number;
  /** How wide a character is at most and at least, and a support beside it. */
  most: number;
  least: number;
  slim: (wide: number) => number;
}
const SUPPORT = 190;
const slimmer = (wide: number): number => between(108, 0.45 * wide, SUPPORT);
const FORMS: readonly Form[] = [
  { beside: true, share: 0.48, letters: EASY, most: 600, least: 246, slim: slimmer },
  { beside: true, share: 0.38, letters: SMALLEST, most: 600, least: 246, slim: slimmer },
  { beside: false, share: 0, letters: SMALLEST, most: 260, least: NARROWEST, slim: (wide) => Math.min(wide, SUPPORT) },
];

/** How wide a portrait is beside what is told. */
function portraitIn(wide: number, { beside, share }: Form): number {
  return beside ? between(NARROWEST, share * wide, PORTRAIT.most) : 0;
}

/** In how many rows things of these widths lie one after another. */
function rowsOf(widths: readonly number[], width: number): number {
  let [rows, used] = [1, 0];
  for (const wide of widths) {
    if (used && used + wide > width) [rows, used] = [rows + 1, 0];
    used += wide + GAP;
  }
  return rows;
}

/** A portrait that is so high bears its character's own buttons; a lower one leaves them to the panel. */
const ROOMY = 160;

export function bearsButtons(high: number): boolean {
  return high >= ROOMY;
}

/** On a portrait: its letters are larger, and beside its dice stands whether it is exhausted. */
const PORTRAIT = { most: 230, name: 19, letter: 8.6, signs: 42, title: 13.2, small: 5.4 } as const;
const inner = (portrait: number): number => portrait - 16;

/** How high a portrait has to be for its signs, its name and its health. */
function portraitHeight({ name }: Pick<Thing, 'name'>, portrait: number): number {
  return PORTRAIT.signs + PORTRAIT.name * lines(name, inner(portrait) / PORTRAIT.letter) + HEALTH;
}

/** A portrait is hardly wider than high, or its name would lie on the face in a low row; but a name never needs more lines. */
const SQUARE = 1.15;
function narrowest({ name }: Pick<Thing, 'name'>, portrait: number): number {
  const most = lines(name, inner(portrait) / PORTRAIT.letter);
  let letters = inner(NARROWEST) / PORTRAIT.letter;
  while (lines(name, letters) > most) letters += 1;
  return Math.min(portrait, letters * PORTRAIT.letter + 16);
}

/** Whether a portrait of this size has room for a subtitle under the name. */
export function titles(thing: Pick<Thing, 'name'>, subtitle: string, portrait: number, high: number): boolean {
  const title = PORTRAIT.title * lines(subtitle, inner(portrait) / PORTRAIT.small);
  return subtitle !== '' && portraitHeight(thing, portrait) + title <= high;
}

/** What is told in a character's panel: its own buttons are there, too, unless its portrait bears them. */
export function inPanel(thing: Thing, high: number): Load {
  return bearsButtons(high) ? thing : { ...thing, uses: thing.uses + thing.buttons };
}

/** How high a card has to be for what can be chosen on it, and for all there is to tell. */
interface Need {
  fighter: boolean;
  /** How high its portrait has to be. */
  least: number;
  chosen: number;
  told: number;
  /** What its portrait takes off that, where it is high enough. */
  borne: number;
}

function needOf(thing: Thing, { beside, wide, portrait, slim, letters }: Omit<Way, 'needs'>): Need {
  const { fighter } = thing;
  const panel = fighter && beside;
  const width = panel ? wide - portrait - 6 - PANEL : (fighter ? wide : slim) - FRAME;
  const name = NAME * lines(thing.name, width / NAME_LETTER);
  const frame = panel ? PANEL : SIGNS + thing.buttons * BUTTON + name + (fighter ? HEALTH : EDGE);
  const { chosen, told } = needed(panel ? inPanel(thing, 0) : thing, width, letters);
  const least = panel ? portraitHeight(thing, portrait) : 0;
  return { fighter, least, chosen: frame + chosen, told: frame + told, borne: panel ? thing.buttons * USE : 0 };
}

/** How much is lost of a card: nothing, its text or its die, or even the place of what can be chosen on it. */
function loss(need: Need, { beside, supports, portrait, high, low }: Layout): number {
  const own = need.fighter ? high : supports === 'stacked' ? (low - CLEFT) / 2 : low;
  const borne = bearsButtons(own) ? need.borne : 0;
  if (own < need.least || own < need.chosen - borne) return SPILT;
  if (own < need.told - borne) return 1;
  return need.fighter && beside && high > 2.2 * portrait ? SLIVER : 0;
}

/** The widest that so many characters and columns of supports can be in so many rows; 0 where they cannot be. */
function widest(fighters: number, columns: number, width: number, rows: number, form: Form): number {
  for (let wide = Math.min(form.most, Math.floor(width)); wide >= form.least; wide -= 2) {
    const all = [...Array<number>(fighters).fill(wide), ...Array<number>(columns).fill(form.slim(wide))];
    if (rowsOf(all, width) <= rows) return wide;
  }
  return 0;
}

/** A way a team may lie, whatever its height. */
interface Way extends Pick<Layout, 'beside' | 'supports' | 'wide' | 'portrait' | 'slim'> {
  /** How narrow a portrait may be in a low row. */
  narrow: number;
  /** The least letters of what is told of characters. */
  letters: number;
  /** Rows of characters; the supports' own one is beside these. */
  rows: number;
  /** What share of the height the supports' own row has. */
  part: number;
  needs: readonly Need[];
}

/** Shares of the height that a row of supports may have. */
const PARTS = [0.5, 0.42, 0.34];

/** The ways a team may lie in its width, the handsomest first. */
function waysOf({ things, width }: Place): Way[] {
  const fighters = things.filter((thing) => thing.fighter).length;
  const others = things.length - fighters;
  const slim = Math.min(SUPPORT, Math.floor((width + GAP) / others) - GAP);
  type Bare = Omit<Way, 'needs'>;
  const as = (form: Form, wide: number): Pick<Way, 'beside' | 'wide' | 'portrait' | 'narrow' | 'letters'> => {
    const { beside, letters } = form;
    const portrait = Math.floor(portraitIn(wide, form));
    const names = beside && wide ? things.filter((thing) => thing.fighter) : [];
    return {
      beside,
      wide,
      portrait,
      narrow: Math.max(0, ...names.map((thing) => narrowest(thing, portrait))),
      letters,
    };
  };
  const together = (rows: number, form: Form): Bare[] =>
    (others > 1 ? (['after', 'stacked'] as const) : (['after'] as const)).map((supports) => {
      const columns = supports === 'after' ? others : Math.ceil(others / 2);
      const wide = widest(fighters, columns, width, rows, form);
      return { ...as(form, wide), supports, slim: Math.floor(form.slim(wide)), rows, part: 0 };
    });
  const apart = (rows: number, form: Form): Bare[] => {
    const wide = others && slim >= NARROWEST ? widest(fighters, 0, width, rows, form) : 0;
    return PARTS.map((part) => ({ ...as(form, wide), supports: 'apart', slim, rows, part }));
  };
  return [1, 2, 3]
    .flatMap((rows) => [together, apart].flatMap((kind) => FORMS.flatMap((form) => kind(rows, form))))
    .filter((way) => way.wide > 0)
    .map((way) => ({ ...way, needs: things.map((thing) => needOf(thing, way)) }));
}

/** The heights of its rows in a room of this height. */
function within(way: Omit<Way, 'needs'>, height: number): Layout {
  const low = way.part ? Math.floor(between(LEAST / 2, height * way.part, MOST)) : 0;
  const left = height - (low ? low + GAP : 0);
  const high = Math.floor(between(LEAST, (left - (way.rows - 1) * GAP) / way.rows, MOST));
  const { beside, supports, wide, slim, rows } = way;
  const portrait = Math.floor(Math.min(way.portrait, Math.max(way.narrow, SQUARE * high)));
  const all = rows * (high + GAP) - GAP + (low ? low + GAP : 0);
  return { beside, supports, wide, portrait, slim, high, low: low || high, height: all, lost: 0 };
}

/** A team in a room of this height: the first of the ways that lose least. */
function best(ways: readonly Way[], height: number): Layout {
  let found: Layout | undefined;
  for (const way of ways) {
    const layout = within(way, height);
    const over = SPILT * Math.max(0, layout.height - height - 1);
    layout.lost = way.needs.reduce((sum, need) => sum + loss(need, layout), over);
    if (!found || layout.lost < found.lost) found = layout;
    if (!found.lost) break;
  }
  return found ?? within({ ...NOWHERE, rows: 1, part: 0 }, height);
}
const NOWHERE = {
  beside: false,
  supports: 'after',
  wide: NARROWEST,
  portrait: 0,
  narrow: 0,
  slim: NARROWEST,
  letters: SMALLEST,
} as const;

/** One team in a room of this height. */
export function fit(place: Place, height: number): Layout {
  return best(waysOf(place), height);
}

/** The share that one's own team has of the height, the fairest first. */
const SHARES = [0.5, 0.54, 0.46, 0.58, 0.42, 0.62, 0.38, 0.68, 0.32];

const lostOf = ({ ours, theirs }: Table): number => [ours, ...theirs].reduce((sum, layout) => sum + layout.lost, 0);

/** Both sides of a table one above the other: nobody's cards are larger for others that cannot be read. */
function share(ours: Fitted, theirs: readonly Fitted[], height: number, hand: number): Table {
  const above = Math.max(0, ...theirs.map((place) => place.extra ?? 0));
  const free = height - hand;
  let found: Table | undefined;
  for (const part of theirs.length ? SHARES : [1]) {
    const mine = ours.fit((free - above) * part);
    const others = theirs.map((place) => place.fit(free - (place.extra ?? 0) - mine.height));
    const highest = Math.max(0, ...others.map((layout, one) => layout.height + (theirs[one]!.extra ?? 0)));
    const shared = { ours: mine, theirs: others, hand, over: mine.height + highest - free };
    if (!found || lostOf(shared) < lostOf(found)) found = shared;
    if (!lostOf(found)) break;
  }
  return found!;
}

/** A place whose ways are known, so that many heights can be tried. */
interface Fitted extends Place {
  fit: (height: number) => Layout;
}

function fitted(place: Place): Fitted {
  const ways = waysOf(place);
  return { ...place, fit: (height) => best(ways, height) };
}

/** A card in hand is about as wide as it is high, a few cards wider: what room is left makes them larger. */
const SHAPE = 0.78;
const FEW = 3;
/** A hand of less height says the kind of its cards on their sheets alone, and shows less of their pictures. */
export const LOW_HAND = 180;

/** How wide a card in hand is: as wide as there is room for, so that long texts need fewer lines, most of all in a low hand. */
export function heldWidth(room: number, count: number, high: number): number {
  const broad = high < LOW_HAND || count <= FEW ? 230 : 184;
  const [least, most] = [room < 960 ? 126 : 142, Math.max(broad, Math.floor(SHAPE * high))];
  return between(least, Math.floor(room / Math.max(3, count)) - GAP, most);
}

/** A card in hand: what its frame and the least of a picture take; a line of its name; the sides of its die. */
const HELD = { usual: 62, low: 36 };
const HELD_NAME = 20;
const HELD_SIDES = 26;

/** How many cards of a hand cannot be read at this height. */
function unread({ cards, width }: Hand, height: number): number {
  const wide = heldWidth(width, cards.length, height) - FRAME;
  return cards.filter(({ name, text, die }) => {
    const frame =
      (height < LOW_HAND ? HELD.low : HELD.usual) +
      HELD_NAME * lines(name, wide / (NAME_LETTER + 1)) +
      (die ? HELD_SIDES : 0);
    return frame + textHeight(text, 12.5, wide) > height;
  }).length;
}

/** A low hand, and one that is only bearable where cards would lie over each other. */
const LOWER = 150;
const LOWEST = 118;
/** A card in hand that cannot be read weighs more than one in play, which is seen all the time. */
const MINE = 1.5;

/** All that lies on a table of this height: what its hand leaves is shared, and it leaves more where less is lost by that. */
export function laid(ours: Place, theirs: readonly Place[], held: Hand, height: number): Table {
  const usual = between(LOWER, 0.36 * height, 300);
  const [mine, others] = [fitted(ours), theirs.map(fitted)];
  let [found, least] = [undefined as Table | undefined, Infinity];
  for (const high of held.cards.length
    ? [usual, 0.9 * usual, 1.1 * usual, Math.max(LOWER, 0.72 * usual), LOWER, LOWEST]
    : [0]) {
    const shared = share(mine, others, height, Math.floor(high));
    const lost = lostOf(shared) + MINE * unread(held, high) + (high === LOWEST ? SPILT : 0);
    if (lost < least) [found, least] = [shared, lost];
    if (!least) break;
  }
  return found!;
}
