// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const fresh = async () => (await import('./settings.svelte')).settings;

test('without a choice: a picture, one after the other, silent, with keys', async () => {
  const { presentation, speed, sounds, keys } = await fresh();
  expect([presentation, speed, sounds, keys]).toEqual(['picture', 'normal', false, true]);
});

test('what was chosen is there again on the next visit, and goes back to the usual', async () => {
  const first = await fresh();
  [first.presentation, first.speed, first.sounds, first.keys] = ['text', 'slow', true, false];
  vi.resetModules();
  const next = await fresh();
  expect([next.presentation, next.speed, next.sounds, next.keys]).toEqual([
    'text',
    'slow',
    true,
    false,
  ]);
  [next.presentation, next.speed, next.sounds, next.keys] = ['picture', 'normal', false, true];
  expect(localStorage).toHaveLength(0);
});

test('a value that nobody knows is none', async () => {
  localStorage.setItem('signoria-speed', 'warp');
  expect((await fresh()).speed).toBe('normal');
});
