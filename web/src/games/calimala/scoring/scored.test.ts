import { expect, test } from 'vitest';

import { logOf } from '../fixtures/games';
import { speechOf, strict } from '../fixtures/strict';
import type { Event, EventOf } from '../types';
import { scenes } from './scenes';
import { sceneOf } from './scored';

const events = logOf(4).flatMap((step) => step.events as unknown as Event[]);
const tiles = events.filter((event): event is EventOf<'scored'> => scenes.is(event));

test('C5: the table stops at each scoring of a tile, not at the cards of the end', () => {
  expect(tiles.length).toBeGreaterThan(10);
  expect(tiles.every(({ tile }) => tile !== null)).toBe(true);
});

test('C5.5: a moment tells each line of the event, and the points of all seats', async () => {
  const speech = speechOf(await strict('en'), 4);
  for (const event of tiles) {
    const scene = sceneOf(speech, event, 15);
    expect(scene.title).toContain(`Scoring ${event.tile} of 15`);
    expect(scene.rows.map(({ seat, points }) => [seat, points])).toEqual(
      event.lines.map(({ seat, points }) => [seat, points]),
    );
    for (const row of scene.rows) expect(scenes.gains(event).get(row.seat)).toBe(row.points);
    expect(scene.lit.length).toBeGreaterThan(1);
  }
});
