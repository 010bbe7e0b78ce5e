import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { LANGUAGES } from '../../../../i18n/words';
import { history } from '../history';

const NAMES = new URL(
  '../../../../../../src/signoria/games/forging_florence/rules/names.py',
  `file://${import.meta.dirname}/`,
);

/** The keys in a tuple of rules/names.py. */
function keys(tuple: string): string[] {
  const text = readFileSync(NAMES, 'utf-8');
  const body = new RegExp(`^${tuple} = \\(([^)]*)\\)`, 'm').exec(text)?.[1] ?? '';
  return [...body.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? '');
}

const [artists, pieces] = [keys('ARTISTS'), keys('PIECES')];
const years = (text = ''): string[] => (text.match(/\b1\d{3}\b/g) ?? []).sort();
const english = await history('en');
/** How each language says that a year is not certain. */
const ABOUT = new Map([
  ['en', /c\. 1/],
  ['de', /um 1/],
  ['es', /hacia (1|el 1)/],
  ['it', /verso il 1/],
]);
const uncertain = (language: string, text: string): boolean | undefined =>
  ABOUT.get(language)?.test(text);

describe.each(LANGUAGES)('the history in %s', async (language) => {
  const told = await history(language);

  it('tells of all artists and of all pieces', () => {
    expect([artists.length, pieces.length]).toEqual([10, 22]);
    expect(Object.keys(told.artists)).toEqual(artists);
    expect(Object.keys(told.pieces)).toEqual(pieces);
  });

  it('gives the same years in every language', () => {
    for (const key of artists)
      expect(years(told.artists[key]), key).toEqual(years(english.artists[key]));
    for (const key of pieces)
      expect(years(told.pieces[key]), key).toEqual(years(english.pieces[key]));
  });

  it('leaves the same years uncertain in every language', () => {
    for (const part of ['artists', 'pieces'] as const)
      for (const [key, text] of Object.entries(told[part]))
        expect(uncertain(language, text), key).toBe(uncertain('en', english[part][key] ?? ''));
  });

  it('tells each in one sentence, with a year', () => {
    for (const text of [...Object.values(told.artists), ...Object.values(told.pieces)]) {
      expect(text).toMatch(/[^.]\.$/);
      expect(years(text).length).toBeGreaterThan(0);
      expect(text.length).toBeLessThan(190);
    }
  });
});
