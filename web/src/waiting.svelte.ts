/** Matches that wait for me: their number stands in the tab's title, wherever I am. */
import { api } from './api/http';
import type { Match } from './api/types';
import { people } from './people.svelte';

/** How often the server is asked, in milliseconds. */
const EVERY = 30_000;

class Waiting {
  matches = $state.raw<readonly Match[]>([]);

  /** Those besides the table that I am at. */
  others(match: string): readonly Match[] {
    return this.matches.filter((one) => one.id !== match);
  }

  /** Ask now and then while somebody looks; returns how to stop. */
  watch(): () => void {
    const look = (): void => {
      if (document.hidden || !people.me?.person) return;
      api.waiting().then(
        (found) => (this.matches = found),
        () => undefined,
      );
    };
    const soon = setTimeout(look, 1500);
    const timer = setInterval(look, EVERY);
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
    };
  }
}

export const waiting = new Waiting();

/** "(2) " before a title, when so many matches wait. */
export function counted(count: number, title: string): string {
  return count > 0 ? `(${count}) ${title}` : title;
}
