/** From what somebody types to a move: the key of an entry, or the notation in two languages. */
import { WHITE_KEY, type Entry } from './menu';
import type { Speech } from './speech';

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A move's notation in the words of the language: "place Wood|Ship". */
export function translated(speech: Speech, notation: string): string {
  let before = '';
  const out = notation
    .toLowerCase()
    .split(' ')
    .map((word) => {
      const built = word === 'ship' && before === 'build';
      before = word;
      if (built) return speech.say('notation-built-ship');
      const parts = word.split('|').map((part) => speech.say(`notation-${part}`));
      return parts.length > 1 ? parts.map(capitalised).join('|') : (parts[0] ?? '');
    });
  return out.join(' ');
}

/** The entry meant: its key, its notation, or beginnings of words that fit no other; else null. */
export function chosen(speech: Speech, text: string, entries: readonly Entry[]): Entry | null {
  const typed = plain(text);
  if (typed === '') return null;
  // With white discs only, the number of a street is enough.
  const keyed =
    entries.find((entry) => entry.key === typed) ??
    entries.find((entry) => entry.key === typed + WHITE_KEY);
  return keyed ?? abbreviated(speech, typed, entries);
}

function abbreviated(speech: Speech, typed: string, entries: readonly Entry[]): Entry | null {
  const exact = entries.filter((entry) => notations(speech, entry).includes(typed));
  const begun = entries.filter((entry) =>
    notations(speech, entry).some((one) => begins(typed, one)),
  );
  const found = exact.length > 0 ? exact : begun;
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** A move's notation in English and in the reader's language, made comparable. */
function notations(speech: Speech, { move }: Entry): string[] {
  const own = translated(speech, move.text);
  const spelt = own.toLowerCase().replace(/[äöüß]/g, (sign) => UMLAUTS[sign] ?? sign);
  return [plain(move.text), plain(own), plain(spelt)];
}

/** Text without regard to case, accents and spacing. */
function plain(text: string): string {
  const bare = text.toLowerCase().replace(/ß/g, 'ss').normalize('NFKD').replace(/\p{M}/gu, '');
  return bare
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?\| ?/g, '|');
}

/** Whether every word of the text begins the notation's word in its place. */
function begins(typed: string, notation: string): boolean {
  const words = typed.split(/[ |]/);
  const whole = notation.split(/[ |]/);
  return words.length === whole.length && words.every((word, i) => whole[i]?.startsWith(word));
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
