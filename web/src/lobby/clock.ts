/** The clock of a match: what the form offers, and what a match says of its own. */
import type { ClockRules, MatchCard } from '../net/protocol';
import type { Words } from '../i18n/words';
import { DAY, HOUR, MINUTE, span } from './newMatchForm';

export type Clock = MatchCard['clock'];

/** What can be chosen; `none` is first, `own` has fields for all of it. */
export const PRESETS = ['none', 'evening', 'lunch', 'day', 'week', 'month', 'own'] as const;
export type Preset = (typeof PRESETS)[number];

/** What the server takes, in seconds and hours. */
export const LIMITS = {
  bank: { least: MINUTE, most: 60 * DAY },
  increment: { least: 0, most: 14 * DAY },
  most: { least: MINUTE, most: 60 * DAY },
  night: 16,
} as const;

/** Where the browser is. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** Knows the browser a time zone of this name? */
export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The rules of a choice, with the nights of a zone (null: all nights count); null for no clock. */
export function rulesOf(preset: Exclude<Preset, 'own'>, zone: string | null): ClockRules | null {
  const night = zone === null ? null : { begin: 23, end: 7, zone };
  switch (preset) {
    case 'none':
      return null;
    case 'evening':
      return { bank: 20 * MINUTE, increment: 30, per: 'turn' };
    case 'lunch':
      return { bank: 2 * DAY, increment: 12 * HOUR, per: 'turn', most: 2 * DAY, night };
    case 'day':
      return { bank: DAY, increment: DAY, per: 'turn', most: DAY };
    case 'week':
      return { bank: 2 * DAY, increment: 2 * HOUR, per: 'turn', night };
    case 'month':
      return { bank: 7 * DAY, increment: 8 * HOUR, per: 'turn', night };
  }
}

/** "20 minutes each, 30 seconds more per turn; nights from 23 to 7 (Europe/Rome) do not count". */
export function clockText(words: Words, clock: Clock): string {
  if (clock === null) return words.say('web-clock-none');
  if (typeof clock === 'number') {
    return words.say('clock-said-each', { bank: span(words.language, clock) });
  }
  return [bankText(words, clock), mostText(words, clock), nightText(words, clock)]
    .filter((text) => text !== '')
    .join('; ');
}

/** Is there as much time for each turn or decision, and nothing to be saved up? */
const isEven = ({ bank, increment, most }: ClockRules): boolean =>
  bank === increment && bank === most;

function bankText(words: Words, rules: ClockRules): string {
  const per = rules.per ?? 'turn';
  const bank = span(words.language, rules.bank);
  if (isEven(rules)) {
    return words.say(per === 'turn' ? 'clock-said-each-turn' : 'clock-said-each', { bank });
  }
  if (!rules.increment) return words.say('clock-said', { bank });
  return words.say(`clock-said-${per}`, { bank, more: span(words.language, rules.increment) });
}

function mostText(words: Words, rules: ClockRules): string {
  if (!rules.most || !rules.increment || isEven(rules)) return '';
  return words.say('clock-said-most', { most: span(words.language, rules.most) });
}

function nightText(words: Words, { night }: ClockRules): string {
  if (!night) return '';
  return words.say('clock-said-night', {
    begin: String(night.begin),
    end: String(night.end),
    zone: night.zone,
  });
}
