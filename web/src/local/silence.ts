/** Notices when a worker that was asked says nothing for long: its page may be frozen. */

/** Milliseconds; a bot may think for ten seconds, and nobody is answered meanwhile. */
const LONG = 20_000;

export class Silence {
  readonly #tell: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silent = false;

  /** `tell` is called when it has lasted long. */
  constructor(tell: () => void) {
    this.#tell = tell;
  }

  /** An answer is due. */
  expect(): void {
    this.#timer ??= setTimeout(() => {
      this.#silent = true;
      this.#tell();
    }, LONG);
  }

  /** Something was heard; whether there was silence before. */
  end(): boolean {
    clearTimeout(this.#timer);
    const before = this.#silent;
    [this.#timer, this.#silent] = [undefined, false];
    return before;
  }
}
