import { describe, expect, it } from 'vitest';

import { sentence, told } from './problems';
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
    const words = await load(language, ['forging-florence']);
    const game = 'forging-florence';
    expect(told(words, unfair, game)).toContain(words.say('forging-florence-place-mill'));
    expect(told(words, artist, game)).toContain(words.say('forging-florence-artist-dante'));
    expect(told(words, artist, game)).toMatch(/\b2\b/);
  });

  it('takes the words of all games where the game has none of its own', async () => {
    const words = await load('en', ['forging-florence']);
    const missing = { reason: 'bad-setup', key: 'missing', field: 'Shops', message: '' };
    expect(sentence(words, missing, 'forging-florence')).toBe('Is missing.');
    const gone = { reason: 'over', message: '' };
    expect(told(words, gone, 'forging-florence')).toBe('the match is over');
  });

  it('is told as the server says it where there are no words', async () => {
    const words = await load('en');
    expect(told(words, artist)).toBe(artist.message);
    expect(told(words, { reason: 'unheard-of', message: 'so it is' }, 'calimala')).toBe('so it is');
  });
});
