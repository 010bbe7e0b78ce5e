// @vitest-environment jsdom
/** A table by a variant's numbers: what is drawn and said follows them. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, test } from 'vitest';

import { viewOf } from './fixtures/games';
import { languages, speechOf, strict } from './fixtures/strict';
import Europe from './board/europe/Europe.svelte';
import Own from './mats/Own.svelte';
import { label, takenApart } from './moves/moves';
import { outlook } from './moves/preview';
import { placesOf } from './rooms';
import { describe as described, orderOf } from './text/streets';
import type { View } from './types';

let shown: Record<string, never> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

/** A table with these numbers, and with discs on the first street. */
function by(variant: View['variant'], discs: number[] = [0, 1]): View {
  const view = viewOf(3, 'placing-own');
  const streets = view.streets.map((street, i) => (i === 0 ? { ...street, discs } : street));
  return { ...view, streets, variant: variant ?? null };
}

describe('a stack that is scored with the third disc', () => {
  test('says so in every language', async () => {
    for (const words of await languages()) {
      const speech = speechOf(words, 3);
      const third = described(speech, by({ 'street.discs': 3 }), 0, null);
      expect(third).not.toBe(described(speech, by(null), 0, null));
      expect(third).not.toBe(described(speech, by({ 'street.discs': 2 }, [0]), 0, null));
    }
  });

  test('gives the lowest disc a seat, which acts before', () => {
    const seen = outlook(by({ 'street.discs': 3 }), 0);
    expect(seen?.seat).toBe(0);
    expect(seen?.tile).not.toBeNull();
    expect(outlook(by(null), 0)?.tile).toBeNull();
    expect(orderOf(seen?.discs ?? [], 2)).toBe(3);
    expect(outlook(by({ 'street.discs': 2 }), 0)).toBeNull(); // it is full until a seat is taken
  });
});

test('moves say what building costs', async () => {
  const speech = speechOf(await strict('en'), 3);
  const told = (variant: View['variant'], text: string): string => {
    const view = by(variant);
    const said = label(speech, view, takenApart(view, { action: 0, text }));
    return said.replace(/[\u2068\u2069]/g, '');
  };
  const dear = { 'build.ship.wood': 3, 'build.house.brick': 1, 'build.workshop.wood': 2 };
  expect(told(dear, 'Build ship')).toBe('Build a ship (3 wood)');
  expect(told(null, 'Build ship')).toBe('Build a ship (2 wood)');
  expect(told(dear, 'Build house bruges')).toContain('(1 brick)');
  expect(told(dear, 'Build workshop')).toContain('(2 wood, 1 brick)');
  expect(told(null, 'Build workshop')).toContain('(1 wood, 1 brick)');
});

test('places are worth what the variant says', () => {
  expect(placesOf(by({ 'tile.first': 5 }), 'tile')).toEqual({ first: 5, second: 2, third: 1 });
  expect(placesOf(by(null), 'card')).toEqual({ first: 5, second: 3, third: 1 });
});

test('a mat has the rooms of the variant', async () => {
  const words = await strict('en');
  const draw = (variant: View['variant']): string => {
    const view = by(variant);
    const props = { speech: speechOf(words, 3), view, mat: view.mats[0]!, after: null };
    shown = mount(Own, { target: document.body, props });
    flushSync();
    const figures = document.querySelectorAll('figure').length;
    const ships = document.querySelectorAll('.port .row:first-of-type > *').length;
    void unmount(shown);
    shown = null;
    return `${figures} ${ships}`;
  };
  expect(draw(null)).toBe('6 3');
  expect(draw({ 'mat.ships': 1, 'mat.workshops': 2 })).toBe('5 1');
});

test('cities have as many slots as are used and free', async () => {
  const view = viewOf(3, 'placing-own');
  const free = Object.fromEntries(Object.keys(view.city_free).map((city) => [city, 1]));
  const props = {
    speech: speechOf(await strict('en'), 3),
    view: { ...view, city_free: free },
    after: null,
  };
  shown = mount(Europe, { target: document.body, props });
  flushSync();
  const used = view.mats.reduce((sum, mat) => sum + (mat.delivered['london'] ?? 0), 0);
  expect(document.querySelectorAll('[data-place=london] > *')).toHaveLength(used + 1);
});
