/** The decision in words: first what is to be decided, then what follows from it. */
import { distance, hexName } from '../board/hexes';
import { describe, neighbours, offers } from './places';
import type { Speech } from '../speech';
import type { Hex, View } from '../types';
import { inTheWay, placeOf, wayBetween, wayTo, ways } from '../board/ways';

/** Two lines; the second may be empty. */
export interface Prompt {
  decision: string;
  detail: string;
}

/** What is to be decided, and by whom. */
export function prompt(speech: Speech, view: View, canMove: boolean): Prompt {
  if (view.phase === 'over') {
    return { decision: speech.say('forging-florence-ask-over'), detail: '' };
  }
  if (!canMove) return waiting(speech, view);
  return {
    decision: speech.say(`forging-florence-ask-${question(view)}`, { roll: view.roll ?? 0 }),
    detail: detail(speech, view),
  };
}

/** What is to be decided, as the messages name it; from the golden hex one may not stay (F4.6). */
function question(view: View): string {
  if (view.phase === 'walking' && view.must_leave) return 'walking-leave';
  return view.phase === 'acting' && view.moved ? 'acting-moved' : view.phase;
}

/** Somebody else decides, or the die. */
function waiting(speech: Speech, view: View): Prompt {
  return {
    decision: speech.say(`forging-florence-wait-${view.phase}`, speech.who(view.active)),
    detail: speech.say(speech.reader === null ? 'table-wait-watch' : 'table-wait-look'),
  };
}

function detail(speech: Speech, view: View): string {
  if (view.phase === 'walking') {
    return speech.say(
      view.must_leave ? 'forging-florence-web-walk-leave' : 'forging-florence-web-walk',
    );
  }
  const lines = [duty(speech, view), where(speech, view), last(speech, view)];
  return lines.filter((line) => line !== '').join(' ');
}

/** What the golden hex asks for (F4.6). */
function duty(speech: Speech, view: View): string {
  if (view.must_sell) return speech.say('forging-florence-web-must-sell');
  return view.must_leave ? speech.say('forging-florence-web-must-leave') : '';
}

/** Where one's own figure stands. */
function where(speech: Speech, view: View): string {
  const hand = view.hands[view.active];
  if (!hand) return '';
  const at = placeOf(hand);
  if (distance(at) === 0) return speech.say('forging-florence-web-you-golden');
  const places = neighbours(speech, view, at);
  return places.length > 0
    ? speech.say('forging-florence-web-you-beside', { places: speech.words.listed(places) })
    : speech.say('forging-florence-web-you-nowhere');
}

function last(speech: Speech, view: View): string {
  return lastTurn(view) ? speech.say('forging-florence-web-last-turn') : '';
}

/** Whether whoever is to move has no further turn (F5.1, F5.2). */
export function lastTurn(view: View): boolean {
  return view.round === view.rounds || (view.last_turns ?? Infinity) <= view.players;
}

/** A hex that somebody looks at: what it is, and how far away. */
export function lookText(speech: Speech, view: View, hex: Hex): string {
  const seat = view.phase === 'walking' ? view.active : (view.viewer ?? view.active);
  const steps = wayTo(ways(view, seat), hexName(hex)).length - 1;
  const text = describe(speech, view, hex);
  if (!hex.walkable) return [text, ...offers(speech, view, hex)].join(' ');
  if (steps === 0) return text;
  const far = steps > 0 ? 'away' : inTheWay(view, seat) === null ? 'no-way' : '';
  const away = far && speech.say(`forging-florence-web-${far}`, { ...speech.who(seat), steps });
  return [text, away, closedWay(speech, view, seat, hex, steps)].filter(Boolean).join(' ');
}

/** What a figure on the golden hex closes: it, the only way to a hex, or the shortest (F4.2). */
function closedWay(speech: Speech, view: View, seat: number, hex: Hex, steps: number): string {
  const other = inTheWay(view, seat);
  const hand = view.hands[seat];
  if (other === null || !hand) return '';
  if (distance(hex) === 0) return speech.say('forging-florence-web-golden-closed');
  const free = wayBetween(view, placeOf(hand), hex).length - 1;
  if (free < 0) return speech.say('forging-florence-web-no-way');
  if (steps > 0 && steps <= free) return '';
  const id = steps < 0 ? 'way' : 'shorter';
  return speech.say(`forging-florence-web-golden-${id}`, { ...speech.who(other), steps: free });
}

/** What the button of a hex is called; `legal` are those to choose from, null if none is. */
export function hexLabel(
  speech: Speech,
  view: View,
  hex: Hex,
  legal: ReadonlyMap<string, number> | null,
): string {
  const text = describe(speech, view, hex);
  if (legal === null) return text;
  const id = legal.has(hexName(hex))
    ? 'forging-florence-web-within'
    : 'forging-florence-web-not-within';
  return `${text} ${speech.say(id)}`;
}
