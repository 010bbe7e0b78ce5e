import { describe, expect, it } from 'vitest';

import { reading } from './countdown';
import { card, hello, seat, SEATS, situation } from '../../test/examples';
import { alone, mayMove, passTo } from './hotseat';
import type { Hello } from '../../net/protocol';
import { fold, type Table } from '../../net/store';

describe('several people at one device', () => {
  function table(more: Partial<Hello>): Table {
    return fold(null, hello({ yours: [0, 2], ...more }))!;
  }
  const watching = (seat: number | null) => ({ situation: situation({ watching: seat }) });

  it('pass it on when the next turn is another’s of them', () => {
    expect(passTo(table(watching(null)))).toBe(0);
    expect(passTo(table(watching(2)))).toBe(0);
  });

  it('keep it during their own turns, those of others, and after the end', () => {
    expect(passTo(table(watching(0)))).toBeNull();
    expect(passTo(table({ ...watching(0), match: card({ to_move: 1 }) }))).toBeNull();
    expect(passTo(table({ ...watching(0), match: card({ to_move: null }) }))).toBeNull();
    const over = card({ status: 'over' });
    expect(passTo(table({ ...watching(2), match: over }))).toBeNull();
  });

  it('never pass it on alone', () => {
    expect(passTo(table({ ...watching(null), yours: [0] }))).toBeNull();
  });

  it('move only for the seat that is watched', () => {
    expect(mayMove(table(watching(0)))).toBe(true);
    expect(mayMove(table(watching(2)))).toBe(false);
    expect(mayMove(table({ ...watching(null), match: card({ to_move: null }) }))).toBe(false);
    expect(mayMove(table({ ...watching(0), match: card({ status: 'waiting' }) }))).toBe(false);
    const left = card({ seats: [seat(0, { standing_in: 'heuristic' })] });
    expect(mayMove(table({ ...watching(0), match: left }))).toBe(false);
  });

  it('ask nobody if all others are bots, or have left to one', () => {
    expect(alone(table({}))).toBe(false);
    const gone = SEATS.map((one) => (one.seat === 1 ? { ...one, standing_in: 'heuristic' } : one));
    expect(alone(table({ match: card({ seats: gone }) }))).toBe(true);
  });
});

describe('countdown', () => {
  it.each([
    [45, '0:45'],
    [44.2, '0:45'],
    [725, '12:05'],
    [3 * 86_400, '3d 00:00'],
    [-3, '0:00'],
  ])('reads %d seconds as %s', (seconds, expected) => {
    expect(reading(seconds)).toBe(expected);
  });
});
