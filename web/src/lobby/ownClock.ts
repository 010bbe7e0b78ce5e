/** A clock of one's own, as it stands in the fields of the form, and what is wrong with it. */
import type { ClockRules } from '../net/protocol';
import type { Words } from '../i18n/words';
import { isZone, LIMITS } from './clock';
import { DAY, HOUR, MINUTE, span } from './newMatchForm';

export const UNITS = { seconds: 1, minutes: MINUTE, hours: HOUR, days: DAY } as const;
export type Unit = keyof typeof UNITS;

/** A number and its unit; null where the field holds no number. */
export interface Amount {
  number: number | null;
  unit: Unit;
}

export interface OwnClock {
  bank: Amount;
  increment: Amount;
  per: 'turn' | 'decision';
  /** What may be saved up; nothing written means as much as any bank holds. */
  most: Amount;
  nights: boolean;
  begin: number;
  end: number;
  zone: string;
}

export type Field = 'bank' | 'increment' | 'most' | 'night' | 'zone';

/** What stands in the fields at first. */
export const ownClock = (zone: string): OwnClock => ({
  bank: { number: 30, unit: 'minutes' },
  increment: { number: 30, unit: 'seconds' },
  per: 'turn',
  most: { number: null, unit: 'minutes' },
  nights: false,
  begin: 23,
  end: 7,
  zone,
});

const seconds = ({ number, unit }: Amount): number => (number ?? 0) * UNITS[unit];

/** The rules that the fields say. */
export function rulesOfOwn(own: OwnClock): ClockRules {
  return {
    bank: seconds(own.bank),
    increment: seconds(own.increment),
    per: own.per,
    most: own.most.number === null ? null : seconds(own.most),
    night: own.nights ? { begin: own.begin, end: own.end, zone: own.zone.trim() } : null,
  };
}

/** What is wrong, in words that say what would be right; null if nothing is. */
export function faultOf(words: Words, own: OwnClock): { field: Field; text: string } | null {
  const { bank, increment, most } = own;
  if (!fits(bank, 'bank')) return { field: 'bank', text: outside(words, 'bank') };
  if (!fits(increment, 'increment'))
    return { field: 'increment', text: outside(words, 'increment') };
  if (most.number !== null && !fits(most, 'most')) {
    return { field: 'most', text: outside(words, 'most') };
  }
  if (most.number !== null && seconds(most) < Math.max(seconds(bank), seconds(increment))) {
    return { field: 'most', text: refusalText(words, 'bank-too-small') };
  }
  return own.nights ? nightFault(words, own) : null;
}

function nightFault(words: Words, own: OwnClock): { field: Field; text: string } | null {
  const hours = (own.end - own.begin + 24) % 24;
  if (hours === 0 || hours > LIMITS.night) {
    return { field: 'night', text: refusalText(words, 'bad-night', { most: LIMITS.night }) };
  }
  if (isZone(own.zone.trim())) return null;
  return { field: 'zone', text: refusalText(words, 'no-such-zone', { zone: own.zone.trim() }) };
}

function fits(amount: Amount, field: 'bank' | 'increment' | 'most'): boolean {
  const { least, most } = LIMITS[field];
  const { number } = amount;
  return (
    number !== null &&
    Number.isInteger(number) &&
    seconds(amount) >= least &&
    seconds(amount) <= most
  );
}

const outside = (words: Words, field: 'bank' | 'increment' | 'most'): string =>
  words.say(`clock-fault-${field}`, {
    least: span(words.language, LIMITS[field].least),
    most: span(words.language, LIMITS[field].most),
  });

/** A refusal of the server's as a sentence, said before it is asked. */
function refusalText(
  words: Words,
  reason: string,
  values: Record<string, string | number> = {},
): string {
  const text = words.say(`problem-${reason}`, values);
  return `${text.charAt(0).toLocaleUpperCase(words.language)}${text.slice(1)}.`;
}
