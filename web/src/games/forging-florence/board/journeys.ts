/** Which things go where in an event, by the places that the table names in `data-place`. */
import { colour } from '../../../parts/seats';
import type { Journey } from '../../../table/travelling';
import { hexName } from './hexes';
import type { Event, EventOf, Player, View } from '../types';
import { placeOf } from './ways';

const LIRA = 'ff-lira';
const MARKET = '0,0'; // the golden hex

/** The journeys of some events; the view is the one after them. */
export function journeys(view: View, events: readonly Event[]): Journey[] {
  return events.flatMap((event) => journey(view, event));
}

function journey(view: View, event: Event): Journey[] {
  if (!('seat' in event)) return [];
  const hand = view.hands[event.seat];
  if (!hand) return [];
  const mat = `mat-${event.seat}`;
  const figure = hexName(placeOf(hand));
  switch (event.type) {
    case 'took':
      return [
        ...(event.lire > 0 ? [coins(mat, figure)] : []),
        { drawing: `ff-${event.resource}`, from: figure, to: mat },
      ];
    case 'created':
      return [{ drawing: `ff-${event.sort}`, from: figure, to: mat, sound: 'chisel' }];
    case 'sold':
      return [
        { drawing: `ff-${sortOf(hand, event.piece)}`, from: mat, to: MARKET },
        coins(MARKET, mat),
      ];
    case 'hired':
      return hire(event, mat);
    case 'upgraded':
      return [{ drawing: `house-${colour(event.seat)}`, from: mat, to: houseOf(view, event.seat) }];
    default:
      return [];
  }
}

const coins = (from: string, to: string): Journey => ({ drawing: LIRA, from, to, sound: 'coins' });

/** The sort of a piece that a player has made. */
function sortOf(hand: Player, piece: string): string {
  return hand.pieces.find((one) => one.piece === piece)?.sort ?? 'painting';
}

/** An artist comes for lire; the one in whose place, and tokens above the limit, go back. */
function hire({ artist, gone, returned }: EventOf<'hired'>, mat: string): Journey[] {
  const place = `artist-${artist}`;
  return [
    coins(mat, place),
    ...(gone === null
      ? []
      : [{ drawing: `ff-${gone}`, from: mat, to: `artist-${gone}`, sound: 'paper' as const }]),
    { drawing: `ff-${artist}`, from: place, to: mat, sound: 'paper' },
    ...returned.map((token) => ({ drawing: `ff-${token}`, from: mat, to: MARKET })),
  ];
}

/** The hex of a seat's guild house. */
function houseOf(view: View, seat: number): string {
  const hex = view.hexes.find((one) => one.seat === seat);
  return hex ? hexName(hex) : '';
}
