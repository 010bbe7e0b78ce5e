/** Sending cloth city by city: which ways are legal, and how far one may go on. */
import type { Entry } from '../moves/menu';

/** How many cloths go to which city. */
export type Cargo = Readonly<Record<string, number>>;

/** The cities that some way serves, in the order of the notation. */
export function cities(entries: readonly Entry[]): string[] {
  return [...new Set(entries.flatMap((entry) => entry.move.target))];
}

/** The cargo with so many more, or fewer, for a city. */
export function changeCargo(cargo: Cargo, city: string, by: number): Cargo {
  return { ...cargo, [city]: (cargo[city] ?? 0) + by };
}

/** The entry that sends exactly this; null if there is none. */
export function sending(entries: readonly Entry[], cargo: Cargo): Entry | null {
  return (
    entries.find((entry) =>
      cities(entries).every((city) => count(entry, city) === (cargo[city] ?? 0)),
    ) ?? null
  );
}

/** Whether some way sends at least this. */
export function reachable(entries: readonly Entry[], cargo: Cargo): boolean {
  return entries.some((entry) =>
    Object.entries(cargo).every(([city, n]) => count(entry, city) >= n),
  );
}

/** The most that any way sends. */
export function most(entries: readonly Entry[]): number {
  return Math.max(0, ...entries.map((entry) => entry.move.target.length));
}

function count(entry: Entry, city: string): number {
  return entry.move.target.filter((one) => one === city).length;
}
