/** The drawer beside a table: kept open or closed where there is room, popped over the board where there is not. */
import { innerWidth } from 'svelte/reactivity/window';
import { settings } from '../settings.svelte';

/** Below this the drawer covers the board: beside it, it would leave too little. */
const WIDE = 1360;
/** Below this it also takes the header's tools in. */
const TOOLS = 1100;
/** Up to this a page is a phone. */
const PHONE = 720;

export class Beside {
  /** The rule it stands at; `turn` counts requests, so that the same rule can be opened again. */
  rule = $state<string | null>(null);
  turn = $state(0);
  #popped = $state(false);

  /** `usual` says whether it is open on a page of this width until somebody has opened or closed it. */
  constructor(private readonly usual: (width: number) => boolean) {}

  get width(): number {
    return innerWidth.current ?? WIDE;
  }

  /** Whether it lies over the board. */
  get over(): boolean {
    return this.width < WIDE;
  }

  /** Whether it holds the header's tools. */
  get tools(): boolean {
    return this.width < TOOLS;
  }

  get phone(): boolean {
    return this.width <= PHONE;
  }

  get open(): boolean {
    return this.over ? this.#popped : (settings.drawer ?? this.usual(this.width));
  }

  draw(wanted: boolean): void {
    if (this.over) this.#popped = wanted;
    else settings.drawer = wanted;
  }

  shut = (): void => this.draw(false);
  toggle = (): void => this.draw(!this.open);

  show(tab: typeof settings.tab): void {
    settings.tab = tab;
    this.draw(true);
  }

  openRule = (id: string): void => {
    this.rule = id;
    this.turn++;
    this.show('rules');
  };

  /** The rulebook, at this rule if there is one. */
  help(rule: string | null | undefined): void {
    if (rule) this.openRule(rule);
    else this.show('rules');
  }

  /** Take it off the board; whether it lay there. */
  close = (): boolean => {
    const was = this.#popped;
    this.#popped = false;
    return was;
  };
}
