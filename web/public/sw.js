// The installed app without the server: the page itself, the games' rules, lessons and card facts. Whatever is asked of the
// server comes from the server while it is there; what was kept is only a way out. See web/src/offline.ts.
const PAGE = 'dejarik-page';
const GAMES = 'dejarik-games';
const PICTURES = 'dejarik-pictures';
/** As many pictures are kept, those seen last. */
const MOST_PICTURES = 600;
/** What is the same for everybody and needed without the server; nothing of anybody's own is ever kept. */
const KEPT = /^\/api\/games(?:\/[\w-]+\/(?:book|texts|facts|lessons\/[\w-]+))?$/;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data?.type === 'keep') event.waitUntil(keep(event.data.lang).catch(() => undefined));
});

// ── reminders: they come with no page open, and lead to their match ──────────────────────────────────────────────────

self.addEventListener('push', (event) => event.waitUntil(remind(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.path));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

async function remind(data) {
  let told = {};
  try {
    told = data.json();
  } catch {
    // nothing that we sent; a browser wants something to be shown all the same
  }
  await self.registration.showNotification(told.title || 'Dejarik', {
    body: told.text || '',
    tag: told.topic || 'dejarik',
    renotify: true,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { path: told.path || '/' },
  });
}

/** A page that shows it already, else a new one; nothing leads away from here. */
async function show(path) {
  const url = new URL(path ?? '/', location.origin);
  const target = url.origin === location.origin ? url : new URL(location.origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === target.pathname);
  return there ? there.focus() : self.clients.openWindow(target.href);
}

/** The browser has changed its subscription by itself: tell the server the new one. */
async function renew({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options;
  const fresh = newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!fresh) return;
  const { endpoint, keys } = fresh.toJSON();
  await fetch('/api/me/browsers', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-dejarik': '1' },
    body: JSON.stringify({ endpoint, key: keys.p256dh, auth: keys.auth }),
  });
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fresh(request, PAGE, '/'));
  else if (url.pathname.startsWith('/assets/pictures/')) event.respondWith(picture(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (KEPT.test(url.pathname)) event.respondWith(fresh(request, GAMES, request.url));
});

/** From the server, else what was kept under `name`. */
async function fresh(request, where, name) {
  try {
    const answer = await fetch(request);
    if (answer.ok && where === GAMES) await (await caches.open(where)).put(name, answer.clone());
    return answer;
  } catch (error) {
    const old = await (await caches.open(where)).match(name, { ignoreVary: true });
    if (old) return old;
    throw error;
  }
}

/** Files that never change under one name. */
async function kept(request) {
  return (await (await caches.open(PAGE)).match(request, { ignoreVary: true })) ?? fetch(request);
}

async function picture(request) {
  const album = await caches.open(PICTURES);
  const old = await album.match(request, { ignoreVary: true });
  if (old) return old;
  const answer = await fetch(request);
  if (answer.ok) {
    await album.put(request, answer.clone());
    const all = await album.keys();
    if (all.length > MOST_PICTURES)
      await Promise.all(all.slice(0, all.length - MOST_PICTURES).map((one) => album.delete(one)));
  }
  return answer;
}

/** Everything that is needed without the server, in one language. */
async function keep(lang) {
  const page = await caches.open(PAGE);
  const { files, pictures } = await (await fetch('/offline.json', { cache: 'no-cache' })).json();
  const wanted = new Set(files.map((file) => new URL(file, location.origin).href));
  const held = await page.keys();
  const known = new Set(held.map((request) => request.url));
  await page.addAll([...wanted].filter((file) => !known.has(file)));
  await page.put('/', await fetch('/', { cache: 'no-cache' }));
  await Promise.all(
    held
      .filter((request) => request.url.includes('/assets/') && !wanted.has(request.url))
      .map((one) => page.delete(one)),
  );
  await keepGames(lang);
  const album = await caches.open(PICTURES);
  for (const one of pictures) if (!(await album.match(one))) await album.add(one).catch(() => undefined);
  await page.put(`/kept-${lang}`, new Response(''));
}

async function keepGames(lang) {
  const games = await caches.open(GAMES);
  const list = `/api/games?lang=${lang}`;
  await games.add(list);
  for (const game of await (await games.match(list, { ignoreVary: true })).json()) {
    const room = `/api/games/${encodeURIComponent(game.id)}`;
    const lessons = game.lessons.map((lesson) => `lessons/${encodeURIComponent(lesson.id)}`);
    for (const part of ['book', 'texts', ...lessons]) await games.add(`${room}/${part}?lang=${lang}`);
    await games.add(`${room}/facts`).catch(() => undefined); // a game without cards has none
  }
}
