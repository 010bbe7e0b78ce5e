import { expect, it } from 'vitest';

import { ago } from './ago';

it.each([
  [-90, 'now'],
  [59, 'now'],
  [60, '1 minute ago'],
  [3_599, '59 minutes ago'],
  [3_600, '1 hour ago'],
  [86_400, 'yesterday'],
  [9 * 86_400, '9 days ago'],
])('says that %i seconds have passed', (seconds, text) => {
  expect(ago('en', 1_000_000 - seconds, 1_000_000)).toBe(text);
});

it('says so in every language', () => {
  const told = ['de', 'es', 'it'].map((language) => ago(language, 0, 7_200));
  expect(told).toEqual(['vor 2 Stunden', 'hace 2 horas', '2 ore fa']);
});
