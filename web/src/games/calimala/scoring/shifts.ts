/** What a move would change in the majorities, and what would follow from it by itself. */
import type { Foreseen } from '../../../net/protocol';
import { narrator } from '../text/narrate';
import type { Speech } from '../speech';
import { coming, finalCards, standing } from './tiles';
import type { Event, Line, View } from '../types';

/** The points of a seat in a category "if scored now", before a move and after it. */
export interface Shift {
  seat: number;
  before: number;
  after: number;
}

/** A seat's line in a category, with what it was before. */
export interface Compared {
  seat: number;
  now: Line | null;
  then: Line | null;
}

/** The lines of a category in two positions, in the order of the later one. */
export function compare(before: View, after: View, category: string): Compared[] {
  const [old, next] = [standing(before, category), standing(after, category)];
  const of = (lines: readonly Line[], seat: number): Line | null =>
    lines.find((line) => line.seat === seat) ?? null;
  const seats = [...new Set([...next, ...old].map((line) => line.seat))];
  return seats.map((seat) => ({ seat, now: of(old, seat), then: of(next, seat) }));
}

/** Whose points in a category would be others. */
export function shifts(before: View, after: View, category: string): Shift[] {
  return compare(before, after, category)
    .map(({ seat, now, then }) => ({ seat, before: now?.points ?? 0, after: then?.points ?? 0 }))
    .filter((shift) => shift.before !== shift.after);
}

/** The categories that are still to be scored, each once: the tiles in order, then the cards. */
export function open(view: View): string[] {
  const tiles = coming(view, view.tiles.length);
  const all = [...tiles, ...finalCards(view)].map(({ category }) => category);
  return [...new Set(all)];
}

/** What a move would change, in sentences. */
export function foreseenText(speech: Speech, before: View, foreseen: Foreseen): string[] {
  const after = foreseen.view as View | null;
  if (after === null) return [speech.say('table-if-hidden')];
  const tell = narrator(speech, before);
  const followed = (foreseen.events as Event[])
    .slice(1)
    .filter((event) => event.type !== 'activated' && event.type !== 'stopped')
    .flatMap((event) => tell(event));
  const lines = open(after).flatMap((category) => changeText(speech, before, after, category));
  const none = lines.length + followed.length === 0 && !foreseen.open;
  return [
    ...followed,
    ...lines,
    ...(foreseen.open ? [speech.say('table-if-open')] : []),
    ...(none ? [speech.say('table-if-none')] : []),
  ];
}

/** The change in one category, if there is any. */
export function changeText(speech: Speech, before: View, after: View, category: string): string[] {
  const changed = shifts(before, after, category).map((shift) =>
    speech.say('table-if-points', {
      player: speech.seatOrYou(shift.seat),
      before: shift.before,
      after: shift.after,
    }),
  );
  if (changed.length === 0) return [];
  const values = { category: speech.category(category), changes: changed.join(', ') };
  return [speech.say('table-if-line', values)];
}
