/** Sounds of the table, made on the spot out of tones and noise; silent until somebody turns them on. */
import { settings } from '../settings.svelte';

interface Voice {
  /** A wave, or noise through a band-pass. */
  wave: OscillatorType | 'noise';
  /** Where the pitch (of noise: the band) begins and ends, in hertz. */
  from: number;
  to?: number;
  /** When it starts and how long it lasts, in seconds. */
  at?: number;
  length: number;
  /** How loud, 1 being the loudest that a cue may be. */
  level?: number;
}

const chime = (...notes: number[]): Voice[] =>
  notes.map((from, index) => ({ wave: 'sine', from, at: index * 0.12, length: 0.3 + index * 0.06 }));
const hiss = (from: number, to: number, length: number, level = 0.8, at = 0): Voice => ({
  wave: 'noise',
  from,
  to,
  at,
  length,
  level,
});

/** Every cue belongs to one thing in all games. */
const CUES = {
  /** Somebody waits for me. */
  turn: chime(523, 784),
  refused: [
    { wave: 'sine', from: 262, length: 0.12 },
    { wave: 'sine', from: 220, at: 0.1, length: 0.2 },
  ],
  won: chime(523, 659, 784, 1047),
  lost: chime(392, 330, 262),
  /** Cards: dealt, turned up, slid along, shuffled. */
  deal: [hiss(2600, 1500, 0.07, 0.5), hiss(2600, 1500, 0.07, 0.4, 0.09), hiss(2600, 1500, 0.07, 0.3, 0.18)],
  flip: [hiss(1200, 3200, 0.09, 0.7), { wave: 'triangle', from: 660, at: 0.05, length: 0.08, level: 0.4 }],
  slide: [hiss(1800, 900, 0.16, 0.45)],
  shuffle: [hiss(1600, 2400, 0.1, 0.5), hiss(2400, 1600, 0.1, 0.5, 0.12), hiss(1600, 2600, 0.12, 0.5, 0.24)],
  /** Something gained, something lost. */
  gain: chime(659, 988, 1319),
  loss: [{ wave: 'sawtooth', from: 220, to: 110, length: 0.35, level: 0.5 }, hiss(500, 160, 0.3, 0.5)],
  alarm: [
    { wave: 'square', from: 440, length: 0.12, level: 0.25 },
    { wave: 'square', from: 349, at: 0.16, length: 0.16, level: 0.25 },
  ],
  /** Dice on the table. */
  dice: [hiss(3000, 1800, 0.05, 0.7), hiss(2600, 1500, 0.05, 0.6, 0.09), hiss(2000, 900, 0.08, 0.7, 0.2)],
  /** A fight: a shot, a hit that a shield takes, one that goes through, the end of a ship. */
  laser: [{ wave: 'sawtooth', from: 1500, to: 260, length: 0.16, level: 0.4 }],
  shield: [{ wave: 'sine', from: 880, to: 1320, length: 0.22, level: 0.5 }],
  hit: [hiss(900, 200, 0.16, 0.9)],
  blast: [hiss(700, 60, 0.55, 1), { wave: 'sine', from: 90, to: 40, length: 0.5, level: 0.9 }],
  engine: [hiss(240, 420, 0.4, 0.5)],
} satisfies Record<string, Voice[]>;

export type Cue = keyof typeof CUES;

/** The loudest a cue gets, at full volume. */
const LOUD = 0.13;
let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function noiseOf(sound: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = sound.createBuffer(1, sound.sampleRate, sound.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return noise;
}

/** What makes the sound, and the pitch that glides. */
function source(sound: AudioContext, voice: Voice): [AudioScheduledSourceNode, AudioNode, AudioParam] {
  if (voice.wave !== 'noise') {
    const tone = new OscillatorNode(sound, { type: voice.wave, frequency: voice.from });
    return [tone, tone, tone.frequency];
  }
  const hum = new AudioBufferSourceNode(sound, { buffer: noiseOf(sound), loop: true });
  const band = new BiquadFilterNode(sound, { type: 'bandpass', frequency: voice.from, Q: 1.2 });
  hum.connect(band);
  return [hum, band, band.frequency];
}

function speak(sound: AudioContext, voice: Voice): void {
  const start = sound.currentTime + (voice.at ?? 0);
  const end = start + voice.length;
  const [begins, heard, pitch] = source(sound, voice);
  pitch.setValueAtTime(voice.from, start);
  if (voice.to) pitch.exponentialRampToValueAtTime(voice.to, end);
  const level = new GainNode(sound, { gain: 0 });
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(LOUD * settings.volume * (voice.level ?? 0.7), start + 0.015);
  level.gain.exponentialRampToValueAtTime(0.0001, end);
  heard.connect(level).connect(sound.destination);
  begins.start(start);
  begins.stop(end + 0.05);
}

export function play(cue: Cue): void {
  if (!settings.sound || settings.volume <= 0 || !('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const voice of CUES[cue]) speak(context, voice);
}

/** Somebody wants sounds, or none: they need not be asked any more. */
export function wish(on: boolean): void {
  settings.sound = on;
  settings.soundAsked = true;
  if (on) play('turn');
}
