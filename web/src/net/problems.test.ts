import { describe, expect, it } from 'vitest';

import { sentence, problemText } from './problems';
import { LANGUAGES, load } from '../i18n/words';

const unfair = {
  reason: 'bad-setup',
  key: 'map-unfair',
  field: 'Map',
  message: 'as the server says it',
  values: { turns: '1.25', place: 'mill' },
};
const artist = {
  reason: 'illegal',
  key: 'level-artist',
  message: 'as the server says it',
  rule: 'F4.8',
  values: { artist: 'dante', level: 2 },
};

describe('a problem', () => {
  it.each(LANGUAGES)('of a game is told in its own words in %s', async (language) => {
    const words = await load(language, ['forging-florence', 'problems']); // as every refusal brings
    const game = 'forging-florence';
    expect(problemText(words, unfair, game)).toContain(words.say('forging-florence-place-mill'));
    expect(problemText(words, artist, game)).toContain(words.say('forging-florence-artist-dante'));
    expect(problemText(words, artist, game)).toMatch(/\b2\b/);
  });

  it('takes the words of all games where the game has none of its own', async () => {
    const words = await load('en', ['forging-florence', 'problems']);
    const missing = { reason: 'bad-setup', key: 'missing', field: 'Shops', message: '' };
    expect(sentence(words, missing, 'forging-florence')).toBe('Is missing.');
    const gone = { reason: 'over', message: '' };
    expect(problemText(words, gone, 'forging-florence')).toBe('the match is over');
  });

  it('is told as the server says it where there are no words', async () => {
    const words = await load('en');
    expect(problemText(words, artist)).toBe(artist.message);
    expect(problemText(words, { reason: 'unheard-of', message: 'so it is' }, 'calimala')).toBe(
      'so it is',
    );
  });
});
