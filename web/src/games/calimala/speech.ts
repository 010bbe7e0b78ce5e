/** The names of things in the reader's language, by the keys that views and events use. */
import type { Values } from '../../i18n/words';
import { Speech as Names } from '../../table/speech';
import { WHITE } from './names';

/** Names and sentences for one reader of Calimala. */
export class Speech extends Names {
  /** The game's own words for what others have, too, come first. */
  override say(id: string, values: Values = {}): string {
    return super.say(this.words.own('calimala', id), values);
  }

  /** Whether there is such a message, the game's own or for all games. */
  has(id: string): boolean {
    return this.words.has(this.words.own('calimala', id));
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
    return this.has(id) ? this.say(id) : this.category(category);
  }

  /** The owner of a disc, in a list of discs. */
  disc(disc: number): string {
    return disc === WHITE ? this.say('table-white') : this.seatOrYou(disc);
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
