/** Where in the rules somebody wants to read. */
import { BOOKS, gameOf } from './letters';

export interface Place {
  /** In whose book; null for the one that is at hand. */
  game: string | null;
  /** At which rule or chapter, or null for the beginning. */
  rule: string | null;
}

/** Whose book is meant: that of the rule or of the game named, else of the game at hand. */
export function bookAt({ game, rule }: Place, hand: string | null): string {
  const wanted = [rule === null ? null : gameOf(rule), game, hand];
  return wanted.find((name) => name !== null && BOOKS.includes(name)) ?? BOOKS[0] ?? '';
}
