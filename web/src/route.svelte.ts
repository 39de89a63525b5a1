/** Addresses: every table, replay and builder has a link. */

export type Route =
  | { page: 'lobby'; game: string | null }
  | { page: 'table'; match: string }
  | { page: 'invite'; token: string }
  | { page: 'replay'; match: string | null; at: number | null }
  | { page: 'rules'; game: string | null; rule: string | null }
  | { page: 'lesson'; game: string; lesson: string }
  | { page: 'build'; game: string | null; id: string | null }
  | { page: 'kit' }
  | { page: 'pictures'; game: string | null }
  | { page: 'about' }
  | { page: 'profile' }
  | { page: 'ratings'; game: string | null }
  | { page: 'lost' };

/** As it was meant; what nobody can have meant stays as it is, and leads nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function parse(path: string, search = '', hash = ''): Route {
  const parts = path.split('/').filter(Boolean).map(decoded);
  const [first, second, third] = parts;
  const query = new URLSearchParams(search);
  if (!first) return { page: 'lobby', game: query.get('game') };
  if (first === 'match' && second) return { page: 'table', match: second };
  if (first === 'invite' && second) return { page: 'invite', token: second };
  if (first === 'replay') {
    const at = Number.parseInt(query.get('at') ?? '', 10);
    return { page: 'replay', match: second ?? null, at: Number.isNaN(at) ? null : at };
  }
  if (first === 'rules') return { page: 'rules', game: second ?? null, rule: hash ? decoded(hash.slice(1)) : null };
  if (first === 'learn' && second) return { page: 'lesson', game: second, lesson: third ?? 'first' };
  if (first === 'build') return { page: 'build', game: second ?? null, id: third ?? null };
  if (first === 'kit') return { page: 'kit' };
  if (first === 'pictures') return { page: 'pictures', game: second ?? null };
  if (first === 'about') return { page: 'about' };
  if (first === 'profile') return { page: 'profile' };
  if (first === 'ratings') return { page: 'ratings', game: second ?? null };
  return { page: 'lost' };
}

class Router {
  now = $state.raw<Route>(parse(location.pathname, location.search, location.hash));

  constructor() {
    addEventListener('popstate', () => this.#read());
  }

  #read(): void {
    this.now = parse(location.pathname, location.search, location.hash);
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.#read();
    scrollTo(0, 0);
  }

  /** Let links inside the page change it without loading it anew. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  };
}

export const router = new Router();
