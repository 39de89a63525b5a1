/** Where the player looks: at what matters now, as near as it allows, with as much of the fight around it as there is room for. */
import { untrack } from 'svelte';
import { Camera } from '../../table/camera.svelte';
import { compose, type Nearness } from './composing';
import type { Frame } from './frame';
import type { Rect, Size } from './room';
import type { Sights } from './sights';

/** How near one looks, and the pixels for what is written at each side of a ship. */
interface Lens extends Nearness {
  readonly writing: Size;
}
/** A base is up to 88 pixels wide, 62 rather than that all are seen, 48 rather than one alone; on a phone up to 60, and 48. */
const WIDE: Lens = { close: 2.2, enough: 1.55, far: 1.2, writing: { width: 40, height: 26 } };
const NARROW: Lens = { close: 1.5, enough: 1.2, writing: { width: 16, height: 20 } };
/** A window of fewer pixels is narrow. */
const BELOW = 600;
/** How much of the width is kept free for a panel at most. */
const PANEL = 0.4;

export class Eye {
  readonly camera = new Camera();
  /** Where the buttons of the map lie, in pixels of the window. */
  buttons = $state.raw<Rect | null>(null);
  /** Where the plates of both squads lie: under them ships are seen. */
  plates = $state.raw<readonly Rect[]>([]);
  #sights: Sights = { hearts: [], others: [] };

  /** Keep to what `free` leaves of `host`; call it from an effect, it returns how to stop. */
  watch(host: HTMLElement, free: HTMLElement): () => void {
    const tools = host.querySelector('.tools');
    const squads = host.querySelectorAll('.squad');
    const watcher = new ResizeObserver(() => {
      const [all, open] = [host.getBoundingClientRect(), free.getBoundingClientRect()];
      const within = (one: Element): Rect => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return { x: left - all.left, y: top - all.top, width, height };
      };
      this.camera.pads = {
        top: open.top - all.top,
        left: open.left - all.left,
        right: all.right - open.right,
        bottom: all.bottom - open.bottom,
      };
      this.buttons = tools ? within(tools) : null;
      this.plates = [...squads].map(within);
    });
    for (const one of [free, host, ...squads, ...(tools ? [tools] : [])]) watcher.observe(one);
    return () => watcher.disconnect();
  }

  /** Look there, at everything where nothing matters, on where one looks where nothing is told of; until the player takes over. */
  look(frame: Frame, sights: Sights | null): void {
    this.camera.width = frame.width;
    this.camera.height = frame.height;
    this.#sights = sights ?? this.#sights;
    void [this.camera.pads, this.camera.seen];
    if (!this.camera.touched) untrack(() => this.#go());
  }

  again(): void {
    this.camera.touched = false;
    this.#go();
  }

  #go(): void {
    const { hearts, others, near, above = 0, aside = 0 } = this.#sights;
    if (!hearts.length) {
      this.camera.all();
      return;
    }
    const { free } = this.camera;
    const lens = free.width < BELOW ? NARROW : WIDE;
    const writing = { width: lens.writing.width, height: lens.writing.height + above };
    const close = Math.min(lens.close, near?.close ?? lens.close);
    const enough = Math.min(lens.enough, near?.enough ?? lens.enough);
    const left = Math.min(aside, free.width * PANEL);
    const window = { ...free, width: free.width - left };
    const { scale, middle } = compose(hearts, others, window, writing, { close, enough, far: lens.far });
    this.camera.look({ ...middle, x: middle.x - left / 2 / scale }, scale);
  }
}
