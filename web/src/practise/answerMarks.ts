/** What of an answer is marked at the table: the best move, and the one of then if it was worse. */
import type { Mark } from '../analysis/marks';
import { BETTER, MARKS } from '../analysis/sums';
import type { Told } from '../analysis/telling';
import type { Words } from '../i18n/words';
import type { Decision } from '../net/protocol';

export function answerMarks(
  words: Words,
  { size }: Decision,
  { played, best, places }: Told,
): Mark[] {
  const [first] = best;
  const better: Mark = {
    kind: 'better',
    sign: BETTER,
    text: words.say('analysis-better', { move: first?.move ?? played }),
    places: first ? places.better : places.played,
  };
  if (size === 'fine') return [better];
  const before: Mark = {
    kind: 'played',
    sign: MARKS[size],
    text: words.say('analysis-played', { move: played }),
    places: places.played,
  };
  return [before, better];
}
