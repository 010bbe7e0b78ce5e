/** Everything that is said at a table follows the numbers that are played by. */
import { describe, expect, test } from 'vitest';

import { languages, strict } from '../../table/strict';
import { facts } from './cards/facts';
import { seatsOf, viewOf } from './fixtures/games';
import { label } from './moves/moves';
import { levelText } from './moves/effects';
import { ARTISTS } from './names';
import { countValues, tokensFor } from './numbers';
import { countLines } from './scoring/counting';
import { Speech } from './speech';
import { nextLevel } from './text/mats';
import type { View } from './types';

const GAME = 'forging-florence';
const over = viewOf(4, 'over-other');
const hands = over.hands.map((hand) => ({ ...hand, artists: [] })); // all have their prices
const view: View = { ...over, hands, artists: Object.keys(ARTISTS) };
const by = (variant: Record<string, number> | null, doubled = view.brunelleschi): View => ({
  ...view,
  variant,
  brunelleschi: doubled,
});

/** All that may have numbers in it. */
function told(speech: Speech, played: View): string {
  const hand = { ...played.hands[0]!, level: 1 };
  const artists = ['giotto', 'machiavelli', 'michelangelo', 'brunelleschi', 'leonardo', 'dante'];
  const pieces = ['primavera', 'prince', 'david', 'crucifix', 'dome'];
  const text = (kind: 'artist' | 'piece') => (key: string) =>
    facts(speech, played, { kind, key }).join(' ');
  const moves = ['collect stone', 'buy tools', 'sell primavera', 'hire dante'];
  const parts = ['paintings', 'books', 'sculptures', 'house', 'giotto'];
  return [
    ...artists.map(text('artist')),
    ...pieces.map(text('piece')),
    ...moves.map((text) => {
      const [verb = '', what = ''] = text.split(' ');
      return label(speech, played, { action: 0, text, verb: verb as 'buy', what, gone: null });
    }),
    ...[1, 2, 3].map((level) => levelText(speech, played, level)),
    nextLevel(speech, played, hand),
    nextLevel(speech, played, { ...hand, level: 2 }),
    ...countLines(speech, played).map(({ why }) => why),
    ...parts.map((part) =>
      speech.say(`forging-florence-web-count-why-${part}`, countValues(played, part)),
    ),
  ].join('\n');
}

const NUMBERS = {
  'price.stone': 85,
  'price.tools': 95,
  'sale.painting': 65,
  'fee.dante': 115,
  'level.dante': 1,
  'needs.painting.paint': 5,
  'needs.brunelleschi.times': 4,
  'copies.book': 4,
  'prestige.book': 67,
  'prestige.sold.book': 68,
  'prestige.house.level-2': 71,
  'prestige.house.level-3': 72,
  'bonus.giotto': 51,
  'bonus.giotto-paintings': 4,
  'bonus.machiavelli': 52,
  'bonus.michelangelo': 53,
  'bonus.leonardo': 54,
  'tokens.brunelleschi': 5,
  'times.brunelleschi': 4,
  'times.dome': 5,
  'house.paintings': 7,
  'house.books': 8,
  'rooms.level-3': 9,
  'level.book': 3,
};

describe('a variant', () => {
  test.each(Object.entries(NUMBERS))('is told: %s', async (key, value) => {
    const speech = new Speech(await strict('en', GAME), seatsOf(4), 0);
    const [usual, changed] = [told(speech, view), told(speech, by({ [key]: value }))];
    expect(changed).not.toBe(usual);
    const count = (text: string): number => text.split(new RegExp(`\\b${value}\\b`)).length;
    expect(count(changed)).toBeGreaterThan(count(usual));
  });

  test('is told in every language, and by both readings of Brunelleschi', async () => {
    for (const words of await languages(GAME)) {
      const speech = new Speech(words, seatsOf(4), 0);
      for (const doubled of ['text', 'dome'])
        for (const variant of [null, NUMBERS])
          expect(told(speech, by(variant, doubled))).not.toMatch(/\{|undefined|NaN/);
    }
  });

  test('takes what a piece takes, in the order of the rulebook', () => {
    const kinds = (played: View) => tokensFor(played, 'prince').map(({ resource }) => resource);
    expect(kinds(view)).toEqual(['paper', 'tools', 'press']);
    expect(kinds(by({ 'needs.book.tools': 0, 'needs.book.stone': 1 }))).toEqual([
      'paper',
      'press',
      'stone',
    ]);
  });
});
