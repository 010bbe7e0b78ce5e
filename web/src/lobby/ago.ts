/** How long ago something was, as people say it. */

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const; // and their seconds

/** Such as "3 hours ago" or "yesterday"; both moments in seconds since 1970. */
export function ago(language: string, then: number, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const passed = Math.max(0, now - then); // clocks differ
  const found = UNITS.find(([, seconds]) => passed >= seconds);
  return found === undefined
    ? words.format(0, 'second')
    : words.format(-Math.floor(passed / found[1]), found[0]);
}
