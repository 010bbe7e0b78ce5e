/** The form for a new match, and the request that it becomes. */
import type { ClockRules, GameInfo, NewMatch, SeatWish } from '../net/protocol';
import type { Words } from '../i18n/words';
import { STANDARD, VARIANT, changesOf } from '../variants/changes';

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
  /** How much time everybody has; null for as much as one likes. */
  clock: ClockRules | null;
  /** After how many days without a move a bot may stand in, where there is no clock. */
  absence: number;
  /** May everybody ask the program what to do? */
  hints: boolean;
}

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', 1],
] as const;

/** Days without a move to choose from. */
export const ABSENCES = [1, 2, 3, 5, 7, 14];

/** What the form says at first: oneself against bots, with the game's own defaults. */
export function wishes(game: GameInfo): Wishes {
  const most = Math.max(...game.players);
  const place = (seat: number): Place => ({
    kind: seat === 0 ? 'me' : 'bot',
    name: '',
    bot: game.usual,
  });
  return {
    players: game.players.includes(4) ? 4 : most,
    places: Array.from({ length: most }, (_, seat) => place(seat)),
    options: Object.fromEntries(game.options.map(({ name, values }) => [name, values[0] ?? ''])),
    public: false,
    spectators: true,
    clock: null,
    absence: 3,
    hints: false,
  };
}

/** Do several people play? One alone among bots may ask for hints always. */
export function isShared(form: Wishes): boolean {
  return form.places
    .slice(0, form.players)
    .some(({ kind }) => kind === 'open' || kind === 'device');
}

/** May somebody keep the others waiting for days? */
export function mayWait(form: Wishes): boolean {
  return (
    form.clock === null && form.places.slice(0, form.players).some(({ kind }) => kind === 'open')
  );
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
    clock: form.clock,
    hints: form.hints && isShared(form),
    ...(mayWait(form) && { absence: form.absence }),
  };
}

/** A span of time in words, in the largest unit of which it is a whole number: "36 hours". */
export function span(language: string, seconds: number): string {
  const [unit, size] =
    UNITS.find(([, length]) => seconds % length === 0 && seconds > 0) ?? UNITS[3];
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(language, style).format(seconds / size);
}

const LONG = 40; // signs of a value that has a name; what is longer is somebody's own text

/** The message about an option: the game's own, or that of all games; null if there is none. */
function message(words: Words, game: string, about: string): string | null {
  const ids = [`${game}-option-${about}`, `web-option-${about}`];
  const found = ids.find((id) => words.has(id));
  return found === undefined ? null : words.say(found);
}

/** What a game's option is called. */
export function optionName(words: Words, game: string, option: string): string {
  return message(words, game, option) ?? option;
}

/** The value of a game's option in words; starting seats go by the colours of their players. */
export function optionText(words: Words, game: string, option: string, value: string): string {
  if (option === VARIANT && value !== STANDARD) {
    return words.say('web-variant-count', { count: Object.keys(changesOf(value)).length });
  }
  if (value.length > LONG) return words.say('web-option-own');
  const named = message(words, game, `${option}-${value}`);
  if (named !== null) return named;
  return option === 'start' ? words.say(`seat-${value}`) : value;
}

/** What an option is about, and what its value (null: one's own) means; empty if that is clear. */
export function optionWhy(
  words: Words,
  game: string,
  option: string,
  value: string | null,
): string {
  const about = [`${option}-why`, `${option}-${value}-why`];
  return about
    .map((one) => message(words, game, one) ?? '')
    .join(' ')
    .trim();
}
