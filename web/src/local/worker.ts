/** The worker that plays: it answers all pages of this browser until its own page is closed. */
import { openCells } from './cells';
import { type PageServer, plain, startServer } from './engine';
import type { Failure, Progress } from '../net/line';
import type { Asked, Beginning, Told } from './messages';

/** Between two words on how much has come. */
const STEP = 0.02;

class Playing {
  readonly #me = crypto.randomUUID();
  readonly #channel: BroadcastChannel;
  #progress: Progress = { state: 'loading', share: 0 };
  #server: PageServer | null = null;
  #waiting: Asked[] = [];

  constructor(name: string) {
    this.#channel = new BroadcastChannel(name);
    this.#channel.onmessage = (event: MessageEvent<Asked>) => this.#hear(event.data);
  }

  async start(begin: Beginning): Promise<void> {
    this.#report(this.#progress);
    const { cells, kept } = await openCells(begin.channel);
    let told = 0;
    const count = (share: number): void => {
      if (share < told + STEP) return;
      told = share;
      this.#report({ state: 'loading', share });
    };
    try {
      const onLoad = (): void => this.#report({ state: 'starting' });
      this.#server = await startServer(begin, cells, count, onLoad);
    } catch (thrown) {
      console.error(thrown);
      this.#report({ state: 'failed', why: failure(thrown) });
      return;
    }
    this.#report({ state: 'ready', kept });
    for (const asked of this.#waiting.splice(0)) this.#hear(asked);
  }

  #report(progress: Progress): void {
    this.#progress = progress;
    this.#tell({ kind: 'progress', worker: this.#me, progress });
  }

  #tell(told: Told): void {
    this.#channel.postMessage(told);
  }

  #hear(asked: Asked): void {
    if (!('from' in asked)) return; // another page is told something
    if (asked.kind === 'ready') return this.#report(this.#progress);
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
  if (text.includes('NewerForm')) return 'newer';
  if (/memory|RangeError/i.test(text)) return 'memory';
  return thrown instanceof TypeError || /fetch|HTTP|import/i.test(text) ? 'files' : 'other';
}

self.onmessage = (event: MessageEvent<Beginning>) =>
  void new Playing(event.data.channel).start(event.data);
