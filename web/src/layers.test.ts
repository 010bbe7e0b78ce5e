/** What may know what: each folder only those below it, and no two folders each other. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { describe, expect, it } from 'vitest';

const ROOT = import.meta.dirname;
const folders = (path: string): string[] =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map((one) => one.name);
const GAMES = folders('games').map((game) => `games/${game}`);

/** From the bottom to the top; the folders of one line know nothing of each other. */
const LAYERS: readonly (readonly string[])[] = [
  ['assets', 'styles', 'timing'],
  ['i18n'],
  ['net'],
  ['local'],
  ['shell'],
  ['parts', 'courses', 'sound', 'background'],
  ['variants'],
  ['rules', 'lobby', 'account', 'company', 'administration'],
  ['table'],
  GAMES,
  ['games'],
  ['review'],
  ['analysis', 'learn'],
  ['records', 'laboratory'],
  ['records', 'practise'],
  ['match/live'],
  ['match/chat', 'match/flow', 'match/hints', 'match/news', 'match/seats', 'match/story'],
  ['match/panel'],
  ['match'],
  ['drawing', 'pages'],
  ['.'],
];
const FOLDERS = LAYERS.flat();

/** Which rooms of a game may know which; all may know what lies beside the rooms. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  lessons: [],
  rules: ['board'],
  moves: ['board', 'text'],
  cards: ['moves'],
  scoring: ['text'],
  text: ['board', 'cards', 'moves', 'scoring'],
  board: ['moves', 'scoring', 'text'],
  mats: ['board', 'cards', 'scoring', 'text'],
  journey: ['board', 'moves', 'text'],
  decision: ['board', 'journey', 'moves', 'scoring', 'text'],
  explain: ['board', 'cards', 'moves', 'scoring', 'text'],
};
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

/** The room of a game in which a file lies; null beside the rooms and outside of games. */
function roomOf(path: string): string | null {
  const [top, game, room, ...rest] = path.split('/');
  return top === 'games' && game && room && rest.length > 0 ? room : null;
}

/** What a file of a game imports from rooms that its own room may not know. */
function strangers(file: string, source: string): string[] {
  const room = roomOf(file);
  if (room === null) return [];
  return imported(file, source)
    .filter((path) => folderOf(path) === folderOf(file))
    .map((path) => roomOf(path) ?? room)
    .filter((other) => other !== room && !ROOMS[room]?.includes(other))
    .map((other) => `${file}: ${room} -> ${other}`);
}

/** The file that an import means, `./speech` being `./speech.ts`. */
const fileOf = (path: string): string | undefined =>
  [path, `${path}.ts`, `${path}/index.ts`].find((one) => sources.has(one));

/** The files on a way from a file back to itself, by what is loaded with it; empty without one. */
function circle(start: string): string[] {
  const from = new Map<string, string>();
  const open = [start];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    for (const next of loaded.get(file) ?? []) {
      if (next === start) return way(from, start, file);
      if (from.has(next)) continue;
      from.set(next, file);
      open.push(next);
    }
  }
  return [];
}

/** The way that was found from a file to another. */
function way(from: ReadonlyMap<string, string>, start: string, end: string): string[] {
  const before = from.get(end);
  return end === start || before === undefined ? [end] : [...way(from, start, before), end];
}

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf-8' })
  .filter((file) => /\.(ts|svelte)$/.test(file) && !FOR_TESTS.test(file))
  .sort();
const sources = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf-8')]));

/** What is loaded with each file: not what is loaded later, and no types. */
const loaded = new Map(
  [...sources].map(([file, source]) => {
    const code = source.replace(/\bimport type\b[^;]*;|\bimport\(/g, '');
    return [file, imported(file, code).flatMap((path) => fileOf(path) ?? [])];
  }),
);

describe('the folders of the client', () => {
  it('know only what lies below them', () => {
    const all = [...sources].flatMap(([file, source]) => arrows(file, source));
    expect(all.length).toBeGreaterThan(500);
    expect(wrong(all)).toEqual([]);
  });

  it('are all in the list', () => {
    expect(folders('.').filter((one) => !FOLDERS.includes(one))).toEqual(['test']);
  });
});

describe('the files', () => {
  it('load each other in no circle', () => {
    expect(files.map(circle).filter((found) => found.length > 0)).toEqual([]);
    expect([...loaded.values()].flat().length).toBeGreaterThan(800);
  });
});

describe('the rooms of a game', () => {
  it('know only those that they may know', () => {
    expect([...sources].flatMap(([file, source]) => strangers(file, source))).toEqual([]);
    const source = "import { cost } from '../mats/cost';";
    expect(strangers('games/chess/moves/a.ts', source)).toEqual([
      'games/chess/moves/a.ts: moves -> mats',
    ]);
  });

  it('are all in the list', () => {
    const rooms = GAMES.flatMap(folders).filter((room) => room !== 'fixtures');
    expect(rooms.filter((room) => !(room in ROOMS))).toEqual([]);
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
