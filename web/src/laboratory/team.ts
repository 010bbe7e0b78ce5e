/** The workers of the laboratory: they share the games of a run, and one of them reports. */
import manifest from 'virtual:engine';

import type { Findings, Order, Report, Wish } from './messages';
import { teamSize } from './teamSize';

/** How far a run is. */
export type Stage =
  { name: 'loading'; share: number } | { name: 'playing'; games: number } | { name: 'reporting' };

/** One worker, which is asked one thing at a time. */
class Member {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  #settle: { resolve: (value: unknown) => void; reject: (error: Error) => void } | null = null;

  constructor(onLoading: (share: number) => void) {
    this.#worker.onmessage = ({ data }: MessageEvent<Report>) => {
      if (data.kind === 'loading') onLoading(data.share);
      else if (data.kind === 'answer') this.#settle?.resolve(data.value);
      else this.#settle?.reject(new Error(data.text));
    };
    this.#worker.onerror = () => this.#settle?.reject(new Error('the worker cannot be loaded'));
  }

  ask<T>(order: Order): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#settle = { resolve: resolve as (value: unknown) => void, reject };
      this.#worker.postMessage(order);
    });
  }

  end(): void {
    this.#worker.terminate();
    this.#settle?.reject(new Error('stopped'));
  }
}

export class Team {
  readonly #members: Member[] = [];
  readonly #onStage: (stage: Stage) => void;
  #loaded: Promise<unknown> | null = null;

  constructor(onStage: (stage: Stage) => void) {
    this.#onStage = onStage;
  }

  /** Plays a run and reports on it; fails with what Python says, or when it is ended. */
  async run(wish: Wish, language: string): Promise<Findings> {
    await this.#load();
    const text = JSON.stringify(wish);
    const [first] = this.#members;
    const parts = await first!.ask<number[]>({ kind: 'divide', wish: text });
    const start = performance.now();
    const played = await this.#play(text, parts);
    const seconds = (performance.now() - start) / 1000;
    this.#onStage({ name: 'reporting' });
    const workers = this.#members.length;
    return first!.ask({ kind: 'report', wish: text, played, seconds, workers, language });
  }

  /** Whether nobody is there, or nobody any more. */
  get ended(): boolean {
    return this.#members.length === 0;
  }

  /** Ends all; whoever waits hears of it. */
  end(): void {
    for (const member of this.#members.splice(0)) member.end();
    this.#loaded = null;
  }

  #load(): Promise<unknown> {
    return (this.#loaded ??= this.#start());
  }

  async #start(): Promise<void> {
    const { folder, sizes, lock } = manifest;
    const engine = { engine: new URL(`${folder}/`, document.baseURI).href, sizes, lock };
    const shares: number[] = [];
    this.#onStage({ name: 'loading', share: 0 });
    for (let number = 0; number < teamSize(); number += 1) {
      shares.push(0);
      const onLoading = (share: number): void => {
        shares[number] = share;
        this.#onStage({ name: 'loading', share: Math.min(...shares) });
      };
      this.#members.push(new Member(onLoading));
    }
    await Promise.all(this.#members.map((one) => one.ask({ kind: 'begin', engine })));
  }

  /** The games of all parts; whoever is free takes the next one. */
  async #play(wish: string, parts: readonly number[]): Promise<Uint8Array[]> {
    const played: Uint8Array[] = [];
    let [next, games] = [0, 0];
    this.#onStage({ name: 'playing', games });
    const work = async (member: Member): Promise<void> => {
      for (let part = next++; part < parts.length; part = next++) {
        played[part] = await member.ask({ kind: 'play', wish, part });
        games += parts[part] ?? 0;
        this.#onStage({ name: 'playing', games });
      }
    };
    await Promise.all(this.#members.map(work));
    return played;
  }
}
