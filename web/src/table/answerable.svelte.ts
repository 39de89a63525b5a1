/** Makes a thing on the board an answer: it glows, can be clicked, tapped, focused and read aloud. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Value } from '../api/types';
import { key, type Choice } from './choice.svelte';

interface Manner {
  /** What a screen reader says; the option's own words by default. */
  label?: string;
  /** Called instead of `choice.pick` (a board that first wants to show something). */
  pick?: (value: Value, event: Event) => void;
  /** Where several things are the same answer: whether this one is among those picked; pressed again, it is taken back. */
  taken?: () => boolean;
  /** The dock offers it, too: the thing alone would not say what the answer does. */
  also?: boolean;
}

const STATE = [
  'data-answer',
  'data-order',
  'data-key',
  'data-hot',
  'data-aimed',
  'data-advised',
  'role',
  'tabindex',
  'aria-label',
  'aria-pressed',
  'aria-disabled',
];

type State = 'open' | 'picked' | 'sent' | 'barred';

function stateOf(choice: Choice, value: Value, taken?: () => boolean): State | null {
  if (choice.isSent(value)) return 'sent';
  if (taken ? taken() : choice.order(value) > 0) return 'picked';
  if (choice.can(value)) return 'open';
  return choice.bars(value) ? 'barred' : null;
}

/** All text in a node that is shown, its parts apart as the eye sees them. */
function textOf(node: Node): string {
  const parts: string[] = [];
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (text.parentElement?.checkVisibility?.() ?? true) parts.push(text.textContent ?? '');
  }
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}

/** The attributes that say what `value` is now; none of them when it is not an answer. */
function attributes(node: Element, choice: Choice, value: Value, manner: Manner): Record<string, string> {
  const state = stateOf(choice, value, manner.taken);
  if (state === null) return {};
  const barred = choice.bars(value);
  const label = manner.label ?? choice.label(value);
  const found: Record<string, string> = {
    'data-answer': state,
    role: 'button',
    tabindex: state === 'sent' ? '-1' : '0',
  };
  // what it shows is part of its name, so that a voice can call it by what is seen
  const shown = textOf(node);
  const called = shown && !label.includes(shown) ? `${label}: ${shown}` : label;
  found['aria-label'] = barred ? `${called}: ${barred.why}` : called;
  if (state === 'barred') found['aria-disabled'] = 'true';
  if (!choice.single) found['aria-pressed'] = String(state === 'picked');
  if (choice.question?.ordered && choice.order(value) > 0) found['data-order'] = String(choice.order(value));
  if (choice.hovered === key(value)) found['data-hot'] = '';
  if (choice.isAimed(value)) found['data-aimed'] = '';
  if (choice.isAdvised(value)) found['data-advised'] = '';
  // what is given out can go to the same thing again
  const more = choice.isShare && choice.can(value);
  const name = state === 'open' || more ? choice.keyOf(value) : null;
  if (name && name !== 'Enter') found['data-key'] = name;
  return found;
}

/** Change only what differs: an element that loses its tabindex for a moment loses the focus for good. */
function dress(node: Element, wanted: Record<string, string>): void {
  for (const name of STATE) {
    const value = wanted[name];
    if (value === undefined) node.removeAttribute(name);
    else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
  }
}

const watchers = new WeakMap<Element, () => void>();
/** One observer for all of them: a page has hundreds of answers. */
let sizes: ResizeObserver | undefined;

function resized(node: Element, then: () => void): () => void {
  sizes ??= new ResizeObserver((entries) => entries.forEach(({ target }) => watchers.get(target)?.()));
  watchers.set(node, then);
  sizes.observe(node);
  return () => sizes?.unobserve(node);
}

/**
 * `<g {@attach answerable(choice, value)}>`: the element is the answer `value` for as long as that is one.
 *
 * While it is, `data-answer` says how: `open` (can be picked), `picked`, `sent` or `barred`; `data-order` numbers ordered
 * picks; `data-key` is the key that picks it; `data-hot` is there while the pointer or focus is on the same answer, here or
 * in the dock, `data-aimed` after the first touch of a finger, `data-advised` while a hint speaks of it. The shared look
 * of these states is in `table.css`; a board may add to it.
 */
export function answerable(choice: Choice, value: Value, manner: Manner = {}): Attachment<HTMLElement | SVGElement> {
  const name = key(value);
  const pick = (event: Event): void => {
    const back = manner.taken?.() ?? false;
    if (!back && !choice.can(value)) return;
    event.stopPropagation();
    if (back) choice.drop(value);
    else if (manner.pick) manner.pick(value, event);
    else if (event instanceof PointerEvent && event.pointerType === 'touch') choice.touch(value);
    else choice.pick(value);
  };
  const press = (event: KeyboardEvent): void => {
    if ((event.key !== 'Enter' && event.key !== ' ') || !(choice.can(value) || manner.taken?.())) return;
    event.preventDefault();
    pick(event);
  };
  // an element that is taken away while it has the focus loses it (blur) in the midst of the page's update: untracked
  const enter = (): void =>
    untrack(() => {
      if (choice.has(value) || choice.bars(value)) choice.hovered = name;
    });
  const leave = (): void =>
    untrack(() => {
      if (choice.hovered === name) choice.hovered = null;
    });
  const listeners: [string, (event: never) => void][] = [
    ['click', pick],
    ['keydown', press],
    ['pointerenter', enter],
    ['pointerleave', leave],
    ['focus', enter],
    ['blur', leave],
  ];
  return (node) => {
    for (const [type, listener] of listeners) node.addEventListener(type, listener as EventListener);
    $effect(() => dress(node, attributes(node, choice, value, manner)));
    $effect(() => (!manner.also && (choice.has(value) || choice.bars(value)) ? choice.appear(value) : undefined));
    // what it shows may change while the question stays, as it does when a phone is turned: then so does its name
    const rename = (): void => untrack(() => dress(node, attributes(node, choice, value, manner)));
    const shown = new MutationObserver(rename);
    shown.observe(node, { subtree: true, childList: true, characterData: true });
    const unwatch = resized(node, rename);
    return () => {
      shown.disconnect();
      unwatch();
      for (const [type, listener] of listeners) node.removeEventListener(type, listener as EventListener);
      dress(node, {});
      leave();
    };
  };
}
