// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { TableProps } from '../../table/contract';
import { logOf, seatsOf, viewOf } from './fixtures/games';
import { strict } from './fixtures/strict';
import { moves, type Move } from './moves/moves';
import { isAimedAt, onlyOffer, aimAt, type Aim, type Spot } from './moves/pointing';
import Table from './Table.svelte';
import type { Event, View } from './types';

const SPOTS = '.spot';
let shown: Record<string, unknown> | null = null;
const act = vi.fn<(action: number) => void>();
const view = (scene: string): View => viewOf(4, scene);

async function showTable(scene: string, more: Partial<TableProps<View, Event>> = {}) {
  const props = {
    view: view(scene),
    log: logOf(4, scene),
    seats: seatsOf(4),
    watching: 0,
    canMove: true,
    busy: false,
    refusal: null,
    act,
    mayUndo: false,
    words: await strict('en'),
    ...more,
  };
  shown = mount(Table, { target: document.body, props });
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  act.mockClear();
});
afterEach(async () => {
  vi.useRealTimers();
  if (shown) await unmount(shown);
  shown = null;
});

const spots = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>(SPOTS)];
const pressed = (): string[] =>
  spots().map((spot) => spot.getAttribute('aria-pressed') ?? 'nothing');

function press(button: HTMLElement | undefined, detail = 1): void {
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  flushSync();
}

test('the first press on a place marks it, another plays what is the only move there', async () => {
  await showTable('acting-own');
  const all = moves(view('acting-own'));
  const offers = (): number => document.querySelectorAll('.prompt .aims .go').length;
  let played = 0;
  for (let i = 0; i < spots().length; i += 1) {
    act.mockClear();
    press(spots()[i]);
    expect(act).not.toHaveBeenCalled();
    expect(pressed()[i]).toBe('true');
    for (let more = 0; more < 4 && act.mock.calls.length === 0; more += 1) press(spots()[i]);
    expect(act.mock.calls.length).toBe(offers() === 1 ? 1 : 0); // four cloths at most lie there
    const [[action = -1] = []] = act.mock.calls;
    if (offers() === 1) expect(all.map((move) => move.action)).toContain(action);
    played += act.mock.calls.length;
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    document.querySelector('.tabletop')?.dispatchEvent(escape);
    flushSync();
  }
  expect(played).toBeGreaterThan(0);
});

test('under the mouse a place shows what would come there', async () => {
  const found = view('acting-own');
  const [own] = found.mats;
  if (!own) throw new Error('nobody sits there');
  const material = 'wood';
  const after = structuredClone(found);
  const mat = after.mats.find(({ seat }) => seat === own.seat);
  if (mat) mat.warehouse[material] = (own.warehouse[material] ?? 0) + 1;
  const whatIf = vi.fn(async () => ({ view: after, events: [] }) as never);
  await showTable('acting-own', { whatIf });
  const spot = spots().find((_, i) => {
    spots()[i]?.dispatchEvent(new Event('focus'));
    flushSync();
    vi.advanceTimersByTime(500);
    return whatIf.mock.calls.length > 0;
  });
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  expect(document.querySelectorAll('.mine .ghost')).toHaveLength(1);
  spot?.dispatchEvent(new Event('blur'));
  flushSync();
  expect(document.querySelectorAll('.mine .ghost')).toHaveLength(0);
});

test('a street is chosen by one press and played by the next, but not by a double click', async () => {
  await showTable('placing-own');
  const street = (): HTMLElement | undefined =>
    document.querySelector<HTMLElement>('.street.open') ?? undefined;
  press(street());
  press(street(), 2);
  expect(act).not.toHaveBeenCalled();
  expect(street()?.getAttribute('aria-pressed')).toBe('true');
  press(street());
  expect(act).toHaveBeenCalledOnce();
});

const MOVES = ['wood', 'contribute fiore', 'ship lisbon', 'ship lisbon lisbon'].map(
  (text): Move => {
    const [kind = '', ...target] = text.split(' ');
    return { action: 0, text, verb: 'act', kind, target, street: null };
  },
);
const at = (...spots: Spot[]): Aim | null =>
  spots.reduce<Aim | null>((aim, spot) => aimAt(MOVES, aim, spot), null);

test('what was pointed at is known, and whether it is one move', () => {
  const church: Spot = { what: 'target', key: 'fiore' };
  const square: Spot = { what: 'square', key: 'wood' };
  const aim = at(church);
  if (!aim) throw new Error('nothing is there');
  expect([church, square].map((spot) => isAimedAt(aim, spot))).toEqual([true, false]);
  expect(onlyOffer(MOVES, aim)?.text).toBe('contribute fiore');
  expect(onlyOffer(MOVES, at(square))?.text).toBe('wood');
  expect(onlyOffer(MOVES, null)).toBeNull();
});
