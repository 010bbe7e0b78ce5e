/**
 * The line to a match: connects, notices when it breaks, and comes back by itself.
 *
 * It names the version it has, so that only the missing steps are sent; after a gap it asks for
 * everything anew.  Frames are handed on in order and without duplicates.
 */
import { transport } from 'virtual:transport';

import type { Clicks } from './clicks';
import type { Line } from './line';
import { type Command, PROTOCOL, type Reply } from './protocol';
import { fold, stepOrder, type Table } from './store';

/** `lost` is for good: `why` says whether it makes sense to load the page again. */
export type LineState =
  | { kind: 'connecting' | 'connected' | 'reconnecting' | 'offline' | 'restarting' }
  | { kind: 'lost'; why: 'missing' | 'refused' | 'outdated' };

export interface Listener {
  /** The table after a frame, and the frame itself. */
  frame(table: Table | null, frame: Reply): void;
  state(state: LineState): void;
  /** The line is there again and nothing is missing: what was in flight is decided. */
  synced(): void;
}

/** What the line needs of the browser; tests give their own. */
export interface Surroundings {
  open(target: string): Line;
  random(): number;
  online(): boolean;
}

const BROWSER: Surroundings = {
  open: (target) => transport.open(target),
  random: () => Math.random(),
  online: () => navigator.onLine,
};

/** Milliseconds. */
export const PING_EVERY = 10_000;
export const PING_TIMEOUT = 8_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;

/** Pings have ids that no command has. */
const PING_ID = 0;

export class MatchSocket {
  readonly #address: string;
  readonly #listener: Listener;
  readonly #around: Surroundings;
  #socket: Line | null = null;
  #table: Table | null = null;
  #fresh = false; // the next connection asks for everything
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #clicks: Clicks | null = null; // of a server that traces
  #restarting = false; // the server has said so, and nobody has answered since

  /** `address` is the socket's, without a query. */
  constructor(address: string, listener: Listener, around: Surroundings = BROWSER) {
    this.#address = address;
    this.#listener = listener;
    this.#around = around;
    window.addEventListener('online', this.#wake);
    window.addEventListener('offline', this.#check);
    document.addEventListener('visibilitychange', this.#wake);
    window.addEventListener('sight', this.#attend);
    this.#connect({ kind: 'connecting' });
  }

  /** Sends a command; false if there is no line to send it on. */
  send(command: Command): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(command));
    this.#clicks?.sent(command);
    return true;
  }

  /** Begins anew, with the whole table. */
  reconnect(): void {
    this.#fresh = true;
    this.#connect(this.#break());
  }

  /** Ends the line for good, without a word to the listener. */
  close(): void {
    this.#ended = true;
    window.removeEventListener('online', this.#wake);
    window.removeEventListener('offline', this.#check);
    document.removeEventListener('visibilitychange', this.#wake);
    window.removeEventListener('sight', this.#attend);
    this.#drop();
  }

  #connect(state: LineState): void {
    this.#drop();
    this.#listener.state(state);
    const version = this.#fresh ? undefined : this.#table?.version;
    const query = [
      ...(version === undefined ? [] : [`version=${version}`]),
      ...(inSight() ? [] : ['visible=0']),
    ].join('&');
    const socket = this.#around.open(query ? `${this.#address}?${query}` : this.#address);
    this.#socket = socket;
    socket.onopen = () => this.#beat(); // its answer comes after everything that was missing
    socket.onmessage = (message) => this.#take(message.data);
    socket.onclose = (event) => this.#closed(event.code);
    this.#ping = setTimeout(() => this.#again(), PING_TIMEOUT * 2);
  }

  /** Forgets the present connection, whatever it still may say. */
  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#ping);
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #beat(): void {
    if (!this.send({ type: 'ping', id: PING_ID, ...this.#clicks?.told() })) return;
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => this.#again(), PING_TIMEOUT);
  }

  #take(data: string): void {
    const frame = JSON.parse(data) as Reply;
    if (frame.type === 'hello' && frame.protocol !== PROTOCOL) return this.#lose('outdated');
    if (frame.type === 'step' && stepOrder(this.#table, frame) !== 'next') {
      if (stepOrder(this.#table, frame) === 'gap') this.#missed();
      return;
    }
    if (frame.type === 'hello') {
      this.#fresh = false;
      if (frame.traces) void this.#trace();
    }
    this.#table = fold(this.#table, frame);
    this.#listener.frame(this.#table, frame);
    this.#clicks?.answered(frame);
    if (frame.type === 'done' && frame.id === PING_ID) this.#alive();
  }

  #alive(): void {
    this.#attempts = 0;
    this.#restarting = false;
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => this.#beat(), PING_EVERY);
    if (this.#table === null) return this.#missed();
    this.#listener.state({ kind: 'connected' });
    this.#listener.synced();
  }

  async #trace(): Promise<void> {
    const { Clicks } = await import('./clicks');
    this.#clicks ??= new Clicks();
  }

  #missed(): void {
    this.#fresh = true;
    this.#again();
  }

  #closed(code: number): void {
    if (code === 4404) return this.#lose('missing');
    if (code === 1008) return this.#lose('refused');
    if (code === 4410) return location.reload(); // the page of a match that is shut says why
    if (code === 1001) this.#restarting = true;
    this.#again();
  }

  #lose(why: 'missing' | 'refused' | 'outdated'): void {
    this.close();
    this.#listener.state({ kind: 'lost', why });
  }

  /** Tries again, each time after twice as long, spread by chance so that not all come at once. */
  #again(): void {
    this.#drop();
    if (this.#ended) return;
    this.#listener.state(this.#break());
    const longest = Math.min(FIRST_WAIT * 2 ** this.#attempts, LONGEST_WAIT);
    this.#attempts += 1;
    const wait = longest * (0.5 + this.#around.random() / 2);
    this.#retry = setTimeout(() => this.#connect(this.#break()), wait);
  }

  /** Somebody looks again, or the network is back: no reason to wait any longer. */
  readonly #wake = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#beat();
    if (this.#socket === null) this.#connect(this.#break());
  };

  /** The page has come into sight, or is out of it. */
  readonly #attend = (): void => {
    this.send({ type: 'attend', id: PING_ID, visible: inSight() });
  };

  /** Without a network the server can still be this very machine: only its silence counts. */
  readonly #check = (): void => this.#beat();

  #break(): LineState {
    if (this.#restarting) return { kind: 'restarting' };
    return { kind: this.#around.online() ? 'reconnecting' : 'offline' };
  }
}

/** Whether somebody has the page in sight, as `shell/sight.ts` notes it. */
function inSight(): boolean {
  return document.visibilityState !== 'hidden' && !('away' in document.documentElement.dataset);
}

/** Where the socket of a match is. */
export const address = (match: string): string => `/api/matches/${match}/socket`;
