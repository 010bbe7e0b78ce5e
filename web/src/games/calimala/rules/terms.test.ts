import { describe, expect, it } from 'vitest';

import { load } from '../../../rules/library';
import { LANGUAGES, load as loadWords } from '../../../i18n/words';

describe.each(LANGUAGES)('the rules of Calimala in %s', async (language) => {
  const { texts } = await load('calimala', language);
  const words = await loadWords(language, ['calimala']);
  const needed = Object.keys(texts.rules);
  const text = (rule: string): string => (texts.rules[rule] ?? []).join('\n');

  it('call things as the table does', () => {
    const kinds = ['build', 'artwork', 'weave', 'ship', 'transport', 'contribute'];
    const titles = kinds.map((kind) => words.say(`calimala-kind-${kind}`));
    expect(needed.slice(needed.indexOf('C4.2')).map((rule) => texts.rules[rule]?.[0])).toEqual(
      expect.arrayContaining(titles),
    );
    const named: Record<string, string[]> = {
      'C1.3': ['wood', 'brick', 'marble', ...kinds].map((kind) => `kind-${kind}`),
      'C1.7': ['fiore', 'miniato', 'croce', 'palazzo'].map((key) => `building-${key}`),
      'C1.8': ['barcelona', 'lisbon', 'london', 'troyes', 'bruges', 'hamburg'].map(
        (key) => `city-${key}`,
      ),
    };
    for (const [rule, ids] of Object.entries(named)) {
      for (const id of ids) expect(text(rule)).toContain(words.say(`calimala-${id}`));
    }
  });
});
