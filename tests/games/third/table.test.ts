// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';

import { strict } from '../../table/strict';
import { isKnown, table } from '..';

it('shows the game and sends the choice of whoever is to move', async () => {
  expect(isKnown('liars-dice')).toBe(true);
  const words = await strict('de', 'liars-dice');
  const acted: number[] = [];
  const view = {
    dice: [[2, 5], []],
    points: [1, 0],
    bid: { count: 1, face: 4 },
    to_move: 0,
    ranking: null,
    legal: [
      { action: 4, text: 'bid 1 5' },
      { action: 72, text: 'doubt' },
    ],
  };
  const seats = [0, 1].map(() => ({ kind: 'bot', name: null, bot: 'random' }));
  const props = { view, seats, words, watching: 0, canMove: true, busy: false } as never;
  const bid = { type: 'bid', seat: 0, count: 1, face: 4 };
  const log = [{ version: 1, events: [bid] }];
  const shown = mount(await table('liars-dice'), {
    target: document.body,
    props: Object.assign(props, { act: (action: number) => acted.push(action), log }),
  });
  flushSync();
  expect(document.body.textContent).toContain('Deine Würfel: 2 5');
  document.querySelectorAll<HTMLElement>('.prompt button')[1]?.click();
  expect(acted).toEqual([72]);
  expect(document.querySelector('.log')?.textContent).toContain('Du bietest 1 mal 4.');
  expect(words.say('liars-dice-name')).toBe('Lügenwürfeln');
  await unmount(shown);
});
