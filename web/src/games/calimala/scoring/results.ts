/** The end of a game: the points of each part, the places, and what decided a tie (C6). */
import type { Event, EventOf, View } from '../types';

/** A scoring at the end: a tile that was left, or a card; and the points by seat. */
export interface CardPoints {
  event: EventOf<'scored'>;
  points: number[];
}

/** What everybody got by the tiles and by each card; `seats` are in the order of places. */
export interface Results {
  seats: number[];
  /** The points before the final count. */
  before: number[];
  /** The points of all tiles. */
  tiles: number[];
  /** The tiles that were left when all discs were placed (C6.1). */
  rest: CardPoints[];
  cards: CardPoints[];
  winners: number[];
  tie: 'none' | 'decided' | 'shared';
}

/** The result of a game that is over; null before. */
export function results(view: View, events: readonly Event[]): Results | null {
  const ranking = view.ranking;
  if (ranking === null) return null;
  const scored = events.filter((event) => event.type === 'scored');
  const left = leftOver(view, events);
  const each = (event: EventOf<'scored'>): CardPoints => ({
    event,
    points: pointsOf(view, [event]),
  });
  const seats = view.mats
    .map((mat) => mat.seat)
    .sort((a, b) => place(ranking, a) - place(ranking, b) || a - b);
  const winners = seats.filter((seat) => place(ranking, seat) === 1);
  const tiles = scored.filter((event) => event.tile !== null);
  return {
    seats,
    before: pointsOf(
      view,
      tiles.filter((event) => !left.includes(event)),
    ),
    tiles: pointsOf(view, tiles),
    rest: left.map(each),
    cards: scored.filter((event) => event.tile === null).map(each),
    winners,
    tie: tie(view, winners),
  };
}

/** The tiles scored at the end: those without a seat after the last of all turns (C6.1). */
function leftOver(view: View, events: readonly Event[]): EventOf<'scored'>[] {
  const turn = events.findLastIndex((event) => event.type === 'turn-began');
  return events
    .slice(turn + 1)
    .filter((event) => event.type === 'scored')
    .filter(({ tile }) => tile !== null && view.tiles[tile - 1]?.seat === null);
}

function place(ranking: readonly number[], seat: number): number {
  return ranking[seat] ?? Infinity;
}

/** The points by seat of some scorings. */
function pointsOf(view: View, scored: readonly EventOf<'scored'>[]): number[] {
  const points = view.mats.map(() => 0);
  for (const line of scored.flatMap((event) => event.lines)) {
    points[line.seat] = (points[line.seat] ?? 0) + line.points;
  }
  return points;
}

/** Whether equal points had to be decided for the first place (C6.3). */
function tie(view: View, winners: readonly number[]): Results['tie'] {
  const best = Math.max(...view.mats.map((mat) => mat.score));
  if (view.mats.filter((mat) => mat.score === best).length < 2) return 'none';
  return winners.length > 1 ? 'shared' : 'decided';
}
