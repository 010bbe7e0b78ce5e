// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { flushSync } from 'svelte';

import { Progressive } from './progressive.svelte';
import { whenSettled } from './deferred';

afterEach(() => vi.unstubAllGlobals());

const THINGS = ['a', 'b', 'c', 'd', 'e'];

/** A progress whose tasks are done one by one, on demand. */
function laid(...parts: ('wall' | 'roof')[]): {
  progress: Progressive<'wall' | 'roof'>;
  next: () => Promise<void>;
} {
  const tasks: (() => void)[] = [];
  const postTask = (task: () => void): Promise<void> =>
    new Promise((done) => tasks.push(() => done(task())));
  vi.stubGlobal('scheduler', { postTask });
  let progress!: Progressive<'wall' | 'roof'>;
  const end = $effect.root(() => {
    progress = new Progressive(...parts);
  });
  flushSync();
  ends.push(end);
  const next = async (): Promise<void> => {
    await vi.waitFor(() => expect(tasks.length).toBeGreaterThan(0));
    tasks.shift()?.();
  };
  return { progress, next };
}
const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

it('lays one part after the other', async () => {
  const { progress, next } = laid('wall', 'roof');
  expect([progress.has('wall'), progress.has('roof'), progress.done]).toEqual([
    false,
    false,
    false,
  ]);
  await next();
  expect([progress.has('wall'), progress.has('roof'), progress.done]).toEqual([true, false, false]);
  await next();
  expect([progress.has('wall'), progress.has('roof'), progress.done]).toEqual([true, true, true]);
  await whenSettled();
});

it('lays the things of a part in portions', async () => {
  const { progress, next } = laid('wall', 'wall', 'roof');
  const seen = [progress.of('wall', THINGS)];
  for (let task = 0; task < 3; task++) {
    await next();
    seen.push(progress.of('wall', THINGS));
  }
  expect(seen).toEqual([[], ['a', 'b', 'c'], THINGS, THINGS]);
  await whenSettled();
});
