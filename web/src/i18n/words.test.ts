import { describe, expect, it } from 'vitest';

import { choose, LANGUAGES, load, regional, Words } from './words';

describe('words', () => {
  it('says a message with its values and plurals', () => {
    const source = 'cubes = { $cubes ->\n    [one] one cube\n   *[other] { $cubes } cubes\n}';
    const words = new Words('en', [source]);
    expect(words.say('cubes', { cubes: 1 })).toBe('one cube');
    expect(words.say('cubes', { cubes: 3 })).toBe('3 cubes');
  });

  it('shows an unknown id as it is', () => {
    const words = new Words('en', ['known = Yes']);
    expect(words.has('known')).toBe(true);
    expect(words.has('unknown')).toBe(false);
    expect(words.say('unknown')).toBe('unknown');
  });

  it('lists things', () => {
    expect(new Words('en', []).listed(['one', 'two', 'three'])).toBe('one, two, and three');
    expect(new Words('de', []).listed(['eins', 'zwei'])).toBe('eins und zwei');
  });

  it.each(LANGUAGES)('loads %s from the shared files', async (language) => {
    const words = await load(language);
    expect(words.language).toBe(language);
    expect(words.has('web-home')).toBe(true);
    expect(words.has('calimala-move-weave')).toBe(false);
    expect(words.has('help-save')).toBe(false);
  });

  it.each(LANGUAGES)('loads the words of games in %s with them', async (language) => {
    const one = await load(language, ['calimala']);
    expect([one.has('calimala-move-weave'), one.has('forging-florence-move-roll')]).toEqual([
      true,
      false,
    ]);
    const both = await load(language, ['calimala', 'forging-florence']);
    expect([both.has('calimala-move-weave'), both.has('forging-florence-move-roll')]).toEqual([
      true,
      true,
    ]);
  });

  it('takes a game’s own message before that of all games', () => {
    const words = new Words('en', ['over = Over.\nchess-over = Mate.']);
    expect(words.own('chess', 'over')).toBe('chess-over');
    expect(words.own('go', 'over')).toBe('over');
    expect(words.own(undefined, 'over')).toBe('over');
  });
});

describe('choose', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['fr-FR', 'it'], 'it'],
    [['fr'], 'en'],
    [[], 'en'],
  ])('of %j', (wanted, language) => {
    expect(choose(wanted)).toBe(language);
  });
});

it('dates look as where the reader lives, in the language of the page', () => {
  expect(regional('en', ['de-AT', 'en-US'])).toBe('en-US');
  expect(regional('de', ['de-AT', 'en-US'])).toBe('de-AT');
  expect(regional('it', ['de-AT', 'en-US'])).toBe('it');
});
