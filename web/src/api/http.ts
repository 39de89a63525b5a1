/** Requests to the server; every refusal is one sentence in the reader's language. */
import { say, words } from '../words/index.svelte';
import { keep, newShare, sha256 } from './shares';
import type {
  AddBrowser,
  Book,
  Build,
  Calls,
  Complaint,
  Cover,
  Created,
  CreateMatch,
  Game,
  Invitation,
  Invite,
  Lesson,
  ListVerdict,
  Lobby,
  Match,
  Me,
  Opinion,
  Problem,
  Profile,
  Rating,
  RecordFile,
  Replay,
  Report,
  RulebookPage,
  SaveBuild,
  SeatTaken,
  SetCalls,
  Since,
  Trial,
  Verdict,
} from './types';

/** A request the server refused (or that never reached it). `message` is for the person. */
export class Trouble extends Error {
  constructor(
    message: string,
    readonly error: string,
    readonly status: number,
    readonly rule: string | null = null,
  ) {
    super(message);
  }

  /** Nothing is wrong with what was asked: it may be tried again. */
  get passes(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

/** Whatever went wrong, in words: what is not an answer of the server is code of the page that has not come. */
export function troubleOf(error: unknown): Trouble {
  return error instanceof Trouble ? error : new Trouble(say('trouble-offline'), 'offline', 0);
}

async function trouble(response: Response): Promise<Trouble> {
  try {
    const problem = (await response.json()) as Problem;
    if (problem.message) return new Trouble(problem.message, problem.error, response.status, problem.rule);
  } catch {
    /* not one of our answers: a proxy, perhaps */
  }
  return new Trouble(say('trouble-server', { status: response.status }), 'server', response.status);
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': words.lang };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  // a page of another site cannot send a header of its own without asking the server first
  if (method !== 'GET') headers['X-Dejarik'] = '1';
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
    });
  } catch {
    throw new Trouble(say('trouble-offline'), 'offline', 0);
  }
  if (!response.ok) throw await trouble(response);
  if (response.status === 204) return undefined as T;
  return (await response.json()) as T;
}

const get = <T>(path: string): Promise<T> => request<T>('GET', path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => request<T>('POST', path, body);
const id = encodeURIComponent;
/** Card facts by game: they are the same for every match. */
const known = new Map<string, Promise<unknown>>();

function query(values: Record<string, string | number | boolean | null | undefined>): string {
  const kept = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '');
  const text = new URLSearchParams(kept.map(([name, value]) => [name, String(value)])).toString();
  return text ? `?${text}` : '';
}

/** Whoever sits down promises a share of the dice. */
async function sitDown(path: string): Promise<SeatTaken> {
  const kept = newShare();
  const taken = await post<SeatTaken>(`${path}${query({ lang: words.lang, promise: sha256(kept.share) })}`);
  if (taken.match.lots?.promises[taken.seat] === sha256(kept.share)) keep(taken.match.id, kept);
  return taken;
}

export const api = {
  games: () => get<Game[]>(`/api/games${query({ lang: words.lang })}`),
  rules: (game: string, search = '') =>
    get<RulebookPage>(`/api/games/${id(game)}/rules${query({ lang: words.lang, search })}`),
  book: (game: string) => get<Book>(`/api/games/${id(game)}/book${query({ lang: words.lang })}`),
  lesson: (game: string, lesson: string) =>
    get<Lesson>(`/api/games/${id(game)}/lessons/${id(lesson)}${query({ lang: words.lang })}`),
  texts: async (game: string): Promise<string> => {
    const response = await fetch(`/api/games/${id(game)}/texts${query({ lang: words.lang })}`);
    if (!response.ok) throw await trouble(response);
    return response.text();
  },

  me: () => get<Me>('/api/me'),
  takeName: (name: string) => request<Me>('PUT', `/api/me${query({ lang: words.lang })}`, { name }),
  register: (account: string, password: string) =>
    post<Me>(`/api/accounts${query({ lang: words.lang })}`, { account, password }),
  signIn: (account: string, password: string) =>
    post<Me>(`/api/session${query({ lang: words.lang })}`, { account, password }),
  profile: (skip = 0) => get<Profile>(`/api/me/profile${query({ lang: words.lang, skip })}`),
  goodbye: (password: string) => post<unknown>(`/api/me/goodbye${query({ lang: words.lang })}`, { password }),
  /** How I want to be called when a match waits for me. */
  calls: () => get<Calls>('/api/me/calls'),
  setCalls: (wanted: SetCalls) => request<Calls>('PUT', `/api/me/calls${query({ lang: words.lang })}`, wanted),
  addBrowser: (browser: AddBrowser) => post<Calls>(`/api/me/browsers${query({ lang: words.lang })}`, browser),
  dropBrowser: (browser: string) => request<Calls>('DELETE', `/api/me/browsers/${id(browser)}`),
  tryCalls: () => post<Trial>(`/api/me/calls/trial${query({ lang: words.lang })}`),
  ratings: (game: string) => get<Rating[]>(`/api/ratings/${id(game)}`),
  signOut: () => request<Me>('DELETE', '/api/session'),

  opinion: (match: string) => get<Opinion>(`/api/matches/${id(match)}/opinion${query({ lang: words.lang })}`),

  /** Decks and squads, kept with the person. */
  builds: (game: string) => get<Build[]>(`/api/builds${query({ game })}`),
  /** What is printed on a game's cards, its limits and starters. */
  facts: <Facts>(game: string): Promise<Facts> => {
    const asked = (known.get(game) as Promise<Facts> | undefined) ?? get<Facts>(`/api/games/${id(game)}/facts`);
    known.set(game, asked);
    asked.catch(() => known.delete(game));
    return asked;
  },
  /** A deck or squad as the game reads it, with complaints and in other formats. */
  readList: (game: string, text: string) =>
    post<ListVerdict>(`/api/games/${id(game)}/lists${query({ lang: words.lang })}`, { text }),
  /** Decks or squads at a glance: ready ones by their names, others as text. */
  covers: (game: string, texts: string[]) =>
    post<(Cover | null)[]>(`/api/games/${id(game)}/covers${query({ lang: words.lang })}`, { texts }),
  /** The exact chances of a game's dice, as its command line tells them. */
  odds: <Reckoned>(game: string, asked: object) =>
    post<Reckoned>(`/api/games/${id(game)}/odds${query({ lang: words.lang })}`, { asked }),
  addBuild: (build: SaveBuild) => post<Build>(`/api/builds${query({ lang: words.lang })}`, build),
  changeBuild: (build: string, kept: SaveBuild) =>
    request<Build>('PUT', `/api/builds/${id(build)}${query({ lang: words.lang })}`, kept),
  dropBuild: (build: string) => request<unknown>('DELETE', `/api/builds/${id(build)}`),

  check: (game: string, text: string) =>
    post<Complaint[]>(`/api/games/${id(game)}/check${query({ lang: words.lang })}`, { text }),

  lobby: () => get<Lobby>(`/api/matches${query({ lang: words.lang })}`),
  /** My matches that wait for an answer of mine. */
  waiting: () => get<Match[]>(`/api/waiting${query({ lang: words.lang })}`),
  since: (match: string, seat: number, first: number, text: boolean) =>
    get<Since>(`/api/matches/${id(match)}/since${query({ lang: words.lang, seat, first, text: text || null })}`),
  create: async (match: CreateMatch): Promise<Created> => {
    const kept = newShare();
    const made = await post<Created>(`/api/matches${query({ lang: words.lang })}`, {
      ...match,
      promise: sha256(kept.share),
    });
    keep(made.match.id, kept);
    return made;
  },
  match: (match: string) => get<Match>(`/api/matches/${id(match)}${query({ lang: words.lang })}`),
  start: (match: string) => post<Match>(`/api/matches/${id(match)}/start${query({ lang: words.lang })}`),
  sit: (match: string, seat: number) => sitDown(`/api/matches/${id(match)}/seats/${seat}`),
  /** To my seat at the one table where the same people play again. */
  rematch: (match: string) => sitDown(`/api/matches/${id(match)}/rematch`),
  placeBot: (match: string, seat: number, bot: string) =>
    post<Match>(`/api/matches/${id(match)}/seats/${seat}/bot${query({ lang: words.lang })}`, { bot }),
  comeBack: (match: string, seat: number) =>
    request<Match>('DELETE', `/api/matches/${id(match)}/seats/${seat}/bot${query({ lang: words.lang })}`),
  /** Give my seat up: before the start to anybody, later to a bot. */
  standUp: (match: string, seat: number) =>
    request<Match>('DELETE', `/api/matches/${id(match)}/seats/${seat}${query({ lang: words.lang })}`),
  callOff: (match: string) => request<Match>('DELETE', `/api/matches/${id(match)}${query({ lang: words.lang })}`),
  renewInvite: (match: string, seat: number) =>
    post<Invite[]>(`/api/matches/${id(match)}/seats/${seat}/invite${query({ lang: words.lang })}`),
  invites: (match: string) => get<Invite[]>(`/api/matches/${id(match)}/invites`),
  invitation: (token: string) => get<Invitation>(`/api/invites/${id(token)}${query({ lang: words.lang })}`),
  accept: (token: string) => sitDown(`/api/invites/${id(token)}`),

  replay: (match: string, seat: number | null, first: number, count: number, text: boolean) =>
    get<Replay>(
      `/api/matches/${id(match)}/replay${query({ lang: words.lang, seat, first, count, text: text || null })}`,
    ),
  record: (match: string) => get<RecordFile>(`/api/matches/${id(match)}/record`),
  watchRecord: (record: unknown, seat: number | null, first: number, count: number, text: boolean) =>
    post<Replay>(`/api/replay${query({ lang: words.lang })}`, { record, seat, first, count, text }),
  verdict: (match: string) => get<Verdict>(`/api/matches/${id(match)}/verdict${query({ lang: words.lang })}`),
  verify: (record: unknown) => post<Verdict>(`/api/verify${query({ lang: words.lang })}`, record),
  report: (match: string, report: { words: string; seat: number | null; client: string }) =>
    post<Report>(`/api/matches/${id(match)}/reports${query({ lang: words.lang })}`, report),
};
