/** What moves would change in one position: asked of the server once each, then known. */
import type { WhatIf } from '../contract';
import type { Foreseen } from '../../net/protocol';

const REST = 90; // milliseconds on a move until it is asked about: who passes by asks nothing

export class Foresight {
  #known = $state.raw<ReadonlyMap<string, Foreseen>>(new Map());
  readonly #asked = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly ask: WhatIf | undefined) {}

  /** Asks about a move, in notation, once one rests on it; null: about none. */
  want(move: string | null): void {
    clearTimeout(this.#timer);
    if (move === null || this.#asked.has(move)) return;
    this.#timer = setTimeout(() => void this.#fetch(move), REST);
  }

  /** What the move would change; undefined until it is known. */
  get(move: string): Foreseen | undefined {
    return this.#known.get(move);
  }

  async #fetch(move: string): Promise<void> {
    this.#asked.add(move);
    const foreseen = (await this.ask?.(move)) ?? null;
    if (foreseen) this.#known = new Map([...this.#known, [move, foreseen]]);
    else this.#asked.delete(move); // no line, or the position is another: it may be asked again
  }
}
