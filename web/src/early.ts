/** A head start: what a table asks for first is on its way while the table's page still is. */
import { api } from './api/http';
import type { Game, Match } from './api/types';
import { board, heading } from './games';
import type { Route } from './route.svelte';
import { words } from './words/index.svelte';

interface Asked {
  id: string;
  match: Promise<Match>;
  texts: Promise<string>;
  games: Promise<Game[]>;
}
let asked: Asked | null = null;

function ask(id: string): Asked {
  const match = api.match(id);
  const texts = match.then(({ game }) => api.texts(game));
  return { id, match, texts, games: api.games() };
}

/** Told of the address that is opened, before anything of it is there; the page's words when they have come. */
export async function setOut(route: Route): Promise<void> {
  if (route.page !== 'table') return words.use(words.lang);
  // six files come at a time: what is waited for longest goes first
  words.expect('table', 'home');
  const ready = words.use(words.lang);
  void import('./table/Table.svelte');
  asked = ask(route.match);
  asked.match.then(({ game }) => Promise.all([board(game), heading(game)])).catch(() => undefined);
  for (const one of [asked.texts, asked.games]) one.catch(() => undefined); // told where it is waited for
  return ready;
}

/** The match, its words and the games: as they were asked for at the start, once; asked for now otherwise. */
export function firstOf(id: string): Asked {
  const early = asked?.id === id ? asked : null;
  asked = null;
  // a refusal that came before the words were there is asked for again, to be told in words
  return early ? { ...early, match: early.match.catch(() => api.match(id)) } : ask(id);
}
