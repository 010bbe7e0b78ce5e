import { beforeEach, describe, expect, it, vi } from 'vitest';

import { Silence } from './silence';

describe('silence of a worker', () => {
  const tell = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    tell.mockClear();
  });

  it('is told once when an answer was due for long', () => {
    const silence = new Silence(tell);
    silence.expect();
    vi.advanceTimersByTime(15_000);
    silence.expect();
    vi.advanceTimersByTime(4_999);
    expect(tell).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(tell).toHaveBeenCalledTimes(1);
    expect(silence.end()).toBe(true);
  });

  it('is ended by anything that is heard', () => {
    const silence = new Silence(tell);
    silence.expect();
    expect(silence.end()).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(tell).not.toHaveBeenCalled();
  });
});
