/** Which pieces go where in an event, by the places that the board names in `data-place`. */
import { colour } from '../../../parts/seats';
import { CHURCHES } from '../names';
import type { Event, EventOf } from '../types';

export interface Journey {
  /** The drawing of the piece, by its id in the sprite. */
  drawing: string;
  from: string;
  to: string;
}

/** The journeys of some events, in which discs were placed before on the street `placed`. */
export function journeys(events: readonly Event[], placed: number | null): Journey[] {
  let street = placed;
  return events.flatMap((event) => {
    if (event.type === 'placed') street = event.street;
    if (event.type === 'acted') return cubes(event);
    return event.type === 'seat-taken' ? [seat(event, street)] : [];
  });
}

/** Cubes that leave a mat for the board. */
function cubes({ seat, kind, target }: EventOf<'acted'>): Journey[] {
  const go = (piece: string, place: string | undefined): Journey => ({
    drawing: `${piece}-${colour(seat)}`,
    from: `mat-${seat}`,
    to: place ?? '',
  });
  switch (kind) {
    case 'ship':
    case 'transport':
      return target.map((city) => go('cube', city));
    case 'contribute':
      return [
        go(
          'cube',
          target.find((one) => CHURCHES.some((church) => church === one)),
        ),
      ];
    case 'artwork':
      return [go('art', target[0])];
    default:
      return [];
  }
}

/** The disc that becomes a seat comes from its street, or from the reserve. */
function seat(event: EventOf<'seat-taken'>, placed: number | null): Journey {
  const street = event.from_street ?? (event.exchanged ? null : placed);
  const from = street === null ? `mat-${event.seat}` : `street-${street}`;
  return { drawing: `disc-${colour(event.seat)}`, from, to: `tile-${event.tile - 1}` };
}
