/** The games' own rooms: boards, builder pages and pictures are found by the name of their folder. */
import type { Component } from 'svelte';
import type { Line, Question, Scene } from '../api/types';
import type { Choice } from '../table/choice.svelte';
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
}

/** How long a journal line is shown on the board, in milliseconds; 0 shows nothing and waits for nothing. */
export type Pace = (line: Line) => number;

export interface BoardModule {
  default: Component<BoardProps>;
  pace?: Pace;
  /** Questions whose answers the board offers itself (too many or too spatial for buttons): the bar shows the summary only. */
  offers?: (question: Question) => boolean;
  /** The board itself shows what cannot be chosen (dim, with the reason on hover): the bar leaves that out. */
  bars?: boolean | ((question: Question) => boolean);
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

const boards = import.meta.glob<BoardModule>('./*/Board.svelte');
const builders = import.meta.glob<BuilderModule>('./*/Builder.svelte');
const pictures = import.meta.glob<{ default: Component }>('./*/Picture.svelte', { eager: true });

export function hasBoard(game: string): boolean {
  return `./${game}/Board.svelte` in boards;
}

export async function board(game: string): Promise<BoardModule | null> {
  return (await boards[`./${game}/Board.svelte`]?.()) ?? null;
}

export function hasBuilder(game: string): boolean {
  return `./${game}/Builder.svelte` in builders;
}

export async function builder(game: string): Promise<BuilderModule | null> {
  return (await builders[`./${game}/Builder.svelte`]?.()) ?? null;
}

export function picture(game: string): Component | null {
  return pictures[`./${game}/Picture.svelte`]?.default ?? null;
}
