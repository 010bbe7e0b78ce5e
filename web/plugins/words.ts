/**
 * The Fluent files of the Python package as modules: one piece for each language and topic, with
 * several files in it and without their comments.  `virtual:words` lists them, and the languages.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Plugin } from 'vite';

export const TEXTS = '../src/signoria/locales';
export const LIST = 'virtual:words';
const FALLBACK = 'en'; // stands first

/**
 * The topic of a file, as its first line says: `common` for what every page may say, the name of a
 * game, or what is loaded where it is wanted; null for what no page says.
 */
export function topicOf(path: string, source: string): string | null {
  const topic = /^# topic: ([a-z-]+)\n/.exec(source)?.[1];
  if (topic !== undefined) return topic === 'none' ? null : topic;
  throw new Error(
    `${path}: the first line must name its topic, such as "# topic: common", the name of a game, ` +
      'or "# topic: none" for what no page says',
  );
}

/** What a language calls itself, by its files. */
export function nameOf(language: string, sources: readonly string[]): string {
  const found = sources.flatMap((source) => /^language-name = (.+)$/m.exec(source)?.[1] ?? []);
  if (found[0] !== undefined) return found[0];
  throw new Error(`${TEXTS}/${language}: no file says the language-name`);
}

/** The languages that have a folder; the one that others fall back to is the first. */
export function findLanguages(): string[] {
  const folders = readdirSync(TEXTS, { withFileTypes: true })
    .filter((one) => one.isDirectory() && /^[a-z]{2}$/.test(one.name))
    .map((one) => one.name);
  return [FALLBACK, ...folders.filter((one) => one !== FALLBACK).sort()];
}

interface TextFile {
  readonly path: string;
  readonly source: string;
  readonly topic: string | null;
}

/** The files of a language, by their names. */
export function filesOf(language: string): TextFile[] {
  const folder = join(TEXTS, language);
  const names = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
  return names.sort().map((name) => {
    const path = join(folder, name);
    const source = readFileSync(path, 'utf-8');
    return { path, source, topic: topicOf(path, source) };
  });
}

/** The topics of a language's files, each once. */
export function topics(language: string): string[] {
  return [...new Set(filesOf(language).flatMap((file) => file.topic ?? []))].sort();
}

/** Messages that only programs at a command line say, and what the list of languages says. */
const NOT_HERE = /^(?:(?:cli|serve|system)-|language-name\b)/;

/** A Fluent file without its comments, and without what no page says. */
export function bare(source: string): string {
  const messages = source.replace(/^#.*\n/gm, '').split(/^(?=[a-z])/m);
  return messages
    .flatMap((one) => (NOT_HERE.test(one) ? [] : one.trimEnd()))
    .join('\n')
    .trim();
}

/** The module that lists the languages, and the pieces of each, to be loaded when wanted. */
function list(): string {
  const piece = (language: string, topic: string): string =>
    `${JSON.stringify(topic)}: () => import('${LIST}/${language}/${topic}')`;
  const languages = findLanguages();
  const lines = languages.map(
    (language) =>
      `${language}: { ${topics(language)
        .map((topic) => piece(language, topic))
        .join(', ')} }`,
  );
  const named = languages.map((language) => [
    language,
    nameOf(
      language,
      filesOf(language).map((file) => file.source),
    ),
  ]);
  return (
    `export const names = ${JSON.stringify(Object.fromEntries(named))};\n` +
    `export default { ${lines.join(',\n')} };`
  );
}

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(LIST) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${LIST}`)) return null;
      const [language = '', topic = ''] = id.slice(LIST.length + 2).split('/');
      if (language === '') return list();
      const files = filesOf(language).filter((file) => file.topic === topic);
      for (const { path } of files) this.addWatchFile(resolve(path));
      const text = files.map(({ source }) => bare(source)).join('\n');
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
