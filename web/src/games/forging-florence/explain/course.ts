/** How far the game is, the die, and the parts of the count. */
import type { Drawing, Explanation } from '../../../table/explain/explanation';
import Die from '../board/Die.svelte';
import { countValues } from '../numbers';
import { allParts, pointsOf } from '../scoring/prestige';
import type { Speech } from '../speech';
import { statusText } from '../text/status';
import type { View } from '../types';

export function round(speech: Speech, view: View): Explanation {
  return {
    title: speech.say('forging-florence-web-round', { round: view.round, rounds: view.rounds }),
    drawing: { icon: 'ff-lily' },
    what: speech.say('explain-round'),
    state: statusText(speech, view).slice(1),
    rule: 'F5.2',
  };
}

export function die(speech: Speech, view: View): Explanation | null {
  if (view.roll === null) return null;
  return {
    title: speech.say('forging-florence-web-die', { roll: view.roll }),
    drawing: { part: Die, props: { speech, roll: view.roll, width: 44 } },
    what: speech.say('explain-die', { roll: view.roll }),
    rule: 'F4.2',
  };
}

const DRAWINGS: Readonly<Record<string, string>> = {
  paintings: 'painting',
  books: 'book',
  sculptures: 'sculpture',
};

/** A part of everybody's prestige. */
export function prestigePart(speech: Speech, view: View, part: string): Explanation | null {
  if (!allParts(view).includes(part)) return null;
  const drawing: Drawing =
    part === 'house'
      ? { piece: 'house', seat: view.viewer ?? view.active }
      : { icon: `ff-${DRAWINGS[part] ?? part}` };
  return {
    title: speech.part(part),
    drawing,
    what: speech.say(`forging-florence-web-count-why-${part}`, countValues(view, part)),
    state: [
      view.hands.map((hand) => `${speech.seatOrYou(hand.seat)} ${pointsOf(hand, part)}`).join(', '),
    ],
    rule: DRAWINGS[part] || part === 'house' ? 'F5.3' : 'F5.4',
  };
}
