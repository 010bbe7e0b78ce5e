/** What seats are called and how they are marked. */
import type { SeatInfo } from '../net/protocol';
import type { Words } from '../i18n/words';

/** The classes and drawings of the seats: `p-arno`, `#shield-arno`, ... */
export const COLOURS = ['arno', 'ochre', 'verdigris', 'porphyry', 'iris'] as const;

export function colour(seat: number): string {
  return COLOURS[seat] ?? 'white';
}

/** The name of who sits there; without one, the name of the seat's colour. */
export function seatName(words: Words, seats: readonly SeatInfo[], seat: number): string {
  return seats[seat]?.name ?? words.say(`seat-${seat}`);
}

/** What a seat's holder is called in lists: the name, the kind of bot, or that nobody is there. */
export function holderName(words: Words, seat: SeatInfo): string {
  if (seat.holder === 'open') return words.say('web-seat-open');
  if (seat.name !== null) return seat.name;
  return seat.bot === null ? words.say(`seat-${seat.seat}`) : words.say(`bot-${seat.bot}`);
}
