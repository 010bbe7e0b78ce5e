/** What a lesson points at, for the table of a game to mark; nothing where nobody is taught. */
import { getContext, setContext } from 'svelte';

export interface Guide {
  /** The actions that are wanted; a control that leads to one of them bears the class `wanted`. */
  readonly actions: ReadonlySet<number>;
  /** Those of them whose places on the board are marked. */
  readonly places: ReadonlySet<number>;
  /** The part of the table that is spoken of, where only one is shown at a time. */
  readonly area: string | null;
}

const KEY = Symbol('guide');
const NOBODY: Guide = { actions: new Set(), places: new Set(), area: null };

/** For the page of a lesson, around the table. */
export const guiding = (guide: Guide): Guide => setContext(KEY, guide);

/** For a table and its parts. */
export const guide = (): Guide => getContext<Guide | undefined>(KEY) ?? NOBODY;
