/** What happened, in words: events become sentences for one reader. */
import { WHITE } from '../names';
import { deed } from '../moves/moves';
import type { Speech } from '../speech';
import { ties } from '../scoring/ties';
import type { Event, EventOf, Line, View } from '../types';

type Tellers = { [T in Event['type']]: (event: EventOf<T>) => string[] };

/** The sentences for an event; none for what goes without saying. */
export type Narrator = (event: Event) => string[];

/** A narrator for one reader; the view names the streets and the tiles, which never change. */
export function narrator(speech: Speech, view: View): Narrator {
  const tellers: Tellers = {
    ...opening(speech),
    ...turns(speech, view),
    ...council(speech, view),
    ...end(speech),
  };
  return (event) => (tellers[event.type] as (event: Event) => string[])(event);
}

type Some<T extends Event['type']> = Pick<Tellers, T>;

/** The same for who hears it: the cards at the end can be read in the count. */
export function briefly(tell: Narrator): Narrator {
  return (event) => (event.type === 'scored' && event.tile === null ? [] : tell(event));
}

/** One sentence about a seat. */
function tellSeat(
  speech: Speech,
  name: string,
  seat: number,
  values: Record<string, string | number> = {},
): string[] {
  return [speech.say(`event-${name}`, { ...speech.who(seat), ...values })];
}

function opening(speech: Speech): Some<'kept' | 'took-start' | 'turn-began'> {
  return {
    // The reader's own choice is told with its card; the notice for everybody would repeat it.
    kept: ({ card, seat }) =>
      card === null && seat === speech.reader
        ? []
        : tellSeat(speech, 'kept', seat, { card: card === null ? '' : speech.category(card) }),
    'took-start': ({ card, seat }) =>
      tellSeat(speech, 'took-start', seat, { card: speech.kind(card) }),
    'turn-began': ({ seat, round }) => tellSeat(speech, 'turn-began', seat, { round }),
  };
}

function turns(
  speech: Speech,
  view: View,
): Some<'placed' | 'activated' | 'acted' | 'gave-up' | 'drew' | 'reshuffled' | 'stopped'> {
  return {
    placed: ({ seat, street, white }) =>
      tellSeat(speech, white ? 'placed-white' : 'placed', seat, {
        street: streetName(speech, view, street),
      }),
    // The upper disc was just placed: only the lower ones are news.
    activated: ({ seat, depth }) => (depth > 0 ? tellSeat(speech, `activated-${depth}`, seat) : []),
    acted: (event) => tellAction(speech, event),
    'gave-up': ({ seat, kind, card }) =>
      tellSeat(speech, card ? 'gave-up' : 'gave-up-nothing', seat, { kind: speech.kind(kind) }),
    // That others draw, they have said by giving up an action.
    drew: ({ seat, card }) =>
      card === null || seat !== speech.reader
        ? []
        : [speech.say('event-drew', { card: speech.kind(card) })],
    reshuffled: ({ cards }) => [speech.say('event-reshuffled', { cards })],
    stopped: ({ seat, by_itself }) => (by_itself ? [] : tellSeat(speech, 'stopped', seat)),
  };
}

function tellAction(speech: Speech, event: EventOf<'acted'>): string[] {
  const [id, values] = deed(speech, event.kind, event.target, 'event-acted');
  const text = speech.say(id, { ...speech.who(event.seat), amount: event.amount, ...values });
  return [event.card ? speech.say('event-by-card', { text: text.replace(/\.$/, '') }) : text];
}

function council(speech: Speech, view: View): Some<'seat-taken' | 'disc-left' | 'scored'> {
  return {
    'seat-taken': ({ seat, tile, exchanged, from_street }) => {
      const category = speech.category(view.tiles[tile - 1]?.category ?? '');
      if (from_street !== null) {
        const street = streetName(speech, view, from_street);
        return tellSeat(speech, 'seat-taken-moved', seat, { tile, category, street });
      }
      return tellSeat(speech, exchanged ? 'seat-taken-exchanged' : 'seat-taken', seat, {
        tile,
        category,
      });
    },
    'disc-left': ({ disc, street }) => {
      const values = { street: streetName(speech, view, street) };
      return disc === WHITE
        ? [speech.say('event-disc-left-white', values)]
        : tellSeat(speech, 'disc-left', disc, values);
    },
    scored: (event) => [scoring(speech, event, view.tiles.length), ...scoreLines(speech, event)],
  };
}

/** The heading of a scoring. */
export function scoring(
  speech: Speech,
  { tile, owner, category: key }: EventOf<'scored'>,
  tiles: number,
): string {
  const category = speech.category(key);
  if (tile !== null) return speech.say('event-scored', { tile, tiles, category });
  if (owner === null) return speech.say('event-scored-face-up', { category });
  return speech.say('event-scored-card', { ...speech.who(owner), category });
}

/** A line for each seat that has cubes there, or that nobody has; then what decided ties. */
export function scoreLines(speech: Speech, { lines, category }: EventOf<'scored'>): string[] {
  if (lines.length === 0) return [speech.say('event-scored-nobody')];
  return [...lines.map((line) => scoreLine(speech, line, category)), ...ties(speech, lines)];
}

/** Place, cubes and points of a seat. */
export function scoreLine(speech: Speech, line: Line, category: string): string {
  const { place, cubes, points } = line;
  const id = category === 'palazzo' ? 'score-line-palazzo' : 'score-line';
  return speech.say(id, { place, player: speech.seat(line.seat), cubes, points });
}

function end(speech: Speech): Some<'revealed' | 'game-over'> {
  return {
    revealed: ({ cards }) => {
      const list = cards.map((card, seat) =>
        speech.say('event-revealed-card', {
          player: speech.seat(seat),
          category: speech.category(card),
        }),
      );
      return [speech.say('event-revealed', { cards: list.join(', ') })];
    },
    'game-over': () => [speech.say('event-game-over')],
  };
}

function streetName(speech: Speech, view: View, street: number): string {
  return speech.street(view.streets[street]?.kinds ?? ['', '']);
}
