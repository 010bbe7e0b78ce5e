/** The games that this client can show, by name; each is loaded when it is first needed. */
import type { Table } from './contract';

const tables = import.meta.glob<{ default: Table }>('./*/Table.svelte');

export function known(game: string): boolean {
  return `./${game}/Table.svelte` in tables;
}

/** Loads the table of a game; fails for a game that this client does not know. */
export async function table(game: string): Promise<Table> {
  const load = tables[`./${game}/Table.svelte`];
  if (load === undefined) throw new Error(`no table for the game ${game}`);
  return (await load()).default;
}
