/** A worker of the laboratory: it does one thing at a time, with the Python that plays here, too. */
import type { PyodideInterface } from 'pyodide';
import type { PyProxy } from 'pyodide/ffi';

import { startPython } from '../local/engine';
import type { Findings, Order, Report } from './messages';

const PACKS = ['signoria.pack', 'laboratory.pack'];
/** What Python makes of our bytes. */
const BYTES = 'lambda parts: [part.to_bytes() for part in parts]';
/** Between two words on how much has come. */
const STEP = 0.02;

/** What is called of `reports/in_page/laboratory.py`. */
interface Laboratory extends PyProxy {
  shards(wish: string): PyProxy;
  play(wish: string, shard: number): PyProxy;
  report(
    wish: string,
    played: PyProxy,
    seconds: number,
    workers: number,
    lang: string,
  ): PyProxy & Findings;
}

let python: PyodideInterface;
let laboratory: Laboratory;

const tell = (report: Report): void => self.postMessage(report);

async function begin(order: Order & { kind: 'begin' }): Promise<void> {
  let told = 0;
  const progress = (share: number): void => {
    if (share < told + STEP) return;
    told = share;
    tell({ kind: 'loading', share });
  };
  python = await startPython(order.engine, PACKS, progress, () => undefined);
  laboratory = python.pyimport('signoria.reports.in_page.laboratory') as Laboratory;
}

/** A value of Python's as one of ours. */
function plain<T>(value: PyProxy): T {
  const found = value.toJs() as T;
  value.destroy();
  return found;
}

function report(order: Order & { kind: 'report' }): Findings {
  const { wish, played, seconds, workers, language } = order;
  const parts = (python.runPython(BYTES) as (some: Uint8Array[]) => PyProxy)(played);
  const found = laboratory.report(wish, parts, seconds, workers, language);
  const { shown, page, results, command } = found;
  found.destroy();
  return { shown, page, results, command };
}

async function obey(order: Order): Promise<unknown> {
  switch (order.kind) {
    case 'begin':
      return begin(order);
    case 'divide':
      return plain<number[]>(laboratory.shards(order.wish));
    case 'play':
      return plain<Uint8Array>(laboratory.play(order.wish, order.part));
    case 'report':
      return report(order);
  }
}

self.onmessage = (event: MessageEvent<Order>) => {
  obey(event.data)
    .then((value) => tell({ kind: 'answer', value }))
    .catch((thrown: unknown) => {
      console.error(thrown);
      tell({ kind: 'failed', text: String(thrown) });
    });
};
