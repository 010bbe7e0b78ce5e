// @vitest-environment jsdom
/** What goes on by itself at a table, and that a person always has the last word. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { keepPlan, planOf } from '../../../shell/plans';
import { settings } from '../../../shell/settings.svelte';
import type { TableProps } from '../../../table/contract';
import { strict } from '../../../table/strict';
import { choosing, logOf, seatsOf, viewOf } from '../fixtures/games';
import Table from '../Table.svelte';
import type { Event, View } from '../types';

let shown: Record<string, unknown> | null = null;
let props = $state({} as TableProps<View, Event>);
const PLACE = 'match/0';
const written = (): string | null => planOf(PLACE);

beforeEach(() => {
  settings.speed = 'at-once';
  settings.automatic = true;
  keepPlan(PLACE, null);
});

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

/** A table whose server does nothing: each test says what comes next. */
async function show(view: View, more: Partial<TableProps<View, Event>> = {}) {
  const act = vi.fn<(action: number) => void>(() => (props.busy = true));
  props = {
    view,
    log: logOf(4),
    seats: seatsOf(4),
    watching: 0,
    canMove: view.to_move === 0,
    busy: false,
    refusal: null,
    act,
    undo: vi.fn(),
    mayUndo: true,
    keep: PLACE,
    words: await strict('en', 'forging-florence'),
    ...more,
  };
  shown = mount(Table, { target: document.body, props });
  flushSync();
  window.dispatchEvent(new Event('pointermove'));
  flushSync();
  await vi.dynamicImportSettled();
  await tick();
  flushSync();
  return act;
}

function come(view: View): void {
  props.view = view;
  props.canMove = view.to_move === 0;
  props.busy = false;
  flushSync();
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
function press(element: HTMLElement | null | undefined): void {
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}
const button = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('.prompt button')].find(
    (one) => one.textContent.trim() === text,
  );

const acting = viewOf(4, 'acting-own');
const idle = choosing(acting, 'roll', 'end');

test('the die is thrown where nothing can be done before it, unless somebody wants to', async () => {
  expect(await show(idle)).toHaveBeenCalledExactlyOnceWith(0);
});

test('it is not where something can be done, where it is switched off, or in the past', async () => {
  expect(await show(acting)).not.toHaveBeenCalled();
  settings.automatic = false;
  come(idle);
  expect(props.act).not.toHaveBeenCalled();
  settings.automatic = true;
  delete props.keep;
  flushSync();
  expect(props.act).not.toHaveBeenCalled();
});

test('one press sets out, is kept, and goes on when one’s turn comes again', async () => {
  const act = await show(viewOf(4, 'acting-other'));
  press(find('.hex[data-hex="-3,-3"]'));
  expect(JSON.parse(written() ?? '')).toMatchObject({ to: '-3,-3', deed: '' });
  expect(find('.prompt')?.textContent).toContain('On your way');
  expect(act).not.toHaveBeenCalled();
  come(idle);
  expect(act).toHaveBeenCalledExactlyOnceWith(0);
});

test('what was kept goes on after the page was loaded again', async () => {
  keepPlan(PLACE, JSON.stringify({ to: 'stone', deed: 'collect stone', known: ['buy paint'] }));
  expect(await show(acting)).toHaveBeenCalledTimes(1);
});

test('what is kept and makes no sense is no journey', async () => {
  keepPlan(PLACE, '{"to":3}');
  await show(acting);
  expect(find('.prompt')?.textContent).not.toContain('On your way');
});

test('it stops where something new is possible until somebody goes on', async () => {
  const act = await show(viewOf(4, 'acting-other'));
  press(find('.hex[data-hex="-3,-3"]'));
  come(acting);
  expect(act).not.toHaveBeenCalled();
  press(button('Go on'));
  expect(act).toHaveBeenCalledTimes(1);
});

test('it can be given up, and then nothing more happens', async () => {
  const act = await show(viewOf(4, 'acting-other'));
  press(find('.hex[data-hex="-3,-3"]'));
  press(button('Give up the journey'));
  come(acting);
  expect(act).not.toHaveBeenCalled();
  expect(written()).toBeNull();
});

test('what is taken back is not done again by itself', async () => {
  const act = await show(idle, { busy: true });
  props.busy = false;
  settings.automatic = false;
  flushSync();
  press(button('Undo'));
  settings.automatic = true;
  come({ ...idle });
  expect(act).not.toHaveBeenCalled();
});

test('what was refused is not tried again', async () => {
  const act = await show(idle);
  props.refusal = { reason: 'unsent', message: '-' };
  props.busy = false;
  flushSync();
  expect(act).toHaveBeenCalledTimes(1);
});
