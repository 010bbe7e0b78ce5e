/** Which pieces go where in an event, by the places that the board names in `data-place`. */
import { colour } from '../../../parts/seats';
import type { Journey } from '../../../table/travelling';
import { CHURCHES } from '../names';
import type { Event, EventOf } from '../types';

const CARD = 'e-cardback';
const DECK = 'deck';

/** The journeys of some events, in which discs were placed before on the street `placed`. */
export function journeys(events: readonly Event[], placed: number | null): Journey[] {
  let street = placed;
  return events.flatMap((event) => {
    if (event.type === 'placed') street = event.street;
    return event.type === 'seat-taken' ? [seat(event, street)] : journey(event);
  });
}

function journey(event: Event): Journey[] {
  switch (event.type) {
    case 'placed':
      return [disc(event)];
    case 'acted':
      return [...card(event), ...pieces(event)];
    case 'gave-up':
      return event.card ? [{ drawing: CARD, from: DECK, to: mat(event.seat), sound: 'paper' }] : [];
    case 'took-start':
      return [{ drawing: `e-${event.card}`, from: DECK, to: mat(event.seat), sound: 'paper' }];
    default:
      return [];
  }
}

const mat = (seat: number): string => `mat-${seat}`;

function disc({ seat, street, white }: EventOf<'placed'>): Journey {
  const drawing = white ? 'disc-white' : `disc-${colour(seat)}`;
  return { drawing, from: mat(seat), to: `street-${street}` };
}

/** A card that is played goes to the square of its action. */
function card(event: EventOf<'acted'>): Journey[] {
  const to = `square-${event.kind}`;
  return event.card
    ? [{ drawing: `e-${event.kind}`, from: mat(event.seat), to, sound: 'paper' }]
    : [];
}

/** What an action moves: to the board, or from its square to the mat. */
function pieces({ seat, kind, target, amount }: EventOf<'acted'>): Journey[] {
  const drawing = (piece: string): string => `${piece}-${colour(seat)}`;
  const give = (piece: string, to = ''): Journey => ({
    drawing: drawing(piece),
    from: mat(seat),
    to,
  });
  const take = (piece: string): Journey => ({
    drawing: piece,
    from: `square-${kind}`,
    to: mat(seat),
  });
  const [first = '', second = ''] = target;
  switch (kind) {
    case 'ship':
    case 'transport':
      return target.map((city) => give('cube', city));
    case 'contribute':
      return [
        give(
          'cube',
          target.find((one) => CHURCHES.some((church) => church === one)),
        ),
      ];
    case 'artwork':
      return [{ ...give('art', first), sound: 'chisel' }];
    case 'build':
      if (first === 'house') return [give('house', `${second}-houses`)];
      return [take(first === 'ship' ? drawing('ship') : 'e-workshop')];
    default:
      return Array<Journey>(amount).fill(take(drawing('cube')));
  }
}

/** The disc that becomes a seat comes from its street, or from the reserve. */
function seat(event: EventOf<'seat-taken'>, placed: number | null): Journey {
  const street = event.from_street ?? (event.exchanged ? null : placed);
  const from = street === null ? mat(event.seat) : `street-${street}`;
  return { drawing: `disc-${colour(event.seat)}`, from, to: `tile-${event.tile - 1}` };
}
