/** What a table in words asks of the page. */
import type { TableProps } from '../contract';
import type { Foreseen, Problem } from '../../net/protocol';

type Asked = Pick<TableProps<unknown, unknown>, 'why' | 'whatIf' | 'undo' | 'mayUndo' | 'busy'>;

/** Why a move, in the game's notation, is not possible; null if it is, undefined if nobody can tell. */
export async function whyNot(table: Asked, move: string): Promise<Problem | null | undefined> {
  return (await table.why?.([move]))?.[0];
}

/** The table after a move, in the game's notation; null if nobody can tell. */
export async function whatIf(table: Asked, move: string): Promise<Foreseen | null> {
  return (await table.whatIf?.(move)) ?? null;
}

/** Takes one's last decision back; false where that is not possible now. */
export function undone(table: Asked): boolean {
  if (!table.mayUndo || table.busy) return false;
  table.undo?.();
  return true;
}
