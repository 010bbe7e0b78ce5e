// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';

import type { TableProps } from '../../table/contract';
import { logOf, seatsOf, viewOf } from './fixtures/games';
import { strict } from './fixtures/strict';
import Table from './Table.svelte';
import type { Event, View } from './types';

let shown: Record<string, unknown> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

/** A table whose position changes as soon as a move is sent. */
async function playing(): Promise<TableProps<View, Event>> {
  const props: TableProps<View, Event> = $state({
    view: viewOf(4, 'placing-own'),
    log: logOf(4, 'placing-own'),
    seats: seatsOf(4),
    watching: 0,
    canMove: true,
    busy: false,
    refusal: null,
    act: () => {
      props.view = viewOf(4, 'acting-own');
    },
    mayUndo: false,
    words: await strict('en'),
  });
  shown = mount(Table, { target: document.body, props });
  flushSync();
  return props;
}

function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
  flushSync();
}

test('after a move the next decision has the focus, and the chosen street is forgotten', async () => {
  await playing();
  press('.street.open');
  press('.prompt .go');
  expect(document.activeElement?.textContent).toMatch(/^Your disc on .* acts$/);
  expect(document.querySelectorAll('.street.chosen')).toHaveLength(0);
});

test('what others do moves no focus', async () => {
  const props = await playing();
  document.querySelector<HTMLElement>('.areas button')?.focus();
  props.view = viewOf(4, 'placing-other');
  props.canMove = false;
  flushSync();
  expect(document.activeElement).toBe(document.querySelector('.areas button'));
  expect(document.querySelector('.prompt h2')?.textContent).toMatch(/is choosing a street$/);
});

test('only what is new is read out', async () => {
  const props = await playing();
  const heard = () => document.querySelector('.tabletop > [aria-live="polite"]')?.textContent;
  expect(heard()).toBe('');
  const version = props.log.length + 1;
  props.log = [
    ...props.log,
    { version, events: [{ type: 'stopped', seat: 2, by_itself: false, audience: null }] },
    { version: version + 1, events: [{ type: 'reshuffled', cards: 9, audience: null }] },
  ];
  flushSync();
  expect(heard()).toBe('Lucrezia stops. The discard pile, 9 cards, becomes the new deck.');
});
