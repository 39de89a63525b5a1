/** What a person has set on this device: kept in the browser, never sent. */

interface Kept {
  sound: boolean;
  /** How loud, 0 … 1. */
  volume: number;
  /** Whether the person has been asked about sound: once is enough. */
  soundAsked: boolean;
  theme: 'dark' | 'light' | 'system';
  motion: 'system' | 'off';
  /** How long the story of what happened takes: 1 calm, 0.5 brisk, 0 at once. */
  tempo: number;
  notify: boolean;
  /** The drawer at the table: open, closed, or (null) as the screen has room for it. */
  drawer: boolean | null;
  tab: 'journal' | 'rules' | 'chat' | 'notes';
  name: string;
}

const KEY = 'dejarik.settings';
const FIRST: Kept = {
  sound: false,
  volume: 0.7,
  soundAsked: false,
  theme: 'dark',
  motion: 'system',
  tempo: 1,
  notify: false,
  drawer: null,
  tab: 'journal',
  name: '',
};

/** Storage can be forbidden (private windows); then settings last as long as the page. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    /* nothing to do */
  }
}

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function read(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(recall(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return structuredClone(FIRST);
  }
}

export const settings = $state<Kept>(read());

/** Keep every change from now on. Call once, from the root component. */
export function keepSettings(): void {
  const day = matchMedia('(prefers-color-scheme: light)');
  let light = $state(day.matches);
  $effect(() => {
    const look = (): void => void (light = day.matches);
    day.addEventListener('change', look);
    return () => day.removeEventListener('change', look);
  });
  $effect(() => {
    remember(KEY, JSON.stringify(settings));
    const page = document.documentElement;
    page.dataset.motion = settings.motion;
    page.dataset.theme = settings.theme === 'system' ? (light ? 'light' : 'dark') : settings.theme;
  });
}

/** Whether things may move. */
export function moves(): boolean {
  return settings.motion !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
