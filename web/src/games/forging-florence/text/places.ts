/** What there is on and beside the hexes, in words. */
import { beside, distance, hexName, type At } from '../board/hexes';
import { priceOf } from '../numbers';
import type { Speech } from '../speech';
import type { Hex, View } from '../types';
import { byName } from '../board/ways';

/** What is to be had beside what (F4.3). */
const GIVES: Readonly<Record<string, string>> = {
  quarry: 'stone',
  mill: 'paper',
  merchant: 'tools',
  apothecary: 'paint',
  'print-shop': 'press',
};

/** The seats whose figures stand on a hex. */
export function standing(view: View, at: At): number[] {
  return view.hands
    .filter((hand) => hand.hex[0] === at.q && hand.hex[1] === at.r)
    .map((hand) => hand.seat);
}

/** What can be done from a hex beside something: "beside a quarry", once for each kind. */
export function neighbours(speech: Speech, view: View, at: At): string[] {
  const hexes = byName(view);
  const texts = beside(at).flatMap((next) => {
    const hex = hexes.get(hexName(next));
    return hex ? besideText(speech, hex) : [];
  });
  return [...new Set(texts)];
}

function besideText(speech: Speech, hex: Hex): string[] {
  if (hex.building === 'guild-house') {
    return hex.seat === null
      ? []
      : [speech.say('forging-florence-beside-guild-house', speech.who(hex.seat))];
  }
  const key = hex.building ?? (hex.terrain === 'quarry' ? 'quarry' : null);
  return key ? [speech.say(`forging-florence-beside-${key}`)] : [];
}

/** Where a figure goes: "to the hex 2,-2, beside a quarry". */
export function toHex(speech: Speech, view: View, at: At): string {
  if (distance(at) === 0) return speech.say('forging-florence-to-golden');
  const places = neighbours(speech, view, at);
  const hex = hexName(at);
  return places.length > 0
    ? speech.say('forging-florence-to-hex-beside', { hex, places: speech.words.listed(places) })
    : speech.say('forging-florence-to-hex', { hex });
}

/** All there is to say of a hex as it stands: what it is, who stands there, what lies beside it. */
export function describe(speech: Speech, view: View, hex: Hex): string {
  const lines = [`${speech.hex(view, hex)}.`];
  const seats = standing(view, hex).map((seat) => speech.seatOrYou(seat));
  if (seats.length > 0) {
    lines.push(speech.say('forging-florence-web-stands', { players: speech.words.listed(seats) }));
  }
  const near = hex.walkable ? neighbours(speech, view, hex) : [];
  if (near.length > 0) lines.push(sentence(speech, speech.words.listed(near)));
  return lines.join(' ');
}

/** The resource that is to be had beside a hex; none beside most. */
export const gives = (hex: Hex): string | undefined => GIVES[hex.building ?? hex.terrain];

/** What whoever stands beside a hex can buy or collect there; nothing beside most. */
export function offers(speech: Speech, view: View, hex: Hex): string[] {
  const resource = gives(hex);
  if (resource === undefined) return [];
  const values = { resource: speech.say(`forging-florence-resource-${resource}-one`) };
  const price = priceOf(view, resource);
  return price === 0
    ? [speech.say('forging-florence-web-collect', values)]
    : [speech.say('forging-florence-web-buy', { ...values, price })];
}

/** Words with a capital and a full stop. */
export function sentence(speech: Speech, text: string): string {
  return `${text.charAt(0).toLocaleUpperCase(speech.words.language)}${text.slice(1)}.`;
}
