/** Five soft cues, made on the spot; silent until somebody turns sound on. */
import { settings } from '../settings.svelte';

export type Cue = 'turn' | 'answer' | 'event' | 'refused' | 'end';

/** Notes of each cue: frequency, start and length in seconds. */
const CUES: Record<Cue, readonly (readonly [number, number, number])[]> = {
  turn: [
    [523, 0, 0.18],
    [784, 0.12, 0.28],
  ],
  answer: [[659, 0, 0.09]],
  event: [[392, 0, 0.14]],
  refused: [
    [262, 0, 0.12],
    [220, 0.1, 0.2],
  ],
  end: [
    [523, 0, 0.2],
    [659, 0.16, 0.2],
    [784, 0.32, 0.45],
  ],
};

let context: AudioContext | null = null;

export function play(cue: Cue): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const start = context.currentTime;
  for (const [frequency, at, length] of CUES[cue]) {
    const tone = context.createOscillator();
    const level = context.createGain();
    tone.type = 'sine';
    tone.frequency.value = frequency;
    level.gain.setValueAtTime(0, start + at);
    level.gain.linearRampToValueAtTime(0.06, start + at + 0.02);
    level.gain.exponentialRampToValueAtTime(0.0001, start + at + length);
    tone.connect(level).connect(context.destination);
    tone.start(start + at);
    tone.stop(start + at + length + 0.05);
  }
}
