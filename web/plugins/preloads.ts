/**
 * Which files each page will want: the server names them in its HTML, so that a browser asks for
 * all of them at once instead of finding one after the other.  `preload.json` has them by the path
 * of the page, and by language what it says.
 */
import type { Plugin, Rollup } from 'vite';

import { LIST } from './words.ts';

type Chunk = Rollup.OutputChunk;

/** The module of each page, by its path as the server routes it. */
const PAGES: Record<string, string> = {
  '/': 'pages/Home.svelte',
  '/new': 'pages/New.svelte',
  '/matches': 'pages/MatchesPage.svelte',
  '/settings': 'pages/Settings.svelte',
  '/account': 'account/AccountPage.svelte',
  '/device': 'pages/Device.svelte',
  '/mail': 'account/MailPage.svelte',
  '/import': 'records/ImportPage.svelte',
  '/m/{id}': 'pages/MatchPage.svelte',
  '/m/{id}/review': 'pages/ReviewPage.svelte',
};
const LEARN = '/learn/LearnPage.svelte';
const COURSES = '/learn/Courses.svelte';
const RULES = ['/pages/RulesPage.svelte', '/rules/Rulebook.svelte'];
const TABLE = /\/src\/games\/([a-z-]+)\/Table\.svelte$/;

export interface Preloads {
  /** By path: scripts and styles. */
  pages: Record<string, string[]>;
  /** By path and language: scripts with what the page says. */
  words: Record<string, Record<string, string[]>>;
}

/** The chunks of a build, asked for by their modules. */
class Build {
  readonly #chunks: readonly Chunk[];
  readonly #start: ReadonlySet<string>;

  constructor(bundle: Rollup.OutputBundle) {
    this.#chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
    this.#start = new Set(
      this.#chunks.filter((one) => one.isEntry).flatMap((one) => this.#all(one)),
    );
  }

  /** The games that have a table. */
  get games(): string[] {
    return this.#chunks.flatMap((one) => TABLE.exec(one.facadeModuleId ?? '')?.[1] ?? []).sort();
  }

  /** The languages that there are texts in. */
  get languages(): string[] {
    const found = this.#chunks.map(
      (one) => one.facadeModuleId?.split(`${LIST}/`)[1]?.split('/')[0],
    );
    return [...new Set(found.filter((one) => one !== undefined))].sort();
  }

  /** The files that a module needs, without those that every page has anyway. */
  files(module: string): string[] {
    const chunk = this.#chunks.find((one) => one.facadeModuleId?.endsWith(module));
    return chunk === undefined ? [] : this.#all(chunk).filter((file) => !this.#start.has(file));
  }

  /** A chunk with all that it imports and their styles. */
  #all(chunk: Chunk, seen = new Set<string>()): string[] {
    if (seen.has(chunk.fileName)) return [];
    seen.add(chunk.fileName);
    const imported = this.#chunks.filter((one) => chunk.imports.includes(one.fileName));
    const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
    return [chunk.fileName, ...styles, ...imported.flatMap((one) => this.#all(one, seen))];
  }
}

/** What each page wants, by its path. */
function findPreloads(build: Build): Preloads {
  const found: Preloads = { pages: {}, words: {} };
  const page = (path: string, files: readonly string[], said: (language: string) => string[]) => {
    const texts = (language: string): string[] =>
      [`${LIST}/${language}/common`, ...said(language)].flatMap((one) => build.files(one));
    found.pages[path] = [...new Set(files)];
    found.words[path] = Object.fromEntries(build.languages.map((one) => [one, texts(one)]));
  };
  const tables = build.games.map((game) => build.files(`/games/${game}/Table.svelte`));
  // A match that has not begun, or is shown in words, has no table: a browser complains of styles
  // that it loaded for nothing.
  const shared = (tables[0] ?? []).filter(
    (file) => !file.endsWith('.css') && tables.every((one) => one.includes(file)),
  );
  for (const [path, module] of Object.entries(PAGES)) {
    const table = path.startsWith('/m/') ? shared : [];
    page(path, [...build.files(`/src/${module}`), ...table], () => []);
  }
  for (const game of build.games) {
    const folder = `/games/${game}`;
    const course = `${folder}/lessons/course.json`;
    if (build.files(course).length > 0) {
      page(
        `/learn/${game}`,
        [LEARN, course].flatMap((one) => build.files(one)),
        (language) => [
          `${LIST}/${language}/learn`,
          `${LIST}/${language}/${game}`,
          `${folder}/lessons/texts/${language}.ts`,
        ],
      );
    }
    page(
      `/rules/${game}`,
      RULES.flatMap((one) => build.files(one)),
      (language) => [`${folder}/rules/texts/${language}.ts`],
    );
  }
  page(
    '/learn',
    [LEARN, COURSES].flatMap((one) => build.files(one)),
    (language) => [`${LIST}/${language}/learn`],
  );
  // Where the address names no game, the client shows the rules of the first.
  const [first] = build.games;
  found.pages['/rules'] = found.pages[`/rules/${first}`] ?? [];
  found.words['/rules'] = found.words[`/rules/${first}`] ?? {};
  return found;
}

export function preloads(): Plugin {
  return {
    name: 'preloads',
    enforce: 'post',
    generateBundle(_, bundle) {
      const source = JSON.stringify(findPreloads(new Build(bundle)));
      this.emitFile({ type: 'asset', fileName: 'preload.json', source });
    },
  };
}
