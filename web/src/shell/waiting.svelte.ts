/** The matches in which it is one's turn, as `watchTurns.ts` keeps them. */
class Waiting {
  matches = $state.raw<readonly string[]>([]);

  /** All of them but one. */
  beyond(match: string | null): readonly string[] {
    return this.matches.filter((one) => one !== match);
  }
}

export const waiting = new Waiting();

/** The title of a page, after the number of turns that wait. */
export function titleWithTurns(title: string): string {
  const turns = waiting.matches.length;
  return turns > 0 ? `(${turns}) ${title}` : title;
}
