/** A course that is being followed: where one is in it, the table as it stands, what is wanted. */
import { api } from '../net/api';
import { problemIn } from '../net/problems';
import type { Followed, LogStep, Problem } from '../net/protocol';
import { lineTo, places, stepAt, wantedMoves, type Course, type Line } from '../courses/course';
import { keep, stepReached } from '../courses/progress';

/** Waits between two moves of others, so that one can follow them. */
export type Pause = () => Promise<void>;

export class Lesson {
  readonly course: Course;
  /** The step, counted through the course. */
  at = $state(0);
  /** The table at the end of what was played so far; null until it is known. */
  end = $state.raw<Followed | null>(null);
  log = $state.raw<readonly LogStep[]>([]);
  /** The moves that the learner has made in this step. */
  made = $state.raw<readonly string[]>([]);
  /** True while others play, or the learner's move is on its way. */
  busy = $state(true);
  /** True after a move that the rules allow and the lesson does not want. */
  strayed = $state(false);
  problem = $state.raw<Problem | null>(null);

  readonly #places;
  readonly #pause: Pause;
  #line: Line = { setup: {}, moves: [] };
  #round = 0; // counts up where answers under way must not count any more

  constructor(course: Course, pause: Pause) {
    this.course = course;
    this.#places = places(course);
    this.#pause = pause;
    void this.go(stepReached(course.game, this.#places.length));
  }

  get place() {
    return this.#places[this.at] ?? { chapter: 0, step: 0 };
  }

  get steps(): number {
    return this.#places.length;
  }

  get step() {
    return stepAt(this.course, this.place);
  }

  /** The moves that are wanted now. */
  get wanted(): string[] {
    return this.busy ? [] : wantedMoves(this.step, this.made);
  }

  /** Has the learner nothing to do any more in this step? */
  get done(): boolean {
    return wantedMoves(this.step, this.made).length === 0;
  }

  /** The wanted moves as actions; only those that are possible now. */
  get actions(): Set<number> {
    const texts = this.wanted;
    return new Set(
      (this.end?.open ?? []).flatMap(({ action, text }) => (texts.includes(text) ? [action] : [])),
    );
  }

  /** Goes to a step, which begins as the course has it. */
  async go(at: number): Promise<void> {
    const onward = at === this.at + 1 && this.done && !this.busy && this.problem === null;
    this.#enter(at);
    const line = lineTo(this.course, this.place);
    if (onward && same(line, this.#line)) return this.#lead();
    this.#line = line;
    this.log = [];
    await this.#run(
      () => this.#follow(line, 0),
      () => this.#lead(),
    );
  }

  /** The learner's move; one that is not wanted is not made. */
  act(action: number): void {
    const text = this.end?.open.find((move) => move.action === action)?.text;
    if (text === undefined || this.busy) return;
    this.strayed = !this.wanted.includes(text);
    if (this.strayed) return;
    this.made = [...this.made, text];
    const rest = this.done ? (this.step.then ?? []) : [];
    void this.#play([text, ...rest], 1);
  }

  /** Makes for the learner what is left to do in this step. */
  show(): void {
    const [next] = this.wanted.filter((text) => this.end?.open.some((one) => one.text === text));
    const action = this.end?.open.find(({ text }) => text === next)?.action;
    if (action !== undefined) this.act(action);
  }

  /** Why moves are not possible now; null if nobody can tell. */
  async why(moves: readonly string[]): Promise<readonly (Problem | null)[] | null> {
    try {
      const { reasons } = await this.#ask(this.#line, this.#line.moves.length, moves);
      return reasons;
    } catch (thrown) {
      problemIn(thrown);
      return null;
    }
  }

  close(): void {
    this.#round += 1;
  }

  #enter(at: number): void {
    this.#round += 1;
    this.at = Math.max(0, Math.min(at, this.steps - 1));
    keep(this.course.game, this.at);
    [this.made, this.strayed, this.problem] = [[], false, null];
  }

  async #lead(): Promise<void> {
    await this.#play(this.step.lead ?? []);
  }

  /** Plays moves one after the other; the first ones at once. */
  async #play(moves: readonly string[], atOnce = 0): Promise<void> {
    const round = this.#round;
    for (const [i, text] of moves.entries()) {
      this.busy = true;
      if (i >= atOnce) await this.#pause();
      if (round !== this.#round) return;
      const line = { ...this.#line, moves: [...this.#line.moves, text] };
      await this.#run(() => this.#follow(line, this.#line.moves.length));
      if (this.problem !== null) return;
    }
    if (round === this.#round) this.busy = false;
  }

  /** Does something with the server, and then something else if it went well. */
  async #run(what: () => Promise<void>, next?: () => Promise<void>): Promise<void> {
    const round = this.#round;
    this.busy = true;
    try {
      await what();
    } catch (thrown) {
      if (round === this.#round) this.problem = problemIn(thrown);
      return;
    }
    if (round === this.#round) await next?.();
  }

  async #follow(line: Line, since: number): Promise<void> {
    const round = this.#round;
    const end = await this.#ask(line, since);
    if (round !== this.#round) return;
    this.#line = line;
    const told = end.steps.filter(({ events }) => events.length > 0);
    this.log = [...this.log, ...told];
    this.end = end;
  }

  #ask({ setup, moves }: Line, since: number, why: readonly string[] = []): Promise<Followed> {
    const { game, seat } = this.course;
    return api.follow({ line: { game, setup, moves: [...moves] }, seat, since, why: [...why] });
  }
}

/** Do two lines lead to the same place, be it in another order? */
function same(one: Line, other: Line): boolean {
  return one.setup === other.setup && one.moves.length === other.moves.length;
}
