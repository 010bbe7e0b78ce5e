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

export interface Transport {
  /** `path` begins with `/api`. */
  fetch(path: string, request?: RequestInit): Promise<Response>;
  /** `target` is path and query of a socket. */
  open(target: string): Line;
}
