/** The games that this client can show, by name; each is loaded when it is first needed. */
import { app } from '../shell/app.svelte';
import type { Presentation } from '../shell/settings.svelte';
import type { Gains, OfGame, Outline, Table, Telling, Worded } from '../table/contract';

const tables = import.meta.glob<{ default: Table }>('./*/Table.svelte');

/** The same tables in words only, for the games that have one. */
const texts = import.meta.glob<{ default: Table }>('./*/Text.svelte');

interface Outlining {
  outline: Outline<OfGame>;
  telling?: Telling<OfGame>;
  moveText?: Worded<OfGame>;
  placeText?: Worded<OfGame>;
  gains?: Gains<OfGame>;
}

const outlines = import.meta.glob<Outlining>('./*/outline.ts');

/** The games, by name in their order. */
export const names = Object.keys(tables).map((path) => path.split('/')[1] ?? '');

export function isKnown(game: string): boolean {
  return `./${game}/Table.svelte` in tables;
}

/** Loads the table of a game and its words; fails for a game that this client does not know. */
export async function table(game: string, presentation: Presentation = 'picture'): Promise<Table> {
  const text = presentation === 'text' ? texts[`./${game}/Text.svelte`] : undefined;
  const load = text ?? tables[`./${game}/Table.svelte`];
  if (load === undefined) throw new Error(`no table for the game ${game}`);
  const [component] = await Promise.all([load(), app.speak(game), text && app.speak('later')]);
  app.shown = game;
  return component.default;
}

/** Begins to load a table that will be wanted; whoever wants it then learns whether it failed. */
export function preload(game: string, presentation: Presentation): void {
  if (isKnown(game)) table(game, presentation).catch(() => {});
}

/** Loads what finds the turns and the scorings of a game; nothing for a game without. */
export async function outline(game: string): Promise<Outline<OfGame>> {
  const load = outlines[`./${game}/outline.ts`];
  const [found] = await Promise.all([load?.(), app.speak(game)]);
  return found?.outline ?? (() => []);
}

/** Loads what tells the events of a game in sentences; says nothing for a game without. */
export async function telling(game: string): Promise<Telling<OfGame>> {
  return (await outlines[`./${game}/outline.ts`]?.())?.telling ?? (() => []);
}

/** Loads what says the moves of a game in words; their notation does for a game without. */
export async function wording(game: string): Promise<Worded<OfGame>> {
  const [found] = await Promise.all([outlines[`./${game}/outline.ts`]?.(), app.speak(game)]);
  return found?.moveText ?? ((_words, _seats, _watching, _view, move) => move);
}

/** What a hint needs of a game: moves and their places in words, and what moves bring. */
export interface Advice {
  readonly move: Worded<OfGame>;
  readonly place: Worded<OfGame>;
  readonly gains: Gains<OfGame>;
}

/** Loads what says hints in words; a game without has no places, and no gains. */
export async function advising(game: string): Promise<Advice> {
  const [move, found] = await Promise.all([wording(game), outlines[`./${game}/outline.ts`]?.()]);
  return { move, place: found?.placeText ?? move, gains: found?.gains ?? (() => []) };
}
