/** The form for a new match, and the request that it becomes. */
import { bestBot } from './lobby';
import type { GameInfo, NewMatch, SeatWish } from './protocol';
import type { Words } from './words';

export type Kind = SeatWish['kind'];

export interface Place {
  kind: Kind;
  name: string;
  bot: string;
}

export interface Wishes {
  players: number;
  /** One for each seat that the game can have; only the first `players` count. */
  places: Place[];
  options: Record<string, string>;
  public: boolean;
  spectators: boolean;
  /** Seconds a move; 0 for none. */
  clock: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** Seconds a move to choose from; 0 is none. */
export const CLOCKS = [
  0,
  MINUTE,
  3 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  12 * HOUR,
  DAY,
  3 * DAY,
  7 * DAY,
];

/** What the form says at first: oneself against bots, with the game's own defaults. */
export function wishes(game: GameInfo): Wishes {
  const most = Math.max(...game.players);
  const place = (seat: number): Place => ({
    kind: seat === 0 ? 'me' : 'bot',
    name: '',
    bot: bestBot(game),
  });
  return {
    players: game.players.includes(4) ? 4 : most,
    places: Array.from({ length: most }, (_, seat) => place(seat)),
    options: Object.fromEntries(game.options.map(({ name, values }) => [name, values[0] ?? ''])),
    public: false,
    spectators: true,
    clock: 0,
  };
}

function wish(place: Place): SeatWish {
  if (place.kind === 'device') return { kind: 'device', name: place.name.trim() };
  if (place.kind === 'bot') return { kind: 'bot', bot: place.bot };
  return { kind: place.kind };
}

export function request(game: string, form: Wishes): NewMatch {
  return {
    game,
    seats: form.places.slice(0, form.players).map(wish),
    options: form.options,
    public: form.public,
    spectators: form.spectators,
    clock: form.clock || null,
  };
}

/** A span of time in words: "3 minutes", "1 day". */
export function span(language: string, seconds: number): string {
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? UNITS[2];
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(language, style).format(seconds / size);
}

/** The value of a game's option in words; starting seats go by the colours of their players. */
export function optionText(words: Words, option: string, value: string): string {
  const id = `web-option-${option}-${value}`;
  if (words.has(id)) return words.say(id);
  return option === 'start' ? words.say(`seat-${value}`) : value;
}
