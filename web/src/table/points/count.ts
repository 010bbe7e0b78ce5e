/** The final count of any game: lines that add up, one after the other. */

/** One line of the count. */
export interface CountLine {
  title: string;
  /** Whose it is; null if it is everybody's. */
  owner: number | null;
  /** What each seat gets, by seat. */
  gains: readonly number[];
  /** Who has what there, in sentences. */
  texts: readonly string[];
  /** Why it counts, with the number of the rule. */
  why: string;
}

/** A column of further facts, by seat. */
export interface Column {
  title: string;
  values: readonly number[];
}

/** The points by seat after so many lines. */
export function sums(
  before: readonly number[],
  lines: readonly CountLine[],
  shown: number,
): number[] {
  return before.map((points, seat) =>
    lines.slice(0, shown).reduce((sum, line) => sum + (line.gains[seat] ?? 0), points),
  );
}

/** The seats by their points, most first, equal ones in their order. */
export function byPoints(points: readonly number[]): number[] {
  const of = (seat: number): number => points[seat] ?? 0;
  return points.map((_, seat) => seat).sort((a, b) => of(b) - of(a) || a - b);
}

/** The place of each seat by points alone: 1, 2, 2, 4. */
export function places(points: readonly number[]): number[] {
  return points.map((own) => 1 + points.filter((other) => other > own).length);
}
