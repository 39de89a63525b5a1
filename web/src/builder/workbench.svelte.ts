/** What every builder does with a list: keep it under a name, let the engine judge it, bring others in, take it to a table. */
import { onMount } from 'svelte';
import { api, Trouble } from '../api/http';
import type { Build, Complaint, CreateMatch, ListVerdict } from '../api/types';
import { people } from '../people.svelte';
import { router } from '../route.svelte';
import { say } from '../words/index.svelte';
import { draftOf, keepDraft, type Draft } from './draft';

export interface Work {
  game: string;
  /** The build that the page was opened for. */
  id: string | null;
  /** The list as the engine reads it; empty while there is nothing to judge. */
  text: () => string;
  /** Take over what the engine has read in a list; its name, if it has one; null where nothing in it is known. */
  take: (found: ListVerdict) => string | null;
  /** What a list without a name is called. */
  unnamed: () => string;
}

/** Milliseconds after the last change before the engine is asked. */
const PAUSE = 200;
/** Letters of a list that the server reads. */
const LONGEST = 20_000;

/** How long "saved" is shown, in milliseconds. */
const SHOWN = 2000;

/** What is said of each of ninety cards is said once. */
function once(complaints: readonly Complaint[]): readonly Complaint[] {
  return [...new Map(complaints.map((complaint) => [complaint.sentence, complaint])).values()];
}

export class Workbench {
  name = $state('');
  /** Under which build the list is kept, if it is. */
  stored = $state.raw<string | null>(null);
  builds = $state.raw<readonly Build[]>([]);
  complaints = $state.raw<readonly Complaint[]>([]);
  /** What was held against a list that came in and is gone from it: cards that nobody knows, say. */
  lost = $state.raw<readonly Complaint[]>([]);
  /** What the engine has read in the list when it last looked; nothing while there is nothing to judge. */
  content = $state.raw<unknown>(null);
  /** The list in other formats. */
  forms = $state.raw<Readonly<Record<string, string>>>({});
  trouble = $state('');
  saved = $state(false);
  /** The build that was thrown away last: it can be had back. */
  dropped = $state.raw<Build | null>(null);
  /** The list was here before: it had not been saved. */
  returned = $state(false);
  busy = $state(false);
  /** The list that the complaints are about. */
  #judged = $state('');
  #brought: readonly Complaint[] = [];
  #work: Work;
  #draft: Draft | null;

  constructor(work: Work) {
    this.#work = work;
    this.#draft = draftOf(work.game, work.id);
    $effect(() => this.#judge(work.text()));
    let loaded = $state(false);
    $effect(() => {
      if (loaded) keepDraft(work.game, work.id, { name: this.name, text: work.text(), stored: this.stored });
    });
    onMount(() => this.attempt(() => this.#load()).then(() => (loaded = true)));
  }

  /** There is nothing to keep, to play or to judge. */
  get empty(): boolean {
    return this.#work.text() === '';
  }

  /** The engine has seen the list as it stands and has nothing against it. */
  get legal(): boolean {
    return !this.empty && this.#judged === this.#work.text() && !this.complaints.length;
  }

  /** Do something; what goes wrong is told on the page. */
  async attempt(work: () => Promise<void>): Promise<void> {
    this.trouble = '';
    this.busy = true;
    try {
      await work();
    } catch (error) {
      this.trouble = error instanceof Trouble ? error.message : String(error);
    }
    this.busy = false;
  }

  /** Ask the engine, not a second copy of its rules; a little after the last change. */
  #judge(text: string): (() => void) | undefined {
    this.forms = {};
    if (!text) {
      this.complaints = [];
      this.content = null;
      return undefined;
    }
    const timer = setTimeout(() => void this.#ask(text), PAUSE);
    return () => clearTimeout(timer);
  }

  async #ask(text: string): Promise<void> {
    try {
      const found = await api.readList(this.#work.game, text);
      if (text !== this.#work.text()) return;
      const said = new Set(found.complaints.map((complaint) => complaint.sentence));
      this.lost = this.#brought.filter((complaint) => !said.has(complaint.sentence));
      this.complaints = once(found.complaints);
      this.forms = found.forms;
      this.content = found.content;
      this.#judged = text;
    } catch (error) {
      this.trouble = (error as Trouble).message;
    }
  }

  async #load(): Promise<void> {
    if (!people.me) await people.load();
    if (people.me?.name) this.builds = await api.builds(this.#work.game); // who is nobody yet has kept nothing
    const found = this.builds.find((build) => build.id === this.#work.id);
    if (found) await this.#open(found);
    else if (this.#work.id) this.trouble = say('build-lost');
    if (this.#draft && this.#draft.text !== this.#work.text()) await this.#takeUp(this.#draft);
  }

  async #takeUp(draft: Draft): Promise<void> {
    this.#read(await api.readList(this.#work.game, draft.text));
    this.name = draft.name;
    const kept = this.builds.find((build) => build.id === draft.stored);
    this.stored = kept?.id ?? null;
    this.returned = kept?.text !== draft.text;
  }

  /** Without what was left here. */
  afresh(): void {
    keepDraft(this.#work.game, this.#work.id, { name: '', text: '', stored: null });
    location.reload();
  }

  async #open(build: Build): Promise<void> {
    this.#read(await api.readList(this.#work.game, build.text));
    this.name = build.name;
    this.stored = build.id;
  }

  #read(found: ListVerdict): void {
    const name = this.#work.take(found);
    if (name === null) throw new Trouble(once(found.complaints)[0]?.sentence ?? say('build-unread'), 'unread', 422);
    if (name) this.name = name;
    this.returned = false;
    this.#brought = once(found.complaints);
  }

  open = (build: Build): Promise<void> => this.attempt(() => this.#open(build));

  /** Any list that the engine understands; whether it did. */
  async bring(list: string): Promise<boolean> {
    if (list.length > LONGEST) {
      this.trouble = say('build-too-long', { most: LONGEST });
      return false;
    }
    await this.attempt(async () => this.#read(await api.readList(this.#work.game, list)));
    if (this.trouble) return false;
    this.stored = null;
    return true;
  }

  /** Begin anew, with a ready list or with nothing. */
  begin(name = ''): void {
    this.name = name;
    this.stored = null;
    this.returned = false;
    this.#brought = [];
  }

  save = (): Promise<void> =>
    this.attempt(async () => {
      await people.ensure();
      const { game } = this.#work;
      const body = { game, name: this.name.trim() || this.#work.unnamed(), text: this.#work.text() };
      const kept = this.stored ? await api.changeBuild(this.stored, body) : await api.addBuild(body);
      this.stored = kept.id;
      this.name = kept.name;
      this.builds = await api.builds(game);
      this.saved = true;
      this.returned = false;
      setTimeout(() => (this.saved = false), SHOWN);
    });

  drop = (id: string): Promise<void> =>
    this.attempt(async () => {
      await api.dropBuild(id);
      this.dropped = this.builds.find((build) => build.id === id) ?? null;
      if (this.stored === id) this.stored = null;
      this.builds = await api.builds(this.#work.game);
    });

  /** What was thrown away by mistake. */
  restore = (): Promise<void> =>
    this.attempt(async () => {
      const { game } = this.#work;
      const { name, text } = this.dropped!;
      await api.addBuild({ game, name, text });
      this.dropped = null;
      this.builds = await api.builds(game);
    });

  /** A match at once, against a bot. */
  play = (options: CreateMatch['options']): Promise<void> =>
    this.attempt(async () => {
      await people.ensure();
      const created = await api.create({ game: this.#work.game, options, count: 2 });
      router.go(`/match/${created.match.id}`);
    });
}
