/** How the game stands: the round, the open card, the deck and the discards. */
import type { Speech } from '../speech';
import type { View } from '../types';

/** Whether there is a deck yet: before the first turn cards are only kept and taken. */
export function hasDeck(view: View): boolean {
  return view.phase !== 'keeping' && view.phase !== 'taking';
}

/** The discards, a name for each card. */
export function discards(speech: Speech, view: View): string[] {
  return Object.entries(view.discard).flatMap(([kind, count]) =>
    Array<string>(count).fill(speech.kind(kind)),
  );
}

/** The discard pile in words. */
export function discardsText(speech: Speech, view: View): string {
  const cards = discards(speech, view);
  return cards.length > 0
    ? speech.say('table-discards', { cards: cards.join(', ') })
    : speech.say('table-discards-none');
}

/** All of it, a sentence for each thing. */
export function statusText(speech: Speech, view: View): string[] {
  const lines = [speech.say('table-round', { round: view.round, rounds: view.rounds })];
  if (view.face_up !== null) {
    lines.push(`${speech.say('table-open-card')}: ${speech.category(view.face_up)}`);
  }
  if (!hasDeck(view)) return lines;
  const count = discards(speech, view).length;
  return [
    ...lines,
    speech.say('table-deck', { deck: view.deck, discards: count }),
    discardsText(speech, view),
  ];
}
