import type { Question, Scene, Value } from '../../api/types';
import { takenBack } from '../../table/silence';
import { pilot, windowOf } from './pilot.svelte';
import type { View } from './view';

/** Windows in which nothing can be done, or in which the player does not want to be asked, are passed unseen. */
export function silent(scene: Scene, question: Question, alone: boolean): { value: Value; after: number } | null {
  const view = scene.view as View;
  const again = takenBack(scene);
  const window = windowOf(view, question);
  if (again || !window) return null;
  const whose = view.active === view.seat ? 'own' : 'other';
  const after = pilot.passes(window, whose, question.options.length === 1, alone);
  return after === null ? null : { value: 'pass', after };
}
