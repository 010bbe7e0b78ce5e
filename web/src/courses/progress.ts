/** How far somebody has come in a course; this browser alone knows it. */
import { remember, readPreference } from '../shell/preferences';

const key = (game: string): string => `learn-${game}`;

/** The step to go on with, counted through the course; 0 at first. */
export function stepReached(game: string, steps: number): number {
  const kept = Number(readPreference(key(game)) ?? '0');
  return Number.isInteger(kept) && kept > 0 && kept < steps ? kept : 0;
}

export function keep(game: string, step: number): void {
  remember(key(game), step > 0 ? `${step}` : null);
}
