// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Brought, Follow, Line } from '../net/protocol';
import { cardOf } from './card';
import { keepText, keptText } from './kept';
import { cutLine, ofLine } from './past';

const LINE: Line = { game: 'calimala', setup: { Players: '3' }, moves: ['a', 'b', 'c'] };
let asked: Follow[];

async function fetched(_: string, request: RequestInit): Promise<Response> {
  const body = JSON.parse(request.body as string) as Follow;
  asked.push(body);
  const moves = body.line.moves ?? [];
  const steps = moves.slice(body.since ?? 0).map((text, i) => ({
    actions: (body.since ?? 0) + i + 1,
    version: (body.since ?? 0) + i + 1,
    turn: 0,
    events: [{ type: text }],
  }));
  return Response.json({
    actions: moves.length,
    turn: 7,
    view: moves,
    steps,
    open: [],
    reasons: [],
  });
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

it('tells all that happened to the eyes that look', async () => {
  const { watching, steps } = await ofLine(LINE).moments(1);
  expect([watching, steps.length, asked[0]?.seat]).toEqual([1, 3, 1]);
});

it('shows a moment with what has just happened', async () => {
  const past = ofLine(LINE);
  expect(await past.moment(2, null)).toEqual({
    actions: 2,
    of: 3,
    version: 2,
    turn: 7,
    view: ['a', 'b'],
    events: [{ type: 'b' }],
  });
  expect(await past.moment(0, null)).toMatchObject({ actions: 0, version: 0, events: [] });
});

it('is cut without being changed', () => {
  expect(cutLine(LINE, 1)).toEqual({ ...LINE, moves: ['a'] });
  expect(LINE.moves).toHaveLength(3);
});

it('calls seats by the names of the record where it has some', () => {
  const brought: Brought = {
    line: LINE,
    seats: ['Ginevra', ''],
    over: true,
    rules: '1',
    date: null,
    proven: 'all',
    doubt: null,
    timed_out: [],
    alone: false,
    chained: true,
  };
  expect(cardOf(brought).seats.map(({ name }) => name)).toEqual(['Ginevra', null]);
  expect(cardOf({ ...brought, over: false }).status).toBe('abandoned');
});

it('is kept in the tab until another is opened', () => {
  keepText('a record');
  expect(keptText()).toBe('a record');
  keepText(null);
  expect(keptText()).toBeNull();
});
