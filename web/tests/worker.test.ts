/** The service worker's reminders: what is shown, and where a click leads. */
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';

type Listener = (event: Record<string, unknown>) => void;

/** The worker in a world of its own: its listeners, and what it asks of the browser. */
function worker(windows: { url: string; focus: () => string }[] = []) {
  const listeners = new Map<string, Listener>();
  const shown = vi.fn(async (..._: unknown[]) => undefined);
  const openWindow = vi.fn(async (url: string) => url);
  const subscribe = vi.fn(async () => ({ toJSON: () => ({ endpoint: 'e2', keys: { p256dh: 'k', auth: 'a' } }) }));
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: { showNotification: shown, pushManager: { subscribe } },
    clients: { matchAll: async () => windows, openWindow },
  };
  const fetched = vi.fn(async (..._: unknown[]) => undefined);
  const source = readFileSync('public/sw.js', 'utf8');
  new Function('self', 'location', 'fetch', 'caches', source)(self, { origin: 'https://play.example' }, fetched, {});
  const happen = async (name: string, event: Record<string, unknown>): Promise<void> => {
    let work: unknown;
    listeners.get(name)!({ ...event, waitUntil: (promise: unknown) => (work = promise) });
    await work;
  };
  return { happen, shown, openWindow, fetched };
}

const click = (path: unknown) => ({ notification: { close: vi.fn(), data: { path } } });

test('a push is shown, whatever is in it', async () => {
  const { happen, shown } = worker();
  await happen('push', { data: { json: () => ({ title: 'X-Wing', text: 'Jyn', topic: 'm', path: '/match/m' }) } });
  expect(shown.mock.calls[0]).toEqual([
    'X-Wing',
    expect.objectContaining({ body: 'Jyn', tag: 'm', data: { path: '/match/m' } }),
  ]);
  await happen('push', { data: null });
  expect(shown.mock.calls[1]![0]).toBe('Dejarik');
});

test('a click opens the match, or the page that shows it already, and never another site', async () => {
  const { happen, openWindow } = worker();
  await happen('notificationclick', click('/match/m'));
  await happen('notificationclick', click('https://evil.example/x'));
  expect(openWindow.mock.calls.map(([url]) => url)).toEqual(['https://play.example/match/m', 'https://play.example/']);
  const focus = vi.fn(() => 'focused');
  const there = worker([{ url: 'https://play.example/match/m?seat=1', focus }]);
  await there.happen('notificationclick', click('/match/m'));
  expect([focus.mock.calls.length, there.openWindow.mock.calls.length]).toEqual([1, 0]);
});

test('a subscription that the browser changes by itself is told to the server', async () => {
  const { happen, fetched } = worker();
  await happen('pushsubscriptionchange', { oldSubscription: { options: {} } });
  const [path, asked] = fetched.mock.calls[0] as [string, { body: string; headers: Record<string, string> }];
  expect([path, JSON.parse(asked.body)]).toEqual(['/api/me/browsers', { endpoint: 'e2', key: 'k', auth: 'a' }]);
  expect(asked.headers['x-dejarik']).toBe('1');
});
