/** An exercise as the parts of the page want it: its seats, its one moment, days in words. */
import type { Exercise, Moment, SeatInfo } from '../net/protocol';
import type { Past } from '../review/past';

/** Who sits there: oneself, and others who are called by their colours. */
export function seatsOf({ players, seat: own }: Exercise, name: string | null): SeatInfo[] {
  return Array.from({ length: players }, (_, seat) => ({
    seat,
    holder: seat === own ? 'person' : 'bot',
    name: seat === own ? name : null,
    bot: null,
    yours: seat === own,
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
  }));
}

/** A past of which one moment is known, whichever is asked for. */
export function pastOf({ end }: Exercise): Past {
  return {
    moments: (watching) => Promise.resolve({ watching, steps: [] }),
    moment: (actions): Promise<Moment> =>
      Promise.resolve({
        actions,
        of: actions,
        version: actions,
        turn: end.turn,
        view: end.view,
        events: [],
      }),
  };
}

/** A day as people write it, of a time in seconds. */
export function day(language: string, seconds: number): string {
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(
    new Date(seconds * 1000),
  );
}
