/** Who keeps a match waiting, and since when: what the server last said of it, asked now and then. */
import { api } from '../../net/api';
import type { Wait } from '../../net/protocol';
import type { Table } from '../../net/store';

const HOUR = 3_600_000;
const DAY = 24 * 3600; // seconds

/** The seat that is waited for has done nothing for a day, and whoever looks plays, too. */
export function isLate(wait: Wait | null, table: Table, now: number): boolean {
  const seat = wait === null ? undefined : table.match.seats[wait.seat];
  const plays = table.match.seats.some((seat) => seat.yours && seat.standing_in === null);
  if (wait === null || seat?.standing_in !== null || seat.yours) return false;
  return plays && now >= wait.since + DAY;
}

/** Whether a bot plays for whoever looks, as the others wished. */
export function isReplaced(table: Table): boolean {
  const { seats, status } = table.match;
  return status === 'running' && seats.some((seat) => seat.yours && seat.absent);
}

export class Delay {
  readonly #id: string;
  readonly #timer = setInterval(() => void this.#ask(), HOUR);
  /** What was answered, and how much had happened by then. */
  #told = $state.raw<{ steps: number; wait: Wait | null } | null>(null);
  #now = $state(Date.now() / 1000);
  readonly #table: () => Table | null;

  constructor(id: string, table: () => Table | null) {
    this.#id = id;
    this.#table = table;
    document.addEventListener('visibilitychange', this.#turn);
    void this.#ask();
  }

  /** What is known as somebody has just done something about it. */
  take(wait: Wait | null): void {
    const table = this.#table();
    if (table !== null) this.#told = { steps: table.log.length, wait };
  }

  close(): void {
    clearInterval(this.#timer);
    document.removeEventListener('visibilitychange', this.#turn);
  }

  /** For whom the match waits too long, if anybody may do something about it. */
  get late(): Wait | null {
    const table = this.#table();
    if (table?.match.status !== 'running') return null;
    const told = this.#told?.steps === table.log.length ? this.#told.wait : null;
    return isLate(told, table, this.#now) ? told : null;
  }

  readonly #turn = (): void => {
    if (Date.now() / 1000 - this.#now > HOUR / 1000) void this.#ask();
  };

  /** No move tells for whom the match waits from then on: that is asked when nothing happens. */
  async #ask(): Promise<void> {
    const table = this.#table();
    if (document.visibilityState === 'hidden' || table?.match.status !== 'running') return;
    this.#now = Date.now() / 1000;
    try {
      this.take((await api.card(this.#id)).wait);
    } catch {
      // It is asked again, in an hour or when the page comes into sight.
    }
  }
}
