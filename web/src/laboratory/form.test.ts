import { describe, expect, it } from 'vitest';

import type { GameInfo } from '../net/protocol';
import { quickBots, usualChoice, wishOf } from './form';
import { teamSize } from './teamSize';

const GAME: GameInfo = {
  name: 'calimala',
  rules: '1',
  players: [3, 4, 5],
  turns: [10, 10, 10],
  options: [{ name: 'start', values: ['random', '0'], text: 0 }],
  bots: ['apprentice', 'artisan', 'master'],
  usual: 'artisan',
  searching: ['master'],
  people: [],
};

describe('the form of the laboratory', () => {
  it('offers no bot that would think for seconds', () => {
    expect(quickBots(GAME)).toEqual(['apprentice', 'artisan']);
    expect(usualChoice({ ...GAME, usual: 'master' }).bots[0]).toBe('apprentice');
  });

  it('wishes for as many bots as there are players', () => {
    const choice = usualChoice(GAME);
    expect(wishOf('calimala', { ...choice, players: 3 })).toEqual({
      game: 'calimala',
      bots: ['artisan', 'artisan', 'artisan'],
      options: { start: 'random' },
      games: 120,
      seed: 1,
    });
  });
});

describe('the workers of the laboratory', () => {
  it('are as many as cores, few, and never none', () => {
    expect([1, 2, 3, 4, 16].map((cores) => teamSize(cores))).toEqual([1, 2, 3, 3, 3]);
  });
});
