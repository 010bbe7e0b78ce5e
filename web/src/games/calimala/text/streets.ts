/** Streets in words: their discs, and whether they can be chosen. */
import { ACTIVE_DISCS, WHITE } from '../names';
import { stackOf } from '../rooms';
import type { Speech } from '../speech';
import type { View } from '../types';

/** How a street looks: open to a choice, closed to it, or nothing to choose. */
export type Sign = 'open' | 'closed' | 'quiet';

export function standsFor(choosing: boolean, open: boolean): Sign {
  if (!choosing) return 'quiet';
  return open ? 'open' : 'closed';
}

/** The discs of a street from the top, in words. */
export function stackText(speech: Speech, view: View, number: number): string {
  const discs = [...(view.streets[number]?.discs ?? [])].reverse();
  if (discs.length === 0) return speech.say('table-stack-empty');
  return speech.say('table-stack', { discs: discs.map((disc) => speech.disc(disc)).join(', ') });
}

/** A street in words; `open` says whether it can be chosen, null if nothing is to be chosen. */
export function describe(speech: Speech, view: View, number: number, open: boolean | null): string {
  const street = view.streets[number];
  if (!street) return '';
  const parts = [
    speech.say('table-street', { number: number + 1, street: speech.street(street.kinds) }),
    stackText(speech, view, number),
  ];
  const full = stackOf(view);
  if (street.discs.length === full - 1 && view.scored < view.tiles.length) {
    parts.push(speech.say('table-street-four', { discs: full }));
  }
  if (view.activation?.street === number) parts.push(speech.say('table-street-acts'));
  if (open === false) parts.push(speech.say('table-street-closed'));
  return parts.join(' ');
}

/** The depth from the top of the disc that acts now on this street; null if none does. */
export function actingDepth(view: View, number: number): number | null {
  return view.activation?.street === number ? view.activation.depth : null;
}

/** The number at a disc in the order of activation; null for white and fourth discs (C3.2). */
export function orderOf(discs: readonly number[], depth: number): number | null {
  if (depth >= ACTIVE_DISCS || (depth > 0 && discs[depth] === WHITE)) return null;
  return discs.slice(0, depth).filter((disc, i) => i === 0 || disc !== WHITE).length + 1;
}
