/** Everything that a person reads, from the Fluent files that the server's package uses, too. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'de', 'es', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;

/** What each language calls itself. */
export const NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  it: 'Italiano',
};

const pieces: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('./locales/en'),
  de: () => import('./locales/de'),
  es: () => import('./locales/es'),
  it: () => import('./locales/it'),
};

/** The words of one language. */
export class Words {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  readonly #list: Intl.ListFormat;

  constructor(language: Language, sources: Iterable<string>) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#list = new Intl.ListFormat(language, { type: 'conjunction' });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The message with its values; an id that does not exist stands for itself, to be seen. */
  say(id: string, values: Values = {}): string {
    const message = this.#bundle.getMessage(id);
    if (message?.value == null) return id;
    return this.#bundle.formatPattern(message.value, values, []);
  }

  /** Several things in one sentence: "one, two and three". */
  listed(items: Iterable<string>): string {
    return this.#list.format(items);
  }

  /** A point in time, in seconds since 1970, as people write it. */
  time(seconds: number): string {
    const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
    return new Intl.DateTimeFormat(this.language, style).format(seconds * 1000);
  }
}

/** Loads a language. */
export async function load(language: Language): Promise<Words> {
  const sources = (await pieces[language]()).default;
  return new Words(language, Object.values(sources));
}

/** The first language that is there of those wanted (such as "de-AT"); English if none is. */
export function choose(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => language === tag.toLowerCase().split('-')[0]);
    if (found !== undefined) return found;
  }
  return 'en';
}
