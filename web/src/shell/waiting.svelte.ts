/** The number of matches in which it is one's turn, as `watchTurns.ts` keeps it. */
class Waiting {
  turns = $state(0);
}

export const waiting = new Waiting();

/** The title of a page, after the number of turns that wait. */
export function titleWithTurns(title: string): string {
  return waiting.turns > 0 ? `(${waiting.turns}) ${title}` : title;
}
