import { expect, test } from 'vitest';

import type { MomentStep } from '../../net/protocol';
import { course, leader, leads, records, turnings } from './course';

const step = (actions: number, turn: number, ...scores: number[]): MomentStep => ({
  actions,
  turn,
  scores,
  version: actions,
  events: [],
});
const STEPS = [
  step(1, 0, 0, 0),
  step(2, 1, 3, 0),
  step(3, 1, 3, 2),
  step(4, 2, 3, 3),
  step(5, 3, 3, 9),
  step(6, 4, 14, 9),
];

test('the course has the points at the end of each turn, from nothing on', () => {
  expect(course(STEPS).map(({ turn, scores }) => [turn, ...scores])).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [1, 3, 2],
    [2, 3, 3],
    [3, 3, 9],
    [4, 14, 9],
  ]);
  expect(course([])).toHaveLength(1);
});

test('who has as many points as another does not lead', () => {
  expect(leader([3, 3, 1])).toBeNull();
  expect(leader([3, 4, 1])).toBe(1);
});

test('a lead begins where another seat than before has most points alone', () => {
  expect(leads(STEPS).map(({ actions, seat }) => [actions, seat])).toEqual([
    [2, 0],
    [5, 1],
    [6, 0],
  ]);
});

test('turning points are the changes of the lead, then the greatest gains, in their order', () => {
  expect(turnings(STEPS, 4).map(({ kind, actions }) => [kind, actions])).toEqual([
    ['lead', 2],
    ['gain', 3],
    ['lead', 5],
    ['lead', 6],
  ]);
  expect(turnings(STEPS, 1).map(({ actions }) => actions)).toEqual([6]);
});

test('records name the greatest gain and the longest lead', () => {
  const { gain, led } = records(STEPS);
  expect([gain?.seat, gain?.gain, led]).toEqual([0, 11, [2, 1]]);
  expect(records([]).gain).toBeNull();
});
