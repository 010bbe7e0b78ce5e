/** The game's data as the server sends it, under the names that are used here. */
import type {
  CalimalaChoice,
  CalimalaEvent,
  CalimalaLine,
  CalimalaMat,
  CalimalaStanding,
  CalimalaStreet,
  CalimalaTile,
  CalimalaView,
} from '../../net/protocol';
import type { StepOf } from '../../table/contract';

export type View = CalimalaView;
export type Event = CalimalaEvent;
export type Choice = CalimalaChoice;
export type Line = CalimalaLine;
export type Mat = CalimalaMat;
export type Standing = CalimalaStanding;
export type Street = CalimalaStreet;
export type Tile = CalimalaTile;

/** One step of a match. */
export type Step = StepOf<Event>;

/** An event of one type. */
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
