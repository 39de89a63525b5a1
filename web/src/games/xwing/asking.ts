/** How the table asks X-Wing's questions: what the board offers itself, what the dock says besides, what need not be asked. */
import type { Situation } from '..';
import type { Question, Scene, Value } from '../../api/types';
import { key } from '../../table/choice.svelte';
import type { Say } from '../../words/index.svelte';
import type { Subject, View } from './view';

/** The number of its side on the dice. */
const FOCUS = 1;
const TOKENS = new Set<unknown>(['focus', 'lock', 'evade']);

/** What is answered on a dial. */
const DIALS = new Set(['dial', 'replace']);

export function offers(question: Question): boolean {
  return DIALS.has(question.kind);
}

/** Targets and manoeuvres that cannot be chosen tell why on the board; tokens that nobody has need no words. */
export function bars(question: Question): boolean {
  return question.kind === 'attack' || DIALS.has(question.kind) || question.kind.startsWith('modify');
}

/** What one should know to answer: how dials are set, what the shot that is pointed at would do. */
export function detail(question: Question, { scene, say, pointed }: Situation): string {
  const view = scene.view as View;
  // on a phone the grid fills the screen and needs no words: space has their place
  if (DIALS.has(question.kind))
    return innerWidth <= 720 ? '' : say(view.templates ? 'ui-how-dial-aided' : 'ui-how-dial');
  const about = question.about as Subject | null | undefined;
  if (question.kind === 'use-ability' && about?.kind === 'of-card') return say(`${about.source}-text`);
  if (question.kind !== 'attack') return '';
  const aimed = pointed === null ? '' : key(pointed);
  const found = view.forecasts.find((cast) => key([cast.weapon, cast.target]) === aimed);
  if (!found) return say('ui-how-attack');
  const odds = say('ui-odds', {
    hit: `${Math.round(found.hit * 100)} %`,
    expected: Math.round(found.expected * 100) / 100,
  });
  const dice = say('ui-dice', { attack: found.attack_dice, defence: found.defence_dice });
  const range = say('ui-range', { range: found.range });
  return [range, ...(found.obstructed ? [say('ui-obstructed')] : []), dice, odds].join(' · ');
}

/** What each token would make of the attack: the chance of damage, and how much on average. */
export function worth(scene: Scene, question: Question | null, value: Value, say: Say): string {
  const attack = (scene.view as View).attack;
  if (!attack || !question?.kind.startsWith('modify')) return '';
  // whoever has only cards to play here is asked about the other ship's dice
  if (!question.options.some((option) => TOKENS.has(option.value))) return '';
  const found = attack.prospects.find((one) => one.answer === value);
  if (!found) return '';
  return say('ui-worth', { hit: `${Math.round(found.hit * 100)} %`, expected: Math.round(found.expected * 10) / 10 });
}

/** Nobody is asked to defend against what has missed already, nor whether to spend focus where no die shows its sign. */
export function silent(scene: Scene, question: Question): { value: Value; after: number } | null {
  const attack = (scene.view as View).attack;
  if (!attack || !question.kind.startsWith('modify')) return null;
  const defending = question.kind === 'modify-defence';
  const values = question.options.map((option) => option.value);
  const dice = defending ? attack.defence_dice : attack.attack_dice;
  const useless = values.every((value) => value === 'done' || value === 'focus') && !dice.includes(FOCUS);
  const settled = useless || (defending && attack.missed);
  return settled && values.includes('done') ? { value: 'done', after: 0 } : null;
}
