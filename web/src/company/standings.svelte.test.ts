// @vitest-environment jsdom
import { mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';

import { load } from '../i18n/words';
import type { GroupStandings } from '../net/protocol';
import { app } from '../shell/app.svelte';
import Standings from './Standings.svelte';

const BEA = {
  key: 'k'.repeat(16),
  name: 'Bea',
  matches: 3,
  last: 0,
  invitable: true,
  hidden: false,
};
let shown: Record<string, never>;

beforeAll(async () => {
  app.words = await load('en', ['company']);
});
afterEach(() => unmount(shown));

function show(games: GroupStandings['games'], more = false): string[] {
  const standings = { people: [BEA], games, more };
  shown = mount(Standings, { target: document.body, props: { standings } });
  return [...document.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent.trim()).join(' | '),
  );
}

test('each game has a table with a row for each', () => {
  const rows = [
    { wins: 2, average_place: 1.33, best_score: 61 },
    { wins: 0, average_place: 3, best_score: 40 },
  ];
  const told = show([{ game: 'calimala', matches: 3, given_up: 1, rows }], true);
  expect(told.slice(1)).toEqual(['You | 2 | 1.33 | 61', 'Bea | 0 | 3 | 40']);
  expect(document.querySelector('caption')?.textContent).toContain('3 matches');
  expect(document.body.textContent).toContain('One more was given up.');
  expect(document.body.textContent).toContain('Older matches are not counted.');
});

test('what has not ended has no numbers', () => {
  const none = { wins: 0, average_place: null, best_score: null };
  const told = show([{ game: 'calimala', matches: 0, given_up: 2, rows: [none, none] }]);
  expect(told[1]).toBe('You | 0 | – | –');
  expect(document.body.textContent).not.toContain('Older matches');
});

test('without any it says so', () => {
  expect(show([])).toEqual([]);
  expect(document.body.textContent).toContain('has come to its end yet');
});
