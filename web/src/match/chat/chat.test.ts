// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';

import { hello, line } from '../../test/examples';
import { fold, type Table } from '../../net/store';
import {
  audibleLines,
  othersLines,
  othersSeats,
  read,
  silence,
  speakers,
  unread,
} from './chat.svelte';

let count = 0;

/** A table of a match of its own, so that tests share nothing. */
function table(...numbers: number[]): Table {
  count += 1;
  const started = fold(null, hello())!;
  const chat = numbers.map((number) => line(number));
  return { ...started, match: { ...started.match, id: `match-${count}` }, chat };
}

beforeEach(() => localStorage.clear());

describe('talk', () => {
  it('counts what others said while the panel was closed', () => {
    const later = table(1, 2);
    expect([unread(later, false), unread(later, true)]).toEqual([2, 0]);
    read(later);
    expect(unread(later, false)).toBe(0);
    expect(unread({ ...later, chat: [...later.chat, line(3)] }, false)).toBe(1);
  });

  it('lets what others said, and who they are, be reported', () => {
    const told = {
      ...table(),
      chat: [line(1), line(2, { seat: 0, name: 'Ginevra' }), line(3, { text: '' })],
    };
    expect(othersLines(told).map(({ number }) => number)).toEqual([1]);
    expect(othersSeats(told).every((seat) => seat.holder === 'person' && !seat.yours)).toBe(true);
  });

  it('does not count one’s own lines', () => {
    const own = { ...table(), chat: [line(1, { seat: 0, name: 'Ginevra' })] };
    expect(unread(own, false)).toBe(0);
  });

  it('leaves out who is muted, under whatever name', () => {
    const told = { ...table(), chat: [line(1), line(2, { name: 'Tom' }), line(3, { by: 'bb22' })] };
    silence.set(line(1), true);
    expect([audibleLines(told).map(({ number }) => number), unread(told, false)]).toEqual([[3], 1]);
    silence.set(line(1), false);
    expect(audibleLines(told)).toHaveLength(3);
  });

  it('names everybody else who speaks, the last one first', () => {
    const chat = [
      line(1),
      line(2, { by: 'bb22', name: 'Lucrezia' }),
      line(3, { name: 'Tom' }),
      line(4, { seat: 0, by: 'cc33', name: 'Ginevra' }),
    ];
    expect(speakers({ ...table(), chat }).map(({ name }) => name)).toEqual(['Tom', 'Lucrezia']);
  });
});
