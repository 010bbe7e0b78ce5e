/**
 * Keeps all files of one version of the pages, so that they open without a network.  A new version
 * waits until no page of the old one is open, or somebody takes it; then all pages are loaded again
 * (`versions.ts`).  Files of two versions are never mixed.
 */
declare const PRECACHE: { version: string; files: string[] }; // what plugins/local.ts puts in

/** What a service worker has more than a page; the library of types for both cannot be had at once. */
interface Scope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  addEventListener(kind: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', listener: (event: Asking) => void): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent) => void): void;
  skipWaiting(): Promise<void>;
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Asking extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const scope = self as unknown as Scope;
const HOME = scope.registration.scope;
const OURS = `signoria ${new URL(HOME).pathname} `;
const NAME = OURS + PRECACHE.version;
const HASHED = /^(assets|engine-)/; // names that mean the same for ever

/** Takes in all files; those that an earlier version has are not loaded again. */
async function install(): Promise<void> {
  const cache = await caches.open(NAME);
  for (const file of PRECACHE.files) {
    const url = new URL(file, HOME).href;
    const hashed = HASHED.test(file);
    const kept = hashed ? await caches.match(url) : undefined;
    const answer = kept ?? (await fetch(url, { cache: hashed ? 'default' : 'no-cache' }));
    if (!answer.ok) throw new Error(`${file}: HTTP ${answer.status}`);
    if (file === './') await check(answer.clone());
    await cache.put(url, answer);
  }
}

/** A host may be renewed just now: then there is another time. */
async function check(page: Response): Promise<void> {
  if (!(await page.text()).includes(PRECACHE.version)) throw new Error('of another version');
}

/** Lets go of what older versions have kept, and serves the page that is open at the first visit. */
async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const url = request.mode === 'navigate' ? HOME : request.url;
  return (await (await caches.open(NAME)).match(url)) ?? fetch(request);
}

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('message', (event) => {
  if (event.data === 'renew') void scope.skipWaiting();
});
scope.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(HOME)) event.respondWith(answer(event.request));
});
