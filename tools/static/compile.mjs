/**
 * Compiles a library to bytecode with the Python of the browser: `node compile.mjs PYODIDE LIBRARY`.
 * The bytecode takes the place of the sources, without their docstrings.
 */
import { pathToFileURL } from 'node:url';

const [pyodide, library] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.FS.mkdir('/library');
python.FS.mount(python.FS.filesystems.NODEFS, { root: library }, '/library');
python.runPython(`
import os
from pathlib import Path
from py_compile import PycInvalidationMode, compile

for path in sorted(Path("/library").rglob("*.py")):
    if path.match("anyio/**/__init__.py") or path.match("anyio/__init__.py"):
        continue  # it reads these to import all else when it is wanted
    compile(str(path), str(path) + "c", str(path.relative_to("/library")), doraise=True, optimize=2,
            invalidation_mode=PycInvalidationMode.UNCHECKED_HASH)
    os.remove(path)
`);
process.exit(0);
