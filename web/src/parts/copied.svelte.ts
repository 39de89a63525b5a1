/** Something that can be taken along as text: copied, and for a moment said to be. */

/** How long "copied" is shown, in milliseconds. */
const SHOWN = 1600;

export class Copied {
  /** What was copied just now. */
  last = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  async copy(text: string): Promise<void> {
    if (!(await intoClipboard(text))) return;
    this.last = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.last = null), SHOWN);
  }
}

/** A table at home is often reached without TLS, and there browsers have no clipboard of their own to offer. */
async function intoClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return bySelection(text);
  }
}

function bySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.cssText = 'position:fixed;top:0;opacity:0';
  (before?.closest('dialog') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
