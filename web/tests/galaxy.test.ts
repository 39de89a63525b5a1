/** Rebellion's systems as they are drawn. */
import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import { tether } from '../src/games/rebellion/layout';
import System from '../src/games/rebellion/System.svelte';
import { Choice } from '../src/table/choice.svelte';

test('units and leaders that are tied to their planet by lines to the same side are drawn', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      unobserve = vi.fn();
    },
  );
  const id = 'alderaan';
  // both of them far above the planet and across its middle: each line ends at x = 0
  const chips = { x: -40, y: -180, width: 80, height: 24 };
  const leaders = { x: -21, y: -250, width: 42, height: 70 };
  expect([tether(id, chips)?.x2, tether(id, leaders)?.x2]).toEqual([0, 0]);
  const svg = document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
  const system = { id, loyalty: 'empire', subjugated: false, sabotaged: false, destroyed: false, targets: [] };
  const shown = mount(System, {
    target: svg,
    props: {
      system: { ...system, units: { stormtrooper: 2 } } as never,
      leaders: [{ id: 'darth-vader', captive: false, ring: '' }] as never,
      spot: { chips, leaders, most: 4 },
      choice: new Choice(() => undefined),
      say: (key: string) => key,
      base: false,
      suspect: false,
      probed: false,
      noted: false,
      about: false,
      happening: false,
      origins: {},
      resources: false,
      lettering: 15,
      larger: 1,
      reach: 0,
      pick: () => undefined,
      name: null,
      note: () => undefined,
      marking: false,
    },
  });
  flushSync();
  expect(svg.querySelectorAll('.tether')).toHaveLength(2);
  await unmount(shown);
});
