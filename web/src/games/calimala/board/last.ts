/** What the newest events say about the board. */
import type { Step } from '../types';

/** The street on which the last disc was placed; null if none was. */
export function lastPlaced(log: readonly Step[]): number | null {
  const placed = log.flatMap((step) => step.events).findLast((event) => event.type === 'placed');
  return placed?.street ?? null;
}
