/** Whom a match that is played again asks. */
import type { SeatInfo } from '../../net/protocol';

/** Does a person play here that can be asked to play again? */
export const isPerson = (seat: SeatInfo): boolean =>
  seat.holder === 'person' && seat.standing_in === null && seat.name !== null;

/** Does anybody else have to agree to play again? */
export const asksOthers = (seats: readonly SeatInfo[]): boolean =>
  seats.some((seat) => isPerson(seat) && !seat.yours);
