/** From what somebody types to a move: the number of an entry, or the notation in two languages. */
import { findByAbbreviation, keyOf, plain } from '../../../table/console/typed';
import type { Entry } from './menu';
import { ARTISTS, PIECES, RESOURCES } from '../names';
import type { Speech } from '../speech';

const LONGEST = 80; // signs of a notation
const VERBS = ['walk', 'roll', 'collect', 'buy', 'create', 'sell', 'upgrade', 'hire', 'for', 'end'];
const WORDS: readonly string[] = [
  ...VERBS,
  ...RESOURCES,
  ...Object.keys(ARTISTS),
  ...Object.keys(PIECES),
];

const own = (speech: Speech, word: string): string =>
  WORDS.includes(word) ? speech.say(`forging-florence-notation-${word}`) : word;

/** A move's notation in the words of the language. */
export function translate(speech: Speech, notation: string): string {
  const words = notation.toLowerCase().split(' ');
  return words.map((word) => own(speech, word)).join(' ');
}

/** What somebody may have meant, in the game's notation, also if it is no move now. */
export function translateBack(speech: Speech, text: string): string {
  const words = plain(text).split(' ');
  const keys = words.map((word) => keyOf(word, WORDS, (one) => own(speech, one)));
  return keys.join(' ').slice(0, LONGEST);
}

/** The entry meant: its number, its notation, or beginnings of words that fit no other. */
export function findEntry(speech: Speech, text: string, entries: readonly Entry[]): Entry | null {
  const typed = plain(text);
  if (typed === '') return null;
  const keyed = entries.find((entry) => entry.key === typed);
  const notations = ({ move }: Entry): string[] => [move.text, translate(speech, move.text)];
  return keyed ?? findByAbbreviation(typed, entries, notations);
}
