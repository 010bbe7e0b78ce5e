/** The commands that were sent and not yet answered. */
import type { Command, Done, Foreseen, Problem, Reasons, Refused } from './protocol';

/** The frames that answer a command. */
export type Answering = Done | Refused | Reasons | Foreseen;

/**
 * What became of a command.
 *
 * `unknown`: the line broke before the answer.  The table that came with the new line shows whether
 * it was carried out; it is never sent a second time, for it might have been.
 */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'told'; problems: readonly (Problem | null)[] }
  | { kind: 'foreseen'; foreseen: Foreseen }
  | { kind: 'unknown' }
  | { kind: 'unsent' };

interface Waiting {
  broken: boolean;
  resolve: (outcome: Outcome) => void;
}

export class InFlight {
  readonly #waiting = new Map<number, Waiting>();
  readonly #send: (command: Command) => boolean;
  #last = 0;

  constructor(send: (command: Command) => boolean) {
    this.#send = send;
  }

  /** Sends the command that is made with a new id; its outcome comes when it is known. */
  send(make: (id: number) => Command): Promise<Outcome> {
    this.#last += 1;
    const id = this.#last;
    if (!this.#send(make(id))) return Promise.resolve({ kind: 'unsent' });
    return new Promise((resolve) => this.#waiting.set(id, { broken: false, resolve }));
  }

  answered(frame: Answering): void {
    if (frame.id === null) return;
    const waiting = this.#waiting.get(frame.id);
    this.#waiting.delete(frame.id);
    waiting?.resolve(outcome(frame));
  }

  /** The line broke: no answer to what was sent will come any more. */
  broke(): void {
    for (const waiting of this.#waiting.values()) waiting.broken = true;
  }

  /** A new line has brought everything that had happened. */
  synced(): void {
    for (const [id, waiting] of this.#waiting) {
      if (!waiting.broken) continue;
      this.#waiting.delete(id);
      waiting.resolve({ kind: 'unknown' });
    }
  }
}

function outcome(frame: Answering): Outcome {
  switch (frame.type) {
    case 'done':
      return { kind: 'done' };
    case 'refused':
      return { kind: 'refused', problem: frame.problem };
    case 'reasons':
      return { kind: 'told', problems: frame.problems };
    case 'foreseen':
      return { kind: 'foreseen', foreseen: frame };
  }
}
