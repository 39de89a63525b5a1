/** What comes next, as a short list: what waits in the queue, additional actions, then whose turn it is. */
import type { Queued } from '../../table/Queue.svelte';
import type { Say } from '../../words/index.svelte';
import type { View } from './view';

export function upcoming(view: View, names: readonly string[], say: Say): Queued[] {
  const name = (seat: number): string => names[seat] ?? '';
  const found: Queued[] = view.queue.map((one, index) => ({
    id: `${index}-${one.id}`,
    text: say(`card-${one.card}`),
    seat: one.seat,
  }));
  if (view.step !== 'action') return found;
  view.extra.forEach((seat, index) =>
    found.push({ id: `extra-${index}`, text: say('queue-extra', { who: name(seat) }), seat }),
  );
  const action = view.active === view.seat ? say('queue-own') : say('queue-action', { who: name(view.active) });
  found.push({ id: `turn-${view.active}`, text: action, seat: view.active });
  const playing = view.order.filter((seat) => !view.players[seat]!.out);
  const next = playing[(playing.indexOf(view.active) + 1) % playing.length]!;
  if (next !== view.active && next !== view.claimed)
    found.push({
      id: `turn-${next}`,
      text: next === view.seat ? say('queue-own-next') : say('queue-next', { who: name(next) }),
      seat: next,
    });
  if (view.passes + 1 >= playing.length) found.push({ id: 'end', text: say('queue-end') });
  return found;
}
