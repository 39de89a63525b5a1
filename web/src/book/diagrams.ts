/** Our own drawings of what the rulebooks draw: each stands in the chapter of its rule. */
import type { Component } from 'svelte';
import type { Say } from '../words/index.svelte';

export interface DiagramProps {
  /** The game's own words. */
  game: Say;
}

const drawn = import.meta.glob<{ default: Component<DiagramProps> }>('./diagrams/*.svelte');

/** By rule, so that a chapter is found in any language. */
const OF: Readonly<Record<string, string>> = {
  'hope.op.choose-one': 'HopeTurn',
  'hope.rebel.matrix': 'HopeMatrix',
  'xw.act.template-match': 'XwingTemplates',
  'xw.range.names': 'XwingRange',
  'xw.arc.def': 'XwingArc',
  'xw.overlap.back': 'XwingOverlap',
  'lcg.edge.steps': 'LcgEdge',
  'lcg.turn.phases': 'LcgTiming',
  'dst.sym.table': 'DestinyDice',
  'dst.queue.fifo': 'DestinyQueue',
  'reb.system.counts': 'RebellionGalaxy',
  'reb.combat.steps': 'RebellionCombat',
};

export async function diagram(rule: string): Promise<Component<DiagramProps> | null> {
  const name = OF[rule];
  return name ? (await drawn[`./diagrams/${name}.svelte`]!()).default : null;
}

export function hasDiagram(rule: string): boolean {
  return rule in OF;
}
