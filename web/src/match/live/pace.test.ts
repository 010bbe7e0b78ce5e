import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Speed } from '../../shell/settings.svelte';
import { Pace } from './pace';

let shown: number[];
let speed: Speed;
let pace: Pace<number>;

beforeEach(() => {
  vi.useFakeTimers();
  [shown, speed] = [[], 'normal'];
  pace = new Pace(
    (one) => shown.push(one),
    () => speed,
  );
});

afterEach(() => void vi.useRealTimers());

describe('what comes at once', () => {
  test('is shown one after the other, the first of it now', () => {
    for (const one of [1, 2, 3]) pace.follow(one);
    expect(shown).toEqual([1]);
    vi.advanceTimersToNextTimer();
    expect(shown).toEqual([1, 2]);
    vi.runAllTimers();
    expect(shown).toEqual([1, 2, 3]);
  });

  test('is all shown at once if that is wished', () => {
    speed = 'at-once';
    for (const one of [1, 2, 3]) pace.follow(one);
    expect(shown).toEqual([1, 2, 3]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each(['slow', 'normal'] as const)('does not take forever when %s', (wished) => {
    speed = wished;
    for (let i = 0; i < 400; i += 1) pace.follow(i);
    vi.advanceTimersByTime(120_000);
    expect(shown.at(-1)).toBe(399);
    expect(shown).toHaveLength(400);
  });

  test('waits longer when slow', () => {
    const times = (['slow', 'normal'] as const).map((wished) => {
      speed = wished;
      for (const one of [1, 2]) pace.follow(one);
      const start = vi.getMockedSystemTime()?.getTime() ?? 0;
      vi.advanceTimersToNextTimer();
      const end = vi.getMockedSystemTime()?.getTime() ?? 0;
      pace.stop();
      return end - start;
    });
    expect(times[0]).toBeGreaterThan(times[1] ?? Infinity);
  });
});

test('a leap forgets what waits; who catches up sees the newest', () => {
  for (const one of [1, 2, 3]) pace.follow(one);
  pace.leap(4);
  vi.runAllTimers();
  expect(shown).toEqual([1, 4]);
  for (const one of [5, 6, 7]) pace.follow(one);
  pace.catchUp();
  pace.catchUp();
  vi.runAllTimers();
  expect(shown).toEqual([1, 4, 5, 7]);
});

describe('while it is halted', () => {
  test.each(['normal', 'at-once'] as const)('nothing follows, then all does, %s', (wished) => {
    speed = wished;
    pace.follow(1);
    pace.halt();
    for (const one of [2, 3]) pace.follow(one);
    vi.runAllTimers();
    expect(shown).toEqual([1]);
    pace.resume();
    vi.runAllTimers();
    expect(shown).toEqual([1, 2, 3]);
  });

  test('it can halt again at any of what waited', () => {
    speed = 'at-once';
    pace.halt();
    for (const one of [1, 2, 3]) pace.follow(one);
    pace.resume();
    expect(shown).toEqual([1]);
    pace.halt();
    vi.runAllTimers();
    expect(shown).toEqual([1]);
  });

  test('what leaps is shown all the same', () => {
    pace.halt();
    pace.follow(1);
    pace.leap(2);
    expect(shown).toEqual([2]);
  });
});

describe('by hand', () => {
  beforeEach(() => {
    for (const one of [1, 2, 3]) pace.follow(one);
    vi.advanceTimersToNextTimer();
  });

  test('it goes back and on, and time stands still', () => {
    pace.stepBack();
    expect([shown, pace.left]).toEqual([[1, 2, 1], { back: 0, on: 2 }]);
    vi.runAllTimers();
    pace.stepOn();
    pace.stepOn();
    expect([shown, pace.left]).toEqual([[1, 2, 1, 2, 3], { back: 2, on: 0 }]);
  });

  test('it goes on by itself from where one is', () => {
    pace.stepBack();
    pace.resume();
    vi.runAllTimers();
    expect(shown).toEqual([1, 2, 1, 2, 3]);
  });

  test('the newest is one step away', () => {
    pace.stepBack();
    pace.catchUp();
    expect([shown.at(-1), pace.left.on]).toEqual([3, 0]);
  });
});
