// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';

import Choices from './Choices.svelte';

/** What is read of an element: all but what is hidden from those who hear. */
function heard(one: Element): string {
  const copy = one.cloneNode(true) as Element;
  copy.querySelectorAll('[aria-hidden="true"]').forEach((hidden) => hidden.remove());
  return copy.textContent.trim();
}

test('a choice that a drawing stands for is named within itself, whatever its number', async () => {
  const entry = (key: string, label: string) => ({
    key,
    label,
    sign: 'wood',
    column: 1,
    move: { action: Number(key), verb: 'act' },
  });
  const entries = [entry('7', 'wood to Santa Croce'), entry('12', 'wood to San Miniato')];
  const group = { title: 'Contribute', entries, rows: [{ name: 'Churches', entries }] };
  const props = { groups: [group], position: {}, busy: false, pick: () => {} };
  const shown = mount(Choices, { target: document.body, props });
  flushSync();
  const buttons = [...document.querySelectorAll('button')];
  expect(buttons.map(heard)).toEqual(['wood to Santa Croce', 'wood to San Miniato']);
  // A name beside the text would leave out the number that is seen.
  expect(buttons.filter((one) => one.hasAttribute('aria-label'))).toEqual([]);
  await unmount(shown);
});
