/** The games' own rooms: boards, builder pages and pictures are found by the name of their folder. */
import type { Component } from 'svelte';
import type { ChatLine, Line, Question, Scene, Value } from '../api/types';
import type { Choice } from '../table/choice.svelte';
import type { Seated } from '../table/seated.svelte';
import type { Cue } from '../table/sound';
import type { Say } from '../words/index.svelte';

/** What a board is given. */
export interface BoardProps<View = unknown> {
  /** The table as this seat (or a spectator) sees it; `scene.view` is the game's own view. */
  scene: Scene<View>;
  /** The question and the answer in the making; see `table/choice.svelte.ts`. */
  choice: Choice;
  /** Names around the table, by seat. */
  names: readonly string[];
  /** The game's words (`games/<game>/text/*.ftl`), e.g. `say('card-luke')`. */
  say: Say;
  /** The journal line that is being shown now, one after the other; null when all is still. See `pace`. */
  now: Line | null;
  /** All journal lines so far. */
  journal: readonly Line[];
  /** Opens the rulebook at a rule. */
  rule: (id: string) => void;
  /** In a replay: nothing can be answered. */
  still: boolean;
  /** All other seats are bots: nobody there draws conclusions from how long an answer takes. */
  alone?: boolean;
  /** Everybody at the table, for the plates. */
  seats: readonly Seated[];
  /** The drawer is closed: the board shows the last journal lines itself (`Lines`). */
  folded?: boolean;
  /** Sheets may open by themselves: it is a table, not a lesson in which somebody else speaks. */
  interrupts?: boolean;
  /** Asks the strongest bot what it would answer: `choice.hinted` says so a moment later; nothing where nobody can be asked. */
  hint?: () => void;
  /** What is said at the table, and how to say something; null where nothing can be said (a replay). */
  talk: Talk | null;
}

export interface Talk {
  lines: readonly ChatLine[];
  /** The chat lies open beside the board: what is said there need not be said twice. */
  read: boolean;
  say: (text: string) => void;
  /** Opens the chat in the drawer. */
  open: () => void;
}

/** How a journal line is shown: for how long (ms), and with which sound. One line, one cue at most. */
export interface Told {
  time: number;
  cue?: Cue;
}
/** The story of a game: for each kind of line how it is told. Kinds that are not named are written down only. */
export type Story = Readonly<Record<string, Told>>;

/** An answer that is given without asking the person, so many milliseconds later. */
export type Silence = (scene: Scene, question: Question) => { value: Value; after: number } | null;

/** What a board may say about a question besides its sentence. */
export interface Situation<View = unknown> {
  scene: Scene<View>;
  names: readonly string[];
  say: Say;
  /** The answer that is pointed at or touched. */
  pointed: Value | null;
  /** How many answers are picked so far, or how much is given out. */
  picked: number;
}

export interface BoardModule {
  default: Component<BoardProps>;
  /** The board fills the page: it lies under header and dock (`--top`, `--dock`) and places plates and journal lines itself. */
  full?: boolean;
  /** How wide the columns are, in pixels, that a full board has beside the dock on a wide page. */
  columns?: number;
  /** What the dock shows of the game above its question, for instance the dice that it is about; nothing where there is nothing. */
  Docked?: Component<BoardProps>;
  story?: Story;
  /** A line of the journal that has a sheet of its own: how it is opened. */
  more?: (line: Line) => (() => void) | null;
  /** For boards that have no `story` yet: how long a line is shown. */
  pace?: (line: Line) => number;
  /** Questions whose answers the board offers itself (too many or too spatial for buttons): the dock shows the summary only. */
  offers?: (question: Question) => boolean;
  /** The board itself shows what cannot be chosen (dim, with the reason on hover): the dock leaves that out. */
  bars?: boolean | ((question: Question) => boolean);
  /** One more line under the question, in the game's words: what one should know to answer it. */
  detail?: (question: Question, situation: Situation) => string;
  /** Whether everybody else at the table is a bot is the only thing about people that it may look at. */
  silent?: (scene: Scene, question: Question, alone: boolean) => { value: Value; after: number } | null;
}

/** What a builder page is given. */
export interface BuilderProps {
  game: string;
  /** A stored deck or squad to open, by id; null starts a new one. */
  id: string | null;
  say: Say;
}

export interface BuilderModule {
  default: Component<BuilderProps>;
}

/** How a board wants a line told. */
export function teller(module: BoardModule | null): (line: Line) => Told | null {
  const { story, pace } = module ?? {};
  if (story) return (line) => story[line.note.kind] ?? null;
  return (line) => ({ time: pace?.(line) ?? 0 });
}

/** How the dock shows a question: what the board does not show itself, and what the game adds to the sentence. */
export function docked(
  module: BoardModule | null,
  question: Question | null,
  situation: Situation | null,
): { offered: boolean; bars: boolean; detail: string } {
  if (!module || !question) return { offered: false, bars: false, detail: '' };
  return {
    offered: module.offers?.(question) ?? false,
    bars: typeof module.bars === 'function' ? module.bars(question) : (module.bars ?? false),
    detail: (situation && module.detail?.(question, situation)) ?? '',
  };
}

const boards = import.meta.glob<BoardModule>('./*/Board.svelte');
/** The part of the header that belongs to the game: the round, the score, whose turn it is. */
const headings = import.meta.glob<{ default: Component<BoardProps> }>('./*/Heading.svelte');
const builders = import.meta.glob<BuilderModule>('./*/Builder.svelte');

export function hasBoard(game: string): boolean {
  return `./${game}/Board.svelte` in boards;
}

export async function board(game: string): Promise<BoardModule | null> {
  return (await boards[`./${game}/Board.svelte`]?.()) ?? null;
}

export async function heading(game: string): Promise<Component<BoardProps> | null> {
  return (await headings[`./${game}/Heading.svelte`]?.())?.default ?? null;
}

export function hasBuilder(game: string): boolean {
  return `./${game}/Builder.svelte` in builders;
}

export async function builder(game: string): Promise<BuilderModule | null> {
  return (await builders[`./${game}/Builder.svelte`]?.()) ?? null;
}
