import { beforeEach, describe, expect, it } from 'vitest';

import { hello, line } from './examples';
import { fold, type Table } from './store';
import { heard, read, silence, unread } from './talk.svelte';

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

  it('does not count one’s own lines', () => {
    const own = { ...table(), chat: [line(1, { seat: 0, name: 'Ginevra' })] };
    expect(unread(own, false)).toBe(0);
  });

  it('leaves out who is muted', () => {
    const told = table(1);
    silence.set('Tommaso', true);
    expect([heard(told), unread(told, false)]).toEqual([[], 0]);
    silence.set('Tommaso', false);
    expect(heard(told)).toHaveLength(1);
  });
});
