/**
 * A page is laid part by part, each in a task of its own, so that the page answers meanwhile.  A
 * part that is named several times comes in as many portions.
 */
import { inTurn } from './deferred';

export class Progressive<Part extends string> {
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

  /** Whether a part has come, or begun to. */
  has(part: Part): boolean {
    return this.#parts.indexOf(part) < this.#came;
  }

  /** So many of a part's things as have come. */
  of<Thing>(part: Part, things: readonly Thing[]): readonly Thing[] {
    if (this.done) return things;
    const portions = this.#parts.filter((one) => one === part).length;
    const came = this.#parts.filter((one, i) => one === part && i < this.#came).length;
    return things.slice(0, Math.ceil((things.length * came) / portions));
  }

  get done(): boolean {
    return this.#came === this.#parts.length;
  }
}
