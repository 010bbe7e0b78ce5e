/**
 * Pages with a server and without one are the same; they differ in how calls and sockets go
 * (`virtual:transport`), and those without one bring an engine along (`virtual:engine`).
 */
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { type Plugin, transformWithOxc } from 'vite';

export const LOCAL = 'static'; // the mode of a build without a server
/** Stands beside the page, for it serves only what lies below it. */
const SERVICE_WORKER = 'service-worker.js';
const SOURCE = 'src/local/serviceWorker.ts';
const KEPT =
  /^(?!index\.html|licences|previews).*\.(js|mjs|css|svg|png|woff2|webmanifest|wasm|zip|pack)$/;
const ENGINE = '../build/engine';
const PAGE = 'index.html';
const VERSION = '<meta name="version" content="">'; // as the build writes it
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];

interface Manifest {
  folder: string;
  lock: object;
  sizes: Record<string, number>;
}

const manifest = (): Manifest =>
  JSON.parse(readFileSync(`${ENGINE}/engine.json`, 'utf-8')) as Manifest;

/** What answers the calls of the pages. */
export function transport(mode: string): Plugin {
  const target = mode === LOCAL ? 'src/local/transport.ts' : 'src/net/transport.ts';
  return {
    name: 'transport',
    resolveId: (id) => (id === 'virtual:transport' ? resolve(target) : null),
  };
}

/** The laboratory, which computes here; a server has its own, by commands. */
export function laboratory(mode: string): Plugin {
  const target =
    mode === LOCAL ? 'src/laboratory/LaboratoryPage.svelte' : 'src/pages/Nowhere.svelte';
  return {
    name: 'laboratory',
    resolveId: (id) => (id === 'virtual:laboratory' ? resolve(target) : null),
  };
}

/**
 * Tells the service worker which files there are; their version is the hash of all of them, and the
 * page names it, too.
 */
async function keepFiles(folder: string): Promise<void> {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf-8' }).sort();
  const files = all.filter((file) => KEPT.test(file) && file !== SERVICE_WORKER);
  const hash = createHash('sha256');
  for (const file of [PAGE, ...files]) hash.update(file).update(readFileSync(join(folder, file)));
  const version = hash.digest('hex').slice(0, 12);
  const page = readFileSync(join(folder, PAGE), 'utf-8');
  writeFileSync(join(folder, PAGE), page.replace(VERSION, VERSION.replace('""', `"${version}"`)));
  const list = { version, files: ['./', ...files] };
  const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf-8'), SOURCE);
  writeFileSync(join(folder, SERVICE_WORKER), `const PRECACHE = ${JSON.stringify(list)};\n${code}`);
}

/** The engine, and the content policy that a file server does not give. */
export function engine(): Plugin {
  return {
    name: 'engine',
    resolveId: (id) => (id === 'virtual:engine' ? '\0virtual:engine' : null),
    load: (id) =>
      id === '\0virtual:engine' ? `export default ${JSON.stringify(manifest())};` : null,
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY.join('; ') },
        injectTo: 'head-prepend',
      },
      { tag: 'meta', attrs: { name: 'version', content: '' }, injectTo: 'head' },
    ],
    async writeBundle({ dir = '' }) {
      const { folder } = manifest();
      cpSync(`${ENGINE}/${folder}`, `${dir}/${folder}`, { recursive: true });
      await keepFiles(dir);
    },
  };
}
