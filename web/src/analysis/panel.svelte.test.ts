// @vitest-environment jsdom
/** The panel of an analysis: the list of mistakes, and the way to their moments and back. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { eventually } from '../test/waitFor';
import { card } from '../test/examples';
import type { AnalysisNews, Decision } from '../net/protocol';
import type { Past } from '../review/past';
import type { Review } from '../review/review.svelte';
import Panel from './Panel.svelte';

const GRAVE = 23;
const past = { moment: () => Promise.reject(new Error('none')) } as unknown as Past;
let shown: Record<string, unknown> | null = null;
let closed = 0;

/** A review that only knows where it is. */
class Place {
  at = $state(0);
  readonly of = 100;
  pause(): void {}
  go(at: number): void {
    this.at = at;
  }
}

const decision = (_: unknown, i: number): Decision => ({
  moves: i + 1,
  turn: i,
  seat: 0,
  move: `played-${i}`,
  worth: 0.5,
  lost: 0.1 + i / 1000,
  size: 'mistake',
  best: [{ move: `better-${i}`, worth: 0.7, share: 1 }],
  then: [],
  exact: false,
});

const news: AnalysisNews = {
  key: 'ab'.repeat(32),
  state: 'whole',
  ahead: 0,
  stage: 'closely',
  progress: 1,
  next: GRAVE,
  outlooks: [],
  decisions: Array.from({ length: GRAVE }, decision),
  luck: [],
};

const all = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];
const press = async (button: HTMLElement | undefined): Promise<void> => {
  button?.click();
  await tick();
  flushSync();
};

async function show(narrow: boolean): Promise<Place> {
  vi.stubGlobal('matchMedia', () => ({ matches: narrow }));
  vi.stubGlobal('fetch', async () => Response.json(news));
  const place = new Place();
  const review = place as unknown as Review;
  const props = {
    review,
    landmarks: [],
    card: card(),
    past,
    subject: { match: 'm' },
    close: () => closed++,
  };
  shown = mount(Panel, { target: document.body, props });
  await eventually(() => expect(all('ol li').length).toBe(20));
  return place;
}

beforeEach(() => {
  closed = 0;
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  vi.unstubAllGlobals();
});

test('the list says how many mistakes there are, and shows all if asked to', async () => {
  await show(false);
  const said = (): string => document.querySelector('.few [role=status]')?.textContent ?? '';
  expect(said()).toMatch(/20.*23/);
  await press(all('.few button')[0]);
  expect(all('ol li').length).toBe(GRAVE);
  expect(said()).not.toContain('20');
  await press(all('.few button')[0]);
  expect(all('ol li').length).toBe(20);
});

test('on a narrow screen the moment of a mistake has its words, and a way back', async () => {
  const place = await show(true);
  const mistake = all('ol li button')[4];
  await press(mistake);
  expect([place.at, closed]).toEqual([8, 0]);
  const aside = document.querySelector('#analysis');
  expect(aside?.classList.contains('away')).toBe(true);
  await eventually(() => expect(document.activeElement?.textContent).toContain('better-7'));
  expect(document.activeElement?.textContent).toContain('played-7');
  await press(document.activeElement?.querySelector('button') ?? undefined);
  await eventually(() => expect(document.activeElement).toBe(mistake));
  expect(aside?.classList.contains('away')).toBe(false);
});

test('who steps on from a mistake finds the way to its moment, and to it in the list', async () => {
  const place = await show(true);
  const mistake = all('ol li button')[4];
  await press(mistake);
  const told = document.querySelector('.told');
  const there = (): HTMLElement | undefined => all('.there')[0];
  place.go(9); // the move just played
  flushSync();
  expect([told?.classList.contains('away'), there()]).toEqual([false, undefined]);
  for (const at of [10, 7]) {
    place.go(at);
    flushSync();
    expect(told?.classList.contains('away')).toBe(true);
    await press(there());
    expect(place.at).toBe(8);
    expect(told?.classList.contains('away')).toBe(false);
    expect(document.activeElement?.contains(told)).toBe(true);
  }
  place.go(30);
  flushSync();
  await press(all('.back')[0]);
  await eventually(() => expect(document.activeElement).toBe(mistake));
});

test('on a wide screen the list stays beside the moment', async () => {
  const place = await show(false);
  await press(all('ol li button')[0]);
  expect(place.at).toBe(4);
  expect(document.querySelector('.away')).toBe(null);
});
