/** Refusals in words. */
import { ApiError } from './api';
import type { Problem } from './protocol';
import type { Words } from './words';

/** The sentence for a problem; the server's own English one if this client has none. */
export function told(words: Words, problem: Problem): string {
  for (const id of candidates(problem)) {
    if (words.has(id)) return words.say(id, problem.values);
  }
  return problem.message;
}

/** The same as a whole sentence, to stand by itself on a page. */
export function sentence(words: Words, problem: Problem): string {
  const text = told(words, problem);
  const begun = text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}

function candidates({ reason, key }: Problem): string[] {
  const general = [`problem-${reason}`, `web-problem-${reason}`];
  return key ? [`${reason}-${key}`, ...general] : general;
}

/** The problem in what was thrown; anything but a refusal is a defect and is thrown on. */
export function problemIn(thrown: unknown): Problem {
  if (thrown instanceof ApiError) return thrown.problem;
  throw thrown;
}
