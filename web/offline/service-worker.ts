/**
 * The service worker: the frame of the dashboards and the files they are made of, so that they open without a connection. It keeps no
 * answer of the API: what a person may read offline is kept by the page, where signing out takes it away (docs/decisions/0019).
 */

/** What the worker's own library would declare; the browser's library of this wing is the page's. */
interface Lasting extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Fetching extends Lasting {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface Worker {
  addEventListener: ((kind: "install" | "activate", listener: (event: Lasting) => void) => void) &
    ((kind: "fetch", listener: (event: Fetching) => void) => void) &
    ((kind: "message", listener: (event: MessageEvent & Lasting) => void) => void);
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
}
const worker = globalThis as unknown as Worker;

const cacheName = "keneya-1";
const frame = "/dashboard";
/** A network that answers later than this is none: the frame that is known is shown. */
const frameWithin = 4000;

const openCache = () => caches.open(cacheName);

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("message", (event) => {
  const { keep } = event.data as { keep?: unknown };
  if (!Array.isArray(keep)) return;
  // A page that was still coming when the worker started was not claimed then: what it loads later would not be found without a network.
  event.waitUntil(
    Promise.all([worker.clients.claim(), keepPage(keep.filter((path) => isFile(String(path))) as string[])]),
  );
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (isFile(pathname)) event.respondWith(fileFor(request));
  else if (request.mode === "navigate" && pathname === frame) event.respondWith(frameFor(request));
});

const isFile = (pathname: string) => pathname.startsWith("/assets/");

/** Named by its content: what is kept is never old. */
async function fileFor(request: Request): Promise<Response> {
  const cache = await openCache();
  const known = await cache.match(request.url);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request.url, answer.clone());
  return answer;
}

/** The network's frame when it answers soon, else the known one; its scripts are those it was kept with. */
async function frameFor(request: Request): Promise<Response> {
  const cache = await openCache();
  const known = await cache.match(frame);
  const asked = fetch(request).then(async (answer) => {
    if (answer.ok && !answer.redirected) await cache.put(frame, answer.clone());
    return answer;
  });
  if (!known) return asked;
  const late = new Promise<Response>((show) => setTimeout(() => show(known), frameWithin));
  return Promise.race([asked.catch(() => known), late]);
}

const isEntry = (path: string) => /\/main-[^/]+\.js$/.test(path);

/**
 * Keeps files of the page that tells them and, with the page's entry, the frame. The files of another version go when the entry of a new
 * one comes; what a page still loads it tells later.
 */
async function keepPage(files: string[]): Promise<void> {
  const cache = await openCache();
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => isFile(path));
  const entry = files.find((path) => isEntry(path));
  if (entry && kept.some((path) => isEntry(path) && path !== entry)) {
    await Promise.all(kept.filter((path) => !files.includes(path)).map((path) => cache.delete(path)));
  }
  const missing = files.filter((path) => !kept.includes(path));
  await Promise.all([...missing, ...(entry ? [frame] : [])].map((path) => keepOne(cache, path)));
}

/** Nobody tells of this file again before the next page: a network that fails once is asked again, a little later each time. */
async function keepOne(cache: Cache, path: string): Promise<void> {
  for (const pause of [0, 3000, 9000]) {
    if (pause > 0) await new Promise((go) => setTimeout(go, pause));
    if (await fetched(cache, path).catch(() => false)) return;
  }
}

/** Whether the network had an answer to it, be it a refusal; what broke off on its way throws. */
async function fetched(cache: Cache, path: string): Promise<boolean> {
  const answer = await fetch(path);
  if (answer.ok && !answer.redirected) await cache.put(path, answer);
  return answer.status < 500;
}
