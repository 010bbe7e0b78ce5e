/** Puts the worker that shows notices at an address of its own, which stays the same. */
import { readFileSync } from 'node:fs';

import { type Plugin, transformWithOxc } from 'vite';

const FILE = 'push-worker.js';
const SOURCE = 'src/push/serviceWorker.ts';

/** A script without imports or exports: not all browsers take a worker that is a module. */
async function compile(): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf-8'), SOURCE);
  return code.replace(/^export \{\};$/m, '');
}

export function push(): Plugin {
  return {
    name: 'push',
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
