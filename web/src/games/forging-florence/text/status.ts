/** How the game stands: the round, and how near the end is (F5.1, F5.2). */
import type { Speech } from '../speech';
import type { View } from '../types';

/** What makes the end near; empty while it is not. */
export function endText(speech: Speech, view: View): string {
  if (view.phase === 'over') return '';
  if (view.last_turns !== null) {
    return speech.say('forging-florence-web-last-left', { turns: view.last_turns });
  }
  return view.round === view.rounds ? speech.say('forging-florence-web-last-round') : '';
}

/** The resources in the supply, a part for each. */
export function supplyText(speech: Speech, view: View): string {
  const tokens = Object.entries(view.supply).map(
    ([key, count]) => `${speech.resource(key)} ${count}`,
  );
  return speech.say('forging-florence-web-words-supply', { tokens: tokens.join(', ') });
}

/** All of it, a sentence for each thing. */
export function statusText(speech: Speech, view: View): string[] {
  return [
    speech.say('forging-florence-web-round', { round: view.round, rounds: view.rounds }),
    endText(speech, view),
    view.roll === null ? '' : speech.say('forging-florence-web-die', { roll: view.roll }),
    supplyText(speech, view),
  ].filter((line) => line !== '');
}

/** The seats in turn order. */
export function turnOrder(view: View): number[] {
  return Array.from({ length: view.players }, (_, i) => (view.start + i) % view.players);
}

/** The other seats in the order of play, beginning after the reader's; a spectator sees all. */
export function others(view: View): number[] {
  const order = turnOrder(view);
  const here = view.viewer === null ? -1 : order.indexOf(view.viewer);
  return here < 0 ? order : [...order.slice(here + 1), ...order.slice(0, here)];
}
