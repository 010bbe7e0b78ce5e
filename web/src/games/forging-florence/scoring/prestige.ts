/** Prestige as it stands and at the end, line by line (F5.3 to F5.5). */
import type { Line, Player, View } from '../types';

/** All parts of the count, in their order. */
export function allParts(view: View): string[] {
  return view.hands[0]?.lines.map((line) => line.part) ?? [];
}

/** Those of which somebody has something. */
export function parts(view: View): string[] {
  return allParts(view).filter((part) => view.hands.some((hand) => pointsOf(hand, part) !== 0));
}

export function pointsOf(hand: Player, part: string): number {
  return hand.lines.find((line: Line) => line.part === part)?.points ?? 0;
}

/** How many pieces a player has made, of one sort or of all. */
export function countPieces(hand: Player, sort?: string): number {
  const some = hand.pieces.filter((one) => sort === undefined || one.sort === sort);
  return some.reduce((sum, one) => sum + one.made, 0);
}

/** How many of them are not sold yet. */
export function unsold(hand: Player, sort?: string): number {
  const some = hand.pieces.filter((one) => sort === undefined || one.sort === sort);
  return some.reduce((sum, one) => sum + one.unsold, 0);
}

/** What decided among the best (F5.5). */
export type Tie = 'none' | 'made' | 'lire' | 'shared';

/** The end of a game: the seats in the order of their places, the winners, and what decided. */
export interface Results {
  seats: number[];
  winners: number[];
  tie: Tie;
}

/** The result of a game that is over; null before. */
export function results(view: View): Results | null {
  const { ranking } = view;
  if (ranking === null) return null;
  const place = (seat: number): number => ranking[seat] ?? Infinity;
  const seats = view.hands.map((hand) => hand.seat).sort((a, b) => place(a) - place(b) || a - b);
  const winners = seats.filter((seat) => place(seat) === 1);
  return { seats, winners, tie: tie(view, winners) };
}

function tie(view: View, winners: readonly number[]): Tie {
  if (winners.length > 1) return 'shared';
  const winner = view.hands.find((hand) => hand.seat === winners[0]);
  const level = view.hands.filter((hand) => hand.score === winner?.score && hand !== winner);
  if (!winner || level.length === 0) return 'none';
  return level.some((hand) => countPieces(hand) === countPieces(winner)) ? 'lire' : 'made';
}
