/** The way to what answers: a server, or a worker of this browser. */

/** As much of a WebSocket as the line to a match needs. */
export interface Line {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/**
 * How far the worker is on its way; `failed` is for good.  `silent`: another page has the worker, and
 * it does not answer.  `full`: there was no room for what was written last, so it was not done.
 */
export type Progress =
  | { state: 'silent' }
  | { state: 'loading'; share: number }
  | { state: 'starting' }
  | { state: 'ready'; kept: boolean; full: boolean }
  | { state: 'failed'; why: Failure };

/**
 * Why there is no game: no WebAssembly, no memory, a newer store, one that was deleted while it was
 * open, a page of another version that plays already, a file that cannot be had.
 */
export type Failure = 'wasm' | 'memory' | 'newer' | 'cleared' | 'mixed' | 'files' | 'other';

export interface Transport {
  /** `path` begins with `/api`. */
  fetch(path: string, request?: RequestInit): Promise<Response>;
  /** `target` is path and query of a socket. */
  open(target: string): Line;
  /** Hears how far a worker is; what it gives ends that.  A server is not followed. */
  follow?(listener: (progress: Progress) => void): () => void;
  /** Has this page's worker play, though that of another page has the games. */
  takeOver?(): void;
  /** Hears whether a newer version of the pages waits; what it gives ends that. */
  followVersions?(listener: (waits: boolean) => void): () => void;
  /** Takes the newer version: all pages of this browser are loaded again. */
  renew?(): void;
}
