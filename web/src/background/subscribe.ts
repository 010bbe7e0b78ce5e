/** Lets this browser be told by web push: what keeps it from that, and its subscription. */
import type { Language } from '../i18n/words';
import type { NewBrowser } from '../net/protocol';
import { register, WORKER } from '../shell/keepWorker';

/** Why this browser cannot be told: the name of the words for it. */
export type Hindrance = 'push-no-https' | 'push-old-browser' | 'push-denied';
/** Why it was not subscribed. */
export type Failure = 'push-denied' | 'push-not-given' | 'push-failed';

/** What matters of a browser; each part may be missing. */
export interface Abilities {
  isSecureContext: boolean;
  Notification?: { permission: NotificationPermission };
  PushManager?: unknown;
  navigator: { serviceWorker?: unknown };
}

/** What keeps a browser from being told; null if nothing does. */
export function hindrance(of: Abilities = globalThis): Hindrance | null {
  if (!of.isSecureContext) return 'push-no-https';
  const able = of.Notification && of.PushManager && of.navigator.serviceWorker;
  if (!able) return 'push-old-browser';
  return of.Notification?.permission === 'denied' ? 'push-denied' : null;
}

/** The subscription that this browser has; null without one. */
async function ownSubscription(): Promise<PushSubscription | null> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  try {
    const registration = await serviceWorker?.getRegistration(WORKER);
    const manager = (registration as Partial<ServiceWorkerRegistration> | undefined)?.pushManager;
    return (await manager?.getSubscription()) ?? null;
  } catch {
    return null; // where the browser keeps nothing, as in some private windows
  }
}

/** Where this browser is told; null if it is not. */
export async function ownEndpoint(): Promise<string | null> {
  return (await ownSubscription())?.endpoint ?? null;
}

/** Asks for permission, which only a press may do, and subscribes by the server's key. */
export async function subscribe(key: string, language: Language): Promise<NewBrowser | Failure> {
  const permission = await Notification.requestPermission();
  if (permission === 'denied') return 'push-denied';
  if (permission !== 'granted') return 'push-not-given';
  try {
    await register(language);
    const { pushManager } = await navigator.serviceWorker.ready;
    const wanted = { userVisibleOnly: true, applicationServerKey: key };
    return browserOf(await subscribeAnew(pushManager, wanted));
  } catch (thrown) {
    console.info('not subscribed', thrown);
    return 'push-failed';
  }
}

/** Subscribes; a subscription by another key, such as of an earlier server here, goes first. */
async function subscribeAnew(
  manager: PushManager,
  wanted: PushSubscriptionOptionsInit,
): Promise<PushSubscription> {
  try {
    return await manager.subscribe(wanted);
  } catch (thrown) {
    const old = await manager.getSubscription();
    if (old === null) throw thrown;
    await old.unsubscribe();
    return manager.subscribe(wanted);
  }
}

/** A subscription as the server takes it. */
function browserOf(subscription: PushSubscription): NewBrowser {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint, p256dh, auth };
}

/** Has this browser told no more; its push service then refuses what is still sent. */
export async function unsubscribe(): Promise<void> {
  await (await ownSubscription())?.unsubscribe().catch(() => false);
}
