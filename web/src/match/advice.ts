/** A hint in sentences, for a table in words. */
import { percent } from '../analysis/numbers';
import { app } from '../app.svelte';
import { wording } from '../games';
import type { Hint } from '../protocol';
import type { Table } from '../store';

/** One for each way, best first; that there is none if nobody can tell. */
export async function sentences(hint: Hint | null, table: Table): Promise<readonly string[]> {
  const [worded] = await Promise.all([wording(table.match.game), app.speak('analysis')]);
  const words = app.words;
  if (hint === null) return [words.say('table-command-no-advice')];
  const { watching, view } = table.situation;
  const share = (value: number): string => percent(words.language, value);
  const ways = hint.ways.map(({ move, worth, share: tries }, i) => {
    const what = worded(words, table.match.seats, watching, view, move);
    const how = words.say('hint-worth', { worth: share(worth), share: share(tries) });
    return `${i + 1}. ${what}: ${how}.`;
  });
  return [`${words.say('hint-title')}:`, ...ways, words.say('hint-worth-what')];
}
