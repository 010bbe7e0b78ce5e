/** Puts the service worker at an address of its own, which stays the same, with the page it keeps. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { type Plugin, transformWithOxc } from 'vite';

import { findLanguages, TEXTS } from './words.ts';

const FILE = 'service-worker.js';
const SOURCE = 'src/background/serviceWorker.ts';
const PAGE = 'src/background/unreachable.html';
const WORDS = 'unreachable-web.ftl';

/** The page that is shown where the server cannot be reached, in one language. */
export function unreachable(language: string): string {
  const words = new FluentBundle(language);
  const source = readFileSync(join(TEXTS, language, WORDS), 'utf-8');
  words.addResource(new FluentResource(source));
  const say = (_: string, name: string): string => {
    const found = words.getMessage(name)?.value;
    if (!found) throw new Error(`${language}/${WORDS}: ${name} is missing`);
    return words.formatPattern(found);
  };
  const page = readFileSync(PAGE, 'utf-8').replace('{language}', language);
  return page.replace(/\{(unreachable-[a-z]+)\}/g, say).replace(/\n\s*/g, '\n');
}

/** A script without imports or exports: not all browsers take a worker that is a module. */
async function compile(): Promise<string> {
  const pages = Object.fromEntries(findLanguages().map((one) => [one, unreachable(one)]));
  const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf-8'), SOURCE);
  return code.replace(/^export \{\};$/m, '').replace('PAGES', JSON.stringify(pages));
}

export function background(): Plugin {
  return {
    name: 'background',
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, (_, answer, next) => {
        answer.setHeader('Content-Type', 'text/javascript');
        compile().then((code) => answer.end(code), next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await compile() });
    },
  };
}
