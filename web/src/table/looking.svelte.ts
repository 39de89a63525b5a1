/** How far I have looked and read: told to the server when the table has come to rest, and when I go. */
import type { Live } from '../api/live.svelte';
import type { Retelling } from './retelling.svelte';

/** How long a table rests before it counts as seen, in milliseconds. */
const REST = 1500;

export class Looking {
  #live: Live;
  #retelling: Retelling;
  #reading: () => boolean;
  /** The last line of chat that was read here; until then what the server remembers of it counts. */
  #read = $state(0);
  #heard = $derived.by(() => Math.max(this.#read, this.#live.memory?.heard ?? 0));

  /** `reading` says whether the chat is open. Call while a component is made. */
  constructor(live: Live, retelling: Retelling, reading: () => boolean) {
    this.#live = live;
    this.#retelling = retelling;
    this.#reading = reading;
    $effect(() => {
      if (reading()) this.#read = live.chat.at(-1)?.id ?? 0;
    });
    $effect(() => {
      void [live.scene?.at, this.#heard];
      if (document.hidden || !retelling.settled) return;
      const timer = setTimeout(this.tell, REST);
      return () => clearTimeout(timer);
    });
  }

  /** Lines of chat by others that I have not read. */
  readonly unread = $derived.by((): number => {
    if (this.#reading()) return 0;
    const mine = this.#live.scene?.seat ?? -1;
    return this.#live.chat.filter((line) => line.id > this.#heard && line.seat !== mine).length;
  });

  tell = (): void => {
    if (this.#retelling.settled) this.#live.looked(this.#heard);
  };
}
