import { expect, test } from 'vitest';

import { LANGUAGES } from '../../../i18n/words';
import { seatsOf } from '../fixtures/games';
import { strict } from '../fixtures/strict';
import { Speech } from '../speech';
import { ties } from './ties';
import type { Line } from '../types';

const NAMES = ['Ada', 'Bianca', 'Cosimo', 'Dante', 'Elena'];
const SEATS = seatsOf(5).map((seat, i) => ({ ...seat, name: NAMES[i] ?? '' }));

function line(
  seat: number,
  cubes: number,
  place: number,
  points: number,
  tie: string | null,
): Line {
  return { seat, cubes, place, points, tie };
}

async function told(lines: Line[]): Promise<string[]> {
  return ties(new Speech(await strict('en'), SEATS, null), lines);
}

test('C5.6: who has other numbers of cubes is not tied', async () => {
  expect(await told([line(0, 3, 1, 3, null), line(1, 2, 2, 2, null)])).toEqual([]);
  expect(await told([])).toEqual([]);
});

test('C5.6: each tie names who is ahead of whom, and by what', async () => {
  const lines = [
    line(1, 2, 1, 3, 'sum'),
    line(2, 2, 2, 2, 'sum'),
    line(3, 2, 3, 1, 'older-seat'),
    line(0, 2, 4, 0, 'seats'),
  ];
  expect(await told(lines)).toEqual([
    'tie: Bianca before Cosimo, by more seats and council artworks together',
    'tie: Cosimo before Dante, as the first to have so many seats',
    'tie: Dante before Ada, by more seats',
  ]);
});

test('C5.6: who shares is told what each of them gets, and who of the equals is ahead', async () => {
  const lines = [
    line(4, 3, 1, 3, 'sum'),
    line(0, 3, 2, 1, 'shared'),
    line(2, 3, 2, 1, 'shared'),
    line(3, 1, 4, 0, null),
  ];
  expect(await told(lines)).toEqual([
    'tie: Elena before Ada and Cosimo, by more seats and council artworks together',
    'tie: Ada and Cosimo share, 1 point each',
  ]);
});

test('C5.5, C5.6: places run on behind those who share, and only three pay', async () => {
  const lines = [
    line(0, 4, 1, 3, null),
    line(1, 3, 2, 2, null),
    line(2, 2, 3, 0, 'shared'),
    line(3, 2, 3, 0, 'shared'),
  ];
  expect(await told(lines)).toEqual(['tie: Cosimo and Dante share, and nothing is left for them']);
});

test.each(LANGUAGES)('every kind of tie can be told in %s', async (language) => {
  const words = await strict(language);
  for (const tie of ['sum', 'seats', 'older-seat', 'older-artwork', 'shared']) {
    const place = tie === 'shared' ? 1 : 2;
    const lines = [line(0, 1, 1, 2, tie), line(1, 1, place, 2, tie)];
    expect(ties(new Speech(words, SEATS, 0), lines)).toHaveLength(1);
  }
});
