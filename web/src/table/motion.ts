/** Motion: short, one thing after another, and none at all where a person does not want any. */
import { flip, type AnimationConfig } from 'svelte/animate';
import { cubicOut } from 'svelte/easing';
import { crossfade, type TransitionConfig } from 'svelte/transition';
import { moves, settings } from '../settings.svelte';

/** So many milliseconds, or none: nothing moves for those who do not want it, or who want no story told. */
export function time(milliseconds: number): number {
  return moves() && settings.tempo > 0 ? milliseconds : 0;
}

/** `animate:glide`: things of a list move to their new places. */
export function glide(
  node: Element,
  places: { from: DOMRect; to: DOMRect },
  { duration = 280 }: { duration?: number } = {},
): AnimationConfig {
  return flip(node, places, { duration: time(duration), easing: cubicOut });
}

/** `in:turn`: a card is turned face up. */
export function turn(_node: Element, { duration = 350, delay = 0 } = {}): TransitionConfig {
  return {
    delay: time(delay),
    duration: time(duration),
    easing: cubicOut,
    css: (part) => `transform: perspective(700px) rotateY(${(1 - part) * 180 - (part < 0.5 ? 180 : 0)}deg)`,
  };
}

type Travel = (node: Element, thing: { key: unknown }) => () => TransitionConfig;

/** `out:leave={{ key }}` in one place, `in:arrive={{ key }}` in another: the thing flies from the one to the other. */
export function travel(duration = 320): { leave: Travel; arrive: Travel } {
  const [leave, arrive] = crossfade({
    duration: () => time(duration),
    easing: cubicOut,
    fallback: () => ({ duration: time(duration), easing: cubicOut, css: (part) => `opacity: ${part}` }),
  });
  return { leave, arrive };
}

/** Let a copy of `node` fly over the page from where it is to the middle of `to`, then vanish. The node itself is not touched. */
export function throwTo(node: Element, to: Element, { duration = 420, scale = 0.4 } = {}): void {
  const length = time(duration);
  if (!length) return;
  const from = node.getBoundingClientRect();
  const goal = to.getBoundingClientRect();
  const ghost = node.cloneNode(true) as HTMLElement;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.cssText += `;position:fixed;margin:0;z-index:60;pointer-events:none;left:${from.x}px;top:${from.y}px;width:${from.width}px;height:${from.height}px`;
  document.body.append(ghost);
  const across = goal.x + goal.width / 2 - from.x - from.width / 2;
  const down = goal.y + goal.height / 2 - from.y - from.height / 2;
  const flight = ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${across}px, ${down}px) scale(${scale}) rotate(6deg)`, opacity: 0.2 },
    ],
    { duration: length, easing: 'cubic-bezier(0.3, 0.1, 0.3, 1)' },
  );
  flight.finished.finally(() => ghost.remove()).catch(() => undefined);
}
