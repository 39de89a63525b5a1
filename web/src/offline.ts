/** The installed app: a worker that keeps the page, the rules, the lessons and the card facts for when the server is away. */
import { words } from './words/index.svelte';

/** Whoever has just come looks at the page first; what is kept for later comes after that. */
const LATER = 3000;

export function keepForOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  setTimeout(() => void register().catch(() => undefined), LATER);
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'keep', lang: words.lang });
}
