import { describe, expect, it } from 'vitest';

import { card, seat, SEATS } from '../test/examples';
import { quick, sortCards, splitCards } from './lobby';
import type { GameInfo } from '../net/protocol';
import { holderName, seatName } from '../parts/seats';
import { optionName, optionText, optionWhy, request, span, wishes } from './newMatchForm';
import { Words } from '../i18n/words';

const GAME: GameInfo = {
  name: 'calimala',
  rules: '1',
  players: [3, 4, 5],
  turns: [10, 10, 10],
  options: [
    { name: 'edition', values: ['en', 'de'], text: 0 },
    { name: 'start', values: ['random', '0'], text: 0 },
  ],
  bots: ['heuristic', 'random'],
  usual: 'heuristic',
  searching: [],
  people: [
    { bot: 'tessa', name: 'Monna Tessa', level: 'apprentice' },
    { bot: 'corso', name: 'Corso Donati', level: 'heuristic' },
  ],
};

describe('seats', () => {
  const source = 'seat-2 = Green\nbot-heuristic = heuristic\nweb-seat-open = Open';
  const words = new Words('en', [source]);

  it('are named by their people, else by their colours', () => {
    expect(seatName(words, SEATS, 0)).toBe('Ginevra');
    expect(seatName(words, SEATS, 2)).toBe('Green');
  });

  it('say in lists who holds them', () => {
    const open = seat(2, { holder: 'open', bot: null });
    expect([SEATS[1]!, SEATS[2]!, open].map((one) => holderName(words, one))).toEqual([
      'Tommaso',
      'heuristic',
      'Open',
    ]);
  });
});

describe('lobby', () => {
  it('has matches where one is to move first, then the newest', () => {
    const cards = [
      card({ id: 'over', status: 'over', your_turn: false, updated: 9 }),
      card({ id: 'old', your_turn: false, updated: 1 }),
      card({ id: 'new', your_turn: false, updated: 2 }),
      card({ id: 'turn', your_turn: true, updated: 0 }),
    ];
    expect(sortCards(cards).map(({ id }) => id)).toEqual(['turn', 'new', 'old', 'over']);
  });

  it('has those to which one is invited apart', () => {
    const found = splitCards([card({ id: 'own' }), card({ id: 'asked', invited_by: 'Nora' })]);
    expect(found.invited.map(({ id }) => id)).toEqual(['asked']);
    expect(found.mine.map(({ id }) => id)).toEqual(['own']);
  });

  it('makes a quick match of oneself and people of the usual level, or the usual bots', () => {
    const [corso, bot] = [
      { kind: 'bot', bot: 'corso' },
      { kind: 'bot', bot: 'heuristic' },
    ];
    expect(quick(GAME)).toEqual({ game: 'calimala', seats: [{ kind: 'me' }, corso, bot, bot] });
  });

  it('makes a first one easy: the weakest opponents, and the layout for beginners', () => {
    const layout = { name: 'layout', values: ['random', 'beginner'], text: 0 };
    const made = quick({ ...GAME, options: [layout] }, true);
    expect(made.options).toEqual({ layout: 'beginner' });
    expect(made.seats[1]).toEqual({ kind: 'bot', bot: 'tessa' });
    expect(quick(GAME, true).options).toBeUndefined();
  });
});

describe('wishes', () => {
  it('begin with oneself, bots and the game’s defaults', () => {
    const made = request('calimala', wishes(GAME));
    expect(made).toMatchObject({
      options: { edition: 'en', start: 'random' },
      public: false,
      spectators: true,
      clock: null,
    });
    expect(made.seats.map(({ kind }) => kind)).toEqual(['me', 'bot', 'bot', 'bot']);
  });

  it('become a request with all kinds of seats', () => {
    const form = wishes(GAME);
    form.players = 3;
    form.clock = { bank: 1200, increment: 30 };
    form.places[0]!.kind = 'open';
    Object.assign(form.places[1]!, { kind: 'device', name: ' Anna ' });
    const made = request('calimala', form);
    expect(made.clock).toEqual({ bank: 1200, increment: 30 });
    expect(made.seats).toEqual([
      { kind: 'open' },
      { kind: 'device', name: 'Anna' },
      { kind: 'bot', bot: 'heuristic' },
    ]);
  });

  it('tell spans of time', () => {
    expect([60, 3600, 259_200].map((seconds) => span('en', seconds))).toEqual([
      '1 minute',
      '1 hour',
      '3 days',
    ]);
  });
});

describe('options', () => {
  const words = new Words('en', [
    [
      'web-option-start = Starting player',
      'web-option-start-random = by lot',
      'web-option-own = from a file',
      'hill-option-start = Who climbs first',
      'hill-option-map-why = Where to climb.',
      'hill-option-map-alps-why = High.',
      'seat-1 = Ochre',
    ].join('\n'),
  ]);

  it('have the words of their game, else those of all games, else none', () => {
    expect(optionName(words, 'hill', 'start')).toBe('Who climbs first');
    expect(optionName(words, 'dale', 'start')).toBe('Starting player');
    expect(optionName(words, 'dale', 'depth')).toBe('depth');
  });

  it('have values in words; a text of one’s own is not shown', () => {
    expect(optionText(words, 'hill', 'start', 'random')).toBe('by lot');
    expect(optionText(words, 'hill', 'start', '1')).toBe('Ochre');
    expect(optionText(words, 'hill', 'rounds', '60')).toBe('60');
    expect(optionText(words, 'hill', 'map', '~'.repeat(99))).toBe('from a file');
  });

  it('say what they and their values mean', () => {
    expect(optionWhy(words, 'hill', 'map', 'alps')).toBe('Where to climb. High.');
    expect(optionWhy(words, 'hill', 'map', null)).toBe('Where to climb.');
    expect(optionWhy(words, 'hill', 'start', 'random')).toBe('');
  });
});
