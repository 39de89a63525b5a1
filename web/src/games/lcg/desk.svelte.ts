/** The table as the parts of the board ask about it: what lies where, what answers the question, what is being told. */
import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { HTMLAttributes } from 'svelte/elements';
import type { BoardProps } from '..';
import type { Value } from '../../api/types';
import type { Fate } from '../../table/fate';
import { asking } from './detail';
import type { Face, Note, OfPayment, Shown, View } from './view';

/** The card that an answer speaks of. */
export function cardOf(value: Value, kind: string): number | null {
  if (typeof value === 'number') return kind === 'amount' ? null : value;
  if (!Array.isArray(value)) return null;
  const [first, second] = value as readonly Value[];
  if ((first === 'play' || first === 'use') && typeof second === 'number') return second;
  return ['interrupt', 'reaction', 'forced'].includes(kind) && typeof first === 'number' ? first : null;
}

/** Cards that the journal line shows in large. */
export function toldBy(note: Note | undefined): readonly string[] {
  switch (note?.kind) {
    case 'plays':
    case 'uses':
    case 'fate':
    case 'edge-open':
      return [note.card];
    case 'edge-reveal':
    case 'reveals':
      return note.cards;
    default:
      return [];
  }
}

/** What happens to the card that a journal line is about, where it is to be seen. */
export function fateIn(note: Note | undefined): Fate {
  switch (note?.kind) {
    case 'objective-lost':
    case 'destroyed':
      return 'burns';
    case 'damaged':
      return 'struck';
    case 'shield-used':
    case 'protects':
      return 'shielded';
    case 'strikes':
      return 'strikes';
    default:
      return null;
  }
}

/** Steps of an engagement up to the declaration of defenders. */
const DECLARING = new Set(['engagement.1', 'engagement.2', 'engagement.3', 'engagement.4']);

export type Look = (card: string) => Attachment<HTMLElement | SVGElement>;

export class Desk {
  #given: () => BoardProps<View>;
  /** Attaches the sheet of a card to whatever shows it. */
  readonly look: Look;

  constructor(given: () => BoardProps<View>, look: Look) {
    this.#given = given;
    this.look = look;
  }

  readonly given = $derived.by(() => this.#given());
  readonly view = $derived.by(() => this.#given().scene.view);
  readonly choice = $derived.by(() => this.#given().choice);
  readonly say = $derived.by(() => this.#given().say);
  readonly names = $derived.by(() => this.#given().names);
  readonly question = $derived(this.choice.question);

  /** My seat, or the light side's for those who watch; and the one opposite. */
  readonly bottom = $derived(this.view.seat ?? (this.view.dark === 0 ? 1 : 0));
  readonly top = $derived(this.bottom === 0 ? 1 : 0);
  readonly fight = $derived(this.view.engaged >= 0 && this.view.phase === 'conflict');
  readonly #pieces = $derived(new Map(this.view.pieces.map((piece) => [piece.id, piece])));

  sideOf(seat: number): 'light' | 'dark' {
    return seat === this.view.dark ? 'dark' : 'light';
  }
  piece(id: number): Shown | undefined {
    return this.#pieces.get(id);
  }
  of(seat: number, kind: string): Shown[] {
    return this.view.pieces.filter((piece) => piece.kind === kind && piece.controller === seat);
  }
  /** What is attached to a card, to a player's area (below 0) or to the dial (0). */
  under(id: number): Shown[] {
    return this.view.pieces.filter((piece) => piece.kind === 'enhancement' && piece.host === id);
  }
  area(seat: number): Shown[] {
    return this.under(-1 - seat);
  }
  /** What a side's row always shows as cards. */
  goals(seat: number): Shown[] {
    return [...this.of(seat, 'affiliation'), ...this.of(seat, 'objective')];
  }
  /** Objectives that lie face down, as far as they are known; those that are being chosen from lie in large. */
  facedown(seat: number): (Face | null)[] {
    const side = this.view.sides[seat]!;
    return Array.from({ length: side.facedown_size }, (_, index) => side.facedown[index] ?? null).filter(
      (face) => !face || !this.loose.includes(face.id),
    );
  }
  /** The kinds of all places of a row that are cards: with those that lie face down, and the area while it is to be chosen. */
  places(seat: number): string[] {
    return [
      ...this.goals(seat).map((piece) => piece.kind),
      ...this.facedown(seat).map(() => 'objective'),
      ...(this.answers(-1 - seat) ? ['unit'] : []),
    ];
  }
  /** What else stands in a side's row: what lies in its area, and the units that stay at home where the row has them. */
  beside(seat: number, units: boolean): Shown[] {
    return [...(units ? this.home(seat) : []), ...this.area(seat)];
  }
  home(seat: number): Shown[] {
    return this.of(seat, 'unit').filter((piece) => !piece.role);
  }
  fighting(seat: number): Shown[] {
    return this.of(seat, 'unit').filter((piece) => piece.role > 0);
  }
  /** Whether a side's units stand at home behind the lane: in an engagement, once that side has declared who fights. */
  atHome(seat: number): boolean {
    if (!this.fight) return false;
    const declared = seat === this.view.active ? this.view.declared : !DECLARING.has(this.view.step);
    return declared || this.fighting(seat).length > 0;
  }
  /** The units of a side in the lane: those that fight, or all of them to choose from. */
  lane(seat: number): Shown[] {
    return this.atHome(seat) ? this.fighting(seat) : this.home(seat);
  }
  /** How many cards the larger edge stack has, with a place for one more; there is always one for two. */
  readonly stacked = $derived.by(() =>
    Math.max(
      2,
      ...this.#given().scene.view.sides.map((side) => side.stack_size + (this.#given().scene.view.revealed ? 0 : 1)),
    ),
  );
  name(card: string): string {
    return this.say(`card-${card}`);
  }

  /** The journal line that is being told. */
  readonly #note = $derived.by(() => this.#given().now?.note as Note | undefined);
  readonly told = $derived(toldBy(this.#note));

  // ── answers ────────────────────────────────────────────────────────────────────────────────────────────────────
  readonly #answers = $derived.by(() => {
    const found = new Map<number, Value>();
    for (const one of [...(this.question?.options ?? []), ...(this.question?.barred ?? [])]) {
      const card = cardOf(one.value, this.question!.kind);
      if (card !== null && !found.has(card)) found.set(card, one.value);
    }
    return found;
  });

  /** The answer that a card stands for in the open question; one that is none where it stands for nothing. */
  answer(id: number): Value {
    return this.#answers.get(id) ?? ['no answer', id];
  }
  answers(id: number): boolean {
    return this.#answers.has(id);
  }
  /** The question is about cards on the table, or a fight, and none in hand: the hand steps back where room is scarce. */
  readonly aside = $derived.by(() => {
    const asked = [...this.#answers.keys()].filter((id) => this.choice.has(this.answer(id)));
    const hand = this.view.sides[this.bottom]!.hand;
    const elsewhere = asked.length > 0 || (this.fight && this.question !== null);
    return elsewhere && !hand.some((face) => asked.includes(face.id));
  });

  /** Cards to choose from that lie nowhere on the board: in a pile, a deck, the other hand. */
  readonly loose = $derived.by(() => {
    const question = this.question;
    if (!question || this.choice.isPlace) return [];
    const shown = new Set([...this.#pieces.keys(), ...this.view.sides[this.bottom]!.hand.map((face) => face.id)]);
    return question.options
      .map((option) => cardOf(option.value, question.kind))
      .filter((card): card is number => card !== null && card > 0 && !shown.has(card))
      .filter((card, place, all) => all.indexOf(card) === place);
  });

  /** What has been played and goes on, while nothing else is shown in large. */
  readonly waiting = $derived.by(() =>
    this.told.length || this.loose.length || this.fight ? [] : this.#given().scene.view.limbo,
  );
  /** The dock names the card that waits: where room is scarce it need not lie there, too. */
  readonly named = $derived.by(() => {
    const card = this.question?.kind === 'pay' ? (this.question.about as OfPayment).card : asking(this.question);
    return this.waiting.length > 0 && this.waiting.every((face) => face.card === card);
  });
  /** The card in play whose text asks. */
  readonly source = $derived.by(() => {
    const card = asking(this.question);
    const found = card === null ? [] : this.view.pieces.filter((piece) => piece.card === card);
    return found.length === 1 ? found[0]!.id : null;
  });

  // ── giving out resources, tokens, shields ──────────────────────────────────────────────────────────────────────
  readonly sharing = $derived(this.choice.isShare);

  takes(id: number): boolean {
    return this.sharing && this.choice.has(id);
  }
  /** One more; a card that is full gives everything back. */
  give(id: number): void {
    if (this.choice.can(id)) this.choice.pick(id);
    else this.choice.give(id, 0);
  }
  /** What makes a card one that is given to: by a click, by its number, or walked to with the arrows and by Enter. */
  giving(id: number): HTMLAttributes<HTMLElement> {
    const more = this.choice.can(id);
    return {
      role: 'button',
      tabindex: 0,
      'data-answer': more ? 'open' : this.choice.count(id) ? 'picked' : null,
      'data-key': more ? this.choice.keyOf(id) : null,
      'data-advised': this.choice.isAdvised(id) ? '' : null,
      onclick: () => this.give(id),
      onkeydown: (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        this.give(id);
      },
    };
  }

  // ── the story ──────────────────────────────────────────────────────────────────────────────────────────────────
  readonly happening = $derived.by(() => {
    const note = this.#note;
    return note && 'id' in note && this.#pieces.has(note.id) ? note.id : null;
  });
  fate(id: number): Fate {
    return this.happening === id ? fateIn(this.#note) : null;
  }
  /** Whose edge it is, while that is told. */
  readonly edgeWon = $derived(this.#note?.kind === 'edge-won' ? this.#note.who : null);
}

const KEY = Symbol('lcg');

export function setDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}
export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
