/**
 * Versions of the pages.  A newer one is kept beside the one that is open, and waits: until no page is
 * open, or until somebody takes it; then all pages are loaded again, so that no files are mixed.
 */

/** Milliseconds between two looks for a newer version. */
const LOOK = 3_600_000;
const RENEW = 'renew'; // what `serviceWorker.ts` hears

/** The version of this page, which `plugins/local.ts` writes into it. */
export const version = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name=version]')?.content ?? '';

export class Versions {
  #registration: ServiceWorkerRegistration | null = null;
  readonly #listeners = new Set<(waits: boolean) => void>();
  #looked = Date.now();

  /** Keeps the pages for when there is no network, and looks for newer ones. */
  async keep(): Promise<void> {
    const { serviceWorker } = navigator as Partial<Navigator>;
    if (serviceWorker === undefined || this.#registration !== null) return;
    loadWith(serviceWorker);
    const script = new URL('service-worker.js', document.baseURI);
    this.#registration = await serviceWorker.register(script);
    this.#watch(this.#registration);
    document.addEventListener('visibilitychange', () => this.#look());
  }

  /** Hears whether a newer version waits. */
  follow(listener: (waits: boolean) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#waits());
    return () => void this.#listeners.delete(listener);
  }

  /** Takes the newer version. */
  renew(): void {
    this.#registration?.waiting?.postMessage(RENEW);
  }

  #waits(): boolean {
    return this.#registration?.active != null && this.#registration.waiting !== null;
  }

  #watch(registration: ServiceWorkerRegistration): void {
    const tell = (): void => this.#listeners.forEach((listener) => listener(this.#waits()));
    const follow = (): void => registration.installing?.addEventListener('statechange', tell);
    registration.addEventListener('updatefound', follow);
    follow();
    tell();
  }

  /** Whoever comes back after a long time may find a newer one. */
  #look(): void {
    if (document.visibilityState === 'hidden' || Date.now() < this.#looked + LOOK) return;
    this.#looked = Date.now();
    this.#registration?.update().catch(() => undefined); // no network: another time
  }
}

/** Loads the page again when its files are those of another version; not when they are first kept. */
function loadWith(serviceWorker: ServiceWorkerContainer): void {
  let kept = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (kept) location.reload();
    kept = true;
  });
}
