/**
 * What the page of a match gives to the table of a game, and what it gets back.
 *
 * A game is a folder in `games` with a `Table.svelte` that takes these props; `games/index.ts` finds
 * it by the game's name.  Everything around the table (connection, chat, seats, clocks, proposals, passing the
 * device on) is the page's; everything that speaks of the game itself is the table's: the prompt,
 * the board, the log, the final standings.
 */
import type { Component, Snippet } from 'svelte';

import type { Foreseen, LogStep, MomentStep, Problem, SeatInfo } from '../net/protocol';
import type { Words } from '../i18n/words';

/** Tells why moves, in the game's notation, are not possible now; null if nobody can tell. */
export type Why = (moves: readonly string[]) => Promise<readonly (Problem | null)[] | null>;

/** The table as it would be after a move, in the game's notation; null if nobody can tell. */
export type WhatIf = (move: string) => Promise<Foreseen | null>;

/** What has a type that only a game itself knows: its view and its events. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the shared code only passes it on
export type OfGame = any;

/** A step of the log with the events of one game. */
export type StepOf<Event> = Omit<LogStep, 'events'> & { readonly events: readonly Event[] };

export interface TableProps<View, Event> {
  /** The position as the viewer may know it; a new object with every step. */
  view: View;
  /** All steps of the match so far, without those taken back; the last one is the newest. */
  log: readonly StepOf<Event>[];
  /** Who sits where, by seat number; `seatName` of `../seats` gives what to call them. */
  seats: readonly SeatInfo[];
  /** The seat with whose eyes the viewer looks; null for spectators. */
  watching: number | null;
  /** True when it is for this viewer to choose one of the view's legal actions now. */
  canMove: boolean;
  /** True when the match was given up: nobody is to decide any more. */
  givenUp?: boolean;
  /** True while an action is on its way to the server: nothing further can be sent. */
  busy: boolean;
  /** Why the last action was refused; null once anything has changed. */
  refusal: Problem | null;
  /** Sends an action of the seat that is watched. */
  act: (action: number) => void;
  /** Takes back one's own last decision at once; call it only if `mayUndo`. */
  undo?: () => void;
  mayUndo: boolean;
  /** Asks why moves of the seat that is watched are not possible; missing where nobody can tell. */
  why?: Why;
  /** Tells what a move of the seat that is watched would change; missing where nobody can tell. */
  whatIf?: WhatIf;
  /** Tells in sentences what the program would do; missing where no hints are given. */
  hint?: () => Promise<readonly string[]>;
  /** Under what name plans of the seat are kept; missing where nothing may go on by itself. */
  keep?: string;
  words: Words;
  /**
   * Keeps what comes next waiting until the function that it gives is called; missing where nothing
   * comes by itself.
   */
  hold?: () => () => void;
  /** Shows the match as it stood after the step of a version: where the log's lines lead. */
  visit?: (version: number) => void;
  /** The log of the whole match where the view is one of its past; `log` ends with the view. */
  whole?: readonly StepOf<Event>[];
  /** What can be done after the end (another match, the record), to be shown under the standings. */
  finish?: Snippet;
}

/** The lazily loaded component of a game; its own view type is known to itself only. */
export type Table = Component<TableProps<OfGame, OfGame>>;

/** A place in a match that one may want to go to. */
export interface Landmark {
  /** How many actions had been taken then. */
  readonly actions: number;
  readonly kind: 'turn' | 'scoring';
  /** What to call it. */
  readonly text: string;
  /** The round of a turn. */
  readonly round?: number;
}

/** All landmarks of a match in order; the export `outline` of a game's `outline.ts`. */
export type Outline<View> = (
  words: Words,
  seats: readonly SeatInfo[],
  watching: number | null,
  view: View,
  steps: readonly MomentStep[],
) => Landmark[];

/**
 * A move, in the game's notation, in words; the export `moveText` of a game's `outline.ts`, and
 * `placeText`: where on the board it is, or else only what kind of move.
 */
export type Worded<View> = (
  words: Words,
  seats: readonly SeatInfo[],
  watching: number | null,
  view: View,
  move: string,
) => string;

/** Something that moves would bring: what it is of, and in a sentence. */
export interface Gain {
  readonly name: string;
  readonly text: string;
}

/** What a seat gains between two positions, the most first; `gains` of a game's `outline.ts`. */
export type Gains<View> = (
  words: Words,
  seats: readonly SeatInfo[],
  watching: number | null,
  before: View,
  after: View,
) => readonly Gain[];

/** A place on the table: what `data-place` names, and in which part of the table it lies. */
export interface Place {
  readonly name: string;
  readonly area: string;
}

/**
 * Where a move of a seat, in the game's notation, takes place, the best first; the first that the
 * table has counts.  The export `where` of a game's `where.ts`.
 */
export type Where<View> = (view: View, seat: number, move: string) => readonly Place[];

/** What happened in some events, in sentences; the export `telling` of a game's `outline.ts`. */
export type Telling<View> = (
  words: Words,
  seats: readonly SeatInfo[],
  watching: number | null,
  view: View,
  events: readonly unknown[],
) => string[];
