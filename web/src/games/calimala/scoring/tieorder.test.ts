// @vitest-environment jsdom
/** Ties at the table, without a mouse that hovers (C5.6). */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';

import { viewOf } from '../fixtures/games';
import { speechOf, strict } from '../fixtures/strict';
import Palazzo from '../board/buildings/Palazzo.svelte';
import PositionText from '../text/PositionText.svelte';
import Standings from './Standings.svelte';
import { order } from './tiles';
import { ties } from './ties';
import type { Line, View } from '../types';

let shown: Record<string, unknown> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((one) =>
    one.textContent.replace(/\s+/g, ' ').trim(),
  );

/** Lisbon with a tie that the council decides, and two who share behind it. */
function tied(): { view: View; lines: Line[] } {
  const view = viewOf(4, 'placing-own');
  const lines = [
    { seat: 1, cubes: 2, place: 1, points: 3, tie: 'sum' },
    { seat: 0, cubes: 2, place: 2, points: 1, tie: 'shared' },
    { seat: 3, cubes: 2, place: 2, points: 1, tie: 'shared' },
  ];
  const tiles = view.tiles.map((tile, i) =>
    i === view.scored ? { ...tile, category: 'lisbon' } : tile,
  );
  return { view: { ...view, tiles, standings: [{ category: 'lisbon', lines }] }, lines };
}

test('C5.6: who goes before whom opens by a press, says why, and closes by Escape', async () => {
  const view = viewOf(4, 'over-other');
  const speech = speechOf(await strict('en'), 4);
  shown = mount(Palazzo, {
    target: document.body,
    props: { speech, view, coming: null, after: null },
  });
  flushSync();
  const details = document.querySelector('details');
  document.querySelector('summary')?.click();
  expect(details?.open).toBe(true);
  expect(texts('details li b')).toEqual(order(view).map((seat) => speech.seat(seat)));
  expect(texts('details p')[0]).toContain('(C5.6)');
  details?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  flushSync();
  expect(details?.open).toBe(false);
});

test('C5.6: under a category it can be read who is ahead, and who shares what', async () => {
  const speech = speechOf(await strict('en'), 4);
  const { view, lines } = tied();
  shown = mount(Standings, { target: document.body, props: { speech, view, category: 'lisbon' } });
  flushSync();
  expect(texts('tfoot p')).toEqual(ties(speech, lines));
  expect(texts('tfoot p')).toHaveLength(2);
  expect(document.querySelector('[title]')).toBeNull();
});

test('C5.6: the position in words says it as well', async () => {
  const speech = speechOf(await strict('en'), 4);
  const { view, lines } = tied();
  shown = mount(PositionText, { target: document.body, props: { speech, view } });
  flushSync();
  for (const tie of ties(speech, lines)) expect(texts('ol li').join(' ')).toContain(tie);
});
