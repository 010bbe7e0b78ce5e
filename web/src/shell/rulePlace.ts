/** Where in the rules somebody wants to read. */
import { BOOKS, gameOf } from './ruleLetters';

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

/** Where the rules of a game are to be read. */
export const bookPath = (game: string): string => `/rules/${game}`;

/** Where a rule is to be read. */
export function rulePath(rule: string): string {
  const game = gameOf(rule);
  return `${game === null ? '/rules' : bookPath(game)}#${rule}`;
}
