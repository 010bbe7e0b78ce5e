/** Why a move was refused, in words. */
import type { Problem } from '../../protocol';
import type { Values } from '../../words';
import type { Speech } from './speech';

/** The sentence for a refusal, with the number of the rule if it is one of the game's. */
export function refused(speech: Speech, problem: Problem): string {
  const id = `forging-florence-illegal-${problem.key ?? ''}`;
  if (problem.reason !== 'illegal' || !speech.words.has(id)) return other(speech, problem);
  const text = speech.say(id, called(speech, problem.values ?? {}));
  return problem.rule ? speech.say('table-refused', { text, rule: problem.rule }) : text;
}

/** Why none of several ways is possible: each reason once. */
export function whyNot(speech: Speech, problems: readonly (Problem | null)[]): string {
  const texts = problems.flatMap((problem) => (problem ? [refused(speech, problem)] : []));
  return [...new Set(texts)].join(' ');
}

/** A refusal that is not the game's: the connection, the clock, the rights. */
function other(speech: Speech, problem: Problem): string {
  const id = `problem-${problem.reason}`;
  return speech.words.has(id) ? speech.say(id, problem.values ?? {}) : problem.message;
}

/** The values of a refusal with keys replaced by names. */
function called(speech: Speech, values: Readonly<Record<string, string | number>>): Values {
  const name = (stem: string, value: string | number): string | number => {
    const id = `forging-florence-${stem}-${value}`;
    return typeof value === 'string' && speech.words.has(id) ? speech.say(id) : value;
  };
  return Object.fromEntries(
    Object.entries(values).map(([stem, value]) => [stem, name(stem, value)]),
  );
}
