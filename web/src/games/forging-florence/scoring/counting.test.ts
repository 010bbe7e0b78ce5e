/** The count of prestige as lines (F5.3, F5.4). */
import { describe, expect, test } from 'vitest';

import { sums } from '../../../table/points/count';
import { languages, strict } from '../../../table/strict';
import { countLines } from './counting';
import { GAMES, seatsOf, viewOf } from '../fixtures/games';
import { Speech } from '../speech';

const GAME = 'forging-florence';
const PARTS = ['paintings', 'books', 'sculptures', 'house', 'giotto', 'machiavelli'];

describe.each(Object.keys(GAMES).map(Number))('a whole game of %i players', (players) => {
  const view = viewOf(players, 'over-other');

  test('F5.3, F5.4: all lines together are the prestige', async () => {
    const speech = new Speech(await strict('en', GAME), seatsOf(players), 0);
    const lines = countLines(speech, view);
    const none = view.hands.map(() => 0);
    expect(sums(none, lines, lines.length)).toEqual(view.hands.map((hand) => hand.score));
    expect(lines.length).toBeGreaterThan(2);
  });

  test('every part says why it counts, in every language', async () => {
    const parts = [...PARTS, 'michelangelo', 'leonardo'];
    const [hand] = view.hands;
    const lines = parts.map((part, i) => ({ part, points: i + 1 }));
    for (const words of await languages(GAME)) {
      const speech = new Speech(words, seatsOf(players), 0);
      const told = countLines(speech, { ...view, hands: [{ ...hand!, lines }] });
      expect(told).toHaveLength(parts.length);
      for (const line of told) expect(line.why).toMatch(/F5\.[34]/);
    }
  });
});
