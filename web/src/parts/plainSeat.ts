/** A seat of which no more is known than who sits there: in lessons, records and exercises. */
import type { SeatInfo } from '../net/protocol';

export function plainSeat(
  seat: number,
  { holder, name, yours = false }: Pick<SeatInfo, 'holder' | 'name'> & { yours?: boolean },
): SeatInfo {
  return {
    seat,
    holder,
    name,
    bot: null,
    yours,
    standing_in: null,
    hints: 0,
    redrawn: 0,
    timed_out: false,
    by_clock: 0,
    added: false,
    absent: false,
    offered: false,
    before: [],
    vacation: null,
    declined: null,
  };
}
