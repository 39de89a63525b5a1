import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../src/api/http';
import type { Build, Question, Setting, Value } from '../src/api/types';
import OwnDeck from '../src/games/lcg/OwnDeck.svelte';
import SettingField from '../src/lobby/SettingField.svelte';
import { people } from '../src/people.svelte';
import { Choice } from '../src/table/choice.svelte';

const say = (key: string): string => key;
const BUILD = { id: 'b1', game: 'lcg', name: 'Nightsisters', text: 'the list', changed: 0 } as Build;

function question(kind: string, values: Value[], more: Partial<Question> = {}): Question {
  const options = values.map((value) => ({ value, label: String(value) }));
  return {
    id: kind,
    kind,
    sentence: kind,
    rule: null,
    least: 1,
    most: 1,
    ordered: false,
    about: null,
    options,
    barred: [],
    place: null,
    ...more,
  } as unknown as Question;
}

async function settled(): Promise<void> {
  await new Promise((done) => setTimeout(done));
  flushSync();
}

let shown: Record<string, unknown> | null = null;
afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function button(label: string): HTMLButtonElement {
  return [...document.querySelectorAll('button')].find((one) => one.textContent === label)!;
}

async function table(verdict: unknown): Promise<{ choice: Choice; sent: Value[] }> {
  vi.spyOn(api, 'builds').mockResolvedValue([BUILD]);
  vi.spyOn(api, 'readList').mockResolvedValue(verdict as never);
  people.me = { name: 'Mara' } as never;
  const sent: Value[] = [];
  const choice = new Choice((value) => sent.push(value));
  choice.ask(question('deck', ['sith', 'imperial-navy', 'own']), false);
  shown = mount(OwnDeck, { target: document.body, props: { choice, say } });
  await settled();
  return { choice, sent };
}

const SETS: Value[] = [19, 20].flatMap((number) => [1, 2].map((copy): Value => ['set', number, copy]));

test('a saved deck answers every question for a deck, and waits to be confirmed', async () => {
  const { choice, sent } = await table({ complaints: [], content: { affiliation: 'sith', sets: [19, 19, 20] } });
  button('Nightsisters').click();
  await settled();
  expect(api.readList).toHaveBeenCalledWith('lcg', 'the list');
  expect(sent).toEqual(['own']);
  choice.ask(question('own-affiliation', ['sith', 'imperial-navy', 'scum-and-villainy']), false);
  await settled();
  expect(sent).toEqual(['own', 'sith']);
  choice.ask(
    question('own-sets', SETS, { least: 3, most: 4, about: { kind: 'of-affiliation', affiliation: 'sith' } as never }),
    false,
  );
  await settled();
  expect(choice.picked).toEqual([
    ['set', 19, 1],
    ['set', 19, 2],
    ['set', 20, 1],
  ]);
  expect(sent).toHaveLength(2);
  expect(choice.ready).toBe(true);
  choice.pick(['set', 20, 1]); // the picks are the player's again
  await settled();
  expect(choice.picked).toHaveLength(2);
});

test('a deck that breaks a rule, or is of the other side, is not brought', async () => {
  const { choice, sent } = await table({
    complaints: [{ sentence: 'Too few sets.', rule: 'r' }],
    content: { affiliation: 'sith', sets: [19] },
  });
  button('Nightsisters').click();
  await settled();
  expect(document.querySelector('[role=alert]')!.textContent).toBe('Too few sets.');
  expect(sent).toEqual([]);
  vi.mocked(api.readList).mockResolvedValue({ complaints: [], content: { affiliation: 'jedi', sets: [1] } } as never);
  choice.ask(question('own-affiliation', ['sith', 'imperial-navy']), false);
  button('Nightsisters').click();
  await settled();
  expect(document.querySelector('[role=alert]')!.textContent).toBe('deck-other-side');
  expect(sent).toEqual([]);
});

test('nothing is offered where only starter decks are played', async () => {
  const { choice } = await table({});
  expect(document.querySelector('.own')).not.toBeNull();
  choice.ask(question('deck', ['sith', 'imperial-navy']), false);
  await settled();
  expect(document.querySelector('.own')).toBeNull();
});

test('an option that takes a deck shows the ready and the saved ones', async () => {
  const setting = {
    name: 'dark',
    label: 'Deck',
    hint: null,
    schema: { type: 'string', format: 'build' },
    choices: [
      { value: '', label: 'At the table' },
      { value: 'sith', label: 'Sith' },
    ],
    default: '',
  } as unknown as Setting;
  const cover = {
    pictures: ['darth-vader', 'emperor-palpatine'],
    names: ['Darth Vader', 'The Emperor'],
    side: 'dark',
    style: 'Fear and control',
    marks: [{ label: 'Strike', grade: 4 }],
    size: 'Sets: 8',
    problem: null,
  } as const;
  let value: unknown = '';
  const props = {
    game: 'lcg',
    setting,
    builds: [BUILD],
    covers: new Map([
      ['sith', { ...cover, pictures: [...cover.pictures], names: [...cover.names], marks: [...cover.marks] }],
      ['the list', { ...cover, pictures: [], names: [], marks: [], problem: 'Too few sets.' }],
    ]),
    seats: 2,
    get value() {
      return value;
    },
    set value(next: unknown) {
      value = next;
    },
  };
  shown = mount(SettingField, { target: document.body, props });
  const card = (label: string): HTMLElement =>
    document.querySelector<HTMLElement>(`input[type=radio][aria-label="${label}"]`)!.parentElement!;
  const take = async (label: string): Promise<void> => {
    card(label).click();
    await settled();
  };
  expect(card('Sith').textContent).toContain('Fear and control');
  expect(card('Sith').textContent).toContain('Sets: 8');
  expect([...card('Sith').querySelectorAll('img')].map((one) => one.src.split('/').at(-1))).toEqual([
    'darth-vader.webp',
    'emperor-palpatine.webp',
  ]);
  expect(card(BUILD.name).querySelector('.problem')!.textContent).toBe('Too few sets.');
  await take(BUILD.name);
  expect(value).toBe('the list');
  expect(document.querySelector('textarea')).toBeNull();
  await take('At the table');
  expect(value).toBe('');
  [...document.querySelectorAll<HTMLElement>('.chip')].at(-1)!.click();
  await settled();
  const list = document.querySelector('textarea')!;
  list.value = 'pasted';
  list.dispatchEvent(new Event('input', { bubbles: true }));
  expect(value).toBe('pasted');
});
