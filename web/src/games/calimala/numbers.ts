/** The numbers of the rules, as the variant of a game has them; without one those of the rulebook. */
import type { View } from './types';

/** A number by its key in files of variants, such as "build.ship.wood". */
export function numberOf(view: View, key: string, usual: number): number {
  const changed = view.variant?.[key];
  return typeof changed === 'number' ? changed : usual;
}

/** The points of the first three places on a tile (C5.5), or on a scoring card (C6.2). */
export function ranks(
  view: View,
  of: 'tile' | 'card',
): Record<'first' | 'second' | 'third', number> {
  return {
    first: numberOf(view, `${of}.first`, of === 'tile' ? 3 : 5),
    second: numberOf(view, `${of}.second`, of === 'tile' ? 2 : 3),
    third: numberOf(view, `${of}.third`, 1),
  };
}
