/** Which things go where in an event, by the places that the table names in `data-place`. */
import { colour } from '../../../parts/seats';
import { hexName } from './hexes';
import type { Event, View } from '../types';
import { placeOf } from './ways';

export interface Journey {
  /** The drawing, by its id in the sprites. */
  drawing: string;
  /** A hex by its name, or a place of the table. */
  from: string;
  to: string;
}

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
      return [{ drawing: `ff-${event.resource}`, from: figure, to: mat }];
    case 'created':
      return [{ drawing: `ff-${event.sort}`, from: figure, to: mat }];
    case 'sold':
      return [{ drawing: 'ff-lira', from: '0,0', to: mat }];
    case 'hired':
      return [{ drawing: `ff-${event.artist}`, from: `artist-${event.artist}`, to: mat }];
    case 'upgraded':
      return [{ drawing: `house-${colour(event.seat)}`, from: mat, to: houseOf(view, event.seat) }];
    default:
      return [];
  }
}

/** The hex of a seat's guild house. */
function houseOf(view: View, seat: number): string {
  const hex = view.hexes.find((one) => one.seat === seat);
  return hex ? hexName(hex) : '';
}
