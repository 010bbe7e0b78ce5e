/** Shows what came at once one after the other, so that eyes can follow. */
import type { Speed } from '../../shell/settings.svelte';

/** Milliseconds that each position stays at least. */
const STAYS: Readonly<Record<Speed, number>> = { slow: 1600, normal: 700, 'at-once': 0 };

/** Milliseconds until everything that waits has been shown, however much it is. */
const LONGEST: Readonly<Record<Speed, number>> = { slow: 24_000, normal: 9_000, 'at-once': 0 };

export class Pace<T> {
  readonly #show: (shown: T) => void;
  readonly #speed: () => Speed;
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #halted = false;

  constructor(show: (shown: T) => void, speed: () => Speed) {
    this.#show = show;
    this.#speed = speed;
  }

  /** Shows it after all that came before, each of which stays for a while. */
  follow(next: T): void {
    if (this.#halted) return void this.#waiting.push(next);
    if (this.#speed() === 'at-once' && this.#timer === undefined) return this.leap(next);
    if (this.#timer === undefined) {
      this.#show(next);
      this.#rest();
    } else this.#waiting.push(next);
  }

  /** Shows it now, and nothing of what was still waiting. */
  leap(next: T): void {
    this.stop();
    this.#show(next);
  }

  /** Shows the newest of what waits. */
  catchUp(): void {
    const newest = this.#waiting.at(-1);
    if (newest !== undefined) this.leap(newest);
  }

  /** Shows nothing further before `resume`, but what leaps. */
  halt(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#halted = true;
  }

  /** Goes on with what waits; each of it is shown, however fast, as it may halt again. */
  resume(): void {
    this.#halted = false;
    this.#next();
  }

  /** Forgets what waits. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #rest(): void {
    const speed = this.#speed();
    const stays = Math.min(STAYS[speed], LONGEST[speed] / Math.max(1, this.#waiting.length));
    this.#timer = setTimeout(() => this.#next(), stays);
  }

  #next(): void {
    this.#timer = undefined;
    const next = this.#waiting.shift();
    if (next === undefined) return;
    this.#show(next);
    this.#rest();
  }
}
