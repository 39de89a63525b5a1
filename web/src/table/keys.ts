/** The whole table by keyboard: numbers pick, Enter sends, Esc takes back, arrows walk from answer to answer. */

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Spot {
  x: number;
  y: number;
}

/** The nearest spot in a direction: what lies straight ahead counts more than what lies aside. Null when none does. */
export function nearest(from: Spot, direction: readonly [number, number], spots: readonly Spot[]): number | null {
  let best: number | null = null;
  let cost = Infinity;
  spots.forEach((spot, index) => {
    const ahead = (spot.x - from.x) * direction[0] + (spot.y - from.y) * direction[1];
    if (ahead <= 1) return;
    const aside = Math.abs((spot.x - from.x) * direction[1]) + Math.abs((spot.y - from.y) * direction[0]);
    const total = ahead + aside * 2.5;
    if (total < cost) {
      cost = total;
      best = index;
    }
  });
  return best;
}

export function isArrow(key: string): boolean {
  return key in ARROWS;
}

export function middle(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Move the focus to the next answer in the direction of an arrow key, on the board and in the bar alike. */
export function walk(key: string, root: ParentNode): boolean {
  const direction = ARROWS[key];
  if (!direction) return false;
  const things = [
    ...root.querySelectorAll<HTMLElement | SVGElement>(
      '[data-answer][tabindex="0"], [data-walk]:not(:disabled), [data-answers] button:not(:disabled)',
    ),
  ].filter((thing) => thing.getClientRects().length > 0);
  if (!things.length) return false;
  const current = things.find((thing) => thing === document.activeElement);
  if (!current) {
    things[0]!.focus();
    return true;
  }
  const others = things.filter((thing) => thing !== current);
  const found = nearest(middle(current), direction, others.map(middle));
  if (found !== null) others[found]!.focus();
  return found !== null;
}

/** Whether a key press belongs to a field that is being written in; a box to tick takes the space bar alone. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || (target instanceof HTMLInputElement && target.type === 'checkbox'))
    return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
