/** What seats are called and how they are marked. */
import type { SeatInfo } from './protocol';
import type { Words } from './words';

/** The classes and drawings of the seats: `p-arno`, `#shield-arno`, ... */
export const COLOURS = ['arno', 'ochre', 'verdigris', 'porphyry', 'iris'] as const;

export function colour(seat: number): string {
  return COLOURS[seat] ?? 'white';
}

/** The name of who sits there; without one, the name of the seat's colour. */
export function seatName(words: Words, seats: readonly SeatInfo[], seat: number): string {
  return seats[seat]?.name ?? words.say(`seat-${seat}`);
}
