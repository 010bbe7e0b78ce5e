import { describe, expect, it } from 'vitest';

import { InFlight, type Outcome } from './inflight';
import type { Command } from './protocol';

function subject(works = true): { inFlight: InFlight; sent: Command[] } {
  const sent: Command[] = [];
  const inFlight = new InFlight((command) => {
    if (works) sent.push(command);
    return works;
  });
  return { inFlight, sent };
}

const ping = (id: number): Command => ({ type: 'ping', id });

describe('commands in flight', () => {
  it('get their own answers, whatever the order', async () => {
    const { inFlight, sent } = subject();
    const outcomes = [inFlight.send(ping), inFlight.send(ping)];
    const problem = { reason: 'stale', message: '' };
    inFlight.answered({ type: 'refused', id: sent[1]!.id, version: 1, problem });
    inFlight.answered({ type: 'done', id: sent[0]!.id, version: 1 });
    expect(await Promise.all(outcomes)).toEqual([{ kind: 'done' }, { kind: 'refused', problem }]);
  });

  it('have ids of their own, never that of the line’s pings', () => {
    const { inFlight, sent } = subject();
    for (let count = 0; count < 3; count += 1) void inFlight.send(ping);
    expect(sent.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('are told at once if they cannot be sent', async () => {
    expect(await subject(false).inFlight.send(ping)).toEqual({ kind: 'unsent' });
  });

  it('are unknown after a break, but only when the new line has caught up', async () => {
    const { inFlight, sent } = subject();
    let outcome: Outcome | null = null;
    const told = inFlight.send(ping).then((known) => (outcome = known));
    inFlight.synced();
    inFlight.broke();
    await Promise.resolve();
    expect(outcome).toBeNull();
    inFlight.synced();
    await told;
    expect(outcome).toEqual({ kind: 'unknown' });
    expect(sent).toHaveLength(1);
  });

  it('that were sent on the new line are not touched by the old one’s end', async () => {
    const { inFlight, sent } = subject();
    inFlight.broke();
    const outcome = inFlight.send(ping);
    inFlight.synced();
    inFlight.answered({ type: 'done', id: sent[0]!.id, version: 1 });
    expect(await outcome).toEqual({ kind: 'done' });
  });

  it('let answers to nobody pass', () => {
    const problem = { reason: 'bad-message', message: '' };
    expect(() => {
      subject().inFlight.answered({ type: 'refused', id: null, version: 1, problem });
      subject().inFlight.answered({ type: 'done', id: 77, version: 1 });
    }).not.toThrow();
  });
});
