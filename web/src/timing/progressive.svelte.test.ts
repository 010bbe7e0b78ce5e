// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { flushSync } from 'svelte';

import { Progressive } from './progressive.svelte';
import { settled } from './deferred';

afterEach(() => vi.unstubAllGlobals());

const THINGS = ['a', 'b', 'c', 'd', 'e'];

/** A laying whose tasks are done one by one, on demand. */
function laid(...parts: ('wall' | 'roof')[]): {
  laying: Progressive<'wall' | 'roof'>;
  next: () => Promise<void>;
} {
  const tasks: (() => void)[] = [];
  const postTask = (task: () => void): Promise<void> =>
    new Promise((done) => tasks.push(() => done(task())));
  vi.stubGlobal('scheduler', { postTask });
  let laying!: Progressive<'wall' | 'roof'>;
  const end = $effect.root(() => {
    laying = new Progressive(...parts);
  });
  flushSync();
  ends.push(end);
  const next = async (): Promise<void> => {
    await vi.waitFor(() => expect(tasks.length).toBeGreaterThan(0));
    tasks.shift()?.();
  };
  return { laying, next };
}
const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

it('lays one part after the other', async () => {
  const { laying, next } = laid('wall', 'roof');
  expect([laying.has('wall'), laying.has('roof'), laying.done]).toEqual([false, false, false]);
  await next();
  expect([laying.has('wall'), laying.has('roof'), laying.done]).toEqual([true, false, false]);
  await next();
  expect([laying.has('wall'), laying.has('roof'), laying.done]).toEqual([true, true, true]);
  await settled();
});

it('lays the things of a part in portions', async () => {
  const { laying, next } = laid('wall', 'wall', 'roof');
  const seen = [laying.of('wall', THINGS)];
  for (let task = 0; task < 3; task++) {
    await next();
    seen.push(laying.of('wall', THINGS));
  }
  expect(seen).toEqual([[], ['a', 'b', 'c'], THINGS, THINGS]);
  await settled();
});
