/** Cards as the shared parts want them: name, kind, frame and our own words of what they do. */
import type { CardFace } from '../../table/Card.svelte';
import type { Say } from '../../words/index.svelte';
import { ACTIONS, called, LEADERS, MISSIONS, OBJECTIVES, TACTICS, type SideName } from './facts';

const FRAME = { rebel: 'light', empire: 'dark' } as const;

function kindOf(id: string): string {
  if (id in MISSIONS) return 'mission';
  if (id in ACTIONS) return 'action';
  if (id in OBJECTIVES) return 'objective';
  return id in LEADERS ? 'leader' : 'tactic';
}

function sideOf(id: string): SideName | undefined {
  return (
    MISSIONS[id]?.side ??
    ACTIONS[id]?.side ??
    LEADERS[id]?.side ??
    TACTICS[id]?.side ??
    (id in OBJECTIVES ? 'rebel' : undefined)
  );
}

export function face(id: string, say: Say): CardFace {
  const side = sideOf(id);
  /** Our words of a card, if there are any. */
  const told = (kind: 'text' | 'gist'): string | undefined => {
    const words = say(`${kind}-${id}`);
    return words === `${kind}-${id}` ? undefined : words;
  };
  const objective = OBJECTIVES[id];
  return {
    id,
    name: called(id),
    side: side ? FRAME[side] : 'neutral',
    kind: objective ? say('kind-objective', { stage: objective.stage }) : say(`kind-${kindOf(id)}`),
    text: told('text'),
    gist: id in MISSIONS ? told('gist') : undefined,
    cost: objective?.reputation || undefined,
  };
}
