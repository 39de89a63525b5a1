/** How the journal is told on the board: how long a line stands, what is heard, what is seen to happen to a card. */
import type { Story } from '..';
import type { Fate } from '../../table/fate';
import type { Note } from './view';

export const story: Story = {
  'rolls-for-field': { time: 900, cue: 'dice' },
  'field-used': { time: 900, cue: 'flip' },
  'round-begins': { time: 700 },
  activates: { time: 500, cue: 'slide' },
  rolls: { time: 800, cue: 'dice' },
  plays: { time: 900, cue: 'flip' },
  'resolves-die': { time: 600 },
  'damage-dealt': { time: 650, cue: 'hit' },
  'damage-placed': { time: 500, cue: 'hit' },
  'shields-given': { time: 400, cue: 'shield' },
  'shields-lost': { time: 350 },
  healed: { time: 450, cue: 'gain' },
  'removes-die': { time: 500 },
  'turns-die': { time: 500 },
  'uses-ability': { time: 600 },
  claims: { time: 900, cue: 'gain' },
  'takes-field': { time: 700, cue: 'gain' },
  defeated: { time: 1000, cue: 'blast' },
  discards: { time: 500, cue: 'slide' },
  passes: { time: 350 },
};

/** What happens to the card that a journal line is about. */
export function fateIn(note: Note | undefined): Fate {
  switch (note?.kind) {
    case 'activates':
      return 'strikes';
    case 'damage-dealt':
      return note.taken > 0 ? 'struck' : 'shielded';
    case 'damage-placed':
      return 'struck';
    case 'shields-given':
    case 'shields-lost':
      return 'shielded';
    case 'healed':
    case 'claims':
    case 'takes-field':
      return 'gains';
    case 'defeated':
      return 'burns';
    default:
      return null;
  }
}
