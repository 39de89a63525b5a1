/** Where the player looks: at the whole fight while ships stay large enough to be enjoyed, else at what matters now. */
import { untrack } from 'svelte';
import { Camera, type Point } from '../../table/camera.svelte';
import type { Frame } from './frame';
import type { Rect } from './room';

/** Pixels per millimetre: a base is at least 48 pixels wide. */
const LEAST = 1.2;
/** Millimetres around the outermost ships. */
const ROOM = 60;
/** A window of fewer pixels leaves less around them, so that the ships are larger. */
const NARROW = { below: 600, room: 46 };

export class Eye {
  readonly camera = new Camera();
  /** Where the buttons of the map lie, in pixels of the window. */
  buttons = $state.raw<Rect | null>(null);
  #spots: readonly Point[] = [];
  #hearts: readonly Point[] = [];

  /** Keep to what `free` leaves of `host`; call it from an effect, it returns how to stop. */
  watch(host: HTMLElement, free: HTMLElement): () => void {
    const tools = host.querySelector('.tools');
    const watcher = new ResizeObserver(() => {
      const [all, open] = [host.getBoundingClientRect(), free.getBoundingClientRect()];
      this.camera.pads = {
        top: open.top - all.top,
        left: open.left - all.left,
        right: all.right - open.right,
        bottom: all.bottom - open.bottom,
      };
      const held = tools?.getBoundingClientRect();
      this.buttons = held
        ? { x: held.left - all.left, y: held.top - all.top, width: held.width, height: held.height }
        : null;
    });
    watcher.observe(free);
    watcher.observe(host);
    if (tools) watcher.observe(tools);
    return () => watcher.disconnect();
  }

  /** Look at these ships, above all at the `hearts`; at everything where there are none. Until the player takes over. */
  look(frame: Frame, spots: readonly Point[], hearts: readonly Point[]): void {
    this.camera.width = frame.width;
    this.camera.height = frame.height;
    this.#spots = spots;
    this.#hearts = hearts;
    void [this.camera.pads, this.camera.seen];
    if (!this.camera.touched) untrack(() => this.#go());
  }

  again(): void {
    this.camera.touched = false;
    this.#go();
  }

  #go(): void {
    if (!this.#spots.length) {
      this.camera.all();
      return;
    }
    const room = this.camera.free.width < NARROW.below ? NARROW.room : ROOM;
    this.camera.frame(this.#spots, room, LEAST, this.#hearts);
  }
}
