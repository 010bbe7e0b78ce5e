import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { GAMES, seatsOf, viewOf } from '../games/calimala/fixtures/games';
import { outline } from '../games/calimala/outline';
import type { Moment, MomentStep } from '../net/protocol';
import { load } from '../i18n/words';
import { after, before, nameOf, turnAt } from './landmarks';
import { ofMatch } from './past';
import { Review } from './review.svelte';
import { eventually } from '../test/waitFor';

const ID = 'abcdefghijklmnop';
let versions: number[]; // the versions of the actions that stand
let asked: string[];
let gate: Promise<void> | null;
let review: Review;

const step = (version: number, i: number): MomentStep => ({
  scores: [],
  actions: i + 1,
  version,
  turn: i,
  events: [],
});

/** The server: every moment is as its version says. */
async function fetched(path: string): Promise<Response> {
  asked.push(path);
  await gate;
  const number = /moments\/(\d+)/.exec(path)?.[1];
  if (number === undefined) return Response.json({ watching: null, steps: versions.map(step) });
  const actions = Number(number);
  if (actions > versions.length) {
    const error = { reason: 'no-such-moment', message: '' };
    return Response.json({ error }, { status: 404 });
  }
  const version = versions[actions - 1] ?? 0;
  const view = { path } as unknown as Moment['view'];
  return Response.json({ actions, of: versions.length, version, turn: 0, view, events: [] });
}

const shown = (): unknown => [review.moment?.actions, review.moment?.version];
const settled = (actions: number): Promise<void> =>
  eventually(() => expect(review.moment?.actions).toBe(actions));

beforeEach(() => {
  [versions, asked, gate] = [[3, 4, 6, 7, 9, 10], [], null];
  vi.stubGlobal('fetch', fetched);
  review = new Review(ofMatch(ID));
});

afterEach(() => {
  review.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a review', () => {
  it('begins where it is told to and shows each moment', async () => {
    await review.load(1, (steps) => steps.length);
    await settled(6);
    expect(asked[0]).toBe(`/api/matches/${ID}/moments?seat=1`);
    review.go(2);
    await settled(2);
    expect(shown()).toEqual([2, 4]);
    review.go(99);
    await settled(6);
    review.go(-1);
    await settled(0);
    expect(shown()).toEqual([0, 0]);
  });

  it('loads what it shows at first, then the neighbours, too, and nothing twice', async () => {
    await review.load(null, () => 3);
    await settled(3);
    expect(asked).toHaveLength(2);
    review.go(4);
    await eventually(() => expect(asked).toHaveLength(5));
    expect(asked.slice(1).map((path) => Number(path.split('/').at(-1)))).toEqual([3, 4, 5, 6]);
    expect(shown()).toEqual([4, 7]);
    await eventually(() => {
      review.go(3);
      expect(shown()).toEqual([3, 6]);
    });
    await eventually(() => expect(asked).toHaveLength(6));
    expect(asked.at(-1)).toContain('/2');
  });

  it('asks for the newest wish only, while one moment is on its way', async () => {
    await review.load(null, () => 0);
    await settled(0);
    let open = (): void => {};
    gate = new Promise((resolve) => (open = resolve));
    for (const at of [4, 5, 6]) review.go(at);
    expect(review.moment?.actions).toBe(0);
    open();
    await settled(6);
    const numbers = asked.slice(2).map((path) => Number(path.split('/').at(-1)));
    expect(numbers.slice(0, 2)).toEqual([4, 6]);
  });

  it('learns that something was taken back and played otherwise', async () => {
    await review.load(null, () => 2);
    await settled(2);
    versions = [3, 4, 6, 7, 20];
    review.go(5);
    await eventually(() => expect(shown()).toEqual([5, 20]));
    expect(review.of).toBe(5);
    versions = [3, 4];
    review.go(5);
    await review.load();
    await eventually(() => expect(shown()).toEqual([2, 4]));
  });

  it('forgets what other eyes have seen', async () => {
    await review.load(0, () => 1);
    await settled(1);
    await review.load(2);
    const view = (): unknown => (review.moment?.view as unknown as { path: string }).path;
    await eventually(() => expect(view()).toBe(`/api/matches/${ID}/moments/1?seat=2`));
  });

  it('plays to the end and stops there', async () => {
    vi.useFakeTimers();
    await review.load(null, () => 4);
    review.play();
    for (let i = 0; i < 5; i++) await vi.advanceTimersByTimeAsync(1000);
    expect([review.playing, ...(shown() as [])]).toEqual([false, 6, 10]);
    review.play();
    expect([review.playing, review.at]).toEqual([true, 0]);
    review.pause();
    await vi.advanceTimersByTimeAsync(5000);
    expect(review.at).toBe(0);
  });

  it('tells what is wrong and stops', async () => {
    await review.load(null, () => 0);
    await settled(0);
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('network')));
    review.go(6);
    await eventually(() => expect(review.problem?.reason).toBe('unreachable'));
    expect(review.moment?.actions).toBe(0);
  });
});

describe('landmarks', () => {
  const marks = [
    { actions: 3, kind: 'turn', text: 'first' },
    { actions: 5, kind: 'scoring', text: 'brick' },
    { actions: 5, kind: 'turn', text: 'second' },
    { actions: 9, kind: 'turn', text: 'third' },
  ] as const;

  it('lead from one to the next', () => {
    expect([0, 3, 4, 5, 9].map((at) => after(marks, 'turn', at))).toEqual([3, 5, 5, 9, null]);
    expect([9, 5, 4, 3, 0].map((at) => before(marks, 'turn', at))).toEqual([5, 3, 3, 0, 0]);
    expect([before(marks, 'scoring', 9), after(marks, 'scoring', 5)]).toEqual([5, null]);
    expect([0, 3, 8, 9].map((at) => turnAt(marks, at)?.text)).toEqual([
      undefined,
      'first',
      'second',
      'third',
    ]);
  });

  it('are named in addresses', () => {
    const steps = [3, 4, 6].map(step);
    const names = ['0', '2', '99', 'v2', 'v3', 'v5', 'v99', 'x', '-1', null];
    expect(names.map((name) => nameOf(steps, name))).toEqual([
      0,
      2,
      3,
      0,
      1,
      2,
      3,
      null,
      null,
      null,
    ]);
  });

  it('are all turns and scorings of a game', async () => {
    const steps = (GAMES[3]?.steps ?? []).map((events, i) => ({ ...step(i + 1, i), events }));
    const found = outline(
      await load('en', ['calimala']),
      seatsOf(3),
      0,
      viewOf(3, 'keeping-own'),
      steps,
    );
    const turns = found.filter(({ kind }) => kind === 'turn');
    expect(turns[0]?.text).toMatch(/^Round 1: /);
    for (const { text, round } of turns) expect(text).toMatch(new RegExp(`^Round ${round}: `));
    expect(turns.length).toBeGreaterThan(30);
    const scorings = found.filter(({ kind }) => kind === 'scoring');
    expect(scorings[0]?.text).toMatch(/^Scoring 1 of 15/);
    expect(found.map(({ actions }) => actions)).toEqual(
      found.map(({ actions }) => actions).sort((a, b) => a - b),
    );
  });
});
