/** What to call people and things at a table, for one reader. */
import type { SeatInfo } from '../net/protocol';
import { seatName } from '../parts/seats';
import type { Values, Words } from '../i18n/words';

/** Names and sentences for one reader: the seat that is watched, or null for a spectator. */
export class Speech {
  readonly #names: readonly string[];

  constructor(
    readonly words: Words,
    seats: readonly SeatInfo[],
    readonly reader: number | null,
  ) {
    this.#names = distinct(words, seats);
  }

  say(id: string, values: Values = {}): string {
    return this.words.say(id, values);
  }

  /** The name of who sits there. */
  seat(seat: number): string {
    return this.#names[seat] ?? this.say(`seat-${seat}`);
  }

  /** The same, or "you". */
  seatOrYou(seat: number): string {
    return seat === this.reader ? this.say('table-you') : this.seat(seat);
  }

  /** The values that a sentence about a seat needs. */
  who(seat: number): Values {
    return { you: seat === this.reader ? 'yes' : 'no', player: this.seat(seat) };
  }
}

/** What to call each seat; who has the name of another is told apart by the colour. */
function distinct(words: Words, seats: readonly SeatInfo[]): string[] {
  const names = seats.map((_, seat) => seatName(words, seats, seat));
  return names.map((name, seat) =>
    names.filter((other) => other === name).length > 1
      ? words.say('table-name-colour', { name, colour: words.say(`seat-${seat}`) })
      : name,
  );
}
