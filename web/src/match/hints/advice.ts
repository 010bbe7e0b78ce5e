/** A hint in words, for every kind of table. */
import { percent } from '../../analysis/numbers';
import { app } from '../../shell/app.svelte';
import { wording } from '../../games';
import type { Hint, HintWay } from '../../net/protocol';
import type { Table } from '../../net/store';
import type { Words } from '../../i18n/words';

/** What a move is worth, and how sure that is. */
export function judgement(words: Words, hint: Hint, way: HintWay): string {
  const worth = percent(words.language, way.worth);
  if (hint.exact) return words.say('hint-exact', { worth });
  const share = percent(words.language, way.share);
  if (way.unsure) return words.say('hint-unsure', { share });
  return words.say('hint-worth', { worth, share });
}

/** One for each way, best first; that there is none if nobody can tell. */
export async function sentences(hint: Hint | null, table: Table): Promise<readonly string[]> {
  const [worded] = await Promise.all([wording(table.match.game), app.speak('analysis')]);
  const words = app.words;
  if (hint === null) return [words.say('table-command-no-advice')];
  const { watching, view } = table.situation;
  const ways = hint.ways.map((way, i) => {
    const what = worded(words, table.match.seats, watching, view, way.move);
    return `${i + 1}. ${what}: ${judgement(words, hint, way)}.`;
  });
  return [`${words.say('hint-title')}:`, ...ways, words.say('hint-worth-what')];
}
