/** The matches in which it is one's turn, as `watchTurns.ts` keeps them. */
class Waiting {
  matches = $state.raw<readonly string[]>([]);

  /** How many they are, without one that need not be counted. */
  beyond(match: string | null): number {
    return this.matches.filter((one) => one !== match).length;
  }
}

export const waiting = new Waiting();

/** The title of a page, after the number of turns that wait. */
export function titleWithTurns(title: string): string {
  const turns = waiting.matches.length;
  return turns > 0 ? `(${turns}) ${title}` : title;
}
