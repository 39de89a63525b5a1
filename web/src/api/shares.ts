/** My share of the dice: promised when I sit down, shown when everybody has promised, remembered to prove it later. */
import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Lots, Match } from './types';

/** What I remember of one match: my share, and what had been promised when I showed it. */
export interface Kept {
  share: string;
  /** When it was drawn. */
  at: number;
  commitment?: string;
  promises?: (string | null)[];
}

const PREFIX = 'dejarik.share.';
/** Matches for which shares are remembered. */
const MOST = 100;

/** SHA-256 of bytes written in hexadecimal. A page that came over plain HTTP has no `crypto.subtle`. */
export function sha256(hex: string): string {
  return bytesToHex(digest(hexToBytes(hex)));
}

export function newShare(): Kept {
  return { share: bytesToHex(crypto.getRandomValues(new Uint8Array(32))), at: Date.now() };
}

export function recall(match: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + match) ?? 'null') as Kept | null;
  } catch {
    return null; // no storage, or not ours
  }
}

export function keep(match: string, kept: Kept): void {
  try {
    const all = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
    const age = (name: string): number => recall(name.slice(PREFIX.length))?.at ?? 0;
    if (all.length > MOST)
      localStorage.removeItem(all.reduce((oldest, name) => (age(name) < age(oldest) ? name : oldest)));
    localStorage.setItem(PREFIX + match, JSON.stringify(kept));
  } catch {
    /* a browser that remembers nothing adds no share */
  }
}

export type Step = { type: 'promise'; share: string } | { type: 'reveal'; share: string };

/** What is to be said about my share now, by how the table stands. */
export function nextStep(card: Match, seat: number | null): Step | null {
  const lots = card.lots;
  if (!lots || seat === null || card.state !== 'waiting') return null;
  let kept = recall(card.id);
  const promised = lots.promises[seat];
  if (!lots.fixed) {
    if (promised) return null;
    if (!kept || kept.promises) keep(card.id, (kept = newShare())); // one that was shown is good for nothing more
    return recall(card.id) ? { type: 'promise', share: sha256(kept.share) } : null;
  }
  if (!kept || lots.shares[seat] || promised !== sha256(kept.share)) return null;
  keep(card.id, { ...kept, commitment: card.commitment, promises: lots.promises });
  return { type: 'reveal', share: kept.share };
}

export interface Proof {
  /** The seed follows from what was promised. */
  good: boolean;
  computed: string;
  /** Whether my own share is in it as I gave it; null where I gave none, or do not remember. */
  mine: boolean | null;
}

/** The seed that follows from everybody's shares. */
export function drawn(lots: Lots): string {
  const told = lots.promises.map((promise, seat) => `${promise ?? '-'} ${lots.shares[seat] ?? '-'}\n`);
  return bytesToHex(digest(utf8ToBytes(`dejarik lots\n${lots.house}\n${told.join('')}`)));
}

/** Prove the dice of a record, and that they are the ones I saw promised. */
export function prove(record: { seed: string; commitment: string; lots: Lots | null }, kept: Kept | null): Proof {
  const { seed, commitment, lots } = record;
  if (!lots) {
    const computed = sha256(seed);
    return { good: computed === commitment, computed, mine: null };
  }
  const computed = drawn(lots);
  const shown = lots.shares.every((share, seat) => share === null || sha256(share) === lots.promises[seat]);
  const good = computed === seed && sha256(lots.house) === lots.promise && shown;
  const mine = kept?.promises
    ? lots.shares.includes(kept.share) &&
      lots.promise === kept.commitment &&
      JSON.stringify(lots.promises) === JSON.stringify(kept.promises)
    : null;
  return { good, computed, mine };
}
