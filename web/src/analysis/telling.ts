/** Moves of an analysis in words: each as in the position in which it was made. */
import { wording } from '../games';
import type { Decision, SeatInfo } from '../net/protocol';
import type { Past } from '../review/past';
import type { Words } from '../i18n/words';
import type { Place } from '../table/contract';
import { locating, type Kind } from './marks';

/** A better way than what was played, and by how much it is worth less than the best of them. */
export interface Better {
  readonly move: string;
  readonly less: number;
  /** Whether it is hard to tell from the best. */
  readonly unsure: boolean;
}

export interface Told {
  readonly played: string;
  /** The best ways that were better, best first. */
  readonly best: readonly Better[];
  /** How it was expected to go on after the first of them: whose move, and what. */
  readonly then: readonly { seat: number; move: string }[];
  /** Where at the table the move played and the first of the better ones take place. */
  readonly places: Readonly<Record<Kind, readonly Place[]>>;
}

/** The best way, and those besides it that would have saved more than half of what was lost: what
    was lost and what they are worth comes from different searches, so that a little is nothing. */
export function better({ best, move: played, lost }: Decision): readonly Better[] {
  const first = best[0]?.worth ?? 0;
  return best
    .filter(({ move }) => move !== played)
    .map(({ move, worth, unsure = false }) => ({ move, less: Math.max(0, first - worth), unsure }))
    .filter(({ less }, i) => i === 0 || less < lost / 2);
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
    const [moment, worded, where] = await Promise.all([
      this.#past.moment(one.moves, null),
      wording(this.#game),
      locating(this.#game),
    ]);
    const best = better(one);
    const at = (move = ''): readonly Place[] => where(moment.view, one.seat, move);
    const say = (move: string): string => worded(words, seats, null, moment.view, move);
    return {
      played: say(one.move),
      best: best.map((way) => ({ ...way, move: say(way.move) })),
      // Of later positions there is no view; what moves are called does not depend on it.
      then: one.then.map(({ seat, move }) => ({ seat, move: say(move) })),
      places: { played: at(one.move), better: at(best[0]?.move) },
    };
  }
}
