/** Lines that appear one after the other, until all are there. */
export class Unfolding {
  #shown = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** All of so many lines are there at first. */
  constructor(readonly lines: number) {
    this.#shown = lines;
  }

  get shown(): number {
    return this.#shown;
  }

  get running(): boolean {
    return this.#shown < this.lines;
  }

  /** Begins with none; a line follows after each pause, in milliseconds. */
  play(pause: number): void {
    this.stop();
    this.#shown = 0;
    this.#wait(pause);
  }

  /** Shows all lines at once. */
  skip(): void {
    this.stop();
    this.#shown = this.lines;
  }

  /** Ends it where it is; nothing is pending afterwards. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #wait(pause: number): void {
    this.#timer = setTimeout(() => {
      this.#shown += 1;
      if (this.running) this.#wait(pause);
    }, pause);
  }
}
