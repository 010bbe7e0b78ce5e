/** What a variant changes: from its word, and as the text of a file. */
import type { Words } from '../i18n/words';
import type { VariantNumber, VariantNumbers } from '../net/protocol';

export type Amount = number | readonly number[];
export type Changes = Readonly<Record<string, Amount>>;

export const VARIANT = 'variant'; // the option
export const STANDARD = 'standard'; // the option's value without a variant

/** What differs from the rulebook, from the value of the option: `5c1f…:tile.first:5+…`. */
export function changesOf(word: string): Changes {
  if (word === STANDARD) return {};
  const entries = word.slice(word.indexOf(':') + 1).split('+');
  return Object.fromEntries(
    entries.map((entry) => {
      const [key = '', amount = ''] = entry.split(':');
      const numbers = amount.split('/').map(Number);
      return [key, numbers.length > 1 ? numbers : (numbers[0] ?? 0)];
    }),
  );
}

/** What a number is, in words: "slots for cloth in a city: London". */
export function meaning(words: Words, game: string, number: VariantNumber): string {
  const names = Object.entries(number.names);
  const said = names.map(([name, id]) => [name, words.say(words.own(game, id))]);
  return words.say(
    words.own(game, number.text),
    Object.fromEntries(said) as Record<string, string>,
  );
}

/** A number, or several, to be read. */
export const amountText = (amount: Amount): string =>
  typeof amount === 'number' ? String(amount) : amount.join(', ');

/** What is changed, in sentences, in the order of a file. */
export function sentences(
  words: Words,
  game: string,
  { numbers }: VariantNumbers,
  changes: Changes,
): string[] {
  return numbers.flatMap((number) => {
    const amount = changes[number.key];
    if (amount === undefined) return [];
    const [value, usual] = [amountText(amount), amountText(number.usual)];
    return [words.say('variant-changed', { key: meaning(words, game, number), value, usual })];
  });
}

/** The file that has just what differs (TOML). */
export function fileText({ game, rules, numbers }: VariantNumbers, changes: Changes): string {
  const lines = [`game = "${game}"`, `rules = "${rules}"`];
  let section = '';
  for (const { key } of numbers) {
    const amount = changes[key];
    if (amount === undefined) continue;
    const at = key.lastIndexOf('.');
    if (key.slice(0, at) !== section) {
      section = key.slice(0, at);
      lines.push('', `[${section}]`);
    }
    const value = typeof amount === 'number' ? String(amount) : `[${amount.join(', ')}]`;
    lines.push(`${key.slice(at + 1)} = ${value}`);
  }
  return `${lines.join('\n')}\n`;
}

/** The changes with one number set; the rulebook's is no change. */
export function withNumber(changes: Changes, number: VariantNumber, amount: Amount): Changes {
  const rest = Object.entries(changes).filter(([key]) => key !== number.key);
  const own: [string, Amount][] =
    amountText(amount) === amountText(number.usual) ? [] : [[number.key, amount]];
  return Object.fromEntries([...rest, ...own]);
}

/** The numbers by the first part of their keys, in the order of a file. */
export function groups({ numbers }: VariantNumbers): [string, VariantNumber[]][] {
  const found = new Map<string, VariantNumber[]>();
  for (const number of numbers) {
    const name = number.key.split('.')[0] ?? '';
    found.set(name, [...(found.get(name) ?? []), number]);
  }
  return [...found];
}
