/** The frame: what it brings into sight, what it covers, when it calls, and what a refusal leaves alone. */
import { expect, test, vi } from 'vitest';
import { Live } from '../src/api/live.svelte';
import type { Question, Scene } from '../src/api/types';
import { TurnBell } from '../src/table/attention.svelte';
import { overlap, placeSheet, type Box } from '../src/table/place';
import { shift } from '../src/table/scroll';

test('a scroller moves just as far as what is asked about needs', () => {
  expect(shift(0, 100, 10, 90)).toBe(0);
  expect(shift(0, 100, 50, 130)).toBe(30);
  expect(shift(0, 100, -20, 60)).toBe(-20);
  expect(shift(0, 100, 40, 300)).toBe(40); // too large: where it begins
});

test('a sheet lies where it covers nothing that must be seen', () => {
  const page = { width: 1440, height: 900 };
  const size = { width: 288, height: 340 };
  const card: Box = { left: 600, top: 640, right: 760, bottom: 840 };
  const hand: Box = { left: 420, top: 640, right: 1020, bottom: 840 };
  const dock: Box = { left: 220, top: 810, right: 1220, bottom: 890 };
  const { left, top } = placeSheet(size, page, card, [hand, dock]);
  const sheet = { left, top, right: left + size.width, bottom: top + size.height };
  expect([card, hand, dock].map((one) => overlap(sheet, one))).toEqual([0, 0, 0]);
  expect(left >= 0 && sheet.right <= page.width && top >= 0 && sheet.bottom <= page.height).toBe(true);
});

test('a sheet that cannot help covering something stays on the page', () => {
  const { left, top } = placeSheet(
    { width: 288, height: 340 },
    { width: 390, height: 844 },
    { left: 0, top: 0, right: 390, bottom: 844 },
    [],
  );
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left + 288).toBeLessThanOrEqual(390);
  expect(top + 340).toBeLessThanOrEqual(844);
});

test('questions that follow upon each other ring once', () => {
  const bell = new TurnBell();
  expect(bell.rings(1, 5000)).toBe(true);
  expect(bell.rings(1, 5100)).toBe(false);
  expect(bell.rings(null, 6000)).toBe(false);
  expect(bell.rings(2, 6300)).toBe(false); // a moment later: still my turn
  expect(bell.rings(null, 7000)).toBe(false);
  expect(bell.rings(3, 9000)).toBe(true);
});

// ── a table on a wire of our own ─────────────────────────────────────────────────────────────────────────────────

class Wire {
  static readonly OPEN = 1;
  static last: Wire;
  readonly OPEN = 1;
  readyState = 1;
  sent: { type: string; ref: number; value?: unknown }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Wire.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const question = (id: number, more: Partial<Question> = {}): Question => ({
  id,
  kind: 'pile',
  sentence: 'Which?',
  rule: null,
  least: 2,
  most: 2,
  ordered: false,
  about: null,
  options: [0, 1, 2].map((value) => ({ value, label: `Pile ${value}` })),
  barred: [],
  place: null,
  share: null,
  ...more,
});

function scene(asked: Question | null): Partial<Scene> {
  const undo = { possible: false, needs: [], asked_by: null, agreed: [], waiting: [] };
  return {
    ...{ type: 'scene', seq: 1, at: 0, state: 'running', seat: 0, view: {}, text: null, question: asked, asked: [] },
    ...{ answered: [], laid: [], chosen: [], journal_from: 0, journal: [], outcome: null, undo, clocks: [], now: 0 },
  } as unknown as Partial<Scene>;
}

async function seated(asked: Question, prepare: (live: Live) => void = () => undefined): Promise<[Live, Wire]> {
  vi.stubGlobal('WebSocket', Wire);
  const live = new Live('m');
  prepare(live);
  live.connect();
  live.begin();
  Wire.last.onopen?.();
  Wire.last.tell(scene(asked));
  await Promise.resolve();
  return [live, Wire.last];
}

test('a refusal of something else leaves the choice in progress alone', async () => {
  const [live, wire] = await seated(question(1));
  live.choice.pick(0);
  live.say('hello');
  wire.tell({ type: 'refused', ref: wire.sent.at(-1)!.ref, error: 'too-many', message: 'Not so fast.', rule: null });
  expect(live.refusal?.message).toBe('Not so fast.');
  expect(live.choice.picked).toEqual([0]);

  live.choice.pick(2);
  live.choice.done();
  live.say('again');
  wire.tell({ type: 'refused', ref: wire.sent.at(-1)!.ref, error: 'too-many', message: 'No.', rule: null });
  expect(live.choice.isSent(0)).toBe(true); // the answer is still on its way
});

test('a refusal of the answer gives the question back with what was picked', async () => {
  const [live, wire] = await seated(question(1));
  live.choice.arrange([0, 2]);
  live.choice.done();
  wire.tell({ type: 'refused', ref: wire.sent.at(-1)!.ref, error: 'no', message: 'No.', rule: null });
  expect(live.choice.sent).toBe(null);
  expect(live.choice.picked).toEqual([0, 2]);
});

test('what is answered silently never stands as a question', async () => {
  vi.useFakeTimers();
  const [live, wire] = await seated(question(1, { least: 1, most: 1 }), (made) => {
    made.silent = () => ({ value: 1, after: 250 });
  });
  expect(live.scene).not.toBe(null);
  expect(live.choice.question).toBe(null);
  vi.advanceTimersByTime(249);
  expect(wire.sent.filter((one) => one.type === 'answer')).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(wire.sent.filter((one) => one.type === 'answer').map((one) => one.value)).toEqual([1]);
  vi.useRealTimers();
});

test('what comes before the board is there waits for it', async () => {
  vi.stubGlobal('WebSocket', Wire);
  const live = new Live('m');
  live.connect();
  Wire.last.onopen?.();
  Wire.last.tell(scene(question(1)));
  await Promise.resolve();
  expect(live.scene).toBe(null);
  live.begin();
  await vi.waitFor(() => expect(live.choice.question?.id).toBe(1));
});

test('a question that is gone before anybody could read it is never put', async () => {
  const [live, wire] = await seated(question(1));
  const put: (number | null)[] = [];
  const ask = live.choice.ask.bind(live.choice);
  live.choice.ask = (asked, again) => {
    put.push(asked?.id ?? null);
    ask(asked, again);
  };
  wire.tell(scene(question(2)));
  wire.tell(scene(question(3)));
  wire.tell(scene(question(4)));
  await vi.waitFor(() => expect(live.choice.question?.id).toBe(4));
  expect(put.filter((id) => id === 3)).toEqual([]);
});

test('a share of the dice is promised once, whatever news crosses it', async () => {
  const [live, wire] = await seated(question(1));
  const news = (promises: (string | null)[]): object => ({
    type: 'table',
    seat: 0,
    match: { id: 'm', state: 'waiting', commitment: '', lots: { fixed: false, promises, shares: [null, null] } },
  });
  const promised = (): { ref: number; share: string }[] => wire.sent.filter((one) => one.type === 'promise') as never;
  wire.tell(news([null, null]));
  wire.tell(news([null, 'theirs']));
  expect(promised()).toHaveLength(1);
  const { ref, share } = promised()[0]!;
  wire.tell({ type: 'refused', ref, error: 'already-promised', message: 'Promised.', rule: null });
  expect(live.refusal).toBe(null); // another browser of mine was faster
  wire.tell(news([share, 'theirs']));
  wire.tell(news([null, 'theirs'])); // all promise anew
  expect(promised()).toHaveLength(2);
});

test('a hint marks every answer that it speaks of', async () => {
  const [live, wire] = await seated(question(7));
  live.hint();
  const told = {
    type: 'advice',
    ref: 1,
    question: 7,
    bot: 'b',
    value: [0, 2],
    labels: [],
    estimate: null,
    reason: null,
  };
  wire.tell(told);
  expect([0, 1, 2].map((value) => live.choice.isAdvised(value))).toEqual([true, false, true]);
});
