/** Calls and sockets of a page without a server: a worker of this browser answers them. */
import manifest from 'virtual:engine';

import type { Line, Progress, Transport } from '../net/line';
import { followLinks } from './links';
import { type Asked, type Beginning, nameOf, newName, type Told } from './messages';
import { Ownership } from './ownership';
import { Silence } from './silence';
import { version, Versions } from './versions';

const FAILED = 0; // the status of an answer that never came
const NOBODY = ''; // no worker's name

type Answer = Extract<Told, { kind: 'answer' }>;
type Waiting = (answer: Answer) => void;

class LocalTransport implements Transport {
  readonly #me = newName();
  readonly #version = version();
  readonly #versions = new Versions();
  readonly #silence = new Silence(() => this.#tell({ state: 'silent' }));
  readonly #ownership: Ownership;
  readonly #channel = new BroadcastChannel(nameOf(document.baseURI));
  readonly #calls = new Map<number, [Asked, Waiting]>();
  /** Who answers; what is asked before that is known waits. */
  #worker: string | null = null;
  readonly #waiting: Asked[] = [];
  readonly #lines = new Map<number, LocalLine>();
  #progress: Progress | null = null;
  readonly #listeners = new Set<(progress: Progress) => void>();
  #count = 0;

  constructor() {
    this.#channel.onmessage = (event: MessageEvent<Told>) => this.#hear(event.data);
    this.#ownership = new Ownership(nameOf(document.baseURI), this.#beginning(), {
      answered: () => this.#worker !== null,
      onMissing: () => this.#learn(NOBODY, { state: 'failed', why: 'files' }),
      onLoss: () => this.#post({ from: this.#me, kind: 'ready' }),
    });
    this.#ownership.wait();
    this.#post({ from: this.#me, kind: 'ready' });
    addEventListener('pagehide', () => this.#leave());
  }

  /** Hears how far the worker is. */
  follow(listener: (progress: Progress) => void): () => void {
    this.#listeners.add(listener);
    this.#post({ from: this.#me, kind: 'ready' });
    return () => void this.#listeners.delete(listener);
  }

  takeOver(): void {
    this.#ownership.takeOver();
  }

  followVersions(listener: (waits: boolean) => void): () => void {
    return this.#versions.follow(listener);
  }

  renew(): void {
    this.#versions.renew();
  }

  async fetch(path: string, request: RequestInit = {}): Promise<Response> {
    const id = (this.#count += 1);
    const headers = [...new Headers(request.headers).entries()];
    const body = typeof request.body === 'string' ? request.body : '';
    if (request.method === 'POST') void keepAll();
    const call = { method: request.method ?? 'GET', target: path, headers, body };
    const answer = await new Promise<Answer>((resolve) => {
      const asked: Asked = { from: this.#me, kind: 'call', id, call };
      this.#calls.set(id, [asked, resolve]);
      this.#ask(asked);
    });
    if (answer.status === FAILED) throw new TypeError('the worker cannot be reached');
    const type = { 'Content-Type': answer.type };
    return new Response(answer.status === 204 ? null : answer.body, {
      status: answer.status,
      headers: type,
    });
  }

  open(target: string): Line {
    const id = (this.#count += 1);
    const say = (asked: Partial<Asked> & { kind: Asked['kind'] }): void =>
      this.#ask({ ...asked, from: this.#me, id } as Asked);
    const line = new LocalLine(say, () => this.#lines.delete(id));
    this.#lines.set(id, line);
    say({ kind: 'open', target });
    return line;
  }

  #ask(asked: Asked): void {
    if (this.#worker === null) this.#waiting.push(asked);
    else this.#post(asked);
  }

  #post(asked: Asked): void {
    this.#channel.postMessage({ ...asked, worker: this.#worker });
    if (!this.#ownership.ours) this.#silence.expect();
  }

  #beginning(): Beginning {
    return {
      channel: nameOf(document.baseURI),
      version: this.#version,
      engine: new URL(`${manifest.folder}/`, document.baseURI).href,
      sizes: manifest.sizes,
      lock: manifest.lock,
    };
  }

  #hear(told: Told): void {
    if (told.kind === 'progress') return this.#judge(told);
    if (!('to' in told) || told.to !== this.#me) return;
    if (this.#silence.end() && this.#progress !== null) this.#tell(this.#progress);
    if (told.kind === 'answer') {
      this.#calls.get(told.id)?.[1](told);
      this.#calls.delete(told.id);
    } else this.#lines.get(told.id)?.hear(told);
  }

  /** A worker of another version is not asked: it may understand something else. */
  #judge(told: Told & { kind: 'progress' }): void {
    this.#silence.end();
    if (told.version === this.#version) this.#learn(told.worker, told.progress);
    else this.#show({ state: 'failed', why: 'mixed' }); // until its page is closed
  }

  #learn(worker: string, progress: Progress): void {
    const before = this.#worker;
    this.#worker = worker;
    if (before !== null && before !== worker) this.#again();
    for (const asked of this.#waiting.splice(0)) this.#post(asked);
    if (progress.state === 'failed') for (const id of [...this.#calls.keys()]) this.#fail(id);
    // Not before play can begin, which comes first; without it play goes on.
    if (progress.state === 'ready')
      void this.#versions.keep().catch((thrown: unknown) => console.warn('not kept', thrown));
    this.#show(progress);
  }

  #show(progress: Progress): void {
    this.#progress = progress;
    this.#tell(progress);
  }

  #tell(progress: Progress): void {
    for (const listener of this.#listeners) listener(progress);
  }

  /** Another worker begins: what the last one had not answered is decided by now, or not at all. */
  #again(): void {
    for (const line of [...this.#lines.values()]) line.lose();
    for (const [asked] of [...this.#calls.values()]) {
      const safe = asked.kind === 'call' && asked.call.method === 'GET';
      if (safe) this.#ask(asked);
      else if (asked.kind === 'call') this.#fail(asked.id);
    }
  }

  /** No answer will come. */
  #fail(id: number): void {
    this.#hear({ to: this.#me, kind: 'answer', id, status: FAILED, type: '', body: '' });
  }

  #leave(): void {
    for (const id of this.#lines.keys()) this.#ask({ from: this.#me, kind: 'close', id });
  }
}

/** Asks the browser once not to clear our store when it is short of space. */
let asked = false;
async function keepAll(): Promise<void> {
  if (asked) return;
  asked = true;
  await (navigator as Partial<Navigator>).storage?.persist().catch(() => false);
}

type Say = (asked: Partial<Asked> & { kind: Asked['kind'] }) => void;

/** As a WebSocket, as far as `MatchSocket` knows one. */
class LocalLine implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readyState: number = WebSocket.CONNECTING;
  readonly #say: Say;
  readonly #gone: () => void;

  constructor(say: Say, gone: () => void) {
    this.#say = say;
    this.#gone = gone;
  }

  send(text: string): void {
    this.#say({ kind: 'text', text } as never);
  }

  close(): void {
    this.#say({ kind: 'close' });
    this.#end();
  }

  lose(): void {
    this.#end();
    this.onclose?.({ code: 1006 });
  }

  hear(told: Told): void {
    if (told.kind === 'opened') {
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    } else if (told.kind === 'text') this.onmessage?.({ data: told.text });
    else if (told.kind === 'closed') {
      this.#end();
      this.onclose?.({ code: told.code });
    }
  }

  #end(): void {
    this.readyState = WebSocket.CLOSED;
    this.#gone();
  }
}

export const transport = new LocalTransport();
followLinks(transport);
