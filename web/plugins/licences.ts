/** The licences of what reaches the browser and is not ours, as a file beside the pages. */
import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

/** Packages, and where each has its licence. */
const OTHERS = {
  svelte: 'svelte/LICENSE.md',
  // Its package brings no copy of the Apache License 2.0; TypeScript's does.
  '@fluent/bundle': 'typescript/LICENSE.txt',
  '@fontsource/eb-garamond': '@fontsource/eb-garamond/LICENSE',
  '@fontsource/source-sans-3': '@fontsource/source-sans-3/LICENSE',
};

export function licences(): Plugin {
  const text = (path: string): string => readFileSync(`node_modules/${path}`, 'utf-8');
  return {
    name: 'licences',
    generateBundle() {
      const parts = Object.entries(OTHERS).map(([name, path]) => `${name}\n\n${text(path)}`);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: parts.join('\n\n') });
    },
  };
}
