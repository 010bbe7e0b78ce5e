// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { settings } from '../shell/settings.svelte';
import { lengthOf, RECIPES, SOUNDS } from './recipes';

/** What has been started, and how loud it becomes. */
const heard = { starts: [] as number[], stops: [] as number[], levels: [] as number[] };

class FakeNode {
  readonly gain = {
    setValueAtTime: (value: number) => heard.levels.push(value),
    linearRampToValueAtTime: (value: number) => heard.levels.push(value),
    exponentialRampToValueAtTime: (value: number) => heard.levels.push(value),
  };
  connect = (next: unknown): unknown => next;
  start = (at: number): void => void heard.starts.push(at);
  stop = (at: number): void => void heard.stops.push(at);
}

class FakeContext {
  readonly currentTime = 5;
  readonly sampleRate = 100;
  readonly destination = {};
  resume = async (): Promise<void> => {};
}

beforeEach(() => {
  localStorage.clear();
  [heard.starts, heard.stops, heard.levels] = [[], [], []];
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal(
    'AudioBuffer',
    class {
      getChannelData = (): Float32Array => new Float32Array(50);
    },
  );
  for (const kind of ['Gain', 'Oscillator', 'AudioBufferSource', 'BiquadFilter']) {
    vi.stubGlobal(`${kind}Node`, FakeNode);
  }
});
afterEach(() => vi.unstubAllGlobals());

describe.each(SOUNDS)('the sound %s', (sound) => {
  test('is short, and its parts can be told from the noise of a click', () => {
    expect(lengthOf(sound)).toBeLessThan(1);
    for (const { fade } of RECIPES[sound]) expect(fade).toBeGreaterThan(0.02);
  });

  test('is quiet, begins when it is to, and ends by itself', async () => {
    const { play } = await import('./synth');
    play(sound, 1, 0.2);
    expect(heard.starts.length).toBeGreaterThan(0);
    expect(Math.max(...heard.levels)).toBeLessThan(0.5); // of what the device can do
    for (const [i, start] of heard.starts.entries()) {
      expect(start).toBeGreaterThanOrEqual(5.2);
      expect(heard.stops[i]).toBeGreaterThan(start);
    }
  });

  test('is as loud as one wants', async () => {
    const { play } = await import('./synth');
    play(sound, 1);
    const loudest = Math.max(...heard.levels);
    heard.levels = [];
    play(sound, 0.5);
    expect(Math.max(...heard.levels)).toBeCloseTo(loudest / 2);
  });
});

describe('what is to be heard', () => {
  const sounds = async (): Promise<number> => {
    const { hear } = await import('./hearing');
    hear('wood');
    await vi.dynamicImportSettled();
    return heard.starts.length;
  };

  test('is not heard before the page was touched', async () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
    expect(await sounds()).toBe(0);
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
    expect(await sounds()).toBeGreaterThan(0);
  });

  test('is heard unless somebody would rather have none', async () => {
    expect(await sounds()).toBeGreaterThan(0);
    heard.starts = [];
    settings.sounds = false;
    expect(await sounds()).toBe(0);
  });

  test('is not heard where several play at one device, until they say so', async () => {
    vi.resetModules();
    const { settings: fresh } = await import('../shell/settings.svelte');
    fresh.shared = true;
    expect(await sounds()).toBe(0);
    fresh.sounds = true;
    expect(await sounds()).toBeGreaterThan(0);
  });

  test('waits for somebody to press something on the page', async () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
    const { play } = await import('./synth');
    play('turn', 1);
    expect(heard.starts).toHaveLength(0);
  });

  test('is nothing where the browser makes no sound', async () => {
    vi.stubGlobal('AudioContext', undefined);
    const { play } = await import('./synth');
    expect(() => play('turn', 1)).not.toThrow();
  });
});
