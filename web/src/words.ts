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

/**
 * The texts of games, `<game>.ftl` and `<game>-….ftl`, each loaded with its game.  What is named
 * here belongs to no game, or is for the terminal alone.
 */
const own = import.meta.glob<string>(
  [
    '../../src/signoria/locales/*/*.ftl',
    '!../../src/signoria/locales/*/{arena,cli,edges,faults,map,names,problems,record,remote,rooms,server,terminal,web}.ftl',
    '!../../src/signoria/locales/*/{learn,rulebook,table}-web.ftl',
    '!../../src/signoria/locales/*/*-{desk,rules}.ftl',
  ],
  { query: '?raw', import: 'default' },
);

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
    return this.#list.format(items);
  }

  /** A point in time, in seconds since 1970, as people write it. */
  time(seconds: number): string {
    const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
    return new Intl.DateTimeFormat(regional(this.language), style).format(seconds * 1000);
  }
}

/** Loads a language: what every page needs, and what these games say. */
export async function load(language: Language, games: Iterable<string> = []): Promise<Words> {
  const [common, ...more] = await Promise.all([
    pieces[language](),
    ...[...games].flatMap((game) => ofGame(language, game)),
  ]);
  return new Words(language, [...Object.values(common.default), ...more]);
}

function ofGame(language: Language, game: string): Promise<string>[] {
  const name = new RegExp(`/${language}/${game}(-[a-z-]+)?\\.ftl$`);
  return Object.entries(own).flatMap(([path, read]) => (name.test(path) ? [read()] : []));
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
