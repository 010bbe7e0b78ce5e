/** What there is to see at the table, in sentences: places, artists, pieces, prestige. */
import { artists, makers, ownerOf } from '../cards/cards';
import { leftText } from '../cards/facts';
import { hexName } from '../board/hexes';
import { PIECES } from '../names';
import { feeOf } from '../numbers';
import { parts, pointsOf } from '../scoring/prestige';
import { lookText } from './prompt';
import type { Speech } from '../speech';
import type { Hex, View } from '../types';
import { wayTo, ways } from '../board/ways';

const SPECIAL = /golden|bridge|quarry|mill/;

/** The hexes that are more than ground: there is something, or somebody stands there. */
export function places(view: View): Hex[] {
  return view.hexes.filter(
    (hex) =>
      hex.building !== null ||
      hex.offers.length > 0 ||
      SPECIAL.test(hex.terrain) ||
      view.hands.some((hand) => hand.hex[0] === hex.q && hand.hex[1] === hex.r),
  );
}

/** Where something is to be had or done, the nearest to one's figure first. */
export function near(speech: Speech, view: View): string[] {
  const found = ways(view, view.viewer ?? view.active);
  const steps = (hex: Hex): number => wayTo(found, hexName(hex)).length;
  return places(view)
    .filter((hex) => hex.walkable && hex.offers.length + Number(hex.terrain === 'golden') > 0)
    .filter((hex) => steps(hex) > 0)
    .sort((a, b) => steps(a) - steps(b))
    .map((hex) => lookText(speech, view, hex));
}

/** An artist: craft, fee, for whom, and the ability. */
export function artistText(speech: Speech, view: View, artist: string): string {
  const owner = ownerOf(view, artist);
  const card = speech.say('forging-florence-web-words-artist', {
    artist: speech.artist(artist),
    craft: speech.craft(artist),
    fee: feeOf(view, artist),
  });
  const whose =
    owner === null
      ? speech.say('forging-florence-web-on-table')
      : speech.say('forging-florence-web-works-for', speech.who(owner));
  return [`${card}.`, whose, speech.ability(artist, view)].filter((part) => part !== '').join(' ');
}

export const artistTexts = (speech: Speech, view: View): string[] =>
  artists(view).map((artist) => artistText(speech, view, artist));

/** A piece: what it is, by whom, how many cards are left, who has made it. */
export function pieceText(speech: Speech, view: View, piece: string): string {
  const work = PIECES[piece];
  const text = speech.say('forging-florence-web-words-piece', {
    piece: speech.piece(piece),
    sort: speech.sort(work?.sort ?? ''),
    artist: speech.artist(work?.artist ?? ''),
    left: leftText(speech, view, piece),
  });
  const made = makers(view, piece).map((one) => `${speech.seatOrYou(one.seat)} ${one.made}`);
  return made.length > 0 ? `${text} (${made.join(', ')}).` : `${text}.`;
}

export const pieceTexts = (speech: Speech, view: View): string[] =>
  Object.keys(PIECES).map((piece) => pieceText(speech, view, piece));

/** Everybody's prestige with its parts. */
export function prestigeTexts(speech: Speech, view: View): string[] {
  return view.hands.map((hand) => {
    const lines = parts(view)
      .filter((part) => pointsOf(hand, part) !== 0)
      .map((part) => `${speech.part(part)} ${pointsOf(hand, part)}`);
    const sum = `${speech.seatOrYou(hand.seat)}: ${hand.score}`;
    return lines.length > 0 ? `${sum} (${lines.join(', ')}).` : `${sum}.`;
  });
}
