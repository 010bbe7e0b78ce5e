/** The names of things in the reader's language, by the keys that views and events use. */
import { Speech as Names } from '../../table/speech';
import type { Values } from '../../i18n/words';
import { ARTISTS } from './names';
import { abilityValues } from './numbers';
import type { Hex, View } from './types';
import { bridges } from './board/bridges';
import { hexName, region, type At } from './board/hexes';

/** Names and sentences for one reader of Forging Florence. */
export class Speech extends Names {
  /** The game's own words for what others have, too, come first. */
  override say(id: string, values: Values = {}): string {
    return super.say(this.words.own('forging-florence', id), values);
  }

  /** A resource inside a sentence. */
  resource(key: string): string {
    return this.say(`forging-florence-resource-${key}`);
  }

  /** The same as a label. */
  resourceLabel(key: string): string {
    return this.say(`forging-florence-resource-${key}-label`);
  }

  artist(key: string): string {
    return this.say(`forging-florence-artist-${key}`);
  }

  /** What an artist is: painter, author, sculptor, or all of it. */
  craft(artist: string): string {
    const crafts = ARTISTS[artist]?.crafts ?? [];
    return this.say(`forging-florence-craft-${crafts.length > 1 ? 'all' : crafts[0]}`);
  }

  /** What an artist is worth beyond the pieces; empty if nothing. */
  ability(artist: string, view: View): string {
    const id = `forging-florence-ability-${artist}`;
    return this.words.has(id) ? this.say(id, abilityValues(view, artist)) : '';
  }

  piece(key: string): string {
    return this.say(`forging-florence-piece-${key}`);
  }

  sort(key: string): string {
    return this.say(`forging-florence-sort-${key}`);
  }

  sortLabel(key: string): string {
    return this.say(`forging-florence-sort-${key}-label`);
  }

  part(key: string): string {
    return this.say(`forging-florence-part-${key}`);
  }

  lire(lire: number): string {
    return this.say('forging-florence-lire', { lire });
  }

  /** What a hex is: its building, its bridge, or its terrain. */
  ground(view: View, hex: Hex): string {
    const bridge = bridges(view).find((one) => one.hexes.includes(hex));
    if (bridge) return this.say(`forging-florence-bridge-${bridge.key}`);
    if (hex.building === 'guild-house') return this.house(hex);
    if (hex.building) return this.say(`forging-florence-building-${hex.building}`);
    return this.say(`forging-florence-terrain-${hex.terrain}`);
  }

  /** Whose guild house it is. */
  house(hex: Hex): string {
    return hex.seat === null
      ? this.say('forging-florence-web-house-nobody')
      : this.say('forging-florence-web-house', this.who(hex.seat));
  }

  /** A hex with its part of the map and its coordinates: "Quarry in the north-west (-1,-5)". */
  hex(view: View, hex: Hex): string {
    return this.say('forging-florence-web-hex', {
      ground: this.ground(view, hex),
      where: this.region(hex),
      hex: hexName(hex),
    });
  }

  region(hex: At): string {
    return this.say(`forging-florence-web-in-${region(hex)}`);
  }
}
