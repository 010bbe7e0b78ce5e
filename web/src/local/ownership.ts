/**
 * One worker plays for all pages of this browser, so that two of them never write the same game: the
 * page that holds the lock has it.  When that page is closed, the next one begins where it stopped.
 */
import type { Beginning } from './messages';

const NEVER = new Promise<void>(() => undefined);
/** Milliseconds in which another page's worker answers, where there are no locks. */
const ANSWER = 1_000;

/** What an owner asks of its page. */
interface Surroundings {
  /** Whether some worker has answered. */
  answered(): boolean;
  /** The worker's script cannot be had. */
  onMissing(): void;
  /** Another page has taken over. */
  onLoss(): void;
}

export class Ownership {
  readonly #name: string;
  readonly #begin: Beginning;
  readonly #around: Surroundings;
  readonly #locks = (navigator as Partial<Navigator>).locks; // only over https, and on one machine
  #worker: Worker | null = null;
  #queued = false;

  constructor(name: string, begin: Beginning, around: Surroundings) {
    this.#name = name;
    this.#begin = begin;
    this.#around = around;
  }

  /** Whether the worker that plays is this page's. */
  get ours(): boolean {
    return this.#worker !== null;
  }

  /** Starts the worker as soon as no other page has one. */
  wait(): void {
    if (this.#locks === undefined) {
      setTimeout(() => this.#around.answered() || this.#start(), ANSWER);
    } else if (!this.#queued) {
      this.#queued = true;
      void this.#hold(this.#locks, {});
    }
  }

  /** Starts it at once; another page's is ended as soon as that page hears of it. */
  takeOver(): void {
    if (this.#locks === undefined) this.#start();
    else void this.#hold(this.#locks, { steal: true });
  }

  /** Has the worker as long as the page has the lock. */
  async #hold(locks: LockManager, how: LockOptions): Promise<void> {
    try {
      await locks.request(this.#name, how, () => {
        if (!how.steal) this.#queued = false;
        this.#start();
        return NEVER; // until the page is closed
      });
    } catch {
      this.#stop();
      this.wait();
      this.#around.onLoss();
    }
  }

  #start(): void {
    if (this.#worker !== null) return;
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onerror = (event) => {
      if (!(event instanceof ErrorEvent)) this.#around.onMissing(); // that would be a fault within
    };
    this.#worker.postMessage(this.#begin);
  }

  #stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
