/** The rule behind a decision. */
import type { View } from './types';

const RULES: Readonly<Record<string, string>> = {
  keeping: 'C2.2',
  taking: 'C2.3',
  placing: 'C3.1',
  acting: 'C3.3',
  seating: 'C5.3',
};

/** The number of the rule to read about what is to be decided; null if there is none. */
export function ruleBehind(view: View): string | null {
  return RULES[view.phase] ?? null;
}
