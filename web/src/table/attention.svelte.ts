/** Telling a person who looks elsewhere that it is their turn: the page's title, a notification if allowed, a soft cue. */
import { settings } from '../settings.svelte';

/** The title: what is asked of whom comes first, so that it can be read on a narrow tab. */
export function title(parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}

export function notify(heading: string, body: string): void {
  if (!settings.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted')
    return;
  const shown = new Notification(heading, { body, tag: 'dejarik-turn', icon: '/icon.svg' });
  shown.onclick = () => {
    focus();
    shown.close();
  };
}

export async function allowNotifications(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** How long nobody may have asked me for a question to be news, in milliseconds. */
const QUIET = 1200;

/** Rings when it becomes my turn; questions that follow upon each other are one turn. */
export class TurnBell {
  #heard: number | null = null;
  #since = 0;

  /** Told of the question that stands (null: none); true when somebody should be called. */
  rings(question: number | null, now = Date.now()): boolean {
    if (question === this.#heard) return false;
    const wasMine = this.#heard !== null;
    this.#heard = question;
    if (question === null) this.#since = now;
    return question !== null && !wasMine && now - this.#since >= QUIET;
  }
}
