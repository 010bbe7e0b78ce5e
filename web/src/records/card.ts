/** A record as the card of a match that is looked back at. */
import type { Brought, MatchCard, SeatInfo } from '../net/protocol';

/** Who played, as far as the record tells. */
export function seatsOf({ seats }: Brought): SeatInfo[] {
  return seats.map((name, seat) => ({
    seat,
    holder: 'person',
    name: name === '' ? null : name,
    bot: null,
    yours: false,
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

export function cardOf(brought: Brought): MatchCard {
  return {
    id: '',
    game: brought.line.game,
    options: {},
    status: brought.over ? 'over' : 'abandoned',
    public: false,
    spectators: true,
    clock: null,
    host: false,
    seats: seatsOf(brought),
    to_move: null,
    your_turn: false,
    created: 0,
    updated: 0,
    invitation: null,
    rematch: null,
    scores: null,
    ranking: null,
    origin: null,
    hints: false,
    guarded: false,
    commitment: null,
    absence: null,
    wait: null,
    expires: null,
    round: null,
    deadline: null,
    said: null,
    language: null,
    host_seat: null,
    invited_by: null,
  };
}
