/**
 * A match as this viewer knows it: a pure fold of the server's frames.
 *
 * Live play and replay use the same fold.  The state of the line stands apart (`socket.ts`).
 */
import { applyChanges, keepSame } from './changes';
import type {
  ChatLine,
  Fair,
  Hello,
  LogStep,
  MatchCard,
  Presence,
  Reply,
  Situation,
  Step,
} from './protocol';

export interface Table {
  readonly version: number;
  /** The version that `situation` belongs to: commands name it, so that nobody moves blindly. */
  readonly situated: number;
  readonly match: MatchCard;
  readonly yours: readonly number[];
  /** How things stand for the viewer; its view is whole. */
  readonly situation: Situation;
  /** What everybody may know: to this the next situation tells the changes. */
  readonly known: Situation['view'];
  readonly log: readonly LogStep[];
  readonly fair: Fair;
  readonly presence: Presence;
  readonly chat: readonly ChatLine[];
}

/** What a step is to a table: the next one, one that it has already, or one after a gap. */
export function stepOrder(table: Table | null, step: Step): 'next' | 'known' | 'gap' {
  if (table === null) return 'gap';
  if (step.version <= table.version) return 'known';
  return step.version === table.version + 1 ? 'next' : 'gap';
}

/** The table after a frame; the same object if the frame changes nothing. */
export function fold(table: Table | null, frame: Reply): Table | null {
  if (frame.type === 'hello') return begin(frame, table);
  if (table === null) return null;
  switch (frame.type) {
    case 'step':
      return stepOrder(table, frame) === 'next' ? takeStep(table, frame) : table;
    case 'presence':
      return { ...table, presence: frame };
    case 'chat':
      return addChatLine(table, frame);
    case 'done':
    case 'refused':
    case 'reasons':
    case 'foreseen':
      return table;
  }
}

/** What is as it was before a hello stays the same object, as after a step. */
function begin(hello: Hello, before: Table | null): Table {
  const { version, yours, fair, presence, chat } = hello;
  const seen = settle(hello.situation, null, before?.situation.view);
  const match = keepSeats(hello.match, before?.match);
  const log = keepSame(before?.log, hello.log);
  return { version, situated: version, match, yours, ...seen, log, fair, presence, chat };
}

function keepSeats(match: MatchCard, before: MatchCard | undefined): MatchCard {
  return { ...match, seats: keepSame(before?.seats, match.seats) };
}

function takeStep(table: Table, step: Step): Table {
  const { version, events, situation, match } = step;
  return {
    ...table,
    version,
    ...(situation && {
      situated: version,
      ...settle(situation, table.known, table.situation.view),
    }),
    match: withTurn(match ? keepSeats(match, table.match) : table.match, situation),
    log: events.length > 0 ? [...table.log, logStep(step)] : table.log,
  };
}

/** A step as a hello would tell it. */
function logStep({ version, events, timed_out }: Step): LogStep {
  return timed_out === null ? { version, events } : { version, events, timed_out };
}

/** The match's card with whose turn it is now. */
function withTurn(match: MatchCard, situation: Situation | null | undefined): MatchCard {
  if (!situation || situation.to_move === match.to_move) return match;
  const { to_move } = situation;
  const seat = to_move === null ? undefined : match.seats[to_move];
  return { ...match, to_move, your_turn: seat?.yours === true && seat.standing_in === null };
}

/** A situation with its whole view: what is known by all, and on top of that what the seat knows. */
function settle(
  told: Situation,
  before: Situation['view'],
  shown: Situation['view'] | undefined,
): Pick<Table, 'situation' | 'known'> {
  const known = told.changes ? applyChanges(before, told.changes) : told.view;
  return { known, situation: { ...told, view: keepSame(shown, applyChanges(known, told.own)) } };
}

function addChatLine(table: Table, line: ChatLine): Table {
  const known = table.chat.some((old) => old.room === line.room && old.number >= line.number);
  return known ? table : { ...table, chat: [...table.chat, line] };
}
