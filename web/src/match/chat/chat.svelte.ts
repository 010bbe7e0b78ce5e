/** Talk at the table: whose lines are shown, and how many were not yet seen. */
import { mute, mutedPeople, type Muted } from '../../shell/preferences';
import type { ChatLine, SeatInfo } from '../../net/protocol';
import type { Table } from '../../net/store';
import { lastRead, noteRead } from '../../parts/talk';

type Room = ChatLine['room'];

class Silence {
  people = $state.raw<readonly Muted[]>(mutedPeople());

  set(one: Muted, silent: boolean): void {
    this.people = mute(one, silent);
  }

  has(line: ChatLine): boolean {
    return this.people.some(({ by }) => by === line.by);
  }
}

export const silence = new Silence();

/** The lines that this person wants to see. */
export function audibleLines(table: Table): ChatLine[] {
  return table.chat.filter((line) => !silence.has(line));
}

/** Everybody else who is heard here, under the last name, in the order of the last lines. */
export function speakers(table: Table): Muted[] {
  const found = new Map<string, Muted>();
  for (const line of audibleLines(table)) {
    found.delete(line.by);
    if (!own(table, line) && line.text !== '') found.set(line.by, line);
  }
  return [...found.values()].reverse();
}

const seen = $state<Record<string, number>>({});

/** Where one talks: lines are numbered in each room apart. */
const room = (table: Table): Room => (table.yours.length > 0 ? 'players' : 'spectators');
const key = (table: Table): string => `${table.match.id} ${room(table)}`;

/** How many lines of others came since the panel was last open. */
export function unread(table: Table, open: boolean): number {
  if (open) return 0;
  const last = seen[key(table)] ?? lastRead(table.match.id, room(table));
  return news(table).filter((line) => line.number > last).length;
}

/** What others have said; the lines of somebody who was deleted have no text. */
function news(table: Table): ChatLine[] {
  return audibleLines(table).filter((line) => !own(table, line) && line.text !== '');
}

/** The last of these lines, for who listens; empty if there is none. */
export function lastUnread(table: Table, open: boolean): string {
  if (unread(table, open) === 0) return '';
  const line = news(table).at(-1);
  return line ? `${line.name}: ${line.text}` : '';
}

/** Everything that was said so far has been seen. */
export function read(table: Table): void {
  const last = table.chat.at(-1)?.number;
  if (last === undefined || seen[key(table)] === last) return;
  seen[key(table)] = last;
  noteRead(table.match.id, room(table), last);
}

function own(table: Table, line: ChatLine): boolean {
  return line.seat !== null && table.yours.includes(line.seat);
}

/** What others have said here, as far as it is still there. */
export function othersLines(table: Table): ChatLine[] {
  return table.chat.filter((line) => !own(table, line) && line.text !== '');
}

/** The seats of other people. */
export function othersSeats(table: Table): SeatInfo[] {
  return table.match.seats.filter((seat) => seat.holder === 'person' && !seat.yours);
}
