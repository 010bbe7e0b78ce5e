/** Streets, previews, prompts, cargo and refusals. */
import { describe, expect, test } from 'vitest';

import { GAMES, viewOf } from '../fixtures/games';
import { languages, speechOf, strict } from '../fixtures/strict';
import { changeCargo, cities, most, reachable, sending, type Cargo } from '../decision/compose';
import { nextStreet } from '../board/city/layout';
import type { Entry } from '../moves/menu';
import { direct, takenApart } from '../moves/moves';
import { outlook, preview } from '../moves/preview';
import { outlookText, prompt } from './prompt';
import { refusalText } from '../moves/refusal';
import { discards, statusText } from './status';
import { orderOf } from './streets';
import { tileState } from '../scoring/tiles';
import type { View } from '../types';

const VIEW = viewOf(4, 'placing-own');

/** The same position with these discs on the first street, from bottom to top. */
function withDiscs(discs: number[], scored = VIEW.scored): View {
  const streets = VIEW.streets.map((street, i) => (i === 0 ? { ...street, discs } : street));
  return { ...VIEW, streets, scored };
}

describe('the arrow keys', () => {
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

  test('lead from every street to every other', () => {
    const seen = new Set([0]);
    for (const from of seen) {
      for (const key of keys) seen.add(nextStreet(VIEW.streets, from, key) ?? from);
    }
    expect(seen.size).toBe(VIEW.streets.length);
  });

  test('lead nowhere beyond the edge, and other keys nowhere', () => {
    expect(nextStreet(VIEW.streets, 0, 'ArrowUp')).toBeNull();
    expect(nextStreet(VIEW.streets, 0, 'a')).toBeNull();
    expect(nextStreet(VIEW.streets, 5, 'Home')).toBe(0);
    expect(nextStreet(VIEW.streets, 5, 'End')).toBe(11);
  });
});

describe('a disc placed', () => {
  test('acts first, then the coloured ones of the next two', () => {
    expect(preview(withDiscs([2, -1, 1]), 0, 0)).toMatchObject({ acting: [0, 1] });
    expect(preview(withDiscs([3, 2, 1]), 0, 0)).toMatchObject({ acting: [0, 1, 2] });
    expect(preview(withDiscs([]), 0, 0)).toMatchObject({ acting: [0], seat: null, leaves: false });
  });

  test('as the fourth sends the lowest to the next tile; for a white one its own', () => {
    expect(preview(withDiscs([3, 2, 1]), 0, 0)).toMatchObject({ seat: 3, tile: VIEW.scored });
    expect(preview(withDiscs([-1, 2, 1]), 0, 0)).toMatchObject({ seat: 0, tile: VIEW.scored });
    expect(preview(withDiscs([3, 2, 1], 15), 0, 0)).toMatchObject({ seat: null, leaves: true });
  });

  test('is numbered in the order of activation', () => {
    expect([0, 1, 2, 3].map((depth) => orderOf([0, -1, 1, 2], depth))).toEqual([1, null, 2, null]);
    expect([0, 1, 2].map((depth) => orderOf([-1, 1, 2], depth))).toEqual([1, 2, 3]);
  });
});

describe('a street that is looked at', () => {
  test('shows the discs with one more of the viewer, also out of turn', () => {
    const view: View = { ...withDiscs([3, 2, 1]), to_move: 2, active: 2 };
    expect(outlook(view, 0)).toMatchObject({ discs: [0, 1, 2, 3], acting: [0, 1, 2], seat: 3 });
    expect(outlook({ ...view, viewer: null }, 0)).toMatchObject({ discs: [2, 1, 2, 3] });
  });

  test('shows a white disc when no coloured one is left, and nothing without any', () => {
    const left = (coloured: number, white: number): View => {
      const mats = VIEW.mats.map((mat) => (mat.seat === 0 ? { ...mat, coloured, white } : mat));
      return { ...withDiscs([1]), mats };
    };
    expect(outlook(left(0, 1), 0)).toMatchObject({ discs: [-1, 1], acting: [0, 1] });
    expect(outlook(left(0, 0), 0)).toBeNull();
    expect(outlook({ ...left(3, 1), phase: 'over' }, 0)).toBeNull();
  });

  test('and acts already shows what is still to come', () => {
    const acting = (discs: number[], depth: number, active: number): View => ({
      ...withDiscs(discs),
      phase: 'acting',
      active,
      activation: { street: 0, depth, owner: active, white: false, left: {}, duty: false },
    });
    expect(outlook(acting([3, 2, -1, 1], 1, 1), 0)).toMatchObject({ acting: [2], seat: 3 });
    expect(outlook(acting([3, 2, 1, -1], 0, 0), 0)).toMatchObject({ acting: [0, 1, 2], seat: 3 });
    expect(outlook(acting([-1, 2, 0, 1], 2, 1), 0)).toMatchObject({ acting: [2], seat: 1 });
    expect(outlook(acting([2, 1], 1, 1), 0)).toMatchObject({ acting: [2], seat: null });
  });

  test('and holds four while a disc is chosen for the seat shows no fifth', () => {
    const view: View = { ...withDiscs([-1, 2, 0, 1]), phase: 'seating', to_move: 1, active: 1 };
    for (const viewer of [0, 1, null]) expect(outlook({ ...view, viewer }, 0)).toBeNull();
    expect(outlook(view, 1)).not.toBeNull();
  });

  test('is told in words in every language', async () => {
    for (const words of await languages()) {
      for (const [players, game] of Object.entries(GAMES)) {
        for (const reader of [0, null]) {
          const speech = speechOf(words, Number(players), reader);
          for (const { view } of Object.values(game.scenes)) {
            const text = outlookText(speech, { ...view, viewer: reader }, 0);
            expect(text === '').toBe(['keeping', 'taking', 'over'].includes(view.phase));
          }
        }
      }
    }
  });

  test('says whether a scoring follows', async () => {
    const speech = speechOf(await strict('en'), 4);
    expect(outlookText(speech, withDiscs([2, 1]), 0)).toContain('No scoring follows.');
    expect(outlookText(speech, withDiscs([3, 2, 1]), 0)).toContain('Baldo takes the seat at');
    const elsewhere: View = { ...withDiscs([3, 2, 1]), to_move: 2, active: 2 };
    expect(outlookText(speech, elsewhere, 0)).toContain('if you place here: acting in order: you');
  });

  test('plays the coloured disc at a second tap, and a disc for the seat only if it is the one', () => {
    const move = (action: number, text: string) => takenApart(VIEW, { action, text });
    const street = (VIEW.streets[3]?.kinds ?? []).join('|');
    const both = [move(1, `white ${street}`), move(2, `place ${street}`)];
    expect(direct(both, 3)?.action).toBe(2);
    expect(direct(both.slice(0, 1), 3)?.action).toBe(1);
    expect(
      direct([move(3, `seat ${street} lower`), move(4, `seat ${street} upper`)], 3),
    ).toBeNull();
    expect(direct(both, 4)).toBeNull();
  });
});

describe('the prompt', () => {
  test('says in every language and scene what is to be decided', async () => {
    for (const words of await languages()) {
      for (const [players, game] of Object.entries(GAMES)) {
        const speech = speechOf(words, Number(players));
        for (const { view } of Object.values(game.scenes)) {
          for (const street of [null, 0]) {
            expect(prompt(speech, view, view.to_move === 0, street).decision).not.toBe('');
          }
        }
      }
    }
  });

  test('names who decides when it is somebody else', async () => {
    const view = viewOf(4, 'placing-other');
    const speech = speechOf(await strict('en'), 4);
    const mover = speech.seat(view.to_move ?? -1);
    expect(prompt(speech, view, false, null).decision).toBe(`${mover} is choosing a street`);
  });

  test('tells what a chosen street brings', async () => {
    const speech = speechOf(await strict('en'), 4);
    const { detail } = prompt(speech, withDiscs([3, 2, 1]), true, 0);
    const category = speech.category(VIEW.tiles[VIEW.scored]?.category ?? '');
    expect(detail).toContain('acting in order: you, Tommaso, Lucrezia.');
    expect(detail).toContain(`Baldo takes the seat at ${category}, which is then scored.`);
  });
});

describe('cargo', () => {
  const texts = ['ship Lisbon', 'ship London', 'ship Lisbon Lisbon', 'ship Lisbon London'];
  const ways: Entry[] = texts.map((text, i) => ({
    key: `${i}`,
    label: text,
    move: takenApart(VIEW, { action: i, text }),
  }));

  test('grows as far as some way goes', () => {
    expect(cities(ways)).toEqual(['lisbon', 'london']);
    expect(most(ways)).toBe(2);
    expect(reachable(ways, { london: 2 })).toBe(false);
    expect(reachable(ways, changeCargo({ lisbon: 1 }, 'lisbon', 1))).toBe(true);
  });

  test('is sent by the way that sends exactly it', () => {
    const cargo: Cargo = changeCargo(changeCargo({}, 'london', 1), 'lisbon', 1);
    expect(sending(ways, {})).toBeNull();
    expect(sending(ways, cargo)?.move.text).toBe('ship Lisbon London');
    expect(sending(ways, { lisbon: 2, london: 0 })?.move.action).toBe(2);
  });
});

describe('a refusal', () => {
  test('of the game names the rule and its things', async () => {
    const speech = speechOf(await strict('en'), 4);
    const problem = {
      reason: 'illegal',
      message: '-',
      key: 'port-full',
      rule: 'C4.5',
      values: { city: 'lisbon' },
    };
    expect(refusalText(speech, problem)).toBe(
      'Lisbon does not have that many free slots. (rule C4.5)',
    );
    const house = { ...problem, key: 'house-there', rule: 'C4.2', values: { city: 'troyes' } };
    expect(refusalText(speech, house)).toContain('in Troyes');
  });

  test('of an unknown sort is told as the server says it', async () => {
    const speech = speechOf(await strict('de'), 4);
    expect(refusalText(speech, { reason: 'no-such-reason', message: 'It broke.' })).toBe(
      'It broke.',
    );
  });
});

test('tiles are done, next, soon and later in this order', () => {
  const view: View = {
    ...VIEW,
    scored: 2,
    tiles: VIEW.tiles.map((tile, i) => ({ ...tile, scored: i < 2 })),
  };
  const states = view.tiles.map((_, i) => tileState(view, i));
  expect(states.slice(0, 6)).toEqual(['done', 'done', 'next', 'soon', 'soon', 'later']);
});

test('the deck and the discards are told once there is a deck', async () => {
  const speech = speechOf(await strict('en'), 4);
  const view: View = { ...VIEW, deck: 7, discard: { wood: 2, brick: 0, ship: 1 } };
  expect(discards(speech, view)).toEqual(['Wood', 'Wood', 'Ship']);
  expect(statusText(speech, view)).toContain('Deck 7, discards 3');
  expect(statusText(speech, { ...view, phase: 'taking' })).not.toContain('Deck 7, discards 3');
});
