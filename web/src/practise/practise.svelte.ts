/** Exercises one after the other: what is asked, what was tried, and what came of it. */
import { api } from '../net/api';
import { problemIn } from '../net/problems';
import type { Decision, Exercise, Practice, Problem } from '../net/protocol';
import { practiseCalls } from './calls';

/** The answer is known from `right` and `shown` on; `none`: nothing is due. */
export type Stage = 'loading' | 'none' | 'asked' | 'judging' | 'wrong' | 'right' | 'shown';

/** A try that was judged: the move in notation, and how much worth it falls short of the best. */
export interface Tried {
  readonly move: string;
  readonly lost: number;
}

export class Practise {
  stage = $state<Stage>('loading');
  exercise = $state.raw<Exercise | null>(null);
  practice = $state.raw<Practice | null>(null);
  tried = $state.raw<Tried | null>(null);
  /** What the analysis knows of the moment; null as long as it is to be found. */
  found = $state.raw<Decision | null>(null);
  /** When the exercise comes back, in seconds; null where that is not known or not so. */
  due = $state<number | null>(null);
  problem = $state.raw<Problem | null>(null);

  readonly solved = $derived(this.stage === 'right' || this.stage === 'shown');
  /** Whether a move can be tried. */
  readonly open = $derived(this.stage === 'asked' || this.stage === 'wrong');

  #round = 0; // counts up where answers under way must not count any more

  /** Goes on with what is due. */
  async next(): Promise<void> {
    this.stage = 'loading';
    await this.#run(practiseCalls.next(), ({ exercise, practice }) => {
      [this.exercise, this.practice] = [exercise, practice];
      [this.tried, this.found, this.due] = [null, null, null];
      this.stage = exercise === null ? 'none' : 'asked';
    });
  }

  /** Tries one of the moves that are possible. */
  async act(action: number): Promise<void> {
    const { exercise, stage } = this;
    const move = exercise?.end.open.find((one) => one.action === action)?.text;
    if (exercise === null || move === undefined || !this.open) return;
    this.stage = 'judging';
    await this.#run(
      practiseCalls.try(exercise.key, move),
      (verdict) => {
        this.tried = { move, lost: verdict.lost };
        [this.found, this.due] = [verdict.found, verdict.due];
        this.stage = verdict.right ? 'right' : 'wrong';
      },
      () => (this.stage = stage),
    );
  }

  /** Gives up. */
  async show(): Promise<void> {
    const { exercise } = this;
    if (exercise === null || !this.open) return;
    await this.#run(practiseCalls.solve(exercise.key), ({ found, due }) => {
      [this.found, this.due, this.stage] = [found, due, 'shown'];
    });
  }

  /** Wants the exercise no more, and goes on. */
  async putAway(): Promise<void> {
    const { exercise } = this;
    if (exercise === null) return;
    if (await this.#run(practiseCalls.putAway(exercise.key), () => {})) await this.next();
  }

  /** Why moves are not possible; null if nobody can tell. */
  async why(moves: readonly string[]): Promise<readonly (Problem | null)[] | null> {
    const { exercise } = this;
    if (exercise === null) return null;
    const { line, seat } = exercise;
    try {
      return (await api.follow({ line, seat, why: [...moves] })).reasons;
    } catch (thrown) {
      problemIn(thrown);
      return null;
    }
  }

  close(): void {
    this.#round += 1;
  }

  /** Takes an answer in, or goes back, unless something else is wanted by now; whether it did. */
  async #run<T>(
    asked: Promise<T>,
    take: (answer: T) => void,
    back = (): void => {},
  ): Promise<boolean> {
    const round = ++this.#round;
    this.problem = null;
    try {
      const answer = await asked;
      if (round !== this.#round) return false;
      take(answer);
      return true;
    } catch (thrown) {
      if (round !== this.#round) return false;
      this.problem = problemIn(thrown);
      back();
      return false;
    }
  }
}
