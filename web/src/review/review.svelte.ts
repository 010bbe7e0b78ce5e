/** The past of a match: which moment is looked at, and what is known of the others. */
import { ApiError } from '../net/api';
import { problemIn } from '../net/problems';
import type { Moment, MomentStep, Problem } from '../net/protocol';
import type { Past } from './past';

/** Moments a second while it plays by itself. */
export const SPEEDS = [1, 2, 4] as const;
const NEIGHBOURS = [1, -1, 2]; // loaded before they are asked for, once somebody goes on

export class Review {
  /** With whose eyes one looks; null for a spectator's. */
  watching = $state<number | null>(null);
  /** All actions of the match; null before they have been loaded. */
  steps = $state.raw<readonly MomentStep[] | null>(null);
  /** The moment that is wanted: so many actions after the start. */
  at = $state(0);
  /** The one that is shown: the last that has come. */
  moment = $state.raw<Moment | null>(null);
  playing = $state(false);
  speed = $state<number>(SPEEDS[0]);
  problem = $state.raw<Problem | null>(null);
  /** The part of the table that is spoken of, where only one is shown at a time. */
  area = $state<string | null>(null);

  readonly of = $derived(this.steps?.length ?? 0);

  readonly #past: Past;
  readonly #known = new Map<number, Moment>();
  #round = 0; // counts up where answers under way must not count any more
  #fetching = false;
  #going = false; // until then the page loads what it shows, and no more
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(past: Past) {
    this.#past = past;
  }

  /** Learns what has happened, and goes to a moment of it: by itself to where one was. */
  async load(
    watching = this.watching,
    start?: (steps: readonly MomentStep[]) => number,
  ): Promise<void> {
    try {
      await this.#load(watching, start);
    } catch (thrown) {
      this.problem = problemIn(thrown);
    }
  }

  /** Goes to a moment, as far as there is one. */
  go(at: number): void {
    this.#going = true;
    this.#show(at);
  }

  /** Plays on by itself, from the start again if it is at the end. */
  play(): void {
    if (this.at >= this.of) this.go(0);
    this.playing = true;
    this.#soon();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.pause();
    this.#round += 1;
  }

  async #load(
    watching: number | null,
    start: (steps: readonly MomentStep[]) => number = () => this.at,
  ): Promise<void> {
    const round = ++this.#round;
    const { steps } = await this.#past.moments(watching);
    if (round !== this.#round) return;
    this.#take(steps, watching);
    this.#show(start(steps));
  }

  /** Forgets the moments that were taken back, and those that other eyes have seen. */
  #take(steps: readonly MomentStep[], watching: number | null): void {
    this.#round += 1;
    const same = watching === this.watching;
    for (const [at, { version }] of this.#known) {
      if (!same || version !== (steps[at - 1]?.version ?? 0)) this.#known.delete(at);
    }
    [this.steps, this.watching, this.problem] = [steps, watching, null];
  }

  #show(at: number): void {
    this.at = Math.max(0, Math.min(at, this.of));
    void this.#find();
  }

  /** Shows the moment that is wanted as soon as it is here; only the newest wish is asked for. */
  async #find(): Promise<void> {
    const known = this.#known.get(this.at);
    if (known) [this.moment, this.problem] = [known, null];
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      for (let next = this.#missing(); next !== null; next = this.#missing()) {
        await this.#fetch(next);
      }
    } catch (thrown) {
      this.pause();
      this.problem = problemIn(thrown);
    } finally {
      this.#fetching = false;
    }
  }

  /** The next moment to be loaded: the one wanted, then its neighbours. */
  #missing(): number | null {
    const near = [0, ...(this.#going ? NEIGHBOURS : [])].map((away) => this.at + away);
    return near.find((at) => at >= 0 && at <= this.of && !this.#known.has(at)) ?? null;
  }

  async #fetch(at: number): Promise<void> {
    const round = this.#round;
    const moment = await this.#reached(at);
    if (round !== this.#round) return;
    if (moment === null || moment.version !== (this.steps?.[at - 1]?.version ?? 0)) {
      return this.#load(this.watching); // something was taken back in the meantime
    }
    this.#known.set(at, moment);
    if (at === this.at) [this.moment, this.problem] = [moment, null];
  }

  /** A moment; null if there is none any more. */
  async #reached(at: number): Promise<Moment | null> {
    try {
      return await this.#past.moment(at, this.watching);
    } catch (thrown) {
      if (thrown instanceof ApiError && thrown.problem.reason === 'no-such-moment') return null;
      throw thrown;
    }
  }

  #soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#on(), 1000 / this.speed);
  }

  /** One moment further, if the last one has been seen. */
  #on(): void {
    if (this.moment?.actions === this.at) this.go(this.at + 1);
    if (this.at >= this.of) this.pause();
    else this.#soon();
  }
}
