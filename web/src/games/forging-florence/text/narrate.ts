/** What happened, in words: events become sentences for one reader. */
import { hexName } from '../board/hexes';
import { toHex } from './places';
import type { Speech } from '../speech';
import type { Event, EventOf, View } from '../types';

type Tellers = { [T in Event['type']]: (event: EventOf<T>) => string[] };

/** The sentences for an event; none for what goes without saying. */
export type Narrator = (event: Event) => string[];

/** A narrator for one reader; the view knows the map, which never changes. */
export function narrator(speech: Speech, view: View): Narrator {
  const tellers: Tellers = { ...turns(speech, view), ...work(speech), ...end(speech) };
  return (event) => (tellers[event.type] as (event: Event) => string[])(event);
}

type Some<T extends Event['type']> = Pick<Tellers, T>;
type Values = Record<string, string | number>;

/** The same for who hears it: the lines at the end can be read in the count. */
export function briefly(tell: Narrator): Narrator {
  return (event) => (event.type === 'counted' ? tell(event).slice(0, 1) : tell(event));
}

/** One sentence about a seat. */
function tellSeat(speech: Speech, name: string, seat: number, values: Values = {}): string[] {
  return [speech.say(`forging-florence-event-${name}`, { ...speech.who(seat), ...values })];
}

function turns(
  speech: Speech,
  view: View,
): Some<'turn-began' | 'threw' | 'rolled' | 'walked' | 'last-turns'> {
  return {
    'turn-began': ({ seat, round, last }) =>
      tellSeat(speech, last ? 'turn-began-last' : 'turn-began', seat, { round }),
    threw: () => [], // what it shows is told
    rolled: ({ seat, number }) => tellSeat(speech, 'rolled', seat, { number }),
    walked: ({ seat, start, end: [q, r] }) =>
      hexName({ q: start[0], r: start[1] }) === hexName({ q, r })
        ? tellSeat(speech, 'stayed', seat)
        : tellSeat(speech, 'walked', seat, { where: toHex(speech, view, { q, r }) }),
    'last-turns': (event) => lastTurns(speech, view, event),
  };
}

/** The Dome stands; how many turns are left then (F5.1, F5.2). */
function lastTurns(speech: Speech, view: View, { turns }: EventOf<'last-turns'>): string[] {
  const left = turns === 0 ? 'none' : turns === view.players ? 'all' : 'some';
  return [speech.say('forging-florence-event-last-turns', { left, turns })];
}

function work(speech: Speech): Some<'took' | 'created' | 'sold' | 'upgraded' | 'hired' | 'bonus'> {
  return {
    took: ({ seat, resource, lire }) =>
      tellSeat(speech, lire > 0 ? 'bought' : 'collected', seat, {
        resource: speech.say(`forging-florence-resource-${resource}-one`),
        lire,
      }),
    created: ({ seat, piece, artist, sort }) =>
      tellSeat(speech, 'created', seat, {
        piece: speech.piece(piece),
        artist: speech.artist(artist),
        sort: speech.sort(sort),
      }),
    sold: ({ seat, piece, lire }) =>
      tellSeat(speech, 'sold', seat, { piece: speech.piece(piece), lire }),
    upgraded: ({ seat, level, first }) =>
      tellSeat(speech, first ? 'upgraded-first' : 'upgraded', seat, { level }),
    hired: (event) => [...tellHire(speech, event), ...tellReturn(speech, event)],
    bonus: ({ seat, artist, points }) =>
      tellSeat(speech, 'bonus', seat, { artist: speech.artist(artist), points }),
  };
}

function tellHire(speech: Speech, { seat, artist, lire, gone }: EventOf<'hired'>): string[] {
  const values = { artist: speech.artist(artist), lire };
  return gone === null
    ? tellSeat(speech, 'hired', seat, values)
    : tellSeat(speech, 'exchanged', seat, { ...values, gone: speech.artist(gone) });
}

function tellReturn(speech: Speech, event: EventOf<'hired'>): string[] {
  if (event.returned.length === 0) return [];
  const resources = speech.words.listed(event.returned.map((key) => speech.resource(key)));
  return [speech.say('forging-florence-event-returned', { resources })];
}

function end(speech: Speech): Some<'counted' | 'game-over'> {
  return {
    counted: (event) => [
      ...tellSeat(speech, 'counted', event.seat, {
        points: event.lines.reduce((sum, line) => sum + line.points, 0),
      }),
      ...event.lines.flatMap(({ part, points }) =>
        points === 0
          ? []
          : [
              speech.say('forging-florence-event-counted-line', {
                part: speech.part(part),
                points,
              }),
            ],
      ),
    ],
    'game-over': () => [speech.say('forging-florence-event-game-over')],
  };
}
