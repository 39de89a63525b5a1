import type { Match } from '../api/types';
import { say } from '../words/index.svelte';

const DAY = 24 * 3600;

/** The clock of a match in one sentence. */
export function clockSummary(clock: NonNullable<Match['clock']>): string {
  const zero = clock.on_zero === 'lose' ? say('clock-zero-lose') : say('clock-zero-bot');
  const days = clock.seconds / DAY;
  const time = Number.isInteger(days)
    ? say('clock-days-left', { count: days })
    : clockText(clock.seconds * 1000, false);
  return clock.per === 'move' ? say('clock-summary-move', { time, zero }) : say('clock-summary-match', { time, zero });
}

/** Time left as a player reads it: 1:05, or 0:09.4 when it gets tight. */
export function clockText(milliseconds: number, tight = true): string {
  const seconds = Math.max(0, milliseconds) / 1000;
  if (seconds >= 2 * DAY) return say('clock-days-left', { count: Math.floor(seconds / DAY) });
  if (seconds >= 3600) {
    return `${Math.floor(seconds / 3600)}:${String(Math.floor((seconds % 3600) / 60)).padStart(2, '0')}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
  }
  const whole = Math.floor(seconds);
  const text = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
  return tight && seconds < 10 ? `${text}.${Math.floor((seconds * 10) % 10)}` : text;
}
