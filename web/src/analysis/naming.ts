/** What moments are called beside a review: as the review itself calls them. */
import type { Landmark } from '../table/contract';
import type { MomentStep } from '../net/protocol';
import { opening, turnAt } from '../review/landmarks';
import type { Words } from '../i18n/words';

export interface Naming {
  /** A moment of the curve. */
  readonly moment: (moves: number) => string;
  /** When a move was made, where it is said by whom. */
  readonly round: (moves: number) => string;
}

export function naming(
  words: Words,
  landmarks: readonly Landmark[],
  steps: readonly MomentStep[],
): Naming {
  const before = (moves: number): string => opening(words, steps[moves - 1]?.turn ?? 0);
  return {
    moment: (moves) => {
      if (moves === 0) return words.say('analysis-start');
      if (moves >= steps.length) return words.say('analysis-end');
      return turnAt(landmarks, moves)?.text ?? before(moves);
    },
    round: (moves) => {
      const { round } = turnAt(landmarks, moves) ?? {};
      return round === undefined ? before(moves) : words.say('analysis-round', { round });
    },
  };
}
