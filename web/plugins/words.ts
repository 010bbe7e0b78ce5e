/**
 * The Fluent files of the Python package as modules: one piece for each language and topic, with
 * several files in it and without their comments.  `virtual:words` lists them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

import type { Plugin } from 'vite';

const TEXTS = '../src/signoria/locales';
const GAMES = 'src/games';
export const LIST = 'virtual:words';

/** What every page may say, in guided games, of analyses, around a match, of shut matches, brought records and shuffles; each game is one, too. */
const TOPICS: Record<string, RegExp> = {
  common: /^(edges|faults|hints-web|names|problems|rooms|web|records-web|table-web|rulebook-web)$/,
  learn: /^learn-web$/,
  analysis: /^analysis$/,
  match: /^match-web$/,
  shut: /^shut-web$/,
  import: /^import-web$/,
  fair: /^fair-web$/,
};

const folders = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? one.name : []));

/**
 * Which files belong to which topic: `<game>-about` to what every page may say, since all games are
 * listed there; those of its terminal, rules and study are not for the browser.
 */
export function topics(games: readonly string[]): Record<string, RegExp> {
  const own = games.map((game) => [
    game,
    new RegExp(`^${game}(-(?!about$|terminal$|rules$|study$)[a-z-]+)?$`),
  ]);
  const about = games.map((game) => `${game}-about`);
  const common = new RegExp([TOPICS['common']?.source, `^(${about.join('|')})$`].join('|'));
  return { ...TOPICS, common, ...(Object.fromEntries(own) as Record<string, RegExp>) };
}

/** Messages that only programs at a command line say. */
const NOT_HERE = /^(cli|serve|system)-/;

/** A Fluent file without its comments, and without what no page says. */
export function bare(source: string): string {
  const messages = source.replace(/^#.*\n/gm, '').split(/^(?=[a-z])/m);
  return messages
    .flatMap((one) => (NOT_HERE.test(one) ? [] : one.trimEnd()))
    .join('\n')
    .trim();
}

/** The module that lists the pieces by language and topic, each to be loaded when wanted. */
function list(languages: readonly string[], names: readonly string[]): string {
  const piece = (language: string, name: string): string =>
    `${JSON.stringify(name)}: () => import('${LIST}/${language}/${name}')`;
  const lines = languages.map(
    (language) => `${language}: { ${names.map((name) => piece(language, name)).join(', ')} }`,
  );
  return `export default { ${lines.join(',\n')} };`;
}

export function words(): Plugin {
  const files = topics(folders(GAMES));
  const languages = folders(TEXTS).filter((folder) => /^[a-z]{2}$/.test(folder));

  /** The files of a piece such as `de/learn`. */
  function filesOf(piece: string): string[] {
    const [language = '', topic = ''] = piece.split('/');
    const folder = join(TEXTS, language);
    const wanted = (file: string): boolean => files[topic]?.test(basename(file, '.ftl')) ?? false;
    return readdirSync(folder)
      .filter(wanted)
      .sort()
      .map((file) => join(folder, file));
  }

  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(LIST) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${LIST}`)) return null;
      const piece = id.slice(LIST.length + 2);
      if (piece === '') return list(languages, Object.keys(files));
      const paths = filesOf(piece);
      for (const path of paths) this.addWatchFile(resolve(path));
      const text = paths.map((path) => bare(readFileSync(path, 'utf-8'))).join('\n');
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
