/** How a result compares with those that somebody had before. */
import type { MatchCard } from '../../net/protocol';

/** The most points in earlier games with as many players, and how many those were; null if none. */
export function bestBefore(
  mine: readonly MatchCard[],
  match: MatchCard,
  seat: number,
): { best: number; games: number } | null {
  const own = match.seats[seat]?.name ?? null;
  const like = mine.filter(
    ({ id, game, seats, status }) =>
      id !== match.id &&
      game === match.game &&
      status === 'over' &&
      seats.length === match.seats.length,
  );
  const results = like.flatMap(({ seats, scores }) =>
    seats.flatMap((one) => (one.name === own ? (scores?.[one.seat] ?? []) : [])),
  );
  return own === null || results.length === 0
    ? null
    : { best: Math.max(...results), games: results.length };
}
