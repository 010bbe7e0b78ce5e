import { expect, test } from 'vitest';

import type { MatchCard } from '../../net/protocol';
import { bestBefore } from './personal';

const card = (id: string, scores: number[], more: Partial<MatchCard> = {}): MatchCard =>
  ({
    id,
    game: 'calimala',
    status: 'over',
    scores,
    seats: scores.map((_, seat) => ({ seat, name: seat === 0 ? 'Ada' : 'Bea' })),
    ...more,
  }) as unknown as MatchCard;

test('only earlier results of the same person, game and number of players count', () => {
  const now = card('now', [40, 20, 10]);
  const mine = [
    now,
    card('a', [31, 50, 2]),
    card('b', [28, 2, 2]),
    card('c', [99, 2]),
    card('d', [98, 2, 2], { game: 'forging-florence' }),
    card('e', [97, 2, 2], { status: 'running' }),
  ];
  expect(bestBefore(mine, now, 0)).toEqual({ best: 31, games: 2 });
  expect(bestBefore([now], now, 0)).toBeNull();
});
