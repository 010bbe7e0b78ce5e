/** The rule behind a decision. */
import { WHITE } from '../names';
import type { Event, View } from '../types';

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

/** The rule that one of the sentences for an event rests on (the first is 0); null for none. */
export function ruleOf(event: Event, sentence: number): string | null {
  switch (event.type) {
    case 'activated':
      return 'C3.2';
    case 'acted':
      return event.card ? 'C3.5' : null;
    case 'gave-up':
      return 'C3.4';
    case 'reshuffled':
      return 'C3.8';
    case 'seat-taken':
      return event.from_street !== null ? 'C5.3' : event.exchanged ? 'C5.2' : 'C5.1';
    case 'disc-left':
      return event.disc === WHITE ? null : 'C6.1';
    case 'scored':
      if (sentence > 0) return sentence > Math.max(event.lines.length, 1) ? 'C5.6' : null;
      return event.tile === null ? 'C6.2' : 'C5.5';
    case 'revealed':
      return 'C6.2';
    case 'game-over':
      return 'C6.3';
    default:
      return null;
  }
}
