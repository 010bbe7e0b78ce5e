/** What a match that waits is told to be in lists, in words that come only where there are any. */
import { app } from '../shell/app.svelte';
import type { MatchCard } from '../net/protocol';

let text = $state.raw<typeof import('./waitingLine').waitingLine | null>(null);

const waits = ({ status }: MatchCard): boolean => status === 'waiting';

/** Has the words come that these matches need; before, so that no row grows under the finger. */
export async function loadWaitingWords(cards: readonly MatchCard[]): Promise<void> {
  const games = new Set(cards.filter(waits).map(({ game }) => game));
  if (games.size === 0) return;
  try {
    const topics = ['match', 'form', ...games];
    const [part] = await Promise.all([
      import('./waitingLine'),
      ...topics.map((one) => app.speak(one)),
    ]);
    text = part.waitingLine;
  } catch {
    // The list is of use without them.
  }
}

/** Who invites to what; empty for a match that does not wait. */
export const waitingText = (card: MatchCard): string =>
  waits(card) && text !== null ? text(app.words, card) : '';
