/** What explanations are made of: prices, what pieces take, and what can be done now. */
import { about, ownPieces } from '../moves/closed';
import { note } from '../moves/effects';
import { label, type Move } from '../moves/moves';
import { WORTH, type Sort } from '../names';
import { tokensFor } from '../numbers';
import type { Speech } from '../speech';
import { sentence } from '../text/places';
import type { Player, View } from '../types';

export const ownHand = (view: View): Player | undefined =>
  view.hands.find((hand) => hand.seat === view.viewer);

export const handOf = (view: View, seat: string): Player | undefined =>
  view.hands.find((hand) => `${hand.seat}` === seat);

export const isSort = (key: string): key is Sort => key in WORTH;

/** The tokens that a piece takes, in words. */
export function needsText(speech: Speech, view: View, piece: string): string {
  const tokens = tokensFor(view, piece).map(({ resource, count }) =>
    count > 1 ? `${count} × ${speech.resource(resource)}` : speech.resource(resource),
  );
  return sentence(speech, speech.words.listed(tokens));
}

/** What can be done with a thing now, and what that brings. */
export const possibleTexts = (speech: Speech, view: View, what: string): string[] =>
  about(view, what).map((move) => moveText(speech, view, move));

export function moveText(speech: Speech, view: View, move: Move): string {
  const [text, more] = [label(speech, view, move), note(speech, view, move)];
  return speech.say('explain-possible', { moves: more === '' ? text : `${text}: ${more}` });
}

/** Whether an artist of the reader makes a piece. */
export function isOwn(view: View, piece: string): boolean {
  const own = ownHand(view);
  return own !== undefined && ownPieces(own).includes(piece);
}
