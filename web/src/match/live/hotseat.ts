/** Several people at one device: whose cards may be seen, and to whom the device goes next. */
import type { Table } from '../../net/store';

/** The seat that the device must be passed to before anything hidden is shown; null if none. */
export function passTo(table: Table): number | null {
  const { match, yours, situation } = table;
  if (match.status !== 'running' || yours.length < 2 || match.to_move === null) return null;
  const here = yours.includes(match.to_move);
  return here && match.to_move !== situation.watching ? match.to_move : null;
}

/** Is it for the seat that is watched to decide now? */
export function mayMove(table: Table): boolean {
  const { match, situation } = table;
  return (
    match.status === 'running' &&
    situation.watching !== null &&
    match.to_move === situation.watching &&
    match.seats[situation.watching]?.standing_in === null
  );
}

/** Is nobody else asked when this person wants something: do only bots play besides? */
export function alone({ match }: Table): boolean {
  return !match.seats.some(
    (seat) => seat.holder === 'person' && !seat.yours && seat.standing_in === null,
  );
}
