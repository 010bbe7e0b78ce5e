/** What is not possible now, in the game's notation, to ask why. */
import { ARTISTS, PIECES, PRICES, RESOURCES } from '../names';
import { roomsOf } from '../numbers';
import { moves, type Move } from './moves';
import type { Player, View } from '../types';

/** The sorts of actions that can be of no use now. */
export const DEEDS = ['take', 'create', 'sell', 'upgrade', 'hire', 'roll', 'end'] as const;
export type Deed = (typeof DEEDS)[number];

/** Its verb is the rulebook's, whatever a variant asks for it. */
export const takes = (resource: string): string =>
  `${PRICES[resource] ? 'buy' : 'collect'} ${resource}`;

const verbs: Readonly<Record<Deed, readonly string[]>> = {
  take: ['collect', 'buy'],
  create: ['create'],
  sell: ['sell'],
  upgrade: ['upgrade'],
  hire: ['hire'],
  roll: ['roll'],
  end: ['end'],
};

/** The sorts of actions of which none is possible now. */
export function impossible(view: View): Deed[] {
  if (view.phase !== 'acting') return [];
  const all = moves(view);
  return DEEDS.filter((deed) => !all.some((move) => verbs[deed].includes(move.verb)));
}

/** All ways to try it. */
export function attempts(view: View, deed: Deed): string[] {
  const hand = view.hands[view.active];
  if (!hand) return [];
  switch (deed) {
    case 'take':
      return RESOURCES.map(takes);
    case 'create':
      return ownPieces(hand).map((piece) => `create ${piece}`);
    case 'sell':
      return hand.pieces.some((one) => one.unsold > 0)
        ? hand.pieces.flatMap((one) => (one.unsold > 0 ? [`sell ${one.piece}`] : []))
        : ownPieces(hand).map((piece) => `sell ${piece}`);
    case 'hire':
      return hireable(view, hand).map((artist) => hireMove(view, hand, artist));
    default:
      return [deed];
  }
}

/** The artists on the table; if there are none, one who works for somebody else. */
function hireable(view: View, hand: Player): string[] {
  if (view.artists.length > 0) return view.artists;
  return Object.keys(ARTISTS)
    .filter((artist) => !hand.artists.includes(artist))
    .slice(0, 1);
}

/** The pieces that the artists of a player can make. */
export function ownPieces(hand: Player): string[] {
  return Object.keys(PIECES).filter((key) => hand.artists.includes(PIECES[key]?.artist ?? ''));
}

/** How an artist would be hired: into a free room, or in the place of the first of one's own. */
export function hireMove(view: View, hand: Player, artist: string): string {
  const gone = hand.artists.length < roomsOf(view, hand.level) ? undefined : hand.artists[0];
  return gone === undefined ? `hire ${artist}` : `hire ${artist} for ${gone}`;
}

/** The legal moves about a piece or an artist. */
export function about(view: View, what: string): Move[] {
  return moves(view).filter((move) => move.what === what && move.verb !== 'walk');
}
