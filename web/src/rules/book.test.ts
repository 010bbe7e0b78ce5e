import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import sprite from '../assets/emblems.svg?raw';
import { LANGUAGES } from '../i18n/words';
import { chapters, pieces, search } from './book';
import { rulePath } from '../shell/rulePlace';
import { BOOKS, gameOf } from '../shell/ruleLetters';
import { load } from './library';
import { bookAt } from '../shell/rulePlace';

const ROOT = new URL('../../../', `file://${import.meta.dirname}/`);
const source = (path: string): string => readFileSync(new URL(path, ROOT), 'utf-8');
const numbers = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');
const digits = (value: string): string[] => numbers(value, /(\d+(?:\.\d+)?)/g);

/** The numbers of the specification, but for chapters that are promises to whoever builds engines. */
async function specified(game: string): Promise<string[]> {
  const told = Object.keys((await load(game, 'en')).texts.chapters);
  const all = numbers(source(`docs/rules/${game}.md`), /^- ([A-Z]\d+\.\d+) /gm);
  return all.filter((rule) => told.includes(rule.split('.')[0] ?? ''));
}

const EVERY = BOOKS.flatMap((game) => LANGUAGES.map((language) => [game, language] as const));

describe.each(EVERY)('the rules of %s in %s', async (game, language) => {
  const { texts, pictures } = await load(game, language);
  const english = (await load(game, 'en')).texts;
  const needed = await specified(game);
  const text = (rule: string): string => (texts.rules[rule] ?? []).join('\n');

  it('are all there, in their order', () => {
    expect(needed.length).toBeGreaterThan(20);
    expect(Object.keys(texts.rules)).toEqual(needed);
    const shown = chapters(texts).flatMap(({ rules }) => rules.map(({ number }) => number));
    expect(shown).toEqual(needed);
    expect(new Set(needed.map(gameOf))).toEqual(new Set([game]));
  });

  it('say as much as the English ones', () => {
    expect(Object.keys(texts.chapters)).toEqual(Object.keys(english.chapters));
    expect(Object.keys(texts.captions)).toEqual(Object.keys(english.captions));
    for (const rule of needed) {
      expect(texts.rules[rule], rule).toHaveLength(english.rules[rule]?.length ?? 0);
      expect(texts.rules[rule]?.every((part) => part.trim() === part && part !== '')).toBe(true);
    }
  });

  it('give the same numbers and name the same rules', () => {
    for (const rule of needed) {
      expect(digits(text(rule)).sort(), rule).toEqual(
        digits((english.rules[rule] ?? []).join('\n')).sort(),
      );
    }
    const named = needed.flatMap((rule) => pieces(text(rule)).flatMap((piece) => piece.rule ?? []));
    expect(named.length).toBeGreaterThan(2);
    expect(needed).toEqual(expect.arrayContaining(named));
  });

  it('have pictures that exist, at rules that exist', () => {
    const drawn = Object.values(pictures.drawings).flat();
    const places = [...Object.keys(pictures.drawings), ...Object.keys(pictures.emblems)];
    expect(needed).toEqual(expect.arrayContaining(places));
    expect(drawn.map(({ name }) => name).sort()).toEqual(Object.keys(texts.captions).sort());
    for (const name of Object.values(pictures.emblems).flat()) {
      expect(sprite).toContain(`id="${name}"`);
    }
  });

  it('have every number that the engine gives with a refusal', () => {
    const reasons = source(`src/signoria/games/${game.replaceAll('-', '_')}/text/reasons.py`);
    const cited = numbers(reasons, /"([A-Z]\d+\.\d+)"/g);
    expect(cited.length).toBeGreaterThan(30);
    expect(needed).toEqual(expect.arrayContaining(cited));
  });
});

describe('the search', () => {
  const found = async (language: (typeof LANGUAGES)[number], query: string): Promise<string[]> =>
    search(chapters((await load('calimala', language)).texts), query).flatMap(({ rules }) =>
      rules.map(({ number }) => number),
    );

  it('finds all without a question, and nothing for nonsense', async () => {
    expect(await found('en', '  ')).toEqual(await specified('calimala'));
    expect(await found('en', 'zeppelin')).toEqual([]);
  });

  it('takes neither capitals nor accents for a difference', async () => {
    expect(await found('es', 'MARMOL')).toEqual(await found('es', 'mármol'));
    expect(await found('es', 'marmol')).toContain('C4.1');
    expect(await found('de', 'weiss')).toEqual(await found('de', 'weiß'));
    expect(await found('de', 'weiss')).toContain('C5.2');
  });

  it('wants all words, in any order', async () => {
    const both = await found('en', 'cloth ships');
    expect(both).toEqual(await found('en', 'ships cloth'));
    expect(both).toContain('C4.5');
    expect(both.length).toBeLessThan((await found('en', 'cloth')).length);
  });

  it('finds a rule by its number', async () => {
    expect(await found('it', 'c3.6')).toEqual(['C3.6']);
  });
});

describe('a text that names rules', () => {
  it('is taken apart at them', () => {
    expect(pieces('Not here. (rule C4.5)')).toEqual([
      { text: 'Not here. (rule ', rule: null },
      { text: 'C4.5', rule: 'C4.5' },
      { text: ')', rule: null },
    ]);
    expect(pieces('ABC4.5 and C4.')).toEqual([{ text: 'ABC4.5 and C4.', rule: null }]);
    expect(pieces('F4.6 Z1.1')).toEqual([
      { text: 'F4.6', rule: 'F4.6' },
      { text: ' Z1.1', rule: null },
    ]);
  });
});

describe('a book', () => {
  it('is found by the letter of a rule, or by the game', () => {
    expect(rulePath('C3.6')).toBe('/rules/calimala#C3.6');
    expect(rulePath('F4.6')).toBe('/rules/forging-florence#F4.6');
    expect(bookAt({ game: 'calimala', rule: 'F4.6' }, null)).toBe('forging-florence');
    expect(bookAt({ game: 'forging-florence', rule: null }, 'calimala')).toBe('forging-florence');
    expect(bookAt({ game: null, rule: null }, 'forging-florence')).toBe('forging-florence');
    expect(bookAt({ game: 'chess', rule: null }, null)).toBe(BOOKS[0]);
  });
});
