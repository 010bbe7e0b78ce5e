import { expect, test } from 'vitest';

import type { Foreseen } from '../../../net/protocol';
import { logOf, seatsOf, viewOf } from '../fixtures/games';
import { strict } from '../fixtures/strict';
import { compare, foreseenText, open, shifts } from './shifts';
import { Speech } from '../speech';
import type { Line, View } from '../types';

const before = viewOf(4, 'acting-own');
const category = open(before)[0] ?? '';

/** The same position, where the category would score like this. */
function scoring(points: Record<number, number>): View {
  const lines: Line[] = Object.entries(points).map(([seat, each], i) => ({
    seat: Number(seat),
    cubes: 4 - i,
    place: i + 1,
    points: each,
    tie: null,
  }));
  const standings = before.standings.map((one) =>
    one.category === category ? { category, lines } : one,
  );
  return { ...before, standings };
}

const speaking = async () => new Speech(await strict('en'), seatsOf(4), 0);
const foreseen = (view: View | null, more: Partial<Foreseen> = {}): Foreseen => ({
  type: 'foreseen',
  id: 1,
  version: 1,
  open: false,
  view,
  events: [],
  ...more,
});

test('whose points change is told, with what they were', async () => {
  const [old, next] = [scoring({ 1: 3, 0: 2 }), scoring({ 0: 3, 1: 2, 2: 1 })];
  expect(shifts(old, next, category)).toEqual([
    { seat: 0, before: 2, after: 3 },
    { seat: 1, before: 3, after: 2 },
    { seat: 2, before: 0, after: 1 },
  ]);
  const speech = await speaking();
  expect(foreseenText(speech, old, foreseen(next)).join(' ')).toBe(
    `${speech.category(category)}: you 2 → 3, Tommaso 3 → 2, Lucrezia 0 → 1.`,
  );
});

test('a seat that has nothing left there is still compared', () => {
  const [old, next] = [scoring({ 1: 3 }), scoring({ 0: 3 })];
  expect(compare(old, next, category).map((one) => [one.seat, one.then?.points])).toEqual([
    [0, 3],
    [1, undefined],
  ]);
});

test('nothing that changes, chance, and what is hidden are told as such', async () => {
  const speech = await speaking();
  const told = (one: Foreseen) => foreseenText(speech, before, one).join(' ');
  expect(told(foreseen(before))).toBe('No majority would change.');
  expect(told(foreseen(before, { open: true }))).toContain('nobody knows yet');
  expect(told(foreseen(null, { open: true }))).toContain('hidden cards');
});

test('a scoring that follows by itself is told line by line', async () => {
  const speech = await speaking();
  const scored = logOf(4).flatMap((step) => step.events as unknown as { type: string }[]);
  const one = scored.find((event) => event.type === 'scored');
  const events = [{ type: 'stopped', seat: 0, by_itself: false, audience: null }, one];
  expect(foreseenText(speech, before, foreseen(before, { events })).join(' ')).toMatch(
    /^Scoring 1 of 15/,
  );
});
