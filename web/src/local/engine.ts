/** Python in the worker: loads Pyodide, unpacks our server and starts it on the store. */
import type { PyodideInterface } from 'pyodide';
import type { PyProxy } from 'pyodide/ffi';

import type { Cell, Cells } from './cells';
import type { Beginning, EngineFiles } from './messages';

const LIBRARY = '/library';
const COMPRESSED = { 'pyodide.asm.wasm': 'python.wasm', 'library.zip': 'library.zip' };
const DECODER = new TextDecoder();
const fetchPlainly = globalThis.fetch;

/** What the worker calls of `server/page/page_server.py`. */
export interface PageServer {
  answer(request: string): Promise<PyProxy & PageAnswer>;
  open(name: string, target: string, events: object): void;
  take(name: string, text: string): void;
  leave(name: string): void;
}

interface PageAnswer {
  status: number;
  headers: PyProxy;
  body: PyProxy;
}

/** A compressed file of the engine; `progress` hears how many bytes have come. */
async function body(
  begin: EngineFiles,
  name: string,
  progress: (bytes: number) => void,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const answer = await fetchPlainly(begin.engine + name);
  if (!answer.ok || answer.body === null) throw new TypeError(`${name}: HTTP ${answer.status}`);
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, control) {
      progress(chunk.byteLength);
      control.enqueue(chunk);
    },
  });
  return answer.body.pipeThrough(counted).pipeThrough(new DecompressionStream('gzip'));
}

/** Pyodide fetches its files by itself; those that we have compressed come through here. */
function divert(begin: EngineFiles, progress: (bytes: number) => void): () => void {
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString();
    const found = Object.entries(COMPRESSED).find(([name]) => url === begin.engine + name);
    if (found === undefined) return fetchPlainly(input, init);
    const [asked, name] = found;
    const type = asked.endsWith('.wasm') ? 'application/wasm' : 'application/zip';
    const stream = await body(begin, name, progress);
    return new Response(stream, { headers: { 'Content-Type': type } });
  };
  return () => (globalThis.fetch = fetchPlainly);
}

/** What we use of Emscripten's files, whose own types Pyodide does not bring along. */
interface Files {
  mkdirTree(path: string): void;
  writeFile(path: string, data: Uint8Array): void;
}

/** Puts our files where Python finds them. */
function unpack(files: Files, pack: Uint8Array): void {
  const end = pack.indexOf(10);
  const index = JSON.parse(DECODER.decode(pack.subarray(0, end))) as [string, number][];
  let at = end + 1;
  const made = new Set<string>();
  for (const [name, size] of index) {
    const folder = `${LIBRARY}/${name}`.replace(/\/[^/]*$/, '');
    if (!made.has(folder)) files.mkdirTree(folder);
    made.add(folder);
    files.writeFile(`${LIBRARY}/${name}`, pack.subarray(at, at + size));
    at += size;
  }
}

async function loadPython(
  begin: EngineFiles,
  progress: (bytes: number) => void,
): Promise<PyodideInterface> {
  const restore = divert(begin, progress);
  try {
    const script = `${begin.engine}pyodide.mjs`;
    const { loadPyodide } = (await import(/* @vite-ignore */ script)) as typeof import('pyodide');
    return await loadPyodide({
      indexURL: begin.engine,
      stdLibURL: `${begin.engine}library.zip`,
      lockFileContents: JSON.stringify({ info: begin.lock, packages: {} }),
      env: { PYTHONOPTIMIZE: '2', PYTHONDONTWRITEBYTECODE: '1' },
    });
  } finally {
    restore();
  }
}

/**
 * What a store throws, as Python can take it: of some kinds, such as `QuotaExceededError`, it makes no
 * exception, and whoever waits would wait for ever.
 */
async function plainly<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (thrown) {
    throw new Error(String(thrown));
  }
}

/** What Python hands over is copied before it lets it go. */
function forPython(cells: Cells): object {
  const copies = (some: PyProxy): Cell[] =>
    [...(some.toJs() as (readonly [string, Uint8Array])[])].map(([key, data]) => [
      key,
      new Uint8Array(data),
    ]);
  return {
    read: (prefix: string) => plainly(cells.read(prefix)),
    write: (fresh: PyProxy, put: PyProxy, gone: PyProxy) =>
      plainly(cells.write(copies(fresh), copies(put), [...(gone.toJs() as string[])])),
  };
}

/** Loads Python with these packs of ours; `onLoad` is called when all has come. */
export async function startPython(
  begin: EngineFiles,
  packs: readonly string[],
  progress: (share: number) => void,
  onLoad: () => void,
): Promise<PyodideInterface> {
  const all = [...Object.values(COMPRESSED), ...packs];
  const total = all.reduce((sum, name) => sum + (begin.sizes[name] ?? 0), 0);
  let bytes = 0;
  const count = (more: number): void => progress((bytes += more) / total);
  const load = async (name: string): Promise<Uint8Array> => {
    const stream = await body(begin, name, count);
    return new Uint8Array(await new Response(stream).arrayBuffer());
  };
  const [python, ...files] = await Promise.all([loadPython(begin, count), ...packs.map(load)]);
  onLoad();
  const { FS } = python as unknown as { FS: Files };
  for (const pack of files) unpack(FS, pack);
  python.runPython(`import sys; sys.path.insert(0, "${LIBRARY}")`);
  return python;
}

/** Loads everything and starts the server; `onLoad` is called when all has come. */
export async function startServer(
  begin: Beginning,
  cells: Cells,
  progress: (share: number) => void,
  onLoad: () => void,
): Promise<PageServer> {
  const python = await startPython(begin, ['signoria.pack'], progress, onLoad);
  const page = python.pyimport('signoria.server.page.browser_cells') as PyProxy & {
    BrowserCells(store: object): PyProxy;
  };
  const server = python.pyimport('signoria.server.page.page_server') as PyProxy & {
    start_server(cells: PyProxy): Promise<PageServer>;
  };
  return server.start_server(page.BrowserCells(forPython(cells)));
}

/** What came back, as plain values. */
export function plain(answer: PyProxy & PageAnswer): {
  status: number;
  type: string;
  body: string;
} {
  const headers = [...(answer.headers.toJs() as [Uint8Array, Uint8Array][])];
  const named = headers.find(([name]) => DECODER.decode(name).toLowerCase() === 'content-type');
  const bytes = answer.body.toJs() as Uint8Array;
  const type = named ? DECODER.decode(named[1]) : '';
  const found = { status: answer.status, type, body: DECODER.decode(bytes) };
  answer.destroy();
  return found;
}
