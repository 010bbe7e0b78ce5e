/** The end of a game: the points of each part, the places, and what decided a tie (C6). */
import type { Event, EventOf, View } from './types';

/** A scoring card at the end: whose it was (null: the face-up one) and the points by seat. */
export interface CardPoints {
  event: EventOf<'scored'>;
  points: number[];
}

/** What everybody got during the game and from each card; `seats` are in the order of places. */
export interface Results {
  seats: number[];
  tiles: number[];
  cards: CardPoints[];
  winners: number[];
  tie: 'none' | 'decided' | 'shared';
}

/** The result of a game that is over; null before. */
export function results(view: View, events: readonly Event[]): Results | null {
  const ranking = view.ranking;
  if (ranking === null) return null;
  const scored = events.filter((event) => event.type === 'scored');
  const cards = scored
    .filter((event) => event.tile === null)
    .map((event) => ({ event, points: pointsOf(view, [event]) }));
  const seats = view.mats
    .map((mat) => mat.seat)
    .sort((a, b) => place(ranking, a) - place(ranking, b) || a - b);
  const winners = seats.filter((seat) => place(ranking, seat) === 1);
  return {
    seats,
    tiles: pointsOf(
      view,
      scored.filter((event) => event.tile !== null),
    ),
    cards,
    winners,
    tie: tie(view, winners),
  };
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
