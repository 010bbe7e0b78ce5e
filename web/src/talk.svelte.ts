/** Talk at the table: whose lines are shown, and how many were not yet seen. */
import { mute, muted, remember, remembered } from './preferences';
import type { ChatLine } from './protocol';
import type { Table } from './store';

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

let seen = $state<Record<string, number>>({});

const key = (match: string): string => `seen-${match}`;

/** How many lines came since the panel was last open; an open panel has seen everything. */
export function unread(table: Table, open: boolean): number {
  if (open) return 0;
  const last = seen[table.match.id] ?? Number(remembered(key(table.match.id)) ?? 0);
  return heard(table).filter((line) => line.at > last).length;
}

/** Everything that was said so far has been seen. */
export function read(table: Table): void {
  const last = table.chat.at(-1)?.at;
  if (last === undefined || seen[table.match.id] === last) return;
  seen[table.match.id] = last;
  remember(key(table.match.id), String(last));
}
