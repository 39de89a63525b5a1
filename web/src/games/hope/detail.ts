/** The line under a question: what one should know to answer it. */
import type { Situation } from '..';
import type { Question } from '../../api/types';
import type { Say } from '../../words/index.svelte';
import { REBELS } from './faces';
import type { View } from './view';

type Told = Situation<View>;

/** What I have told so far while all look: everybody has heard it, and of several words about one kind the last holds. */
function told({ scene, say }: Told): string {
  const words = scene.chosen.flatMap(({ value, label }) => (Array.isArray(value) ? [[value[0], label] as const] : []));
  const claim = [...new Map(words).values()];
  return claim.length ? say('detail-told', { claim: claim.join(', ') }) : '';
}

/** Which turn is mine, and who acts before me with what. */
function order({ scene, names, say }: Told): string {
  const { view } = scene;
  if (scene.seat === null) return '';
  const place = (scene.seat - view.leader + view.seats) % view.seats;
  if (place === 0) return say('detail-lay-first');
  const before = Array.from({ length: place }, (_, step) => (view.leader + step) % view.seats);
  const heroes = before.map((seat) => {
    const laid = scene.laid
      .find((one) => one.seat === seat)
      ?.values.findLast((one) => REBELS.includes(String(one.value)));
    return laid ? say('detail-before', { card: say(`short-${String(laid.value)}`), who: names[seat] ?? '' }) : null;
  });
  if (heroes.some((hero) => hero === null)) return say('detail-lay-waits', { place: place + 1 });
  return say('detail-lay', { place: place + 1, before: heroes.join(', ') });
}

function pile(view: View, slot: number, say: Say): string {
  const cards = view.piles[slot]?.cards ?? [];
  const name = say('pile', { number: slot + 1 });
  const top = cards[0];
  return top?.length
    ? say('detail-top', { pile: name, card: top.map((card) => say(`card-${card}`)).join(' / ') })
    : say('detail-top-unknown', { pile: name, count: cards.length });
}

export function detail(question: Question, situation: Situation): string {
  const here = situation as Told;
  const { scene, say, pointed } = here;
  switch (question.kind) {
    case 'ready':
      return told(here);
    case 'swap':
      return say('swap-hint');
    case 'lay': {
      const card = REBELS.includes(String(pointed))
        ? `${say(`card-${String(pointed)}`)}. ${say(`help-${String(pointed)}`)} `
        : '';
      return card + order(here);
    }
    case 'pile':
    case 'piles':
      return typeof pointed === 'number'
        ? pile(scene.view, pointed, say)
        : say(`help-${scene.view.players[scene.seat ?? 0]?.laid ?? ''}`);
    default:
      return '';
  }
}
