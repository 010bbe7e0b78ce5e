// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, test } from 'vitest';

import { app } from '../shell/app.svelte';
import { card, hello, seat, SEATS, situation } from '../test/examples';
import * as calimala from '../games/calimala/fixtures/games';
import CalimalaTable from '../games/calimala/Table.svelte';
import CalimalaText from '../games/calimala/Text.svelte';
import * as florence from '../games/forging-florence/fixtures/games';
import FlorenceTable from '../games/forging-florence/Table.svelte';
import FlorenceText from '../games/forging-florence/Text.svelte';
import { stops } from '../match/news/news';
import NewsNotice from '../match/news/NewsNotice.svelte';
import SeatChips from '../match/seats/SeatChips.svelte';
import type { Match } from '../match/live/match.svelte';
import type { MomentStep } from '../net/protocol';
import { fold } from '../net/store';
import { load } from '../i18n/words';
import { chronicle, news, type Step } from './chronicle';
import { strict } from './strict';

let shown: Record<string, unknown> | null = null;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

const text = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent.trim());
const words = (): string => document.body.textContent.replace(/\s+/g, ' ');

type Event = { type: string; seat?: number; round?: number };
const tell = ({ type }: Event): string[] =>
  type === 'turn-began' ? ['A turn.'] : type === 'silent' ? [] : [`${type}.`, `more ${type}.`];
const log: Step<Event>[] = [
  { version: 1, events: [{ type: 'turn-began', seat: 0, round: 1 }, { type: 'a' }] },
  { version: 2, events: [{ type: 'silent' }, { type: 'b' }, { type: 'c' }], timed_out: 0 },
  { version: 3, events: [{ type: 'd' }, { type: 'turn-began', seat: 1 }], timed_out: null },
];

describe('what the clock has decided', () => {
  test('is marked once, behind the first sentence about it', () => {
    const told = chronicle(tell, log, () => null, '(late)').flatMap((one) => one.sentences);
    expect(told.map((one) => one.text)).toEqual(
      'a.|more a.|b. (late)|more b.|c.|more c.|d.|more d.'.split('|'),
    );
    expect(news(tell, log, 1, '(late)')).toBe('b. (late) more b. c. more c. d. more d. A turn.');
  });

  test('is marked for who comes back', () => {
    const steps = log.map((one, i) => ({
      actions: i + 1,
      turn: 0,
      ...one,
    })) as never as MomentStep[];
    const found = stops(steps, 1, (events) => (events as Event[]).flatMap(tell), '(late)');
    expect(found.map((stop) => stop.text.endsWith('(late)'))).toEqual([true, false]);
  });
});

const GAMES = {
  calimala: [
    calimala.viewOf(4, 'acting-own'),
    calimala.logOf(4, 'acting-own'),
    calimala.seatsOf(4),
  ],
  'forging-florence': [
    florence.viewOf(4, 'walking-own'),
    florence.logOf(4, 'walking-own'),
    florence.seatsOf(4),
  ],
} as const;
const TABLES = [
  ['calimala', CalimalaTable],
  ['calimala', CalimalaText],
  ['forging-florence', FlorenceTable],
  ['forging-florence', FlorenceText],
] as const;

describe.each(['en', 'de', 'es', 'it'] as const)('in %s', (language) => {
  test.each(TABLES.map(([game, Table], i) => [game, i % 2 ? 'in words' : 'as pictures', Table]))(
    '%s %s says so in the log',
    async (game, _, Table) => {
      const all = await strict(language, game);
      const [view, steps, seats] = GAMES[game];
      const told = (step: { events: readonly { type: string }[] }): boolean =>
        step.events.some((event) => ['placed', 'rolled', 'walked'].includes(event.type));
      const at = (steps as readonly { events: readonly { type: string }[] }[]).findLastIndex(told);
      expect(at).toBeGreaterThanOrEqual(0);
      const late = (steps as object[]).map((step, i) =>
        i === at ? { ...step, timed_out: 1 } : step,
      );
      const props = { view, log: late, seats, watching: null, canMove: false, busy: false };
      shown = mount(Table as never, {
        target: document.body,
        props: { ...props, refusal: null, act: () => {}, mayUndo: false, words: all } as never,
      });
      flushSync();
      const mark = all.say('table-by-clock');
      await expect
        .poll(() => text('[role=log] p').filter((one) => one.includes(mark)))
        .toHaveLength(1);
    },
  );
});

describe('around the table', () => {
  test('who comes back is told how often', async () => {
    app.words = await load('en', ['match']);
    const events = [{ type: 'stopped' }] as never[];
    const steps = [6, 7, 8].map((version) => ({ version, events, timed_out: version < 8 ? 0 : 1 }));
    const table = fold(null, hello({ version: 8, log: steps }))!;
    const nothing = () => {};
    const props = { table, since: 5, show: nothing, dismiss: nothing };
    shown = mount(NewsNotice, { target: document.body, props });
    expect(words()).toContain('Your time was up: a bot made 2 moves for you.');
  });

  test('a seat says that its time is up', async () => {
    app.words = await load('en', ['match']);
    const late = card({ seats: [seat(0, { timed_out: true, by_clock: 1 }), ...SEATS.slice(1)] });
    const table = fold(null, hello({ match: late, situation: situation() }));
    const props = { match: { table, since: 0 } as unknown as Match, card: late };
    shown = mount(SeatChips, { target: document.body, props });
    expect(words()).toContain('the time is up: a bot decides');
  });
});
