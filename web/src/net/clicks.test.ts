// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Clicks } from './clicks';
import type { Command, Reply } from './protocol';

const move = (id: number): Command => ({ type: 'move', id, version: 3, action: 1 });
const done = (id: number): Reply => ({ type: 'done', id, version: 4 });

let clicks: Clicks;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'setTimeout'] });
  clicks = new Clicks();
});
afterEach(() => void vi.useRealTimers());

function press(): void {
  const event = new Event('pointerdown');
  Object.defineProperty(event, 'timeStamp', { value: performance.now() });
  window.dispatchEvent(event);
}

test('a command is told of once it is on the screen, and only once', () => {
  press();
  vi.advanceTimersByTime(30);
  clicks.sent(move(7));
  vi.advanceTimersByTime(50);
  clicks.answered(done(7));
  expect(clicks.told()).toEqual({});
  vi.advanceTimersByTime(40);
  const { seen } = clicks.told();
  expect(seen).toMatchObject([{ command: 7, sent: 30 }]);
  expect(seen?.[0]?.shown).toBeGreaterThan(50);
  expect(clicks.told()).toEqual({});
});

test('of what nobody has pressed nothing is told', () => {
  press();
  vi.advanceTimersByTime(60_000);
  clicks.sent(move(8));
  clicks.sent({ type: 'ping', id: 0 });
  for (const id of [8, 0]) clicks.answered(done(id));
  vi.advanceTimersByTime(100);
  expect(clicks.told()).toEqual({});
});
