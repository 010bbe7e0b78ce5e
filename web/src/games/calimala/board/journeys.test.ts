/** Which pieces go where. */
import { expect, test } from 'vitest';

import { journeys } from './journeys';
import type { Event } from '../types';

const audience = null;

test('cloth goes to each city, other cubes to their building', () => {
  const acted = (kind: string, target: string[]): Event => ({
    type: 'acted',
    seat: 1,
    kind,
    card: false,
    target,
    amount: 1,
    audience,
  });
  const events = [
    acted('ship', ['lisbon', 'london']),
    acted('contribute', ['wood', 'croce']),
    acted('artwork', ['palazzo']),
    acted('wood', []),
  ];
  const found = journeys(events, null).map(({ from, to }) => [from, to]);
  expect(found).toEqual([
    ...['lisbon', 'london', 'croce', 'palazzo'].map((to) => ['mat-1', to]),
    ['square-wood', 'mat-1'],
  ]);
});

test('cards go to their squares, houses to their cities, ships and cubes to the mat', () => {
  const acted = (kind: string, target: string[], amount: number, card = false): Event => ({
    type: 'acted',
    seat: 3,
    kind,
    card,
    target,
    amount,
    audience,
  });
  const ways = (event: Event): string[] =>
    journeys([event], null).map(({ drawing, from, to }) => `${drawing} ${from} ${to}`);
  expect(ways(acted('wood', [], 2, true))).toEqual([
    'e-wood mat-3 square-wood',
    'cube-porphyry square-wood mat-3',
    'cube-porphyry square-wood mat-3',
  ]);
  expect(ways(acted('build', ['house', 'troyes'], 1))).toEqual([
    'house-porphyry mat-3 troyes-houses',
  ]);
  expect(ways(acted('build', ['ship'], 1))).toEqual(['ship-porphyry square-build mat-3']);
  expect(ways({ type: 'gave-up', seat: 3, kind: 'ship', card: true, audience })).toEqual([
    'e-cardback deck mat-3',
  ]);
  expect(ways({ type: 'placed', seat: 3, street: 7, white: true, audience })).toEqual([
    'disc-white mat-3 street-7',
  ]);
});

test('the disc for a seat comes from the street last placed on, another one, or the reserve', () => {
  const taken = (exchanged: boolean, from_street: number | null): Event => ({
    type: 'seat-taken',
    seat: 2,
    tile: 8,
    exchanged,
    from_street,
    audience,
  });
  const placed: Event = { type: 'placed', seat: 0, street: 4, white: false, audience };
  const from = (events: Event[]) => journeys(events, 1).map((one) => one.from);
  expect(from([taken(false, null)])).toEqual(['street-1']);
  expect(from([placed, taken(false, null)])).toEqual(['mat-0', 'street-4']);
  expect(from([placed, taken(true, 9)])).toEqual(['mat-0', 'street-9']);
  expect(from([placed, taken(true, null)])).toEqual(['mat-0', 'mat-2']);
  expect(journeys([taken(true, null)], 1)[0]?.to).toBe('tile-7');
});
