/** What a person has set on this device: kept in the browser, never sent. */

interface Kept {
  sound: boolean;
  motion: 'system' | 'off';
  /** How long the story of what happened takes: 1 calm, 0.5 brisk, 0 at once. */
  tempo: number;
  notify: boolean;
  panels: { side: boolean; seats: boolean; tab: 'journal' | 'rules' | 'chat' };
  name: string;
}

const KEY = 'dejarik.settings';
const FIRST: Kept = {
  sound: false,
  motion: 'system',
  tempo: 1,
  notify: false,
  panels: { side: true, seats: true, tab: 'journal' },
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
    const kept = JSON.parse(recall(KEY) ?? '{}') as Partial<Kept>;
    return { ...FIRST, ...kept, panels: { ...FIRST.panels, ...kept.panels } };
  } catch {
    return structuredClone(FIRST);
  }
}

export const settings = $state<Kept>(read());

/** Keep every change from now on. Call once, from the root component. */
export function keepSettings(): void {
  $effect(() => {
    remember(KEY, JSON.stringify(settings));
    document.documentElement.dataset.motion = settings.motion;
  });
}

/** Whether things may move. */
export function moves(): boolean {
  return settings.motion !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
