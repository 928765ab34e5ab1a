// Keeps the page for times without a network. The build fills in its files; with them the
// text of this worker changes, and the browser takes up the new one.
const FILES = [];
const PAGE = "page";
const ANSWERS = "answers";
const MOST = 150;

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(
    caches.open(PAGE).then((cache) => cache.addAll(["/", "/early.js", "/favicon.svg", ...FILES])),
  );
});

addEventListener("activate", (event) => {
  event.waitUntil(
    caches.open(PAGE).then(async (cache) => {
      for (const { url } of await cache.keys()) {
        const { pathname } = new URL(url);
        if (pathname.startsWith("/assets/") && !FILES.includes(pathname)) await cache.delete(pathname);
      }
      await clients.claim();
    }),
  );
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(keptFirst(request));
  else if (request.mode === "navigate") event.respondWith(freshFirst(PAGE, request, "/"));
  // whole matches only without a token: what a seat alone may know is not kept
  else if (
    /^\/api\/(games|matches\/[^/]+\/(record|replay))$/.test(pathname) &&
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
