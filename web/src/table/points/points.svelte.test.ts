// @vitest-environment jsdom
/** Points as they are shown. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';

import Points from './Points.svelte';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

/** What is shown after each 90 milliseconds, when 2 points have become so many. */
async function counted(points: number): Promise<string[]> {
  const props = $state({ points: 2 });
  const target = document.createElement('div');
  const shown = mount(Points, { target, props });
  flushSync();
  props.points = points;
  flushSync();
  const texts = [target.textContent.trim()];
  for (let i = 0; i < 3; i += 1) {
    vi.advanceTimersByTime(90);
    flushSync();
    texts.push(target.textContent.trim());
  }
  await unmount(shown);
  return texts;
}

test('new points are counted up in three steps at most; lost ones are gone at once', async () => {
  vi.useFakeTimers();
  Element.prototype.animate = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  expect(await counted(5)).toEqual(['2', '3', '4', '5']);
  expect(await counted(13)).toEqual(['2', '6', '10', '13']);
  expect(await counted(1)).toEqual(['1', '1', '1', '1']);
});

test('they are there at once for who wants no motion', async () => {
  vi.useFakeTimers();
  Element.prototype.animate = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(await counted(5)).toEqual(['5', '5', '5', '5']);
});
