/** Ways to set up a match, as the lobby and the dialog show them. */
import type { Game, Preset } from '../api/types';
import type { IconName } from '../parts/Icon.svelte';

const SIGNS: Readonly<Record<string, IconName>> = { lesson: 'lesson', quick: 'bolt', full: 'flag' };

export function signOf(preset: Preset): IconName {
  return SIGNS[preset.id] ?? 'play';
}

/** Whoever is new is led by the hand: a guided match stands in the place of the same set-up without a coach. */
export function waysOf(game: Game): { lesson: Game['lessons'][number] | null; presets: Preset[] } {
  const lesson = game.lessons[0] ?? null;
  return { lesson, presets: (game.presets ?? []).filter((preset) => !lesson || preset.id !== 'lesson') };
}
