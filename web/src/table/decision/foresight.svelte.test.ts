import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { WhatIf } from '../contract';
import { Foresight } from './foresight.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answer = (move: string) => ({
  type: 'foreseen' as const,
  id: 1,
  version: 1,
  open: false,
  view: move,
  events: [],
});

test('a move on which one rests is asked about, once', async () => {
  const ask = vi.fn<WhatIf>(async (move) => answer(move));
  const foresight = new Foresight(ask);
  for (const move of ['stop', 'weave', 'stop', null, 'weave']) foresight.want(move);
  await vi.runAllTimersAsync();
  foresight.want('weave');
  await vi.runAllTimersAsync();
  expect(ask.mock.calls).toEqual([['weave']]);
  expect(foresight.get('weave')?.view).toBe('weave');
  expect(foresight.get('stop')).toBeUndefined();
});

test('what could not be answered may be asked again', async () => {
  const ask = vi.fn<WhatIf>().mockResolvedValueOnce(null).mockResolvedValueOnce(answer('stop'));
  const foresight = new Foresight(ask);
  for (let i = 0; i < 2; i += 1) {
    foresight.want('stop');
    await vi.runAllTimersAsync();
  }
  expect(foresight.get('stop')?.view).toBe('stop');
});
