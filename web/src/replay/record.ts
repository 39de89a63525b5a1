/** Reading a record from a file: the record itself, or a problem report that holds one. */
import { say } from '../words/index.svelte';

export function readRecord(text: string): unknown {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new Error(say('record-not-json'));
  }
  if (found && typeof found === 'object') {
    const held = (found as { record?: unknown }).record;
    if (held && typeof held === 'object') return held;
    if ('answers' in found && 'seed' in found) return found;
    if ('words' in found) throw new Error(say('record-withheld'));
  }
  throw new Error(say('record-not-one'));
}
