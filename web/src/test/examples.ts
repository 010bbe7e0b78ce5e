/** Frames for tests: a match of two people and two bots, as the server would send it. */
import {
  PROTOCOL,
  type CalimalaView,
  type ChatLine,
  type Hello,
  type MatchCard,
  type SeatInfo,
  type Situation,
  type Step,
} from '../net/protocol';

export function seat(seat: number, more: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat,
    holder: 'bot',
    name: null,
    bot: 'heuristic',
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
    ...more,
  };
}

export const SEATS: SeatInfo[] = [
  seat(0, { holder: 'person', name: 'Ginevra', bot: null, yours: true }),
  seat(1, { holder: 'person', name: 'Tommaso', bot: null }),
  seat(2),
  seat(3),
];

export function card(more: Partial<MatchCard> = {}): MatchCard {
  return {
    id: 'abcdefghijklmnop',
    game: 'calimala',
    options: { edition: 'en', layout: 'random', start: 'random' },
    status: 'running',
    public: false,
    spectators: true,
    clock: null,
    host: true,
    seats: SEATS,
    to_move: 0,
    your_turn: true,
    created: 1_700_000_000,
    updated: 1_700_000_000,
    invitation: null,
    rematch: null,
    origin: null,
    hints: false,
    guarded: false,
    commitment: 'ab'.repeat(32),
    absence: null,
    wait: null,
    expires: null,
    round: null,
    deadline: null,
    said: null,
    language: null,
    host_seat: null,
    invited_by: null,
    scores: [0, 0, 0, 0],
    ranking: null,
    ...more,
  };
}

export function situation(more: Partial<Situation> = {}): Situation {
  return {
    watching: 0,
    to_move: 0,
    view: { to_move: 0 } as CalimalaView,
    changes: null,
    own: [],
    undo: { free: false, ask: false },
    proposal: null,
    times: null,
    clock: null,
    state: null,
    ...more,
  };
}

export function hello(more: Partial<Hello> = {}): Hello {
  return {
    type: 'hello',
    protocol: PROTOCOL,
    version: 5,
    match: card(),
    yours: [0],
    situation: situation(),
    log: [],
    fair: { commitment: 'ab'.repeat(32), seed: null, scheme: 2, values: [] },
    presence: { type: 'presence', online: [0], spectators: 0 },
    chat: [],
    traces: false,
    ...more,
  };
}

export function step(version: number, more: Partial<Step> = {}): Step {
  return {
    type: 'step',
    version,
    events: [],
    situation: null,
    match: null,
    timed_out: null,
    ...more,
  };
}

export function line(number: number, more: Partial<ChatLine> = {}): ChatLine {
  return {
    type: 'chat',
    room: 'players',
    number,
    seat: 1,
    by: 'aa11',
    name: 'Tommaso',
    text: `line ${number}`,
    at: 1_700_000_000,
    ...more,
  };
}
