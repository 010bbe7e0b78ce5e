// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { app } from './app.svelte';
import { titleWithTurns, waiting } from './waiting.svelte';
import { EVERY, watchTurns } from './watchTurns';

let matches = ['m', 'n'];
let asked = 0;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return Promise.resolve(new Response(JSON.stringify({ matches })));
  });
  vi.spyOn(app, 'speak').mockResolvedValue();
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">';
});

afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const icon = (): string | null | undefined =>
  document.querySelector('link[rel=icon]')?.getAttribute('href');

test('the title and the icon of the tab show the turns that wait, until there are none', async () => {
  end = watchTurns();
  await vi.advanceTimersByTimeAsync(0);
  expect(titleWithTurns('Signoria')).toBe('(2) Signoria');
  expect(icon()).toBe('/favicon-waiting.svg');
  expect(waiting.beyond('m')).toEqual(['n']);
  matches = [];
  await vi.advanceTimersByTimeAsync(EVERY);
  expect(titleWithTurns('Signoria')).toBe('Signoria');
  expect(icon()).toBe('/favicon.svg');
});

test('a page out of sight asks nothing, as nobody sees the answer', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  end = watchTurns();
  await vi.advanceTimersByTimeAsync(3 * EVERY);
  expect(asked).toBe(0);
});
