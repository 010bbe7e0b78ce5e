import { describe, expect, it } from 'vitest';

import { load } from '../../../rules/library';
import { LANGUAGES, load as loadWords } from '../../../i18n/words';

const RESOURCES = ['tools', 'stone', 'press', 'paint', 'paper'];
const ARTISTS = ['giotto', 'masaccio', 'fra-angelico', 'botticelli', 'dante', 'boccaccio'];
const MORE = ['machiavelli', 'michelangelo', 'brunelleschi', 'leonardo'];

describe.each(LANGUAGES)('the rules of Forging Florence in %s', async (language) => {
  const { texts } = await load('forging-florence', language);
  const words = await loadWords(language, ['forging-florence']);
  const text = (rule: string): string => (texts.rules[rule] ?? []).join('\n').toLowerCase();
  const said = (id: string): string => words.say(`forging-florence-${id}`).toLowerCase();

  it('call things as the table does', () => {
    for (const key of RESOURCES) {
      expect(text('F1.2')).toContain(said(`resource-${key}`));
      expect(text('F4.3')).toContain(said(`resource-${key}`));
    }
    for (const key of [...ARTISTS, ...MORE]) expect(text('F1.3')).toContain(said(`artist-${key}`));
    for (const key of ['painting', 'book', 'sculpture']) {
      expect(text('F5.3')).toContain(said(`sort-${key}`));
    }
    for (const key of ['merchant', 'apothecary', 'print-shop']) {
      expect(text('F1.1')).toContain(said(`place-${key}`));
    }
    expect(text('F5.1')).toContain(said('piece-dome'));
  });

  it('name the levels of the guild house as everywhere', () => {
    for (const level of [1, 2, 3]) {
      expect(text('F4.7')).toContain(words.say('forging-florence-level', { level }).toLowerCase());
    }
  });
});
