// @vitest-environment jsdom
/** The final count: it unfolds for who was there, is whole for everybody else. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { settings } from '../../shell/settings.svelte';
import Count from './Count.svelte';
import { byPoints, places, sums, type CountLine } from './count';
import { Speech } from '../speech';
import { strict } from '../strict';
import { Unfolding } from './unfolding.svelte';

const PAUSE = 1600; // milliseconds between two lines

function line(title: string, ...gains: number[]): CountLine {
  return { title, owner: null, gains, texts: [`${title} in words`], why: `${title} (C6.2).` };
}

const LINES = [line('First', 0, 5, 0), line('Second', 3, 0, 1)];
const BEFORE = [4, 2, 3];
let shown: Record<string, unknown> | null = null;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  settings.speed = 'normal';
  settings.presentation = 'picture';
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(Element.prototype, 'animate');
  Reflect.deleteProperty(Element.prototype, 'getAnimations');
});

function moving(still: boolean): void {
  Element.prototype.animate = vi.fn(() => ({ cancel: vi.fn(), finish: vi.fn() }) as never);
  Element.prototype.getAnimations = vi.fn(() => []);
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
}

async function show(fresh: boolean, still = false): Promise<void> {
  moving(still);
  const speech = new Speech(await strict('en', 'calimala'), [], null);
  const props = {
    speech,
    seats: [0, 1, 2],
    ranking: [1, 1, 3],
    tie: 'Equal (C6.3).',
    before: BEFORE,
    lines: LINES,
    columns: [{ title: 'Tiles', values: [1, 2, 3] }],
    unit: 'Points',
    fresh,
    finish: undefined,
  };
  shown = mount(Count, { target: document.body, props });
  flushSync();
}

const text = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent.trim());
const heading = (): string => text('h2')[0] ?? '';
const visible = (): number => document.querySelectorAll('ol > li:not(.unseen)').length;

function pass(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

function press(): void {
  document.querySelector<HTMLElement>('.head button')?.click();
  flushSync();
}

test('points add up line by line, and so do the places', () => {
  expect(sums(BEFORE, LINES, 0)).toEqual(BEFORE);
  expect(sums(BEFORE, LINES, 1)).toEqual([4, 7, 3]);
  expect(sums(BEFORE, LINES, 2)).toEqual([7, 7, 4]);
  expect(byPoints([4, 7, 7])).toEqual([1, 2, 0]);
  expect(places([4, 7, 7])).toEqual([3, 1, 1]);
});

test('lines come one after each pause; none is pending once it is stopped', () => {
  const count = new Unfolding(2);
  expect(count.running).toBe(false);
  count.play(100);
  expect(count.shown).toBe(0);
  vi.advanceTimersByTime(100);
  expect([count.shown, count.running]).toEqual([1, true]);
  count.play(100);
  vi.advanceTimersByTime(199);
  expect(count.shown).toBe(1);
  vi.advanceTimersByTime(1);
  expect([count.shown, count.running]).toEqual([2, false]);
  count.play(100);
  count.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('who was there sees it unfold: the points grow, the order changes, then it is won', async () => {
  await show(true);
  expect(heading()).toBe('The final scoring');
  expect(visible()).toBe(0);
  expect(text('tbody th .name')).toEqual(['seat-0', 'seat-2', 'seat-1'].map(name));
  pass(PAUSE);
  expect(visible()).toBe(1);
  expect(text('tbody th .name')[0]).toBe(name('seat-1'));
  expect(text('tbody small')).toEqual(['+5']);
  pass(PAUSE);
  pass(PAUSE);
  expect(heading()).toContain('share the victory');
  expect(text('tbody b')).toEqual(['7', '7', '4']);
  expect(visible()).toBe(2);
});

const name = (seat: string): string =>
  ({ 'seat-0': 'Blue', 'seat-1': 'Ochre', 'seat-2': 'Green' })[seat] ?? seat;

test('who hears it is told the result at once, in one sentence', async () => {
  await show(true);
  expect(text('[role=status]')[0]).toMatch(/share the victory/);
  const heard = text('[role=status]');
  pass(3 * PAUSE);
  expect(text('[role=status]')).toEqual(heard);
});

test('it can be shown at once, and again', async () => {
  await show(true);
  press();
  expect(heading()).toContain('share the victory');
  pass(3 * PAUSE);
  expect(visible()).toBe(2);
  press();
  expect([heading(), visible()]).toEqual(['The final scoring', 0]);
  pass(PAUSE);
  expect(visible()).toBe(1);
});

test.each(['later', 'without motion', 'at once', 'for words'])(
  'it is whole for who comes %s',
  async (who) => {
    if (who === 'at once') settings.speed = 'at-once';
    if (who === 'for words') settings.presentation = 'text';
    await show(who !== 'later', who === 'without motion');
    expect(heading()).toContain('share the victory');
    expect([visible(), text('ol > li .why')]).toEqual([2, ['First (C6.2).', 'Second (C6.2).']]);
    expect(text('tbody td:first-child')).toEqual(['1', '1', '3']);
    expect(text('.line')).toEqual(['Equal (C6.3).']);
    press();
    expect(visible()).toBe(0);
  },
);
