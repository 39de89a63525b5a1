/** Words: the page's own sentences and a game's, in Russian or English, through Fluent. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Lang = 'ru' | 'en';
export const LANGUAGES: readonly Lang[] = ['ru', 'en'];
export type Args = Record<string, FluentVariable>;
export type Say = (id: string, args?: Args) => string;

const sources = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });

function bundle(lang: Lang, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

/** A message with its values. A missing one shows its id, so that it is seen and mended. */
function format(found: FluentBundle | undefined, id: string, args?: Args): string {
  const message = found?.getMessage(id);
  if (!found || !message?.value) return id;
  const errors: Error[] = [];
  const text = found.formatPattern(message.value, args, errors);
  if (errors.length) console.warn(`text ${id}:`, errors[0]);
  return text;
}

/** The language a visitor sees first: what they chose before, else what the browser prefers. */
export function firstLanguage(stored: string | null, preferred: readonly string[]): Lang {
  if (stored === 'ru' || stored === 'en') return stored;
  for (const tag of preferred) {
    const lang = tag.slice(0, 2).toLowerCase();
    if (lang === 'ru' || lang === 'en') return lang;
    if (['be', 'uk', 'kk'].includes(lang)) return 'ru';
  }
  return 'en';
}

class Words {
  lang = $state<Lang>('ru');
  #own = $state.raw<FluentBundle>();
  /** Files of words that only some pages need. */
  #parts = new Set<string>();

  async use(lang: Lang): Promise<void> {
    this.#own = bundle(
      lang,
      (await Promise.all(['', ...this.#parts].map((part) => this.#source(lang, part)))).join('\n'),
    );
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  #source(lang: Lang, part: string): Promise<string> {
    return sources[part ? `./${part}.${lang}.ftl` : `./${lang}.ftl`]!();
  }

  /** Parts that will be needed: they come with the common words. */
  expect(...parts: string[]): void {
    for (const part of parts) this.#parts.add(part);
  }

  /** Bring the words that a page needs besides the common ones. */
  async need(...parts: string[]): Promise<void> {
    if (parts.every((part) => this.#parts.has(part))) return;
    this.expect(...parts);
    await this.use(this.lang);
  }

  say: Say = (id, args) => format(this.#own, id, args);

  /** Whether the page has a message of this id. */
  has(id: string): boolean {
    return this.#own?.hasMessage(id) ?? false;
  }
}

export const words = new Words();
export const say: Say = (id, args) => words.say(id, args);

/** The words of one game, from the Fluent text that the server sends. */
export class GameWords {
  #bundle: FluentBundle;

  constructor(lang: Lang, source: string) {
    this.#bundle = bundle(lang, source);
  }

  say: Say = (id, args) => format(this.#bundle, id, args);

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }
}

type Unit = 'day' | 'hour' | 'minute' | 'second';

/** A stretch of time by its largest unit, whole. */
function largest(milliseconds: number): [number, Unit] {
  const seconds = milliseconds / 1000;
  const steps: [Unit, number][] = [
    ['day', 86400],
    ['hour', 3600],
    ['minute', 60],
  ];
  for (const [unit, size] of steps) if (Math.abs(seconds) >= size) return [Math.trunc(seconds / size), unit];
  return [Math.trunc(seconds), 'second'];
}

/** "3 minutes ago" in the reader's language. */
export function ago(lang: Lang, then: Date, now: Date): string {
  const [count, unit] = largest(then.getTime() - now.getTime());
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto', style: 'short' }).format(count, unit);
}

/** "3 min" in the reader's language: how long something has lasted. Clocks that differ a little count for nothing. */
export function lasted(lang: Lang, since: Date, now: Date): string {
  const [count, unit] = largest(Math.max(0, now.getTime() - since.getTime()));
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'short' }).format(count);
}
