import { expect, test } from 'vitest';

import { GAMES, viewOf } from '../fixtures/games';
import { moves, type Move } from './moves';
import { candidates, offersFor, aimAt, type Aim, type Spot } from './pointing';

const move = (text: string): Move => {
  const [first = '', ...rest] = text.split(' ');
  const [verb, kind = '', target] =
    first === 'card' || first === 'draw'
      ? ([first, rest[0], rest.slice(1)] as const)
      : (['act', first, rest] as const);
  return { action: 0, text, verb, kind, target, street: null };
};
const MOVES = [
  'artwork fiore',
  'artwork palazzo',
  'card contribute wood fiore',
  'card ship lisbon',
  'card ship lisbon lisbon',
  'card ship lisbon london',
  'card build ship',
  'draw weave',
  'stop',
].map(move);

/** What is offered after pointing at these, one after the other. */
function after(...spots: Spot[]): string[] {
  let aim: Aim | null = null;
  for (const spot of spots) aim = aimAt(MOVES, aim, spot);
  return aim ? offersFor(MOVES, aim).map((one) => one.text) : [];
}
const target = (key: string): Spot => ({ what: 'target', key });

test('a place offers everything that can be done there', () => {
  expect(after(target('fiore'))).toEqual(['artwork fiore', 'card contribute wood fiore']);
  expect(after(target('palazzo'))).toEqual(['artwork palazzo']);
  expect(after(target('croce'))).toEqual([]);
});

test('a card narrows it down, and so does the square of an action', () => {
  expect(after({ what: 'card', key: 'contribute' }, target('fiore'))).toEqual([
    'card contribute wood fiore',
  ]);
  expect(after({ what: 'square', key: 'artwork' })).toEqual(['artwork fiore', 'artwork palazzo']);
  expect(after({ what: 'square', key: 'weave' })).toEqual(['draw weave']);
});

test('cloth is sent city by city; who points elsewhere begins anew', () => {
  expect(after(target('lisbon'))).toEqual(['card ship lisbon']);
  expect(after(target('lisbon'), target('lisbon'))).toEqual(['card ship lisbon lisbon']);
  expect(after(target('lisbon'), target('london'))).toEqual(['card ship lisbon london']);
  expect(after(target('lisbon'), target('london'), target('london'))).toEqual([
    'card ship lisbon london',
  ]);
  expect(after(target('lisbon'), target('palazzo'))).toEqual(['artwork palazzo']);
});

test('every action and card of a real game can be reached by pointing', () => {
  for (const players of Object.keys(GAMES).map(Number)) {
    const all = moves(viewOf(players, 'acting-own'));
    for (const one of all.filter(({ verb }) => verb === 'act' || verb === 'card')) {
      let aim = aimAt(all, null, { what: one.verb === 'act' ? 'square' : 'card', key: one.kind });
      for (const key of one.target) aim = aim && aimAt(all, aim, target(key));
      expect(aim && offersFor(all, aim), one.text).toContainEqual(one);
      expect(aim && candidates(all, aim).length).toBeGreaterThan(0);
    }
  }
});
