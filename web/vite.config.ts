import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';

import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vite';

const server = process.env['SIGNORIA_SERVER'] ?? 'http://127.0.0.1:8800';

/** What reaches the browser and is not ours; its licences want to be where it is. */
const OTHERS = {
  svelte: 'svelte/LICENSE.md',
  // Its package brings no copy of the Apache License 2.0; TypeScript's does.
  '@fluent/bundle': 'typescript/LICENSE.txt',
  '@fontsource/eb-garamond': '@fontsource/eb-garamond/LICENSE',
  '@fontsource/source-sans-3': '@fontsource/source-sans-3/LICENSE',
};

function licences(): Plugin {
  const text = (path: string): string => readFileSync(`node_modules/${path}`, 'utf-8');
  return {
    name: 'licences',
    generateBundle() {
      const parts = Object.entries(OTHERS).map(([name, path]) => `${name}\n\n${text(path)}`);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: parts.join('\n\n') });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), licences()],
  build: {
    outDir: '../src/signoria/server/client',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's content policy allows fonts and pictures from itself only
    modulePreload: { polyfill: false },
    target: ['chrome123', 'firefox121', 'safari17.5'], // the first with light-dark()
  },
  server: {
    fs: { allow: ['..'] }, // the texts lie in the Python package
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
  },
  // Svelte has a build for servers, too; tests want the one for browsers.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    testTimeout: 60_000, // a busy machine is no failure
  },
});
