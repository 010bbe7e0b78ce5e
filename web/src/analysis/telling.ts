/** Moves of an analysis in words: each as in the position in which it was made. */
import { wording } from '../games';
import type { Decision, SeatInfo } from '../protocol';
import type { Past } from '../review/past';
import type { Words } from '../words';

export interface Told {
  readonly played: string;
  /** The best ways, best first, and by how much each is worth less than the first. */
  readonly best: readonly { move: string; less: number }[];
  /** How it was expected to go on after the first of them: whose move, and what. */
  readonly then: readonly { seat: number; move: string }[];
}

export class Telling {
  readonly #told = new Map<string, Promise<Told>>();
  readonly #past: Past;
  readonly #game: string;

  constructor(past: Past, game: string) {
    [this.#past, this.#game] = [past, game];
  }

  /** A decision in words; each position is asked for once. */
  of(words: Words, seats: readonly SeatInfo[], one: Decision): Promise<Told> {
    const key = `${words.language} ${one.moves} ${one.best.map(({ move }) => move).join()}`;
    const known = this.#told.get(key) ?? this.#tell(words, seats, one);
    this.#told.set(key, known);
    known.catch(() => this.#told.delete(key)); // to be asked for again
    return known;
  }

  async #tell(words: Words, seats: readonly SeatInfo[], one: Decision): Promise<Told> {
    const [moment, worded] = await Promise.all([
      this.#past.moment(one.moves, null),
      wording(this.#game),
    ]);
    const say = (move: string): string => worded(words, seats, null, moment.view, move);
    const first = one.best[0]?.worth ?? 0;
    const best = one.best.filter(({ move }) => move !== one.move);
    return {
      played: say(one.move),
      best: best.map(({ move, worth }) => ({ move: say(move), less: Math.max(0, first - worth) })),
      // Of later positions there is no view; what moves are called does not depend on it.
      then: one.then.map(({ seat, move }) => ({ seat, move: say(move) })),
    };
  }
}
