import { createHash } from 'node:crypto';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ApiError } from '../net/api';
import { card } from '../test/examples';
import type { Contribution } from '../net/protocol';
import {
  findContribution,
  addToNext,
  contribution,
  headers,
  isIn,
  joining,
  making,
  note,
} from './shuffle';

const MATCH = 'abcdefghijklmnop';
const SEED = '01'.repeat(32);
const COMMITMENT = createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex');
const PROMISE = { match: MATCH, commitment: COMMITMENT };

type Answer = readonly [status: number, body: unknown];

/** A server that gives these answers, one after the other; what it was asked. */
function server(...answers: Answer[]): [path: string, body: unknown][] {
  const asked: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    asked.push([path, request.body ? JSON.parse(request.body as string) : null]);
    const [status, body] = answers.shift() ?? [500, { error: { reason: 'internal' } }];
    return new Response(JSON.stringify(body), { status });
  });
  return asked;
}

const refusal = (reason: string): Answer => [409, { error: { reason, message: reason } }];
const make = vi.fn(async (shuffle: Contribution) => card({ id: shuffle.match }));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  make.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

describe('making', () => {
  it('asks for the commitment first, and remembers its value before it is sent', async () => {
    const asked = server([200, PROMISE]);
    const seen: (Contribution | null)[] = [];
    await making(async (shuffle) => {
      seen.push(findContribution(MATCH));
      return make(shuffle);
    });
    expect(asked).toEqual([['/api/commitments', null]]);
    const [shuffle] = make.mock.calls[0] ?? [];
    expect(shuffle).toMatchObject(PROMISE);
    expect(shuffle?.value).toMatch(/^[0-9a-f]{64}$/);
    expect(seen).toEqual([shuffle]);
    expect(findContribution(MATCH)).toEqual(shuffle);
  });

  it('has another value for each match', async () => {
    server([200, PROMISE], [200, { ...PROMISE, match: 'qponmlkjihgfedcb' }]);
    await making(make);
    await making(make);
    const [one, two] = make.mock.calls.map(([shuffle]) => shuffle.value);
    expect(one).not.toBe(two);
  });

  it('is promised another shuffle once where the server has begun anew', async () => {
    server([200, PROMISE], [200, { ...PROMISE, match: 'qponmlkjihgfedcb' }]);
    const gone = new ApiError({ reason: 'other-commitment', message: '' }, 409);
    make.mockRejectedValueOnce(gone);
    await making(make);
    expect(findContribution(MATCH)).toBeNull();
    expect(findContribution('qponmlkjihgfedcb')).not.toBeNull();
    server([200, PROMISE], [200, PROMISE]);
    make.mockRejectedValueOnce(gone).mockRejectedValueOnce(gone);
    await expect(making(make)).rejects.toBe(gone);
  });

  it('does not forget that another match was made than the one that was promised', async () => {
    server([200, PROMISE]);
    await making(async () => card({ id: 'anothermatch1234' }));
    expect(findContribution('anothermatch1234')).toMatchObject(PROMISE);
  });
});

describe('joining', () => {
  it('adds one value to a match, however often one tries', () => {
    const open = card({ commitment: COMMITMENT });
    expect(joining(open)).toBe(joining(open));
    expect(joining(open)).toBe(findContribution(open.id)?.value);
  });

  it('adds nothing where seats add nothing', () => {
    expect(joining(card({ commitment: null }))).toBeNull();
    expect(findContribution(card().id)).toBeNull();
  });
});

describe('addToNext', () => {
  it('adds to what is promised, and the same when it is asked again', async () => {
    const asked = server([200, PROMISE], [200, PROMISE], [200, PROMISE], [200, PROMISE]);
    await addToNext('old');
    await addToNext('old');
    expect(asked.map(([path]) => path)).toEqual([
      '/api/matches/old/next',
      '/api/matches/old/next/value',
      '/api/matches/old/next',
      '/api/matches/old/next/value',
    ]);
    expect(asked[3]).toEqual(asked[1]);
    expect(asked[1]?.[1]).toEqual(findContribution(MATCH));
  });

  it('claims nothing where another device has added, or no match follows', async () => {
    server([200, PROMISE], refusal('contributed'));
    await addToNext('old');
    expect(findContribution(MATCH)).toBeNull();
    server(refusal('rematched'));
    await addToNext('old');
  });
});

describe('isIn', () => {
  const mine = { ...PROMISE, value: 'ab'.repeat(32) };
  const record = (more: Record<string, string> = {}): string => {
    const head = {
      Signoria: '1',
      Shuffle: '2',
      'Seed-Commitment': COMMITMENT,
      Seed: SEED,
      Match: MATCH,
      Values: `${mine.value} - ${'cd'.repeat(32)}`,
      ...more,
    };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
    return `${lines.join('\n')}\n\nsetup\n  Seed: 9\n`;
  };

  it('finds the own value where it belongs', async () => {
    expect(headers(record()).get('Seed')).toBe(SEED);
    expect(await isIn(mine, [0], record())).toBe(true);
  });

  it.each([
    ['another seat’s', [1], {}],
    ['no seat’s', [], {}],
    ['one of two seats’', [0, 1], {}],
    ['another match', [0], { Match: 'qponmlkjihgfedcb' }],
    ['another commitment', [0], { 'Seed-Commitment': '0'.repeat(64) }],
    ['another seed', [0], { Seed: '02'.repeat(32) }],
    ['no seed', [0], { Seed: '' }],
    ['no values', [0], { Values: '' }],
  ])('does not take %s for it', async (_, seats, more) => {
    expect(await isIn(mine, seats, record(more))).toBe(false);
  });

  it('leaves the hash to verify where the browser cannot hash', async () => {
    vi.stubGlobal('crypto', {});
    expect(await isIn(mine, [0], record())).toBe(true);
    expect(await isIn(mine, [0], record({ Seed: 'x' }))).toBe(false);
  });
});

describe('what is remembered', () => {
  it('is the newest sixty, and nobody else’s text', () => {
    for (let n = 0; n < 65; n++)
      note(`match-${n}`, contribution({ match: `m${n}`, commitment: 'c' }));
    expect(findContribution('match-64')).not.toBeNull();
    expect(findContribution('match-0')).toBeNull();
    localStorage.setItem('signoria-shuffles', '[["a", 1], 3, ["b", null], ["c", {"match": "c"}]]');
    expect([findContribution('a'), findContribution('b'), findContribution('c')]).toEqual([
      null,
      null,
      null,
    ]);
    localStorage.setItem('signoria-shuffles', '{');
    expect(findContribution('a')).toBeNull();
  });
});
