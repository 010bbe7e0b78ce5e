import { describe, expect, test } from 'vitest';

import { GAMES, logOf, viewOf } from '../fixtures/games';
import { languages, speechOf, strict } from '../fixtures/strict';
import { chronicle, news } from '../../../table/chronicle';
import { briefly, narrator } from './narrate';
import { results } from '../scoring/results';
import type { Event } from '../types';

const PLAYERS = Object.keys(GAMES).map(Number);
const over = (players: number) => viewOf(players, 'over-other');
const all = (players: number): Event[] => logOf(players).flatMap((step) => step.events);

describe.each(PLAYERS)('a whole game of %i players', (players) => {
  test('is told in every language, sentence by sentence', async () => {
    for (const words of await languages()) {
      const tell = narrator(speechOf(words, players), over(players));
      const texts = all(players).flatMap((event) => tell(event));
      expect(texts.length).toBeGreaterThan(100);
      for (const text of texts) expect(text.trim()).not.toBe('');
    }
  });

  test('has a chapter for every turn, in order, and loses no sentence', async () => {
    const speech = speechOf(await strict('en'), players);
    const chapters = chronicle(narrator(speech, over(players)), logOf(players));
    const turns = all(players).filter((event) => event.type === 'turn-began');
    const told = chapters.filter((one) => one.seat !== null);
    expect(told.map((one) => one.seat)).toEqual(turns.map((event) => event.seat));
    expect(told.map((one) => one.round)).toEqual(turns.map((event) => event.round));
    const tell = narrator(speech, over(players));
    const sentences = all(players)
      .filter((event) => event.type !== 'turn-began')
      .flatMap((event) => tell(event));
    expect(chapters.flatMap((one) => one.sentences.map(({ text }) => text))).toEqual(sentences);
  });

  test('gives everybody the points of its scorings', () => {
    const view = over(players);
    const result = results(view, all(players));
    const sums = view.mats.map(
      (_, seat) =>
        (result?.tiles[seat] ?? 0) +
        (result?.cards.reduce((sum, card) => sum + (card.points[seat] ?? 0), 0) ?? 0),
    );
    expect(sums).toEqual(view.mats.map((mat) => mat.score));
    const places = result?.seats.map((seat) => view.ranking?.[seat] ?? 0) ?? [];
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});

describe('for one reader', () => {
  const drew: Event = { type: 'drew', seat: 1, card: null, audience: null };
  const kept: Event = { type: 'kept', seat: 0, card: null, audience: null };

  test('the reader is "you", others have their names', async () => {
    const placed: Event = { type: 'placed', seat: 0, street: 0, white: true, audience: null };
    const words = await strict('en');
    const [own] = narrator(speechOf(words, 4, 0), over(4))(placed);
    const [other] = narrator(speechOf(words, 4, 1), over(4))(placed);
    expect(own).toMatch(/^You place a white disc on /);
    expect(other).toMatch(/^Ginevra places a white disc on /);
  });

  test('what goes without saying is not said', async () => {
    const tell = narrator(speechOf(await strict('en'), 4), over(4));
    expect(tell(drew)).toEqual([]);
    expect(tell(kept)).toEqual([]);
    expect(tell({ ...kept, seat: 2 })).toHaveLength(1);
    expect(tell({ type: 'stopped', seat: 2, by_itself: true, audience: null })).toEqual([]);
  });

  test('an action by card says so', async () => {
    const tell = narrator(speechOf(await strict('en'), 4), over(4));
    const acted: Event = {
      type: 'acted',
      seat: 1,
      kind: 'contribute',
      card: true,
      target: ['wood', 'croce'],
      amount: 1,
      audience: null,
    };
    expect(tell(acted)).toEqual(['Tommaso contributes one wood to Santa Croce, by card.']);
    expect(tell({ ...acted, target: ['croce', 'wood'] })).toEqual(tell(acted));
  });

  test('the news are what came after a version', async () => {
    const speech = speechOf(await strict('en'), 4);
    const log = logOf(4);
    const last = log.length;
    expect(news(narrator(speech, over(4)), log, last)).toBe('');
    expect(news(narrator(speech, over(4)), log, last - 1)).toMatch(/The game is over\.$/);
    const brief = news(briefly(narrator(speech, over(4))), log, last - 1);
    expect(brief).toMatch(/scoring cards: .*The game is over\.$/);
    expect(brief).not.toContain('open scoring card');
    const two = news(narrator(speech, over(4)), log, last - 2);
    expect(two.endsWith(news(narrator(speech, over(4)), log, last - 1))).toBe(true);
  });
});

test('equal names are told apart by colour', async () => {
  const { Speech } = await import('../speech');
  const { seatsOf } = await import('../fixtures/games');
  const seats = seatsOf(3).map((seat) => ({ ...seat, name: seat.seat === 2 ? 'Zeno' : 'Anna' }));
  const speech = new Speech(await strict('en'), seats, null);
  expect([0, 1, 2].map((seat) => speech.seat(seat))).toEqual([
    'Anna (Blue)',
    'Anna (Ochre)',
    'Zeno',
  ]);
});
