// Keeps the page for times without a network. The build fills in its files; with them the
// text of this worker changes, and the browser takes up the new one.
const FILES = [];
// Where the site is served: "" at the root of its address, or a path such as "/rosen".
const BASE = location.pathname.replace(/\/[^/]*$/, "");
const OURS = ["/", "/early.js", "/favicon.svg", ...FILES].map((path) => BASE + path);
const PAGE = "page";
const ANSWERS = "answers";
const MOST = 150;

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(PAGE).then((cache) => cache.addAll(OURS)));
});

addEventListener("activate", (event) => {
  event.waitUntil(
    caches.open(PAGE).then(async (cache) => {
      for (const { url } of await cache.keys()) {
        const { pathname } = new URL(url);
        if (pathname.startsWith(`${BASE}/assets/`) && !OURS.includes(pathname)) await cache.delete(pathname);
      }
      await clients.claim();
    }),
  );
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname: whole, origin } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || !whole.startsWith(`${BASE}/`)) return;
  const pathname = whole.slice(BASE.length);
  if (pathname.startsWith("/assets/")) event.respondWith(keptFirst(request));
  else if (request.mode === "navigate") event.respondWith(freshFirst(PAGE, request, `${BASE}/`));
  // whole matches only without a token: what a seat alone may know is not kept
  else if (
    /^\/api\/(games|(catalogue|rules)\/.+|matches\/[^/]+\/(record|replay))$/.test(pathname) &&
    !request.headers.has("authorization")
  )
    event.respondWith(freshFirst(ANSWERS, request, request));
});

async function keep(cache, key, response) {
  await cache.put(key, response);
  const kept = await cache.keys();
  // the oldest matches make room; the files of the page are far fewer than that
  if (kept.length > MOST) await cache.delete(kept[0]);
}

async function keptFirst(request) {
  return (await caches.match(request)) ?? fetch(request);
}

async function freshFirst(name, request, key) {
  try {
    const response = await fetch(request);
    if (response.ok) await keep(await caches.open(name), key, response.clone());
    return response;
  } catch (error) {
    const kept = await caches.match(key);
    if (kept) return kept;
    throw error;
  }
}

// A message of the server: it is your turn. It holds no secret, and its link opens no seat.
addEventListener("push", (event) => {
  const { title = "Rosenkrieg", body, url, tag } = event.data?.json() ?? {};
  event.waitUntil(
    registration.showNotification(title, { body, tag, data: url, icon: `${BASE}/icon-192.png` }),
  );
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data ?? `${BASE}/`, location.href);
  if (url.origin !== location.origin) return;
  event.waitUntil(
    clients.matchAll({ type: "window" }).then((pages) => {
      const there = pages.find((page) => new URL(page.url).pathname === url.pathname);
      return there ? there.focus() : clients.openWindow(url.href);
    }),
  );
});
