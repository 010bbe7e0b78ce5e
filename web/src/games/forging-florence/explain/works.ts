/** Artists, their pieces, and the three sorts of pieces. */
import type { Explanation } from '../../../table/explain/explanation';
import Print from '../cards/Print.svelte';
import { makers, ownerOf, piecesBy, remaining } from '../cards/cards';
import { isDoubled } from '../moves/effects';
import { ARTISTS, PIECES, type Sort } from '../names';
import {
  copiesOf,
  feeOf,
  levelOf,
  sculpturesCountMost,
  sortLevel,
  timesOf,
  worthOf,
} from '../numbers';
import type { Speech } from '../speech';
import { piecesText, tokensText } from '../text/mats';
import { sentence } from '../text/places';
import type { View } from '../types';
import { handOf, isOwn, isSort, needsText, ownHand, possibleTexts } from './pieces';

const WIDTH = 84; // pixels of a print on a card

const sketch = (kind: 'artist' | 'piece', key: string): Explanation['drawing'] => ({
  part: Print,
  props: { card: { kind, key }, width: WIDTH },
});

export function artist(speech: Speech, view: View, key: string): Explanation | null {
  const there = ARTISTS[key];
  if (!there) return null;
  const owner = ownerOf(view, key);
  const ability = speech.ability(key, view);
  const crafts = there.crafts.length > 1 ? 'all' : there.crafts[0];
  return {
    title: speech.artist(key),
    drawing: sketch('artist', key),
    what: speech.say(`explain-artist-${crafts}`, {
      pieces: speech.words.listed(piecesBy(key).map((piece) => speech.piece(piece))),
    }),
    cost: [speech.say('explain-fee', { fee: feeOf(view, key), level: levelOf(view, key) })],
    pays: ability === '' ? [] : [ability],
    gain: possibleTexts(speech, view, key),
    state: [
      owner === null
        ? speech.say('forging-florence-web-on-table')
        : speech.say('forging-florence-web-works-for', speech.who(owner)),
    ],
    rule: ability === '' ? 'F4.8' : 'F5.4',
  };
}

export function piece(speech: Speech, view: View, key: string): Explanation | null {
  const work = PIECES[key];
  if (!work) return null;
  const own = ownHand(view);
  return {
    title: speech.piece(key),
    drawing: sketch('piece', key),
    what: speech.say('explain-piece', {
      sort: speech.sortLabel(work.sort),
      artist: speech.artist(work.artist),
    }),
    cost: [needsText(speech, view, key)],
    pays: [worthText(speech, view, key, work.sort)],
    gain: [
      ...possibleTexts(speech, view, key),
      ...(own && isOwn(view, key) ? [tokensText(speech, own)] : []),
    ],
    state: [leftText(speech, view, key), ...makersText(speech, view, key)],
    rule: key === 'dome' ? 'F5.1' : 'F4.4',
  };
}

function worthText(speech: Speech, view: View, key: string, sort: Sort): string {
  const { lire, made, sold } = worthOf(view, sort);
  const double = isDoubled(view, key);
  const times = timesOf(view, key);
  const id = `forging-florence-web-worth${double ? '-double' : ''}`;
  return speech.say(id, { lire, made: times * made, sold: times * sold });
}

function leftText(speech: Speech, view: View, key: string): string {
  const copies = copiesOf(view, key);
  const left = remaining(view, key);
  return sentence(speech, speech.say('forging-florence-web-left', { left, copies }));
}

function makersText(speech: Speech, view: View, key: string): string[] {
  const all = makers(view, key).map(({ seat, made }) => `${speech.seatOrYou(seat)} (${made})`);
  if (all.length === 0) return [];
  return [speech.say('forging-florence-web-made-by', { players: speech.words.listed(all) })];
}

/** Paintings, books or sculptures; with a seat, those that it has made. */
export function sort(speech: Speech, view: View, key: string, seat?: string): Explanation | null {
  if (!isSort(key)) return null;
  const hand = seat === undefined ? undefined : handOf(view, seat);
  const some = hand ? [hand] : view.hands;
  return {
    title: hand
      ? speech.say('explain-title-sort', {
          player: speech.seat(hand.seat),
          sort: speech.sortLabel(key),
        })
      : speech.sortLabel(key),
    drawing: { icon: `ff-${key}` },
    what: speech.say(`explain-sort-${key}`, {
      level: sortLevel(view, key),
      most: sculpturesCountMost(view) ? 'yes' : 'no',
    }),
    cost: [needsText(speech, view, anyPiece(key))],
    pays: [speech.say('forging-florence-web-worth', worthOf(view, key))],
    state: some.map(
      (one) =>
        `${speech.seatOrYou(one.seat)}: ${piecesText(speech, one) || speech.say('forging-florence-web-no-pieces')}`,
    ),
    rule: 'F5.3',
  };
}

/** A piece that takes what all of its sort take. */
function anyPiece(wanted: Sort): string {
  const plain = Object.entries(PIECES).find(
    ([, work]) => work.sort === wanted && work.artist !== 'brunelleschi',
  );
  return plain?.[0] ?? '';
}
