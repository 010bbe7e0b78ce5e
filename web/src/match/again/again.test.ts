import { beforeAll, describe, expect, it } from 'vitest';

import { load, type Words } from '../../i18n/words';
import type { GameInfo } from '../../net/protocol';
import { card, seat, SEATS } from '../../test/examples';
import { asLastTime, choose, differences, isVoid, request } from './again';
import { asksOthers } from './asked';

const GAME: GameInfo = {
  name: 'calimala',
  rules: '1',
  players: [3, 4, 5],
  turns: [10, 10, 10],
  options: [{ name: 'start', values: ['random', '0', '1'], text: 0 }],
  bots: ['apprentice', 'artisan'],
  usual: 'artisan',
  searching: [],
  people: [],
};
let words: Words;
beforeAll(async () => {
  words = await load('en', ['form', 'match', 'calimala']);
});

describe('the form', () => {
  it('proposes all as the last time, and a bot where one stood in', () => {
    const absent = seat(2, {
      holder: 'person',
      name: 'Nora',
      bot: null,
      standing_in: 'apprentice',
    });
    const program = seat(3, { holder: 'network-bot', name: 'Bot 4', bot: null });
    const before = card({ seats: [SEATS[0]!, SEATS[1]!, absent, program] });
    expect(request(asLastTime(before, GAME))).toEqual({
      seats: [
        { kind: 'last', seat: 0 },
        { kind: 'last', seat: 1 },
        { kind: 'bot', bot: 'apprentice' },
        { kind: 'open' },
      ],
      options: before.options,
    });
  });

  it('lets two people change places, and each have one only', () => {
    const { places } = asLastTime(card(), GAME);
    choose(places, 0, 1);
    expect(places.map(({ who }) => who).slice(0, 4)).toEqual([1, 0, 'bot', 'bot']);
    choose(places, 3, 0);
    expect(places.map(({ who }) => who).slice(0, 4)).toEqual([1, 'bot', 'bot', 0]);
  });

  it('sends so many seats as players, and another clock only if it was chosen', () => {
    const form = { ...asLastTime(card(), GAME), players: 3, clock: null };
    expect(request(form).seats).toHaveLength(3);
    expect(request(form)).not.toHaveProperty('clock');
    expect(request({ ...form, sameClock: false })).toHaveProperty('clock', null);
  });
});

it('asks others only where other people played to the end', () => {
  expect(asksOthers(SEATS)).toBe(true);
  expect(asksOthers([SEATS[0]!, seat(1)])).toBe(false);
  const gone = seat(1, { holder: 'person', name: 'Nora', bot: null, standing_in: 'artisan' });
  const removed = seat(2, { holder: 'person', name: null, bot: null });
  expect(asksOthers([SEATS[0]!, gone, removed])).toBe(false);
});

it('says in words what is other than the last time', () => {
  const before = card();
  expect(differences(words, before, card())).toEqual([]);
  const next = card({
    options: { ...before.options, start: '0' },
    clock: 3600,
    seats: [SEATS[1]!, SEATS[0]!, ...SEATS.slice(2)],
  });
  const [seats, start, time] = differences(words, before, next);
  expect(seats).toContain('Tommaso, Ginevra');
  expect(start).toBe('Starting player: Blue');
  expect(time).toContain('1 hour');
});

it('says when the numbers of the rules are others, and when they are the rulebook’s again', () => {
  const [before, word] = [card(), '0123456789abcdef:tile.first:5'];
  const varied = card({ options: { ...before.options, variant: word } });
  expect(differences(words, before, varied)).toEqual(['Variant: one number changed']);
  expect(differences(words, varied, before)).toEqual(['Variant: rulebook']);
  expect(differences(words, varied, varied)).toEqual([]);
});

it('knows a proposal that nobody can accept any more', () => {
  const invited = seat(1, { holder: 'invited', name: 'Nora', bot: null });
  const declined = seat(2, { holder: 'open', bot: null, declined: 'Tommaso' });
  const waiting = { status: 'waiting' as const, scores: null };
  expect(isVoid(card({ ...waiting, seats: [SEATS[0]!, declined] }))).toBe(true);
  expect(isVoid(card({ ...waiting, seats: [SEATS[0]!, declined, invited] }))).toBe(false);
  expect(isVoid(card({ ...waiting, seats: [SEATS[0]!, invited] }))).toBe(false);
  expect(isVoid(card({ status: 'abandoned', scores: null }))).toBe(true);
  expect(isVoid(card())).toBe(false);
});
