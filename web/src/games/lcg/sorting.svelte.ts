/** Cards put in order: they stand as offered at first, and one that is touched goes to the end. */
import { untrack } from 'svelte';
import type { Question } from '../../api/types';
import type { Choice } from '../../table/choice.svelte';

/** Whether a question asks for the order of all that it names. */
export function sorts({ ordered, least, most, options }: Question): boolean {
  return ordered && least === most && most === options.length && most > 1;
}

/** One touch for the card that matters, one for each where all do, and none where the order is good as it is. */
export function sort(choice: Choice, question: Question): () => void {
  if (!choice.picked.length) choice.arrange(question.options.map((option) => option.value));
  choice.picker = (value) => choice.arrange([...choice.picked.filter((one) => one !== value), value]);
  return () => {
    choice.picker = null;
  };
}

/** For as long as a board stands: every question that asks for an order. */
export function sorting(choice: () => Choice): void {
  $effect(() => {
    const { question } = choice();
    if (question && sorts(question)) return untrack(() => sort(choice(), question));
  });
}
