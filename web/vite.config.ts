import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { background } from './plugins/background.ts';
import { groups } from './plugins/groups.ts';
import { licences } from './plugins/licences.ts';
import { engine, laboratory, LOCAL, transport } from './plugins/local.ts';
import { preloads } from './plugins/preloads.ts';

import { squeeze } from './plugins/squeezed.ts';
import { words } from './plugins/words.ts';

const server = process.env['SIGNORIA_SERVER'] ?? 'http://127.0.0.1:8800';

export default defineConfig(({ mode }) => ({
  plugins: [
    svelte(),
    words(),
    transport(mode),
    laboratory(mode),
    licences(),
    ...(mode === LOCAL ? [engine()] : [preloads(), background(), squeeze()]),
  ],
  base: mode === LOCAL ? './' : '/', // without a server of ours it may lie anywhere
  worker: { format: 'es' as const },
  build: {
    outDir: mode === LOCAL ? '../build/static' : '../src/signoria/server/client',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's content policy allows fonts and pictures from itself only
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false }, // how long plugins take is of no interest here
      output: {
        codeSplitting: { groups },
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      },
    },
    target: ['chrome123', 'firefox121', 'safari17.5'], // the first with light-dark()
  },
  server: {
    fs: { allow: ['..'] }, // the texts lie in the Python package
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
  },
  // Svelte has a build for servers, too; tests want the one for browsers.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    environment: 'node', // tests that need a page say so: jsdom takes seconds to begin with
    setupFiles: ['vitest.setup.ts'],
    include: ['{src,plugins}/**/*.test.ts'],
    testTimeout: 60_000, // a busy machine is no failure
  },
}));
