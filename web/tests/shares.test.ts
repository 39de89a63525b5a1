import { beforeEach, expect, test } from 'vitest';
import { drawn, keep, newShare, nextStep, prove, recall, sha256 } from '../src/api/shares';
import type { Lots, Match } from '../src/api/types';

const HOUSE = '0a'.repeat(32);
const ONE = '1b'.repeat(32);
const TWO = '2c'.repeat(32);

beforeEach(() => localStorage.clear());

const card = (lots: Match['lots'], more: Partial<Match> = {}): Match =>
  ({ id: 'm', state: 'waiting', commitment: sha256(HOUSE), lots, ...more }) as Match;

const lots = (): Lots => ({
  house: HOUSE,
  promise: sha256(HOUSE),
  promises: [sha256(ONE), null, sha256(TWO)],
  shares: [ONE, null, TWO],
});

test('hashes are the same as on the server', () => {
  expect(sha256('00'.repeat(32))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
  // tests/core/test_lots.py knows the same one
  expect(drawn(lots())).toBe('84caa10d22d8317e0454c5a47c434c1f2b7b24aeffc1b053b7605bcd0b3511a8');
});

test('a share is promised once, and shown when all are promised', () => {
  const step = nextStep(card({ fixed: false, promises: [null, null], shares: [null, null] }), 0);
  const mine = recall('m')!.share;
  expect(step).toEqual({ type: 'promise', share: sha256(mine) });
  const promises = [sha256(mine), sha256(TWO)];
  expect(nextStep(card({ fixed: false, promises, shares: [null, null] }), 0)).toBeNull();
  expect(nextStep(card({ fixed: true, promises, shares: [null, TWO] }), 0)).toEqual({ type: 'reveal', share: mine });
  expect(recall('m')).toMatchObject({ share: mine, commitment: sha256(HOUSE), promises });
  expect(nextStep(card({ fixed: true, promises, shares: [mine, TWO] }), 0)).toBeNull();
  // somebody left in between: everything anew, with another share
  nextStep(card({ fixed: false, promises: [null, null], shares: [null, null] }), 0);
  expect(recall('m')!.share).not.toBe(mine);
});

test('nothing is said where there is nothing to say', () => {
  const open = { fixed: false, promises: [null], shares: [null] };
  expect(nextStep(card(open), null)).toBeNull();
  expect(nextStep(card(open, { state: 'running' }), 0)).toBeNull();
  expect(nextStep(card(null), 0)).toBeNull();
  // another device has promised for me: its share is not here
  expect(nextStep(card({ fixed: true, promises: [sha256(ONE)], shares: [null] }), 0)).toBeNull();
});

test('a record proves its dice, and that mine are in them', () => {
  const record = { seed: drawn(lots()), commitment: '', lots: lots() };
  const kept = { share: TWO, at: 0, commitment: sha256(HOUSE), promises: lots().promises };
  expect(prove(record, null)).toMatchObject({ good: true, mine: null });
  expect(prove(record, kept)).toMatchObject({ good: true, mine: true });
  expect(prove(record, { ...kept, share: HOUSE }).mine).toBe(false);
  expect(prove(record, { ...kept, commitment: sha256(ONE) }).mine).toBe(false);
  expect(prove(record, { ...kept, promises: [null, null, sha256(TWO)] }).mine).toBe(false);
  for (const wrong of [{ house: ONE }, { shares: [TWO, null, ONE] }, { promise: sha256(ONE) }])
    expect(prove({ ...record, lots: { ...lots(), ...wrong } }, null).good).toBe(false);
  const plain = { seed: HOUSE, commitment: sha256(HOUSE), lots: null };
  expect(prove(plain, null)).toMatchObject({ good: true, mine: null });
  expect(prove({ ...plain, seed: ONE }, null).good).toBe(false);
});

test('only so many shares are remembered', () => {
  for (let n = 0; n < 150; n++) keep(`m${n}`, newShare());
  expect(Object.keys(localStorage).length).toBeLessThanOrEqual(101);
});
