/** What pages and the worker that plays tell each other. */

import type { Progress } from '../net/line';

/** A call, as `server/page/requests.py` reads it. */
export interface Call {
  method: string;
  /** Path and query. */
  target: string;
  headers: [string, string][];
  body: string;
}

/** From a page to a worker, or to whichever there is; `from` is the page, ids are its own. */
export type Asked = { from: string; worker?: string } & (
  | { kind: 'ready' }
  | { kind: 'call'; id: number; call: Call }
  | { kind: 'open'; id: number; target: string }
  | { kind: 'text'; id: number; text: string }
  | { kind: 'close'; id: number }
);

/** To all pages, or `to` one of them. */
export type Told =
  | { kind: 'progress'; worker: string; version: string; progress: Progress }
  | { to: string; kind: 'answer'; id: number; status: number; type: string; body: string }
  | { to: string; kind: 'opened'; id: number }
  | { to: string; kind: 'text'; id: number; text: string }
  | { to: string; kind: 'closed'; id: number; code: number; reason: string };

/** Python for this browser. */
export interface EngineFiles {
  /** Where they lie. */
  engine: string;
  sizes: Record<string, number>;
  /** What Pyodide wants to know of its packages. */
  lock: object;
}

/** How the worker begins. */
export interface Beginning extends EngineFiles {
  channel: string;
  /** That of the pages: those of another one are not answered. */
  version: string;
}

/** A name that nobody else has.  `randomUUID` is not there where pages come without https. */
export const newName = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** All pages of one folder on one host share a channel, a store and a worker. */
export const nameOf = (base: string): string => `signoria ${new URL('.', base).pathname}`;
