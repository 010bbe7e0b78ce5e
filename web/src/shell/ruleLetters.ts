/** Which game a rule belongs to: the letter before its number is that of its game. */
const letters = import.meta.glob<string>('../games/*/rules/letter.ts', {
  eager: true,
  import: 'default',
});

const games = new Map(
  Object.entries(letters).map(([path, letter]) => [letter, path.split('/').at(-3) ?? '']),
);

/** The games that have a book of rules. */
export const BOOKS: readonly string[] = [...games.values()].sort();

/** All letters in a row. */
export const LETTERS = [...games.keys()].join('');

/** The game of a rule such as "C3.6", or of a chapter such as "C3"; null if it is no game's. */
export function gameOf(rule: string): string | null {
  return games.get(rule.charAt(0)) ?? null;
}
