/** Why a move was refused, in words. */
import { problemText } from '../../../net/problems';
import type { Problem } from '../../../net/protocol';
import type { Speech } from '../speech';

/** The sentence for a refusal, with the number of the rule if it is one of the game's. */
export function refusalText(speech: Speech, problem: Problem): string {
  const text = problemText(speech.words, problem, 'forging-florence');
  return problem.rule ? speech.say('table-refused', { text, rule: problem.rule }) : text;
}

/** Why none of several ways is possible: each reason once. */
export function whyNot(speech: Speech, problems: readonly (Problem | null)[]): string {
  const texts = problems.flatMap((problem) => (problem ? [refusalText(speech, problem)] : []));
  return [...new Set(texts)].join(' ');
}
