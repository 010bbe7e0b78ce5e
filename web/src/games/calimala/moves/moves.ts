/** Moves taken apart from their notation, and their labels in words. */
import type { Values } from '../../../i18n/words';
import { priceOf } from '../rooms';
import type { Speech } from '../speech';
import type { Choice, View } from '../types';

export type Verb = 'keep' | 'take' | 'place' | 'white' | 'act' | 'card' | 'draw' | 'stop' | 'seat';

/** A legal move: `kind` is the action, or the card; `target` what it is done to. */
export interface Move {
  action: number;
  text: string;
  verb: Verb;
  kind: string;
  target: readonly string[];
  /** The number of the street, for place, white and seat; else null. */
  street: number | null;
}

const ON_STREETS = ['place', 'white', 'seat'];
const VERBS = ['keep', 'take', 'card', 'draw', 'stop'];

/** The move that a choice's notation says. */
export function takenApart(view: View, choice: Choice): Move {
  const [first = '', ...rest] = choice.text.toLowerCase().split(' ');
  const { action, text } = choice;
  if (ON_STREETS.includes(first)) {
    const [kinds = '', ...target] = rest;
    return { action, text, verb: first as Verb, kind: '', target, street: streetOf(view, kinds) };
  }
  const verb = (VERBS.includes(first) ? first : 'act') as Verb;
  const [kind = '', ...target] = verb === 'act' ? [first, ...rest] : rest;
  return { action, text, verb, kind, target, street: null };
}

/** All legal moves. */
export function moves(view: View): Move[] {
  return view.legal.map((choice) => takenApart(view, choice));
}

/** The move that a second tap on a street means: the coloured disc, or all that is possible. */
export function direct(all: readonly Move[], street: number): Move | null {
  const here = all.filter((move) => move.street === street);
  const placed = here.find((move) => move.verb === 'place');
  return placed ?? (here.length === 1 ? (here[0] ?? null) : null);
}

/** The number of the street written as "wood|contribute". */
function streetOf(view: View, kinds: string): number {
  return view.streets.findIndex((street) => street.kinds.join('|') === kinds);
}

/** The message for an action and its target, as `stem` (move or event-acted), and its values. */
export function deed(
  speech: Speech,
  kind: string,
  target: readonly string[],
  stem: string,
): [string, Values] {
  const id = `${stem}-${kind}`;
  const [first = '', second = ''] = target;
  switch (kind) {
    case 'build':
      return [
        `${id}-${first}`,
        { where: first === 'house' ? speech.say(`city-${second}-in`) : '' },
      ];
    case 'artwork':
      return [id, { where: speech.say(`building-${first}-to`) }];
    case 'ship':
    case 'transport':
      return [id, { where: speech.destinations(target) }];
    case 'contribute':
      return [id, contribution(speech, first, second)];
    default:
      return [id, {}];
  }
}

/** The notation puts the material first, an event the church. */
function contribution(speech: Speech, first: string, second: string): Values {
  const [material, church] = speech.has(`material-${first}`) ? [first, second] : [second, first];
  return {
    material: speech.say(`material-${material}`),
    where: speech.say(`building-${church}-to`),
  };
}

/** A move in words, as on a button that stands for itself. */
export function label(speech: Speech, view: View, move: Move): string {
  const street = move.street === null ? undefined : view.streets[move.street];
  if (street) {
    const id = move.verb === 'seat' ? `move-seat-${move.target[0]}` : `move-${move.verb}`;
    return speech.say(id, { street: speech.street(street.kinds) });
  }
  switch (move.verb) {
    case 'keep':
      return speech.say('move-keep', { card: speech.category(move.kind) });
    case 'take':
      return speech.say('move-take', { card: speech.kind(move.kind) });
    case 'draw':
      return speech.say('move-draw', { kind: speech.kind(move.kind) });
    case 'stop':
      return speech.say('move-stop');
    default: {
      const [id, values] = deed(speech, move.kind, move.target, 'move');
      const text = speech.say(id, { ...values, ...priceOf(view, move.target[0]) });
      return move.verb === 'card' ? speech.say('move-card', { move: text }) : text;
    }
  }
}

/** One of several ways to do the action that a heading names. */
export function way(speech: Speech, view: View, move: Move): string {
  const [first = '', second = ''] = move.target;
  if (move.verb === 'keep') return speech.say('way-keep', { card: speech.category(move.kind) });
  if (move.verb === 'take') return speech.say('way-take', { card: speech.kind(move.kind) });
  switch (move.kind) {
    case 'ship':
    case 'transport':
      return speech.destinations(move.target);
    case 'build': {
      const [id, values] = deed(speech, move.kind, move.target, 'way');
      return speech.say(id, { ...values, ...priceOf(view, first) });
    }
    case 'artwork':
      return speech.short(first);
    case 'contribute':
      return speech.say('way-contribute', {
        material: speech.say(`material-${first}`),
        building: speech.short(second),
      });
    default:
      return label(speech, view, move.verb === 'card' ? { ...move, verb: 'act' } : move);
  }
}
