// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { IDLE, sight } from './sight';

let told: boolean[] = [];
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  window.dispatchEvent(new Event('keydown'));
  end = sight.follow((inSight) => told.push(inSight));
  window.dispatchEvent(new Event('keydown'));
  told = [];
});

afterEach(() => {
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a page that nobody has used for minutes is out of sight until somebody does', () => {
  vi.advanceTimersByTime(IDLE - 1);
  window.dispatchEvent(new Event('pointermove'));
  vi.advanceTimersByTime(IDLE - 1);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(IDLE);
  expect(told).toEqual([false]);
  expect(sight.inSight).toBe(false);
  window.dispatchEvent(new Event('keydown'));
  expect(told).toEqual([false, true]);
});

test('a hidden page is out of sight at once', () => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told).toEqual([false]);
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told).toEqual([false, true]);
});

test('nobody is told who follows no more', () => {
  end();
  vi.advanceTimersByTime(2 * IDLE);
  expect(told).toEqual([]);
});
