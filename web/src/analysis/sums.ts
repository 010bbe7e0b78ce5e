/** What the findings of an analysis come to: one seat's game in sum, the gravest moves, the curve. */
import type { Decision, Luck, Outlook } from '../net/protocol';

/** The marks of moves, as in the notation of chess. */
export const MARKS = { fine: '', inaccuracy: '?!', mistake: '?', blunder: '??' } as const;
export const BETTER = '!';
export const SIZES = ['inaccuracy', 'mistake', 'blunder'] as const;
export type What = 'victories' | 'points' | 'places';
export const WHATS: readonly What[] = ['victories', 'points', 'places'];

export interface Player {
  readonly seat: number;
  /** Worth lost by its own moves, in all and in each decision, and what chance was worth to it. */
  readonly lost: number;
  readonly rate: number;
  readonly luck: number;
  /** How many moves were inaccuracies, mistakes, blunders. */
  readonly graves: readonly number[];
}

export function player(
  seat: number,
  decisions: readonly Decision[],
  luck: readonly Luck[],
): Player {
  const own = decisions.filter((one) => one.seat === seat);
  const lost = sum(own.map((one) => one.lost));
  return {
    seat,
    lost,
    rate: lost / Math.max(1, own.length),
    luck: sum(luck.map((one) => one.worth[seat] ?? 0)),
    graves: SIZES.map((size) => own.filter((one) => one.size === size).length),
  };
}

const sum = (some: readonly number[]): number => some.reduce((total, one) => total + one, 0);

/** The moves that cost most, of one seat or (null) of all, in the order of the game. */
export function gravest(
  decisions: readonly Decision[],
  seat: number | null,
  most = Infinity,
): Decision[] {
  return decisions
    .filter((one) => one.size !== 'fine' && (seat === null || one.seat === seat))
    .sort((a, b) => b.lost - a.lost)
    .slice(0, most)
    .sort((a, b) => a.moves - b.moves);
}

/** The lowest and the highest value that a curve may show; a good place is high up. */
export function range(outlooks: readonly Outlook[], what: What): readonly [number, number] {
  if (what === 'victories') return [0, 1];
  if (what === 'places') return [outlooks[0]?.places.length ?? 2, 1];
  const all = outlooks.flatMap((one) => one.points);
  return [Math.min(0, ...all), Math.max(1, ...all)];
}

/** How high a value stands, from 0 at the bottom to 1. */
export function height([low, high]: readonly [number, number], value: number): number {
  return (value - low) / (high - low);
}

/** The line of a seat, in a field 100 wide and 100 high. */
export function line(outlooks: readonly Outlook[], what: What, seat: number, of: number): string {
  const bounds = range(outlooks, what);
  return outlooks
    .map((one) => {
      const x = (100 * one.moves) / Math.max(1, of);
      const y = 100 * (1 - height(bounds, one[what][seat] ?? 0));
      return `${x.toFixed(2)},${y.toFixed(2)}`;
    })
    .join(' ');
}

/** Marks on a field 100 wide and 100 high, in their order, each moved up or down as far as it must be
    not to lie on another one; `wide` and `high` is the room that one takes. */
export function apart<Mark extends { x: number; y: number }>(
  marks: readonly Mark[],
  wide: number,
  high: number,
): Mark[] {
  const laid: Mark[] = [];
  for (const mark of marks) {
    const near = laid.filter(({ x }) => Math.abs(x - mark.x) < wide);
    const free = (y: number): boolean =>
      y >= high / 2 && y <= 100 - high / 2 && near.every((one) => Math.abs(one.y - y) >= high);
    const start = Math.min(100 - high / 2, Math.max(high / 2, mark.y));
    const ways = Array.from({ length: 100 }, (_, i) => [start - i, start + i]).flat();
    laid.push({ ...mark, y: ways.find(free) ?? start });
  }
  return laid;
}

/** The moves that are marked on the curve: all that are listed of one player, of all together only
    those that are more than inaccuracies. */
export function curveMarks(
  decisions: readonly Decision[],
  seat: number | null,
  most: number,
): Decision[] {
  const grave = decisions.filter((one) => seat !== null || one.size !== 'inaccuracy');
  return gravest(grave, seat, most);
}

/** The number of the last outlook at or before a moment; 0 if there is none. */
export function nearest(outlooks: readonly Outlook[], moves: number): number {
  return Math.max(
    0,
    outlooks.findLastIndex((one) => one.moves <= moves),
  );
}
