// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { whenDecided, PATIENCE, REST, idle } from './idle';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Whether a part has come to rest, with a part that can be changed. */
function watched(): { change: () => Promise<void>; rested: () => boolean } {
  const part = document.createElement('div');
  let rested = false;
  void idle(part).then(() => (rested = true));
  const change = async (): Promise<void> => {
    part.append('more');
    await vi.advanceTimersByTimeAsync(0); // observers are told in a task of their own
  };
  return { change, rested: () => rested };
}

it('waits from the last change on', async () => {
  const { change, rested } = watched();
  await vi.advanceTimersByTimeAsync(REST - 1);
  await change();
  await vi.advanceTimersByTimeAsync(REST - 1);
  expect(rested()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(rested()).toBe(true);
});

it('does not wait for ever', async () => {
  const { change, rested } = watched();
  for (let passed = 0; passed < PATIENCE; passed += REST / 2) {
    expect(rested()).toBe(false);
    await vi.advanceTimersByTimeAsync(REST / 2);
    await change();
  }
  expect(rested()).toBe(true);
});

it('waits until something else is to be decided', async () => {
  const page = document.createElement('div');
  page.innerHTML = '<div class="decision"><h2>Which street?</h2><p></p></div>';
  document.body.replaceChildren(page);
  let told = false;
  void whenDecided(document.body).then(() => (told = true));
  page.querySelector('p')?.append('What this street does.');
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toBe(false);
  page.querySelector('h2')?.replaceChildren('Which cloth?');
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toBe(true);
});

it('does not wait where nothing is to be decided', async () => {
  document.body.replaceChildren();
  await expect(whenDecided(document.body)).resolves.toBeUndefined();
});
