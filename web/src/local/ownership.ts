/**
 * One worker plays for all pages of this browser, so that two of them never write the same game: the
 * page that holds the lock has it.  When that page is closed, the next one begins where it stopped.
 */
import type { Beginning } from './messages';

const NEVER = new Promise<void>(() => undefined);

/** Starts the worker as soon as no other page has one. */
export function own(name: string, begin: Beginning): void {
  const start = (): Promise<void> => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.postMessage(begin);
    return NEVER; // until the page is closed
  };
  const locks = (navigator as Partial<Navigator>).locks; // only over https, and on one machine
  if (locks === undefined) void start();
  else void locks.request(name, start);
}
