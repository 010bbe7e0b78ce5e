/** The games that this client can show, by name; each is loaded when it is first needed. */
import type { Outline, Table, Telling } from './contract';

const tables = import.meta.glob<{ default: Table }>('./*/Table.svelte');

const outlines = import.meta.glob<{ outline: Outline<any>; telling?: Telling<any> }>(
  './*/outline.ts',
);

export function known(game: string): boolean {
  return `./${game}/Table.svelte` in tables;
}

/** Loads the table of a game; fails for a game that this client does not know. */
export async function table(game: string): Promise<Table> {
  const load = tables[`./${game}/Table.svelte`];
  if (load === undefined) throw new Error(`no table for the game ${game}`);
  return (await load()).default;
}

/** Loads what finds the turns and the scorings of a game; nothing for a game without. */
export async function outline(game: string): Promise<Outline<any>> {
  const load = outlines[`./${game}/outline.ts`];
  return load === undefined ? () => [] : (await load()).outline;
}

/** Loads what tells the events of a game in sentences; says nothing for a game without. */
export async function telling(game: string): Promise<Telling<any>> {
  return (await outlines[`./${game}/outline.ts`]?.())?.telling ?? (() => []);
}
