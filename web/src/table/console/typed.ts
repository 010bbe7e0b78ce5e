/** Text that somebody typed, compared with a game's notation in two languages. */

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** German without its own letters. */
export function spelt(text: string): string {
  return text.replace(/[äöüß]/g, (sign) => UMLAUTS[sign] ?? sign);
}

/** Text without regard to case, accents and spacing. */
export function plain(text: string): string {
  const bare = text.toLowerCase().replace(/ß/g, 'ss').normalize('NFKD').replace(/\p{M}/gu, '');
  return bare
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?\| ?/g, '|');
}

/** The possible moves as a field offers them: what to type, in the reader's words, and its meaning. */
export function offersOf(
  entries: readonly { key: string; label: string; note?: string; move: { text: string } }[],
  translated: (notation: string) => string,
): { value: string; text: string }[] {
  return entries.map(({ key, label, note, move }) => ({
    value: translated(move.text),
    text: `${key} ${label} ${note ?? ''}`.trim(),
  }));
}

/** The key whose name in the reader's language is the word, or begins with it and is the only one. */
export function keyOf(
  word: string,
  keys: readonly string[],
  name: (key: string) => string,
): string {
  if (keys.includes(word)) return word;
  const names = (key: string): string[] => {
    const own = name(key).toLowerCase();
    return [plain(own), plain(spelt(own))];
  };
  const exact = keys.find((key) => names(key).includes(word));
  const begun = keys.filter((key) => names(key).some((one) => one.startsWith(word)));
  return exact ?? (begun.length === 1 ? (begun[0] ?? word) : word);
}

/** The entry of which the text is a notation, or the beginnings of its words; null if not one. */
export function findByAbbreviation<E>(
  text: string,
  entries: readonly E[],
  notations: (entry: E) => readonly string[],
): E | null {
  const typed = plain(text);
  const all = (entry: E): string[] =>
    notations(entry).flatMap((one) => [plain(one), plain(spelt(one.toLowerCase()))]);
  const exact = entries.filter((entry) => all(entry).includes(typed));
  const begun = entries.filter((entry) => all(entry).some((one) => begins(typed, one)));
  const found = exact.length > 0 ? exact : begun;
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Whether every word of the text begins the notation's word in its place. */
function begins(typed: string, notation: string): boolean {
  const words = typed.split(/[ |]/);
  const whole = notation.split(/[ |]/);
  return words.length === whole.length && words.every((word, i) => whole[i]?.startsWith(word));
}
