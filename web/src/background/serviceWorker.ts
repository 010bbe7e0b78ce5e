/**
 * Shows what the server tells of matches while no page is open, and opens the match that a notice is
 * about.  Pages load as they would without it, but where the server cannot be reached it says so.
 */
import type { NewBrowser, NoticeSettings } from '../net/protocol';

/** What a service worker has more than a page; the library of types for both cannot be had at once. */
interface Scope {
  readonly location: Location;
  readonly navigator: Navigator;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(wanted: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', listener: (event: Fetched) => void): void;
  addEventListener(kind: 'push', listener: (event: Pushed) => void): void;
  addEventListener(kind: 'notificationclick', listener: (event: Clicked) => void): void;
  addEventListener(kind: 'pushsubscriptionchange', listener: (event: Changed) => void): void;
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetched {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Lasting {
  readonly notification: Notification;
}
interface Changed extends Lasting {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** What the server sends: one notice for each tag, and how many turns wait in all. */
interface Told {
  title: string;
  text: string;
  language: string;
  url: string;
  tag: string;
  turns: number;
}

/** What to show without the server, by language; the plugin that builds this puts it in. */
declare const PAGES: Record<string, string>;

const scope = self as unknown as Scope;
const LANGUAGE = new URL(scope.location.href).searchParams.get('language') ?? 'en';
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
};

/** A page as the server sends it, or that it cannot be reached; the address stays, to try again. */
async function load({ request, preloadResponse }: Fetched): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return new Response(PAGES[LANGUAGE] ?? PAGES['en'], { status: 503, headers: HEADERS });
  }
}

/** Shows a notice in the place of an earlier one of the same tag, and the turns on the app's icon. */
async function show({ title, text, language, url, tag, turns }: Told): Promise<void> {
  const options = { body: text, lang: language, tag, icon: '/icon-192.png', data: url };
  await scope.registration.showNotification(title, { ...options, renotify: true } as object);
  if (!('setAppBadge' in scope.navigator)) return;
  await (turns > 0 ? scope.navigator.setAppBadge(turns) : scope.navigator.clearAppBadge());
}

/** Goes to a tab that is there already, or opens one; always at the address of this worker. */
async function open(notice: Notification): Promise<void> {
  notice.close();
  const { pathname } = new URL(String(notice.data), scope.location.origin);
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find(({ url }) => new URL(url).pathname === pathname);
  await (there ? there.focus() : scope.clients.openWindow(pathname));
}

/** Tells the server where messages go from now on; the browser has ended the old subscription. */
async function renew({ oldSubscription, newSubscription }: Changed): Promise<void> {
  const answer = await fetch('/api/me/notices');
  if (!answer.ok) return;
  const { push, ways } = (await answer.json()) as NoticeSettings;
  const replaces = oldSubscription?.endpoint ?? '';
  if (replaces !== '' && !ways.some(({ target }) => target === replaces)) return;
  const wanted = { userVisibleOnly: true, applicationServerKey: push };
  const made = newSubscription ?? (await scope.registration.pushManager.subscribe(wanted));
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = made.toJSON();
  const browser: NewBrowser = { endpoint, p256dh, auth, replaces };
  await fetch('/api/me/browsers', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(browser),
  });
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => {
  const { navigationPreload } = scope.registration as Partial<ServiceWorkerRegistration>;
  if (navigationPreload) event.waitUntil(navigationPreload.enable()); // so that this costs no time
});
scope.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(load(event));
});
scope.addEventListener('push', (event) => {
  if (event.data !== null) event.waitUntil(show(event.data.json() as Told));
});
scope.addEventListener('notificationclick', (event) => event.waitUntil(open(event.notification)));
scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
