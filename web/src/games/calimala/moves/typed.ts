/** From what somebody types to a move: the key of an entry, or the notation in two languages. */
import { findByAbbreviation, keyOf, plain } from '../../../table/console/typed';
import { BUILDINGS, CITIES, KINDS } from '../names';
import { WHITE_KEY, type Entry } from './menu';
import type { Speech } from '../speech';
import type { View } from '../types';

const LONGEST = 80; // signs of a notation
const VERBS = ['keep', 'take', 'place', 'white', 'card', 'draw', 'stop', 'seat'];
const ENDS = ['lower', 'upper', 'house', 'workshop'];
const WORDS: readonly string[] = [...VERBS, ...KINDS, ...ENDS, ...CITIES, ...BUILDINGS];

/** A move's notation in the words of the language: "place Wood|Ship". */
export function translate(speech: Speech, notation: string): string {
  let before = '';
  const out = notation
    .toLowerCase()
    .split(' ')
    .map((word) => {
      const built = word === 'ship' && before === 'build';
      before = word;
      if (built) return speech.say('notation-built-ship');
      const parts = word.split('|').map((part) => speech.say(`notation-${part}`));
      return parts.length > 1 ? parts.map(capitalise).join('|') : (parts[0] ?? '');
    });
  return out.join(' ');
}

/** What somebody may have meant, in the game's notation, also if it is no move now. */
export function translateBack(speech: Speech, view: View, text: string): string {
  const typed = plain(text);
  const [, number, white] = /^(\d+)(w?)$/.exec(typed) ?? [];
  const street = view.phase === 'placing' ? view.streets[Number(number) - 1] : undefined;
  if (street) return `${white ? 'white' : 'place'} ${street.kinds.join('|')}`;
  const key = (word: string): string => keyOf(word, WORDS, (one) => speech.say(`notation-${one}`));
  const words = typed.split(' ').map((word) => word.split('|').map(key).join('|'));
  return words.join(' ').slice(0, LONGEST);
}

/** The entry meant: its key, its notation, or beginnings of words that fit no other; else null. */
export function findEntry(speech: Speech, text: string, entries: readonly Entry[]): Entry | null {
  const typed = plain(text);
  if (typed === '') return null;
  // With white discs only, the number of a street is enough.
  const keyed =
    entries.find((entry) => entry.key === typed) ??
    entries.find((entry) => entry.key === typed + WHITE_KEY);
  const notations = ({ move }: Entry): string[] => [move.text, translate(speech, move.text)];
  return keyed ?? findByAbbreviation(typed, entries, notations);
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
