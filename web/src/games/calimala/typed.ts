/** From what somebody types to a move: the key of an entry, or the notation in two languages. */
import { BUILDINGS, CITIES, KINDS } from './names';
import { WHITE_KEY, type Entry } from './menu';
import type { Speech } from './speech';
import type { View } from './types';

const LONGEST = 80; // signs of a notation
const VERBS = ['keep', 'take', 'place', 'white', 'card', 'draw', 'stop', 'seat'];
const ENDS = ['lower', 'upper', 'house', 'workshop'];
const WORDS: readonly string[] = [...VERBS, ...KINDS, ...ENDS, ...CITIES, ...BUILDINGS];
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

/** What somebody may have meant, in the game's notation, also if it is no move now. */
export function untranslated(speech: Speech, view: View, text: string): string {
  const typed = plain(text);
  const [, number, white] = /^(\d+)(w?)$/.exec(typed) ?? [];
  const street = view.phase === 'placing' ? view.streets[Number(number) - 1] : undefined;
  if (street) return `${white ? 'white' : 'place'} ${street.kinds.join('|')}`;
  const words = typed.split(' ').map((word) => word.split('|').map((part) => key(speech, part)));
  return words.map((parts) => parts.join('|')).join(' ').slice(0, LONGEST);
}

/** The key of a word of the notation in either language; the word itself if it is none. */
function key(speech: Speech, word: string): string {
  if (WORDS.some((one) => one === word)) return word;
  const names = (one: string): string[] => {
    const own = speech.say(`notation-${one}`).toLowerCase();
    return [plain(own), plain(spelt(own))];
  };
  const exact = WORDS.find((one) => names(one).includes(word));
  const begun = WORDS.filter((one) => names(one).some((name) => name.startsWith(word)));
  return exact ?? (begun.length === 1 ? (begun[0] ?? word) : word);
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
  return [plain(move.text), plain(own), plain(spelt(own.toLowerCase()))];
}

/** German without its own letters. */
function spelt(text: string): string {
  return text.replace(/[äöüß]/g, (sign) => UMLAUTS[sign] ?? sign);
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
