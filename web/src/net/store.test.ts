import { describe, expect, it } from 'vitest';

import { card, hello, line, situation, step } from '../test/examples';
import type { CalimalaEvent, Reply } from './protocol';
import { fold, stepOrder, type Table } from './store';

const EVENT: CalimalaEvent = { type: 'turn-began', seat: 1, turn: 2, round: 1, audience: null };

function folded(...frames: Reply[]): Table {
  const table = frames.reduce<Table | null>(fold, null);
  if (table === null) throw new Error('no hello among the frames');
  return table;
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

describe('fold', () => {
  it('begins with a hello and knows nothing before it', () => {
    expect(fold(null, step(1))).toBeNull();
    expect(fold(null, line(1))).toBeNull();
    expect(folded(hello()).version).toBe(5);
  });

  it('takes the next step with its events, situation and card', () => {
    const next = situation({ watching: 0, undo: { free: true, ask: true } });
    const over = card({ status: 'over' });
    const table = folded(hello(), step(6, { events: [EVENT], situation: next, match: over }));
    expect(table).toMatchObject({ version: 6, situated: 6, situation: next, match: over });
    expect(table.log).toEqual([{ version: 6, events: [EVENT] }]);
  });

  it('knows whose turn it is from the situation', () => {
    const [own, other] = [situation({ to_move: 0 }), situation({ to_move: 1 })];
    const theirs = folded(hello(), step(6, { situation: other }));
    expect(theirs.match).toMatchObject({ to_move: 1, your_turn: false });
    const mine = fold(theirs, step(7, { situation: own }));
    expect(mine?.match).toMatchObject({ to_move: 0, your_turn: true });
    const nobody = fold(mine, step(8, { situation: situation({ to_move: null }) }));
    expect(nobody?.match).toMatchObject({ to_move: null, your_turn: false });
  });

  it("does not call a turn one's own that a bot has taken over", () => {
    const [first, ...others] = card().seats;
    if (!first) throw new Error('a card without seats');
    const away = card({ to_move: 1, seats: [{ ...first, standing_in: 'heuristic' }, ...others] });
    const table = folded(hello(), step(6, { match: away, situation: situation({ to_move: 0 }) }));
    expect(table.match).toMatchObject({ to_move: 0, your_turn: false });
  });

  it('keeps what a step does not bring, and to which version it belongs', () => {
    const table = folded(hello(), step(6), step(7));
    expect(table).toMatchObject({ version: 7, situated: 5, match: card(), log: [] });
  });

  it('changes nothing for what is known already or comes after a gap', () => {
    const table = folded(hello(), line(1));
    const idle: Reply[] = [
      step(5),
      step(7),
      line(1),
      { type: 'done', id: 1, version: 5 },
      { type: 'refused', id: 1, version: 5, problem: { reason: 'stale', message: '' } },
    ];
    for (const frame of idle) expect(fold(table, frame)).toBe(table);
  });

  it('keeps the two rooms of talk apart', () => {
    const table = folded(hello(), line(1), line(1, { room: 'spectators' }), line(2));
    expect(table.chat).toHaveLength(3);
  });

  it('begins anew with a second hello', () => {
    const table = folded(hello(), step(6, { events: [EVENT] }), line(1), hello({ version: 9 }));
    expect(table).toMatchObject({ version: 9, situated: 9, log: [], chat: [] });
  });

  it('never changes a table that was given out', () => {
    const frames: Reply[] = [
      hello(),
      step(6, { events: [EVENT], situation: situation() }),
      line(1),
      { type: 'presence', online: [], spectators: 3 },
    ];
    const table = frames.reduce<Table | null>((old, next) => frozen(fold(old, frozen(next))), null);
    expect(table?.presence.spectators).toBe(3);
  });
});

describe('stepOrder', () => {
  it('tells the next step from a known one and from a gap', () => {
    const table = folded(hello());
    expect([4, 5, 6, 7].map((version) => stepOrder(table, step(version)))).toEqual([
      'known',
      'known',
      'next',
      'gap',
    ]);
    expect(stepOrder(null, step(1))).toBe('gap');
  });
});
