/** What stands on a card, in words. */
import type { Say } from '../../words/index.svelte';
import type { Facts } from './facts';

export interface Keyword {
  name: string;
  hint: string;
}

/** The keywords of a card with what each of them means. */
export function keywords(card: Facts, say: Say): Keyword[] {
  return card.keywords.map((word) => {
    const [keyword = '', value = ''] = word.split(' ');
    const args = { value, trait: keyword === 'protect' ? say(`trait-${value}`) : '' };
    return { name: say(`keyword-${keyword}`, args), hint: say(`keyword-${keyword}-hint`, args) };
  });
}

/** The keywords of a card in one line; nothing where it has none. */
export function keywordsOf(card: Facts, say: Say): string {
  return keywords(card, say)
    .map((keyword) => `${keyword.name}.`)
    .join(' ');
}

/** Our own text of what a card does; a line for each ability, nothing where it has none. */
export function textOf(id: string, say: Say): string {
  const words = say(`text-${id}`);
  return words === `text-${id}` ? '' : words;
}
