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

/** How far the worker is on its way; `failed` is for good. */
export type Progress =
  | { state: 'loading'; share: number }
  | { state: 'starting' }
  | { state: 'ready'; kept: boolean }
  | { state: 'failed'; why: Failure };

/** Why there is no game: no WebAssembly, no memory, a newer store, a file that cannot be had. */
export type Failure = 'wasm' | 'memory' | 'newer' | 'files' | 'other';

export interface Transport {
  /** `path` begins with `/api`. */
  fetch(path: string, request?: RequestInit): Promise<Response>;
  /** `target` is path and query of a socket. */
  open(target: string): Line;
  /** Hears how far a worker is; what it gives ends that.  A server is not followed. */
  follow?(listener: (progress: Progress) => void): () => void;
}
