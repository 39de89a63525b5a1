/** Sounds: silent until they are wanted, as loud as they are wanted, one cue at most for a line of any game. */
import { expect, test, vi } from 'vitest';
import { settings } from '../src/settings.svelte';
import { play } from '../src/table/sound';

class Node {
  constructor(
    _context: unknown,
    readonly made: { gain?: number } = {},
  ) {}
  type = '';
  frequency = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  gain = {
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: (level: number) => levels.push(level),
    exponentialRampToValueAtTime: vi.fn(),
  };
  connect = (next: unknown): unknown => next;
  start = (): number => started++;
  stop = vi.fn();
}
let started = 0;
const levels: number[] = [];

test('nothing sounds until it is wanted, and then as loud as it is wanted', () => {
  const context = { state: 'running', currentTime: 0, destination: {}, sampleRate: 8 };
  vi.stubGlobal('AudioContext', function () {
    return context;
  });
  vi.stubGlobal('OscillatorNode', Node);
  vi.stubGlobal('GainNode', Node);
  play('turn');
  expect(settings.sound).toBe(false);
  expect(started).toBe(0);

  settings.sound = true;
  settings.volume = 1;
  play('turn');
  const loud = levels.splice(0);
  settings.volume = 0.5;
  play('turn');
  expect(levels).toEqual(loud.map((level) => level / 2));
  settings.volume = 0;
  started = 0;
  play('turn');
  expect(started).toBe(0);
});
