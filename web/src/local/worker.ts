/** The worker that plays: it answers all pages of this browser until its own page is closed. */
import { openCells } from './cells';
import { type PageServer, plain, startServer } from './engine';
import type { Failure, Progress } from '../net/line';
import { type Asked, type Beginning, newName, type Told } from './messages';

/** Between two words on how much has come. */
const STEP = 0.02;

class Playing {
  readonly #me = newName();
  readonly #begin: Beginning;
  readonly #channel: BroadcastChannel;
  #progress: Progress = { state: 'loading', share: 0 };
  #server: PageServer | null = null;
  #waiting: Asked[] = [];

  constructor(begin: Beginning) {
    this.#begin = begin;
    this.#channel = new BroadcastChannel(begin.channel);
    this.#channel.onmessage = (event: MessageEvent<Asked>) => this.#hear(event.data);
  }

  async start(): Promise<void> {
    this.#report(this.#progress);
    try {
      const kept = await this.#open();
      if (this.#progress.state !== 'failed') this.#report({ state: 'ready', kept, full: false });
    } catch (thrown) {
      console.error(thrown);
      this.#report({ state: 'failed', why: failure(thrown) });
    }
    for (const asked of this.#waiting.splice(0)) this.#hear(asked);
  }

  /** Starts the server on the store; whether it is kept. */
  async #open(): Promise<boolean> {
    const { cells, kept } = await openCells(this.#begin.channel, {
      onLoss: (why) => this.#report({ state: 'failed', why }),
      onRoom: (full) => this.#tellRoom(full),
    });
    let told = 0;
    const count = (share: number): void => {
      if (share < told + STEP) return;
      told = share;
      this.#report({ state: 'loading', share });
    };
    const onLoad = (): void => this.#report({ state: 'starting' });
    this.#server = await startServer(this.#begin, cells, count, onLoad);
    return kept;
  }

  #tellRoom(full: boolean): void {
    const now = this.#progress;
    if (now.state === 'ready' && now.full !== full) this.#report({ ...now, full });
  }

  #report(progress: Progress): void {
    this.#progress = progress;
    const { version } = this.#begin;
    this.#tell({ kind: 'progress', worker: this.#me, version, progress });
  }

  #tell(told: Told): void {
    this.#channel.postMessage(told);
  }

  #hear(asked: Asked): void {
    if (!('from' in asked)) return; // another page is told something
    if (asked.kind === 'ready') return this.#report(this.#progress);
    if (asked.worker !== this.#me) return;
    const server = this.#server;
    if (this.#progress.state === 'failed') this.#report(this.#progress);
    else if (server === null) this.#waiting.push(asked);
    else if (asked.kind === 'call') void this.#answer(server, asked);
    else this.#converse(server, asked);
  }

  async #answer(server: PageServer, asked: Asked & { kind: 'call' }): Promise<void> {
    const { from: to, id, call } = asked;
    try {
      const found = plain(await server.answer(JSON.stringify(call)));
      this.#tell({ to, kind: 'answer', id, ...found });
    } catch (thrown) {
      console.error(thrown);
      this.#tell({ to, kind: 'answer', id, status: 500, type: '', body: '' });
    }
  }

  #converse(server: PageServer, asked: Asked): void {
    const { from: to } = asked;
    if (!('id' in asked)) return;
    const { id } = asked;
    const name = `${to} ${id}`;
    if (asked.kind === 'text') server.take(name, asked.text);
    else if (asked.kind === 'close') server.leave(name);
    else if (asked.kind === 'open') {
      server.open(name, asked.target, {
        on_open: () => this.#tell({ to, kind: 'opened', id }),
        on_text: (text: string) => this.#tell({ to, kind: 'text', id, text }),
        on_close: (code: number, reason: string) =>
          this.#tell({ to, kind: 'closed', id, code, reason }),
      });
    }
  }
}

function failure(thrown: unknown): Failure {
  if (typeof WebAssembly === 'undefined') return 'wasm';
  const text = String(thrown);
  if (/NewerForm|VersionError/.test(text)) return 'newer';
  if (/memory|RangeError/i.test(text)) return 'memory';
  return thrown instanceof TypeError || /fetch|HTTP|import/i.test(text) ? 'files' : 'other';
}

self.onmessage = (event: MessageEvent<Beginning>) => void new Playing(event.data).start();
