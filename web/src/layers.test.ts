/** What may know what: each folder only those below it, and no two folders each other. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { describe, expect, it } from 'vitest';

const ROOT = import.meta.dirname;

/** From the bottom to the top; the folders of one line know nothing of each other. */
const LAYERS: readonly (readonly string[])[] = [
  ['assets', 'styles', 'timing'],
  ['i18n'],
  ['net'],
  ['shell'],
  ['parts', 'courses'],
  ['rules', 'lobby'],
  ['table'],
  ['games/calimala', 'games/forging-florence'],
  ['games'],
  ['review'],
  ['analysis', 'learn'],
  ['records'],
  ['match/live'],
  ['match/chat', 'match/hints', 'match/news', 'match/seats'],
  ['match/panel'],
  ['match'],
  ['pages'],
  ['.'],
];
const FOLDERS = LAYERS.flat();
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;

/** Tests and what only they use may look at everything. */
const FOR_TESTS = /\.test\.ts$|\/fixtures\/|^test\/|^virtual\.d\.ts$/;

interface Arrow {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** The folder of the list in which a file lies: the deepest that has it. */
function folderOf(file: string): string {
  const all = FOLDERS.filter((one) => file.startsWith(`${one}/`) || file === one);
  return all.sort((a, b) => b.length - a.length)[0] ?? '.';
}

/** The files that a source imports, below the root. */
function imported(file: string, source: string): string[] {
  return [...source.matchAll(IMPORT)].map(([, path = '']) => normalize(join(dirname(file), path)));
}

/** The arrows of a source that lead to another folder. */
function arrows(file: string, source: string): Arrow[] {
  return imported(file, source)
    .filter((path) => !path.startsWith('..')) // what lies outside of the client
    .map((path) => ({ file, from: folderOf(file), to: folderOf(path) }))
    .filter(({ from, to }) => from !== to);
}

const layerOf = (folder: string): number => LAYERS.findIndex((layer) => layer.includes(folder));

/** Arrows that do not lead down. */
const wrong = (all: readonly Arrow[]): string[] =>
  all
    .filter(({ from, to }) => layerOf(to) >= layerOf(from))
    .map(({ file, from, to }) => `${file}: ${from} -> ${to}`);

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf-8' })
  .filter((file) => /\.(ts|svelte)$/.test(file) && !FOR_TESTS.test(file))
  .sort();

describe('the folders of the client', () => {
  it('know only what lies below them', () => {
    const all = files.flatMap((file) => arrows(file, readFileSync(join(ROOT, file), 'utf-8')));
    expect(all.length).toBeGreaterThan(500);
    expect(wrong(all)).toEqual([]);
  });

  it('are all in the list', () => {
    const tops = readdirSync(ROOT, { withFileTypes: true }).filter((one) => one.isDirectory());
    const unlisted = tops.map((one) => one.name).filter((one) => !FOLDERS.includes(one));
    expect(unlisted).toEqual(['test']);
  });
});

describe('an arrow', () => {
  it('upwards, or to a neighbour, is found', () => {
    const up = arrows('net/api.ts', "import { app } from '../shell/app.svelte';");
    expect(wrong(up)).toEqual(['net/api.ts: net -> shell']);
    const neighbour = arrows('match/chat/a.ts', "const b = () => import('../news/News.svelte');");
    expect(wrong(neighbour)).toEqual(['match/chat/a.ts: match/chat -> match/news']);
  });

  it('downwards is none of these', () => {
    expect(wrong(arrows('pages/Home.svelte', "import '../net/api';"))).toEqual([]);
  });
});
