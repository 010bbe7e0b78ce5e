/** Cards that can be opened: artists and pieces. */
import { ARTISTS, PIECES } from '../names';
import { copiesOf } from '../numbers';
import { about, hireMove } from '../moves/closed';
import type { Move } from '../moves/moves';
import type { Player, View } from '../types';

export interface Card {
  readonly kind: 'artist' | 'piece';
  readonly key: string;
}

/** For whom an artist works; null if on the table. */
export function ownerOf(view: View, artist: string): number | null {
  return view.hands.find((hand) => hand.artists.includes(artist))?.seat ?? null;
}

/** The artists in the order of the rules, those on the table first. */
export function artists(view: View): string[] {
  const free = (artist: string): boolean => view.artists.includes(artist);
  const all = Object.keys(ARTISTS);
  return [...all.filter(free), ...all.filter((artist) => !free(artist))];
}

/** The pieces that an artist can make. */
export function piecesBy(artist: string): string[] {
  return Object.keys(PIECES).filter((piece) => PIECES[piece]?.artist === artist);
}

export function remaining(view: View, piece: string): number {
  return view.copies[piece] ?? copiesOf(view, piece);
}

/** Who has made a piece, and how many times. */
export function makers(view: View, piece: string): { seat: number; made: number }[] {
  const madeBy = (hand: Player): number =>
    hand.pieces.find((one) => one.piece === piece)?.made ?? 0;
  return view.hands
    .map((hand) => ({ seat: hand.seat, made: madeBy(hand) }))
    .filter(({ made }) => made > 0);
}

/** Who has made each copy of a piece, in the order of seats; null for those that are left. */
export function copies(view: View, piece: string): (number | null)[] {
  const made = makers(view, piece).flatMap(({ seat, made }) => Array<number>(made).fill(seat));
  return [...made, ...Array<null>(remaining(view, piece)).fill(null)];
}

/** What can be done with a card now. */
export function possible(view: View, card: Card): Move[] {
  return about(view, card.key);
}

/** What would be done with a card, in notation, to ask why it cannot be; nothing that is idle. */
export function attempts(view: View, card: Card): string[] {
  const hand = view.hands[view.active];
  if (!hand || view.phase === 'over') return [];
  if (card.kind === 'artist') {
    return hand.artists.includes(card.key) ? [] : [hireMove(view, hand, card.key)];
  }
  const own = hand.pieces.find((one) => one.piece === card.key);
  return own && own.unsold > 0
    ? [`sell ${card.key}`, `create ${card.key}`]
    : [`create ${card.key}`];
}
