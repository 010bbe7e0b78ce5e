/**
 * Runs `plays.py` by the Python of the pages, in Node: `node run.mjs PYODIDE ENGINE PLAYS TASKS`.
 * The library is the pages' own (`signoria.pack`); what it prints is JSON.
 */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';

const [pyodide, engine, plays, tasks] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/`, env: { PYTHONOPTIMIZE: '2' } });
const pack = gunzipSync(readFileSync(`${engine}/signoria.pack`));
const end = pack.indexOf(10);
let at = end + 1;
for (const [name, size] of JSON.parse(pack.subarray(0, end).toString())) {
  python.FS.mkdirTree(dirname(`/library/${name}`));
  python.FS.writeFile(`/library/${name}`, pack.subarray(at, at + size));
  at += size;
}
python.FS.writeFile('/library/plays.py', readFileSync(plays));
python.globals.set('tasks', tasks);
console.log(
  python.runPython(`
import json, sys
sys.path.insert(0, "/library")
import plays
json.dumps(plays.answer(json.loads(tasks)))
`),
);
process.exit(0);
