/** The names of things in the reader's language, by the keys that views and events use. */
import type { SeatInfo } from '../../protocol';
import { seatName } from '../../seats';
import type { Values, Words } from '../../words';
import { WHITE } from './names';

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

  /** An action, as on its square. */
  kind(kind: string): string {
    return this.say(`kind-${kind}`);
  }

  /** A street: its two actions in reading order. */
  street(kinds: readonly [string, string]): string {
    return this.say('street', { first: this.kind(kinds[0]), second: this.kind(kinds[1]) });
  }

  /** What a tile or a scoring card scores. */
  category(category: string): string {
    return this.say(`category-${category}`);
  }

  /** The same where there is little room. */
  short(category: string): string {
    const id = `building-${category}-short`;
    return this.words.has(id) ? this.say(id) : this.category(category);
  }

  /** The name of who sits there. */
  seat(seat: number): string {
    return this.#names[seat] ?? this.say(`seat-${seat}`);
  }

  /** The same, or "you". */
  seatOrYou(seat: number): string {
    return seat === this.reader ? this.say('table-you') : this.seat(seat);
  }

  /** The owner of a disc, in a list of discs. */
  disc(disc: number): string {
    return disc === WHITE ? this.say('table-white') : this.seatOrYou(disc);
  }

  /** The values that a sentence about a seat needs. */
  who(seat: number): Values {
    return { you: seat === this.reader ? 'yes' : 'no', player: this.seat(seat) };
  }

  /** How much cloth goes where: 2 to Lisbon and 1 to London. */
  destinations(cities: readonly string[]): string {
    const counted = new Map<string, number>();
    for (const city of cities) counted.set(city, (counted.get(city) ?? 0) + 1);
    return this.words.listed(
      [...counted].map(([city, count]) => `${count} ${this.say(`city-${city}-to`)}`),
    );
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
