/** Talk at the table: whose lines are shown, and how many were not yet seen. */
import { mute, muted, remember, remembered } from './preferences';
import type { ChatLine } from './protocol';
import type { Table } from './store';

type Room = ChatLine['room'];

class Silence {
  names = $state.raw<readonly string[]>(muted());

  set(name: string, silent: boolean): void {
    this.names = mute(name, silent);
  }
}

export const silence = new Silence();

/** The lines that this person wants to see. */
export function heard(table: Table): ChatLine[] {
  return table.chat.filter((line) => !silence.names.includes(line.name));
}

const seen = $state<Record<string, number>>({});

/** Where one talks: lines are numbered in each room apart. */
const room = (table: Table): Room => (table.yours.length > 0 ? 'players' : 'spectators');
const key = (table: Table): string => `seen-${table.match.id}-${room(table)}`;

/** How many lines of others came since the panel was last open. */
export function unread(table: Table, open: boolean): number {
  if (open) return 0;
  const last = seen[key(table)] ?? Number(remembered(key(table)) ?? 0);
  return heard(table).filter((line) => line.number > last && !own(table, line)).length;
}

/** Everything that was said so far has been seen. */
export function read(table: Table): void {
  const last = table.chat.at(-1)?.number;
  if (last === undefined || seen[key(table)] === last) return;
  seen[key(table)] = last;
  remember(key(table), String(last));
}

function own(table: Table, line: ChatLine): boolean {
  return line.seat !== null && table.yours.includes(line.seat);
}
