/** A step of a match that was played before, as boards want it. */
import type { Frame, Outcome, Scene } from '../api/types';

export function sceneOf(frame: Frame, seat: number | null, outcome: Outcome | null = null): Scene {
  return {
    type: 'scene',
    seq: frame.at,
    at: frame.at,
    state: 'over',
    seat,
    view: frame.view,
    text: frame.text,
    question: null,
    asked: frame.asked,
    answered: [],
    laid: [],
    chosen: [],
    journal_from: 0,
    journal: [],
    outcome,
    ending: null,
    undo: { possible: false, needs: [], asked_by: null, agreed: [], waiting: [] },
    clocks: [],
    now: 0,
  };
}
