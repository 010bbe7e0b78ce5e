/** The clocks of matches that wait for players, in words that come only where there are any. */
import { app } from '../shell/app.svelte';
import type { MatchCard } from '../net/protocol';

let text = $state.raw<typeof import('./clock').clockText | null>(null);

const tells = ({ status, clock }: MatchCard): boolean => status === 'waiting' && clock !== null;

/** Has the words come that these matches need; before, so that no row grows under the finger. */
export async function loadClockWords(cards: readonly MatchCard[]): Promise<void> {
  if (!cards.some(tells)) return;
  try {
    const [part] = await Promise.all([import('./clock'), app.speak('match')]);
    text = part.clockText;
  } catch {
    // The list is of use without them.
  }
}

/** How much time there is in a match that waits; empty where nothing is to be said. */
export const clockLine = (card: MatchCard): string =>
  tells(card) && text !== null ? text(app.words, card.clock) : '';
