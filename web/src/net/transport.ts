/** Calls and sockets of pages that a server hands out; `virtual:transport` means this one then. */
import type { Line, Transport } from './line';

export const transport: Transport = {
  fetch: (path, request) => fetch(path, request),
  open(target) {
    const url = new URL(target, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(url.href) as unknown as Line;
  },
};
