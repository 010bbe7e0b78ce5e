// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { inTurn, whenSettled, whenShown } from './deferred';
import { eventually } from '../test/waitFor';

afterEach(() => vi.unstubAllGlobals());

it('calls one after the other, each in a task of its own', async () => {
  const tasks: (() => void)[] = [];
  const postTask = (task: () => void): Promise<void> =>
    new Promise((done) => tasks.push(() => done(task())));
  vi.stubGlobal('scheduler', { postTask });
  const called: string[] = [];
  inTurn(() => called.push('one'));
  const never = inTurn(() => called.push('two'));
  inTurn(() => called.push('three'));
  never();
  for (const expected of [['one'], ['one'], ['one', 'three']]) {
    await eventually(() => expect(tasks).toHaveLength(1));
    tasks.shift()?.();
    expect(called).toEqual(expected);
  }
  await whenSettled();
});

it('calls at once where there is no such thing', () => {
  const called = vi.fn();
  inTurn(called);
  expect(called).toHaveBeenCalledOnce();
});

describe('a place', () => {
  /** A browser that tells sizes when it is asked to. */
  function sizes(): { tell: (width: number) => void; watched: () => boolean } {
    let told: ResizeObserverCallback | null = null;
    class Watching {
      constructor(callback: ResizeObserverCallback) {
        told = callback;
      }
      observe(): void {}
      disconnect(): void {
        told = null;
      }
    }
    vi.stubGlobal('ResizeObserver', Watching);
    const tell = (width: number): void => {
      const entry = { contentRect: { width } } as ResizeObserverEntry;
      told?.([entry], {} as ResizeObserver);
    };
    return { tell, watched: () => told !== null };
  }

  it('calls once it is shown, not where it is hidden', () => {
    const { tell, watched } = sizes();
    const called = vi.fn();
    whenShown(document.body, called);
    tell(0);
    expect(called).not.toHaveBeenCalled();
    tell(1);
    expect(called).toHaveBeenCalledOnce();
    expect(watched()).toBe(false);
  });

  it('is no longer waited for by who has gone', () => {
    const { tell, watched } = sizes();
    const called = vi.fn();
    whenShown(document.body, called)();
    tell(1);
    expect([called.mock.calls, watched()]).toEqual([[], false]);
  });
});
