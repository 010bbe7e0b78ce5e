/**
 * Pages with a server and without one are the same; they differ in how calls and sockets go
 * (`virtual:transport`), and those without one bring an engine along (`virtual:engine`).
 */
import { cpSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Plugin } from 'vite';

export const LOCAL = 'static'; // the mode of a build without a server
const ENGINE = '../build/engine';
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
    ],
    writeBundle({ dir = '' }) {
      const { folder } = manifest();
      cpSync(`${ENGINE}/${folder}`, `${dir}/${folder}`, { recursive: true });
    },
  };
}
