// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const fresh = async () => (await import('./settings.svelte')).settings;

test('without a choice: a picture, one after the other, quiet sounds, with keys', async () => {
  const { presentation, speed, sounds, volume, keys } = await fresh();
  expect([presentation, speed, sounds, volume, keys]).toEqual([
    'picture',
    'normal',
    true,
    50,
    true,
  ]);
});

test('what was chosen is there again on the next visit, and goes back to the usual', async () => {
  const first = await fresh();
  [first.presentation, first.speed, first.volume, first.keys] = ['text', 'slow', 80, false];
  vi.resetModules();
  const next = await fresh();
  expect([next.presentation, next.speed, next.volume, next.keys]).toEqual([
    'text',
    'slow',
    80,
    false,
  ]);
  [next.presentation, next.speed, next.volume, next.keys] = ['picture', 'normal', 50, true];
  expect(localStorage).toHaveLength(0);
});

test('a device that several share is silent until somebody wants it otherwise', async () => {
  const first = await fresh();
  first.shared = true;
  expect(first.sounds).toBe(false);
  first.sounds = true;
  vi.resetModules();
  const next = await fresh();
  next.shared = true;
  expect(next.sounds).toBe(true);
});

test('a value that nobody knows is none', async () => {
  localStorage.setItem('signoria-speed', 'warp');
  localStorage.setItem('signoria-volume', '9000');
  const { speed, volume } = await fresh();
  expect([speed, volume]).toEqual(['normal', 50]);
});
