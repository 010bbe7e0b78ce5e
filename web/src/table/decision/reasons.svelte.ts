/** Why moves are not possible in one position: asked of the server once, then known. */
import type { Problem } from '../../net/protocol';
import type { Why } from '../contract';

const MOST = 32; // moves in one question

export class Reasons {
  #known = $state.raw<ReadonlyMap<string, Problem | null>>(new Map());
  readonly #asked = new Set<string>();

  constructor(readonly ask: Why | undefined) {}

  /** Asks for those moves, in notation, that are not known yet. */
  want(moves: readonly string[]): void {
    const fresh = moves.filter((move) => !this.#asked.has(move));
    for (const move of fresh) this.#asked.add(move);
    for (let i = 0; i < fresh.length; i += MOST) void this.#fetch(fresh.slice(i, i + MOST));
  }

  /** Why a move is not possible; undefined until it is known, null if it is possible. */
  get(move: string): Problem | null | undefined {
    return this.#known.get(move);
  }

  async #fetch(moves: readonly string[]): Promise<void> {
    const problems = (await this.ask?.(moves)) ?? null;
    if (problems) {
      this.#known = new Map([
        ...this.#known,
        ...moves.map((move, i) => [move, problems[i] ?? null] as const),
      ]);
    } else {
      // No connection, or the position is another: they may be asked about again.
      for (const move of moves) this.#asked.delete(move);
    }
  }
}
