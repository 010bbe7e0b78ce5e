/** Everything at the table of Forging Florence that has a card: `data-about` says which. */
import { takeApart, type Explanation } from '../../../table/explain/explanation';
import { hexName } from '../board/hexes';
import { ARTISTS, PIECES, RESOURCES, SORTS } from '../names';
import { allParts } from '../scoring/prestige';
import type { Speech } from '../speech';
import type { View } from '../types';
import { die, prestigePart, round } from './course';
import { KINDS as PARTS, part, token } from './hands';
import { hex } from './places';
import { artist, piece, sort } from './works';

type Card = (speech: Speech, view: View, key: string, more?: string) => Explanation | null;

const CARDS: Readonly<Record<string, Card>> = {
  hex,
  artist,
  piece,
  sort,
  token,
  round,
  die,
  part: prestigePart,
  ...Object.fromEntries(
    PARTS.map((kind): [string, Card] => [
      kind,
      (speech, view, seat) => part(kind, speech, view, seat),
    ]),
  ),
};

/** The card of a thing; null for what is not at the table. */
export function explain(speech: Speech, view: View, about: string): Explanation | null {
  const [kind, key = '', more] = takeApart(about, view.viewer);
  return CARDS[kind]?.(speech, view, key, more) ?? null;
}

/** All things of a position that have a card. */
export function things(view: View): string[] {
  return [
    'round',
    ...(view.roll === null ? [] : ['die']),
    ...view.hexes.map((one) => `hex ${hexName(one)}`),
    ...Object.keys(ARTISTS).map((one) => `artist ${one}`),
    ...Object.keys(PIECES).map((one) => `piece ${one}`),
    ...SORTS.map((one) => `sort ${one}`),
    ...allParts(view).map((one) => `part ${one}`),
    ...view.hands.flatMap(({ seat }) => ofSeat(seat)),
  ];
}

const ofSeat = (seat: number): string[] => [
  ...PARTS.map((kind) => `${kind} ${seat}`),
  ...RESOURCES.map((one) => `token ${one} ${seat}`),
  ...SORTS.map((one) => `sort ${one} ${seat}`),
];
