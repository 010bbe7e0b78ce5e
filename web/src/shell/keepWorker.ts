/** The service worker of this site: it shows notices, and that the server cannot be reached. */
import { LOCAL } from './address';
import type { Language } from '../i18n/words';

export const WORKER = '/service-worker.js'; // where plugins/background.ts puts it

const INSTALLED = '(display-mode: standalone)';

/** Has the worker here, in a language: what it says without the server is in it. */
export async function register(language: Language): Promise<void> {
  await navigator.serviceWorker.register(`${WORKER}?language=${language}`);
}

/** Keeps it where Signoria is installed like a program, or where it is there for notices. */
export async function keepWorker(language: Language): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (LOCAL || !serviceWorker) return; // without a server of ours there is another worker
  const wanted = matchMedia(INSTALLED).matches || (await serviceWorker.getRegistration(WORKER));
  if (wanted) await register(language);
}
