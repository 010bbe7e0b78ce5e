import { afterEach, expect, it, vi } from 'vitest';

import { inTurn, settled } from './soon';
import { eventually } from '../eventually';

afterEach(() => vi.unstubAllGlobals());

it('calls one after the other, each in a task of its own', async () => {
  const tasks: (() => void)[] = [];
  const postTask = (task: () => void): Promise<void> =>
    new Promise((done) => tasks.push(() => done(task())));
  vi.stubGlobal('scheduler', { postTask });
  const called: string[] = [];
  inTurn(() => called.push('one'));
  const never = inTurn(() => called.push('two'));
  inTurn(() => called.push('three'));
  never();
  for (const expected of [['one'], ['one'], ['one', 'three']]) {
    await eventually(() => expect(tasks).toHaveLength(1));
    tasks.shift()?.();
    expect(called).toEqual(expected);
  }
  await settled();
});

it('calls at once where there is no such thing', () => {
  const called = vi.fn();
  inTurn(called);
  expect(called).toHaveBeenCalledOnce();
});
