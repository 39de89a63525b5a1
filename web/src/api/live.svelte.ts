/** A table that lives: the socket, what it has told so far, and the one scene that is on the screen. */
import type { Silence, Told } from '../games';
import { settings } from '../settings.svelte';
import { Choice, key } from '../table/choice.svelte';
import { play } from '../table/sound';
import { words } from '../words/index.svelte';
import { nextStep } from './shares';
import type { Advice, ChatLine, FromServer, Line, Memory, Refusal, Scene, TableNews, ToServer, Value } from './types';

export type Status = 'connecting' | 'open' | 'lost';

/** Pauses between attempts to connect again, in milliseconds; the last one repeats. */
const RETRY = [250, 500, 1000, 2000, 4000];
const PING = 20_000;
/** The code with which the server closes a socket that may not be here. */
const NOT_HERE = 4004;
/** More scenes than this in waiting: stop telling the story and show where things stand. */
const CROWDED = 12;
/** Why a share of the dice is refused that came too late, or from another of my browsers: nobody needs to know. */
const LATE = new Set(['already-started', 'already-promised']);

/** What to lay over the old journal: cut at `from`, then append. */
export function graft(held: readonly Line[], from: number, lines: readonly Line[]): Line[] {
  return [...held.slice(0, from), ...lines];
}

export class Live {
  readonly match: string;
  status = $state<Status>('connecting');
  news = $state.raw<TableNews | null>(null);
  /** What is on the screen. */
  scene = $state.raw<Scene | null>(null);
  journal = $state.raw<readonly Line[]>([]);
  /** The journal line that is being shown on the board. */
  now = $state.raw<Line | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** What the server remembered of my seat when I came here. */
  memory = $state.raw<Memory | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  advice = $state.raw<Advice | null>(null);
  advising = $state(false);
  /** The page's clock minus the server's, for the clocks on the table. */
  drift = $state(0);
  /** Lines from here on happened while the person looked away; all of them are seen while this is the journal's end. */
  seenTo = $state(Infinity);
  /** How each journal line is shown and heard; the board knows. */
  tells: (line: Line) => Told | null = () => null;
  /** What is answered without asking the person; the board knows. */
  silent: Silence = () => null;
  /** Text of the board, for a game that has none drawn. */
  wantsText = false;
  readonly choice: Choice;

  #socket: WebSocket | null = null;
  #ref = 0;
  /** Steps of the draw, which nobody was asked for: where the match has begun meanwhile, they came too late and no harm is done. */
  #steps = new Set<number>();
  /** The one of them that no news has confirmed yet. */
  #said: string | null = null;
  /** The messages that hold the answer and the wish for a hint: only their own refusals are about these. */
  #answerRef = -1;
  #hintRef = -1;
  #waiting: Scene[] = [];
  #held: Line[] = [];
  #latest: Scene | null = null;
  /** Scenes wait until the board is there that shows them. */
  #begun = false;
  #showing = false;
  #skip: (() => void) | null = null;
  #pass: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;

  constructor(match: string) {
    this.match = match;
    this.choice = new Choice((value) => this.#answer(value));
  }

  connect(): void {
    this.#closed = false;
    this.#open();
  }

  /** The board is there: show what has come, and what comes. */
  begin(): void {
    this.#begun = true;
    if (this.#waiting.length && !this.#showing) void this.#show();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#pass);
    clearInterval(this.#ping);
    this.#socket?.close();
    this.#socket = null;
    this.skip();
  }

  /** Something asked outside of the socket was refused: say so where all refusals are said. */
  complain(message: string): void {
    this.refusal = { type: 'refused', ref: -1, error: '', message, rule: null };
  }

  /** Start over on the same table (another seat, another language). */
  reconnect(): void {
    this.#socket?.close();
  }

  #address(): string {
    const url = new URL(`/api/matches/${encodeURIComponent(this.match)}/live`, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    url.searchParams.set('lang', words.lang);
    if (this.wantsText) url.searchParams.set('text', 'true');
    if (this.#latest) {
      url.searchParams.set('since', String(this.#latest.seq));
      url.searchParams.set('lines', String(this.#held.length));
    }
    return url.href;
  }

  #open(): void {
    if (this.#closed) return;
    if (this.status !== 'lost') this.status = 'connecting';
    const socket = new WebSocket(this.#address());
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#said = null;
      this.status = 'open';
      clearInterval(this.#ping);
      this.#ping = setInterval(() => this.tell({ type: 'ping' }), PING);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#closed) return;
      clearInterval(this.#ping);
      if (event.code === NOT_HERE) return; // refused, with a sentence that says why: asking again changes nothing
      this.status = 'lost';
      this.choice.refused();
      this.#retry = setTimeout(() => this.#open(), RETRY[Math.min(this.#tries++, RETRY.length - 1)]);
    };
  }

  /** Whether something that is told now gets there. */
  protected get heard(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  protected tell(message: ToServer): number {
    if (this.heard && this.#socket) this.#socket.send(JSON.stringify({ ...message, ref: ++this.#ref }));
    return this.#ref;
  }

  #answer(value: Value): void {
    const question = this.choice.question;
    this.refusal = null;
    this.advice = null;
    this.seenTo = Infinity;
    if (!question || !this.heard) {
      this.choice.refused();
      return;
    }
    this.#answerRef = this.tell({ type: 'answer', question: question.id, value });
  }

  retract = (): void => void this.tell({ type: 'retract' });
  undo = (): void => void this.tell({ type: 'undo' });
  consent = (agree: boolean): void => void this.tell({ type: 'consent', agree });
  consentOff = (agree: boolean): void => void this.tell({ type: 'consent-off', agree });
  say = (text: string): void => void this.tell({ type: 'say', text });
  hint = (): void => {
    this.advising = true;
    this.#hintRef = this.tell({ type: 'hint' });
  };
  /** I have seen the table as it stands, and read the chat up to this line. */
  looked = (heard: number): void => {
    if (this.scene?.seat != null) this.tell({ type: 'look', at: this.scene.at, heard });
  };
  /** Pass for me until something concerns me; nobody else is told. */
  pass = (on: boolean): void => {
    if (this.memory) this.memory = { ...this.memory, passing: on };
    this.tell({ type: 'passing', on });
  };
  note = (text: string): void => void this.tell({ type: 'note', text });
  speak = (): void => void this.tell({ type: 'language', lang: words.lang });

  protected hear(message: FromServer): void {
    switch (message.type) {
      case 'scene':
        this.#receive(message);
        break;
      case 'table':
        this.news = message;
        this.#drawLots(message);
        break;
      case 'chat':
        if (!this.chat.some((line) => line.id === message.id)) this.chat = [...this.chat, message];
        break;
      case 'memory':
        this.memory ??= message; // after a lost connection the page knows better
        break;
      case 'refused':
        this.#refused(message);
        break;
      case 'advice':
        this.#advise(message);
        break;
    }
  }

  /** A refusal is about one message: what the person is choosing meanwhile stays as it is. */
  #refused(refusal: Refusal): void {
    if (this.#steps.has(refusal.ref) && LATE.has(refusal.error)) return;
    this.refusal = refusal;
    play('refused');
    if (refusal.ref === this.#hintRef) this.advising = false;
    if (refusal.ref === this.#answerRef || refusal.ref < 0) this.choice.refused();
  }

  #advise(advice: Advice): void {
    this.advising = false;
    if (advice.question !== this.choice.question?.id) return;
    this.advice = advice;
    this.choice.advised = new Set(this.choice.partsOf(advice.value as Value).map(key));
    this.choice.hinted = advice;
  }

  /** Before the match begins: promise my share of the dice, and show it when all have promised. */
  #drawLots(news: TableNews): void {
    const step = nextStep(news.match, news.seat);
    const said = step && key([step.type, step.share]);
    if (step && said !== this.#said) this.#steps.add(this.tell(step));
    this.#said = said; // news that crossed it on the way is no reason to say it again
  }

  #receive(scene: Scene): void {
    this.#latest = scene;
    this.drift = Date.now() - scene.now;
    this.#waiting.push(scene);
    if (this.#begun && !this.#showing) void this.#show();
  }

  async #show(): Promise<void> {
    this.#showing = true;
    while (this.#waiting.length) await this.#step(this.#waiting.shift()!);
    this.#showing = false;
  }

  async #step(scene: Scene): Promise<void> {
    const first = this.scene === null;
    const known = this.#held.length;
    this.#held = graft(this.#held, scene.journal_from, scene.journal);
    const again = this.choice.question !== null && this.choice.question.id === scene.question?.id;
    if (!first && this.#held.length > known && scene.journal_from >= known) {
      if (!again) this.choice.ask(null, false);
      await this.#tellStory(known);
    }
    this.journal = this.#held;
    this.scene = scene;
    this.advice = again ? this.advice : null;
    if (this.#waiting.length > 0 && !again)
      this.choice.ask(null, false); // gone before anybody could read it
    else if (!this.#answeredSilently(scene)) this.choice.ask(scene.question, again);
  }

  /** What nobody needs to be asked is never put as a question: no sentence, no sound, no title. */
  #answeredSilently(scene: Scene): boolean {
    clearTimeout(this.#pass);
    const question = scene.question;
    const silence = question ? this.silent(scene, question) : null;
    if (!question || !(silence || question.passed)) return false;
    this.choice.ask(null, false);
    if (!silence) return true; // the server does it for me
    this.#pass = setTimeout(() => {
      if (this.scene === scene) this.tell({ type: 'answer', question: question.id, value: silence.value, quiet: true });
    }, silence.after);
    return true;
  }

  /** Show the new journal lines one after the other, as long as the board wants each of them to be seen. */
  async #tellStory(from: number): Promise<void> {
    for (let index = from; index < this.#held.length; index++) {
      const line = this.#held[index]!;
      this.journal = this.#held.slice(0, index + 1);
      const hurried = this.#waiting.length > CROWDED || document.hidden;
      const told = hurried ? null : this.tells(line);
      const time = (told?.time ?? 0) * settings.tempo;
      if (!told || time <= 0) continue;
      this.now = line;
      if (told.cue) play(told.cue);
      await this.#pause(time);
    }
    this.now = null;
  }

  #pause(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#skip = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** The person looks away, or is back. What happened meanwhile stays marked until they act. */
  look(here: boolean): void {
    if (!here && this.seenTo === Infinity) this.seenTo = this.journal.length;
  }

  /** The person has seen enough of this line. */
  skip = (): void => {
    this.#skip?.();
    this.#skip = null;
  };
}
