/** Where the keys lead on the map. */
import { hexName, neighbour, type At } from './hexes';
import type { View } from '../types';
import { placeOf } from './ways';

/** The one after another in a list, from the end to the beginning; null if there are none. */
export function around(names: readonly string[], from: string): string | null {
  const here = names.indexOf(from);
  return names[(here + 1) % names.length] ?? null;
}

/** The hex that a key leads to from another: a figure, a legal hex, an end of the row, beside. */
export function target(
  view: View,
  legal: ReadonlyMap<string, number>,
  hex: At,
  key: string,
): string | null {
  if (key === 'PageDown') return around([...legal.keys()], hexName(hex));
  if (key === 'PageUp') {
    return around(
      view.hands.map((hand) => hexName(placeOf(hand))),
      hexName(hex),
    );
  }
  const row = view.hexes.filter((one) => one.r === hex.r);
  const end = key === 'Home' ? row[0] : key === 'End' ? row.at(-1) : neighbour(hex, key);
  return end ? hexName(end) : null;
}
