import { afterEach, describe, expect, it, vi } from 'vitest';

import { api, ApiError, recordUrl } from './api';
import { problemIn } from './problems';

function answering(body: unknown, status = 200): ReturnType<typeof vi.fn> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const fetched = vi.fn(async () => new Response(status === 204 ? null : text, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const thrown: unknown = await call.catch((error: unknown) => error);
  if (!(thrown instanceof ApiError)) throw new Error('it did not fail');
  return thrown;
}

afterEach(() => vi.unstubAllGlobals());

describe('api', () => {
  it('sends bodies as JSON to the protocol’s paths', async () => {
    const fetched = answering({ name: 'Ginevra' });
    expect(await api.rename('Ginevra')).toEqual({ name: 'Ginevra' });
    expect(fetched).toHaveBeenCalledWith('/api/me', {
      method: 'PUT',
      body: '{"name":"Ginevra"}',
      headers: { 'Content-Type': 'application/json' },
    });
  });

  it('keeps ids inside their place in the address, and invitations out of it', async () => {
    const fetched = answering({});
    await api.card('a/b?c', 'x_y');
    expect(fetched).toHaveBeenCalledWith('/api/matches/a%2Fb%3Fc', {
      method: 'GET',
      headers: { Invitation: 'x_y' },
    });
    expect(recordUrl('abc')).toBe('/api/matches/abc/record');
  });

  it('takes an empty answer', async () => {
    answering('', 204);
    expect(await api.forget()).toBeUndefined();
  });

  it('throws the problem of a refusal', async () => {
    answering({ error: { reason: 'no-such-match', message: 'there is no such match' } }, 404);
    const error = await failure(api.card('x'));
    expect([error.status, error.problem.reason]).toEqual([404, 'no-such-match']);
    expect(problemIn(error).reason).toBe('no-such-match');
  });

  it('says that the server is out of reach, or that somebody else answered', async () => {
    answering('<html>Bad gateway</html>', 502);
    expect((await failure(api.lobby())).problem.reason).toBe('unreachable');
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('network');
    });
    expect(await failure(api.lobby())).toMatchObject({ status: 0 });
  });

  it('lets defects pass as what they are', () => {
    expect(() => problemIn(new RangeError('ours'))).toThrow(RangeError);
  });
});
