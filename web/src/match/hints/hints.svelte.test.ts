import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { hello, situation, step } from '../../test/examples';
import type { Hint } from '../../net/protocol';
import { fold, type Table } from '../../net/store';
import { Words } from '../../i18n/words';
import { judgement } from './advice';
import { Hints } from './hints.svelte';

const HINT: Hint = {
  version: 5,
  seat: 0,
  ways: [
    { action: 7, move: 'place Wood|Brick', worth: 0.6, share: 0.8, unsure: false },
    { action: 9, move: 'stop', worth: 0.5, share: 0.1, unsure: true },
  ],
  exact: false,
  then: ['stop'],
  after: null,
  aim: { move: 'sell dome', share: 0.75 },
};

let table: Table | null;
let asked: [string, unknown][];
let answer: () => Response;
const hints = (): Hints => new Hints('abcdefghijklmnop', () => table);

beforeEach(() => {
  [table, asked] = [fold(null, hello()), []];
  answer = () => Response.json(HINT);
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    asked.push([path, JSON.parse(body as string)]);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a hint', () => {
  it('is asked for once in a position, and says more each time', async () => {
    const found = hints();
    const first = found.ask();
    expect([found.waiting, found.actions.size]).toEqual([true, 0]);
    expect(await found.ask()).toBe(null);
    expect(await first).toEqual(HINT);
    const marks = () => [found.degree, found.more, [...found.places], [...found.actions]];
    expect(marks()).toEqual(['nudge', true, [], []]);
    expect(await found.ask()).toEqual(HINT);
    expect(marks()).toEqual(['place', true, [7], []]);
    await found.ask();
    expect(marks()).toEqual(['move', false, [7], [7]]);
    await found.ask();
    expect(marks()).toEqual(['move', false, [7], [7]]);
    expect(asked).toEqual([['/api/matches/abcdefghijklmnop/hint', { version: 5 }]]);
  });

  it('outlives the step that counts it, and is gone with the next move', async () => {
    let known = $state.raw(fold(null, hello()));
    const found = new Hints('abcdefghijklmnop', () => known);
    await found.ask();
    known = fold(known, step(6, { situation: situation() }));
    expect(found.now?.hint).toEqual(HINT);
    known = fold(known, step(7, { events: [{ type: 'turn-began' } as never] }));
    expect([found.now, found.actions.size]).toEqual([null, 0]);
  });

  it('is dismissed', async () => {
    const found = hints();
    await found.ask();
    found.dismiss();
    expect([found.now, found.actions.size]).toEqual([null, 0]);
  });

  it('that cannot be given says why', async () => {
    answer = () =>
      Response.json({ error: { reason: 'no-hints', message: 'no hints' } }, { status: 409 });
    const found = hints();
    expect(await found.ask()).toBe(null);
    expect([found.waiting, found.now?.problem?.reason]).toEqual([false, 'no-hints']);
  });

  it('says what a move is worth, that it is hard to tell, or that it is exact', () => {
    const words = new Words('en', [
      'hint-worth = { $worth }, { $share }\nhint-unsure = unsure, { $share }\nhint-exact = { $worth }, exact',
    ]);
    const told = (hint: Hint) =>
      hint.ways.map((way) => judgement(words, hint, way).replaceAll(/[\u2068\u2069]/g, ''));
    expect(told(HINT)).toEqual(['60%, 80%', 'unsure, 10%']);
    expect(told({ ...HINT, exact: true })).toEqual(['60%, exact', '50%, exact']);
  });
});
