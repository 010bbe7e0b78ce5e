import { expect, test } from 'vitest';

import type { MomentStep } from '../../net/protocol';
import { actionsAt, stops } from './news';

const step = (actions: number, version: number, ...events: string[]): MomentStep =>
  ({ actions, version, turn: 0, events }) as unknown as MomentStep;

const STEPS = [
  step(1, 2, 'a'),
  step(2, 4, 'b'),
  step(3, 5),
  step(4, 7, 'silent'),
  step(5, 8, 'c', 'd'),
];
const tell = (events: readonly unknown[]): string[] =>
  events.filter((event) => event !== 'silent').map(String);

test('the stops are where something is told after a version', () => {
  expect(stops(STEPS, 2, tell)).toEqual([
    { actions: 2, text: 'b' },
    { actions: 5, text: 'c d' },
  ]);
  expect(stops(STEPS, 8, tell)).toEqual([]);
  expect(stops([], 0, tell)).toEqual([]);
});

test('the way begins where the version was', () => {
  expect([0, 2, 3, 4, 6, 99].map((version) => actionsAt(STEPS, version))).toEqual([
    0, 1, 1, 2, 3, 5,
  ]);
});
