import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import sprite from '../assets/emblems.svg?raw';
import { LANGUAGES, load as loadWords } from '../words';
import { chapters, DIAGRAMS, load, pieces, search } from './book';
import { DRAWN, EMBLEMS } from './pictures';

const ROOT = new URL('../../../', `file://${import.meta.dirname}/`);
const source = (path: string): string => readFileSync(new URL(path, ROOT), 'utf-8');
const numbers = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** C7 and C8 are examples and promises for whoever builds the engine. */
const needed = numbers(source('docs/rules/calimala.md'), /^- (C[1-6]\.\d+) /gm);
const english = await load('en');

describe.each(LANGUAGES)('the rules in %s', async (language) => {
  const texts = await load(language);
  const words = await loadWords(language);
  const text = (rule: string): string => (texts.rules[rule] ?? []).join('\n');

  it('are all there, in their order', () => {
    expect(needed.length).toBeGreaterThan(35);
    expect(Object.keys(texts.rules)).toEqual(needed);
    const shown = chapters(texts).flatMap(({ rules }) => rules.map(({ number }) => number));
    expect(shown).toEqual(needed);
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
    const digits = (value: string): string[] => numbers(value, /(\d+(?:\.\d+)?)/g);
    for (const rule of needed) {
      expect(digits(text(rule)).sort(), rule).toEqual(
        digits((english.rules[rule] ?? []).join('\n')).sort(),
      );
    }
    const named = needed.flatMap((rule) => pieces(text(rule)).flatMap((piece) => piece.rule ?? []));
    expect(named.length).toBeGreaterThan(2);
    expect(needed).toEqual(expect.arrayContaining(named));
  });

  it('call things as the table does', () => {
    const kinds = ['build', 'artwork', 'weave', 'ship', 'transport', 'contribute'];
    const titles = kinds.map((kind) => words.say(`kind-${kind}`));
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
      for (const id of ids) expect(text(rule)).toContain(words.say(id));
    }
  });
});

describe('the rules', () => {
  it('have every number that the engine gives with a refusal', () => {
    const cited = numbers(source('src/signoria/games/calimala/reasons.py'), /"(C\d+\.\d+)"/g);
    expect(cited.length).toBeGreaterThan(40);
    expect(needed).toEqual(expect.arrayContaining(cited));
  });

  it('have pictures that exist, at rules that exist', () => {
    expect(needed).toEqual(expect.arrayContaining([...Object.keys(DRAWN), ...Object.keys(EMBLEMS)]));
    expect(Object.values(DRAWN).flat().sort()).toEqual([...DIAGRAMS].sort());
    for (const name of Object.values(EMBLEMS).flat()) expect(sprite).toContain(`id="${name}"`);
  });
});

describe('the search', () => {
  const found = async (language: (typeof LANGUAGES)[number], query: string): Promise<string[]> =>
    search(chapters(await load(language)), query).flatMap(({ rules }) =>
      rules.map(({ number }) => number),
    );

  it('finds all without a question, and nothing for nonsense', async () => {
    expect(await found('en', '  ')).toEqual(needed);
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
  });
});
