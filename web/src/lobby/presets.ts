/** Ways to set up a match, as the lobby and the dialog show them. */
import type { Game, Match, Preset, Setting } from '../api/types';
import type { IconName } from '../parts/Icon.svelte';
import { firstValue } from './field';

const SIGNS: Readonly<Record<string, IconName>> = { lesson: 'lesson', quick: 'bolt', full: 'flag' };

export function signOf(preset: Preset): IconName {
  return SIGNS[preset.id] ?? 'play';
}

/** Whoever is new is led by the hand: a guided match stands in the place of the same set-up without a coach. */
export function waysOf(game: Game): { lesson: Game['lessons'][number] | null; presets: Preset[] } {
  const lesson = game.lessons[0] ?? null;
  return { lesson, presets: (game.presets ?? []).filter((preset) => !lesson || preset.id !== 'lesson') };
}

/** Which of the ways to play a match was made by, if by any: aids and who sits where do not matter, what is played does. */
export function presetOf(game: Game, match: Match): Preset | null {
  const settings = (game.settings as Setting[]).filter((setting) => !setting.aid);
  const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
  const fitting = waysOf(game).presets.filter(({ options }) =>
    settings.every((setting) => same(options[setting.name] ?? firstValue(setting), match.options[setting.name])),
  );
  if (fitting.length < 2) return fitting[0] ?? null;
  return fitting.find((one) => one.seats === match.seats.length) ?? null;
}

/** A match by name: the game, and how it is played where that has a name. */
export function matchName(game: Game | undefined, match: Match): string {
  if (!game) return match.game;
  const preset = match.lesson ? null : presetOf(game, match);
  return [game.short_name, preset?.label].filter(Boolean).join(' · ');
}
