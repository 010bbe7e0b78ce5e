import { describe, expect, test } from 'vitest';

import { GAMES, viewOf } from '../fixtures/games';
import { languages, speechOf, strict } from '../fixtures/strict';
import { entries, menu } from './menu';
import { label, moves, takenApart } from './moves';
import { findEntry, translate } from './typed';

const SCENES = Object.entries(GAMES).flatMap(([players, game]) =>
  Object.entries(game.scenes)
    .filter(([scene]) => scene.endsWith('-own'))
    .map(([scene, { view }]) => ({ players: Number(players), scene, view })),
);
const VIEW = viewOf(4, 'placing-own');

const take = (text: string) => takenApart(VIEW, { action: 7, text });

describe('a move taken apart', () => {
  test('an action of the street', () => {
    expect(take('ship Lisbon Lisbon London')).toMatchObject({
      verb: 'act',
      kind: 'ship',
      target: ['lisbon', 'lisbon', 'london'],
      street: null,
      action: 7,
    });
  });

  test('a card with the same action', () => {
    expect(take('card build house Troyes')).toMatchObject({
      verb: 'card',
      kind: 'build',
      target: ['house', 'troyes'],
    });
  });

  test('a disc, by the number of its street', () => {
    const [first, second] = VIEW.streets[3]?.kinds ?? [];
    expect(take(`white ${first}|${second}`)).toMatchObject({
      verb: 'white',
      street: 3,
      target: [],
    });
    expect(take(`seat ${first}|${second} upper`)).toMatchObject({ street: 3, target: ['upper'] });
  });
});

test('the recorded games have choices in every phase', () => {
  const phases = new Set(
    SCENES.filter(({ view }) => view.legal.length > 0).map(({ view }) => view.phase),
  );
  expect([...phases].sort()).toEqual(['acting', 'keeping', 'placing', 'seating', 'taking']);
});

describe.each(SCENES)('$players players, $scene', ({ players, view }) => {
  test('every legal move stands in the list once, with a key of its own', async () => {
    const list = entries(menu(speechOf(await strict('en'), players), view));
    expect(list.map(({ move }) => move.action).sort()).toEqual(
      view.legal.map(({ action }) => action).sort(),
    );
    expect(new Set(list.map(({ key }) => key)).size).toBe(view.legal.length);
  });

  test('labels tell the moves apart in every language', async () => {
    for (const words of await languages()) {
      const speech = speechOf(words, players);
      const labels = moves(view).map((move) => label(speech, view, move));
      expect(new Set(labels).size).toBe(view.legal.length);
    }
  });

  test('typing a key or the notation of any language chooses the move', async () => {
    for (const words of await languages()) {
      const speech = speechOf(words, players);
      const list = entries(menu(speech, view));
      for (const entry of list) {
        expect(findEntry(speech, entry.key, list)).toBe(entry);
        expect(findEntry(speech, entry.move.text, list)).toBe(entry);
        expect(findEntry(speech, translate(speech, entry.move.text).toUpperCase(), list)).toBe(
          entry,
        );
      }
    }
  });
});

describe('what is typed', () => {
  test('beginnings of words are enough while they fit one move only', async () => {
    const speech = speechOf(await strict('de'), 4);
    const list = entries(menu(speech, VIEW));
    const kinds = VIEW.streets[0]?.kinds.map((kind) => speech.say(`notation-${kind}`)) ?? [];
    expect(findEntry(speech, `lege ${kinds.join('|')}`, list)?.move.street).toBe(0);
    expect(findEntry(speech, 'l', list)).toBeNull();
  });

  test.each(['', '  ', '99', 'nonsense', 'place', '[('])('%j chooses nothing', async (text) => {
    const speech = speechOf(await strict('en'), 4);
    expect(findEntry(speech, text, entries(menu(speech, VIEW)))).toBeNull();
  });
});
