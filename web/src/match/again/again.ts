/** Playing once more: the form, the request that it becomes, and what is other than last time. */
import { clockText } from '../../lobby/clock';
import { optionName, optionText } from '../../lobby/newMatchForm';
import type {
  AgainSeat,
  ClockRules,
  GameInfo,
  MatchCard,
  Rematch,
  SeatInfo,
} from '../../net/protocol';
import { holderName } from '../../parts/seats';
import type { Words } from '../../i18n/words';
import { STANDARD, VARIANT } from '../../variants/changes';
import { isPerson } from './asked';

/** Who is to have a seat: a player of last time by the seat of then, a bot, or whoever comes. */
export type Who = number | 'bot' | 'open';

export interface Place {
  who: Who;
  bot: string;
}

export interface Wishes {
  players: number;
  /** One for each seat that the game can have; only the first `players` count. */
  places: Place[];
  options: Record<string, string>;
  sameClock: boolean;
  /** The clock, where it is not that of last time. */
  clock: ClockRules | null;
}

/** As the last time; whoever took part as a program has to be invited again. */
function placeOf(seat: SeatInfo | undefined, usual: string): Place {
  if (seat === undefined) return { who: 'bot', bot: usual };
  if (isPerson(seat)) return { who: seat.seat, bot: usual };
  const bot = seat.standing_in ?? seat.bot;
  return bot === null ? { who: 'open', bot: usual } : { who: 'bot', bot };
}

/** What the form says at first: all as the last time. */
export function asLastTime(card: MatchCard, game: GameInfo): Wishes {
  const most = Math.max(...game.players, card.seats.length);
  return {
    players: card.seats.length,
    places: Array.from({ length: most }, (_, seat) => placeOf(card.seats[seat], game.usual)),
    options: { ...card.options },
    sameClock: true,
    clock: null,
  };
}

/** Gives a seat to somebody; who had it takes the seat that this one had, if any. */
export function choose(places: Place[], seat: number, who: Who): void {
  const chosen = places[seat];
  if (chosen === undefined) return;
  const other = typeof who === 'number' && places.find((place) => place.who === who);
  if (other) other.who = chosen.who;
  chosen.who = who;
}

function seatOf({ who, bot }: Place): AgainSeat {
  if (who === 'bot') return { kind: 'bot', bot };
  return who === 'open' ? { kind: 'open' } : { kind: 'last', seat: who };
}

export function request(form: Wishes): Rematch {
  return {
    seats: form.places.slice(0, form.players).map(seatOf),
    options: form.options,
    ...(!form.sameClock && { clock: form.clock }),
  };
}

/** What a proposal has other than the match before it, in words. */
export function differences(words: Words, before: MatchCard, next: MatchCard): string[] {
  const names = (card: MatchCard): string =>
    words.listed(card.seats.map((seat) => holderName(words, seat)));
  const options = (card: MatchCard): Record<string, string> => ({
    [VARIANT]: STANDARD, // is not told
    ...card.options,
  });
  const found = Object.entries(options(next))
    .filter(([name, value]) => options(before)[name] !== value)
    .map(
      ([name, value]) =>
        `${optionName(words, next.game, name)}: ${optionText(words, next.game, name, value)}`,
    );
  const clocks = [before.clock, next.clock].map((clock) => clockText(words, clock));
  if (clocks[0] !== clocks[1]) found.push(`${words.say('web-clock')}: ${clocks[1]}`);
  if (names(before) !== names(next)) found.unshift(`${words.say('web-seats')}: ${names(next)}`);
  return found;
}

/** Can nobody accept a proposal any more, so that another one may be made? */
export function isVoid(card: MatchCard): boolean {
  if (card.status === 'abandoned') return card.scores === null;
  const declined = card.seats.some((seat) => seat.declined !== null);
  return (
    card.status === 'waiting' && declined && !card.seats.some(({ holder }) => holder === 'invited')
  );
}
