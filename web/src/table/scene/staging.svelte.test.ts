// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

import { settings } from '../../shell/settings.svelte';
import { Staging } from './staging.svelte';

interface Event {
  type: string;
  points: number;
}

const scenes = {
  is: ({ type }: Event) => type === 'scored',
  gains: ({ points }: Event) => new Map([[0, points]]),
  part: () => Promise.reject(new Error('not shown here')),
};
const scored = (points: number): Event => ({ type: 'scored', points });
const resume = vi.fn();
const hold = vi.fn(() => resume);
const rest = (): Promise<void> => Promise.resolve();

afterEach(() => {
  settings.scorings = 'stop';
  vi.clearAllMocks();
});

it('stops until every moment was seen, and points arrive one seat at a time', async () => {
  const staging = new Staging(scenes);
  staging.stage([{ type: 'placed', points: 9 }, scored(3), scored(2)], hold, rest);
  expect([staging.event, staging.pending(0), hold.mock.calls.length]).toEqual([null, 5, 1]);
  await rest();
  expect(staging.event).toEqual(scored(3));
  staging.arrive(0);
  expect(staging.pending(0)).toBe(2);
  staging.next();
  expect([staging.event, staging.pending(0)]).toEqual([scored(2), 2]);
  expect(resume).not.toHaveBeenCalled();
  staging.next();
  expect([staging.event, staging.pending(0)]).toEqual([null, 0]);
  expect(resume).toHaveBeenCalledOnce();
});

it('does not stop where nothing is scored, nor for who does not want it', () => {
  const staging = new Staging(scenes);
  staging.stage([{ type: 'placed', points: 1 }], hold, rest);
  settings.scorings = 'pass';
  staging.stage([scored(3)], hold, rest);
  expect([hold.mock.calls.length, staging.pending(0)]).toEqual([0, 0]);
});

it('lets the game go on when the table is left', async () => {
  const staging = new Staging(scenes);
  staging.stage([scored(3)], hold, rest);
  await rest();
  staging.end();
  expect(staging.event).toBeNull();
  expect(resume).toHaveBeenCalledOnce();
});
