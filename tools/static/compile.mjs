/**
 * Compiles a library to bytecode with the Python of the browser: `node compile.mjs PYODIDE LIBRARY`.
 * The bytecode takes the place of the sources, without docstrings and the numbers of lines, which
 * are a fifth of what is loaded; who looks for an error finds the file and the function.
 */
import { pathToFileURL } from 'node:url';

const [pyodide, library] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.FS.mkdir('/library');
python.FS.mount(python.FS.filesystems.NODEFS, { root: library }, '/library');
python.runPython(`
import marshal
import os
from pathlib import Path
from py_compile import PycInvalidationMode, compile

HEADER = 16  # bytes

def strip(code):
    inner = (strip(one) if hasattr(one, "co_linetable") else one for one in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=tuple(inner))

for path in sorted(Path("/library").rglob("*.py")):
    if path.match("anyio/**/__init__.py") or path.match("anyio/__init__.py"):
        continue  # it reads these to import all else when it is wanted
    made = Path(compile(str(path), str(path) + "c", str(path.relative_to("/library")), doraise=True,
                        optimize=2, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH))
    whole = made.read_bytes()
    made.write_bytes(whole[:HEADER] + marshal.dumps(strip(marshal.loads(whole[HEADER:]))))
    os.remove(path)
`);
process.exit(0);
