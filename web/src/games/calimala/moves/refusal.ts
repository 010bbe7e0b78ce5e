/** Why a move was refused, in words. */
import type { Problem } from '../../../net/protocol';
import type { Values } from '../../../i18n/words';
import type { Speech } from '../speech';

/** The sentence for a refusal, with the number of the rule if it is one of the game's. */
export function refusalText(speech: Speech, problem: Problem): string {
  const id = `illegal-${problem.key ?? ''}`;
  if (problem.reason !== 'illegal' || !speech.has(id)) return other(speech, problem);
  const text = speech.say(id, namesFor(speech, problem.values ?? {}));
  return problem.rule ? speech.say('table-refused', { text, rule: problem.rule }) : text;
}

/** Why none of several ways is possible: each reason once. */
export function whyNot(speech: Speech, problems: readonly (Problem | null)[]): string {
  const texts = problems.flatMap((problem) => (problem ? [refusalText(speech, problem)] : []));
  return [...new Set(texts)].join(' ');
}

/** A refusal that is not the game's: the connection, the clock, the rights. */
function other(speech: Speech, problem: Problem): string {
  const id = `problem-${problem.reason}`;
  return speech.has(id) ? speech.say(id, problem.values ?? {}) : problem.message;
}

/** The values of a refusal with keys replaced by names; `where` is in which city. */
function namesFor(speech: Speech, values: Readonly<Record<string, string | number>>): Values {
  const out: Values = {};
  for (const [name, value] of Object.entries(values)) out[name] = nameOf(speech, name, value);
  const inside = `city-${values['city'] ?? ''}-in`;
  if (speech.has(inside)) out['where'] = speech.say(inside);
  return out;
}

const STEMS: Record<string, string> = {
  kind: 'kind',
  card: 'category',
  city: 'city',
  building: 'building',
  church: 'building',
  material: 'material',
};

function nameOf(speech: Speech, name: string, value: string | number): string {
  const id = `${STEMS[name] ?? ''}-${value}`;
  return speech.has(id) ? speech.say(id) : String(value);
}
