/** Everything that a person reads, from the Fluent files that the server's package uses, too. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import pieces, { names } from 'virtual:words';

import { inTurn } from '../timing/deferred';

/** What each language calls itself; English is the first. */
export const LANGUAGE_NAMES = names;
export const LANGUAGES = Object.keys(names);
export type Language = string;
export type Values = Record<string, FluentVariable>;

/** The words of one language. */
export class Words {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  #list: Intl.ListFormat | null = null; // costly, and few pages list anything

  constructor(language: Language, sources: Iterable<string | FluentResource>) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      this.#bundle.addResource(typeof source === 'string' ? new FluentResource(source) : source);
    }
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The id of a game's own message if it has one, `<game>-<id>`; else the id. */
  own(game: string | undefined, id: string): string {
    return game !== undefined && this.has(`${game}-${id}`) ? `${game}-${id}` : id;
  }

  /** The message with its values; an id that does not exist stands for itself, to be seen. */
  say(id: string, values: Values = {}): string {
    const message = this.#bundle.getMessage(id);
    if (message?.value == null) return id;
    return this.#bundle.formatPattern(message.value, values, []);
  }

  /** Several things in one sentence: "one, two and three". */
  listed(items: Iterable<string>): string {
    this.#list ??= new Intl.ListFormat(this.language, { type: 'conjunction' });
    return this.#list.format(items);
  }

  /** A point in time, in seconds since 1970, as people write it. */
  time(seconds: number): string {
    return this.#date(seconds, { dateStyle: 'medium', timeStyle: 'short' });
  }

  /** The day of a point in time, in seconds since 1970. */
  day(seconds: number): string {
    return this.#date(seconds, { dateStyle: 'medium' });
  }

  #date(seconds: number, style: Intl.DateTimeFormatOptions): string {
    return new Intl.DateTimeFormat(regional(this.language), style).format(seconds * 1000);
  }
}

/** Loads a language: what every page needs, and what is said of these topics (such as a game). */
export async function load(language: Language, topics: Iterable<string> = []): Promise<Words> {
  const found = await Promise.all(['common', ...topics].map((topic) => texts(language, topic)));
  return new Words(language, found.flat());
}

const read = new Map<string, FluentResource>();

/** The texts of a topic, read once however often they are wanted; none for an unknown topic. */
async function texts(language: Language, topic: string): Promise<FluentResource[]> {
  const name = `${language}/${topic}`;
  const source = (await pieces[language]?.[topic]?.())?.default;
  if (source === undefined) return [];
  const known = read.get(name) ?? new FluentResource(source);
  read.set(name, known);
  return [known];
}

/**
 * Lets the browser read its tables of numbers and plurals, which takes it a while, before the words
 * have come that need them.
 */
export function readUp(language = navigator.language): void {
  inTurn(() => void new Intl.NumberFormat(language));
  inTurn(() => void new Intl.PluralRules(language));
}

/** The first language that is there of those wanted (such as "de-AT"); English if none is. */
export function choose(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => language === tag.toLowerCase().split('-')[0]);
    if (found !== undefined) return found;
  }
  return 'en';
}

/** The reader's own kind of a language, such as "de-AT" for German; it decides how dates look. */
export function regional(language: Language, wanted = navigator.languages): string {
  return wanted.find((tag) => tag.toLowerCase().split('-')[0] === language) ?? language;
}
