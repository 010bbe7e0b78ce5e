/** What the program would do: asked for, shown until the game goes on. */
import { calls } from '../../analysis/calls';
import { problemIn } from '../../net/problems';
import type { Hint, Problem } from '../../net/protocol';
import type { Table } from '../../net/store';

interface Asked {
  /** The log of then: a new one means that the game has gone on. */
  readonly log: Table['log'];
  readonly hint: Hint | null;
  readonly problem: Problem | null;
}

/** How much is said: what to think of, where to look, what to do. */
export type Degree = 'nudge' | 'place' | 'move';

const DEGREES: readonly Degree[] = ['nudge', 'place', 'move'];
const NONE: ReadonlySet<number> = new Set();

export class Hints {
  readonly #id: string;
  readonly #table: () => Table | null;
  #asked = $state.raw<Asked | null>(null);
  /** Is it shown over the table? A table in words says it itself. */
  shown = $state(false);

  /** What was asked in the position as it is; null if nothing was. */
  readonly now = $derived.by(() => {
    const log = this.#table()?.log;
    return this.#asked !== null && this.#asked.log === log ? this.#asked : null;
  });
  #degree = $state(0);
  /** How much of it is said. */
  readonly degree = $derived<Degree>(DEGREES[this.#degree] ?? 'move');
  /** Is there more to say? */
  readonly more = $derived(this.#degree < DEGREES.length - 1);
  /** The best move, for the board to mark its place; no more than one. */
  readonly places = $derived.by((): ReadonlySet<number> => {
    const best = this.now?.hint?.ways[0];
    return best && this.degree !== 'nudge' ? new Set([best.action]) : NONE;
  });
  /** The same, for whatever plays it to be marked. */
  readonly actions = $derived(this.degree === 'move' ? this.places : NONE);
  readonly waiting = $derived(
    this.now !== null && this.now.hint === null && this.now.problem === null,
  );

  constructor(id: string, table: () => Table | null) {
    [this.#id, this.#table] = [id, table];
  }

  /** Asks what to do now, or to be told more of it; null if nobody can tell. */
  async ask(shown = true): Promise<Hint | null> {
    this.shown = shown;
    const table = this.#table();
    if (table === null || this.waiting) return null;
    const { log, situated } = table;
    if (this.now?.hint) {
      if (this.more) this.#degree += 1;
      return this.now.hint;
    }
    this.#degree = 0;
    this.#asked = { log, hint: null, problem: null };
    const answer = await hintTexts(this.#id, situated);
    if (this.#asked.log === log) this.#asked = { log, ...answer };
    return answer.hint;
  }

  /** Shows it no more. */
  dismiss(): void {
    this.#asked = null;
  }
}

async function hintTexts(id: string, version: number): Promise<Omit<Asked, 'log'>> {
  try {
    return { hint: await calls.hint(id, version), problem: null };
  } catch (thrown) {
    return { hint: null, problem: problemIn(thrown) };
  }
}
