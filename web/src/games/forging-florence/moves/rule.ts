/** The rule behind a decision. */
import type { Event, View } from '../types';

/** The number of the rule to read about what is to be decided; null if there is none. */
export function ruleBehind(view: View): string | null {
  if (view.phase === 'walking') return 'F4.2';
  if (view.phase !== 'acting') return null;
  return view.must_leave ? 'F4.6' : 'F4.1';
}

/** The rule that one of the sentences for an event rests on (the first is 0); null for none. */
export function ruleOf(event: Event, sentence: number): string | null {
  switch (event.type) {
    case 'upgraded':
      return 'F4.7';
    case 'hired':
      return event.gone === null ? null : 'F4.8';
    case 'bonus':
      return 'F5.4';
    case 'last-turns':
      return 'F5.1';
    case 'counted':
      return sentence === 0 ? 'F5.3' : null;
    case 'game-over':
      return 'F5.5';
    default:
      return null;
  }
}
