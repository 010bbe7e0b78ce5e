// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { hello, line, step } from '../test/examples';
import { FakeSocket } from '../test/fakeSocket';
import type { Line } from './line';
import { PROTOCOL } from './protocol';
import { address, MatchSocket, type LineState, PING_EVERY, PING_TIMEOUT } from './socket';
import type { Table } from './store';
import { transport } from './transport';

let sockets: FakeSocket[];
let online: boolean;
let states: LineState[];
let tables: (Table | null)[];
let synced: number;
let subject: MatchSocket;

const latest = (): FakeSocket => sockets.at(-1)!;
const kinds = (): string[] => states.map((state) => state.kind);

function open(): MatchSocket {
  return new MatchSocket(
    'ws://host/socket',
    {
      frame: (table) => tables.push(table),
      state: (state) => states.push(state),
      synced: () => (synced += 1),
    },
    {
      open: (url) => {
        sockets.push(new FakeSocket(url));
        return latest() as unknown as Line;
      },
      random: () => 1,
      online: () => online,
    },
  );
}

function connected(): void {
  latest().accept();
  latest().say(hello());
  latest().pong();
}

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, states, tables, synced, online] = [[], [], [], 0, true];
  subject = open();
});

afterEach(() => {
  subject.close();
  vi.useRealTimers();
});

describe('a line', () => {
  it('asks for everything at first and is connected when its ping is answered', () => {
    expect(latest().url).toBe('ws://host/socket');
    latest().accept();
    latest().say(hello());
    expect(kinds()).toEqual(['connecting']);
    latest().pong();
    expect(kinds()).toEqual(['connecting', 'connected']);
    expect([tables.at(-1)?.version, synced]).toEqual([5, 1]);
  });

  it('comes back by the version that it has', () => {
    connected();
    latest().say(step(6));
    latest().end(1006);
    expect(kinds().at(-1)).toBe('reconnecting');
    vi.runOnlyPendingTimers();
    expect([sockets.length, latest().url]).toEqual([2, 'ws://host/socket?version=6']);
    latest().accept();
    latest().pong(6);
    expect([kinds().at(-1), synced]).toEqual(['connected', 2]);
  });

  it('drops duplicates and asks for everything after a gap', () => {
    connected();
    const heard = tables.length;
    latest().say(step(5), step(4));
    expect(tables).toHaveLength(heard);
    latest().say(step(8));
    expect(kinds().at(-1)).toBe('reconnecting');
    vi.runOnlyPendingTimers();
    expect(latest().url).toBe('ws://host/socket');
  });

  it('hears nothing more from a connection that it has given up', () => {
    connected();
    const old = latest();
    latest().say(step(8));
    const heard = tables.length;
    old.say(step(6), line(1));
    expect(tables).toHaveLength(heard);
  });

  it('notices a dead line by its own pings', () => {
    connected();
    vi.advanceTimersByTime(PING_EVERY);
    expect(latest().sent.filter(({ type }) => type === 'ping')).toHaveLength(2);
    vi.advanceTimersByTime(PING_TIMEOUT);
    expect(kinds().at(-1)).toBe('reconnecting');
  });

  it('waits longer from try to try, but never for ever', () => {
    const waits: number[] = [];
    for (let attempt = 0; attempt < 9; attempt += 1) {
      latest().end(1006);
      const before = Date.now();
      while (sockets.length === attempt + 1) vi.advanceTimersByTime(50);
      waits.push(Date.now() - before);
    }
    expect(waits.slice(0, 4)).toEqual([400, 800, 1600, 3200]);
    expect(waits.at(-1)).toBe(15_000);
  });

  it('begins with short waits again after it was connected', () => {
    latest().end(1006);
    vi.runOnlyPendingTimers();
    connected();
    latest().end(1006);
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(3);
  });

  it.each([
    [4404, 'missing'],
    [1008, 'refused'],
  ] as const)('is lost for good by the code %i', (code, why) => {
    latest().end(code);
    expect(states.at(-1)).toEqual({ kind: 'lost', why });
    vi.runAllTimers();
    expect(sockets).toHaveLength(1);
  });

  it('is lost when the server speaks another protocol', () => {
    latest().accept();
    latest().say(hello({ protocol: PROTOCOL + 1 }));
    expect(states.at(-1)).toEqual({ kind: 'lost', why: 'outdated' });
    expect(tables).toEqual([]);
  });

  it('says that the server restarts until it is there again', () => {
    latest().end(1001);
    expect(kinds().at(-1)).toBe('restarting');
    vi.runOnlyPendingTimers();
    latest().end(1006);
    expect(kinds().at(-1)).toBe('restarting');
    vi.runOnlyPendingTimers();
    connected();
    latest().end(1006);
    expect(kinds().at(-1)).toBe('reconnecting');
  });

  it('says that there is no network, and comes back at once with it', () => {
    connected();
    online = false;
    latest().end(1006);
    expect(kinds().at(-1)).toBe('offline');
    vi.runOnlyPendingTimers();
    latest().end(1006);
    online = true;
    window.dispatchEvent(new Event('online'));
    expect([sockets.length, kinds().at(-1)]).toEqual([3, 'reconnecting']);
  });

  it('goes on without a network as long as the server answers: it may be this machine', () => {
    online = false;
    connected();
    window.dispatchEvent(new Event('offline'));
    latest().pong();
    vi.advanceTimersByTime(PING_TIMEOUT);
    expect([sockets.length, kinds().at(-1)]).toEqual([1, 'connected']);
  });

  it('tries at once when somebody looks again, and checks an open line', () => {
    latest().end(1006);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sockets).toHaveLength(2);
    connected();
    const pings = latest().sent.length;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(latest().sent).toHaveLength(pings + 1);
  });

  it('begins anew with everything when asked to', () => {
    connected();
    subject.reconnect();
    expect([sockets.length, latest().url]).toEqual([2, 'ws://host/socket']);
  });

  it('sends only while it is open', () => {
    expect(subject.send({ type: 'ping', id: 1 })).toBe(false);
    latest().accept();
    expect(subject.send({ type: 'ping', id: 1 })).toBe(true);
    subject.close();
    expect(subject.send({ type: 'ping', id: 2 })).toBe(false);
  });
});

describe('address', () => {
  it('is a socket of the page’s own host', () => {
    const opened: string[] = [];
    vi.stubGlobal(
      'WebSocket',
      class {
        constructor(url: string) {
          opened.push(url);
        }
      },
    );
    transport.open(address('abcdefghijklmnop'));
    vi.unstubAllGlobals();
    expect(opened).toEqual([`ws://${location.host}/api/matches/abcdefghijklmnop/socket`]);
  });
});
