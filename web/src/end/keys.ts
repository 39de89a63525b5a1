/** The keys of the end: each stands on its button (`data-press`). */
import { isTyping } from '../table/keys';

/** Whoever sends the last answer twice does not mean another match. */
const PATIENCE = 800;
/** What lies on a Russian keyboard where the letter lies on an English one. */
const RUSSIAN: Record<string, string> = { к: 'r' };

export function keysOfTheEnd(page: () => ParentNode | undefined): (event: KeyboardEvent) => void {
  const since = performance.now();
  return (event) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
    if ((event.target as Element | null)?.closest('button, a') || performance.now() - since < PATIENCE) return;
    const key = event.key.toLowerCase();
    const buttons = [...(page()?.querySelectorAll<HTMLElement>('[data-press]') ?? [])];
    buttons.find((one) => one.dataset.press === (RUSSIAN[key] ?? key))?.click();
  };
}
