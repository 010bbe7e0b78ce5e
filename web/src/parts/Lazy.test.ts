// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';

import Lazy from './Lazy.svelte';
import Stale from './Stale.svelte';
import { fetchWithFirstMove, partHere, type Load } from './later';

const load = (): Load<object> => () => Promise.resolve({ default: Stale });
const show = (part: Load<object>) => {
  const shown = mount(Lazy, { target: document.body, props: { part } });
  flushSync();
  return shown;
};
const text = (): string => document.body.textContent.trim();

afterEach(() => document.body.replaceChildren());

test('comes when it is first shown, and is there at once from then on', async () => {
  const part = load();
  const first = show(part);
  expect(text()).toBe('');
  await vi.waitFor(() => expect(text()).not.toBe(''));
  await unmount(first);
  expect(text()).toBe('');
  const second = show(part);
  expect(text()).not.toBe('');
  await unmount(second);
});

test('is fetched with the first movement where it is asked for', async () => {
  const [part, other] = [load(), load()];
  fetchWithFirstMove([part])();
  dispatchEvent(new Event('pointermove'));
  const callOff = fetchWithFirstMove([other]);
  dispatchEvent(new Event('keydown'));
  await vi.waitFor(() => expect(partHere(other)).toBe(Stale));
  expect(partHere(part)).toBeUndefined();
  callOff();
});
