/** What explanations are made of: who reads, and what can be done now. */
import { label, moves, type Move } from '../moves/moves';
import type { Speech } from '../speech';
import type { Mat, View } from '../types';

/** The mat of who looks; nothing for a spectator. */
export const ownMat = (view: View): Mat | undefined =>
  view.mats.find((mat) => mat.seat === view.viewer);

export const matOf = (view: View, seat: string): Mat | undefined =>
  view.mats.find((mat) => `${mat.seat}` === seat);

/** Whether the reader could do an action now; nothing for who only watches, and after the end. */
export function ableText(speech: Speech, view: View, kind: string): string[] {
  const own = ownMat(view);
  if (!own || view.phase === 'over') return [];
  return [speech.say(own.able.includes(kind) ? 'explain-able' : 'explain-unable')];
}

const MOST = 3; // moves that a card names

/** What is to be chosen now of what fits, in words; nothing if none of it is. */
export function possibleText(speech: Speech, view: View, fits: (move: Move) => boolean): string[] {
  const names = moves(view)
    .filter(fits)
    .map((move) => label(speech, view, move));
  const some = [...new Set(names)].slice(0, MOST);
  return some.length > 0 ? [speech.say('explain-possible', { moves: some.join('; ') })] : [];
}
