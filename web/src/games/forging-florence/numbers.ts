/** The numbers of the rules, as the variant of a game has them; without one those of the rulebook. */
import type { View } from './types';

/** A number by its key in files of variants, such as "price.tools". */
export function numberOf(view: View, key: string, usual: number): number {
  const changed = view.variant?.[key];
  return typeof changed === 'number' ? changed : usual;
}
