/** What explanations are made of: prices, what pieces take, and what can be done now. */
import { about, ownPieces } from '../moves/closed';
import { note } from '../moves/effects';
import { label, type Move } from '../moves/moves';
import {
  ARTISTS,
  NEEDS,
  PIECES,
  PRICES,
  RESOURCES,
  WORTH,
  type Resource,
  type Sort,
} from '../names';
import { numberOf } from '../../../table/numbers';
import type { Speech } from '../speech';
import { sentence } from '../text/places';
import type { Player, View } from '../types';

export const ownHand = (view: View): Player | undefined =>
  view.hands.find((hand) => hand.seat === view.viewer);

export const handOf = (view: View, seat: string): Player | undefined =>
  view.hands.find((hand) => `${hand.seat}` === seat);

export const isSort = (key: string): key is Sort => key in WORTH;

/** Lire for a token; null where it is collected. */
export function priceOf(view: View, resource: string): number | null {
  const usual = PRICES[resource] ?? 0;
  const price = numberOf(view, `price.${resource}`, usual);
  return price > 0 ? price : null;
}

/** What hiring an artist takes. */
export const feeOf = (view: View, artist: string): number =>
  numberOf(view, `fee.${artist}`, ARTISTS[artist]?.fee ?? 0);

export const levelOf = (view: View, artist: string): number =>
  numberOf(view, `level.${artist}`, ARTISTS[artist]?.level ?? 1);

/** What a sort of piece is sold for, and its prestige made and sold. */
export function worthOf(view: View, sort: Sort): Record<'lire' | 'made' | 'sold', number> {
  const usual = WORTH[sort];
  return {
    lire: numberOf(view, `sale.${sort}`, usual.lire),
    made: numberOf(view, `prestige.${sort}`, usual.made),
    sold: numberOf(view, `prestige.sold.${sort}`, usual.sold),
  };
}

/** The tokens that a piece takes, in words. */
export function needsText(speech: Speech, view: View, piece: string): string {
  const { sort = 'painting', artist = '' } = PIECES[piece] ?? {};
  const usual = (key: Resource): number => (NEEDS[sort].includes(key) ? 1 : 0);
  const times = artist === 'brunelleschi' ? numberOf(view, 'needs.brunelleschi.times', 2) : 1;
  const tokens = RESOURCES.flatMap((key) => {
    const count = times * numberOf(view, `needs.${sort}.${key}`, usual(key));
    if (count === 0) return [];
    return [count > 1 ? `${count} × ${speech.resource(key)}` : speech.resource(key)];
  });
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
