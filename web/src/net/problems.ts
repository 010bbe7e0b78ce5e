/** Refusals in words. */
import { ApiError } from './api';
import { isUnloaded } from './unloaded';
import type { Problem } from './protocol';
import type { Values, Words } from '../i18n/words';

/**
 * The sentence for a problem, first in the words of the game that it is about; the server's own
 * English one if this client has none.
 */
export function problemText(words: Words, problem: Problem, game?: string): string {
  for (const general of candidates(problem)) {
    const id = words.own(game, general);
    if (words.has(id)) return words.say(id, namesFor(words, problem.values ?? {}, game));
  }
  return problem.message;
}

/** The values of a problem, with the names of the game's things for their keys. */
function namesFor(words: Words, values: NonNullable<Problem['values']>, game?: string): Values {
  const name = (what: string, value: string | number): string | number => {
    const id = words.own(game, `${what}-${value}`);
    return typeof value === 'string' && words.has(id) ? words.say(id) : value;
  };
  return Object.fromEntries(
    Object.entries(values).map(([what, value]) => [what, name(what, value)]),
  );
}

/** The same as a whole sentence, to stand by itself on a page. */
export function sentence(words: Words, problem: Problem, game?: string): string {
  const text = problemText(words, problem, game);
  const begun = text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}

function candidates({ reason, key }: Problem): string[] {
  const general = [`problem-${reason}`, `web-problem-${reason}`];
  return key ? [`${reason}-${key}`, ...general] : general;
}

/**
 * The problem in what was thrown: a refusal, or a part of the pages that could not be loaded;
 * anything else is a defect and is thrown on.
 */
export function problemIn(thrown: unknown): Problem {
  if (thrown instanceof ApiError) return thrown.problem;
  if (isUnloaded(thrown)) return { reason: 'unloaded', message: 'not loaded' };
  throw thrown;
}
