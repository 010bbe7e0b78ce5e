/** The game's data as the server sends it, under the names that are used here. */
import type {
  ForgingFlorenceChoice,
  ForgingFlorenceEvent,
  ForgingFlorenceHex,
  ForgingFlorenceLine,
  ForgingFlorencePiece,
  ForgingFlorencePlayer,
  ForgingFlorenceView,
} from '../../net/protocol';
import type { StepOf } from '../../table/contract';

export type View = ForgingFlorenceView;
export type Event = ForgingFlorenceEvent;
export type Choice = ForgingFlorenceChoice;
export type Hex = ForgingFlorenceHex;
export type Line = ForgingFlorenceLine;
export type Piece = ForgingFlorencePiece;
export type Player = ForgingFlorencePlayer;

/** One step of a match. */
export type Step = StepOf<Event>;

/** An event of one type. */
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
