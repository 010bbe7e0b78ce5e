/** Everything at the table of Calimala that has a card: `data-about` says which. */
import { takeApart, type Explanation } from '../../../table/explain/explanation';
import { CHURCHES, CITIES, KINDS, MATERIALS } from '../names';
import { coming, finalCards } from '../scoring/tiles';
import type { Speech } from '../speech';
import { hasDeck } from '../text/status';
import type { View } from '../types';
import { actionCard, square } from './actions';
import { street } from './city';
import { deck, round } from './course';
import { majority, scoringCard, tieOrder, tile } from './majorities';
import { KINDS as PARTS, part, warehouse } from './mats';
import { church, city, council } from './places';

type Card = (speech: Speech, view: View, key: string, more?: string) => Explanation | null;

const CARDS: Readonly<Record<string, Card>> = {
  square,
  'action-card': actionCard,
  street,
  tile,
  majority,
  'scoring-card': scoringCard,
  ties: tieOrder,
  church,
  city,
  council,
  warehouse,
  round,
  deck,
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

/** All things of a position that have a card; of several with one name the first is what is meant. */
export function things(view: View): string[] {
  return [
    'round',
    ...(hasDeck(view) ? ['deck'] : []),
    ...view.squares.map((kind) => `square ${kind}`),
    ...CHURCHES.map((one) => `church ${one}`),
    ...CITIES.map((one) => `city ${one}`),
    'council',
    'ties',
    ...view.streets.map((_, number) => `street ${number}`),
    ...view.tiles.map((_, number) => `tile ${number}`),
    ...coming(view, view.tiles.length).map(({ category }) => `majority ${category}`),
    'majority palazzo',
    ...finalCards(view).map(
      ({ category, own }) => `scoring-card ${category} ${own ? 'kept' : 'open'}`,
    ),
    ...view.mats.flatMap(({ seat }) => onMat(seat)),
    ...KINDS.map((kind) => `action-card ${kind}`),
    ...dealtCards(view),
  ];
}

const onMat = (seat: number): string[] => [
  ...PARTS.map((kind) => `${kind} ${seat}`),
  ...MATERIALS.map((material) => `warehouse ${seat} ${material}`),
];

/** The scoring cards of which one is to be kept. */
function dealtCards(view: View): string[] {
  const cards = view.mats.find((mat) => mat.seat === view.viewer)?.dealt ?? [];
  return cards.map((category) => `scoring-card ${category} dealt`);
}
