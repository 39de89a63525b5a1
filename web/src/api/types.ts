/** The wire in the client's words: generated types, with `value` as what it is. */
import type { components } from './schema';

type Wire = components['schemas'];

/** A domain value of a game: a number, a word, or a list of them. It goes back to the server as it came. */
export type Value = number | string | readonly Value[];

type WithValue<T> = Omit<T, 'value'> & { value: Value };

export type Choice = WithValue<Wire['OptionCard']>;
export type Barred = WithValue<Wire['BarredCard']>;
/** What the journal tells or a question is about: an object of one of the kinds in a game's `view.d.ts`. */
export interface Told {
  kind: string;
}

export type Question<About extends Told = Told> = Omit<Wire['QuestionCard'], 'options' | 'barred' | 'about'> & {
  options: Choice[];
  barred: Barred[];
  about: About | null;
};
export type Asked<About extends Told = Told> = Omit<Wire['AskedCard'], 'about'> & { about: About | null };
export type Laid = Omit<Wire['LaidCard'], 'values'> & { values: Choice[] };
export type Line<Note extends Told = Told> = Omit<Wire['JournalLine'], 'note'> & { note: Note };
export type Outcome = Wire['OutcomeCard'];
/** How a match went. */
export type Ending = NonNullable<Wire['Scene']['ending']>;
export type Undo = Wire['UndoCard'];
export type Clock = Wire['ClockCard'];

export type Scene<View = unknown> = Omit<
  Wire['Scene'],
  'question' | 'asked' | 'laid' | 'chosen' | 'journal' | 'view'
> & {
  view: View;
  question: Question | null;
  asked: Asked[];
  laid: Laid[];
  chosen: Choice[];
  journal: Line[];
};

export type TableNews = Wire['TableNews'];
export type ChatLine = Wire['ChatLine'];
export type Advice = WithValue<Wire['Advice']>;
export type Refusal = Wire['Refusal'];
/** What the server remembers for me alone. */
export type Memory = Wire['Memory'];
export type FromServer = Scene | TableNews | ChatLine | Memory | Advice | Refusal | Wire['Accepted'] | Wire['Pong'];
export type ToServer =
  | Wire['Answer']
  | Wire['Retract']
  | Wire['AskUndo']
  | Wire['ReplyUndo']
  | Wire['ReplyEnding']
  | Wire['Promise']
  | Wire['Reveal']
  | Wire['Say']
  | Wire['AskHint']
  | Wire['SetLanguage']
  | Wire['Look']
  | Wire['WriteNote']
  | Wire['SetPassing']
  | Wire['Ping'];

export type Problem = Wire['Problem'];
/** A way to play that can be chosen at once. */
export interface Preset {
  id: string;
  label: string;
  hint: string;
  options: Record<string, unknown>;
  seats: number | null;
}
export type Game = Omit<Wire['GameCard'], 'settings'> & { settings: Setting[]; presets?: Preset[] };
export type LessonStep = Omit<Wire['LessonStep'], 'answer' | 'also' | 'points_at'> & {
  answer: Value;
  also: Value[];
  points_at: Value[];
};
export type Lesson = Omit<Wire['Lesson'], 'steps' | 'scenes' | 'then'> & {
  steps: LessonStep[];
  scenes: Scene[];
  then: Preset[];
};
export type Setting = Omit<Wire['Setting'], 'choices' | 'schema'> & {
  choices: Choice[];
  schema: Record<string, unknown>;
};
export type ListVerdict = Wire['ListVerdict'];
export type Rule = Wire['RuleCard'];
export type RulebookPage = Wire['RulebookPage'];
export type Book = Wire['Book'];
export type Chapter = Wire['ChapterCard'];
export type Me = Wire['Me'];
export type Match = Wire['MatchCard'];
export type Seat = Wire['SeatCard'];
export type SeatPlan = Wire['SeatPlan'];
export type Lots = Wire['Lots'];
export type Lobby = Wire['Lobby'];
export type Created = Wire['Created'];
export type Invite = Wire['Invite'];
export type SeatTaken = Wire['SeatTaken'];
export type Invitation = Wire['Invitation'];
export type CreateMatch = Omit<Wire['CreateMatch'], 'options'> & { options?: Record<string, unknown> };
export type Rating = Wire['Rating'];
export type Profile = Wire['Profile'];
export type Opinion = Wire['Opinion'];
export type Calls = Wire['Calls'];
export type SetCalls = Partial<Wire['SetCalls']>;
export type AddBrowser = Wire['AddBrowser'];
export type Trial = Wire['Trial'];
export type GameTally = Wire['GameTally'];
export type PastMatch = Wire['PastMatch'];
export type Build = Wire['Build'];
/** A deck or squad at a glance. */
export type Cover = Wire['CoverCard'];
export type Complaint = Wire['ComplaintCard'];
export type SaveBuild = Wire['SaveBuild'];
export type Report = Wire['Report'];
export type RecordFile = Wire['Record'];
export type Verdict = Wire['Verdict'];
export type Frame = Omit<Wire['Frame'], 'asked'> & { asked: Asked[] };
export type Replay = Omit<Wire['Replay'], 'frames' | 'journal'> & { frames: Frame[]; journal: Line[] };
export type Since = Omit<Wire['Since'], 'frames' | 'journal'> & { frames: Frame[]; journal: Line[] };
