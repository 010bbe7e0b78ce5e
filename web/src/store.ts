/**
 * A match as this viewer knows it: a pure fold of the server's frames.
 *
 * Live play and replay use the same fold.  The state of the line stands apart (`socket.ts`).
 */
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
  readonly situation: Situation;
  readonly log: readonly LogStep[];
  readonly fair: Fair;
  readonly presence: Presence;
  readonly chat: readonly ChatLine[];
}

/** What a step is to a table: the next one, one that it has already, or one after a gap. */
export function place(table: Table | null, step: Step): 'next' | 'known' | 'gap' {
  if (table === null) return 'gap';
  if (step.version <= table.version) return 'known';
  return step.version === table.version + 1 ? 'next' : 'gap';
}

/** The table after a frame; the same object if the frame changes nothing. */
export function fold(table: Table | null, frame: Reply): Table | null {
  if (frame.type === 'hello') return begun(frame);
  if (table === null) return null;
  switch (frame.type) {
    case 'step':
      return place(table, frame) === 'next' ? stepped(table, frame) : table;
    case 'presence':
      return { ...table, presence: frame };
    case 'chat':
      return said(table, frame);
    case 'done':
    case 'refused':
    case 'reasons':
    case 'foreseen':
      return table;
  }
}

function begun(hello: Hello): Table {
  const { version, match, yours, situation, log, fair, presence, chat } = hello;
  return { version, situated: version, match, yours, situation, log, fair, presence, chat };
}

function stepped(table: Table, step: Step): Table {
  const { version, events, situation, match } = step;
  return {
    ...table,
    version,
    situated: situation ? version : table.situated,
    situation: situation ?? table.situation,
    match: match ?? table.match,
    log: events.length > 0 ? [...table.log, { version, events }] : table.log,
  };
}

function said(table: Table, line: ChatLine): Table {
  const known = table.chat.some((old) => old.room === line.room && old.number >= line.number);
  return known ? table : { ...table, chat: [...table.chat, line] };
}
