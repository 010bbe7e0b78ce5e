import { expect, test } from 'vitest';

import { countAwake, isNight, reading } from './countdown';

const NIGHTS: [number, number][] = [
  [100, 300],
  [1000, 1200],
];

test('a clock is read in minutes, hours, and from two days on in days', () => {
  expect([0, 44.2, 725, 10_800].map((one) => reading(one))).toEqual([
    '0:00',
    '0:45',
    '12:05',
    '3:00:00',
  ]);
  expect(reading(2 * 86_400 - 1)).toBe('47:59:59');
  expect(reading(6 * 86_400 + 3 * 3600 + 12 * 60)).toBe('6d 03:12');
  expect(reading(-5)).toBe('0:00');
});

test('nights do not count', () => {
  expect([50, 100, 200, 300, 400, 1300].map((one) => countAwake(one, NIGHTS))).toEqual([
    50, 100, 100, 100, 200, 900,
  ]);
  expect(countAwake(20, [[-40, 10]])).toBe(10);
  expect(countAwake(-3, NIGHTS)).toBe(0); // the browser's clock is another
  expect(countAwake(77, [])).toBe(77);
});

test('it is night from its beginning to just before its end', () => {
  expect([99, 100, 299, 300].map((one) => isNight(one, NIGHTS))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
