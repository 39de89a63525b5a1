/** The keys of the end. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keysOfTheEnd } from '../src/end/keys';

const clicked = vi.fn();
let now = 0;

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  now = 0;
  clicked.mockClear();
  document.body.innerHTML = '<button data-press="enter">again</button><button data-press="r">replay</button>';
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => clicked(button.textContent));
});
afterEach(() => vi.restoreAllMocks());

test('each key presses its button, on a Russian keyboard, too', () => {
  const press = keysOfTheEnd(() => document);
  now = 1000;
  press(new KeyboardEvent('keydown', { key: 'Enter' }));
  press(new KeyboardEvent('keydown', { key: 'к' }));
  press(new KeyboardEvent('keydown', { key: '"' }));
  expect(clicked.mock.calls).toEqual([['again'], ['replay']]);
});

test('the last answer sent twice begins no other match', () => {
  const press = keysOfTheEnd(() => document);
  press(new KeyboardEvent('keydown', { key: 'Enter' }));
  now = 1000;
  press(new KeyboardEvent('keydown', { key: 'Enter', repeat: true }));
  expect(clicked).not.toHaveBeenCalled();
});
