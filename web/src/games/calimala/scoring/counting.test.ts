/** The final scoring as lines (C6.1, C6.2). */
import { describe, expect, test } from 'vitest';

import { sums } from '../../../table/points/count';
import { countLines } from './counting';
import { GAMES, logOf, viewOf } from '../fixtures/games';
import { languages, speechOf, strict } from '../fixtures/strict';
import { results } from './results';
import type { Event, EventOf } from '../types';

const PLAYERS = Object.keys(GAMES).map(Number);

describe.each(PLAYERS)('a whole game of %i players', (players) => {
  const view = viewOf(players, 'over-other');
  const events = logOf(players).flatMap((step) => step.events);
  const found = results(view, events);

  test('C6.2, C6.3: what was there before and all lines are the points', async () => {
    const lines = countLines(speechOf(await strict('en'), players), view, found!);
    const points = view.mats.map((mat) => mat.score);
    expect(sums(found!.before, lines, lines.length)).toEqual(points);
    expect(lines.slice(found!.rest.length)).toHaveLength(players + Number(players < 5));
    expect(lines.at(-1)?.why).toContain('(C6.2)');
  });

  test('every line says why in every language', async () => {
    for (const words of await languages()) {
      for (const line of countLines(speechOf(words, players), view, found!)) {
        expect(line.why).toMatch(/\(C6\.[12]\)/);
        expect(line.texts.length).toBeGreaterThan(0);
      }
    }
  });
});

test('C6.1: only tiles left without a seat after the last turn belong to the count', () => {
  const view = viewOf(3, 'over-other');
  const tiles = view.tiles.map((tile, i) => ({ ...tile, seat: i < 13 ? 0 : null }));
  const scored = (tile: number): EventOf<'scored'> => ({
    type: 'scored',
    category: 'lisbon',
    lines: [{ seat: 1, cubes: 2, place: 1, points: 3, tie: null }],
    tile,
    owner: null,
    audience: null,
  });
  const turn = logOf(3)
    .flatMap((step) => step.events)
    .find((event) => event.type === 'turn-began') as Event;
  const events = [scored(12), turn, scored(13), scored(14), scored(15)];
  const found = results({ ...view, tiles }, events);
  expect(found?.rest.map(({ event }) => event.tile)).toEqual([14, 15]);
  expect(found?.before).toEqual([0, 6, 0]);
  expect(found?.tiles).toEqual([0, 12, 0]);
});
