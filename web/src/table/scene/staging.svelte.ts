/** The moments that wait to be seen at a table, and the points that have not reached anybody yet. */
import { getContext, setContext, type Component } from 'svelte';

import { settings } from '../../shell/settings.svelte';
import type { OfGame } from '../contract';
import type { Speech } from '../speech';

/** What the part of a game that shows a moment is given. */
export interface SceneProps {
  speech: Speech;
  view: OfGame;
  event: OfGame;
  staging: Staging;
  /** Brings an area into sight where only one is shown at a time; gives the one that was. */
  show: (area: string) => string;
}

/** How a game stops for its moments. */
export interface Scenes {
  /** Whether an event is one. */
  is: (event: OfGame) => boolean;
  /** The points by seat that come with it. */
  gains: (event: OfGame) => ReadonlyMap<number, number>;
  /** What shows it; loaded with the first one. */
  part: () => Promise<{ default: Component<OfGame> }>;
}

export class Staging {
  #events = $state.raw<readonly unknown[]>([]);
  #open = $state(false);
  #arrived = $state.raw<ReadonlySet<number>>(new Set());
  #resume: (() => void) | null = null;

  readonly #scenes: Scenes | undefined;

  constructor(scenes: Scenes | undefined) {
    this.#scenes = scenes;
  }

  /** The moment that is shown; null where nothing is. */
  get event(): unknown {
    return this.#open ? (this.#events[0] ?? null) : null;
  }

  /** Stops for those of the events that are moments: what comes next waits, what runs may end. */
  stage(events: readonly unknown[], hold: () => () => void, rest: () => Promise<unknown>): void {
    const { is } = this.#scenes ?? {};
    if (!is || settings.scorings === 'pass' || document.visibilityState === 'hidden') return;
    const staged = events.filter(is);
    if (staged.length === 0) return;
    this.#events = [...this.#events, ...staged];
    this.#resume ??= hold();
    void rest().then(() => (this.#open = true));
  }

  /** A seat's points of the present moment have come to it. */
  arrive(seat: number): void {
    this.#arrived = new Set([...this.#arrived, seat]);
  }

  /** The points of a seat that are still on their way. */
  pending(seat: number): number {
    const gains = (event: unknown): number => this.#scenes?.gains(event).get(seat) ?? 0;
    return this.#events.reduce(
      (sum: number, event, i) => sum + (i === 0 && this.#arrived.has(seat) ? 0 : gains(event)),
      0,
    );
  }

  /** Goes on: to the next moment that waits, else to the game. */
  next(): void {
    this.#events = this.#events.slice(1);
    this.#arrived = new Set();
    if (this.#events.length === 0) this.end();
  }

  /** Lets the game go on, whatever waits. */
  end(): void {
    [this.#events, this.#open] = [[], false];
    this.#resume?.();
    this.#resume = null;
  }
}

const KEY = Symbol('staging');

/** For the frame of a table. */
export const provideStaging = (staging: Staging): Staging => setContext(KEY, staging);

/** For the parts of a table; undefined where they stand alone. */
export const staging = (): Staging | undefined => getContext(KEY);
