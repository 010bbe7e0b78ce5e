/**
 * How long commands take from the press until their outcome is on the screen, for a server that
 * traces; nothing else loads this.
 */
import type { Command, Reply, Seen } from './protocol';

const MOST = 16; // commands that are told of at once
const RECENT = 10_000; // milliseconds; what was pressed before has nothing to do with a command
const PRESSES = ['pointerdown', 'keydown', 'click'] as const;

/** When something was pressed last, on any page of this browser's tab. */
let pressed = 0;
for (const kind of PRESSES)
  addEventListener(kind, (event) => (pressed = event.timeStamp), { capture: true, passive: true });

export class Clicks {
  readonly #sent = new Map<number, { at: number; after: number }>();
  #seen: Seen[] = [];

  /** A command is on its way; pings, and what the page asks by itself, were not pressed. */
  sent(command: Command): void {
    const at = performance.now();
    if (command.id !== 0 && at - pressed < RECENT)
      this.#sent.set(command.id, { at, after: at - pressed });
  }

  /** An answer is on its way to the screen. */
  answered(frame: Reply): void {
    if ((frame.type !== 'done' && frame.type !== 'refused') || frame.id === null) return;
    const sent = this.#sent.get(frame.id);
    if (sent === undefined) return;
    const command = frame.id;
    this.#sent.delete(command);
    requestAnimationFrame(() =>
      setTimeout(() => {
        const shown = performance.now() - sent.at;
        const seen = { command, sent: Math.round(sent.after), shown: Math.round(shown) };
        this.#seen = [...this.#seen, seen].slice(-MOST);
      }),
    );
  }

  /** What a ping tells, once; nothing where there is nothing to tell. */
  told(): { seen?: Seen[] } {
    const seen = this.#seen;
    this.#seen = [];
    return seen.length ? { seen } : {};
  }
}
