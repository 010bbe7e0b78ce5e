// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';

import { see, lastSeen } from './seen';

beforeEach(() => localStorage.clear());

test('what was seen of a match is remembered by itself', () => {
  expect(lastSeen('a')).toBeNull();
  see('a', 3);
  see('b', 9);
  see('a', 5);
  expect([lastSeen('a'), lastSeen('b'), lastSeen('c')]).toEqual([5, 9, null]);
});

test('only so many matches are remembered, the newest', () => {
  for (let i = 0; i < 100; i += 1) see(`match-${i}`, i);
  expect(lastSeen('match-99')).toBe(99);
  expect(lastSeen('match-0')).toBeNull();
  expect(localStorage.getItem('signoria-seen')?.length).toBeLessThan(4000);
});

test('a foreign text is no harm', () => {
  for (const text of ['{', '7', '[[1,2],["a"],null]']) {
    localStorage.setItem('signoria-seen', text);
    expect(lastSeen('a')).toBeNull();
    see('a', 1);
    expect(lastSeen('a')).toBe(1);
  }
});
