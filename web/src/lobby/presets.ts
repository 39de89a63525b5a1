/** Ways to set up a match, as the lobby and the dialog show them. */
import type { Preset } from '../api/types';
import type { IconName } from '../parts/Icon.svelte';

const SIGNS: Readonly<Record<string, IconName>> = { lesson: 'lesson', quick: 'bolt', full: 'flag' };

export function signOf(preset: Preset): IconName {
  return SIGNS[preset.id] ?? 'play';
}
