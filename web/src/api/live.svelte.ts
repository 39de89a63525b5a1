/** A table that lives: the socket, what it has told so far, and the one scene that is on the screen. */
import type { Pace } from '../games';
import { settings } from '../settings.svelte';
import { Choice } from '../table/choice.svelte';
import { words } from '../words/index.svelte';
import { nextStep } from './shares';
import type { Advice, ChatLine, FromServer, Line, Refusal, Scene, TableNews, ToServer, Value } from './types';

export type Status = 'connecting' | 'open' | 'lost';

/** Pauses between attempts to connect again, in milliseconds; the last one repeats. */
const RETRY = [250, 500, 1000, 2000, 4000];
const PING = 20_000;
/** The code with which the server closes a socket that may not be here. */
const NOT_HERE = 4004;
/** More scenes than this in waiting: stop telling the story and show where things stand. */
const CROWDED = 12;

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
  refusal = $state.raw<Refusal | null>(null);
  advice = $state.raw<Advice | null>(null);
  advising = $state(false);
  /** The page's clock minus the server's, for the clocks on the table. */
  drift = $state(0);
  /** Lines from here on happened while the person looked away; all of them are seen while this is the journal's end. */
  seenTo = $state(Infinity);
  /** How long each journal line is shown; the board knows. */
  pace: Pace = () => 0;
  /** Text of the board, for a game that has none drawn. */
  wantsText = false;
  readonly choice: Choice;

  #socket: WebSocket | null = null;
  #ref = 0;
  #waiting: Scene[] = [];
  #held: Line[] = [];
  #latest: Scene | null = null;
  #showing = false;
  #skip: (() => void) | null = null;
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

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
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
      this.status = 'open';
      clearInterval(this.#ping);
      this.#ping = setInterval(() => this.#tell({ type: 'ping' }), PING);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as FromServer);
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

  #tell(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN)
      this.#socket.send(JSON.stringify({ ...message, ref: ++this.#ref }));
  }

  #answer(value: Value): void {
    const question = this.choice.question;
    this.refusal = null;
    this.advice = null;
    this.seenTo = Infinity;
    if (!question || this.#socket?.readyState !== WebSocket.OPEN) {
      this.choice.refused();
      return;
    }
    this.#tell({ type: 'answer', question: question.id, value });
  }

  retract = (): void => this.#tell({ type: 'retract' });
  undo = (): void => this.#tell({ type: 'undo' });
  consent = (agree: boolean): void => this.#tell({ type: 'consent', agree });
  consentOff = (agree: boolean): void => this.#tell({ type: 'consent-off', agree });
  say = (text: string): void => this.#tell({ type: 'say', text });
  hint = (): void => {
    this.advising = true;
    this.#tell({ type: 'hint' });
  };
  speak = (): void => this.#tell({ type: 'language', lang: words.lang });

  #hear(message: FromServer): void {
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
      case 'refused':
        this.refusal = message;
        this.advising = false;
        this.choice.refused();
        break;
      case 'advice':
        this.advising = false;
        if (message.question === this.choice.question?.id) this.advice = message;
        break;
    }
  }

  /** Before the match begins: promise my share of the dice, and show it when all have promised. */
  #drawLots(news: TableNews): void {
    const step = nextStep(news.match, news.seat);
    if (step) this.#tell(step);
  }

  #receive(scene: Scene): void {
    this.#latest = scene;
    this.drift = Date.now() - scene.now;
    this.#waiting.push(scene);
    if (!this.#showing) void this.#show();
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
    this.choice.ask(scene.question, again);
  }

  /** Show the new journal lines one after the other, as long as the board wants each of them to be seen. */
  async #tellStory(from: number): Promise<void> {
    for (let index = from; index < this.#held.length; index++) {
      const line = this.#held[index]!;
      this.journal = this.#held.slice(0, index + 1);
      const time = this.#waiting.length > CROWDED || document.hidden ? 0 : this.pace(line) * settings.tempo;
      if (time <= 0) continue;
      this.now = line;
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
