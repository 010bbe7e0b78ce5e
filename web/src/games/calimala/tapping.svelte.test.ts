// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { hello, line, situation, step } from '../../test/examples';
import type { Reply, Situation } from '../../net/protocol';
import { fold, type Table as Known } from '../../net/store';
import type { Words } from '../../i18n/words';
import { logOf, seatsOf, viewOf } from './fixtures/games';
import { strict } from './fixtures/strict';
import Table from './Table.svelte';

let shown: Record<string, unknown> | null = null;
let table = $state.raw<Known | null>(null);
let words = $state.raw<Words>();
const act = vi.fn<(action: number) => void>();

const now = (): Situation => situation({ view: structuredClone(viewOf(4, 'acting-own')) });
const whole = (more = {}): Reply => {
  const match = { ...hello().match, seats: structuredClone(seatsOf(4)) };
  return hello({
    situation: now(),
    log: structuredClone([...logOf(4, 'acting-own')]) as never[],
    match,
    ...more,
  });
};

function arrives(...frames: Reply[]): void {
  for (const frame of frames) table = fold(table, frame);
  flushSync();
}

beforeEach(async () => {
  words = await strict('en');
  act.mockClear();
  table = fold(null, whole());
  const props = {
    get view() {
      return table!.situation.view;
    },
    get log() {
      return table!.log;
    },
    get seats() {
      return table!.match.seats;
    },
    get words() {
      return words!;
    },
    watching: 0,
    canMove: true,
    busy: false,
    refusal: null,
    act,
    mayUndo: false,
    whatIf: async () => null,
  };
  shown = mount(Table as never, { target: document.body, props: props as never });
  flushSync();
});

afterEach(async () => {
  if (shown) await unmount(shown);
});

/** A finger on the last of the choices. */
function tap(): void {
  const button = [...document.querySelectorAll<HTMLElement>('.choices li button')].at(-1)!;
  const down = Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' });
  button.dispatchEvent(down);
  button.click();
  flushSync();
}

const asks = (): string => document.querySelector('.prompt .change b')?.textContent ?? '';

const ARRIVALS: Record<string, () => void | Promise<void>> = {
  talk: () => arrives(line(1), line(2)),
  'somebody who comes': () => arrives({ type: 'presence', online: [0, 1], spectators: 2 }),
  'the whole table again': () => arrives(whole({ version: 6 })),
  'a proposal': () => {
    const proposal = { number: 6, what: 'undo', seat: 1, agreed: [1], waiting: [0] } as const;
    const asked = situation({ ...now(), proposal: { ...proposal, agreed: [1], waiting: [0] } });
    arrives(step(6, { situation: { ...asked, view: null, changes: [] } }));
  },
  'a step that tells the same anew': () => arrives(step(6, { situation: now() })),
  'who has the seats': () => {
    const match = { ...table!.match, seats: structuredClone([...table!.match.seats]) };
    arrives(step(6, { match }));
  },
  'another language': async () => {
    words = await strict('de');
    flushSync();
  },
};

describe('a second tap plays, whatever has arrived since the first', () => {
  test.each(Object.keys(ARRIVALS))('%s', async (arrival) => {
    tap();
    expect(asks()).toBe('Tap again to play this.');
    expect(act).not.toHaveBeenCalled();
    await ARRIVALS[arrival]!();
    expect(asks()).toMatch(/^(Tap again|Tippe noch einmal)/);
    tap();
    expect(act).toHaveBeenCalledOnce();
  });
});

test('in another position a tap is the first again', () => {
  tap();
  arrives(
    step(6, { situation: situation({ view: { ...viewOf(4, 'acting-own'), turn: 99 } as never }) }),
  );
  expect(asks()).toBe('');
  tap();
  expect(act).not.toHaveBeenCalled();
});

test('what was asked for stays while talk arrives', () => {
  const [view, seats, log] = [table!.situation.view, table!.match.seats, table!.log];
  arrives(line(1), whole({ version: 6 }), step(7, { situation: now() }));
  expect([table!.situation.view, table!.match.seats, table!.log]).toEqual([view, seats, log]);
  expect(table!.situation.view).toBe(view);
  expect(table!.match.seats).toBe(seats);
  expect(table!.log).toBe(log);
});
