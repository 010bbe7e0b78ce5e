// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { card, hello, situation, step } from '../../test/examples';
import type { Command, Hello, Reply } from '../../net/protocol';
import { Match } from './match.svelte';
import { eventually } from '../../test/waitFor';

/** Stands where the browser's WebSocket does; a test speaks for the server. */
class Server {
  static readonly OPEN = 1;
  static latest: Server;
  readyState = Server.OPEN;
  heard: Command[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Server.latest = this;
  }
  send(data: string): void {
    const command = JSON.parse(data) as Command;
    if (command.type === 'ping') this.say({ type: 'done', id: command.id, version: 0 });
    else this.heard.push(command);
  }
  close(): void {
    this.readyState = 3;
  }
  say(frame: Reply): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  begin(more: Partial<Hello> = {}): void {
    this.say(hello(more));
    this.onopen?.();
  }
  refuse(): void {
    const id = this.heard.at(-1)?.id ?? null;
    this.say({ type: 'refused', id, version: 5, problem: { reason: 'illegal', message: '' } });
  }
}

const server = (): Server => Server.latest;
const watching = (seat: number | null) => situation({ watching: seat });
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
let match: Match;

beforeEach(() => {
  vi.stubGlobal('WebSocket', Server);
  match = new Match('abcdefghijklmnop');
});

afterEach(() => {
  match.close();
  vi.unstubAllGlobals();
});

describe('a match', () => {
  it('moves in the version that was seen, one move at a time', () => {
    server().begin();
    expect(match.canMove).toBe(true);
    match.act(42);
    match.act(43);
    expect(server().heard).toEqual([{ type: 'move', id: 1, version: 5, action: 42 }]);
    expect(match.busy).toBe(true);
  });

  it('takes the next decision at once, though the last has not been answered', async () => {
    server().begin();
    match.act(42);
    server().say(step(6, { situation: situation() }));
    match.act(43);
    expect(server().heard.map(({ id }) => id)).toEqual([1, 2]);
    server().say({ type: 'done', id: 1, version: 6 });
    await settled();
    expect(match.busy).toBe(true);
    server().say({ type: 'done', id: 2, version: 7 });
    await settled();
    expect(match.busy).toBe(false);
  });

  it('never moves in a version whose situation has not come yet', () => {
    server().begin();
    server().say(step(6));
    match.act(42);
    expect(server().heard).toMatchObject([{ type: 'move', version: 5 }]);
  });

  it('takes back at once, or by a proposal where only bots would be asked', async () => {
    const undo = { free: false, ask: true };
    server().begin({ situation: situation({ undo }) });
    expect(match.mayUndo).toBe(false);
    const gone = card().seats.map((seat) =>
      seat.seat === 1 ? { ...seat, standing_in: 'x' } : seat,
    );
    server().begin({ situation: situation({ undo }), match: card({ seats: gone }) });
    expect(match.mayUndo).toBe(true);
    match.undo();
    server().say({ type: 'done', id: 1, version: 6 });
    await settled();
    server().begin({ version: 6, situation: situation({ undo: { free: true, ask: false } }) });
    expect(match.mayUndo).toBe(true);
    match.undo();
    expect(server().heard.map(({ type }) => type)).toEqual(['propose', 'undo']);
  });

  it('shows why a move was refused until something happens', async () => {
    server().begin();
    match.act(42);
    server().refuse();
    await settled();
    expect([match.busy, match.refusal?.reason]).toEqual([false, 'illegal']);
    server().say(step(6, { situation: situation() }));
    expect(match.refusal).toBeNull();
  });

  it('never repeats a move whose answer was lost', async () => {
    server().begin();
    match.act(42);
    const old = server();
    old.onclose?.({ code: 1006 });
    expect([match.line.kind, match.canMove, match.busy]).toEqual(['reconnecting', false, true]);
    await eventually(() => expect(server()).not.toBe(old));
    server().begin({ version: 6 });
    await settled();
    expect([match.busy, match.refusal, server().heard]).toEqual([false, null, []]);
  });

  it('says that nothing was sent without a line', async () => {
    server().begin();
    server().readyState = 3;
    match.act(42);
    await settled();
    expect([match.busy, match.refusal?.reason]).toEqual([false, 'unsent']);
  });
});

describe('a question why', () => {
  it('is answered for the version that was seen, and blocks no move', async () => {
    server().begin();
    const told = match.why(['stop', 'ship Lisbon']);
    expect(match.busy).toBe(false);
    const moves = ['stop', 'ship Lisbon'];
    expect(server().heard).toEqual([{ type: 'why', id: 1, version: 5, moves }]);
    const problems = [null, { reason: 'illegal', message: '' }];
    server().say({ type: 'reasons', id: 1, version: 5, problems });
    expect(await told).toEqual(problems);
  });

  it('is told by nobody when it is stale', async () => {
    server().begin();
    const told = match.why(['stop']);
    server().refuse();
    expect(await told).toBeNull();
    expect(match.refusal).toBeNull();
  });
});

describe('a device that is passed on', () => {
  const more = { yours: [0, 2] };

  it('covers everything once the turn goes to another of its people', () => {
    server().begin({ ...more, situation: watching(null) });
    expect(match.passTo).toBe(0);
    match.watch(0);
    server().begin({ ...more, version: 6, situation: watching(0) });
    expect([match.passTo, match.canMove]).toEqual([null, true]);
    server().say(step(7, { match: card({ to_move: 2 }), situation: situation({ to_move: 2 }) }));
    expect(match.passTo).toBe(2);
    const eyes = server().heard.map((frame) => (frame.type === 'watch' ? frame.seat : frame.type));
    expect(eyes).toEqual([0, null]);
  });

  it('stays with whoever looked when the line comes back', async () => {
    server().begin({ ...more, situation: watching(null) });
    match.watch(0);
    server().begin({ ...more, situation: watching(0) });
    const old = server();
    old.onclose?.({ code: 1006 });
    await eventually(() => expect(server()).not.toBe(old));
    server().begin({ ...more, situation: watching(null) });
    expect(server().heard).toMatchObject([{ type: 'watch', seat: 0 }]);
  });

  it('is covered again when the turn went on while the line was broken', async () => {
    server().begin({ ...more, situation: watching(0) });
    match.watch(0);
    const old = server();
    old.onclose?.({ code: 1006 });
    await eventually(() => expect(server()).not.toBe(old));
    server().begin({ ...more, situation: watching(null), match: card({ to_move: 2 }) });
    expect([match.passTo, server().heard]).toEqual([2, []]);
  });
});

describe('what a move would change', () => {
  it('is asked in the version that is seen, and not while a move is on its way', async () => {
    server().begin();
    const asked = match.whatIf('stop');
    const question = server().heard.at(-1);
    expect(question).toMatchObject({ type: 'what-if', version: 5, move: 'stop' });
    const id = question?.id ?? -1;
    server().say({ type: 'foreseen', id, version: 5, open: true, view: null, events: [] });
    expect(await asked).toMatchObject({ open: true });
    match.act(1);
    expect(await match.whatIf('stop')).toBeNull();
    expect(server().heard.at(-1)).toMatchObject({ type: 'move' });
  });

  it('is nobody’s question while others decide', async () => {
    server().begin({ match: card({ to_move: 1 }) });
    expect(await match.whatIf('stop')).toBeNull();
    expect(server().heard).toEqual([]);
  });
});

describe('what others do', () => {
  const other = (version: number): Reply =>
    step(version, {
      match: card({ to_move: 1 }),
      situation: situation({ to_move: 1 }),
      events: [],
    });

  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    localStorage.clear();
  });

  it('is shown one after the other, and nothing can be decided before the last', () => {
    server().begin({ match: card({ to_move: 1 }) });
    server().say(other(6));
    server().say(other(7));
    server().say(step(8, { match: card({ to_move: 0 }), situation: situation({ watching: 0 }) }));
    expect(match.table?.version).toBe(8);
    expect(match.shown?.version).toBe(6);
    expect(match.canMove).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(match.shown?.version).toBe(7);
    match.catchUp();
    expect(match.shown?.version).toBe(8);
    expect(match.canMove).toBe(true);
  });

  it('is at once there where one has decided oneself', () => {
    server().begin();
    server().say(other(6));
    expect(match.shown?.version).toBe(6);
    server().say(other(7));
    expect(match.shown?.version).toBe(7);
  });

  it('is told to who comes back, once', async () => {
    const log = [1, 2, 3, 4, 5].map((version) => ({ version, events: [{}] }) as never);
    server().begin({ log });
    expect(match.missed).toBeNull();
    match.close();
    localStorage.setItem('signoria-seen', JSON.stringify([['abcdefghijklmnop', 3]]));
    match = new Match('abcdefghijklmnop');
    server().begin({ log });
    expect(match.missed).toBe(3);
    match.caughtUp();
    server().begin({ log });
    expect(match.missed).toBeNull();
  });

  it('is no news once the match is over', () => {
    const log = [1, 2, 3, 4, 5].map((version) => ({ version, events: [{}] }) as never);
    match.close();
    localStorage.setItem('signoria-seen', JSON.stringify([['abcdefghijklmnop', 3]]));
    match = new Match('abcdefghijklmnop');
    server().begin({ log, match: card({ status: 'over' }) });
    expect(match.missed).toBeNull();
  });
});
