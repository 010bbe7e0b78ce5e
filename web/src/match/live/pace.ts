/** Shows what came at once one after the other, so that eyes can follow. */
import type { Speed } from '../../shell/settings.svelte';

/** Milliseconds that each position stays at least. */
const STAYS: Readonly<Record<Speed, number>> = { slow: 1600, normal: 700, 'at-once': 0 };

/** Milliseconds until everything that waits has been shown, however much it is. */
const LONGEST: Readonly<Record<Speed, number>> = { slow: 24_000, normal: 9_000, 'at-once': 0 };

const MEMORY = 60; // steps that one can go back

export class Pace<T> {
  readonly #show: (shown: T) => void;
  readonly #speed: () => Speed;
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #halted = false;
  #past: T[] = []; // what was shown one after the other, the newest last
  #back = 0; // so many steps behind the newest of them

  constructor(show: (shown: T) => void, speed: () => Speed) {
    this.#show = show;
    this.#speed = speed;
  }

  /** Shows it after all that came before, each of which stays for a while. */
  follow(next: T): void {
    if (this.#halted) return void this.#waiting.push(next);
    if (this.#speed() === 'at-once' && this.#timer === undefined) return this.leap(next);
    if (this.#timer === undefined) {
      this.#take(next);
      this.#rest();
    } else this.#waiting.push(next);
  }

  /** Shows it now, and nothing of what was still waiting. */
  leap(next: T): void {
    this.stop();
    this.#take(next);
  }

  /** How much there is to go back to, and how much waits. */
  get left(): { back: number; on: number } {
    const seen = Math.max(0, this.#past.length - 1 - this.#back);
    return { back: seen, on: this.#back + this.#waiting.length };
  }

  /** Shows what was shown before; time stands still then. */
  stepBack(): void {
    this.halt();
    if (this.left.back === 0) return;
    this.#back += 1;
    this.#showPast();
  }

  /** Shows the next that was shown before, else the next that waits. */
  stepOn(): void {
    this.halt();
    if (this.#back > 0) {
      this.#back -= 1;
      this.#showPast();
    } else {
      const next = this.#waiting.shift();
      if (next !== undefined) this.#take(next);
    }
  }

  /** Shows the newest of what waits. */
  catchUp(): void {
    const newest = this.#waiting.at(-1) ?? this.#past.at(-1);
    this.#halted = false;
    if (newest !== undefined && this.left.on > 0) this.leap(newest);
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

  #take(next: T): void {
    this.#past = [...this.#past, next].slice(-MEMORY);
    this.#back = 0;
    this.#show(next);
  }

  #showPast(): void {
    const shown = this.#past.at(-1 - this.#back);
    if (shown !== undefined) this.#show(shown);
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
    if (this.#back > 0) {
      this.#back -= 1;
      this.#showPast();
      return this.#rest();
    }
    const next = this.#waiting.shift();
    if (next === undefined) return;
    this.#take(next);
    this.#rest();
  }
}
