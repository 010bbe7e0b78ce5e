/** What happens and what there is, in words: events, cards, counts, mats. */
import { describe, expect, test } from 'vitest';

import { chronicle, news } from '../../../table/chronicle';
import { languages, strict } from '../../../table/strict';
import { artists, attempts, remaining, makers, ownerOf, piecesBy, possible } from '../cards/cards';
import { GAMES, choosing, logOf, seatsOf, viewOf } from '../fixtures/games';
import { journeys } from '../board/journeys';
import { matText, nextLevel } from './mats';
import { ARTISTS, NEEDS, PIECES } from '../names';
import { tokensFor } from '../numbers';
import { narrator } from './narrate';
import { outline, telling } from '../outline';
import { countPieces, parts, pointsOf, results } from '../scoring/prestige';
import { Speech } from '../speech';
import { others, turnOrder } from './status';
import type { Event, Player } from '../types';

const GAME = 'forging-florence';
const PLAYERS = Object.keys(GAMES).map(Number);
const english = async (players = 4, reader: number | null = 0): Promise<Speech> =>
  new Speech(await strict('en', GAME), seatsOf(players), reader);

describe.each(PLAYERS)('a whole game of %i players', (players) => {
  const view = viewOf(players, 'over-other');
  const events = logOf(players).flatMap((step) => step.events);

  test('is told in every language', async () => {
    for (const words of await languages(GAME)) {
      const texts = telling(words, seatsOf(players), 0, view, events);
      expect(texts.length).toBeGreaterThan(100);
      for (const text of texts) expect(text.trim()).not.toBe('');
    }
  });

  test('has a chapter and a landmark for every turn', async () => {
    const speech = await english(players);
    const tell = narrator(speech, view);
    const turns = events.filter((event) => event.type === 'turn-began');
    const chapters = chronicle(tell, logOf(players)).filter((one) => one.seat !== null);
    expect(chapters.map((one) => one.seat)).toEqual(turns.map((event) => event.seat));
    expect(news(tell, logOf(players), logOf(players).length - 1)).toMatch(/The game is over\.$/);
    const steps = logOf(players).map(({ events: some }, i) => ({ actions: i + 1, events: some }));
    const marks = outline(speech.words, seatsOf(players), 0, view, steps as never);
    expect(marks.filter((one) => one.kind === 'turn')).toHaveLength(turns.length);
  });

  test('what goes from place to place comes from somewhere and goes somewhere', () => {
    const all = journeys(view, events);
    expect(all.length).toBeGreaterThan(0);
    for (const one of all) expect([one.drawing, one.from, one.to]).not.toContain('');
  });

  test('ends with a count whose parts are the prestige', () => {
    const found = results(view);
    expect(found?.seats).toHaveLength(players);
    for (const hand of view.hands) {
      const sum = parts(view).reduce((all, part) => all + pointsOf(hand, part), 0);
      expect(sum).toBe(hand.score);
    }
    expect(results(viewOf(players, 'acting-own'))).toBeNull();
  });
});

describe('events', () => {
  const told = async (event: Partial<Event>): Promise<string[]> =>
    narrator(await english(), viewOf(4, 'acting-own'))({ audience: null, ...event } as Event);

  test('of every sort have their sentences', async () => {
    const hired = { type: 'hired', seat: 1, artist: 'dante', lire: 25, gone: 'giotto' } as const;
    expect(await told({ ...hired, returned: ['stone', 'stone'] })).toEqual([
      'Tommaso hires Dante for 25 lire and puts back Giotto.',
      'Back to the supply: stone and stone.',
    ]);
    expect(await told({ ...hired, gone: null, returned: [] })).toHaveLength(1);
    expect(await told({ type: 'walked', seat: 0, start: [1, 1], end: [1, 1] })).toEqual([
      'You stay where you are.',
    ]);
    expect(await told({ type: 'upgraded', seat: 0, level: 3, first: true })).toHaveLength(1);
    expect(await told({ type: 'bonus', seat: 0, artist: 'giotto', points: 50 })).toHaveLength(1);
    expect(await told({ type: 'last-turns', seat: 0, turns: 4 })).toEqual([
      'The Dome stands: everybody has one more turn.',
    ]);
    expect(await told({ type: 'last-turns', seat: 0, turns: 2 })).toEqual([
      'The Dome stands: 2 more turns, then the last round is over.',
    ]);
    expect(await told({ type: 'last-turns', seat: 0, turns: 1 })).toEqual([
      'The Dome stands: one more turn, then the last round is over.',
    ]);
    expect(await told({ type: 'last-turns', seat: 0, turns: 0 })).toEqual([
      'The Dome stands, in the last turn of the game.',
    ]);
    expect(await told({ type: 'sold', seat: 0, piece: 'prince', lire: 20 })).toHaveLength(1);
    const lines = [
      { part: 'books', points: 30 },
      { part: 'house', points: 0 },
    ];
    expect(await told({ type: 'counted', seat: 2, lines })).toEqual([
      'Lucrezia’s prestige: 30',
      'Books: 30',
    ]);
  });
});

describe('cards', () => {
  const view = viewOf(4, 'acting-own');

  test('every artist makes pieces, and every piece is one that its artist can make', () => {
    for (const artist of Object.keys(ARTISTS)) {
      expect(piecesBy(artist).length).toBeGreaterThanOrEqual(2);
      for (const piece of piecesBy(artist)) {
        expect(ARTISTS[artist]?.crafts).toContain(PIECES[piece]?.sort);
      }
    }
    expect(Object.keys(PIECES)).toHaveLength(22);
    expect(tokensFor(view, 'dome').map((one) => one.count)).toEqual([2, 2, 2]);
    expect(tokensFor(view, 'prince').map((one) => one.resource)).toEqual(NEEDS.book);
  });

  test('artists are on the table or work for one player', () => {
    expect(artists(view)).toHaveLength(10);
    for (const artist of artists(view)) {
      expect(view.artists.includes(artist)).toBe(ownerOf(view, artist) === null);
    }
  });

  test('copies are conserved', () => {
    for (const piece of Object.keys(PIECES)) {
      const done = makers(view, piece).reduce((sum, one) => sum + one.made, 0);
      expect(done + remaining(view, piece)).toBe(piece === 'dome' ? 1 : 3);
    }
  });

  test('say what can be done with them, or what could be tried', () => {
    const open = choosing(view, 'hire dante', 'create primavera', 'walk 1,1');
    expect(possible(open, { kind: 'artist', key: 'dante' })).toHaveLength(1);
    expect(possible(open, { kind: 'piece', key: 'david' })).toEqual([]);
    expect(attempts(view, { kind: 'piece', key: 'david' })).toEqual(['create david']);
    expect(attempts(view, { kind: 'artist', key: 'dante' })[0]).toMatch(/^hire dante/);
    const own = view.hands[view.active]?.artists[0] ?? '';
    expect(attempts(view, { kind: 'artist', key: own })).toEqual([]);
  });
});

test('ties are decided by pieces made, then by lire', () => {
  const view = viewOf(2, 'over-other');
  const hand = (seat: number, score: number, times: number): Player => ({
    ...view.hands[seat]!,
    score,
    pieces:
      times > 0
        ? [
            {
              piece: 'primavera',
              artist: 'botticelli',
              sort: 'painting',
              made: times,
              unsold: 0,
              fresh: 0,
            },
          ]
        : [],
  });
  const tie = (ranking: number[], ...hands: Player[]) => results({ ...view, ranking, hands })?.tie;
  expect(tie([1, 2], hand(0, 20, 1), hand(1, 10, 1))).toBe('none');
  expect(tie([1, 2], hand(0, 20, 2), hand(1, 20, 1))).toBe('made');
  expect(tie([1, 2], hand(0, 20, 1), hand(1, 20, 1))).toBe('lire');
  expect(tie([1, 1], hand(0, 20, 1), hand(1, 20, 1))).toBe('shared');
  expect(countPieces(hand(0, 20, 2), 'book')).toBe(0);
});

test('mats are told in every language, and the seats follow each other', async () => {
  const view = viewOf(4, 'acting-own');
  for (const words of await languages(GAME)) {
    const speech = new Speech(words, seatsOf(4), 0);
    for (const hand of view.hands) expect(matText(speech, view, hand).length).toBeGreaterThan(4);
    for (const level of [1, 2])
      expect(nextLevel(speech, view, { ...view.hands[0]!, level })).not.toBe('');
    expect(nextLevel(speech, view, { ...view.hands[0]!, level: 3 })).toBe('');
  }
  expect(turnOrder({ ...view, start: 2 })).toEqual([2, 3, 0, 1]);
  expect(others({ ...view, start: 2, viewer: 0 })).toEqual([1, 2, 3]);
  expect(others({ ...view, start: 2, viewer: null })).toEqual([2, 3, 0, 1]);
});
