/** Time that is left, as people read a clock. */

const HOUR = 3600;
const DAY = 24 * HOUR;

/** "0:45", "12:05", "3:00:00"; from two days on "6d 03:12". */
export function reading(seconds: number, language = 'en'): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const two = (part: number): string => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / HOUR), Math.floor(whole / 60) % 60];
  if (whole >= 2 * DAY) {
    return `${days(Math.floor(whole / DAY), language)} ${two(hours % 24)}:${two(minutes)}`;
  }
  const rest = two(whole % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

const days = (count: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'narrow' }).format(
    count,
  );

/** Spans that do not count, in seconds from when they were told. */
export type Nights = readonly (readonly [number, number])[];

/** How many of the seconds that have passed count. */
export function countAwake(passed: number, nights: Nights): number {
  const asleep = nights.map(([begin, end]) =>
    Math.max(0, Math.min(end, passed) - Math.max(0, begin)),
  );
  return Math.max(0, passed) - asleep.reduce((sum, span) => sum + span, 0);
}

/** Does no time run, so many seconds after the nights were told? */
export function isNight(passed: number, nights: Nights): boolean {
  return nights.some(([begin, end]) => begin <= passed && passed < end);
}
