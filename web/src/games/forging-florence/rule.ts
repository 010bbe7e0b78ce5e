/** The rule behind a decision. */
import type { View } from './types';

/** The number of the rule to read about what is to be decided; null if there is none. */
export function ruleBehind(view: View): string | null {
  if (view.phase === 'walking') return 'F4.2';
  if (view.phase !== 'acting') return null;
  return view.must_leave ? 'F4.6' : 'F4.1';
}
