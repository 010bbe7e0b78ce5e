import { afterEach, expect, test, vi } from 'vitest';

import { gather } from './ownData';

const MATCH = { id: 'm'.repeat(16), status: 'over' };
const RUNNING = { id: 'r'.repeat(16), status: 'running' };
const pages: Record<string, unknown[]> = {
  '/api/me/talk?after=0': [{ lines: [{ text: 'one' }], next: 1 }],
  '/api/me/talk?after=1': [{ lines: [{ text: 'two' }], next: null }],
  '/api/me/people?': [{ people: [{ name: 'Bea' }], next: '5.key' }],
  '/api/me/people?&after=5.key': [{ people: [{ name: 'Cat' }], next: null }],
  '/api/me/people?hidden=yes': [{ people: [{ name: 'Dan' }], next: null }],
  '/api/me/matches': [
    { matches: [], next: '9.x' }, // a search may find nothing at first, and yet go on
    { matches: [MATCH, RUNNING], next: null },
  ],
};

afterEach(() => vi.unstubAllGlobals());

/** A server that has too much to do at each second call. */
function serve(busy: number): string[] {
  const asked: string[] = [];
  const left = structuredClone(pages);
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (asked.length % 2 === 0 && asked.length / 2 <= busy) {
      return Response.json({ error: { reason: 'too-fast', message: '' } }, { status: 429 });
    }
    if (path.endsWith('/record')) return new Response('a record');
    return Response.json(left[path]?.shift() ?? {});
  });
  return asked;
}

test('everything is gathered, page by page and with patience', async () => {
  serve(99);
  const waits: number[] = [];
  const steps: [number, number][] = [];
  const text = await gather({
    done: (at, of) => steps.push([at, of]),
    wait: async (milliseconds) => void waits.push(milliseconds),
  });
  const found = JSON.parse(text) as {
    talk: unknown;
    people: unknown;
    matches: unknown;
    devices: unknown;
  };
  expect(found.talk).toEqual([{ text: 'one' }, { text: 'two' }]);
  expect(found.people).toEqual([{ name: 'Bea' }, { name: 'Cat' }, { name: 'Dan' }]);
  expect(found.matches).toEqual([{ ...MATCH, record: 'a record' }, RUNNING]);
  expect(found.devices).toEqual({});
  expect(steps).toEqual([
    [0, 2],
    [1, 2],
  ]);
  expect(waits.length).toBeGreaterThan(3);
});

test('what else is wrong is told at once', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: { reason: 'no-name', message: 'who?' } }, { status: 401 }),
  );
  await expect(gather({ wait: async () => {} })).rejects.toThrow('who?');
});
