/** What is drawn over the galaxy: probe knowledge and notes by hand, regions, resources. */
import { SvelteSet } from 'svelte/reactivity';

export class Layers {
  probes = $state(true);
  regions = $state(true);
  resources = $state(true);
  /** A click on a system notes it, or takes the note away. */
  marking = $state(false);
  #notes = new SvelteSet<string>();
  #place: string;

  constructor(match: string) {
    this.#place = `rebellion-notes-${match}`;
    for (const id of (localStorage.getItem(this.#place) ?? '').split(' ').filter(Boolean)) this.#notes.add(id);
  }

  noted = (system: string): boolean => this.#notes.has(system);

  note = (system: string): void => {
    if (!this.#notes.delete(system)) this.#notes.add(system);
    localStorage.setItem(this.#place, [...this.#notes].join(' '));
  };
}
