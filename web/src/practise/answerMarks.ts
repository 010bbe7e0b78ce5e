/** What of an answer is marked at the table: the best move, and the one of then if it was worse. */
import type { Mark } from '../analysis/marks';
import { BETTER, MARKS } from '../analysis/sums';
import type { Told } from '../analysis/telling';
import type { Words } from '../i18n/words';
import type { Decision } from '../net/protocol';

/** Whether what was played is what the analysis likes best: then nothing is better. */
export const isBest = ({ best, move }: Decision): boolean => best[0]?.move === move;

export function answerMarks(words: Words, one: Decision, { played, best, places }: Told): Mark[] {
  const first = isBest(one) ? undefined : best[0];
  const better: Mark = {
    kind: 'better',
    sign: BETTER,
    text: words.say('analysis-better', { move: first?.move ?? played }),
    places: first ? places.better : places.played,
  };
  if (one.size === 'fine') return [better];
  const before: Mark = {
    kind: 'played',
    sign: MARKS[one.size],
    text: words.say('analysis-played', { move: played }),
    places: places.played,
  };
  return [before, better];
}
