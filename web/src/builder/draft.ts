/** The list that somebody is at, kept for as long as the tab is open: a page loaded anew, or left and come back to, still has it. */

export interface Draft {
  name: string;
  text: string;
  /** The build that it is kept under, if it is. */
  stored: string | null;
}

const keyOf = (game: string, id: string | null): string => `dejarik.draft.${game}.${id ?? ''}`;

/** Nothing on the page is nothing to keep. */
export function keepDraft(game: string, id: string | null, draft: Draft): void {
  try {
    if (draft.text) sessionStorage.setItem(keyOf(game, id), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(game, id));
  } catch {
    /* storage can be forbidden: then a list lasts as long as the page */
  }
}

export function draftOf(game: string, id: string | null): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(game, id)) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}
