/** What players have: goods, buildings, discs, cards, points. */
import type { Drawing, Explanation } from '../../../table/explain/explanation';
import { TRADE_CITIES, WHITE } from '../names';
import { clothOf, priceOf, shipsOf, wareOf, workshopsOf } from '../rooms';
import type { Speech } from '../speech';
import { clothText, housesText, matText, secrets, storesText } from '../text/mats';
import type { Mat, View } from '../types';
import { ableText, matOf } from './pieces';

/** What is to be said of one thing on a mat; whose it is stands in the title. */
interface Part {
  readonly drawing: (mat: Mat) => Drawing;
  readonly what: (speech: Speech, view: View) => string;
  readonly cost?: (speech: Speech, view: View) => string;
  readonly state: (speech: Speech, view: View, mat: Mat) => string[];
  /** The action that the reader needs for it. */
  readonly action?: string;
  readonly rule: string;
}

const icon = (id: string) => (): Drawing => ({ icon: id });
const buildCost =
  (what: string) =>
  (speech: Speech, view: View): string =>
    speech.say(`explain-cost-${what}`, priceOf(view, what));
const discsText = (speech: Speech, _: View, mat: Mat): string[] => [
  speech.say('table-mat-discs', { discs: mat.coloured, white: mat.white }),
];
const councilText = (speech: Speech, _: View, mat: Mat): string[] => [
  speech.say('table-mat-council', { seats: mat.seats, artworks: mat.artworks['palazzo'] ?? 0 }),
];

const PARTS: Readonly<Record<string, Part>> = {
  workshops: {
    drawing: icon('e-cloth'),
    what: (speech, view) =>
      speech.say('explain-workshops', {
        slots: clothOf(view),
        most: workshopsOf(view),
      }),
    cost: buildCost('workshop'),
    state: (speech, _, mat) => [clothText(speech, mat)],
    action: 'weave',
    rule: 'C4.4',
  },
  ships: {
    drawing: (mat) => ({ piece: 'ship', seat: mat.seat }),
    what: (speech, view) => speech.say('explain-ships', { most: shipsOf(view) }),
    cost: buildCost('ship'),
    state: (speech, _, mat) => [speech.say('table-mat-ships', { ships: mat.ships })],
    action: 'ship',
    rule: 'C4.5',
  },
  houses: {
    drawing: (mat) => ({ piece: 'house', seat: mat.seat }),
    what: (speech) => speech.say('explain-houses', { most: TRADE_CITIES.length }),
    cost: buildCost('house'),
    state: (speech, _, mat) => [housesText(speech, mat)],
    action: 'transport',
    rule: 'C4.6',
  },
  seats: {
    drawing: icon('e-seat'),
    what: (speech) => speech.say('explain-seats'),
    state: councilText,
    rule: 'C5.1',
  },
  artworks: {
    drawing: icon('e-artwork'),
    what: (speech) => speech.say('explain-artworks'),
    state: councilText,
    action: 'artwork',
    rule: 'C4.3',
  },
  discs: {
    drawing: (mat) => ({ piece: 'disc', seat: mat.seat }),
    what: (speech) => speech.say('explain-discs'),
    state: discsText,
    rule: 'C3.1',
  },
  white: {
    drawing: () => ({ piece: 'disc', seat: WHITE }),
    what: (speech) => speech.say('explain-white'),
    state: discsText,
    rule: 'C3.3',
  },
  cubes: {
    drawing: (mat) => ({ piece: 'cube', seat: mat.seat }),
    what: (speech) => speech.say('explain-cubes'),
    state: (speech, _, mat) => [speech.say('table-mat-reserve', { cubes: mat.reserve })],
    rule: 'C1.1',
  },
  hand: {
    drawing: icon('e-cardback'),
    what: (speech) => speech.say('explain-hand'),
    state: (speech, view, mat) => [
      speech.say('table-mat-hand', { cards: mat.hand_size }),
      ...(mat.seat === view.viewer ? secrets(speech, mat) : []),
    ],
    rule: 'C3.5',
  },
  points: {
    drawing: (mat) => ({ piece: 'shield', seat: mat.seat }),
    what: (speech) => speech.say('explain-points'),
    state: (speech, view) => [
      view.mats.map((mat) => `${speech.seatOrYou(mat.seat)} ${mat.score}`).join(', '),
    ],
    rule: 'C6.3',
  },
  mat: {
    drawing: (mat) => ({ piece: 'shield', seat: mat.seat }),
    what: (speech) => speech.say('explain-mat'),
    state: (speech, view, mat) => matText(speech, view, mat),
    rule: 'C1.1',
  },
};

/** Kinds of things on a mat; each has a card for every seat. */
export const KINDS = Object.keys(PARTS);

/** A thing on the mat of a seat. */
export function part(kind: string, speech: Speech, view: View, seat: string): Explanation | null {
  const [there, mat] = [PARTS[kind], matOf(view, seat)];
  if (!there || !mat) return null;
  const own = mat.seat === view.viewer;
  return {
    title: speech.say(`explain-title-${kind}`, { player: speech.seat(mat.seat) }),
    drawing: there.drawing(mat),
    what: there.what(speech, view),
    cost: there.cost ? [there.cost(speech, view)] : [],
    gain: own && there.action ? ableText(speech, view, there.action) : [],
    state: there.state(speech, view, mat),
    rule: there.rule,
  };
}

/** A warehouse of a seat. */
export function warehouse(
  speech: Speech,
  view: View,
  seat: string,
  material = '',
): Explanation | null {
  const mat = matOf(view, seat);
  if (!mat || mat.warehouse[material] === undefined) return null;
  const name = speech.kind(material);
  return {
    title: speech.say('explain-title-warehouse', { player: speech.seat(mat.seat), name }),
    drawing: { icon: `e-${material}` },
    what: speech.say(`explain-warehouse-${material}`, {
      slots: wareOf(view, material),
    }),
    gain: mat.seat === view.viewer ? ableText(speech, view, material) : [],
    state: [storesText(speech, mat)],
    rule: 'C4.1',
  };
}
