/** How the journal is told on the board: long enough to follow a reveal, short enough not to wait. */
import type { Story } from '..';

export const story: Story = {
  deal: { time: 500, cue: 'deal' },
  claims: { time: 450 },
  'piles-laid': { time: 500, cue: 'shuffle' },
  swaps: { time: 600, cue: 'slide' },
  operation: { time: 400 },
  nothing: { time: 400 },
  reveals: { time: 600, cue: 'flip' },
  'bodhi-shows': { time: 600, cue: 'flip' },
  discarded: { time: 400, cue: 'slide' },
  'put-back': { time: 300 },
  sinks: { time: 400, cue: 'slide' },
  'wins-plans': { time: 600, cue: 'gain' },
  'same-type': { time: 500 },
  pays: { time: 500, cue: 'flip' },
  reinforced: { time: 500, cue: 'deal' },
  'puts-down': { time: 300 },
  'at-st': { time: 600, cue: 'alarm' },
  tank: { time: 500, cue: 'alarm' },
  ambush: { time: 600, cue: 'loss' },
  mixed: { time: 600, cue: 'shuffle' },
  'hands-passed': { time: 450, cue: 'slide' },
  voted: { time: 400 },
  'left-over': { time: 300 },
};
