/** A step of a match that was played before, as boards want it. */
import type { Frame, Line, Outcome, Scene } from '../api/types';

/** Boards carry a scene on by what was told after it; what a step has behind it belongs to its scene. */
export function sceneOf(
  frame: Frame,
  seat: number | null,
  journal: readonly Line[],
  outcome: Outcome | null = null,
): Scene {
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
    journal: journal.filter((line) => line.at <= frame.at),
    outcome,
    ending: null,
    undo: { possible: false, needs: [], asked_by: null, agreed: [], waiting: [] },
    clocks: [],
    now: 0,
  };
}
