/** Moves taken apart from their notation, and their labels in words. */
import { PIECES } from '../names';
import { feeOf, priceOf, sortOf, worthOf } from '../numbers';
import { hexOf, placeOf } from '../board/ways';
import { hexName } from '../board/hexes';
import { toHex } from '../text/places';
import type { Speech } from '../speech';
import type { Choice, View } from '../types';

export type Verb =
  'walk' | 'roll' | 'collect' | 'buy' | 'create' | 'sell' | 'upgrade' | 'hire' | 'end';

/** A move: `what` is the hex, resource, piece or artist; `gone` the artist who is put back. */
export interface Move {
  action: number;
  text: string;
  verb: Verb;
  what: string;
  gone: string | null;
}

/** The move that a notation says. */
export function takenApart({ action, text }: Choice): Move {
  const [verb = '', what = '', , gone = null] = text.toLowerCase().split(' ');
  return { action, text, verb: verb as Verb, what, gone };
}

/** All legal moves. */
export function moves(view: View): Move[] {
  return view.legal.map(takenApart);
}

/** The hexes where the move may end, each with the action that goes there. */
export function walks(view: View): Map<string, number> {
  const found = moves(view).filter((move) => move.verb === 'walk');
  return new Map(found.map((move) => [move.what, move.action]));
}

/** Whether a walk leads nowhere else. */
export function stays(view: View, move: Move): boolean {
  const hand = view.hands[view.active];
  return move.verb === 'walk' && hand !== undefined && hexName(placeOf(hand)) === move.what;
}

/** A move in words, as on a button that stands for itself. */
export function label(speech: Speech, view: View, move: Move): string {
  const { verb, what } = move;
  switch (verb) {
    case 'walk':
      return stays(view, move)
        ? speech.say('forging-florence-move-stay')
        : speech.say('forging-florence-move-walk', { where: toHex(speech, view, hexOf(what)) });
    case 'collect':
    case 'buy':
      return taking(speech, view, what);
    case 'create':
    case 'sell':
      return speech.say(`forging-florence-move-${verb}`, pieceValues(speech, view, what));
    case 'upgrade':
      return speech.say('forging-florence-move-upgrade', {
        level: (view.hands[view.active]?.level ?? 0) + 1,
      });
    case 'hire':
      return hiring(speech, view, move, 'move');
    default:
      return speech.say(`forging-florence-move-${verb}`);
  }
}

/** A move under a title that says what is done: only with what. */
export function way(speech: Speech, view: View, move: Move): string {
  switch (move.verb) {
    case 'create':
    case 'sell':
      return speech.say(
        `forging-florence-web-way-${move.verb}`,
        pieceValues(speech, view, move.what),
      );
    case 'hire':
      return hiring(speech, view, move, 'web-way');
    default:
      return label(speech, view, move);
  }
}

/** Collecting what is free, or buying: its notation is the rulebook's. */
function taking(speech: Speech, view: View, what: string): string {
  const price = priceOf(view, what);
  return speech.say(`forging-florence-move-${price > 0 ? 'buy' : 'collect'}`, {
    resource: speech.say(`forging-florence-resource-${what}-one`),
    price,
  });
}

function pieceValues(speech: Speech, view: View, piece: string): Record<string, string | number> {
  const work = PIECES[piece];
  return {
    piece: speech.piece(piece),
    sort: speech.sort(work?.sort ?? ''),
    artist: speech.artist(work?.artist ?? ''),
    price: worthOf(view, sortOf(piece)).lire,
  };
}

function hiring(
  speech: Speech,
  view: View,
  { what, gone }: Move,
  kind: 'move' | 'web-way',
): string {
  const values = { artist: speech.artist(what), price: feeOf(view, what) };
  return gone === null
    ? speech.say(`forging-florence-${kind}-hire`, values)
    : speech.say(`forging-florence-${kind}-exchange`, { ...values, gone: speech.artist(gone) });
}
