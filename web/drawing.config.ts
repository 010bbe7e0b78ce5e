/** Builds what Python draws pictures of games with: `src/drawing/draw.ts` as one script. */
import { readFileSync } from 'node:fs';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

import { words } from './plugins/words.ts';

const FOLDER = 'node_modules/@fontsource/eb-garamond/files';
const LETTERS = ['400-normal', '400-italic', '500-normal'];

/** The letters of the pages, in a form that Python unpacks without help. */
function letters(): Plugin {
  return {
    name: 'letters',
    generateBundle() {
      for (const which of LETTERS) {
        const fileName = `eb-garamond-latin-${which}.woff`;
        this.emitFile({ type: 'asset', fileName, source: readFileSync(`${FOLDER}/${fileName}`) });
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte({ compilerOptions: { css: 'injected' } }), words(), letters()],
  publicDir: false,
  ssr: { noExternal: true, target: 'webworker' }, // nothing of Node either
  build: {
    ssr: 'src/drawing/draw.ts',
    outDir: '../src/signoria/envs/pictures/drawing',
    emptyOutDir: true,
    target: 'es2023',
    minify: true,
    rolldownOptions: { output: { entryFileNames: 'draw.js', codeSplitting: false } },
  },
});
