/** The search in a rulebook: waits until somebody has stopped typing, and forgets answers that come too late. */
import { api, type Trouble } from '../api/http';
import type { Rule } from '../api/types';

const PAUSE = 170;

interface Manner {
  /** What is found without the server. */
  offline?: (text: string) => Rule[];
  /** Once something has been found, or nothing. */
  then?: () => void;
}

export class RuleSearch {
  wanted = $state('');
  /** What was found; null while nothing is searched. */
  found = $state.raw<Rule[] | null>(null);
  problem = $state('');
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly game: () => string,
    private readonly manner: Manner = {},
  ) {}

  /** The field says something else now. */
  changed = (): void => {
    clearTimeout(this.#waiting);
    const text = this.wanted.trim();
    if (text) this.#waiting = setTimeout(() => void this.#ask(text), PAUSE);
    else this.found = null;
  };

  end(): void {
    clearTimeout(this.#waiting);
    this.wanted = '';
    this.found = null;
  }

  async #ask(text: string): Promise<void> {
    const { offline, then } = this.manner;
    try {
      const page = await api.rules(this.game(), text);
      if (text === this.wanted.trim()) this.found = page.rules;
    } catch (error) {
      const trouble = error as Trouble;
      if (offline && trouble.error === 'offline') this.found = offline(text);
      else this.problem = trouble.message;
    }
    then?.();
  }
}
