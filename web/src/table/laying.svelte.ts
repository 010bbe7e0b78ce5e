/** A table is laid part by part, each in a task of its own, so that the page answers meanwhile. */
import { inTurn } from '../parts/soon';

export class Laying<Part extends string> {
  #came = $state(0);
  readonly #parts: readonly Part[];

  /** To be made while a component is; the parts come in this order. */
  constructor(...parts: readonly Part[]) {
    this.#parts = parts;
    $effect(() => {
      const ends = parts.map((_, i) => inTurn(() => (this.#came = i + 1)));
      return () => ends.forEach((end) => end());
    });
  }

  has(part: Part): boolean {
    return this.#parts.indexOf(part) < this.#came;
  }

  get done(): boolean {
    return this.#came === this.#parts.length;
  }
}
