// The page of a table as its telephone read it last: loaded again without a network, it is there.
const PAGES = 'arbitre-table';

const isOwn = (request) => request.method === 'GET' && new URL(request.url).origin === location.origin;
const isScript = (request) => /\.(?:css|js|svg|woff2)$/u.test(new URL(request.url).pathname);

const kept = async (request, answer) => {
  if (answer.ok) await (await caches.open(PAGES)).put(request, answer.clone());
  return answer;
};

/** Scripts have their content in their names. */
const script = async (request) => (await caches.match(request)) ?? kept(request, await fetch(request));

const page = async (request) => {
  try {
    return await kept('/table', await fetch(request));
  } catch (error) {
    const last = await caches.match('/table');
    if (last === undefined) throw error;
    return last;
  }
};

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('fetch', (event) => {
  const { request } = event;
  if (!isOwn(request)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (isScript(request)) event.respondWith(script(request));
});

// What the page had loaded before this was there; what another version had goes.
addEventListener('message', (event) => {
  const keep = async () => {
    const cache = await caches.open(PAGES);
    const wanted = new Set(['/table', ...event.data].map((path) => new URL(path, location.origin).href));
    for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
    for (const url of wanted) if ((await cache.match(url)) === undefined) await cache.add(url);
  };
  event.waitUntil(keep());
});
