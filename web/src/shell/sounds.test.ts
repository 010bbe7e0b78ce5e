import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('a sound is quiet and ends by itself', async () => {
  const gains: number[] = [];
  const times = { start: [] as number[], stop: [] as number[] };
  const gain = {
    setValueAtTime: (value: number) => gains.push(value),
    linearRampToValueAtTime: (value: number) => gains.push(value),
    exponentialRampToValueAtTime: (value: number) => gains.push(value),
  };
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 5;
      destination = {};
      resume = async () => {};
    },
  );
  vi.stubGlobal(
    'GainNode',
    class {
      gain = gain;
      connect = (next: unknown) => next;
    },
  );
  vi.stubGlobal(
    'OscillatorNode',
    class {
      connect = (next: unknown) => next;
      start = (at: number) => times.start.push(at);
      stop = (at: number) => times.stop.push(at);
    },
  );
  const { play } = await import('./sounds');
  for (const sound of ['turn', 'scored'] as const) play(sound);
  expect(Math.max(...gains)).toBeLessThan(0.1);
  expect(times.start).toHaveLength(5);
  for (const [i, start] of times.start.entries()) {
    expect(start).toBeGreaterThanOrEqual(5);
    expect(times.stop[i]).toBeGreaterThan(start);
  }
});

test('a browser without sound stays silent', async () => {
  vi.stubGlobal('AudioContext', undefined);
  const { play } = await import('./sounds');
  expect(() => play('turn')).not.toThrow();
});
