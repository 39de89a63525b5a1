import type { Question, Scene, Value } from '../../api/types';
import { pilot, windowOf } from './pilot.svelte';
import type { View } from './view';

/** How many answers each match had at most: who has taken one back decides anew, or the pass would come back at once. */
const furthest = new Map<string, number>();

/** Windows in which nothing can be done, or in which the player does not want to be asked, are passed unseen. */
export function silent(scene: Scene, question: Question, alone: boolean): { value: Value; after: number } | null {
  const view = scene.view as View;
  const before = furthest.get(location.pathname) ?? 0;
  furthest.set(location.pathname, Math.max(before, scene.at));
  const window = windowOf(view, question);
  if (scene.at < before || !window) return null;
  const whose = view.active === view.seat ? 'own' : 'other';
  const after = pilot.passes(window, whose, question.options.length === 1, alone);
  return after === null ? null : { value: 'pass', after };
}
